/** What git says of the files of a checkout, by its own measure: through filters and line ends. */
import { foldersAbove, type Path, parentOf } from '../tree/path.ts';
import { type GitCall, runGit } from './git-call.ts';

export interface Checkout {
  /** Paths that HEAD has, and that git says are as it has them. */
  readonly clean: ReadonlySet<Path>;
  /** Paths that HEAD has, and a sparse checkout leaves out. */
  readonly leftOut: ReadonlySet<Path>;
  /**
   * Paths that another commit has, and HEAD does not, with the folders above them in which HEAD has nothing any more; none where that cannot
   * be told, as in a shallow clone.
   */
  readonly removed: ReadonlySet<Path>;
}

const NAMES = ['--relative', '--no-renames', '--no-ext-diff', '--no-textconv', '--name-only', '-z'];

/** What is not as HEAD has it. */
const DIFFERING = ['-c', 'diff.autoRefreshIndex=true', 'diff', ...NAMES, '--ignore-submodules=all', 'HEAD'];

export const NO_CHECKOUT: Checkout = {
  clean: new Set(),
  leftOut: new Set(),
  removed: new Set(),
};

/**
 * May run the filters that are configured for files that look changed, as `git status` does.
 * @param since the id of the other commit; null for none @returns nothing where git fails to tell @throws the signal's reason
 */
export async function readCheckout(call: GitCall, since: string | null): Promise<Checkout> {
  const clean = new Set<Path>();
  const leftOut = new Set<Path>();
  const others: Path[] = [];
  const listed = await each(call, ['ls-files', '-z', '-v', '--cached'], (line) => {
    const path = pathOf(line.slice(2));
    if (line.startsWith('H ')) clean.add(path);
    else if (line.startsWith('S ')) leftOut.add(path);
    // What git is told to take as it is in the index is not clean: it does not look.
    else others.push(path);
  });
  const folders = foldersAbove([...clean, ...leftOut, ...others]);
  const compared = await each(call, DIFFERING, (path) => clean.delete(pathOf(path)));
  const removed = new Set<Path>();
  const gone = ['diff-tree', '-r', ...NAMES, '--diff-filter=D', since ?? '', 'HEAD'];
  if (since !== null)
    await each(call, gone, (name) => {
      for (let path: Path | null = pathOf(name); path !== null && !folders.has(path); path = parentOf(path))
        removed.add(path);
    });
  return { clean: listed && compared ? clean : new Set(), leftOut, removed };
}

/** What has come since another commit was checked out. */
export interface Brought {
  /** What HEAD has, and that commit has not, or otherwise: where git says that it is as HEAD has it. */
  readonly clean: ReadonlySet<Path>;
  /** What HEAD or the index has, and that commit has not: however it is now. */
  readonly added: ReadonlySet<Path>;
}

export const NOTHING_BROUGHT: Brought = { clean: new Set(), added: new Set() };

/** @param since the id of the other commit; null where there was none @returns nothing where git fails to tell @throws the signal's reason */
export async function readBrought(call: GitCall, since: string | null): Promise<Brought> {
  const clean = new Set<Path>();
  const added = new Set<Path>();
  const all = ['ls-tree', '-r', '--name-only', '-z', 'HEAD'];
  const sinceThen = (filter: string) => [
    'diff-tree',
    '-r',
    ...NAMES,
    `--diff-filter=${filter}`,
    since ?? '',
    'HEAD',
  ];
  const staged = ['diff', '--cached', ...NAMES, '--ignore-submodules=all', '--diff-filter=A', 'HEAD'];
  const told = [
    await each(call, since === null ? all : sinceThen('d'), (path) => clean.add(pathOf(path))),
    clean.size === 0 || (await each(call, DIFFERING, (path) => clean.delete(pathOf(path)))),
    await each(call, since === null ? all : sinceThen('A'), (path) => added.add(pathOf(path))),
    await each(call, staged, (path) => added.add(pathOf(path))),
  ];
  return told.includes(false) ? NOTHING_BROUGHT : { clean, added };
}

async function each(
  call: GitCall,
  args: readonly string[],
  act: (line: string) => unknown,
): Promise<boolean> {
  return (await runGit(call, args, act)).kind === 'well';
}

function pathOf(name: string): Path {
  return `./${name}` as Path;
}
