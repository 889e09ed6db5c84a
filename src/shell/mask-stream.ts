import { type Found, Matcher } from './matcher.ts';
import type { Masks } from './port.ts';

const STARS = Buffer.from('***');
const NOTHING = Buffer.alloc(0);

/**
 * Masks bytes that come in pieces. The longest end that may be the beginning of a masked text is kept back until what
 * follows decides. Masked texts that touch or overlap become one `***`, as in the runner's `SecretMasker.cs`.
 */
export class MaskStream {
  readonly #masks: Pick<Masks, 'patterns'>;
  #patterns: readonly Buffer[] = [];
  #matcher: Matcher | null = null;
  #kept: Buffer = NOTHING;
  /** How many of the kept bytes the last `***` already stands for; null when something else was given out last. */
  #covered: number | null = null;

  constructor(masks: Pick<Masks, 'patterns'>) {
    this.#masks = masks;
  }

  /** The bytes that can be given out now. */
  push(bytes: Buffer): Buffer {
    const matcher = this.#current();
    if (matcher === null && this.#kept.length === 0) {
      if (bytes.length > 0) this.#covered = null;
      return bytes;
    }
    const all = this.#kept.length === 0 ? bytes : Buffer.concat([this.#kept, bytes]);
    return this.#give(all, matcher?.search(all) ?? { spans: [], hold: all.length });
  }

  /** What was kept back, when nothing follows it. */
  end(): Buffer {
    const all = this.#kept;
    return this.#give(all, this.#current()?.searchAll(all) ?? { spans: [], hold: all.length });
  }

  #current(): Matcher | null {
    const patterns = this.#masks.patterns();
    if (patterns !== this.#patterns) {
      this.#patterns = patterns;
      this.#matcher = patterns.length === 0 ? null : new Matcher(patterns);
    }
    return this.#matcher;
  }

  #give(all: Buffer, { spans, hold }: Found): Buffer {
    const out: Buffer[] = [];
    let masked = this.#covered !== null;
    let at = this.#covered ?? 0;
    for (const [start, end] of spans) {
      if (!masked || start > at) {
        out.push(all.subarray(at, start), STARS);
        masked = true;
      }
      at = Math.max(at, end);
    }
    if (at < hold) {
      out.push(all.subarray(at, hold));
      masked = false;
    }
    this.#covered = masked ? Math.max(0, at - hold) : null;
    this.#kept = hold === all.length ? NOTHING : Buffer.from(all.subarray(hold));
    return out.length === 1 ? (out[0] ?? NOTHING) : Buffer.concat(out);
  }
}
