/** Steps that ended well and could not be saved: they are tried again at later snapshots. */
import type { Path } from '../tree/path.ts';
import { type State, sameState } from '../tree/state.ts';
import type { RunLog } from './run-log.ts';
import { missedIn } from './skipped.ts';
import type { Taking } from './taking.ts';
import type { Trying } from './tries.ts';
import type { Dirty } from './working-copy.ts';

interface UnsavedStep {
  readonly trying: Trying;
  /** How it left its paths; null for absent. */
  readonly left: ReadonlyMap<Path, State | null>;
  /** Whether the scan could not look at all of it: a later scan does not tell so again. */
  readonly isCut: boolean;
}

export class Unsaved {
  readonly #taking: Taking;
  readonly #steps = new Map<string, UnsavedStep>();

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  get isEmpty(): boolean {
    return this.#steps.size === 0;
  }

  add(trying: Trying, { skipped }: Dirty): void {
    const { copy } = this.#taking;
    const paths = [...trying.changed.keys()];
    for (const path of paths) copy.make(path);
    const left = new Map(paths.map((path) => [path, copy.state(path)]));
    this.#steps.set(trying.step.id, { trying, left, isCut: missedIn(skipped).length > 0 });
  }

  /** @param declared the files that a step's `writes` match */
  async save(log: RunLog, declared: (trying: Trying) => readonly Path[]): Promise<void> {
    const { copy } = this.#taking;
    for (const [id, { trying, left, isCut }] of this.#steps) {
      if (isCut) continue;
      // Files that another step has changed since are not as the step left them.
      const isOther = ([path, state]: readonly [Path, State | null]) =>
        state?.kind !== 'other' && !sameState(state, copy.state(path));
      if ([...left].some(isOther)) continue;
      const completion = log.run().steps.find((step) => step.id === id)?.completion;
      if (completion == null) continue;
      const dirty = copy.scan();
      const request = { own: new Map(), dirty, declared: declared(trying) };
      const taken = await this.#taking.step(trying, request);
      if (taken.ref === null) continue;
      this.#steps.delete(id);
      copy.lay(taken.change);
      log.write({ type: 'step.saved', step: id, completion: completion.number, change: taken.ref });
    }
  }
}
