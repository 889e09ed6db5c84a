/** How far something has come: one line on a terminal that is drawn anew, and elsewhere a line now and then. */
import { formatBytes } from '../report/tables.ts';
import type { Options } from './options.ts';
import type { Output } from './output.ts';
import type { Screen } from './screen.ts';

/** As often as the live list of a run. */
const FRAME_MS = 100;

/** Where nothing is drawn, this long is nothing said. */
const SILENCE_MS = 5000;

export class Ticker {
  readonly #live: Screen | null;
  readonly #output: Pick<Output, 'talk'> | null;
  #told: number;

  constructor(screen: Screen | null, options: Options, output: Pick<Output, 'talk'>) {
    this.#live = options.quiet === true ? null : screen;
    this.#output = options.quiet === true ? null : output;
    this.#told = screen === null ? Date.now() : 0;
  }

  /** @param done such as `3 of 12 packs` */
  say(doing: string, done: string, bytes: number): void {
    const now = Date.now();
    if (this.#output === null || now - this.#told < (this.#live === null ? SILENCE_MS : FRAME_MS)) return;
    this.#told = now;
    const line = `${doing}: ${done}, ${formatBytes(bytes)}`;
    if (this.#live === null) this.#output.talk(`${line}\n`);
    else this.#live(line);
  }

  /** Takes the line away. */
  stop(): void {
    this.#live?.clear();
    this.#live?.done();
  }
}
