/** Which files of the workspace git tracks, and which it says are as HEAD has them. */
import type { Path } from '../tree/path.ts';
import { type GitCall, runGit } from './git-call.ts';

/**
 * Paths that the index has, or HEAD, as paths of the workspace. Nothing where git fails to tell.
 * @param folder of a repository below the workspace, relative to it @throws the signal's reason
 */
export async function readTracked(call: GitCall, folder = ''): Promise<ReadonlySet<Path>> {
  const tracked = new Set<Path>();
  const above = folder === '' ? './' : `./${folder}/`;
  const add = (name: string) => tracked.add(`${above}${name}` as Path);
  await runGit(call, ['ls-files', '-z', '--cached'], add);
  await runGit(call, ['ls-tree', '-r', '--name-only', '-z', 'HEAD'], add);
  return tracked;
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

/** The file of the index, absolute; null where git fails to tell. @throws the signal's reason */
export async function indexFile(call: GitCall): Promise<string | null> {
  let path = '';
  const args = ['rev-parse', '--path-format=absolute', '--git-path', 'index'];
  const { kind } = await runGit(call, args, (line) => {
    path = line.trim();
  });
  return kind === 'well' && path !== '' ? path : null;
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
