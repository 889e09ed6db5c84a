import type { Order } from './order.ts';

/** Which steps have ended before another one starts: those it waits for, and all that those wait for. Of some it needs the start alone. */
export class Ancestors {
  readonly #needs: readonly (readonly number[])[];
  readonly #words: number;
  /** A set of bits for each list of needs; steps that share a list share its set. */
  readonly #sets = new Map<readonly number[], Uint32Array>();

  readonly #started: Order['started'];

  /** The sequence names every step after those that it waits for. */
  constructor({ needs, started }: Pick<Order, 'needs' | 'started'>, sequence: readonly number[]) {
    this.#needs = needs;
    this.#started = started;
    this.#words = Math.ceil(needs.length / 32);
    for (const step of sequence) {
      const list = needs[step] ?? [];
      if (!this.#sets.has(list)) this.#sets.set(list, this.#union(list));
    }
  }

  /** Whether `other` has ended whenever `step` starts. */
  has(step: number, other: number): boolean {
    const set = this.#sets.get(this.#needs[step] ?? []);
    return set !== undefined && ((set[other >> 5] ?? 0) & (1 << (other & 31))) !== 0;
  }

  #union(list: readonly number[]): Uint32Array {
    const union = new Uint32Array(this.#words);
    const started = this.#started.get(list);
    for (const step of list) {
      const set = this.#sets.get(this.#needs[step] ?? []);
      if (set !== undefined)
        for (let word = 0; word < set.length; word++) union[word] = (union[word] ?? 0) | (set[word] ?? 0);
      if (started?.has(step) !== true) union[step >> 5] = (union[step >> 5] ?? 0) | (1 << (step & 31));
    }
    return union;
  }
}
