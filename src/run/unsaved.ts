import type { Run } from '../record/run.ts';
import type { LeftBehind } from '../record/step-events.ts';
import type { Said } from '../shell/port.ts';

/**
 * What steps of this attempt set and the record may not hold, since it contains a secret. The later steps of the
 * attempt have it all the same; a resume does not.
 */
export class Unsaved {
  readonly #said = new Map<string, Pick<Said, 'outputs' | 'env' | 'path'>>();

  /** Notes what a step set when it ended. @param left what the record has of it */
  keep(step: string, { outputs, env, path }: Said, { withheld }: LeftBehind): void {
    const hidden = withheld.path || withheld.outputs.length + withheld.env.length > 0;
    if (hidden) this.#said.set(step, { outputs, env, path });
    else this.#said.delete(step);
  }

  /** The record with all that steps set. For the eyes of steps only: it must not be written anywhere. */
  reveal(run: Run): Run {
    if (this.#said.size === 0) return run;
    return { ...run, steps: run.steps.map((step) => ({ ...step, ...this.#said.get(step.id) })) };
  }
}
