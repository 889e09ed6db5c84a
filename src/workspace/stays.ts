/** What would still be in a folder when all of it that is known has been deleted. */
import { readdirSync } from 'node:fs';
import type { Path } from '../tree/path.ts';
import { codeOf } from './errors.ts';
import { Reach } from './reach.ts';
import type { Roots } from './roots.ts';
import { isTemporaryName } from './temporary.ts';

/**
 * The first path in a folder, or in one below, that is not deleted with it, such as what is left out of the workspace; the folder itself
 * where nobody can look into it; null where nothing would stay.
 * @param goes whether a path is among those that are deleted
 */
export function staysIn(folder: Path, roots: Roots, goes: (path: Path) => boolean): Path | null {
  const reach = new Reach();
  try {
    const folders = [folder];
    for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
      const names = namesIn(roots.absolute(at), reach);
      if (names === null) return at;
      for (const { name, isFolder } of names) {
        if (isTemporaryName(name)) continue;
        const path = `${at}/${name}` as Path;
        if (!goes(path)) return path;
        if (isFolder) folders.push(path);
      }
    }
    return null;
  } finally {
    reach.close();
  }
}

interface Name {
  /** Bytes (latin1). */
  readonly name: string;
  readonly isFolder: boolean;
}

/** Null for a folder that cannot be read; one that is gone holds nothing. */
function namesIn(absolute: string, reach: Reach): readonly Name[] | null {
  try {
    const target = reach.directory(absolute);
    if (target === null) return null;
    const found = readdirSync(target, { encoding: 'latin1', withFileTypes: true });
    return found.map((each) => ({ name: each.name, isFolder: each.isDirectory() }));
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR' ? [] : null;
  }
}
