/** The folder of a root in which others are built. */
import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { codeOf } from './errors.ts';
import { Inside, NotThere, type Place } from './inside.ts';
import { AS_PLACE } from './reach.ts';
import type { Root } from './roots.ts';
import { microsOf, secondsOf } from './stat-index.ts';
import { temporaryName } from './temporary.ts';

export interface Site {
  /** The folder, open. */
  readonly fd: number;
  readonly name: string;
  /** The folder of the root in which it lies. */
  readonly above: Place;
  readonly inside: Inside;
}

/** Null where nothing can be built in the root. @throws the system's error */
export function openSite({ absolute }: Root): Site | null {
  const inside = new Inside(() => false);
  try {
    const above = inside.directory(absolute);
    const name = temporaryName();
    keepingTime(above, () => mkdirSync(above.at(name), 0o700));
    return { fd: openSync(above.at(name), AS_PLACE), name, above, inside };
  } catch (error) {
    inside.close();
    if (error instanceof NotThere) return null;
    throw error;
  }
}

/** Removes it, with what is in it. What goes wrong is no failure: the next attempt sweeps it. */
export function removeSite({ fd, name, above, inside }: Site): void {
  try {
    closeSync(fd);
    keepingTime(above, () => rmSync(above.at(name), { recursive: true, force: true }));
  } catch (error) {
    if (codeOf(error) === '') throw error;
  } finally {
    inside.close();
  }
}

/** What is made beside the files of a folder is none of them: its time tells nothing of it. */
function keepingTime({ self }: Place, act: () => void): void {
  const time = secondsOf(microsOf(statSync(self).mtimeMs));
  act();
  try {
    utimesSync(self, time, time);
  } catch {
    // Only its owner may.
  }
}
