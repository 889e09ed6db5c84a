/** Writing so that a crash at any moment leaves the old bytes or the new ones. */
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isAbsent } from './errors.ts';

/** Replaces a file: temporary file beside it, fsync, rename, fsync of the directory. @throws the system's error */
export function writeAtomically(path: string, data: string | Uint8Array): void {
  const temporary = `${path}.tmp`;
  const fd = createFresh(temporary, 0o644);
  try {
    writeAll(fd, Buffer.from(data));
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(temporary, path);
  syncDirectory(dirname(path));
}

/**
 * Opens a new, empty file for writing, in place of what is there. Never writes through a link: a store may come from elsewhere, and
 * what is in it may have been laid out. @throws the system's error
 */
export function createFresh(path: string, mode: number): number {
  try {
    return openSync(path, 'wx', mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(path);
    return openSync(path, 'wx', mode);
  }
}

/** Writes a small file whose loss is none. @throws the system's error */
export function writeFresh(path: string, data: string): void {
  const fd = createFresh(path, 0o644);
  try {
    writeAll(fd, Buffer.from(data));
  } finally {
    closeSync(fd);
  }
}

/** Makes the names in a directory durable. */
export function syncDirectory(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Appends to an open file, and returns when the bytes are on disk. */
export function appendDurably(fd: number, data: string | Uint8Array): void {
  writeAll(fd, Buffer.from(data));
  fdatasyncSync(fd);
}

/** write(2) may take less than it is given. */
export function writeAll(fd: number, data: Uint8Array): void {
  for (let at = 0; at < data.length; ) at += writeSync(fd, data, at);
}

/** A directory with all that is above it. Node's own recursion never ends where the system makes no directories, as in /proc. */
export function makeDirectories(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (!isAbsent(error) || dirname(path) === path || existsSync(dirname(path))) throw error;
    makeDirectories(dirname(path));
    makeDirectories(path);
  }
}
