/** The workspace as it should be: the source with changes on top. Pure. */
import type { Change } from './change.ts';
import { byPath } from './order.ts';
import { foldersAbove, isBelow, type Path, parentOf, type RootPath } from './path.ts';
import { type Entry, type State, sameState, type Tree } from './state.ts';

interface Put {
  readonly path: Path;
  readonly after: Entry | null;
  /** What was there; not known where it is not told. */
  readonly before?: State | null;
}

/**
 * The source with the changes applied in order; the source itself is not altered. The result can exist on disk: what is
 * not a directory has nothing below it, and what is in the way above is made a directory (mode 0o755, with the time of
 * what lies below), up to the root that it is in. A directory is deleted only when nothing is left in it.
 *
 * @param source a tree that can exist on disk
 * @param roots the folders of `workspace.paths`; nothing above them becomes an entry
 */
export function fold(source: Tree, changes: Iterable<Change>, roots: readonly RootPath[]): Map<Path, Entry> {
  const folding = new Folding(source, (path) => roots.some((root) => path === root || isBelow(path, root)));
  for (const change of changes) folding.apply(change);
  return folding.tree;
}

/**
 * A tree with what was found at some paths in place of what it has there. Directories that were found above them come
 * along where the tree has none; what the tree has below a file that was found does not stay.
 *
 * @param found a tree that can exist on disk, as `base`
 */
export function overlay(base: Tree, found: Tree, paths: Iterable<Path>): Map<Path, Entry> {
  const puts = new Map<Path, Entry | null>();
  for (const path of paths) {
    const entry = found.get(path) ?? null;
    puts.set(path, entry);
    if (entry === null) continue;
    for (let above = parentOf(path); above !== null && !puts.has(above); above = parentOf(above)) {
      const directory = found.get(above);
      if (directory?.kind !== 'directory' || base.get(above)?.kind === 'directory') break;
      puts.set(above, directory);
    }
  }
  const folding = new Folding(base, () => false);
  folding.apply([...puts].map(([path, after]) => ({ path, after })));
  return folding.tree;
}

/**
 * What a change puts on a tree. Whoever has changed the time of a folder alone has neither made it nor given it its mode: it keeps the one
 * that it has, and where it is not there it comes to be only for what the change has put into it.
 */
export function putsOn<T extends Put>(tree: Tree, puts: readonly T[]): readonly T[] {
  const touched = new Set(puts.filter(isTouched));
  if (touched.size === 0) return puts;
  const made = puts.filter((put) => put.after !== null && !touched.has(put));
  const holding = foldersAbove(made.map(({ path }) => path));
  return puts.flatMap((put) => {
    const here = tree.get(put.path);
    if (put.after === null || !touched.has(put)) return [put];
    if (here?.kind === 'directory') return [{ ...put, after: { ...here, mtime: put.after.mtime } }];
    return holding.has(put.path) ? [put] : [];
  });
}

function isTouched({ before, after }: Put): boolean {
  return after?.kind === 'directory' && before !== undefined && sameState(before, after);
}

class Folding {
  readonly tree: Map<Path, Entry>;
  readonly #mayBeMade: (path: Path) => boolean;
  /** How many entries are in each directory. Counted when first asked for: most changes delete no directory. */
  #counts: Map<Path, number> | null = null;

  constructor(source: Tree, mayBeMade: (path: Path) => boolean) {
    this.tree = new Map(source);
    this.#mayBeMade = mayBeMade;
  }

  /**
   * Deletes from below, so that a directory is asked for what is left in it after its entries are gone. Then sets from
   * above, so that nothing that was set is taken away again.
   */
  apply(puts: readonly Put[]): void {
    const sorted = putsOn(this.tree, puts).toSorted(byPath);
    for (const { path, after } of sorted.toReversed()) if (after === null) this.#delete(path);
    this.#clear(sorted);
    for (const { path, after } of sorted) if (after !== null) this.#set(path, after);
  }

  #delete(path: Path): void {
    if (this.tree.get(path)?.kind === 'directory' && this.#countIn(path) > 0) return;
    this.#remove(path);
  }

  /** Removes what is left in directories that are to be something else. */
  #clear(puts: readonly Put[]): void {
    const replaced = new Set<Path>();
    for (const { path, after } of puts) {
      if (after === null || after.kind === 'directory') continue;
      if (this.tree.get(path)?.kind === 'directory' && this.#countIn(path) > 0) replaced.add(path);
    }
    if (replaced.size === 0) return;
    for (const path of this.tree.keys()) if (isBelowAny(path, replaced)) this.#remove(path);
  }

  #set(path: Path, entry: Entry): void {
    this.#put(path, entry);
    for (let above = parentOf(path); above !== null && this.#mayBeMade(above); above = parentOf(above)) {
      if (this.tree.get(above)?.kind === 'directory') break;
      this.#put(above, { kind: 'directory', mode: 0o755, mtime: entry.mtime });
    }
  }

  #put(path: Path, entry: Entry): void {
    if (!this.tree.has(path)) this.#count(path, 1);
    this.tree.set(path, entry);
  }

  #remove(path: Path): void {
    if (this.tree.delete(path)) this.#count(path, -1);
  }

  #countIn(path: Path): number {
    if (this.#counts === null) {
      this.#counts = new Map();
      for (const other of this.tree.keys()) this.#count(other, 1);
    }
    return this.#counts.get(path) ?? 0;
  }

  #count(path: Path, by: number): void {
    if (this.#counts === null) return;
    const above = parentOf(path);
    if (above !== null) this.#counts.set(above, (this.#counts.get(above) ?? 0) + by);
  }
}

/** Whether one of the paths lies above this one. */
export function isBelowAny(path: Path, others: Pick<ReadonlySet<Path>, 'has'>): boolean {
  for (let above = parentOf(path); above !== null; above = parentOf(above))
    if (others.has(above)) return true;
  return false;
}
