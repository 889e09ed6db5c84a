/** A run in another workspace than its own: what it starts from there, and which changes fit. Pure. */
import type { Change } from './change.ts';
import { isBelowAny, overlay } from './fold.ts';
import type { Known } from './known.ts';
import { type Path, parentOf } from './path.ts';
import { type Entry, type State, sameInGit, sameState, type Tree } from './state.ts';

/**
 * The source of an attempt in another workspace. Where what was found is a state that the run knows at that path, it is
 * what the run's source has there, with its recorded time; elsewhere it is what was found, with that time where it has only another
 * mode of a checkout. The result can exist on disk: above what was found and is not known stand the directories that were found there, below a file there is nothing.
 *
 * @param isOfHere whether the source has at a path what was found, whatever the run knows
 */
export function adopt(
  source: Tree,
  found: Tree,
  { known, isOfHere }: { readonly known: Known; readonly isOfHere: (path: Path) => boolean },
): Map<Path, Entry> {
  const foreign: Path[] = [];
  const isForeign = (path: Path, entry: Entry | undefined) =>
    entry?.kind === 'other' || !known.has(path, entry) || isOfHere(path);
  for (const path of source.keys()) if (isForeign(path, found.get(path))) foreign.push(path);
  for (const [path, entry] of found) {
    if (!source.has(path) && isForeign(path, entry)) foreign.push(path);
  }
  const adopted = overlay(source, found, [...foreign, ...belowGone(foreign, { source, found })]);
  // Git keeps no more of a mode: the content is that of the run's source, and so is the time.
  for (const path of foreign) {
    const [was, here] = [source.get(path), adopted.get(path)];
    if (was === undefined || here === undefined) continue;
    if (sameInCheckout(was, here)) adopted.set(path, { ...here, mtime: was.mtime });
  }
  return adopted;
}

/** Whether two states are the same, but for what of a mode only a checkout makes. */
function sameInCheckout(a: State | null | undefined, b: State | null | undefined): boolean {
  return sameState(a, b) || sameInGit(a, b);
}

/** Paths of the source in folders that are none here, which no step has left so: that nothing is there is of here, too. */
function belowGone(
  foreign: readonly Path[],
  { source, found }: { readonly source: Tree; readonly found: Tree },
): readonly Path[] {
  const isFolder = (tree: Tree, path: Path) => tree.get(path)?.kind === 'directory';
  const gone = new Set(foreign.filter((path) => isFolder(source, path) && !isFolder(found, path)));
  return gone.size === 0 ? [] : [...source.keys()].filter((path) => isBelowAny(path, gone));
}

/**
 * The first path at which a tree is not what a change was made from, or null where the change can be applied. Also a file
 * in the place of a directory that the change writes into, and what lies in a directory that the change replaces and did
 * not see: applying the change would take both away.
 * @param isCommitted whether somebody has committed what is at a path: where that is what the change left there is nothing to apply
 * @param speaks whether what is at a path speaks against the change
 */
export function misfit(
  change: Change,
  tree: Tree,
  {
    isCommitted = () => false,
    speaks = () => true,
  }: {
    readonly isCommitted?: (path: Path) => boolean;
    readonly speaks?: (path: Path) => boolean;
  } = {},
): Path | null {
  const isThere = ({ path, after }: Change[number]) =>
    sameInCheckout(after, tree.get(path)) && isCommitted(path);
  const differing = change.find(
    (changed) => !fits(changed, tree.get(changed.path)) && !isThere(changed) && speaks(changed.path),
  );
  if (differing !== undefined) return differing.path;
  const named = new Set(change.map(({ path }) => path));
  return inTheWay(change, { tree, named, speaks }) ?? unseen(change, { tree, named, speaks });
}

/**
 * A folder that is made, or in which something changed, is a folder whether it is there or not, and whatever its mode: git keeps
 * none, and another machine has others. What could not be saved is never told to be the same, nor written over.
 */
function fits({ before, after }: Change[number], here: Entry | undefined): boolean {
  if (before?.kind === 'other') return sameState(after, here);
  if (sameState(before, here)) return true;
  const isFolder = (state: State | null | undefined) => state == null || state.kind === 'directory';
  return after?.kind === 'directory' && isFolder(before) && isFolder(here);
}

interface Place {
  readonly tree: Tree;
  /** The paths of the change. */
  readonly named: ReadonlySet<Path>;
  readonly speaks: (path: Path) => boolean;
}

function inTheWay(change: Change, { tree, named, speaks }: Place): Path | null {
  for (const { path, after } of change) {
    if (after === null) continue;
    let above = parentOf(path);
    while (above !== null && !tree.has(above)) above = parentOf(above);
    if (above === null || named.has(above) || tree.get(above)?.kind === 'directory') continue;
    if (speaks(above)) return above;
  }
  return null;
}

function unseen(change: Change, { tree, named, speaks }: Place): Path | null {
  const replaced = new Set(
    change
      .filter(
        ({ before, after }) => before?.kind === 'directory' && after !== null && after.kind !== 'directory',
      )
      .map(({ path }) => path),
  );
  if (replaced.size === 0) return null;
  for (const path of tree.keys())
    if (!named.has(path) && isBelowAny(path, replaced) && speaks(path)) return path;
  return null;
}
