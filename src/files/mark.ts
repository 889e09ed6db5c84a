/**
 * The mark of the workspace that a run left: which attempt it was, and what was seen there. It is a cache and a sign of
 * life, beside the store and never in it: without it, the workspace is read again as any other.
 */
import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sha256 } from '../digest/digest.ts';
import { createFresh, makeDirectories } from '../store/atomic.ts';
import type { Path } from '../tree/path.ts';
import { formatIndexed, type Index, type Indexed, parseIndexed } from '../workspace/stat-index.ts';

/** What tells the attempt and the folder that a mark speaks of. */
export interface MarkHead {
  readonly run: string;
  /** The mark of the attempt. */
  readonly attempt: string;
  /** Inode and time of birth of the workspace's folder. */
  readonly folder: string;
}

/** A path as a step left it that did not end well. */
export interface HalfWritten {
  readonly path: Path;
  /** Null: of several steps, or of one that is not known. */
  readonly step: string | null;
}

export interface Mark {
  readonly head: MarkHead;
  readonly index: Index;
  readonly half: ReadonlyMap<Path, string | null>;
  /** What could not be read. */
  readonly unread: ReadonlySet<Path>;
  /** Whether it does not tell all that the steps left: then the time of writing decides, as after a kill. */
  readonly cutOff: boolean;
  /** The last sign of life of the attempt, in ms since 1970. */
  readonly alive: number;
  /** When the watcher had ended the last process of the attempt, in ms since 1970; null if it did not have to. */
  readonly ended: number | null;
}

const HEARTBEAT_MS = 1000;
/** The line that says so. */
const CUT_OFF = 'x';
/** The last line. Without it, something is missing. */
const END = 'e';
/** Lines are written in batches of so many characters. */
const BATCH = 256 * 1024;

/** Where the mark of a workspace lies in a store. @param workspace its real path */
export function markPath(store: string, workspace: string): string {
  return join(store, 'workspaces', `${sha256(workspace).slice(0, 32)}.index`);
}

/** The file that the watcher touches when it has ended an attempt's processes. */
export function endedPath(mark: string): string {
  return `${mark}.ended`;
}

/** The first two lines of a mark are within so many bytes. */
const HEAD_BYTES = 4096;

/** What a mark speaks of, without reading all of it; null where that cannot be told. */
export function readHead(path: string): MarkHead | null {
  try {
    const fd = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(HEAD_BYTES);
      const [first = '', second = ''] = bytes.toString('latin1', 0, readSync(fd, bytes)).split('\n');
      return headIn(checked(first)) ?? headIn(checked(second));
    } finally {
      closeSync(fd);
    }
  } catch {
    return null;
  }
}

/** The mark of a workspace, or null where there is none that can be read. */
export function readMark(path: string): Mark | null {
  try {
    const read: Read = { index: new Map(), half: new Map(), unread: new Set() };
    let head: MarkHead | null = null;
    let cutOff = false;
    let number = 0;
    let last: string | null = null;
    for (const line of linesIn(readFileSync(path))) {
      last = checked(line);
      if (number++ < 2) head ??= headIn(last);
      if (last === null || last === CUT_OFF) cutOff = true;
      else readText(last, read);
    }
    if (head === null) return null;
    cutOff ||= last !== END;
    return { head, ...read, cutOff, alive: statSync(path).mtimeMs, ended: timeOf(endedPath(path)) };
  } catch {
    return null;
  }
}

/** One at a time: 100,000 of them are much memory. What comes after the last newline is no line. */
function* linesIn(bytes: Buffer): Generator<string> {
  for (let from = 0; ; ) {
    const end = bytes.indexOf('\n', from);
    if (end < 0) return;
    yield bytes.toString('latin1', from, end);
    from = end + 1;
  }
}

function timeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** @param text of a line, checked */
function headIn(text: string | null): MarkHead | null {
  return text?.startsWith('#') ? (JSON.parse(text.slice(1)) as MarkHead) : null;
}

interface Read {
  readonly index: Map<Path, Indexed>;
  readonly half: Map<Path, string | null>;
  readonly unread: Set<Path>;
}

function readText(text: string, { index, half, unread }: Read): void {
  const rest = text.slice(1);
  if (text.startsWith('+')) {
    const parsed = parseIndexed(rest);
    if (parsed === null) return;
    index.set(parsed[0], parsed[1]);
    unread.delete(parsed[0]);
  } else if (text.startsWith('-') || text.startsWith('u')) {
    const path = JSON.parse(rest) as Path;
    index.delete(path);
    if (text.startsWith('u')) unread.add(path);
    else unread.delete(path);
  } else if (text.startsWith('h')) {
    const [path, step] = JSON.parse(rest) as [Path, string | null];
    half.set(path, step);
  } else if (text.startsWith('w')) half.delete(JSON.parse(rest) as Path);
}

/** The text of a line, or null when its checksum does not fit. */
function checked(line: string): string | null {
  const text = line.slice(9);
  return line.slice(0, 8) === sumOf(text) ? text : null;
}

function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** Keeps the mark of a workspace while an attempt runs in it. What goes wrong is no failure: the mark is then gone. */
export class MarkWriter {
  readonly #path: string;
  #timer: NodeJS.Timeout | null = null;
  #lines: string[] = [];
  #length = 0;
  #fd: number | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Begins a new mark in place of the old one, with all that is known. */
  begin(head: MarkHead, index: Index, half: ReadonlyMap<Path, string | null>): void {
    this.#quietly(() => {
      makeDirectories(join(this.#path, '..'));
      const temporary = `${this.#path}.tmp`;
      this.#fd = createFresh(temporary, 0o600);
      // Twice, so that one of them is whole.
      for (const text of [`#${JSON.stringify(head)}`, `#${JSON.stringify(head)}`]) this.#line(text);
      for (const [path, indexed] of index) this.#line(`+${formatIndexed(path, indexed)}`);
      for (const [path, step] of half) this.#line(`h${ascii([path, step])}`);
      this.flush();
      rmSync(endedPath(this.#path), { force: true });
      renameSync(temporary, this.#path);
    });
    this.#timer = setInterval(() => this.#quietly(() => touch(this.#path)), HEARTBEAT_MS).unref();
  }

  seen(path: Path, indexed: Indexed | null): void {
    this.#line(indexed === null ? `-${ascii(path)}` : `+${formatIndexed(path, indexed)}`);
  }

  /** It is there, and could not be read. */
  unread(path: Path): void {
    this.#line(`u${ascii(path)}`);
  }

  /** @param step whose half-written file it is; `undefined`: it is none any more */
  half(path: Path, step: string | null | undefined): void {
    this.#line(step === undefined ? `w${ascii(path)}` : `h${ascii([path, step])}`);
  }

  /** Says that what steps left could not be seen. */
  cutOff(): void {
    this.#line(CUT_OFF);
  }

  /** Writes what has been told so far. */
  flush(): void {
    const text = this.#lines.join('');
    this.#lines = [];
    this.#length = 0;
    const fd = this.#fd;
    if (fd === null || text === '') return;
    this.#quietly(() => {
      const bytes = Buffer.from(text, 'latin1');
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    });
  }

  close(): void {
    this.#line(END);
    this.flush();
    if (this.#timer !== null) clearInterval(this.#timer);
    if (this.#fd !== null) closeSync(this.#fd);
    this.#fd = null;
  }

  #line(text: string): void {
    if (this.#fd === null) return;
    const line = `${sumOf(text)} ${text}\n`;
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length >= BATCH) this.flush();
  }

  #quietly(act: () => void): void {
    try {
      act();
    } catch {
      if (this.#fd !== null) closeSync(this.#fd);
      this.#fd = null;
      forget(this.#path);
    }
  }
}

/** A mark that cannot be kept up would say what is no longer true. */
function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The device that refuses to write a line may refuse this too; what is seen is then looked at again all the same.
  }
}

/** Says on disk that an attempt's processes have ended. */
export function sayEnded(path: string): void {
  appendFileSync(path, '');
  touch(path);
}

function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}

/** JSON with no character beyond one byte. */
function ascii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
