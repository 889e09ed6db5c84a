/** The workspace as it is found at the start of an attempt, before anything is written. */
import { statSync } from 'node:fs';
import type { AttemptRecord, Run } from '../record/run.ts';
import type { Known } from '../tree/known.ts';
import type { Path } from '../tree/path.ts';
import type { Place } from '../tree/reconcile.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import { native, splitPath } from '../workspace/bytes.ts';
import { type GitFiles, readGit } from '../workspace/git-files.ts';
import { lookAll, noteLooked } from '../workspace/look.ts';
import type { Roots } from '../workspace/roots.ts';
import { type Scan, scan } from '../workspace/scan.ts';
import { type Indexed, microsOf, type Seen } from '../workspace/stat-index.ts';
import { type Mark, markPath, readMark } from './mark.ts';
import type { Area, FilesSetting } from './setting.ts';

/** The attempt that left the workspace, with the mark that it left. */
interface Left {
  readonly mark: Mark;
  readonly attempt: AttemptRecord;
}

export interface View {
  readonly place: Place | 'first';
  readonly found: Map<Path, Entry>;
  /** What the scan saw of the paths that it did not know. */
  readonly seen: Map<Path, Seen>;
  /** When the scan began, in ms since 1970. */
  readonly startedAt: number;
  /** Without what could not be read. */
  readonly index: Map<Path, Indexed>;
  /** What could not be read. */
  readonly unread: ReadonlyMap<Path, Seen>;
  readonly git: GitFiles | null;
  readonly commit: string | null;
  /** Null where the run has not left it. */
  readonly left: Left | null;
  /** Paths of the scan that cannot be saved, with what they are. */
  readonly skipped: Scan['skipped'];
  readonly temporary: Scan['temporary'];
  /** When a path that is there, or the folder above one that is gone, was written last, in ms since 1970. */
  readonly written: (path: Path) => number;
}

/** What tells a folder from another one that took its path: its inode and when it was made. */
export function folderId(path: string): string {
  const { ino, birthtimeMs } = statSync(path);
  return `${ino}-${Math.round(birthtimeMs)}`;
}

/**
 * Looks at the whole workspace. In the one that the run left only what its stat tells to have changed is read.
 * @param run the run that goes on, or null for a new one: of its workspace nothing is read here
 */
export async function view(setting: FilesSetting, area: Area, run: Run | null): Promise<View> {
  const git = await readGitOf(setting);
  const left = run === null ? null : leftBy(setting, run);
  const mark = left?.mark ?? null;
  const index: Map<Path, Indexed> = new Map(mark?.index ?? []);
  const scanned = scan({ roots: area.roots, leftOut: area.leftOut, index, directories: 'all' });
  const place = run === null ? 'first' : mark !== null ? 'left' : placeOf(scanned);
  const seen = new Map<Path, Seen>(scanned.changed);
  const unread = place === 'first' ? new Map() : await readChanged(setting, area, { scanned, index });
  const found = new Map<Path, Entry>();
  for (const [path, indexed] of index) found.set(path, indexed.entry);
  for (const [path, at] of unread) found.set(path, unreadable(at));
  const written = (path: Path) => writtenAt(path, { seen, index, roots: area.roots });
  const { skipped, temporary, startedAt } = scanned;
  const commit = git?.commit ?? setting.commit;
  return { place, found, seen, startedAt, index, unread, git, commit, left, skipped, temporary, written };
}

function readGitOf({ git, workspace, env, signal }: FilesSetting): Promise<GitFiles | null> {
  return git === null ? Promise.resolve(null) : readGit({ git, workspace, env, signal });
}

/**
 * The mark of the workspace, if it is the same folder still, and the run's last attempt left it: the last one that came to
 * touch any. One that was cut off before that has no mark; and where it is another's workspace, it has a source of its own.
 */
function leftBy({ store, workspace }: FilesSetting, { run_id, attempts, sources }: Run): Left | null {
  const mark = readMark(markPath(store, workspace));
  if (mark === null || mark.head.run !== run_id || mark.head.folder !== folderId(workspace)) return null;
  for (const attempt of attempts.toReversed()) {
    if (attempt.mark === mark.head.attempt) return { mark, attempt };
    if (sources.some((source) => source.attempt === attempt.attempt)) return null;
  }
  return null;
}

/** A workspace is empty when nothing is in it, whatever other roots hold. */
function placeOf({ changed }: Scan): Place {
  for (const path of changed.keys()) if (path.startsWith('./')) return 'elsewhere';
  return 'empty';
}

async function readChanged(
  { signal, progress }: FilesSetting,
  { roots }: Area,
  { scanned, index }: { readonly scanned: Scan; readonly index: Map<Path, Indexed> },
): Promise<ReadonlyMap<Path, Seen>> {
  const looked = await lookAll(scanned.changed, {
    roots,
    sink: null,
    held: new Map(),
    scannedAt: scanned.startedAt,
    signal,
    onProgress: (files, bytes) => progress('reading', files, bytes),
  });
  noteLooked(index, looked, scanned.gone);
  const unread = new Map<Path, Seen>();
  for (const [path, seen] of scanned.changed) {
    const { kind } = looked.get(path) ?? { kind: 'gone' };
    if (kind === 'unreadable' || kind === 'unstable') unread.set(path, seen);
  }
  return unread;
}

/** What stands for a path that could not be read. */
export function unreadable({ mtimeMs }: Seen): Entry {
  return { kind: 'other', what: 'unreadable', mtime: microsOf(mtimeMs) };
}

function writtenAt(
  path: Path,
  {
    seen,
    index,
    roots,
  }: { readonly seen: ReadonlyMap<Path, Seen>; readonly index: Map<Path, Indexed>; readonly roots: Roots },
): number {
  const own = seen.get(path) ?? index.get(path)?.seen;
  if (own !== undefined) return own.ctimeMs;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = index.get(path.slice(0, end) as Path);
    if (above !== undefined) return above.seen.mtimeMs;
  }
  const { path: root, absolute } = roots.rootOf(path);
  const above = path === root ? splitPath(absolute).directory : absolute;
  return statSync(native(above), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** How long after the last sign of life of a killed attempt its processes may have gone on writing. */
const GRACE_MS = 5000;

/**
 * Paths in a state that no step that ended well gave them: as the steps of the last attempt left them that did not end
 * well. Of an attempt whose process was killed that is told by the time of writing.
 * @param source the workspace before the first step
 * @param killed when the last processes of that attempt were ended by this process, in ms since 1970; null if none lived
 * @returns for each the step whose it is, null where that is not known
 */
export function halfWritten(
  { left, found, index, written }: View,
  {
    run,
    source,
    known,
    killed,
  }: { readonly run: Run; readonly source: Tree; readonly known: Known; readonly killed: number | null },
): Map<Path, string | null> {
  const half = new Map<Path, string | null>();
  if (left === null) return half;
  const { mark, attempt } = left;
  for (const [path, step] of mark.half) {
    if (sameState(mark.index.get(path)?.entry, found.get(path))) half.set(path, step);
  }
  if (attempt.ended_at !== null && !mark.cutOff) return half;
  const limit = Math.max(mark.alive + GRACE_MS, mark.ended ?? 0, killed ?? 0);
  // What a step deleted may be in neither index: it was seen to be gone, and its completion did not come on record.
  for (const path of new Set([...index.keys(), ...mark.index.keys(), ...source.keys(), ...known.touched()])) {
    if (half.has(path) || known.has(path, found.get(path) ?? null)) continue;
    if (written(path) <= limit) half.set(path, onlyRunning(run));
  }
  return half;
}

/** The step that was running when the attempt was cut off, if it was one alone. */
function onlyRunning(run: Run): string | null {
  const running = run.steps.filter((step) => step.started_at !== null && step.completed_at === null);
  return running.length === 1 ? (running[0]?.id ?? null) : null;
}
