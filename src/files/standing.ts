/** Where a step that stands in for an earlier completion of its own has its place among what others left. Pure. */
import type { Change } from '../tree/change.ts';
import { fold, isBelowAny } from '../tree/fold.ts';
import { type Path, parentOf, type RootPath } from '../tree/path.ts';
import { type Entry, type State, sameState, type Tree } from '../tree/state.ts';

/** A change of a completion that counts, or of a person, in its place among the others. */
export interface Laid {
  readonly kind: 'step' | 'edit';
  /** Of a completion its basis. */
  readonly order: number;
  readonly change: Change;
}

/** A step that stands in for a completion. */
export interface StandIn {
  /** The place of that completion. */
  readonly basis: number;
  /** What the step changed when it ended well the last time. */
  readonly last: Change;
}

interface Given {
  readonly source: Tree;
  /** What counts, in any order. */
  readonly laid: readonly Laid[];
  readonly roots: readonly RootPath[];
}

export class Standing {
  readonly #standIn: StandIn;
  /** The workspace before its place. */
  readonly #tree: Tree;
  /** What later steps changed, with what the last of them left there, and what lies above it. */
  readonly #steps = new Map<Path, Entry | null>();
  readonly #above = new Set<Path>();
  /** What later steps left as it was but for its time. */
  readonly #times = new Map<Path, Entry>();
  /** What persons changed later, and what lies above it. */
  readonly #edits = new Set<Path>();

  constructor(standIn: StandIn, { source, laid, roots }: Given) {
    this.#standIn = standIn;
    const { basis } = standIn;
    const inOrder = laid.toSorted((a, b) => a.order - b.order);
    const before = inOrder.filter(({ order }) => order < basis);
    this.#tree = fold(
      source,
      before.map(({ change }) => change),
      roots,
    );
    for (const { kind, order, change } of inOrder) {
      if (order <= basis) continue;
      for (const { path, before: found, after } of change) {
        this.#times.delete(path);
        if (sameState(found, after)) {
          if (kind === 'step' && after !== null) this.#times.set(path, after);
          continue;
        }
        if (kind === 'step') this.#steps.set(path, after);
        else this.#edits.add(path);
        const above = kind === 'step' ? this.#above : this.#edits;
        for (let at = parentOf(path); at !== null && !above.has(at); at = parentOf(at)) above.add(at);
      }
    }
  }

  /** What is at a path before its place, null for nothing. */
  before(path: Path): State | null {
    return this.#tree.get(path) ?? null;
  }

  /** Whether what comes later may have made a path other than it is at its place. */
  isUnderLater(path: Path): boolean {
    const isAbove = this.#above.has(path) && this.before(path)?.kind !== 'directory';
    return isAbove || this.#steps.has(path) || this.#edits.has(path);
  }

  /** Whether what a later step left may have to be set anew at a path where this one left something. */
  isNear(path: Path): boolean {
    return this.isUnderLater(path) || this.#above.has(path) || isBelowAny(path, this.#steps);
  }

  /** What it changed the last time, as far as that is left at its place although it has found it, with more on top, and left it so. */
  inherited(isAsFound: (path: Path) => boolean): ReadonlyMap<Path, Entry> {
    const entries = new Map<Path, Entry>();
    for (const { path, after } of this.#standIn.last) {
      if (after === null || !this.isUnderLater(path) || sameState(this.before(path), after)) continue;
      if (isAsFound(path)) entries.set(path, after);
    }
    return entries;
  }

  /** What of its change is seen in the workspace: the rest is under what later steps have made of it. */
  onTop(change: Change, model: Tree): Change {
    const leaves = new Set(
      [...this.#steps.keys()].filter((path) => (model.get(path)?.kind ?? 'directory') !== 'directory'),
    );
    return change.filter(({ path, after }) => {
      const isInTheWay = after !== null && after.kind !== 'directory' && this.#above.has(path);
      return !this.#steps.has(path) && !isInTheWay && !isBelowAny(path, leaves);
    });
  }

  /** Of what it left, that which a later step left with another time, and nothing else changed: what is wanted there. */
  timed(change: Change): readonly { readonly path: Path; readonly left: Entry; readonly wanted: Entry }[] {
    return change.flatMap(({ path, after: left }) => {
      const later = this.#times.get(path);
      if (later === undefined || left === null || !sameState(left, later) || left.mtime === later.mtime)
        return [];
      return [{ path, left, wanted: { ...left, mtime: later.mtime } }];
    });
  }

  /**
   * The folders that later steps had deleted, and that were there for nothing but what this one has deleted since.
   * @param model with what is seen of its change
   */
  emptied(change: Change, model: Tree): Change {
    const candidates = new Set<Path>();
    for (const { path, after } of change) {
      if (after !== null) continue;
      for (let at: Path | null = path; at !== null; at = parentOf(at))
        if (this.#steps.get(at) === null && model.get(at)?.kind === 'directory') candidates.add(at);
    }
    const gone = [...candidates].map((path) => ({ path, before: model.get(path) ?? null, after: null }));
    if (gone.length === 0) return [];
    const left = fold(model, [gone], []);
    return gone.filter(({ path }) => !left.has(path));
  }
}
