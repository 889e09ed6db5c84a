/** Reaching paths for reading, also those that are longer than the system takes in one piece. */
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { joinPath, native, splitPath } from './bytes.ts';
import { codeOf } from './errors.ts';

/** Bytes of a path that Linux takes: 4,096 with the byte that ends it. */
export const LONGEST = 4095;
/** Bytes of the parts in which a longer one is walked: what is left is for `/proc/self/fd/N/`. */
const PART = 4000;

/** Opens a place without the right to read it, only to start from. Linux's own, so Node has no name for it. */
const O_PATH = 0o10000000;
export const AS_PLACE = O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW;

let hasProc: boolean | null = null;

/** Whether open files are to be found in /proc/self/fd, so that paths can start from an open directory. */
export function hasPlaces(): boolean {
  hasProc ??= process.platform === 'linux' && existsSync('/proc/self/fd');
  return hasProc;
}

/** The path of an open directory. */
export function pathOfPlace(fd: number): string {
  return `/proc/self/fd/${fd}`;
}

/** Whether no link has come to stand above a place: what is behind it is none of the workspace. */
export function isReachedSo(absolute: string): boolean {
  const { directory } = splitPath(absolute);
  if (directory === '' || directory.length > LONGEST) return true;
  try {
    return realpathSync.native(native(directory), 'latin1') === directory;
  } catch {
    // Then it is not there, or tells why when it is looked at.
    return true;
  }
}

/** The names in a directory, of bytes (latin1); null where it cannot be read. */
export function namesIn(directory: string): ReadonlySet<string> | null {
  const reach = new Reach();
  try {
    const target = reach.directory(directory);
    return target === null ? null : new Set(readdirSync(target, { encoding: 'latin1' }));
  } catch {
    return null;
  } finally {
    reach.close();
  }
}

/** The same with all that the system says of it. */
export function statAt(absolute: string): Stats | 'unknown' | null {
  const reach = new Reach();
  try {
    const target = reach.path(absolute);
    return target === null ? 'unknown' : (lstatSync(target, { throwIfNoEntry: false }) ?? null);
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR' ? null : 'unknown';
  } finally {
    reach.close();
  }
}

/** Turns directories and names into paths for the system. Holds the last long directory open until `close`. */
export class Reach {
  #directory: string | null = null;
  #fd: number | null = null;

  /** A path by which the system finds this name, valid until the next call; null where none can be had. @throws the system's error */
  at(directory: string, name: string): string | Buffer | null {
    if (directory.length + 1 + name.length <= LONGEST) return native(joinPath(directory, name));
    if (!hasPlaces()) return null;
    if (this.#directory !== directory || this.#fd === null) {
      this.close();
      this.#fd = openLong(directory);
      this.#directory = directory;
    }
    return native(joinPath(pathOfPlace(this.#fd), name));
  }

  /** As `at`, for a directory itself. */
  directory(directory: string): string | Buffer | null {
    return directory.length <= LONGEST ? native(directory) : this.at(directory, '.');
  }

  /** As `at`, for a whole path. */
  path(absolute: string): string | Buffer | null {
    if (absolute.length <= LONGEST) return native(absolute);
    const { directory, name } = splitPath(absolute);
    return this.at(directory, name);
  }

  close(): void {
    if (this.#fd !== null) closeSync(this.#fd);
    this.#fd = null;
    this.#directory = null;
  }
}

function openLong(directory: string): number {
  let fd: number | null = null;
  let rest = directory;
  try {
    while (rest !== '') {
      const end = rest.length <= PART ? rest.length : rest.lastIndexOf('/', PART);
      const part = rest.slice(0, end);
      const next = openSync(native(fd === null ? part : joinPath(pathOfPlace(fd), part)), AS_PLACE);
      if (fd !== null) closeSync(fd);
      fd = next;
      rest = rest.slice(end + 1);
    }
  } catch (error) {
    if (fd !== null) closeSync(fd);
    throw error;
  }
  if (fd === null) throw new Error('an empty path is no directory');
  return fd;
}
