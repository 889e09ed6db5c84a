import type { Writable } from 'node:stream';

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** Data goes to stdout, talk to stderr. A reader that has gone away ends neither the program nor a run. */
export class Output {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly #gone = new Set<Stream>();

  constructor(stdout: Stream, stderr: Stream) {
    this.stdout = stdout;
    this.stderr = stderr;
    for (const stream of [stdout, stderr]) stream.on('error', () => this.#gone.add(stream));
  }

  /** Writes data. The promise, where there is one, settles when the reader has caught up or gone away. */
  data(text: string | Buffer): Promise<void> | undefined {
    return this.#write(this.stdout, text);
  }

  /** Writes talk. */
  talk(text: string | Buffer): Promise<void> | undefined {
    return this.#write(this.stderr, text);
  }

  /** Settles when all that was written has left this process, or cannot. */
  async flush(): Promise<void> {
    await Promise.all([this.stdout, this.stderr].map((stream) => this.#drained(stream)));
  }

  #write(stream: Stream, text: string | Buffer): Promise<void> | undefined {
    if (this.#gone.has(stream) || stream.destroyed) return undefined;
    return stream.write(text) ? undefined : this.#drained(stream);
  }

  #drained(stream: Stream): Promise<void> {
    if (this.#gone.has(stream) || stream.destroyed || stream.writableLength === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        for (const event of ['drain', 'error', 'close']) stream.off(event, done);
        resolve();
      };
      for (const event of ['drain', 'error', 'close']) stream.on(event, done);
      // A drain that only this wait would cause: an empty write calls back when what is before it has gone.
      stream.write('', () => done());
    });
  }
}
