/** One line on a terminal that tells how far something has come. Nothing elsewhere. */
import { formatBytes } from '../report/tables.ts';
import type { Options } from './options.ts';
import type { Screen } from './screen.ts';

/** As often as the live list of a run. */
const FRAME_MS = 100;

export class Ticker {
  readonly #live: Screen | null;
  #drawn = 0;

  constructor(screen: Screen | null, options: Options) {
    this.#live = options.quiet === true ? null : screen;
  }

  /** @param done such as `3 of 12 packs` */
  say(doing: string, done: string, bytes: number): void {
    const now = Date.now();
    if (this.#live === null || now - this.#drawn < FRAME_MS) return;
    this.#drawn = now;
    this.#live(`${doing}: ${done}, ${formatBytes(bytes)}`);
  }

  /** Takes the line away. */
  stop(): void {
    this.#live?.clear();
    this.#live?.done();
  }
}
