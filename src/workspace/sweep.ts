/** Removing what an earlier process did not finish. */
import { lstatSync, rmSync, unlinkSync } from 'node:fs';
import { splitPath } from './bytes.ts';
import { codeOf } from './errors.ts';
import { Inside, NotThere, type Place } from './inside.ts';
import { isTemporaryName } from './temporary.ts';

/**
 * Removes leftover temporary files, as far as it may.
 * @param paths absolute real paths, as bytes (latin1), as `Scan.temporary` has them; others are left alone
 */
export function sweepTemporary(paths: readonly string[]): void {
  const inside = new Inside(() => false);
  try {
    for (const path of paths) {
      const { directory, name } = splitPath(path);
      if (isTemporaryName(name)) quietly(() => remove(inside.directory(directory), name));
    }
  } finally {
    inside.close();
  }
}

function remove(place: Place, name: string): void {
  const stat = lstatSync(place.at(name), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    unlinkSync(place.at(name));
    return;
  }
  rmSync(place.at(name), { recursive: true, force: true });
}

function quietly(act: () => void): void {
  try {
    act();
  } catch (error) {
    // It is no part of the workspace, so it may stay.
    if (!(error instanceof NotThere) && codeOf(error) === '') throw error;
  }
}
