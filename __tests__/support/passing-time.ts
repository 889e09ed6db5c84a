/** Time that passes when a test says so. */
export class PassingTime {
  #now = Date.parse('2026-01-02T03:04:05.000Z');
  readonly #calls = new Set<{ readonly every: number; readonly tick: () => void; next: number }>();

  readonly now = (): Date => new Date(this.#now);

  readonly every = (ms: number, tick: () => void): (() => void) => {
    const call = { every: ms, tick, next: this.#now + ms };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  };

  /** How many wait to be called again. */
  get waiting(): number {
    return this.#calls.size;
  }

  /** All that is due meanwhile is called, each at its time. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [first] = [...this.#calls].sort((a, b) => a.next - b.next);
      if (first === undefined || first.next > end) break;
      this.#now = first.next;
      first.next += first.every;
      first.tick();
    }
    this.#now = end;
  }
}
