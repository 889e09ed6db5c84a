/** A line in the log now and then while work on files takes long. */
import type { Doing } from '../files/setting.ts';
import type { Amount } from '../record/files-events.ts';
import { bringingLine, filesLine } from '../report/files-line.ts';
import type { Ticking } from '../report/silences.ts';

export interface TickerOptions {
  readonly say: (line: string) => void;
  readonly time: Pick<Ticking, 'now'>;
}

/** Between two lines. */
const APART_MS = 10_000;

export class Ticker {
  readonly #options: TickerOptions;
  #all: Amount | null = null;
  #doing: Doing | null = null;
  #told = 0;

  constructor(options: TickerOptions) {
    this.#options = options;
  }

  /** Told of all that the next files that are brought back come to; undefined where that is not known. */
  bringing(all: Amount | undefined): void {
    this.#all = all ?? null;
  }

  tick(doing: Doing, done: Amount): void {
    const { time, say } = this.#options;
    const now = time.now().getTime();
    if (this.#doing !== doing) this.#told = now;
    this.#doing = doing;
    if (now - this.#told < APART_MS) return;
    this.#told = now;
    const isOfAll = doing === 'restoring' && this.#all !== null && done.files <= this.#all.files;
    say(
      `  ${isOfAll && this.#all !== null ? bringingLine(done, this.#all) : filesLine(doing, done.files, done.bytes)}`,
    );
  }
}
