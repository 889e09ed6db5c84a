/** Which paths are a person's beside those of the source: what they have made, and what is as they have changed it. */
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';

export class Persons {
  readonly #paths = new Map<Path, 'made' | 'changed'>();

  /** Whether a person has made what is at a path, though steps may have changed it since, or has made it what it is, be it nothing. */
  has(path: Path): boolean {
    return this.#paths.has(path);
  }

  /** Notes one change after the other. */
  note(change: Change, by: 'step' | 'person'): void {
    for (const { path, before, after } of change) {
      const was = this.#paths.get(path);
      if (by === 'person') {
        const isMade = was === 'made' || (before === null && after !== null);
        this.#paths.set(path, isMade ? 'made' : 'changed');
      } else if (after === null || was === 'changed') this.#paths.delete(path);
    }
  }
}
