/** Output of steps, cut into whole lines, so that what runs side by side can be told apart. */

/** Most bytes of an unfinished line that are held back. */
const LONGEST = 8 * 1024;

export class StepLines {
  readonly #prefix: Buffer;
  #held: Buffer[] = [];
  #length = 0;

  /** @param prefix stands in front of every line; empty for none */
  constructor(prefix: string) {
    this.#prefix = Buffer.from(prefix);
  }

  /** The whole lines that are there now, each with the prefix and a newline. A very long line is cut into several. */
  push(bytes: Buffer): Buffer {
    const whole: Buffer[] = [];
    let from = 0;
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
      whole.push(this.#line(bytes.subarray(from, end)));
      from = end + 1;
    }
    for (; this.#length + bytes.length - from >= LONGEST; ) {
      const end = from + LONGEST - this.#length;
      whole.push(this.#line(bytes.subarray(from, end)));
      from = end;
    }
    if (from < bytes.length) this.#hold(bytes.subarray(from));
    return Buffer.concat(whole);
  }

  /** The unfinished line that is held back, ended. */
  end(): Buffer {
    return this.#length === 0 ? Buffer.alloc(0) : this.#line(Buffer.alloc(0));
  }

  #hold(bytes: Buffer): void {
    this.#held.push(Buffer.from(bytes));
    this.#length += bytes.length;
  }

  #line(rest: Buffer): Buffer {
    const line = Buffer.concat([this.#prefix, ...this.#held, rest, NEWLINE]);
    this.#held = [];
    this.#length = 0;
    return line;
  }
}

const NEWLINE = Buffer.from('\n');
