import type { Readable } from 'node:stream';
import type { Output, Told } from './output.ts';
import type { OutputSink } from './port.ts';

/** Carries a stream into the sink, no faster than the sink takes it, until the stream ends. */
export class Pump {
  /** Settles when the stream has ended and all of it is written; never rejects. */
  readonly ended: Promise<void>;
  done = false;
  /** The sink has bytes and has not taken them yet. */
  busy = false;
  /** How many bytes came in. */
  bytes = 0;
  readonly #stream: Readable;
  readonly #output: Output;
  readonly #sink: OutputSink;
  readonly #onRefusal: (error: unknown) => void;

  /** `onRefusal` hears of every write that the sink refused; reading goes on, or the step would stand still. */
  constructor(
    stream: Readable,
    target: { output: Output; sink: OutputSink; onRefusal(error: unknown): void },
  ) {
    this.#stream = stream;
    this.#output = target.output;
    this.#sink = target.sink;
    this.#onRefusal = target.onRefusal;
    this.ended = this.#run();
  }

  /** Writes what is kept back as the possible beginning of a command. */
  async pause(): Promise<void> {
    await this.#tell(this.#output.pause());
  }

  /** Reads on, but no longer keeps this process alive. */
  release(): void {
    if ('unref' in this.#stream && typeof this.#stream.unref === 'function') this.#stream.unref();
  }

  /** Reads no further; settles when what was read is written. */
  close(): Promise<void> {
    this.#stream.destroy();
    return this.ended;
  }

  async #run(): Promise<void> {
    try {
      for await (const chunk of this.#stream) {
        this.bytes += chunk.length;
        await this.#tell(this.#output.push(chunk));
      }
    } catch {
      // A stream that breaks has ended: its process is gone, or it was closed here.
    }
    await this.#tell(this.#output.end());
    this.done = true;
  }

  async #tell(told: readonly Told[]): Promise<void> {
    this.busy = true;
    for (const item of told) {
      try {
        if (item.kind === 'note') this.#sink.note(item.note);
        else await this.#sink.write(item.bytes);
      } catch (error) {
        this.#onRefusal(error);
      }
    }
    this.busy = false;
  }
}
