/** The directories in which something is written: made writable while that lasts, and set back, or as wanted, at the end. */
import { chmodSync, statSync, utimesSync } from 'node:fs';
import { isBelow, type Path } from '../tree/path.ts';
import { codeOf, WorkspaceError } from './errors.ts';
import { type Inside, NotThere, type Place } from './inside.ts';
import type { Roots } from './roots.ts';
import { microsOf, type Seen, secondsOf, seenOf } from './stat-index.ts';

interface Final {
  readonly ino: number;
  /** With the bits beyond the permissions, where it is what was there. */
  readonly mode: number;
  /** Microseconds since 1970. */
  readonly mtime: number;
}

export interface WantedFolder {
  /** Permission bits; without it they stay as they are. */
  readonly mode?: number;
  /** Microseconds since 1970. */
  readonly mtime: number;
}

export class Folders {
  readonly #roots: Roots;
  /** As they are to be at the end, by their absolute path. */
  readonly #finals = new Map<string, Final>();
  readonly #found = new Map<string, Final>();

  constructor(roots: Roots) {
    this.#roots = roots;
  }

  /** Notes how a directory is, before anything in it is changed. */
  note(place: Place): void {
    if (this.#finals.get(place.absolute)?.ino === place.ino) return;
    const { ino, mode, mtimeMs } = statSync(place.self);
    const found = { ino, mode: mode & 0o7777, mtime: microsOf(mtimeMs) };
    this.#found.set(place.absolute, found);
    this.#finals.set(place.absolute, found);
  }

  /** Says how a directory is to be in the end. */
  want(place: Place, wanted: WantedFolder): void {
    this.note(place);
    const final = this.#finals.get(place.absolute);
    if (final !== undefined) this.#finals.set(place.absolute, { ...final, ...wanted });
  }

  /** The mode that a directory had before anything was done to it, if something was. */
  modeFound(absolute: string, ino: number): number | null {
    const found = this.#found.get(absolute);
    return found?.ino === ino ? found.mode : null;
  }

  /** It was removed; what comes in its place is another one. */
  forget(absolute: string): void {
    this.#finals.delete(absolute);
    this.#found.delete(absolute);
  }

  /** Gives its owner every right on a directory of the roots; whether that changed anything. @throws the system's error */
  loosen(place: Place): boolean {
    const { absolute } = place;
    const isOurs = this.#roots.list.some(
      (root) => absolute === root.absolute || isBelow(absolute, root.absolute),
    );
    if (!isOurs) return false;
    const mode = statSync(place.self).mode & 0o7777;
    if ((mode & 0o700) === 0o700) return false;
    this.note(place);
    chmodSync(place.self, mode | 0o700);
    return true;
  }

  /**
   * Sets all of them, from below.
   * @returns how each is now, by its absolute path; null where another one, or nothing, is in its place
   * @throws the system's error
   */
  settle(inside: Inside): ReadonlyMap<string, Seen | null> {
    const settled = new Map<string, Seen | null>();
    // To reach one, another above it may have to be opened up first.
    for (;;) {
      const left = [...this.#finals.keys()].filter((absolute) => !settled.has(absolute));
      if (left.length === 0) return settled;
      left.sort((a, b) => b.length - a.length);
      for (const absolute of left) settled.set(absolute, this.#settle(absolute, inside));
    }
  }

  #settle(absolute: string, inside: Inside): Seen | null {
    const final = this.#finals.get(absolute);
    try {
      const place = inside.directory(absolute);
      if (final === undefined || place.ino !== final.ino) return null;
      const now = statSync(place.self);
      if ((now.mode & 0o7777) !== final.mode) chmodSync(place.self, final.mode);
      if (microsOf(now.mtimeMs) !== final.mtime) setTime(place, final.mtime);
      return seenOf(statSync(place.self));
    } catch (error) {
      if (error instanceof NotThere) return null;
      throw new WorkspaceError(absolute as Path, error);
    }
  }
}

function setTime(place: Place, micros: number): void {
  try {
    utimesSync(place.self, secondsOf(micros), secondsOf(micros));
  } catch (error) {
    // Only the owner may, and a time is not worth failing for.
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'EACCES') throw error;
  }
}
