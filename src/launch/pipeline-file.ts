/** The pipeline file of a run that goes on. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { STORE_FOLDER } from '../files/setting.ts';
import { readSnapshot, snapshotPath } from '../files/snapshot-file.ts';
import { isInWorkflow } from '../record/in-workflow.ts';
import type { Run } from '../record/run.ts';
import { storedFile } from '../saved/stored-file.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { isTemporaryName } from '../workspace/temporary.ts';
import { MOST_BYTES } from './load-pipeline.ts';
import type { PipelineFile } from './locate.ts';
import { Refusal } from './refusal.ts';
import { mustHaveFiles } from './removed-files.ts';

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
