/** Files: written beside their place and verified, or mended where they are. */
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  futimesSync,
  openSync,
  readSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import type { Entry, FileState } from '../tree/state.ts';
import { ContentLost, type Contents, PIECE } from './contents.ts';
import { codeOf } from './errors.ts';
import type { Place } from './inside.ts';
import type { Pause } from './pause.ts';
import { type Seen, sameSeen, secondsOf, seenOf } from './stat-index.ts';
import { temporaryName } from './temporary.ts';

export type FileEntry = Entry & FileState;

export interface Temporary {
  readonly name: string;
  readonly fd: number;
}

export interface Writing {
  readonly place: Place;
  readonly contents: Contents;
  readonly pause: Pause;
  /** What the file is to have besides its content, told from that; null: nothing. */
  readonly complete: ((content: Buffer) => Buffer) | null;
  /** Calls the system, and tells what was refused. */
  readonly system: <T>(act: () => T) => T;
}

const ZEROS = Buffer.alloc(PIECE);

/**
 * Writes a file under a temporary name. Open when it is returned; to be closed, and renamed or removed, by the caller.
 * @throws ContentLost when what is read is not what `entry` says; what `system` throws; the signal's reason
 */
export async function writeTemporary(entry: FileEntry, writing: Writing): Promise<Temporary> {
  const { place, system } = writing;
  const name = temporaryName();
  const { O_RDWR, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const fd = system(() => openSync(place.at(name), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600));
  try {
    await writeContent(fd, entry, writing);
    if (writing.complete !== null) completeContent(fd, entry.size, writing.complete);
    system(() => {
      fchmodSync(fd, entry.mode & 0o777);
      futimesSync(fd, secondsOf(entry.mtime), secondsOf(entry.mtime));
    });
    return { name, fd };
  } catch (error) {
    discard({ name, fd }, place);
    throw error;
  }
}

/** Closes and removes a temporary file. */
export function discard({ name, fd }: Temporary, place: Place): void {
  closeSync(fd);
  removeTemporary(name, place);
}

/** Removes a temporary file or link, as far as that can be done. */
export function removeTemporary(name: string, place: Place): void {
  try {
    unlinkSync(place.at(name));
  } catch {
    // Somebody else removed it; or the next scan finds it.
  }
}

async function writeContent(
  fd: number,
  entry: FileEntry,
  { contents, pause, system }: Writing,
): Promise<void> {
  const { digest, size } = entry;
  if (size === 0 && digest === EMPTY) return;
  const whole = createHash('sha256');
  let written = 0;
  let isHole = false;
  for await (const piece of contents.read(digest)) {
    whole.update(piece);
    if (written + piece.length > size) break;
    // What is all zeros is left out, and read as zeros again: sparse files stay sparse.
    isHole = isZero(piece);
    if (!isHole) system(() => writeAll(fd, piece, written));
    written += piece.length;
    await pause();
  }
  if (written !== size || whole.digest('hex') !== digest)
    throw new ContentLost(digest, 'the content is damaged');
  // A hole at the end has to be made.
  if (isHole) system(() => ftruncateSync(fd, size));
}

function completeContent(fd: number, size: number, complete: (content: Buffer) => Buffer): void {
  const content = Buffer.alloc(size);
  if (readSync(fd, content, 0, size, 0) === size) writeAll(fd, complete(content), 0);
}

const EMPTY = createHash('sha256').digest('hex');

function isZero(piece: Uint8Array): boolean {
  return piece.length <= PIECE && piece.length > 0 && ZEROS.subarray(0, piece.length).equals(piece);
}

function writeAll(fd: number, bytes: Uint8Array, from: number): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at, from + at);
}

/**
 * Sets mode and time of a file that has the content already, and no other name.
 * @returns how it is then, or null where it has to be written anew
 * @throws the signal's reason
 */
export async function mend(
  name: string,
  { entry, seen }: { readonly entry: FileEntry; readonly seen: Seen },
  writing: Writing,
): Promise<Seen | null> {
  if (seen.size !== entry.size || seen.nlink !== 1) return null;
  const fd = openQuietly(writing.place.at(name));
  if (fd === null) return null;
  try {
    const isRight = (await digestOf(fd, entry.size, writing.pause)) === entry.digest;
    const now = seenOf(fstatSync(fd));
    if (!isRight || !sameSeen(now, seen)) return null;
    if ((now.mode & 0o7777) !== (entry.mode & 0o777)) fchmodSync(fd, entry.mode & 0o777);
    futimesSync(fd, secondsOf(entry.mtime), secondsOf(entry.mtime));
    return seenOf(fstatSync(fd));
  } catch (error) {
    // Somebody else's, or damaged on its device.
    if (codeOf(error).startsWith('E')) return null;
    throw error;
  } finally {
    closeSync(fd);
  }
}

function openQuietly(at: string | Buffer): number | null {
  try {
    return openSync(at, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}

async function digestOf(fd: number, size: number, pause: Pause): Promise<string> {
  const whole = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(size, PIECE));
  for (let at = 0; at < size; ) {
    const count = readSync(fd, buffer, 0, Math.min(buffer.length, size - at), at);
    if (count === 0) break;
    whole.update(buffer.subarray(0, count));
    at += count;
    await pause();
  }
  return whole.digest('hex');
}
