/** Passes a step's output on, byte for byte and at once, and hears what it says to the runner meanwhile. */
import type { Readable, Writable } from 'node:stream';
import { LineGate } from '../shell/line-gate.ts';
import type { Masks } from '../shell/port.ts';
import { Sayings } from '../shell/sayings.ts';

/** Silence for so long after the exit means that what is left running has nothing more to say for the step. */
const QUIET_MS = 250;
const QUIET_CAP_MS = 5000;

/** What a step says, and which texts it asks to be masked: the runner masks, and here they are noted. */
export class Heard {
  readonly masks: string[] = [];
  readonly sayings: Sayings;

  constructor() {
    const none: Masks = {
      add: (text) => this.masks.push(text),
      hides: () => false,
      apply: (text) => text,
      patterns: () => [],
    };
    this.sayings = new Sayings(none);
  }
}

/** One stream of a step. */
export class Passing {
  readonly #from: Readable;
  #last = Date.now();
  #hasEnded = false;

  constructor(from: Readable, to: Writable, { sayings }: Heard) {
    this.#from = from;
    const gate = new LineGate({
      text: () => {},
      command: (line) => void sayings.hear(line.toString()),
      tooLong: () => true,
    });
    from.on('data', (bytes: Buffer) => {
      this.#last = Date.now();
      gate.push(bytes);
      if (to.write(bytes)) return;
      from.pause();
      to.once('drain', () => from.resume());
    });
    const end = () => {
      if (!this.#hasEnded) gate.end();
      this.#hasEnded = true;
    };
    from.on('end', end).on('error', end).on('close', end);
  }

  /** Settles when all is passed on that the step itself has said. */
  async settled(): Promise<void> {
    const since = Date.now();
    for (let wait = 1; !this.#hasEnded; wait = Math.min(wait * 2, 20)) {
      // Nobody is quiet whom the reader holds back.
      if (this.#from.isPaused()) this.#last = Date.now();
      const now = Date.now();
      if (now - Math.max(since, this.#last) > QUIET_MS) break;
      if (now - since > QUIET_CAP_MS && !this.#from.isPaused()) break;
      await new Promise((done) => setTimeout(done, wait));
    }
    this.#from.destroy();
  }
}
