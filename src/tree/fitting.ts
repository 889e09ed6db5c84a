/** What of a change still stands on what it was made on. Pure. */
import type { Change, ChangedPath } from './change.ts';
import { isBelow, type Path, parentOf } from './path.ts';
import { sameState, type Tree } from './state.ts';

export interface Fitting {
  readonly fitting: Change;
  readonly others: Change;
}

/**
 * Divides a change into what can be done to a tree without undoing anything that was done to it since, and the rest. A path fits that is as
 * it was before the change, or is already as after it; but where the change makes a folder of a file, or a file of a folder, only
 * with all that this takes: nothing is put below what is no folder, nor in the place of a folder in which something else is.
 *
 * @param tree one that can exist on disk
 * @param isFree whether a path may be changed at all
 */
export function fittingOn(change: Change, tree: Tree, isFree: (path: Path) => boolean = () => true): Fitting {
  const all = new Map(change.map((each) => [each.path, each]));
  const fitting = new Map<Path, ChangedPath>();
  for (const each of change) {
    const now = tree.get(each.path) ?? null;
    const isAsItWas = sameState(each.before, now) || sameState(each.after, now);
    if (isAsItWas && isFree(each.path)) fitting.set(each.path, each);
  }
  for (;;) {
    const stuck = [...fitting.values()].filter((each) => !hasRoom(each, { all, fitting, tree, isFree }));
    if (stuck.length === 0) break;
    for (const { path } of stuck) fitting.delete(path);
  }
  const others = change.filter(({ path }) => !fitting.has(path));
  return { fitting: [...fitting.values()], others };
}

interface Ground {
  readonly all: ReadonlyMap<Path, ChangedPath>;
  readonly fitting: ReadonlyMap<Path, ChangedPath>;
  readonly tree: Tree;
  readonly isFree: (path: Path) => boolean;
}

function hasRoom({ path, after }: ChangedPath, { all, fitting, tree, isFree }: Ground): boolean {
  for (let above = parentOf(path); above !== null; above = parentOf(above)) {
    const there = fitting.has(above) ? fitting.get(above)?.after : tree.get(above);
    const isOpen = (there == null || there.kind === 'directory') && (fitting.has(above) || isFree(above));
    if (after !== null && !isOpen) return false;
    // What was deleted to make room for a file stays where that file does not come.
    const instead = all.get(above)?.after ?? null;
    if (after === null && instead !== null && instead.kind !== 'directory' && !fitting.has(above))
      return false;
  }
  if (after === null || after.kind === 'directory' || tree.get(path)?.kind !== 'directory') return true;
  return [...tree.keys()].every((below) => !isBelow(below, path) || fitting.get(below)?.after === null);
}
