/** What is known of each path from the last look, so that only what may have changed is read again. */
import type { Path } from '../tree/path.ts';
import type { Entry } from '../tree/state.ts';

/** What the system says of a path, the link itself where it is one. `mode` with the kind in it; times in milliseconds. */
export interface Seen {
  readonly ino: number;
  readonly size: number;
  readonly mode: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly nlink: number;
}

export interface Indexed {
  readonly seen: Seen;
  readonly entry: Entry;
  /** It was touched so shortly before that a later change may not show in its times: looked at again whatever they say. */
  readonly racy: boolean;
}

export type Index = ReadonlyMap<Path, Indexed>;

export type Kind = 'file' | 'directory' | 'link' | 'fifo' | 'socket' | 'device';

/** A clock of a file system ticks every 1 to 10 ms; a file server may be some more off. */
export const GRAIN_MS = 100;
/** Some keep whole seconds, FAT every other one. */
export const COARSE_MS = 2000;

/**
 * Numbers come from the system as fractions. V8 keeps each fraction as an object of its own, and so all numbers of a field that held one once:
 * much memory for 100,000 files. Whole numbers below 2^31 are kept in the object that has them, if it is of a shape of its own.
 */
export function seenOf({ ino, size, mode, mtimeMs, ctimeMs, nlink }: Seen): Seen {
  if (Math.max(ino, size, mode, nlink) >= 2 ** 31) return { nlink, ino, size, mode, mtimeMs, ctimeMs };
  return { ino: ino | 0, size: size | 0, mode: mode | 0, mtimeMs, ctimeMs, nlink: nlink | 0 };
}

/** The kind of thing that a raw `st_mode` tells. */
export function kindOf(mode: number): Kind {
  switch (mode & 0o170000) {
    case 0o100000:
      return 'file';
    case 0o040000:
      return 'directory';
    case 0o120000:
      return 'link';
    case 0o010000:
      return 'fifo';
    case 0o140000:
      return 'socket';
    default:
      return 'device';
  }
}

/** Whether it is anything that can be saved. */
export function isSavable(kind: Kind): kind is 'file' | 'directory' | 'link' {
  return kind === 'directory' || isLeaf(kind);
}

/** Whether it can be saved and nothing is in it. */
export function isLeaf(kind: Kind): kind is 'file' | 'link' {
  return kind === 'file' || kind === 'link';
}

/** The year 2255, in whole seconds: microseconds beyond that, and before 1684, are no whole numbers in a double. */
const LATEST = 9_007_199_254_000_000;

/** Whole microseconds: a double of milliseconds holds no more. What lies out of reach is the nearest that does not. */
export function microsOf(mtimeMs: number): number {
  return Math.min(LATEST, Math.max(-LATEST, Math.round(mtimeMs * 1000)));
}

/**
 * A time as Node's `utimes` takes it: seconds. As text where it is before 1970, since Node takes negative numbers for "now". Node cuts
 * off what is below a nanosecond, so a number that lies below its microsecond would become the one before: then it is the next number.
 */
export function secondsOf(micros: number): number | string {
  if (micros < 0) return String(micros / 1e6);
  let seconds = micros / 1e6;
  while (Math.floor((seconds % 1) * 1e9) < (micros % 1e6) * 1e3) seconds += Math.max(seconds, 1) * 2 ** -53;
  return seconds;
}

/** Whether a path is as it was at the last look, as far as the system can tell. */
export function isUnchanged(indexed: Indexed, stat: Seen): boolean {
  return !indexed.racy && sameSeen(indexed.seen, stat);
}

/** Whether two looks saw the same thing, unchanged. The number of links counts by the time of change that it sets. */
export function sameSeen(a: Seen, b: Seen): boolean {
  return (
    a.ino === b.ino &&
    a.mtimeMs === b.mtimeMs &&
    a.ctimeMs === b.ctimeMs &&
    a.size === b.size &&
    a.mode === b.mode
  );
}

/** Whether one of two is a directory that the other is not. */
export function isAnotherDirectory(a: Seen, b: Seen): boolean {
  const isDirectory = kindOf(a.mode) === 'directory';
  if (isDirectory !== (kindOf(b.mode) === 'directory')) return true;
  return isDirectory && a.ino !== b.ino;
}

/** Whether a change at or after `sinceMs` might leave these times as they are; also where they are in the future. */
export function isRacy(seen: Seen, sinceMs: number): boolean {
  return Math.max(seen.ctimeMs, seen.mtimeMs) >= sinceMs - grainOf(seen);
}

/** How long a file may be changed again without another time. Told by the time of change, which nobody can set. */
function grainOf({ ctimeMs }: Seen): number {
  return ctimeMs % 1000 === 0 ? COARSE_MS : GRAIN_MS;
}

const LETTERS = { file: 'f', directory: 'd', link: 'l', other: 'o' } as const;

/** One line of JSON in ASCII, without its newline. Its value is read by `indexedIn`. */
export function formatIndexed(path: Path, { seen, entry, racy }: Indexed): string {
  const { ino, size, mode, mtimeMs, ctimeMs, nlink } = seen;
  // By hand: a line for each of 100,000 paths is written before the first step starts.
  const common = `${quoted(path)},${ino},${size},${mode},${mtimeMs},${ctimeMs},${nlink},${racy ? 1 : 0}`;
  return `[${common},"${LETTERS[entry.kind]}",${entry.mtime},${detailsOf(entry)}]`;
}

function detailsOf(entry: Entry): string {
  switch (entry.kind) {
    case 'file':
      return `${entry.mode},${entry.size},"${entry.digest}"`;
    case 'directory':
      return `${entry.mode}`;
    case 'link':
      return quoted(entry.target);
    case 'other':
      return `"${entry.what}"`;
  }
}

/** A string of JSON in ASCII. */
function quoted(text: string): string {
  if (/^[\w ./~@+=-]*$/.test(text)) return `"${text}"`;
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** What the value of a line says, or null where it is of another form. */
export function indexedIn(value: unknown): [Path, Indexed] | null {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return null;
  for (let at = 1; at < 8; at++) if (typeof value[at] !== 'number') return null;
  const [path, ino, size, mode, mtimeMs, ctimeMs, nlink, racy] = value as [Path, ...number[]];
  const entry = parseEntry(value);
  if (entry === null) return null;
  return [path, { seen: { ino, size, mode, mtimeMs, ctimeMs, nlink } as Seen, entry, racy: racy === 1 }];
}

function parseEntry(fields: readonly unknown[]): Entry | null {
  const [letter, mtime, first, size, digest] = fields.slice(8);
  if (typeof mtime !== 'number') return null;
  switch (letter) {
    case 'f':
      if (typeof first !== 'number' || typeof size !== 'number' || typeof digest !== 'string') return null;
      return { kind: 'file', mode: first, size, digest, mtime };
    case 'd':
      return typeof first === 'number' ? { kind: 'directory', mode: first, mtime } : null;
    case 'l':
      return typeof first === 'string' ? { kind: 'link', target: first, mtime } : null;
    case 'o':
      return isWhat(first) ? { kind: 'other', what: first, mtime } : null;
    default:
      return null;
  }
}

function isWhat(value: unknown): value is 'fifo' | 'socket' | 'device' | 'unreadable' {
  return value === 'fifo' || value === 'socket' || value === 'device' || value === 'unreadable';
}
