/** Which files of the workspace git tracks, and which it says are as HEAD has them. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Path } from '../tree/path.ts';
import { type GitCall, runGit } from './git-call.ts';
import type { GitFiles } from './git-files.ts';

/** The files that git tracks in one repository. */
export interface TrackedFiles {
  /** Its folder, relative to the workspace. */
  readonly folder: string;
  /** The file of its index, absolute; null where git fails to tell. */
  readonly index: string | null;
  /** That of the index, before the paths were read. */
  readonly stat: string;
  /** Paths that the index has, or HEAD, as paths of the workspace. Nothing where git fails to tell. */
  readonly paths: ReadonlySet<Path>;
}

/** @throws the signal's reason */
export async function readTracked(call: GitCall, folder: string): Promise<TrackedFiles> {
  const workspace = join(call.workspace, folder);
  let name = '';
  await runGit({ ...call, workspace }, ['rev-parse', '--git-path', 'index'], (line) => {
    name = line.trim();
  });
  return readAt(call, { folder, index: name === '' ? null : resolve(workspace, name) });
}

/** The same of the workspace's repository, of which much is known. @throws the signal's reason */
export function readTrackedHere(call: GitCall, { index, held }: GitFiles): Promise<TrackedFiles> {
  return readAt(call, { folder: '', index }, held.keys());
}

/** The same, read anew where the index may have changed: a commit writes it, too. @throws the signal's reason */
export async function trackedNow(call: GitCall, before: TrackedFiles): Promise<TrackedFiles> {
  return statOf(before.index) === before.stat ? before : readAt(call, before);
}

async function readAt(
  call: GitCall,
  { folder, index }: Pick<TrackedFiles, 'folder' | 'index'>,
  head?: Iterable<Path>,
): Promise<TrackedFiles> {
  const stat = statOf(index);
  const paths = new Set(head);
  const within = { ...call, workspace: join(call.workspace, folder) };
  const above = folder === '' ? './' : `./${folder}/`;
  const add = (name: string) => paths.add(`${above}${name}` as Path);
  await runGit(within, ['ls-files', '-z', '--cached'], add);
  if (head === undefined) await runGit(within, ['ls-tree', '-r', '--name-only', '-z', 'HEAD'], add);
  return { folder, index, stat, paths };
}

/** Whether git tracks a path in one of some repositories. */
export function isTracked(repositories: readonly TrackedFiles[], path: Path): boolean {
  return repositories.some(({ paths }) => paths.has(path));
}

function statOf(path: string | null): string {
  const stat = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

/** Which of some paths git ignores, be they there or not. @throws the signal's reason */
export async function ignoredAmong(call: GitCall, paths: readonly Path[]): Promise<ReadonlySet<Path>> {
  const ignored = new Set<Path>();
  if (paths.length === 0) return ignored;
  const input = paths.map((path) => `${path.slice(2)}\0`).join('');
  await runGit(
    call,
    ['check-ignore', '-z', '--stdin', '--no-index'],
    (name) => ignored.add(`./${name}` as Path),
    input,
  );
  return ignored;
}

const NAMES = ['--relative', '--no-renames', '--no-ext-diff', '--no-textconv', '--name-only', '-z'];

/** What is not as HEAD has it. */
const DIFFERING = ['-c', 'diff.autoRefreshIndex=true', 'diff', ...NAMES, '--ignore-submodules=all', 'HEAD'];

/**
 * Paths that HEAD has, and that git says are as it has them, through filters and line ends. May run the filters that are configured, as
 * `git status` does. @returns nothing where git fails to tell @throws the signal's reason
 */
export async function readClean(call: GitCall): Promise<ReadonlySet<Path>> {
  const clean = new Set<Path>();
  // Git does not look at files that it is told to take as they are in the index, nor at those that a sparse checkout leaves out.
  const listed = await runGit(call, ['ls-files', '-z', '-v', '--cached'], (line) => {
    if (line.startsWith('H ')) clean.add(`./${line.slice(2)}` as Path);
  });
  const compared = await runGit(call, DIFFERING, (name) => clean.delete(`./${name}` as Path));
  return listed.kind === 'well' && compared.kind === 'well' ? clean : new Set();
}
