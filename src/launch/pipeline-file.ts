/** The pipeline file of a run: found, read, checked. */
import { closeSync, existsSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { STORE_FOLDER } from '../files/setting.ts';
import { readSnapshot, snapshotPath } from '../files/snapshot-file.ts';
import type { Pipeline } from '../pipeline/model.ts';
import { readPipeline } from '../pipeline/read.ts';
import { isInWorkflow } from '../record/in-workflow.ts';
import type { Run } from '../record/run.ts';
import { storedFile } from '../saved/stored-file.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { reasonOf } from '../store/errors.ts';
import { isTemporaryName } from '../workspace/temporary.ts';
import type { PipelineFile } from './locate.ts';
import { Refusal } from './refusal.ts';
import { mustHaveFiles } from './removed-files.ts';

/** The most bytes of a pipeline file that are read: enough to say that it is too large. */
const MOST_BYTES = 1024 * 1024 + 1;

/**
 * The pipeline file of a run that goes on. In an empty workspace, and in one that an attempt has begun to fill, it is the one that the
 * run began with, if the store holds it: the files come back only after it has been read.
 * @throws Refusal exit 4 where it does not, or the run has none; exit 2 where the file is not in the workspace
 */
export async function pipelineOf(
  run: Run,
  workspace: string,
  store: DirectoryStore | null,
): Promise<PipelineFile> {
  const { path } = run.pipeline;
  if (isInWorkflow(run)) throw inWorkflow(run);
  const named = { file: resolve(workspace, path), path };
  if (store === null || isAbsolute(path)) return named;
  if (!isEmpty(workspace)) {
    if (existsSync(named.file)) return named;
    if (!isHalfFilled(workspace, run, store)) throw pipelineMissing(run);
  }
  mustHaveFiles(store, run);
  const stored = await storedFile(path, { run, directory: store.packsPath(run.run_id), most: MOST_BYTES });
  if (stored.kind === 'found') return { ...named, bytes: stored.bytes };
  throw stored.kind === 'deleted' ? pipelineDeleted(run) : pipelineGone(run);
}

function inWorkflow({ run_id }: Run): Refusal {
  return new Refusal(
    4,
    `the steps of ${run_id} stay in the workflow: only a re-run of the job goes on with them`,
    {
      hint: `\`savepoint restore ${run_id} --to DIR\` writes its files`,
    },
  );
}

function pipelineMissing({ run_id, pipeline, sources }: Run): Refusal {
  const commit = sources.at(-1)?.commit ?? null;
  return new Refusal(2, `${run_id} began with ${pipeline.path}, which is not in this folder`, {
    hint: `bring the file back${commit === null ? '' : `, or go on in a checkout of its commit: git checkout ${commit}`}`,
  });
}

function pipelineDeleted({ run_id, pipeline }: Run): Refusal {
  return new Refusal(
    4,
    `${run_id} began with ${pipeline.path}, which is missing: it was deleted, and Savepoint kept the deletion`,
    {
      hint: `bring the file back: \`savepoint restore ${run_id} --at STEP --to DIR\` has it as it was after a step`,
    },
  );
}

function pipelineGone({ run_id, pipeline, sources }: Run): Refusal {
  const commit = sources.at(-1)?.commit ?? null;
  if (commit === null) {
    const hint = 'bring the file back, or start over with `savepoint run --fresh`';
    return new Refusal(4, `${run_id} began with ${pipeline.path}, which is not here and not in the store`, {
      hint,
    });
  }
  return new Refusal(
    4,
    `${run_id} began with ${pipeline.path}, which only git has, in the commit ${commit}`,
    {
      hint: `check out that commit here, then resume: git checkout ${commit}`,
    },
  );
}

/** Whether an attempt ended before it had brought back what the run wants in the folder: then a file that is missing was deleted by nobody. */
function isHalfFilled(workspace: string, { run_id }: Run, { path }: DirectoryStore): boolean {
  return readSnapshot(snapshotPath(path, realpathSync(workspace), run_id))?.isRestoring === true;
}

/** Whether nothing is in a folder but what Savepoint keeps there. */
function isEmpty(folder: string): boolean {
  return readdirSync(folder).every((name) => name === STORE_FOLDER || isTemporaryName(name));
}

/** Reads and checks a pipeline file. @throws Refusal with every problem of it */
export function loadPipeline(file: PipelineFile): Pipeline {
  const checked = readPipeline({ path: file.path, bytes: readBytes(file) });
  if (checked.ok) return checked.value;
  throw new Refusal(2, `${file.path} cannot be run`, { problems: checked.problems });
}

function readBytes({ file, path, bytes }: PipelineFile): Uint8Array {
  try {
    return bytes ?? readStart(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = { EISDIR: 'it is a directory', ENOENT: 'it is not there' }[code ?? ''] ?? reasonOf(error);
    throw new Refusal(2, `${path} cannot be read: ${why}`, { hint: 'name the pipeline file' });
  }
}

/** The beginning of a file, which may be a device without an end. @throws the system's error */
function readStart(file: string): Uint8Array {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(MOST_BYTES);
    for (let at = 0; ; ) {
      const read = readSync(fd, bytes, at, MOST_BYTES - at, null);
      at += read;
      if (read === 0) return bytes.subarray(0, at);
    }
  } finally {
    closeSync(fd);
  }
}
