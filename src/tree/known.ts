/** The states that a run gave to paths, or took them from: what may be written over. Pure but for its own memory. */
import type { Change } from './change.ts';
import type { Path } from './path.ts';
import { type State, sameState, type Tree } from './state.ts';

export class Known {
  /** The trees themselves, not copies of them: a source may have 100,000 paths. */
  readonly #sources: readonly Tree[];
  readonly #added = new Map<Path, (State | null)[]>();
  readonly #disowned = new Set<Path>();

  /** @param sources the workspace before the first step, of each attempt that had one of its own; read when asked, not copied */
  constructor(sources: readonly Tree[]) {
    this.#sources = sources;
  }

  /** A state that the run gave to a path, or took it from; null for absent. The path is touched from then on. */
  add(path: Path, state: State | null): void {
    const states = this.#added.get(path);
    if (states === undefined) this.#added.set(path, [state]);
    // A change mostly starts from what the one before has left, so this keeps each state about once without a search.
    else if (!sameState(states.at(-1), state)) states.push(state);
  }

  /** What a change found and what it left, at each of its paths. */
  addChange(change: Change): void {
    for (const { path, before, after } of change) {
      this.add(path, before);
      this.add(path, after);
    }
  }

  /** Whatever is found at the path is not the run's: no state is known there any more. */
  disown(path: Path): void {
    this.#disowned.add(path);
  }

  /** Whether a state, absent included, is what some source has at the path, or was added for it. */
  has(path: Path, state: State | null | undefined): boolean {
    if (this.#disowned.has(path)) return false;
    if (this.#sources.some((source) => sameState(source.get(path), state))) return true;
    return this.#added.get(path)?.some((other) => sameState(other, state)) ?? false;
  }

  /** Whether some step touched the path: something was added for it. */
  isTouched(path: Path): boolean {
    return this.#added.has(path);
  }

  /** Every path that something was added for, each once. */
  touched(): Iterable<Path> {
    return this.#added.keys();
  }
}
