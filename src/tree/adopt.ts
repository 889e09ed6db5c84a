/** A run in another workspace than its own: what its source is there, and which changes fit. Pure. */
import type { Change } from './change.ts';
import { isBelowAny, overlay } from './fold.ts';
import { type Path, parentOf } from './path.ts';
import { type Entry, type State, sameInGit, sameState, type Tree } from './state.ts';

/**
 * The source of an attempt in another workspace: rule 5. What is found in a state that the run gave it stands for what the run's source has
 * there, with its recorded time; anything else is what was found, with that time where only the mode of a checkout differs. The result can
 * exist on disk: folders that were found stay above what was found, and nothing lies below a file.
 *
 * @param isOfRun whether the run gave a path this state, absent included
 */
export function adopt(
  source: Tree,
  found: Tree,
  isOfRun: (path: Path, entry: Entry | undefined) => boolean,
): Map<Path, Entry> {
  const foreign: Path[] = [];
  const isForeign = (path: Path, entry: Entry | undefined) =>
    entry?.kind === 'other' || !(sameState(source.get(path), entry) || isOfRun(path, entry));
  for (const path of source.keys()) if (isForeign(path, found.get(path))) foreign.push(path);
  for (const [path, entry] of found) {
    if (!source.has(path) && isForeign(path, entry)) foreign.push(path);
  }
  const adopted = overlay(source, found, [...foreign, ...belowGone(foreign, { source, found })]);
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
 * in the place of a directory that the change writes into, and files in a directory that the change replaces and did
 * not see: applying the change would take both away.
 * @param isCommitted whether the commit of here has what is at a path: where that is what the change left there is nothing to apply
 */
export function misfit(change: Change, tree: Tree, isCommitted: (path: Path) => boolean): Path | null {
  const isThere = ({ path, after }: Change[number]) =>
    sameInCheckout(after, tree.get(path)) && isCommitted(path);
  const differing = change.find((changed) => !fits(changed, tree.get(changed.path)) && !isThere(changed));
  if (differing !== undefined) return differing.path;
  const named = new Set(change.map(({ path }) => path));
  return inTheWay(change, { tree, named }) ?? unseen(change, { tree, named });
}

/** Whether an edit stands on what is here, or is here already. */
export function fitsHere(changed: Change[number], here: Entry | undefined): boolean {
  return fits(changed, here) || sameInCheckout(changed.after, here);
}

/**
 * A folder that is made, or in which something changed, is a folder whether it is there or not, and whatever its mode: git keeps
 * none, and another machine has others. What could not be saved is never told to be the same, nor written over.
 */
function fits({ before, after }: Change[number], here: Entry | undefined): boolean {
  if (before?.kind === 'other') return sameState(after, here);
  if (sameInCheckout(before, here) || sameState(after, here)) return true;
  const isFolder = (state: State | null | undefined) => state == null || state.kind === 'directory';
  return after?.kind === 'directory' && isFolder(before) && isFolder(here);
}

interface Place {
  readonly tree: Tree;
  /** The paths of the change. */
  readonly named: ReadonlySet<Path>;
}

function inTheWay(change: Change, { tree, named }: Place): Path | null {
  for (const { path, after } of change) {
    if (after === null) continue;
    let above = parentOf(path);
    while (above !== null && !tree.has(above)) above = parentOf(above);
    if (above === null || named.has(above) || tree.get(above)?.kind === 'directory') continue;
    return above;
  }
  return null;
}

function unseen(change: Change, { tree, named }: Place): Path | null {
  const replaced = new Set(
    change
      .filter(
        ({ before, after }) => before?.kind === 'directory' && after !== null && after.kind !== 'directory',
      )
      .map(({ path }) => path),
  );
  if (replaced.size === 0) return null;
  for (const path of tree.keys()) if (!named.has(path) && isBelowAny(path, replaced)) return path;
  return null;
}
