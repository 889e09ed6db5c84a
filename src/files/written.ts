/** When paths were written last, as far as the system tells: by their own times, and by those of the folders with which they came. */
import { statSync } from 'node:fs';
import { type Path, parentOf } from '../tree/path.ts';
import { native, splitPath } from '../workspace/bytes.ts';
import { statAt } from '../workspace/reach.ts';
import type { Roots } from '../workspace/roots.ts';
import {
  COARSE_MS,
  GRAIN_MS,
  type Index,
  isNoLater,
  isUnwritten,
  kindOf,
  type Seen,
} from '../workspace/stat-index.ts';
import { wasGone } from './mark.ts';
import type { Trace } from './trace.ts';

interface Given {
  readonly index: Index;
  /** What the scan saw of the paths that it did not know. */
  readonly seen: ReadonlyMap<Path, Seen>;
  readonly roots: Roots;
  /** What the last attempt left here. */
  readonly trace: Trace | null;
}

/** Between what the last attempt left and what is there now, told by the inodes. */
interface Moves {
  /** Where what is gone from a path is now. */
  readonly to: ReadonlyMap<Path, Path>;
  /** Where a file was that has come to a path as it was. */
  readonly from: ReadonlyMap<Path, Path>;
}

/**
 * When a path that is there was written last, or when one that is gone went; at the latest, and in ms since 1970. To rename a file sets
 * its own time of change, to rename a folder only that of the folder (rename(2) on ext4, xfs, btrfs and tmpfs): what lies in it and was
 * not written since came with it. What is elsewhere now was gone from its old place by the time at which it came there.
 */
export function lastWritten(given: Given): (path: Path) => number {
  const { trace } = given;
  const since = trace === null ? Number.NEGATIVE_INFINITY : Date.parse(trace.attempt.started_at);
  const leftAt = (path: Path) => trace?.mark.index.get(path)?.seen;
  const seenAt = (path: Path) => given.seen.get(path) ?? given.index.get(path)?.seen;
  const births = new Map<Path, number>();
  const born = (path: Path) => {
    const time = births.get(path) ?? birthOf(given.roots.absolute(path));
    births.set(path, time);
    return time;
  };
  // The inode of what is gone may be given to something else at once, also to a folder in the place of a folder.
  const isNew = (path: Path, { ino, mode, ctimeMs }: Seen) => {
    const left = leftAt(path);
    if (left?.ino !== ino || kindOf(left.mode) !== kindOf(mode)) return true;
    return kindOf(mode) === 'directory' && ctimeMs > left.ctimeMs && born(path) > left.ctimeMs;
  };
  let known: Moves | null = null;
  const moves = () => {
    known ??=
      trace === null ? { to: new Map(), from: new Map() } : movesOf(trace, { ...given, seenAt, isNew, born });
    return known;
  };
  /**
   * When a folder that is new came to its path, null where that cannot be told. To rename a folder, or to change its mode, sets only its
   * time of change; to rename it the time of the folder above as well.
   */
  const arrived = (path: Path, { ctimeMs, mtimeMs }: Seen) => {
    if (ctimeMs > mtimeMs && folderWritten(path, { ...given, since }) >= ctimeMs - GRAIN_MS) return ctimeMs;
    return born(path) < since ? null : Math.min(born(path), ctimeMs);
  };
  const came = (path: Path, seen: Seen) => {
    const { ctimeMs, mtimeMs } = seen;
    // What comes and goes in a folder sets both of its times, and is no change of the folder.
    const isOnlyUsed = kindOf(seen.mode) === 'directory' && ctimeMs === mtimeMs;
    let latest = isOnlyUsed ? (arrived(path, seen) ?? ctimeMs) : ctimeMs;
    for (let above = parentOf(path); above !== null; above = parentOf(above)) {
      const there = seenAt(above);
      if (there === undefined || !isNew(above, there)) continue;
      // What no step of the last attempt wrote came with the folder.
      const withIt = ctimeMs < since ? there.ctimeMs : ctimeMs;
      latest = Math.max(latest, arrived(above, there) ?? withIt);
    }
    return latest;
  };
  /**
   * By when a path that is gone was: in a folder that is new it never was. One that is older than the attempt has been moved there: what came and
   * went in it before tells nothing of the path.
   */
  const gone = (path: Path) => {
    const time = folderWritten(path, { ...given, since });
    let above = parentOf(path);
    while (above !== null && seenAt(above) === undefined) above = parentOf(above);
    const seen = above === null ? undefined : seenAt(above);
    if (above === null || seen === undefined || !isNew(above, seen)) return time;
    if (born(above) < since) return came(above, seen);
    // Once another run has begun nobody knows any more what was there: a folder may have been set back, with all that is gone from it since.
    return trace?.mark.left === null ? Math.min(time, arrived(above, seen) ?? time) : time;
  };
  /** Whether a path went before nothing of that attempt ran any more, null where nobody knows. With its folder goes what a step had deleted in it, too. */
  const goneThen = (path: Path): boolean | null => {
    if (trace === null) return null;
    const above = parentOf(path);
    if (above !== null && seenAt(above) === undefined && goneThen(above) === false) return false;
    return wasGone(trace.mark, path);
  };
  return (path) => {
    const seen = seenAt(path);
    if (seen === undefined) {
      const wasThen = goneThen(path);
      if (wasThen !== null) return wasThen ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      const now = moves().to.get(path);
      const there = now === undefined ? undefined : seenAt(now);
      const above = gone(path);
      return now === undefined || there === undefined ? above : Math.min(above, came(now, there));
    }
    if (!isNew(path, seen)) return seen.ctimeMs;
    const old = kindOf(seen.mode) === 'directory' ? undefined : moves().from.get(path);
    return old === undefined ? came(path, seen) : Math.min(gone(old), came(path, seen));
  };
}

/** In ms since 1970, 0 where the system does not tell. @param absolute the path, as bytes (latin1) */
export function birthOf(absolute: string): number {
  const at = statAt(absolute);
  return at === null || at === 'unknown' ? 0 : at.birthtimeMs;
}

function movesOf(
  { mark }: Trace,
  {
    seen,
    seenAt,
    isNew,
    born,
  }: Pick<Given, 'seen'> & {
    readonly seenAt: (path: Path) => Seen | undefined;
    readonly isNew: (path: Path, seen: Seen) => boolean;
    readonly born: (path: Path) => number;
  },
): Moves {
  const gone = new Map<number, (readonly [Path, Seen])[]>();
  for (const [path, { seen: left }] of mark.index)
    if (seenAt(path) === undefined) gone.set(left.ino, [...(gone.get(left.ino) ?? []), [path, left]]);
  const to = new Map<Path, Path>();
  const from = new Map<Path, Path>();
  for (const [path, here] of seen) {
    if (!isNew(path, here)) continue;
    for (const [old, left] of gone.get(here.ino) ?? []) {
      if (!isNoLater(here, left, born(path))) continue;
      to.set(old, path);
      if (isUnwritten(left, here)) from.set(path, old);
    }
  }
  return { to, from };
}

/**
 * When the folder was written last in which a path is, or would be. A time that lies before the last attempt, or after the last change, somebody
 * has set, as `rsync -a` and `tar` do.
 */
function folderWritten(path: Path, given: Given & { readonly since: number }): number {
  const { mtimeMs, ctimeMs } = folderTimes(path, given);
  return mtimeMs >= given.since - COARSE_MS && mtimeMs <= ctimeMs ? mtimeMs : ctimeMs;
}

function folderTimes(path: Path, { index, roots }: Given): Pick<Seen, 'mtimeMs' | 'ctimeMs'> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = index.get(path.slice(0, end) as Path);
    if (above !== undefined) return above.seen;
  }
  const { path: root, absolute } = roots.rootOf(path);
  const above = path === root ? splitPath(absolute).directory : absolute;
  return statSync(native(above), { throwIfNoEntry: false }) ?? { mtimeMs: 0, ctimeMs: 0 };
}
