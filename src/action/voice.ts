/** How the keeper of a job speaks: to the step that started it, and from then on to whichever step calls next. */
import type { Writable } from 'node:stream';
import { READY, type Ready } from '../steps/begin.ts';

export class Voice {
  readonly #stdout: Writable;
  #kept: string[] | null = null;

  constructor(stdout: Writable) {
    this.#stdout = stdout;
  }

  say(line: string): void {
    if (this.#kept === null) this.#stdout.write(`${line}\n`);
    else this.#kept.push(line);
  }

  /** Steps can come: the one that started the keeper listens no longer. */
  ready(ready: Ready): void {
    this.#stdout.write(`${READY}${JSON.stringify(ready)}\n`);
    this.#kept = [];
  }

  /** What has come up since the last call. */
  news(): readonly string[] {
    return this.#kept?.splice(0) ?? [];
  }
}
