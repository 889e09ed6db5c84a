/**
 * The mark of the workspace that a run left: which attempt it was, and what was seen there. It is a cache and a sign of
 * life, beside the runs and never in them: without it, the workspace is read again as any other. Each run has its own.
 */
import { closeSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256 } from '../digest/digest.ts';
import { checkHeap } from '../heap.ts';
import { openRegular } from '../store/regular-file.ts';
import type { Path, RootPath } from '../tree/path.ts';
import { type Head, NO_HEAD } from '../workspace/git-files.ts';
import type { Root } from '../workspace/roots.ts';
import { type Index, type Indexed, parseIndexed } from '../workspace/stat-index.ts';
import { CUT_OFF, END, IS_SET, RUNS, SETS, unsealed } from './mark-lines.ts';

/** Lines that are read before the heap is looked at again: a mark has one for each path. */
const LINES_PER_LOOK = 1000;

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
  /** Where the attempt was about to put another thing in the place of what it had to delete first: nothing may be there. */
  readonly awaited: ReadonlySet<Path>;
  /** Whether the attempt was still setting the workspace to what is wanted before its first step. */
  readonly isSetting: boolean;
  /** Whether it does not tell all that the steps left: then the time of writing decides, as after a kill. */
  readonly cutOff: boolean;
  /** The last sign of life of the attempt, in ms since 1970. */
  readonly alive: number;
  /** When the watcher had ended the last process of the attempt; null if it did not have to. */
  readonly ended: Ended | null;
  /** Where the roots are, and the workspace last, be it none. */
  readonly roots: readonly Root[];
  /** When another run began in the folder, in ms since 1970: what was written since is none of this run's. Null if none did. */
  readonly left: number | null;
  /** Since when nothing of the attempt ran: its steps waited for their next tries. Null where something may have run. */
  readonly quiet: Quiet | null;
  readonly git: HeadMove;
}

export interface Ended {
  /** In ms since 1970. */
  readonly at: number;
  /** Of what the index has, what was not there then, or nobody could tell of; null where nobody has looked. */
  readonly missed: ReadonlyMap<Path, Missed> | null;
}

export interface Quiet {
  /** In ms since 1970. */
  readonly since: number;
  /** Of what the index has, what was gone then. */
  readonly gone: ReadonlySet<Path>;
}

/** What a look finds at a path that was there before. */
export type Missed = 'gone' | 'unknown';

/** Where steps of the run have moved HEAD. */
export interface HeadMove {
  /** Where it was before. */
  readonly from: Head;
  /** Where it was when a step ended last. */
  readonly to: Head;
}

/** Where the mark lies in a store that a run leaves of a workspace. @param workspace its real path */
export function markPath(store: string, workspace: string, run: string): string {
  return join(store, 'workspaces', `${sha256(workspace).slice(0, 32)}.${run}.index`);
}

/** All marks in a store, of whatever run and workspace. */
export function allMarks(store: string): readonly string[] {
  const directory = join(store, 'workspaces');
  try {
    const names = readdirSync(directory).filter((name) => name.endsWith('.index'));
    return names.map((name) => join(directory, name));
  } catch {
    return [];
  }
}

/** Whether two marks are of one path of a workspace. */
export function isOfSamePath(one: string, other: string): boolean {
  const digestOf = (path: string) => basename(path).split('.')[0];
  return digestOf(one) === digestOf(other);
}

/** The file in which the watcher notes that it has ended an attempt's processes, by its time, and what was gone then. */
export function endedPath(mark: string): string {
  return `${mark}.ended`;
}

/** The first line of a mark, and the second one that says the same, are within so many bytes. */
const HEAD_BYTES = 4096;

/** What a mark speaks of, without reading all of it; null where that cannot be told. */
export function readHead(path: string): MarkHead | null {
  try {
    const fd = openRegular(path);
    try {
      const bytes = Buffer.alloc(HEAD_BYTES);
      for (const texts of unsealed(bytes.subarray(0, readSync(fd, bytes)))) {
        const head = headIn(texts);
        if (head !== null) return head;
      }
      return null;
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
    const read: Read = {
      index: new Map(),
      half: new Map(),
      unread: new Set(),
      awaited: new Set(),
      isSetting: false,
      left: null,
      quiet: null,
      git: { from: NO_HEAD, to: NO_HEAD },
      roots: [],
    };
    let head: MarkHead | null = null;
    let cutOff = false;
    let last: string | null = null;
    for (const texts of unsealed(readWhole(path))) {
      head ??= headIn(texts);
      cutOff ||= texts === null;
      for (const [at, text] of texts?.entries() ?? []) {
        if (at % LINES_PER_LOOK === 0) checkHeap();
        cutOff ||= text === CUT_OFF;
        readText(text, read);
      }
      last = texts?.at(-1) ?? null;
    }
    if (head === null) return null;
    cutOff ||= last !== END;
    return { head, ...read, cutOff, alive: statSync(path).mtimeMs, ended: readEnded(path, head.attempt) };
  } catch {
    return null;
  }
}

/**
 * Whether what is not there now was gone when nothing of a killed attempt ran any more; null where nobody can tell. What is gone since while its
 * steps waited for their next tries went by a person.
 */
export function wasGone({ ended, index, quiet }: Mark, path: Path): boolean | null {
  if (!index.has(path)) return null;
  if (quiet !== null) return quiet.gone.has(path);
  const what = ended?.missed?.get(path);
  if (ended === null || ended.missed === null || what === 'unknown') return null;
  return what === 'gone';
}

/** What the watcher has noted beside a mark. @param attempt the mark of the attempt: of another one only the time counts */
function readEnded(path: string, attempt: string): Ended | null {
  const at = timeOf(endedPath(path));
  return at === null ? null : { at, missed: readMissed(path, attempt) };
}

/** Null where it has not looked, or not all of that can be read. */
function readMissed(path: string, attempt: string): Ended['missed'] {
  try {
    const [texts, ...more] = unsealed(readWhole(endedPath(path)));
    const [head, ...lines] = texts ?? [];
    if (more.length > 0 || head !== `#${attempt}`) return null;
    return new Map(
      lines.map((line) => [pathIn(JSON.parse(line.slice(1))), line.startsWith('-') ? 'gone' : 'unknown']),
    );
  } catch {
    return null;
  }
}

/** @throws the system's error, or that it is no regular file */
function readWhole(path: string): Buffer {
  const fd = openRegular(path);
  try {
    return readFileSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** When a file was written last, in ms since 1970; null where there is none. */
export function timeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** @param texts sealed together, or null where they are damaged */
function headIn(texts: readonly string[] | null): MarkHead | null {
  const text = texts?.[0];
  return text?.startsWith('#') ? (JSON.parse(text.slice(1)) as MarkHead) : null;
}

interface Read {
  readonly index: Map<Path, Indexed>;
  readonly half: Map<Path, string | null>;
  readonly unread: Set<Path>;
  readonly awaited: Set<Path>;
  isSetting: boolean;
  left: number | null;
  quiet: { readonly since: number; readonly gone: Set<Path> } | null;
  git: HeadMove;
  readonly roots: Root[];
}

/** @throws Error on a line of another form: whoever wrote it, it is no mark of ours */
function readText(text: string, read: Read): void {
  const { index, half, unread, awaited } = read;
  const rest = text.slice(1);
  if (text.startsWith('+')) {
    const parsed = parseIndexed(rest);
    if (parsed === null) return;
    index.set(parsed[0], parsed[1]);
    unread.delete(parsed[0]);
    awaited.delete(parsed[0]);
  } else if (text.startsWith('-') || text.startsWith('u')) {
    const path = pathIn(JSON.parse(rest));
    index.delete(path);
    if (text.startsWith('u')) unread.add(path);
    else unread.delete(path);
  } else if (text.startsWith('h')) {
    const [path, step] = JSON.parse(rest) as readonly unknown[];
    half.set(pathIn(path), textOrNullIn(step));
  } else if (text.startsWith('w')) half.delete(pathIn(JSON.parse(rest)));
  else if (text.startsWith('p')) awaited.add(pathIn(JSON.parse(rest)));
  else if (text.startsWith('o')) {
    const [path, absolute] = JSON.parse(rest) as readonly unknown[];
    read.roots.push({ path: textIn(path) as RootPath, absolute: textIn(absolute) });
  } else if (text.startsWith('t')) read.left = timeIn(rest);
  else if (text.startsWith('q')) read.quiet = { since: timeIn(rest), gone: new Set() };
  else if (text.startsWith('g')) read.quiet?.gone.add(pathIn(JSON.parse(rest)));
  else if (text.startsWith('b')) read.git = { from: headAt(rest), to: headAt(rest) };
  else if (text.startsWith('c')) read.git = { ...read.git, to: headAt(rest) };
  else if (text === RUNS) read.quiet = null;
  else if (text === SETS || text === IS_SET) read.isSetting = text === SETS;
}

function headAt(text: string): Head {
  const [commit, ref] = JSON.parse(text) as readonly unknown[];
  return { commit: textOrNullIn(commit), ref: textOrNullIn(ref) };
}

function textOrNullIn(value: unknown): string | null {
  return value === null ? null : textIn(value);
}

function textIn(value: unknown): string {
  if (typeof value !== 'string') throw new Error('not a text');
  return value;
}

function pathIn(value: unknown): Path {
  return textIn(value) as Path;
}

function timeIn(text: string): number {
  const time = Number(text);
  if (!Number.isFinite(time)) throw new Error('not a time');
  return time;
}
