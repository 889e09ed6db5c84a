/** Something on disk that others change: looked at now and then while anybody waits, and at each question. */

const LOOK_MS = 100;

export abstract class Changes {
  #version = 0;
  #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

  /** Looks at the disk. @returns whether something is new */
  protected abstract look(): boolean | Promise<boolean>;

  /** One look at a time: who asks meanwhile gets its outcome. */
  refresh(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    if (await this.look()) this.#tell();
  }

  /** Whether somebody waits. */
  get isWatched(): boolean {
    return this.#waiting.length > 0;
  }

  /** Counts what was new. */
  get version(): number {
    return this.#version;
  }

  /**
   * Waits for something newer than a version.
   * @returns false when nothing has come for so long, or the listener has gone
   */
  newerThan(version: number, ms: number, gone: AbortSignal): Promise<boolean> {
    if (this.#version > version || gone.aborted) return Promise.resolve(this.#version > version);
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', done);
        this.#waiting = this.#waiting.filter((each) => each !== done);
        resolve(this.#version > version);
      };
      const timer = setTimeout(done, ms).unref();
      gone.addEventListener('abort', done);
      this.#waiting.push(done);
      this.#timer ??= setTimeout(() => void this.#again(), LOOK_MS).unref();
    });
  }

  async #again(): Promise<void> {
    // What cannot be read now may be at the next look; who asks is told.
    await this.refresh().catch(() => {});
    this.#timer = this.isWatched ? setTimeout(() => void this.#again(), LOOK_MS).unref() : null;
  }

  #tell(): void {
    this.#version += 1;
    for (const wake of this.#waiting) wake();
  }
}

/** What was looked at last, by name; what nobody waits for goes when there are many. */
export class Recent<T extends Changes> {
  readonly #make: (name: string) => T;
  readonly #most: number;
  readonly #known = new Map<string, T>();

  constructor(most: number, make: (name: string) => T) {
    this.#most = most;
    this.#make = make;
  }

  /** As it is now. */
  async of(name: string): Promise<T> {
    const found = this.#known.get(name) ?? this.#make(name);
    this.#known.delete(name);
    this.#known.set(name, found);
    for (const [old, each] of this.#known) {
      if (this.#known.size <= this.#most) break;
      if (!each.isWatched && each !== found) this.#known.delete(old);
    }
    await found.refresh();
    return found;
  }
}
