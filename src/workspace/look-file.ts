/** Reading a file: its digest, and its content in pieces. */
import { createHash, hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { type ContentSink, PIECE } from './contents.ts';
import { CUT_SIZES, cutter } from './cut.ts';
import { codeOf } from './errors.ts';
import { blobHash, isBlob } from './git-blob.ts';
import type { Pause } from './pause.ts';
import { kindOf, type Seen, sameSeen, seenOf } from './stat-index.ts';

/** Somebody is at work on the path: what was read is worth nothing. */
export class Moving extends Error {
  override readonly name = 'Moving';
}

/** The sink failed, not the file; `cause` is its error. */
export class SinkFailed extends Error {
  override readonly name = 'SinkFailed';
}

export interface ReadFile {
  readonly seen: Seen;
  /** Of the content that is kept, in bytes. */
  readonly size: number;
  /** Whether something in the file is no part of that. */
  readonly isCut: boolean;
  readonly digest: string;
  readonly inGit: boolean;
}

interface Reading {
  readonly sink: ContentSink | null;
  readonly held: string | null;
  /** The digest of a content that need not be kept, since it is as it was; null where any is to be. */
  readonly known: string | null;
  /** What of a small file is its content; null: all of it. */
  readonly part: ((bytes: Buffer) => Buffer) | null;
  readonly pause: Pause;
}

interface Open {
  readonly fd: number;
  readonly size: number;
}

/** Buffers that nobody uses now. */
const spare: Buffer[] = [];
const cut = cutter(CUT_SIZES);

/**
 * Reads a file to the end that it had when it was opened. That nothing changed meanwhile is for the caller to check.
 * @throws Moving where it is not the file that was seen, or has another length; the system's error; SinkFailed
 */
export async function readContent(at: string | Buffer, seen: Seen, reading: Reading): Promise<ReadFile> {
  const fd = openFile(at);
  const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(PIECE);
  try {
    const stat = fstatSync(fd);
    // Two of each for 100,000 files would be much memory.
    const now = sameSeen(seen, stat) ? seen : seenOf(stat);
    if (now.ino !== seen.ino || kindOf(now.mode) !== 'file') throw new Moving('it was replaced');
    const file = { fd, size: now.size };
    if (now.size <= PIECE) return { seen: now, ...(await readSmall(file, buffer, reading)) };
    return { seen: now, size: now.size, isCut: false, ...(await readLarge(file, buffer, reading)) };
  } finally {
    closeSync(fd);
    spare.push(buffer);
  }
}

/**
 * The same of a small file without waiting for anything. Null where that cannot be done: it is not as it was seen, or the sink
 * has no room now. @throws as `readContent`
 */
export function tryContent(
  at: string | Buffer,
  seen: Seen,
  { sink, held, known }: Pick<Reading, 'sink' | 'held' | 'known'>,
): ReadFile | null {
  if (seen.size > PIECE) return null;
  const fd = openFile(at);
  const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(PIECE);
  try {
    if (fill(fd, buffer, seen.size, 0) !== seen.size) return null;
    const bytes = buffer.subarray(0, seen.size);
    const content = contentOf(bytes, held);
    const { digest, inGit } = content;
    const isKept = sink === null || inGit || digest === known;
    if (!isKept && !sink.tryPiece(bytes, digest)) return null;
    // Of a file that is removed, or replaced by another, the number of links changes, and with it this time.
    return sameSeen(seen, fstatSync(fd)) ? { seen, size: seen.size, isCut: false, ...content } : null;
  } finally {
    closeSync(fd);
    spare.push(buffer);
  }
}

function openFile(at: string | Buffer): number {
  try {
    // Without O_NONBLOCK, a fifo that took the file's place would wait for a writer.
    return openSync(at, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (['ELOOP', 'ENXIO', 'EMLINK'].includes(codeOf(error))) throw new Moving('it was replaced');
    throw error;
  }
}

async function readSmall(
  { fd, size }: Open,
  buffer: Buffer,
  { sink, held, known, part }: Reading,
): Promise<Omit<ReadFile, 'seen'>> {
  if (fill(fd, buffer, size, 0) !== size) throw new Moving('it became shorter');
  const whole = buffer.subarray(0, size);
  const bytes = part?.(whole) ?? whole;
  const content = contentOf(bytes, held);
  const { digest, inGit } = content;
  if (sink !== null && !inGit && digest !== known && !sink.has(digest)) await keepPiece(sink, bytes, digest);
  return { size: bytes.length, isCut: bytes.length < size, ...content };
}

function contentOf(bytes: Uint8Array, held: string | null): Content {
  const digest = hash('sha256', bytes);
  return { digest, inGit: held !== null && isBlob(bytes, held) };
}

interface Content {
  readonly digest: string;
  readonly inGit: boolean;
}

async function readLarge(file: Open, buffer: Buffer, reading: Reading): Promise<Content> {
  const { sink, held, known } = reading;
  // What git may hold, or is as it was, is read twice, lest it be stored before that is known.
  if (held !== null || known !== null) {
    const blob = held === null ? null : blobHash(file.size, held);
    const digest = await readPieces(file, buffer, reading.pause, (piece) => void blob?.update(piece));
    const inGit = blob !== null && blob.digest('hex') === held;
    if (inGit || digest === known || sink === null || sink.has(digest)) return { digest, inGit };
  }
  const pieces: string[] = [];
  const keep = async (piece: Uint8Array) => {
    if (sink !== null) pieces.push(await keepPiece(sink, piece));
  };
  const digest = await readPieces(file, buffer, reading.pause, keep);
  if (sink !== null && !sink.has(digest)) sink.addContent(digest, file.size, pieces);
  return { digest, inGit: false };
}

async function keepPiece(sink: ContentSink, bytes: Uint8Array, digest?: string): Promise<string> {
  try {
    return await sink.addPiece(bytes, digest);
  } catch (cause) {
    throw new SinkFailed('the content could not be kept', { cause });
  }
}

type EachPiece = (piece: Uint8Array) => Promise<void> | void;

/** The SHA-256 of the whole. */
async function readPieces(file: Open, buffer: Buffer, pause: Pause, each: EachPiece): Promise<string> {
  const whole = createHash('sha256');
  for (let at = 0; at < file.size; ) {
    const length = Math.min(PIECE, file.size - at);
    if (fill(file.fd, buffer, length, at) !== length) throw new Moving('it became shorter');
    const piece = buffer.subarray(0, cut(buffer, 0, length));
    at += piece.length;
    // The sink has its own digest made meanwhile.
    const done = each(piece);
    whole.update(piece);
    await done;
    await pause();
  }
  return whole.digest('hex');
}

/** Reads so many bytes from a place in the file, or to its end. Answers with their number. */
function fill(fd: number, buffer: Buffer, length: number, from: number): number {
  let filled = 0;
  while (filled < length) {
    const count = readSync(fd, buffer, filled, length - filled, from + filled);
    if (count === 0) break;
    filled += count;
  }
  return filled;
}
