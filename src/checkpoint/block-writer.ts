/** Gathers pieces into blocks, compresses blocks in the thread pool, and writes them in order. */
import { sha256InPool } from '../digest/digest.ts';
import { PIECE } from '../workspace/contents.ts';
import { release, shrink } from './compress.ts';
import { RAW_MAX } from './format.ts';
import type { Output } from './output.ts';
import type { Block, Place } from './pack.ts';

/** How many blocks are compressed at a time. Each holds at most `RAW_MAX` bytes, and as many compressed. */
const IN_FLIGHT = 3;

/** Its place, length and digest come when it has been written. Before that, `digest` is that of its only piece. */
type Gathered = { -readonly [Key in keyof Block]: Block[Key] };

export class BlockWriter {
  readonly #output: Output;
  readonly #pack: Pick<Block, 'path' | 'pack'>;
  readonly #free: Buffer[] = [];
  readonly #blocks: Gathered[] = [];
  readonly #flights: Promise<void>[] = [];
  #gathering: Buffer | null = null;
  #block: Gathered;
  #failure: { readonly error: unknown } | null = null;

  constructor(output: Output, pack: Pick<Block, 'path' | 'pack'>) {
    this.#output = output;
    this.#pack = pack;
    this.#block = this.#next();
  }

  /** The blocks so far. They are whole when `flush` has settled. */
  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** Takes a copy of a piece of at most `PIECE` bytes. @param digest of the piece */
  put(bytes: Uint8Array, digest: string): Place {
    this.#gathering ??= this.#free.pop() ?? Buffer.allocUnsafeSlow(RAW_MAX);
    const block = this.#block;
    const place = { block, offset: block.raw, length: bytes.length };
    this.#gathering.set(bytes, block.raw);
    block.digest = block.raw === 0 ? digest : '';
    block.raw += bytes.length;
    if (block.raw >= PIECE) this.#start();
    return place;
  }

  /** Whether another block may be gathered now. */
  get hasRoom(): boolean {
    return this.#flights.length < IN_FLIGHT && this.#failure === null;
  }

  /** Settles when another block may be gathered. @throws the system's error of an earlier write */
  async room(): Promise<void> {
    while (this.#flights.length >= IN_FLIGHT) await this.#flights[0];
    this.#refuseAfterFailure();
  }

  /** Writes all that was put. @throws the system's error */
  async flush(): Promise<void> {
    if (this.#block.raw > 0) this.#start();
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
    const block = this.#block;
    this.#gathering = null;
    this.#block = this.#next();
    this.#blocks.push(block);
    this.#flights.push(this.#fly(block, buffer, this.#flights.at(-1)).finally(() => this.#land(buffer)));
  }

  #next(): Gathered {
    return { ...this.#pack, at: 0, stored: 0, raw: 0, digest: '' };
  }

  /** Compresses at once, but writes after the one before. */
  async #fly(block: Gathered, buffer: Buffer, before: Promise<void> | undefined): Promise<void> {
    try {
      const raw = buffer.subarray(0, block.raw);
      const stored = await shrink(raw);
      if (stored !== raw || block.digest === '') block.digest = await sha256InPool(stored);
      block.stored = stored.length;
      await before;
      if (this.#failure !== null) return;
      block.at = this.#output.at;
      this.#output.write(stored);
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
