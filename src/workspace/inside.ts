/**
 * Staying inside the roots while writing. A directory is reached from the top, name by name, and each is opened without
 * following links; what is done in it starts from the open directory, wherever its path leads by then.
 */
import { closeSync, fstatSync, lstatSync, mkdirSync, openSync, readlinkSync } from 'node:fs';
import { joinPath, native, splitPath } from './bytes.ts';
import { codeOf } from './errors.ts';
import { AS_PLACE, hasPlaces, pathOfPlace } from './reach.ts';

/** Something else stands where a directory is needed: a link, a file, or nothing. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** A directory that is held open. */
export interface Place {
  /** Real and absolute, as bytes (latin1), when it was opened. */
  readonly absolute: string;
  readonly ino: number;
  /** A path by which the system finds the directory itself, also where its names may not be looked up. */
  readonly self: string | Buffer;
  /** A path by which the system finds a name in it. */
  at(name: string): string | Buffer;
}

interface Opened extends Place {
  readonly dev: number;
  readonly fd: number | null;
}

/** Open directories that are kept for the next path. */
const KEPT = 24;

export class Inside {
  readonly #open = new Map<string, Opened>();
  #held: Place | null = null;
  /** Makes a directory accessible to its owner; whether it did. */
  readonly #loosen: (place: Place) => boolean;

  constructor(loosen: (place: Place) => boolean) {
    this.#loosen = loosen;
  }

  /** @param absolute real path, as bytes (latin1) @throws NotThere, the system's error */
  directory(absolute: string): Place {
    const kept = this.#kept(absolute);
    if (kept !== null) return kept;
    const names: string[] = [];
    let above = absolute;
    let place: Opened | null = null;
    while (place === null && above !== '/') {
      const { directory, name } = splitPath(above);
      names.push(name);
      above = directory;
      place = this.#kept(above);
    }
    place ??= open('/', '/');
    for (const name of names.reverse()) {
      this.#keep(place);
      place = this.#enter(place, name);
    }
    this.#keep(place);
    return place;
  }

  /** As `directory`, making what is missing above a root or its own folder. */
  make(absolute: string): Place {
    try {
      return this.directory(absolute);
    } catch (error) {
      if (!(error instanceof NotThere) || codeOf(error.cause) !== 'ENOENT' || absolute === '/') throw error;
    }
    const { directory, name } = splitPath(absolute);
    mkdirSync(this.make(directory).at(name));
    return this.directory(absolute);
  }

  /** Keeps a directory open while something is done in it that takes long, whatever becomes of its path. */
  async hold<T>(place: Place, act: () => Promise<T>): Promise<T> {
    this.#held = place;
    try {
      return await act();
    } finally {
      this.#held = null;
      if (this.#open.get(place.absolute) !== place) close(place as Opened);
    }
  }

  /** Whether an open directory is still the one that its path leads to. */
  isStill(place: Place): boolean {
    const kept = this.#open.get(place.absolute);
    if (kept === place && isAt(kept)) return true;
    this.#forget(place.absolute);
    try {
      const now = this.directory(place.absolute) as Opened;
      return now.ino === place.ino && now.dev === (place as Opened).dev;
    } catch (error) {
      if (error instanceof NotThere) return false;
      throw error;
    }
  }

  close(): void {
    for (const place of this.#open.values()) close(place);
    this.#open.clear();
  }

  #enter(place: Opened, name: string): Opened {
    try {
      return open(place.at(name), joinPath(place.absolute, name));
    } catch (error) {
      if (codeOf(error) !== 'EACCES' || !this.#loosen(place)) throw error;
      return open(place.at(name), joinPath(place.absolute, name));
    }
  }

  #kept(absolute: string): Opened | null {
    const place = this.#open.get(absolute);
    if (place === undefined) return null;
    if (isAt(place)) return place;
    this.#forget(absolute);
    return null;
  }

  #keep(place: Opened): void {
    if (this.#open.get(place.absolute) === place) this.#open.delete(place.absolute);
    else this.#forget(place.absolute);
    this.#open.set(place.absolute, place);
    const [oldest] = this.#open.keys();
    if (this.#open.size > KEPT && oldest !== undefined) this.#forget(oldest);
  }

  #forget(absolute: string): void {
    const place = this.#open.get(absolute);
    this.#open.delete(absolute);
    if (place !== undefined && place !== this.#held) close(place);
  }
}

function close({ fd }: Opened): void {
  if (fd !== null) closeSync(fd);
}

function open(at: string | Buffer, absolute: string): Opened {
  try {
    if (!hasPlaces()) return looked(at, absolute);
    const fd = openSync(at, AS_PLACE);
    const { ino, dev } = fstatSync(fd);
    const self = pathOfPlace(fd);
    return { absolute, ino, dev, fd, self, at: (name) => native(joinPath(self, name)) };
  } catch (cause) {
    if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(cause))) throw cause;
    throw new NotThere('a directory of the path is not there', { cause });
  }
}

/** Where the system has no paths for open directories: a look at each part, just before it is used. */
function looked(at: string | Buffer, absolute: string): Opened {
  const stat = lstatSync(at);
  if (!stat.isDirectory()) throw new NotThere('something else is in the place of a directory');
  const { ino, dev } = stat;
  const self = native(absolute);
  return { absolute, ino, dev, fd: null, self, at: (name) => native(joinPath(absolute, name)) };
}

function isAt(place: Opened): boolean {
  if (place.fd === null) return false;
  try {
    return readlinkSync(pathOfPlace(place.fd), { encoding: 'latin1' }) === place.absolute;
  } catch {
    // Longer than a page: it has to be walked again.
    return false;
  }
}
