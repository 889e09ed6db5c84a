/** A line longer than this is text, whatever it starts with. */
const LONGEST_COMMAND = 1024 * 1024;

const LF = 0x0a;
const CR = 0x0d;
const COLON = 0x3a;
const HASH = 0x23;
const BRACKET = 0x5b;

/** What a line may still be: by its first bytes, or known to be text, to be a command, or to be left out. */
type State = 'blank' | ':' | '#' | '##' | 'command' | 'text' | 'dropped';

/** Told of the bytes of a stream in their order; between calls nothing is kept but the start of a possible command. */
export interface LineListener {
  text(bytes: Buffer): void;
  /** A line that starts as a command does, and what ended it: LF, CR or nothing at the end of the stream. */
  command(line: Buffer, ending: Buffer): void;
  /** Such a line that grew too long. False leaves all of it out. */
  tooLong(beginning: Buffer): boolean;
}

/**
 * Lets text through at once and keeps a line back only while it can still be a command. Lines end at LF or CR, as those that
 * the runner reads from a process do (.NET's `StreamReader.ReadLine`).
 */
export class LineGate {
  readonly #listener: LineListener;
  readonly #held = new Held();
  #state: State = 'blank';

  constructor(listener: LineListener) {
    this.#listener = listener;
  }

  push(chunk: Buffer): void {
    let from = 0;
    let lineStart = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (byte === LF || byte === CR) {
        from = this.#endLine(chunk, { from, lineStart, at });
        lineStart = at + 1;
        this.#state = 'blank';
      } else if (this.#state !== 'text' && this.#state !== 'command' && this.#state !== 'dropped') {
        this.#state = next(this.#state, byte);
        if (this.#state === 'text') this.#release();
      }
    }
    this.#keep(chunk, { from, lineStart });
  }

  /** The end of the stream, or a pause after which what is kept back is wanted. */
  end(): void {
    if (this.#held.length === 0) return;
    if (this.#state === 'command') this.#listener.command(this.#held.take(), Buffer.alloc(0));
    else this.#release();
    this.#state = 'text';
  }

  /** Returns from where on the chunk is not given out yet. */
  #endLine(chunk: Buffer, { from, lineStart, at }: { from: number; lineStart: number; at: number }): number {
    if (this.#state === 'dropped') return at;
    if (this.#state !== 'command') {
      this.#release();
      return from;
    }
    if (lineStart > from) this.#listener.text(chunk.subarray(from, lineStart));
    this.#held.append(chunk.subarray(lineStart, at));
    this.#listener.command(this.#held.take(), chunk.subarray(at, at + 1));
    return at + 1;
  }

  #keep(chunk: Buffer, { from, lineStart }: { from: number; lineStart: number }): void {
    if (this.#state === 'dropped') return;
    const end = this.#state === 'text' ? chunk.length : lineStart;
    if (end > from) this.#listener.text(chunk.subarray(from, end));
    if (this.#state === 'text') return;
    this.#held.append(chunk.subarray(lineStart));
    if (this.#held.length <= LONGEST_COMMAND) return;
    const beginning = this.#held.take();
    const written = this.#listener.tooLong(beginning);
    if (written) this.#listener.text(beginning);
    this.#state = written ? 'text' : 'dropped';
  }

  #release(): void {
    if (this.#held.length > 0) this.#listener.text(this.#held.take());
  }
}

function next(state: State, byte: number): State {
  if (state === 'blank') {
    if (byte === COLON) return ':';
    if (byte === HASH) return '#';
    return byte === 0x20 || (byte >= 0x09 && byte <= 0x0c) ? 'blank' : 'text';
  }
  if (state === ':') return byte === COLON ? 'command' : 'text';
  if (state === '#') return byte === HASH ? '##' : 'text';
  return byte === BRACKET ? 'command' : 'text';
}

/** Bytes that grow in one buffer: a line that comes byte by byte must not become a million small ones. */
class Held {
  #bytes = Buffer.alloc(0);
  length = 0;

  append(more: Buffer): void {
    const length = this.length + more.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(256, length, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    more.copy(this.#bytes, this.length);
    this.length = length;
  }

  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.length);
    this.#bytes = Buffer.alloc(0);
    this.length = 0;
    return taken;
  }
}
