/** Writing files out of blocks of packs, on this thread or on another one. */
import type * as Crypto from 'node:crypto';
import type * as Fs from 'node:fs';
import type * as Zlib from 'node:zlib';
import type { PackedBlock } from './contents.ts';

/** Files to be made in folders that are there. Those whose contents lie in one block come together, a larger one alone. */
export interface Unit {
  /** Where the files are made: a folder that nobody else may enter. */
  readonly base: string;
  readonly blocks: readonly PackedBlock[];
  readonly files: readonly UnitFile[];
}

export interface UnitFile {
  /** Below the base, as bytes (latin1). */
  readonly name: string;
  /** SHA-256 of the content, in hex. */
  readonly digest: string;
  readonly mode: number;
  /** As `utimes` takes it. */
  readonly time: number | string;
  readonly pieces: readonly UnitPiece[];
}

export interface UnitPiece {
  /** Its place in `blocks`. */
  readonly block: number;
  readonly offset: number;
  readonly length: number;
}

/** Numbers of each file: inode, size, mode, times of modification and change, links. All 0: it was not made. */
export const SEEN_FIELDS = 6;

export interface Modules {
  readonly fs: typeof Fs;
  readonly crypto: typeof Crypto;
  readonly zlib: typeof Zlib;
}

// Both functions are the program of the other thread, too, as text: they name nothing but their parameters and what is everywhere.

/** Makes the files of a unit. Where anything goes wrong with one, or its content is not the one that it should have, it is not made. */
export function writeUnit({ base, blocks, files }: Unit, { fs, crypto, zlib }: Modules): Float64Array {
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW, O_RDONLY, O_NONBLOCK } = fs.constants;
  const seen = new Float64Array(files.length * 6);
  let last: { readonly number: number; readonly bytes: Buffer } | null = null;
  for (const [number, file] of files.entries()) {
    const path = `${base}/${file.name}`;
    const target = /^[\x00-\x7f]*$/.test(path) ? path : Buffer.from(path, 'latin1');
    try {
      make(target, file, number * 6);
    } catch {
      seen.fill(0, number * 6, number * 6 + 6);
      fs.rmSync(target, { force: true });
    }
  }
  forget();
  return seen;

  function make(path: string | Buffer, { digest, mode, time, pieces }: UnitFile, first: number): void {
    const [piece] = pieces;
    const only = piece !== undefined && pieces.length === 1 ? bytesOf(piece) : null;
    // What is not as it should be is not begun; of several pieces that shows at the end.
    if (only !== null && crypto.hash('sha256', only, 'hex') !== digest)
      throw new Error('it is another content');
    const whole = only === null ? crypto.createHash('sha256') : null;
    const fd = fs.openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
    try {
      let size = 0;
      let written = 0;
      for (const piece of pieces) {
        const bytes = only ?? bytesOf(piece);
        whole?.update(bytes);
        if (!isZero(bytes)) {
          writeAll(fd, bytes, size);
          written = size + bytes.length;
        }
        size += bytes.length;
      }
      if (whole !== null && whole.digest('hex') !== digest) throw new Error('the pieces do not fit together');
      if (written !== size) fs.ftruncateSync(fd, size);
      fs.futimesSync(fd, time, time);
      let stat = fs.fstatSync(fd);
      if ((stat.mode & 0o7777) !== mode) {
        fs.fchmodSync(fd, mode);
        stat = fs.fstatSync(fd);
      }
      seen.set([stat.ino, stat.size, stat.mode, stat.mtimeMs, stat.ctimeMs, stat.nlink], first);
    } finally {
      fs.closeSync(fd);
    }
  }

  /** What is all zeros is left out, and read as zeros again: sparse files stay sparse. */
  function isZero(bytes: Buffer): boolean {
    return bytes[0] === 0 && bytes.every((byte) => byte === 0);
  }

  function writeAll(fd: number, bytes: Buffer, from: number): void {
    for (let at = 0; at < bytes.length; ) at += fs.writeSync(fd, bytes, at, bytes.length - at, from + at);
  }

  function bytesOf({ block, offset, length }: UnitPiece): Buffer {
    if (last?.number !== block) {
      forget();
      last = { number: block, bytes: readBlock(blocks[block] as PackedBlock) };
    }
    return last.bytes.subarray(offset, offset + length);
  }

  function readBlock({ path, at, stored: length, raw, digest }: PackedBlock): Buffer {
    const fd = fs.openSync(path, O_RDONLY | O_NONBLOCK);
    try {
      const stored = Buffer.allocUnsafeSlow(length);
      for (let filled = 0; filled < length; ) {
        const got = fs.readSync(fd, stored, filled, length - filled, at + filled);
        if (got === 0) throw new Error('the pack is cut short');
        filled += got;
      }
      if (crypto.hash('sha256', stored, 'hex') !== digest) throw new Error('a block does not fit its digest');
      if (length === raw) return stored;
      const params = { [zlib.constants.ZSTD_d_windowLogMax]: 21 };
      const bytes = zlib.zstdDecompressSync(stored, { maxOutputLength: raw, chunkSize: raw + 64, params });
      free(stored);
      return bytes;
    } finally {
      fs.closeSync(fd);
    }
  }

  function forget(): void {
    if (last !== null) free(last.bytes);
    last = null;
  }

  /** Gives the memory back at once: a collection for every few blocks would take as long as the blocks. */
  function free({ buffer, byteLength }: Buffer): void {
    // A small one is a part of what Node shares out.
    if (byteLength > 64 * 1024) (buffer as ArrayBuffer).transfer(0);
  }
}

/** Answers each unit, in turn, with what came of it. */
export function serveUnits(load: NodeJS.Require, write: typeof writeUnit): void {
  const { parentPort } = load('node:worker_threads') as typeof import('node:worker_threads');
  const modules: Modules = {
    fs: load('node:fs'),
    crypto: load('node:crypto'),
    zlib: load('node:zlib'),
  };
  parentPort?.on('message', (unit: Unit) => {
    const seen = write(unit, modules);
    parentPort.postMessage(seen, [seen.buffer as ArrayBuffer]);
  });
}
