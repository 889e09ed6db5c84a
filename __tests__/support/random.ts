/** Randomness that can be had again: by its seed. */

export interface Random {
  readonly seed: number;
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  /** `count` of the items, in their order; all of them when there are no more. */
  sample<T>(items: readonly T[], count: number): readonly T[];
}

/** Soak runs try something else each time; the others are the same everywhere. SAVEPOINT_SEED repeats one. */
export function seedFor(usual: number): number {
  const given = process.env.SAVEPOINT_SEED ?? '';
  if (given !== '') return Number(given);
  return isSoak() ? Math.floor(Math.random() * 2 ** 32) : usual;
}

export function isSoak(): boolean {
  return (process.env.SAVEPOINT_SOAK ?? '') !== '';
}

/** How many random cases a property tries. */
export function runs(usual: number): number {
  return isSoak() ? usual * 50 : usual;
}

/** The generator mulberry32. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    seed,
    below,
    sample: (items, count) => {
      const left = items.map((_item, at) => at);
      const chosen = Array.from({ length: Math.min(count, items.length) }, () =>
        left.splice(below(left.length), 1).at(0),
      );
      const wanted = new Set(chosen);
      return items.filter((_item, at) => wanted.has(at));
    },
  };
}

/** Runs a test with a seed, and names the seed when it fails. */
export async function seeded(seed: number, body: (random: Random) => Promise<void>): Promise<void> {
  try {
    await body(random(seed));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`with SAVEPOINT_SEED=${seed}: ${why}`, { cause });
  }
}
