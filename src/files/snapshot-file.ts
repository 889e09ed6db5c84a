/**
 * The last snapshot of a folder, of each run its own: kept beside the runs of a store and never in them. Without it the folder is another
 * workspace, and is read anew. docs/format.md describes the lines.
 */
import { closeSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../digest/digest.ts';
import { checkHeap } from '../heap.ts';
import { openRegular } from '../store/regular-file.ts';
import type { Path } from '../tree/path.ts';
import { type Indexed, indexedIn } from '../workspace/stat-index.ts';
import { folderId } from './folder.ts';
import { unsealed } from './sealed-lines.ts';

/** The first character of each line says what it is. */
export const LINE = {
  head: '#',
  seen: '+',
  seenAndMade: '*',
  gone: '-',
  unread: 'u',
  made: 'm',
  left: 'l',
  restoring: 's',
  restored: 'd',
  end: 'e',
} as const;

/** What tells the attempt that a snapshot speaks of. */
export interface SnapshotHead {
  readonly run: string;
  /** The mark of the attempt. */
  readonly attempt: string;
  /** The commit that was checked out, and its branch. */
  readonly commit: string | null;
  readonly ref: string | null;
}

export interface Snapshot {
  readonly head: SnapshotHead;
  readonly index: ReadonlyMap<Path, Indexed>;
  /** Paths that were there and could not be read. */
  readonly unread: ReadonlySet<Path>;
  /** Paths that steps made or changed, of this run or of earlier runs in the folder. */
  readonly made: ReadonlySet<Path>;
  /** Paths as failed tries left them, with the steps. */
  readonly left: ReadonlyMap<Path, readonly string[]>;
  /** Whether the attempt was still bringing files back. */
  readonly isRestoring: boolean;
  /** Whether the attempt ended without a word: then there may be changes since. */
  readonly isCutOff: boolean;
  /** The last sign of life of the attempt, in ms since 1970, by the clock of the file system as all times of files. */
  readonly alive: number;
  /** When the last process of the attempt was ended, by its watcher or by a later attempt; null if none had to be. */
  readonly ended: number | null;
}

/** Where the snapshot lies that a run leaves of a folder. @param workspace its real path */
export function snapshotPath(store: string, workspace: string, run: string): string {
  return join(store, 'workspaces', `${folderKey(workspace)}.${run}.index`);
}

/** All snapshots of a folder, with their runs, the newest first. */
export function snapshotsOf(store: string, workspace: string): readonly { path: string; run: string }[] {
  const beginning = `${folderKey(workspace)}.`;
  const directory = join(store, 'workspaces');
  try {
    const names = readdirSync(directory).filter(
      (name) => name.startsWith(beginning) && name.endsWith('.index'),
    );
    const found = names.map((name) => {
      const path = join(directory, name);
      return { path, run: name.slice(beginning.length, -'.index'.length), time: timeOf(path) ?? 0 };
    });
    return found.sort((a, b) => b.time - a.time);
  } catch {
    return [];
  }
}

/** A folder that is renamed stays the same; one without a time of birth is told by its path, too. */
function folderKey(workspace: string): string {
  const id = folderId(workspace);
  return sha256(id.endsWith('-0') ? `${id} ${workspace}` : id).slice(0, 32);
}

/** The file that tells by its time when an attempt's processes were ended. */
export function endedPath(snapshot: string): string {
  return `${snapshot}.ended`;
}

/** The snapshot, or null where there is none that can be read. */
export function readSnapshot(path: string): Snapshot | null {
  try {
    const found = {
      index: new Map<Path, Indexed>(),
      unread: new Set<Path>(),
      made: new Set<Path>(),
      left: new Map<Path, readonly string[]>(),
      isRestoring: false,
    };
    let head: SnapshotHead | null = null;
    let last = '';
    let isDamaged = false;
    for (const texts of unsealed(readWhole(path))) {
      isDamaged ||= texts === null;
      if (texts === null) continue;
      checkHeap();
      // At once: to parse 100,000 lines one by one takes twice as long.
      const values = JSON.parse(`[${texts.map((text) => text.slice(1) || 'null').join(',')}]`) as unknown[];
      for (const [at, text] of texts.entries()) {
        if (text.startsWith(LINE.head)) head ??= values[at] as SnapshotHead;
        else readLine(text, values[at], found);
        last = text;
      }
    }
    if (head === null) return null;
    const isCutOff = isDamaged || last !== LINE.end;
    return { head, ...found, isCutOff, alive: statSync(path).mtimeMs, ended: timeOf(endedPath(path)) };
  } catch {
    return null;
  }
}

interface Found {
  readonly index: Map<Path, Indexed>;
  readonly unread: Set<Path>;
  readonly made: Set<Path>;
  readonly left: Map<Path, readonly string[]>;
  isRestoring: boolean;
}

/** @throws Error on a line of another form */
function readLine(text: string, value: unknown, found: Found): void {
  switch (text[0]) {
    case LINE.seen:
    case LINE.seenAndMade: {
      const parsed = indexedIn(value);
      if (parsed === null) throw new Error('not a path that was seen');
      const [path, indexed] = parsed;
      found.index.set(path, indexed);
      found.unread.delete(path);
      if (text.startsWith(LINE.seenAndMade)) found.made.add(path);
      return;
    }
    case LINE.gone:
    case LINE.unread: {
      const path = value as Path;
      found.index.delete(path);
      if (text.startsWith(LINE.unread)) found.unread.add(path);
      else found.unread.delete(path);
      return;
    }
    case LINE.made:
      found.made.add(value as Path);
      return;
    case LINE.left: {
      const [path, steps] = value as [Path, readonly string[]];
      if (steps.length === 0) found.left.delete(path);
      else found.left.set(path, steps);
      return;
    }
    case LINE.restoring:
    case LINE.restored:
      found.isRestoring = text === LINE.restoring;
      return;
  }
}

/** @throws the system's error, or that it is no regular file */
function readWhole(path: string): Buffer {
  const fd = openRegular(path);
  try {
    return readFileSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** When a file was written last, in ms since 1970; null where there is none. */
function timeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** How long after the last sign of life of a killed attempt its processes may have gone on writing. */
const GRACE_MS = 5000;

/** Until when the steps of an attempt that was cut off may have written, in ms since 1970: rule 7. */
export function lastSign({ alive, ended }: Pick<Snapshot, 'alive' | 'ended'>): number {
  return Math.max(alive + GRACE_MS, ended ?? 0);
}
