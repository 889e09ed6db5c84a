/** The events of a run, read from disk as another process writes them: once, however many listen. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { parseEvent } from '../record/lines.ts';
import { isAbsent } from '../store/errors.ts';
import { openRegular } from '../store/regular-file.ts';
import { Changes } from './changes.ts';

export interface JournalEvent {
  readonly n: number;
  /** The event as JSON, on one line. */
  readonly text: string;
}

const LF = 0x0a;
const CHUNK = 1024 * 1024;

export class Journal extends Changes {
  readonly #path: string;
  readonly #events: JournalEvent[] = [];
  /** Behind the last whole line: a torn one is cut off by who writes next. */
  #at = 0;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  get last(): number {
    return this.#events.at(-1)?.n ?? 0;
  }

  /** Events behind `n`, at most so many. */
  after(n: number, limit: number): readonly JournalEvent[] {
    // Counted from 1: the event `n` is never behind the place `n`.
    let first = Math.min(n, this.#events.length);
    while ((this.#events[first - 1]?.n ?? 0) > n) first -= 1;
    return this.#events.slice(first, first + limit);
  }

  protected override look(): boolean {
    const before = this.#events.length;
    try {
      this.#read();
    } catch (error) {
      if (!isAbsent(error)) throw error;
    }
    return this.#events.length > before;
  }

  #read(): void {
    const fd = openRegular(this.#path);
    try {
      const { size } = fstatSync(fd);
      if (size <= this.#at) return;
      const bytes = Buffer.alloc(Math.min(CHUNK, size - this.#at));
      let rest = Buffer.alloc(0);
      for (let at = this.#at; at < size; ) {
        const count = readSync(fd, bytes, 0, bytes.length, at);
        if (count === 0) return;
        at += count;
        const all = Buffer.concat([rest, bytes.subarray(0, count)]);
        const end = all.lastIndexOf(LF) + 1;
        this.#add(all.toString('utf8', 0, end));
        this.#at += end;
        rest = all.subarray(end);
      }
    } finally {
      closeSync(fd);
    }
  }

  #add(text: string): void {
    for (const line of text.split('\n')) {
      const event = line === '' ? null : parseEvent(line);
      if (event !== null && event.n > this.last)
        this.#events.push({ n: event.n, text: JSON.stringify(event) });
    }
  }
}
