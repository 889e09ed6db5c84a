/** The states that a run gave to paths. Pure but for its own memory. */
import type { Change } from './change.ts';
import type { Path } from './path.ts';
import { type State, sameState } from './state.ts';

export class Given {
  /** Mostly there is one of a path, and the change's own: a list of 100,000 would be much memory. */
  readonly #at = new Map<Path, State | null | (State | null)[]>();

  constructor(changes: Iterable<Change> = []) {
    for (const change of changes) for (const { path, after } of change) this.#add(path, after);
  }

  /** Whether a change left this at the path; null or undefined for absent. */
  has(path: Path, state: State | null | undefined): boolean {
    const known = this.#at.get(path);
    if (known === undefined) return false;
    return Array.isArray(known) ? known.some((each) => sameState(each, state)) : sameState(known, state);
  }

  /** Whether some change names the path. */
  isTouched(path: Path): boolean {
    return this.#at.has(path);
  }

  #add(path: Path, state: State | null): void {
    const known = this.#at.get(path);
    if (known === undefined) this.#at.set(path, state);
    else if (!Array.isArray(known)) {
      if (!sameState(known, state)) this.#at.set(path, [known, state]);
    } else if (!known.some((each) => sameState(each, state))) known.push(state);
  }
}
