/** A path on its way to being changed: reached inside the roots, and checked to be what was seen. */
import { lstatSync, lutimesSync, rmdirSync, unlinkSync } from 'node:fs';
import type { Path } from '../tree/path.ts';
import { splitPath } from './bytes.ts';
import { codeOf, WorkspaceError } from './errors.ts';
import { Folders, type WantedFolder } from './folders.ts';
import { Inside, NotThere, type Place } from './inside.ts';
import type { Roots } from './roots.ts';
import { kindOf, type Seen, sameSeen, secondsOf, seenOf } from './stat-index.ts';

export type KeptWhy = 'changed' | 'not-empty' | 'other' | 'busy' | 'not-ours';

/** In words. */
export const KEPT_WHY: Readonly<Record<KeptWhy, string>> = {
  changed: 'something else, or nothing, is in its place',
  'not-empty': 'something else is in it',
  other: 'something else is in its place',
  busy: 'the system uses it',
  'not-ours': 'its time cannot be set',
};

/** Thrown where a path is to be left as it is. */
export class Keep extends Error {
  override readonly name = 'Keep';
  readonly why: KeptWhy;

  constructor(why: KeptWhy) {
    super(why);
    this.why = why;
  }
}

export interface Spot {
  readonly path: Path;
  readonly absolute: string;
  readonly place: Place;
  readonly name: string;
}

/** The spots of one `apply`. All methods throw Keep, and WorkspaceError for what the system refuses. */
export class Spots {
  readonly #roots: Roots;
  readonly #folders: Folders;
  readonly #inside: Inside;
  /** Inodes that lost one of their names to us, which changes their time of change. */
  readonly #unlinked = new Set<number>();

  constructor(roots: Roots) {
    this.#roots = roots;
    this.#folders = new Folders(roots);
    this.#inside = new Inside((place) => this.#folders.loosen(place));
  }

  /** Where a path is to be written. */
  forWriting(path: Path): Spot {
    const absolute = this.#roots.absolute(path);
    const { directory, name } = splitPath(absolute);
    const root = this.#roots.rootOf(path);
    // Roots are made with what is above them; below them every directory has an action of its own.
    const isTop = root.path === path || (directory === root.absolute && /^[.~/]$/.test(root.path));
    const place = told(path, () =>
      isTop ? this.#inside.make(directory) : this.#inside.directory(directory),
    );
    return { path, absolute, name, place };
  }

  /** Where a path is, null where there is no directory to look in. */
  find(path: Path): Spot | null {
    const absolute = this.#roots.absolute(path);
    const { directory, name } = splitPath(absolute);
    try {
      return { path, absolute, name, place: told(path, () => this.#inside.directory(directory)) };
    } catch (error) {
      if (error instanceof Keep) return null;
      throw error;
    }
  }

  /** Calls the system, once more where the directory first has to be opened up. */
  system<T>({ path, place }: Spot, act: () => T): T {
    return told(path, () => {
      try {
        return act();
      } catch (error) {
        if (codeOf(error) !== 'EACCES' || !this.#folders.loosen(place)) throw error;
        return act();
      }
    });
  }

  /** What is there now. */
  stat(spot: Spot): Seen | null {
    const stat = this.system(spot, () => lstatSync(spot.place.at(spot.name), { throwIfNoEntry: false }));
    return stat === undefined ? null : seenOf(stat);
  }

  /** What is there, if it is what was seen, and can be replaced. */
  check(spot: Spot, expect: Seen | null): Seen | null {
    const now = this.stat(spot);
    if (now === null && expect === null) return null;
    if (now === null || expect === null || !this.#isSame(spot, expect, now)) throw new Keep('changed');
    if (!['file', 'directory', 'link'].includes(kindOf(now.mode))) throw new Keep('other');
    return now;
  }

  /** Whether its directory is still where its path leads to. */
  checkPlace({ path, place }: Spot): void {
    if (!told(path, () => this.#inside.isStill(place))) throw new Keep('changed');
  }

  /** Keeps its directory open while something is done in it that takes long. */
  hold<T>({ place }: Spot, act: () => Promise<T>): Promise<T> {
    return this.#inside.hold(place, act);
  }

  /** Notes how its directory is, before anything in it is changed. */
  note({ path, place }: Spot): void {
    told(path, () => this.#folders.note(place));
  }

  /** Says how a directory is to be at the end. */
  want({ path, absolute }: Spot, wanted: WantedFolder): void {
    told(path, () => this.#folders.want(this.#inside.directory(absolute), wanted));
  }

  /** Sets the time of a file or link. A device that fails is no reason to leave one as it is. */
  setTime({ path, place, name }: Spot, micros: number): void {
    try {
      lutimesSync(place.at(name), secondsOf(micros), secondsOf(micros));
    } catch (error) {
      const code = codeOf(error);
      if (['EIO', 'ENOSPC', 'EDQUOT'].includes(code)) throw new WorkspaceError(path, error);
      throw new Keep(code === 'ENOENT' ? 'changed' : 'not-ours');
    }
  }

  /** Removes a directory from where a file or link is to be put; they replace each other by themselves. */
  makeRoom(spot: Spot, before: Seen | null): void {
    if (before === null) return;
    if (kindOf(before.mode) === 'directory') this.removeDirectory(spot);
    else if (before.nlink > 1) this.#unlinked.add(before.ino);
  }

  /** Removes a file or link. */
  unlink(spot: Spot, now: Seen): void {
    this.system(spot, () => unlinkSync(spot.place.at(spot.name)));
    if (now.nlink > 1) this.#unlinked.add(now.ino);
  }

  /** Removes a directory, if nothing is in it. */
  removeDirectory(spot: Spot): void {
    try {
      this.system(spot, () => rmdirSync(spot.place.at(spot.name)));
    } catch (error) {
      const code = codeOf(error instanceof WorkspaceError ? error.cause : error);
      if (code === 'ENOTEMPTY' || code === 'EEXIST') throw new Keep('not-empty');
      if (code === 'EBUSY') throw new Keep('busy');
      if (code === 'ENOTDIR') throw new Keep('changed');
      throw error;
    }
    this.#folders.forget(spot.absolute);
  }

  /** Sets the directories as they are to be at the end. @returns how they are, by their absolute path; null: not there */
  settleFolders(): ReadonlyMap<string, Seen | null> {
    return this.#folders.settle(this.#inside);
  }

  close(): void {
    this.#inside.close();
  }

  #isSame({ absolute }: Spot, expect: Seen, now: Seen): boolean {
    if (sameSeen(expect, now)) return true;
    if (expect.ino !== now.ino || kindOf(expect.mode) !== kindOf(now.mode)) return false;
    if (kindOf(now.mode) === 'directory') {
      // Times and sizes change with what is done in it.
      const mode = this.#folders.modeFound(absolute, now.ino);
      return expect.mode === now.mode || (mode !== null && mode === (expect.mode & 0o7777));
    }
    return this.#unlinked.has(now.ino) && sameSeen(expect, { ...now, ctimeMs: expect.ctimeMs });
  }
}

/** @throws Keep where another thing is in the place of a directory, WorkspaceError naming the path */
function told<T>(path: Path, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof NotThere) throw new Keep('changed');
    throw new WorkspaceError(path, error);
  }
}
