import type { Writable } from 'node:stream';
import { reasonOf } from '../store/errors.ts';

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** After a hurry: how long the last words may take to reach a reader. */
const LAST_WORDS_MS = 500;

/** What a pipe or a terminal says whose reader has gone away. */
const NO_READER = ['EPIPE', 'EIO'];

/**
 * Data goes to stdout, talk to stderr. A reader that has gone away ends neither the program nor a run, and nobody misses what it did not
 * read; a disk that takes no more is another matter.
 */
export class Output {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly #gone = new Set<Stream>();
  readonly #hurry = new AbortController();
  #error: NodeJS.ErrnoException | null = null;

  constructor(stdout: Stream, stderr: Stream) {
    this.stdout = stdout;
    this.stderr = stderr;
    for (const stream of [stdout, stderr]) stream.on('error', () => this.#gone.add(stream));
    // Node forgets it soon.
    stdout.on('error', (error) => {
      this.#error ??= error;
    });
  }

  /** Why data is missing where it was to be kept, as on a full disk; null where none is. */
  get unwritten(): string | null {
    const error = this.#error ?? (this.stdout.errored as NodeJS.ErrnoException | null);
    return error === null || NO_READER.includes(error.code ?? '') ? null : reasonOf(error);
  }

  /** Writes data. The promise, where there is one, settles when the reader has caught up or gone away. */
  data(text: string | Buffer): Promise<void> | undefined {
    return this.#write(this.stdout, text);
  }

  /** Writes talk. */
  talk(text: string | Buffer): Promise<void> | undefined {
    return this.#write(this.stderr, text);
  }

  /** From now on a reader that does not read keeps nothing waiting: what it does not take is left out. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** Settles when all that was written has left this process, or cannot. */
  async flush(): Promise<void> {
    await this.#bothDrained(this.#hurry.signal);
    if (this.#hurry.signal.aborted) await this.#bothDrained(AbortSignal.timeout(LAST_WORDS_MS));
  }

  #write(stream: Stream, text: string | Buffer): Promise<void> | undefined {
    if (this.#gone.has(stream) || stream.destroyed) return undefined;
    if (this.#hurry.signal.aborted && stream.writableNeedDrain) return undefined;
    return stream.write(text) ? undefined : this.#drained(stream, this.#hurry.signal);
  }

  async #bothDrained(limit: AbortSignal): Promise<void> {
    await Promise.all([this.stdout, this.stderr].map((stream) => this.#drained(stream, limit)));
  }

  #drained(stream: Stream, limit: AbortSignal): Promise<void> {
    if (this.#gone.has(stream) || stream.destroyed || stream.writableLength === 0) return Promise.resolve();
    if (limit.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        for (const event of ['drain', 'error', 'close']) stream.off(event, done);
        limit.removeEventListener('abort', done);
        resolve();
      };
      for (const event of ['drain', 'error', 'close']) stream.on(event, done);
      limit.addEventListener('abort', done);
      // A drain that only this wait would cause: an empty write calls back when what is before it has gone.
      stream.write('', () => done());
    });
  }
}
