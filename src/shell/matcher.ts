/** Where masked texts are in some bytes. */
export interface Found {
  /** Stretches that are masked, in order; those that touch or overlap are one. */
  readonly spans: readonly (readonly [start: number, end: number])[];
  /** From here on a masked text may have begun that goes on in bytes still to come; the length when none has. */
  readonly hold: number;
}

/**
 * Finds many byte sequences in one pass. A table of the two bytes with which one can begin lets nearly all positions be
 * passed over by one look.
 */
export class Matcher {
  readonly #beginnings = new Uint8Array(0x10000);
  readonly #byFirst = new Map<number, Buffer[]>();

  constructor(patterns: readonly Buffer[]) {
    for (const pattern of patterns) {
      const [first, second] = pattern;
      if (first === undefined) continue;
      if (second === undefined) this.#beginnings.fill(1, first << 8, (first + 1) << 8);
      else this.#beginnings[(first << 8) | second] = 1;
      const others = this.#byFirst.get(first);
      if (others) others.push(pattern);
      else this.#byFirst.set(first, [pattern]);
    }
  }

  /** Looks through bytes that may go on: nothing is looked for behind `hold`. */
  search(bytes: Buffer): Found {
    const spans: [number, number][] = [];
    for (let at = 0; at < bytes.length; at++) {
      if (at + 1 < bytes.length && !this.#mayBegin(bytes, at)) continue;
      const length = this.#lengthAt(bytes, at);
      if (length === 'undecided') return { spans, hold: at };
      if (length > 0) addSpan(spans, at, at + length);
    }
    return { spans, hold: bytes.length };
  }

  /** Looks through bytes that are complete. */
  searchAll(bytes: Buffer): Found {
    const spans: [number, number][] = [];
    for (let at = 0; at < bytes.length; at++) {
      if (at + 1 < bytes.length && !this.#mayBegin(bytes, at)) continue;
      for (const pattern of this.#byFirst.get(bytes[at] as number) ?? []) {
        if (matches(pattern, bytes, at, pattern.length)) addSpan(spans, at, at + pattern.length);
      }
    }
    return { spans, hold: bytes.length };
  }

  #mayBegin(bytes: Buffer, at: number): boolean {
    return this.#beginnings[((bytes[at] as number) << 8) | (bytes[at + 1] as number)] === 1;
  }

  #lengthAt(bytes: Buffer, at: number): number | 'undecided' {
    let longest = 0;
    for (const pattern of this.#byFirst.get(bytes[at] as number) ?? []) {
      if (pattern.length <= longest) continue;
      const here = Math.min(pattern.length, bytes.length - at);
      if (!matches(pattern, bytes, at, here)) continue;
      if (here < pattern.length) return 'undecided';
      longest = here;
    }
    return longest;
  }
}

function matches(pattern: Buffer, bytes: Buffer, at: number, length: number): boolean {
  return at + length <= bytes.length && bytes.compare(pattern, 0, length, at, at + length) === 0;
}

function addSpan(spans: [number, number][], start: number, end: number): void {
  const last = spans.at(-1);
  if (last && start <= last[1]) last[1] = Math.max(last[1], end);
  else spans.push([start, end]);
}
