/**
 * A checkpoint as one file: who it is of, the journal of its run, and packs. The bytes are described in docs/format.md.
 * Everything but the packs is verified when it is opened; a pack verifies itself when it is read.
 */
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { digestOf, sha256 } from '../digest/digest.ts';
import { OtherSchema } from '../record/lines.ts';
import { type Header, isHeader } from './header.ts';
import type { Place } from './keys.ts';
import type { Owner } from './owner.ts';

const MAGIC = Buffer.from('SAVECKPT', 'latin1');
const FORMAT = 1;
/** The magic, the format, the format again, the length of the header, its SHA-256. */
const FRAME = 56;
/** Bytes of a pack that are copied at a time: by the usual 64 KiB, a pack of 250 MB takes five times as long. */
const AT_ONCE = 4 * 1024 ** 2;
const HEADER_MAX = 16 * 1024 ** 2;
/** More text than any journal has. */
const TEXT_MAX = 1024 ** 3;

/** It is no checkpoint, or not as it was written. */
export class CheckpointDamaged extends Error {
  override readonly name = 'CheckpointDamaged';
}

export interface Contents {
  readonly header: Omit<Header, 'journal' | 'packs'>;
  readonly journal: string;
  /** Files of packs. */
  readonly packs: readonly { readonly pack: number; readonly path: string }[];
}

/** Writes a new file, and answers with its length in bytes. @throws the system's error */
export async function writeCheckpoint(path: string, { header, journal, packs }: Contents): Promise<number> {
  const events = zstdCompressSync(journal);
  const sized = packs.map(({ pack, path: at }) => ({ pack, at, bytes: statSync(at).size }));
  const whole: Header = {
    ...header,
    journal: { bytes: events.length, digest: sha256(events) },
    packs: sized.map(({ pack, bytes }) => ({ pack, bytes })),
  };
  const text = zstdCompressSync(JSON.stringify(whole));
  const parts = [frameOf(text), text, events];
  await pipeline(parts, createWriteStream(path, { flags: 'wx' }));
  for (const { at, bytes } of sized) {
    if (bytes > 0)
      await pipeline(
        createReadStream(at, { end: bytes - 1, highWaterMark: AT_ONCE }),
        createWriteStream(path, { flags: 'a' }),
      );
  }
  const written = statSync(path).size;
  const expected = [...parts.map((part) => part.length), ...sized.map(({ bytes }) => bytes)].reduce(
    (a, b) => a + b,
    0,
  );
  if (written !== expected) throw new Error(`a pack changed while it was read: ${path}`);
  return written;
}

/** An opened checkpoint, whose header and journal are verified. */
export class CheckpointFile {
  readonly header: Header;
  readonly journal: string;
  readonly #path: string;
  readonly #packsAt: number;

  private constructor(path: string, header: Header, rest: { journal: string; packsAt: number }) {
    this.#path = path;
    this.header = header;
    this.journal = rest.journal;
    this.#packsAt = rest.packsAt;
  }

  /** @throws CheckpointDamaged; the system's error */
  static open(path: string): CheckpointFile {
    const fd = openSync(path, 'r');
    try {
      const { size } = fstatSync(fd);
      const frame = bytesAt(fd, 0, FRAME);
      const length = lengthIn(frame);
      const text = bytesAt(fd, FRAME, length);
      if (sha256(text) !== frame.toString('hex', 24, FRAME))
        throw new CheckpointDamaged('its header is damaged');
      const header = headerIn(unpacked(text, HEADER_MAX));
      const events = bytesAt(fd, FRAME + length, header.journal.bytes);
      if (sha256(events) !== header.journal.digest) throw new CheckpointDamaged('its journal is damaged');
      const packsAt = FRAME + length + events.length;
      const total = header.packs.reduce((sum, { bytes }) => sum + bytes, packsAt);
      if (total !== size) throw new CheckpointDamaged(`it is ${size} bytes long and should be ${total}`);
      return new CheckpointFile(path, header, { journal: unpacked(events, TEXT_MAX), packsAt });
    } finally {
      closeSync(fd);
    }
  }

  /** Whether it is what a key promises: of this line, at this place. */
  isOf(owner: Owner, place: Place): boolean {
    const { header } = this;
    return (
      digestOf(header.owner) === digestOf(owner) &&
      header.place.claim === place.claim &&
      header.place.sequence === place.sequence
    );
  }

  /** Writes a pack to a file of its own. @returns false where it holds no such pack @throws the system's error */
  async extract(pack: number, to: string): Promise<boolean> {
    let at = this.#packsAt;
    for (const each of this.header.packs) {
      if (each.pack === pack) {
        const range = { start: at, end: at + each.bytes - 1, highWaterMark: AT_ONCE };
        const from = each.bytes === 0 ? [] : createReadStream(this.#path, range);
        await pipeline(from, createWriteStream(to, { flags: 'wx' }));
        return true;
      }
      at += each.bytes;
    }
    return false;
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}

function frameOf(text: Buffer): Buffer {
  const frame = Buffer.alloc(FRAME);
  MAGIC.copy(frame);
  frame.writeUInt32LE(FORMAT, 8);
  frame.writeUInt32LE(againOf(FORMAT), 12);
  frame.writeBigUInt64LE(BigInt(text.length), 16);
  frame.write(sha256(text), 24, 'hex');
  return frame;
}

/** What stands after a format, so that one that is damaged is not taken for a newer one. */
function againOf(format: number): number {
  return format === 1 ? 0 : format;
}

function lengthIn(frame: Buffer): number {
  if (!frame.subarray(0, 8).equals(MAGIC)) throw new CheckpointDamaged('it is no checkpoint');
  const format = frame.readUInt32LE(8);
  const isSaidTwice = frame.readUInt32LE(12) === againOf(format);
  if (isSaidTwice && format > FORMAT) throw new OtherSchema(format, { what: 'format', known: FORMAT });
  const length = Number(frame.readBigUInt64LE(16));
  if (format !== FORMAT || !isSaidTwice) throw new CheckpointDamaged('its beginning is damaged');
  if (length > HEADER_MAX) throw new CheckpointDamaged('its header is too long');
  return length;
}

function bytesAt(fd: number, at: number, length: number): Buffer {
  if (fstatSync(fd).size < at + length) throw new CheckpointDamaged('it is cut short');
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const count = readSync(fd, bytes, read, length - read, at + read);
    if (count === 0) throw new CheckpointDamaged('it is cut short');
    read += count;
  }
  return bytes;
}

function unpacked(bytes: Buffer, maxOutputLength: number): string {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength }).toString();
  } catch (error) {
    throw new CheckpointDamaged((error as Error).message);
  }
}

function headerIn(text: string): Header {
  let header: unknown;
  try {
    header = JSON.parse(text);
  } catch {
    throw new CheckpointDamaged('its header is not JSON');
  }
  if (!isHeader(header)) throw new CheckpointDamaged('its header does not say what it must');
  return header;
}
