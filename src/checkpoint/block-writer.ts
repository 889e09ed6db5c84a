/** Gathers pieces into blocks, compresses blocks in the thread pool, and writes them in order. */
import { sha256 } from '../digest/digest.ts';
import { PIECE } from '../workspace/contents.ts';
import { release, shrink } from './compress.ts';
import { RAW_MAX } from './format.ts';
import type { Row } from './lines.ts';
import type { Output } from './output.ts';

/** How many blocks are compressed at a time. Each holds at most `RAW_MAX` bytes, and as many compressed. */
const IN_FLIGHT = 3;

export interface Put {
  readonly block: number;
  readonly offset: number;
  readonly length: number;
}

export class BlockWriter {
  readonly #output: Output;
  readonly #free: Buffer[] = [];
  readonly #rows: Row[] = [];
  readonly #flights: Promise<void>[] = [];
  #gathering: Buffer | null = null;
  #filled = 0;
  #started = 0;
  #failure: { readonly error: unknown } | null = null;

  constructor(output: Output) {
    this.#output = output;
  }

  /** `[stored, raw, digest]` of the blocks that are written. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Takes a copy of a piece of at most `PIECE` bytes. */
  put(bytes: Uint8Array): Put {
    this.#gathering ??= this.#free.pop() ?? Buffer.allocUnsafeSlow(RAW_MAX);
    const place = { block: this.#started, offset: this.#filled, length: bytes.length };
    this.#gathering.set(bytes, this.#filled);
    this.#filled += bytes.length;
    if (this.#filled >= PIECE) this.#start();
    return place;
  }

  /** Settles when another block may be gathered. @throws the system's error of an earlier write */
  async room(): Promise<void> {
    while (this.#flights.length >= IN_FLIGHT) await this.#flights[0];
    this.#refuseAfterFailure();
  }

  /** Writes all that was put. @throws the system's error */
  async flush(): Promise<void> {
    if (this.#filled > 0) this.#start();
    await this.settled();
    this.#refuseAfterFailure();
  }

  /** Settles when nothing is being compressed or written. */
  async settled(): Promise<void> {
    while (this.#flights.length > 0) await this.#flights[0];
  }

  #start(): void {
    const buffer = this.#gathering;
    if (buffer === null) return;
    const raw = buffer.subarray(0, this.#filled);
    this.#gathering = null;
    this.#filled = 0;
    this.#started += 1;
    this.#flights.push(this.#fly(raw, this.#flights.at(-1)).finally(() => this.#land(buffer)));
  }

  /** Compresses at once, but writes after the one before. */
  async #fly(raw: Buffer, before: Promise<void> | undefined): Promise<void> {
    try {
      const stored = await shrink(raw);
      await before;
      if (this.#failure !== null) return;
      this.#output.write(stored);
      this.#rows.push([stored.length, raw.length, sha256(stored)]);
      if (stored !== raw) release(stored);
    } catch (error) {
      await before;
      this.#failure ??= { error };
    }
  }

  #land(buffer: Buffer): void {
    this.#flights.shift();
    this.#free.push(buffer);
  }

  #refuseAfterFailure(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }
}
