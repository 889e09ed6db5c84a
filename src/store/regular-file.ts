/** Opening what a store holds, whoever laid it out. */
import { closeSync, constants, fstatSync, openSync } from 'node:fs';

/**
 * Opens a file of a store to read it. A link in its place is not followed, and for a pipe nobody waits.
 * @returns the open file, for the caller to close @throws the system's error, or one that says what is there instead
 */
export function openRegular(path: string): number {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOOP') throw error;
    throw new Error('it is a link, and a store holds none', { cause: error });
  }
  if (fstatSync(fd).isFile()) return fd;
  closeSync(fd);
  throw new Error('it is no regular file');
}
