/** Writing so that a crash at any moment leaves the old bytes or the new ones. */
import { closeSync, fdatasyncSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces a file: temporary file beside it, fsync, rename, fsync of the directory. @throws the system's error */
export function writeAtomically(path: string, data: string | Uint8Array): void {
  const temporary = `${path}.tmp`;
  const fd = openSync(temporary, 'w', 0o644);
  try {
    writeAll(fd, Buffer.from(data));
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(temporary, path);
  syncDirectory(dirname(path));
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
