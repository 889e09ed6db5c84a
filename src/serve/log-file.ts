/** The log of one try, by lines: a large one is never held whole. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { isAbsent } from '../store/errors.ts';
import { openRegular } from '../store/regular-file.ts';
import { Changes } from './changes.ts';

const LF = 0x0a;
const CHUNK = 1024 * 1024;
/** The place of every so many lines is known. */
const EVERY = 256;
/** Of a longer line the rest is left out: the download has it. */
const LONGEST = 16 * 1024;
/** The most lines that a search finds. */
const MOST_FOUND = 1000;

export class LogFile extends Changes {
  readonly #path: string;
  /** Where the lines 0, 256, 512 … begin. */
  readonly #places: number[] = [0];
  /** Lines with an end. */
  #ended = 0;
  /** How many bytes have been looked at. */
  #at = 0;
  /** Where the last line begins. */
  #start = 0;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  get bytes(): number {
    return this.#at;
  }

  /** Lines, with one that has no end yet. */
  get total(): number {
    return this.#ended + (this.#at > this.#start ? 1 : 0);
  }

  /** @returns lines without their ends */
  async lines(from: number, count: number): Promise<readonly string[]> {
    const block = Math.min(Math.floor(from / EVERY), this.#places.length - 1);
    const lines: string[] = [];
    let number = block * EVERY;
    let pieces: Buffer[] = [];
    let length = 0;
    const end = () => {
      if (number >= from) lines.push(textOf(pieces, length));
      [number, pieces, length] = [number + 1, [], 0];
    };
    for await (const chunk of this.#chunks(this.#places[block] ?? 0)) {
      for (let at = 0; at < chunk.length && lines.length < count; ) {
        const found = chunk.indexOf(LF, at);
        const stop = found < 0 ? chunk.length : found;
        if (number >= from && length < LONGEST)
          pieces.push(Buffer.from(chunk.subarray(at, Math.min(stop, at + LONGEST))));
        length += stop - at;
        at = stop + 1;
        if (found >= 0) end();
      }
      if (lines.length >= count) break;
    }
    if (lines.length < count && length > 0) end();
    return lines;
  }

  /** The numbers of lines that contain a text, whatever its case. */
  async search(text: string): Promise<{ readonly lines: readonly number[]; readonly more: boolean }> {
    const wanted = text.toLowerCase();
    const lines: number[] = [];
    let number = 0;
    let rest = Buffer.alloc(0);
    const look = (bytes: Buffer) => {
      for (const line of stripVTControlCharacters(bytes.toString()).toLowerCase().split('\n')) {
        if (line.includes(wanted)) lines.push(number);
        number += 1;
      }
    };
    for await (const chunk of this.#chunks(0)) {
      // Of a line without end no more than that is looked at.
      const all = Buffer.concat([rest.subarray(0, CHUNK), chunk]);
      const end = all.lastIndexOf(LF);
      rest = Buffer.from(all.subarray(end + 1));
      if (end >= 0) look(all.subarray(0, end));
      if (lines.length > MOST_FOUND) break;
    }
    if (rest.length > 0) look(rest);
    return { lines: lines.slice(0, MOST_FOUND), more: lines.length > MOST_FOUND };
  }

  protected override async look(): Promise<boolean> {
    const before = this.#at;
    try {
      for await (const chunk of this.#chunks(this.#at)) this.#index(chunk);
    } catch (error) {
      if (!isAbsent(error)) throw error;
    }
    return this.#at > before;
  }

  #index(chunk: Buffer): void {
    for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, at + 1)) {
      this.#ended += 1;
      this.#start = this.#at + at + 1;
      if (this.#ended % EVERY === 0) this.#places.push(this.#start);
    }
    this.#at += chunk.length;
  }

  /** Others get their turn between two chunks. Each is overwritten by the next. */
  async *#chunks(from: number): AsyncGenerator<Buffer> {
    const fd = openRegular(this.#path);
    try {
      const { size } = fstatSync(fd);
      const bytes = Buffer.alloc(Math.max(0, Math.min(CHUNK, size - from)));
      for (let at = from; at < size; ) {
        const count = readSync(fd, bytes, 0, bytes.length, at);
        if (count === 0) return;
        at += count;
        yield bytes.subarray(0, count);
        await turn();
      }
    } finally {
      closeSync(fd);
    }
  }
}

function textOf(pieces: readonly Buffer[], length: number): string {
  const text = Buffer.concat(pieces).subarray(0, LONGEST).toString();
  return length > LONGEST ? `${text} … ${length - LONGEST} more bytes` : text;
}
