/** Writes files that a run has saved into a folder of their own, and nowhere else. */
import { isBelow, type Path, type RootPath, textOf } from '../tree/path.ts';
import { reconcile } from '../tree/reconcile.ts';
import type { Entry, Tree } from '../tree/state.ts';
import { type ApplyAction, apply, type Kept, twoNames } from '../workspace/apply.ts';
import { bytesOf, joinPath } from '../workspace/bytes.ts';
import { ContentLost, type Contents } from '../workspace/contents.ts';
import type { Root, Roots } from '../workspace/roots.ts';
import { stage } from '../workspace/stage.ts';

export { KEPT_WHY } from '../workspace/spots.ts';

export interface WriteOutRequest {
  readonly tree: Tree;
  readonly contents: Contents;
  /** Real path of an empty folder. */
  readonly directory: string;
  readonly signal: AbortSignal;
  /** How many things are done, and how many bytes are in the files that were written, so far. */
  readonly progress: (actions: number, bytes: number) => void;
}

export interface WrittenOut {
  /** Folders in it that stand for what was in the home folder, and for what was elsewhere; null where nothing was. */
  readonly home: string | null;
  readonly elsewhere: string | null;
  /** What could not be written as it should be. */
  readonly kept: readonly Kept[];
}

/**
 * The files of the workspace come into the folder itself; those of the home folder and of elsewhere into folders in it.
 * @throws ContentLost, WorkspaceError, WorkspaceRefusal where two names are one there, the signal's reason
 */
export async function writeOut(request: WriteOutRequest): Promise<WrittenOut> {
  const { tree, contents, directory, signal, progress: onProgress } = request;
  const { home, elsewhere } = namesIn(tree);
  const roots = rootsIn(bytesOf(directory), { home, elsewhere });
  twoNames(tree.keys(), { ...roots, rootOf: () => roots.list[0] as Root });
  const anything = () => true;
  const actions = reconcile({ wanted: tree, found: new Map(), mayChange: anything, setsTime: anything });
  const holds = (root: string) => [...tree.keys()].some((path) => isBelow(path, root));
  const has = { home: holds('~') ? home : null, elsewhere: holds('/') ? elsewhere : null };
  const staged = await stage({ actions, roots, contents, signal, onProgress });
  try {
    for (const [digest, why] of staged.lost) throw new ContentLost(digest, why);
    const options = { roots, contents, staged, now: Date.now, signal, onProgress };
    const { kept } = await apply(actions.map(expectingNothing), options);
    return { ...has, kept };
  } finally {
    staged.close();
  }
}

function expectingNothing(action: {
  readonly kind: string;
  readonly path: Path;
  readonly entry?: Entry;
}): ApplyAction {
  const { kind, path, entry } = action;
  if (entry === undefined) throw new Error(`${textOf(path)} is to be deleted where nothing is`);
  return kind === 'times' ? { kind, path, entry } : { kind: 'write', path, entry, expect: null };
}

/** No `~`: a person who removes it again would lose more than that. */
function namesIn(tree: Tree): { readonly home: string; readonly elsewhere: string } {
  const free = (name: string): string => (tree.has(`./${name}` as Path) ? free(`_${name}`) : name);
  return { home: free('_home'), elsewhere: free('_root') };
}

function rootsIn(
  directory: string,
  { home, elsewhere }: { readonly home: string; readonly elsewhere: string },
): Roots {
  const list: readonly Root[] = [
    { path: '.' as RootPath, absolute: directory },
    { path: '~' as RootPath, absolute: joinPath(directory, home) },
    { path: '/' as RootPath, absolute: joinPath(directory, elsewhere) },
  ];
  const rootOf = (path: Path): Root => {
    const root = list.find((one) => isBelow(path, one.path));
    if (root === undefined) throw new Error(`${textOf(path)} is no path of a run`);
    return root;
  };
  const absolute = (path: Path) => {
    const root = rootOf(path);
    return joinPath(root.absolute, path.slice(root.path === '/' ? 1 : 2));
  };
  return { list, rootOf, absolute };
}
