/** Where things are: the workspace, the pipeline file, the store. */
import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { folderId } from '../files/folder.ts';
import { STORE_FOLDER } from '../files/setting.ts';
import { reasonOf } from '../store/errors.ts';
import { notYet, Refusal } from './refusal.ts';

export interface Request {
  readonly cwd: string;
  /** `-C`: the workspace, when it was named. */
  readonly workspace: string | null;
  /** The pipeline as it was named: a path or a bare name. */
  readonly pipeline: string | null;
  /** `--store` or SAVEPOINT_STORE. */
  readonly store: string | null;
}

export interface Located {
  /** Real path of an existing directory. */
  readonly workspace: string;
  /** Absolute path of the store, which may not be there yet. */
  readonly store: string;
  /** Whether the store was named, rather than the default. */
  readonly storeNamed: boolean;
}

export interface PipelineFile {
  readonly file: string;
  /** As records name it: relative to the workspace with `/` where it lies inside, else absolute. */
  readonly path: string;
  /** Its bytes, where they come from the store and not from the file. */
  readonly bytes?: Uint8Array;
}

export interface PipelineRequest {
  readonly cwd: string;
  readonly pipeline: string | null;
  /** Whether the workspace was named: then a relative path is looked for there first. */
  readonly isNamed: boolean;
}

/** Where a pipeline without a name is looked for, in this order. */
export const DEFAULT_FILES = ['.github/savepoint.yml', 'savepoint.yml'] as const;

/** Finds the workspace and the store. @throws Refusal when the workspace is not there, or the store is none that can be */
export function locate(request: Request): Located {
  if (request.store?.startsWith('s3://')) throw notYet(`${request.store}: S3`, 'name a folder as the store');
  const workspace =
    request.workspace === null ? nearest(request) : named(resolve(request.cwd, request.workspace));
  const store = request.store === null ? join(workspace, STORE_FOLDER) : resolve(request.cwd, request.store);
  return { workspace, store, storeNamed: request.store !== null };
}

/** The file that a pipeline's name stands for, or that is there by default. @throws Refusal when there is none */
export function findPipeline(workspace: string, request: PipelineRequest): PipelineFile {
  const { pipeline, cwd, isNamed } = request;
  if (pipeline === null) {
    const found = DEFAULT_FILES.map((file) => join(workspace, file)).find((file) => look(file)?.isFile());
    if (found !== undefined) return { file: found, path: nameOf(workspace, found) };
    throw new Refusal(2, `no pipeline file: neither ${DEFAULT_FILES.join(' nor ')} is in ${workspace}`, {
      hint: 'name one: `savepoint run PATH`, or write a first one: `savepoint init`',
    });
  }
  if (isBareName(pipeline)) {
    const file = join(workspace, fileOfName(pipeline));
    if (look(file) !== undefined) return { file, path: nameOf(workspace, file) };
    throw new Refusal(
      2,
      `no pipeline named ${pipeline}: there is no ${fileOfName(pipeline)} in ${workspace}`,
      {
        hint: `to name a file, write its path: ./${pipeline}`,
      },
    );
  }
  const candidates = [...(isNamed ? [] : [cwd]), workspace, cwd].map((from) => resolve(from, pipeline));
  const file = candidates.find((candidate) => look(candidate) !== undefined);
  if (file !== undefined) return { file, path: nameOf(workspace, file) };
  throw new Refusal(2, `no such pipeline file: ${pipeline}`, { hint: `looked for ${candidates[0]}` });
}

/** @throws Refusal unless the workspace can be written to */
export function mustBeWritable(workspace: string): void {
  try {
    accessSync(workspace, constants.W_OK | constants.X_OK);
  } catch {
    throw new Refusal(2, `the workspace ${workspace} cannot be written to`, {
      hint: 'the steps could not write there; check its owner and permissions, or name another with -C',
    });
  }
}

/** A bare NAME means `.github/savepoint/NAME.yml`; anything with a slash or an ending is a path. */
function isBareName(pipeline: string): boolean {
  return (
    pipeline !== '' &&
    !pipeline.includes('/') &&
    !/\.ya?ml$/.test(pipeline) &&
    pipeline !== '.' &&
    pipeline !== '..'
  );
}

function fileOfName(name: string): string {
  return `.github/savepoint/${name}.yml`;
}

/** The identity of the workspace's folder; null where the store lies in it, and so is of this workspace, wherever both were moved or copied to. */
export function folderOf({ workspace, store }: Located): string | null {
  return store === join(workspace, STORE_FOLDER) ? null : folderId(workspace);
}

/** The nearest folder upwards that holds the pipeline file or a store; the current one when none does. */
function nearest({ cwd, pipeline }: Request): string {
  const wanted = pipeline !== null && isBareName(pipeline) ? [fileOfName(pipeline)] : DEFAULT_FILES;
  const start = named(cwd);
  for (let at = start; ; at = dirname(at)) {
    if ([...wanted, join(STORE_FOLDER, 'store.json')].some((file) => isFile(join(at, file)))) return at;
    if (dirname(at) === at) return start;
  }
}

function named(path: string): string {
  const stat = look(path);
  if (stat?.isDirectory()) return realpathSync(path);
  const what = stat === undefined ? 'is not there' : 'is not a directory';
  throw new Refusal(2, `the workspace ${path} ${what}`, { hint: 'check -C, --workspace' });
}

function nameOf(workspace: string, file: string): string {
  const real = join(realpathSync(dirname(file)), basename(file));
  const path = relative(workspace, real);
  return path.startsWith('..') || isAbsolute(path) ? real : path.split(sep).join('/');
}

/** What is at a path, or nothing. @throws Refusal when that cannot be told */
function look(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new Refusal(2, `${path} cannot be looked at: ${reasonOf(error)}`, {
      hint: 'check its owner and permissions, and those of the folders above it',
    });
  }
}

/** What cannot be looked at is not found: it is somebody else's. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
