/** When paths were written last, as far as the system tells: by their own times, and by those of the folders with which they came. */
import { lstatSync, statSync } from 'node:fs';
import { type Path, parentOf } from '../tree/path.ts';
import { native, splitPath } from '../workspace/bytes.ts';
import type { Roots } from '../workspace/roots.ts';
import { type Index, kindOf, type Seen } from '../workspace/stat-index.ts';
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
  // An inode of what is gone may be given to something else at once.
  const isNew = (path: Path, { ino, mode }: Seen) => {
    const left = leftAt(path);
    return left?.ino !== ino || kindOf(left.mode) !== kindOf(mode);
  };
  let known: Moves | null = null;
  const moves = () => {
    known ??=
      trace === null ? { to: new Map(), from: new Map() } : movesOf(trace, { ...given, seenAt, isNew });
    return known;
  };
  const came = (path: Path, { ctimeMs }: Seen) => {
    let latest = ctimeMs;
    for (let above = parentOf(path); above !== null; above = parentOf(above)) {
      const seen = seenAt(above);
      if (seen !== undefined && isNew(above, seen)) latest = Math.max(latest, seen.ctimeMs);
    }
    return latest;
  };
  return (path) => {
    const seen = seenAt(path);
    if (seen === undefined) {
      const now = moves().to.get(path);
      const there = now === undefined ? undefined : seenAt(now);
      const above = folderWritten(path, given);
      return now === undefined || there === undefined ? above : Math.min(above, came(now, there));
    }
    if (kindOf(seen.mode) === 'directory')
      return isNew(path, seen) ? folderMade(given.roots.absolute(path), seen, since) : seen.ctimeMs;
    if (!isNew(path, seen)) return seen.ctimeMs;
    const old = moves().from.get(path);
    if (old !== undefined) return Math.min(folderWritten(old, given), came(path, seen));
    // No step of the last attempt wrote it.
    return seen.ctimeMs < since ? came(path, seen) : seen.ctimeMs;
  };
}

/**
 * When a folder that is new came to be: to make, or to take away, what lies in it sets its time of change as well. One that was there before
 * the last attempt has been moved.
 */
function folderMade(absolute: string, { ctimeMs }: Seen, since: number): number {
  const born = lstatSync(native(absolute), { throwIfNoEntry: false })?.birthtimeMs ?? 0;
  return born >= since ? Math.min(born, ctimeMs) : ctimeMs;
}

function movesOf(
  { mark }: Trace,
  {
    seen,
    seenAt,
    isNew,
  }: Pick<Given, 'seen'> & {
    readonly seenAt: (path: Path) => Seen | undefined;
    readonly isNew: (path: Path, seen: Seen) => boolean;
  },
): Moves {
  const gone = new Map<number, Path[]>();
  for (const [path, left] of mark.index)
    if (seenAt(path) === undefined) gone.set(left.seen.ino, [...(gone.get(left.seen.ino) ?? []), path]);
  const to = new Map<Path, Path>();
  const from = new Map<Path, Path>();
  for (const [path, here] of seen) {
    if (!isNew(path, here)) continue;
    for (const old of gone.get(here.ino) ?? []) {
      to.set(old, path);
      if (isSameFile(mark.index.get(old)?.seen, here)) from.set(path, old);
    }
  }
  return { to, from };
}

/** Whether it is one file, not written since. An inode alone may have become another one's. */
function isSameFile(left: Seen | undefined, here: Seen): boolean {
  if (left === undefined || kindOf(here.mode) === 'directory') return false;
  return left.mtimeMs === here.mtimeMs && left.size === here.size && left.mode === here.mode;
}

/** When the folder was written last in which a path that is gone would be. */
function folderWritten(path: Path, { index, roots }: Given): number {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = index.get(path.slice(0, end) as Path);
    if (above !== undefined) return above.seen.mtimeMs;
  }
  const { path: root, absolute } = roots.rootOf(path);
  const above = path === root ? splitPath(absolute).directory : absolute;
  return statSync(native(above), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
