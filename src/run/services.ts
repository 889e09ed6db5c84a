/** The services of one attempt that run. */

interface Service {
  /** Settles when it has ended, and that is on record. */
  readonly ended: Promise<void>;
  /** Aborts when it is to end. */
  readonly ending: AbortController;
}

export class Services {
  readonly #running = new Map<string, Service>();
  readonly #stop: (step: string) => void;

  /** @param stop ends the processes of a step */
  constructor(stop: (step: string) => void) {
    this.#stop = stop;
  }

  /** Those that run and are not ending. */
  get ids(): readonly string[] {
    return [...this.#running].flatMap(([id, { ending }]) => (ending.signal.aborted ? [] : [id]));
  }

  /** Settled ones are among these only where they have failed in a way that is nobody's step. */
  get promises(): readonly Promise<void>[] {
    return [...this.#running.values()].map(({ ended }) => ended);
  }

  /** @param run conducts it to its end; told of the signal that it is to end */
  add(step: string, run: (ending: AbortSignal) => Promise<void>): Promise<void> {
    const ending = new AbortController();
    const ended = run(ending.signal).then(() => void this.#running.delete(step));
    // Whoever waits next meets what it throws.
    ended.catch(() => {});
    this.#running.set(step, { ended, ending });
    return ended;
  }

  /** Tells one to end. @returns settles when it has */
  end(step: string): Promise<void> {
    const service = this.#running.get(step);
    service?.ending.abort();
    this.#stop(step);
    return service?.ended ?? Promise.resolve();
  }

  /** Tells all to end. Settles when they have. @throws what one of them throws */
  async endAll(): Promise<void> {
    const ended = [...this.#running.keys()].map((id) => this.end(id));
    await Promise.allSettled(ended);
    await Promise.all(ended);
  }
}
