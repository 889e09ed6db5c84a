/** The files of one run. `events.ndjson` is the journal; `run.json` is what it folds to, for readers. */
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { RunEvent } from '../record/events.ts';
import { fold, foldAll } from '../record/fold.ts';
import {
  formatEvent,
  formatRun,
  OtherSchema,
  parseEvents,
  parseLastEvents,
  parseRun,
} from '../record/lines.ts';
import type { Run } from '../record/run.ts';
import { appendDurably, makeDirectories, syncDirectory, writeAtomically } from './atomic.ts';
import { isAbsent, reasonOf, StoreError } from './errors.ts';
import type { Lock } from './lock.ts';
import type { OpenRun } from './port.ts';

type Record =
  | {
      readonly kind: 'found';
      readonly run: Run;
      readonly warnings: readonly string[];
      readonly isWhole: boolean;
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly file: string; readonly why: string };

/** What is written to in the folder of a run that goes on. */
const WRITTEN = ['run.json', 'events.ndjson', 'logs', 'packs'];

/** What is read of it: a fifo in its place would be waited for. */
const READ = ['run.json', 'events.ndjson'];

const FOLDERS = ['logs', 'packs'];

/**
 * The record of a run: `run.json` with the events that came after it; from the events alone when it is cut short
 * or not valid. Its id becomes paths, and links are written through: a folder whose record is of another run, or that holds a
 * link, was not made by this program. @throws the system's error, OtherSchema
 */
export function readRecord(directory: string): Record {
  const link = WRITTEN.map((name) => join(directory, name)).find(isLink);
  if (link !== undefined) return { kind: 'broken', file: link, why: 'it is a link, and a store holds none' };
  const other = READ.map((name) => join(directory, name)).find((path) => isNo('isFile', path));
  if (other !== undefined) return { kind: 'broken', file: other, why: 'it is no regular file' };
  const folder = FOLDERS.map((name) => join(directory, name)).find((path) => isNo('isDirectory', path));
  if (folder !== undefined) return { kind: 'broken', file: folder, why: 'it is no folder' };
  for (const name of FOLDERS) mustBeOpen(join(directory, name));
  const record = recordIn(directory);
  if (record.kind !== 'found' || record.run.run_id === basename(directory)) return record;
  return { kind: 'broken', file: join(directory, 'run.json'), why: 'it is the record of another run' };
}

/** Whether a path is a link itself, wherever it leads. @throws the system's error */
export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** @throws the system's error where a folder is there, and may not be looked into */
export function mustBeOpen(directory: string): void {
  try {
    accessSync(directory, constants.R_OK | constants.X_OK);
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
}

/** Whether something is at a path that is of another kind. @throws the system's error */
function isNo(kind: 'isFile' | 'isDirectory', path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.[kind]() === false;
}

function recordIn(directory: string): Record {
  const file = join(directory, 'run.json');
  const text = readOrNull(file);
  const journal = readOrNull(join(directory, 'events.ndjson'));
  if (text === null && (journal === null || parseEvents(journal).length === 0)) {
    if (journal?.includes('\n')) return broken(directory, 'no event in it can be read');
    // The events have a file, be it an empty one, before anything is saved.
    if (journal === null && hasPacks(directory))
      return broken(directory, 'it is gone, and what the run has saved is there');
    return { kind: 'absent' };
  }
  const snapshot = text === null ? null : parseRun(text);
  try {
    if (snapshot !== null) {
      const last = parseLastEvents(journal ?? '', snapshot.last_event);
      return {
        kind: 'found',
        run: last.filter((event) => event.n > snapshot.last_event).reduce<Run>(fold, snapshot),
        warnings: [],
        isWhole: (last.at(-1)?.n ?? 0) >= snapshot.last_event,
      };
    }
    const events = parseEvents(journal ?? '');
    if (events.length === 0)
      return {
        kind: 'broken',
        file,
        why: 'it is cut short or damaged, and there are no events to rebuild it from',
      };
    const warnings =
      text === null
        ? []
        : [`${file}: it is cut short, damaged or edited; the run was rebuilt from its events`];
    // A record is written with the first event.
    return { kind: 'found', run: foldAll(events), warnings, isWhole: text === null && events.length === 1 };
  } catch (error) {
    if (error instanceof OtherSchema) throw error;
    return broken(directory, `its events do not follow one another: ${(error as Error).message}`);
  }
}

function hasPacks(directory: string): boolean {
  try {
    return readdirSync(join(directory, 'packs')).some((name) => name.endsWith('.pack'));
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

function broken(directory: string, why: string): Record {
  return { kind: 'broken', file: join(directory, 'events.ndjson'), why };
}

/** Opens a run for writing, under its lock. A torn last line of an earlier process is cut off. @throws the system's error */
export function openRun(directory: string, lock: Lock): OpenRun {
  const read = readRecord(directory);
  if (read.kind === 'broken') throw new Error(`${read.file}: ${read.why}`);
  return new HeldRun(directory, lock, read.kind === 'found' ? read.run : null);
}

/** `run.json` of a large pipeline is written anew after so long without an event, for those who read it from outside. */
const QUIET_MS = 200;

class HeldRun implements OpenRun {
  readonly id: string;
  run: Run | null;
  readonly logs: string;
  readonly #directory: string;
  readonly #lock: Lock;
  readonly #journal: number;
  #unsaved: Run | null = null;
  #unsavedEvents = 0;
  #timer: NodeJS.Timeout | null = null;
  #isEmpty: boolean;

  constructor(directory: string, lock: Lock, run: Run | null) {
    this.id = basename(directory);
    this.run = run;
    this.logs = join(directory, 'logs');
    this.#directory = directory;
    this.#lock = lock;
    this.#isEmpty = run === null;
    makeDirectories(this.logs);
    const path = join(directory, 'events.ndjson');
    ownOnly(path);
    this.#journal = openSync(path, 'a', 0o644);
    syncDirectory(directory);
    cutTorn(this.#journal, path);
  }

  append(event: RunEvent, run: Run): void {
    this.#isEmpty = false;
    try {
      this.#mustBeThere();
      appendDurably(this.#journal, formatEvent(event));
      this.run = run;
      this.#unsaved = run;
      this.#unsavedEvents += 1;
      if (isDue(event, run, this.#unsavedEvents)) this.#save();
      else this.#timer ??= setTimeout(() => this.#saveQuietly(), QUIET_MS).unref();
    } catch (error) {
      throw new StoreError(`${this.#directory}: ${reasonOf(error)}`, { cause: error });
    }
  }

  /** A step may have removed the store, or a person moved it: what is written then is read by nobody, or knows of no packs. */
  #mustBeThere(): void {
    const { ino, nlink } = fstatSync(this.#journal);
    if (nlink === 0) throw new Error('events.ndjson was removed');
    const path = join(this.#directory, 'events.ndjson');
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there?.ino !== ino) throw new Error('events.ndjson is not where it was: put back what was moved');
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    closeSync(this.#journal);
    if (this.#isEmpty) rmSync(this.#directory, { recursive: true, force: true });
    this.#lock.release();
  }

  #save(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#unsaved !== null) writeAtomically(join(this.#directory, 'run.json'), formatRun(this.#unsaved));
    this.#unsaved = null;
    this.#unsavedEvents = 0;
  }

  /** The events are durable already: what goes wrong here is noticed at the next one. */
  #saveQuietly(): void {
    try {
      this.#save();
    } catch {
      this.#timer = null;
    }
  }
}

/** A file with another name elsewhere, as in a copy of the store that is made of hard links, is not written to: this name gets one of its own. */
function ownOnly(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat !== undefined && stat.nlink > 1) writeAtomically(path, readFileSync(path));
}

/**
 * Whether `run.json` is written anew at once. Every event would cost the square of the number of steps; a reader folds
 * in what came after it, so that a large pipeline may write it less often.
 */
function isDue(event: RunEvent, run: Run, unsaved: number): boolean {
  return (
    event.type === 'plan' ||
    event.type === 'attempt.ended' ||
    event.type === 'step.decided' ||
    // Of a step that has come, the next event comes at once.
    (event.type !== 'step.arrived' && unsaved >= run.steps.length / 50)
  );
}

/** Cuts off what follows the last newline: a line that an earlier process could not finish. */
function cutTorn(fd: number, path: string): void {
  const bytes = readFileSync(path);
  const length = bytes.lastIndexOf(0x0a) + 1;
  if (length < bytes.length) ftruncateSync(fd, length);
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
