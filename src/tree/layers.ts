/** The workspace as a stack: the source, and the layers on top of it. Pure. */
import type { Change } from './change.ts';
import { fold } from './fold.ts';
import type { Path, RootPath } from './path.ts';
import type { Entry, Tree } from './state.ts';

/** A layer in its place. */
export interface Placed {
  /** Among the numbers of completions. */
  readonly place: number;
  readonly change: Change;
}

/** The source with layers on top, in the order of their places. @param roots as for `fold` */
export function stack(source: Tree, layers: readonly Placed[], roots: readonly RootPath[]): Map<Path, Entry> {
  const sorted = layers.toSorted((a, b) => a.place - b.place);
  return fold(
    source,
    sorted.map(({ change }) => change),
    roots,
  );
}

/** The states that some layers leave at the paths that they change, null for absent. */
export function leftBy(layers: readonly Placed[], tree: Tree): ReadonlyMap<Path, Entry | null> {
  const left = new Map<Path, Entry | null>();
  for (const { change } of layers) for (const { path } of change) left.set(path, tree.get(path) ?? null);
  return left;
}
