/** Writes marks: of the attempt that runs, and of the other runs in its workspace, which give way. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { createFresh, makeDirectories } from '../store/atomic.ts';
import type { Path } from '../tree/path.ts';
import type { Head } from '../workspace/git-files.ts';
import { formatIndexed, type Indexed } from '../workspace/stat-index.ts';
import type { LeftBehind } from './errors.ts';
import { endedPath, type HeadMove, type Mark, type MarkHead, type Missed, readMark } from './mark.ts';
import { ascii, CUT_OFF, END, IS_SET, quietLine, RUNS, SETS, sealed } from './mark-lines.ts';

/** How often an attempt gives a sign of life. */
export const HEARTBEAT_MS = 1000;

/** Gives signs of life for this process as well, from another one: this one may be stopped, or busy for long. */
export interface Heart {
  beats(): void;
  rests(): void;
}

/** Lines are written in batches of so many characters. */
const BATCH = 256 * 1024;

/** Keeps the mark of a workspace while an attempt runs in it. What goes wrong is no failure: the mark is then gone. */
export class MarkWriter {
  readonly #path: string;
  readonly #heart: Heart;
  #timer: NodeJS.Timeout | null = null;
  #lines: string[] = [];
  #length = 0;
  #fd: number | null = null;

  constructor(path: string, heart: Heart) {
    this.#path = path;
    this.#heart = heart;
  }

  /** Begins a new mark in place of the old one, with all that is known. */
  begin(
    head: MarkHead,
    { index, half, unread, git, roots }: Pick<Mark, 'index' | 'half' | 'unread' | 'git' | 'roots'>,
  ): void {
    this.#quietly(() => {
      makeDirectories(join(this.#path, '..'));
      const temporary = `${this.#path}.tmp`;
      this.#fd = createFresh(temporary, 0o600);
      // Twice, so that one of them is whole.
      for (const text of [headOf(head), headOf(head)]) {
        this.#line(text);
        this.flush();
      }
      for (const [path, indexed] of index) this.#line(`+${formatIndexed(path, indexed)}`);
      for (const path of unread) this.unread(path);
      for (const [path, step] of half) this.#line(`h${ascii([path, step])}`);
      for (const text of moveLines(git)) this.#line(text);
      for (const { path, absolute } of roots) this.#line(`o${ascii([path, absolute])}`);
      this.flush();
      renameSync(temporary, this.#path);
      // Not before: until when an attempt that was killed wrote is told by this alone. Beside the new mark it says nothing.
      rmSync(endedPath(this.#path), { force: true });
    });
    if (this.#fd === null) return;
    this.#timer = setInterval(() => this.#quietly(() => touch(this.#path)), HEARTBEAT_MS).unref();
    this.#heart.beats();
  }

  seen(path: Path, indexed: Indexed | null): void {
    this.#line(lineOf(path, indexed));
  }

  /** It is there, and could not be read. */
  unread(path: Path): void {
    this.#line(lineOf(path, 'unread'));
  }

  /** @param step whose half-written file it is; `undefined`: it is none any more */
  half(path: Path, step: string | null | undefined): void {
    this.#line(step === undefined ? `w${ascii(path)}` : `h${ascii([path, step])}`);
  }

  /** Another thing is about to be put there, once what is there has been deleted; until it is seen, nothing may be there. */
  await(path: Path): void {
    this.#line(`p${ascii(path)}`);
  }

  /** The workspace is being set to what is wanted: until all of it is, times may not be. */
  sets(): void {
    this.#line(SETS);
  }

  isSet(): void {
    this.#line(IS_SET);
  }

  /** A step has moved HEAD. */
  checkedOut(head: Head): void {
    this.#line(headLine('c', head));
  }

  /**
   * Nothing of the attempt runs from now on. What is now is told by the clock that gives files their times, which is a little behind.
   * @param gone what its steps have deleted
   */
  pause(gone: Iterable<Path>): void {
    if (this.#fd === null) return;
    this.#quietly(() => {
      touch(this.#path);
      this.#line(quietLine(statSync(this.#path).ctimeMs));
      for (const path of gone) this.#line(`g${ascii(path)}`);
    });
    this.flush();
  }

  /** Something of it runs again. */
  unpause(): void {
    this.#line(RUNS);
    this.flush();
  }

  /** Says that what steps left could not be seen. */
  cutOff(): void {
    this.#line(CUT_OFF);
  }

  /** Writes what has been told so far. */
  flush(): void {
    const texts = this.#lines;
    this.#lines = [];
    this.#length = 0;
    const fd = this.#fd;
    if (fd === null || texts.length === 0) return;
    this.#quietly(() => {
      const bytes = sealed(texts);
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    });
  }

  close(): void {
    this.#line(END);
    this.flush();
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#heart.rests();
    if (this.#fd !== null) closeSync(this.#fd);
    this.#fd = null;
  }

  #line(text: string): void {
    if (this.#fd === null) return;
    this.#lines.push(text);
    this.#length += text.length;
    if (this.#length >= BATCH) this.flush();
  }

  #quietly(act: () => void): void {
    try {
      act();
    } catch {
      if (this.#fd !== null) closeSync(this.#fd);
      this.#fd = null;
      forget(this.#path, { isBegun: this.#timer !== null });
    }
  }
}

/**
 * A mark that cannot be kept up, as on a full disk, would say what is no longer true. Emptied it still has a time, which goes on to tell that
 * the attempt lives.
 */
function forget(path: string, { isBegun }: { readonly isBegun: boolean }): void {
  try {
    if (isBegun && existsSync(path)) truncateSync(path, 0);
    else rmSync(path, { force: true });
  } catch {
    // The device that refuses to write a line may refuse this too; what is seen is then looked at again all the same.
  }
}

/**
 * Another run begins in the folder that a mark speaks of. What is kept is what cannot be had again: which paths are as steps left
 * them that did not end well, when the attempt was alive last, and when the other run began. All else is read again.
 * @param at when the other run began, in ms since 1970
 * @param removed paths that steps have removed which did not end well, as far as the mark does not say so
 * @throws the system's error
 */
export function giveWay(path: string, at: number, removed: (mark: Mark) => Iterable<Path> = () => []): void {
  const mark = readMark(path);
  if (mark === null || mark.left !== null) return;
  const { head, index, half, unread, awaited, cutOff, alive, quiet, git } = mark;
  const texts: string[] = [];
  for (const [each, step] of half) {
    const indexed = index.get(each);
    if (indexed !== undefined) texts.push(`+${formatIndexed(each, indexed)}`);
    texts.push(`h${ascii([each, step])}`);
  }
  for (const each of removed(mark)) if (!half.has(each)) texts.push(`h${ascii([each, null])}`);
  for (const each of unread) texts.push(`u${ascii(each)}`);
  for (const each of awaited) texts.push(`p${ascii(each)}`);
  texts.push(
    `t${at}`,
    ...moveLines(git),
    ...(quiet === null ? [] : [quietLine(quiet.since)]),
    ...(cutOff ? [CUT_OFF] : []),
    END,
  );
  const temporary = `${path}.tmp`;
  const fd = createFresh(temporary, 0o600);
  try {
    for (const each of [[headOf(head)], [headOf(head)], texts]) writeFileSync(fd, sealed(each));
  } finally {
    closeSync(fd);
  }
  utimesSync(temporary, alive / 1000, alive / 1000);
  renameSync(temporary, path);
}

/**
 * Notes what a person is told to put right before the run goes on, and all that is half-written: what they remove or make readable then is
 * no edit. What goes wrong is no failure. The mark says all else that it did, and its time stays.
 */
export function noteLeftBehind({ mark: path, inTheWay, half }: LeftBehind): void {
  try {
    const mark = path === null ? null : readMark(path);
    if (path === null || mark === null) return;
    const texts = inTheWay.filter((each) => !mark.awaited.has(each)).map((each) => `p${ascii(each)}`);
    for (const [each, { step, now }] of half)
      if (!mark.half.has(each)) texts.push(lineOf(each, now), `h${ascii([each, step])}`);
    if (texts.length === 0) return;
    const whole = sealed([...texts, ...(mark.cutOff ? [] : [END])]);
    // Twice: a line that was torn off takes the first with it.
    appendFileSync(path, Buffer.concat([whole, whole]));
    utimesSync(path, mark.alive / 1000, mark.alive / 1000);
  } catch {
    // Then it is told by the clock whose that is.
  }
}

/** What is at a path; `unread`: something that could not be read. */
function lineOf(path: Path, now: Indexed | 'unread' | null): string {
  if (now === 'unread') return `u${ascii(path)}`;
  return now === null ? `-${ascii(path)}` : `+${formatIndexed(path, now)}`;
}

/** A mark that is of no use any more. @throws the system's error */
export function removeMark(path: string): void {
  for (const each of [path, endedPath(path)]) rmSync(each, { recursive: true, force: true });
}

function moveLines({ from, to }: HeadMove): readonly string[] {
  return [headLine('b', from), headLine('c', to)];
}

function headLine(kind: 'b' | 'c', { commit, ref }: Head): string {
  return `${kind}${ascii([commit, ref])}`;
}

function headOf(head: MarkHead): string {
  return `#${JSON.stringify(head)}`;
}

/** Says on disk that an attempt lives. What goes wrong is no failure: a mark that is lost says nothing. */
export function sayAlive(mark: string): void {
  try {
    touch(mark);
  } catch {
    // There is none.
  }
}

/** Says so where there is a mark. What goes wrong is no failure. */
export function noteEnded(mark: string): void {
  try {
    if (existsSync(mark)) sayEnded(endedPath(mark));
  } catch {
    // Then the last sign of life decides.
  }
}

/** Says on disk that an attempt's processes have ended. */
export function sayEnded(path: string): void {
  appendFileSync(path, '');
  touch(path);
}

/** Notes beside a mark what is not there of what it has, at the end of the last process of an attempt. @throws the system's error */
export function sayMissed(path: string, attempt: string, missed: ReadonlyMap<Path, Missed>): void {
  const [ended, temporary] = [endedPath(path), `${endedPath(path)}.tmp`];
  const fd = createFresh(temporary, 0o600);
  try {
    const texts = [...missed].map(([each, what]) => `${what === 'gone' ? '-' : '?'}${ascii(each)}`);
    writeFileSync(fd, sealed([`#${attempt}`, ...texts]));
  } finally {
    closeSync(fd);
  }
  renameSync(temporary, ended);
}

function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}
