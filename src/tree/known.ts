/** The states that a run gave to paths, or took them from: what may be written over. Pure but for its own memory. */
import type { Change } from './change.ts';
import type { Path } from './path.ts';
import { type State, sameState, type Tree } from './state.ts';

/** What a change found at a path, and what it left. */
interface Touch {
  readonly before: State | null;
  readonly after: State | null;
}

/** What changes found and left. It is filled once, and may then be part of several `Known`. */
export class Touches {
  /** Mostly there is one of a path, and the change's own: a list of 100,000 would be much memory. */
  readonly #at = new Map<Path, Touch | Touch[]>();
  readonly #sides: 'both' | 'after';

  /** @param sides `after`: only what the changes left */
  constructor(changes: Iterable<Change> = [], sides: 'both' | 'after' = 'both') {
    this.#sides = sides;
    for (const change of changes) for (const each of change) this.add(each.path, each);
  }

  add(path: Path, touch: Touch): void {
    const known = this.#at.get(path);
    if (known === undefined) this.#at.set(path, touch);
    else if (!Array.isArray(known)) {
      if (!this.#isIn(known, touch)) this.#at.set(path, [known, touch]);
    } else if (!known.some((each) => this.#isIn(each, touch))) known.push(touch);
  }

  /** Whether a change found or left this. */
  has(path: Path, state: State | null | undefined): boolean {
    const known = this.#at.get(path);
    if (known === undefined) return false;
    return Array.isArray(known) ? known.some((each) => this.#has(each, state)) : this.#has(known, state);
  }

  isTouched(path: Path): boolean {
    return this.#at.has(path);
  }

  paths(): Iterable<Path> {
    return this.#at.keys();
  }

  #has({ before, after }: Touch, state: State | null | undefined): boolean {
    return sameState(after, state) || (this.#sides === 'both' && sameState(before, state));
  }

  #isIn(known: Touch, { before, after }: Touch): boolean {
    return this.#has(known, after) && (this.#sides === 'after' || this.#has(known, before));
  }
}

export class Known {
  /** The trees themselves, not copies of them: a source may have 100,000 paths. */
  readonly #sources: readonly Tree[];
  readonly #added = new Touches();
  readonly #all: readonly Touches[];
  readonly #disowned = new Set<Path>();

  /**
   * @param sources the workspace before the first step, of each attempt that had one of its own; read when asked, not copied
   * @param changes what the run gave to paths and took them from
   */
  constructor(sources: readonly Tree[], ...changes: readonly Touches[]) {
    this.#sources = sources;
    this.#all = [...changes, this.#added];
  }

  /** A state that the run gave to a path, or took it from; null for absent. The path is touched from then on. */
  add(path: Path, state: State | null): void {
    this.#added.add(path, { before: state, after: state });
  }

  /** Whatever is found at the path is not the run's: no state is known there any more. */
  disown(path: Path): void {
    this.#disowned.add(path);
  }

  /** Whether a state, absent included, is what some source has at the path, or was added for it. */
  has(path: Path, state: State | null | undefined): boolean {
    if (this.#disowned.has(path)) return false;
    if (this.#sources.some((source) => sameState(source.get(path), state))) return true;
    return this.#all.some((touches) => touches.has(path, state));
  }

  /** Whether some step touched the path: something was added for it. */
  isTouched(path: Path): boolean {
    return this.#all.some((touches) => touches.isTouched(path));
  }

  /** Every path that something was added for; one may come twice. */
  *touched(): Iterable<Path> {
    for (const touches of this.#all) yield* touches.paths();
  }
}
