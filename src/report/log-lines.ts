/** Output of steps as a runner's log shows it: nothing in it acts as a workflow command of this process. */
import { inert } from './escapes.ts';
import { StepLines } from './step-lines.ts';

const LF = 0x0a;
const CR = 0x0d;

/**
 * Lines with the step's id in front, so that none starts with `::`. A CR ends a line too, since the runner reads lines so
 * (.NET's `StreamReader.ReadLine`); and `##[`, which it finds anywhere in a line, is taken apart.
 */
export class LogLines {
  readonly #lines: StepLines;
  #afterCr = false;

  constructor(step: string) {
    this.#lines = new StepLines(`${inert(step)} | `);
  }

  /** The whole lines that are there now, each with a newline. */
  push(bytes: Buffer): Buffer {
    return withoutOldCommands(this.#lines.push(this.#endedByLf(bytes)));
  }

  /** The unfinished line that is held back, ended. */
  end(): Buffer {
    return withoutOldCommands(this.#lines.end());
  }

  /** CR and CR LF become LF. */
  #endedByLf(bytes: Buffer): Buffer {
    if (!this.#afterCr && !bytes.includes(CR)) return bytes;
    const out = Buffer.allocUnsafe(bytes.length);
    let length = 0;
    for (const byte of bytes) {
      if (byte !== LF || !this.#afterCr) out[length++] = byte === CR ? LF : byte;
      this.#afterCr = byte === CR;
    }
    return out.subarray(0, length);
  }
}

/** The bytes are whole lines: none of the marks is cut in two. */
function withoutOldCommands(lines: Buffer): Buffer {
  if (!lines.includes('##[')) return lines;
  return Buffer.from(lines.toString('latin1').replaceAll('##[', '## ['), 'latin1');
}
