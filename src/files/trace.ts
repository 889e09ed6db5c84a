/** What the last attempt in a folder left there, and what of it no step that ended well gave it. */
import { chmodSync, statfsSync, statSync } from 'node:fs';
import type { AttemptRecord, Run } from '../record/run.ts';
import type { Known } from '../tree/known.ts';
import { isInWorkspace, isPathIn, type Path, parentOf } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import type { Head } from '../workspace/git-files.ts';
import { kindOf, type Seen } from '../workspace/stat-index.ts';
import { allMarks, endedPath, type Mark, markPath, readHead, readMark, timeOf } from './mark.ts';
import type { Area, FilesSetting } from './setting.ts';
import type { View } from './view.ts';

/** The run's newest attempt in a folder, with the mark that it left. */
export interface Trace {
  readonly mark: Mark;
  readonly attempt: AttemptRecord;
  /** Whether no later attempt had another workspace: then the folder is as the run left it, but for edits. */
  readonly isLast: boolean;
  /** Where the mark is; null where there is none: nobody knows what that attempt saw. */
  readonly path: string | null;
}

/** What tells a folder from another one that took its path, whatever its own path is: its inode and when it was made. */
export function folderId(path: string): string {
  const { ino, birthtimeMs } = statSync(path);
  return `${ino}-${Math.round(birthtimeMs)}`;
}

/** `OVERLAYFS_SUPER_MAGIC` of linux/magic.h. */
const OVERLAY = 0x794c7630;

/**
 * So that what tells the folder stays as it is: on overlayfs one of a lower layer, as of an image, is made anew in the upper one at the
 * first change, with another time of birth. To set the mode that it has is such a change.
 */
export function settleFolder(path: string): void {
  try {
    if (statfsSync(path).type === OVERLAY) chmodSync(path, statSync(path).mode & 0o7777);
  } catch {
    // Another one's folder: the first step that writes there makes it another, where it is of a lower layer.
  }
}

/**
 * What the run's newest attempt in a folder left there. A folder may have been moved since, so that its mark is at another path.
 * An attempt that was cut off before it came to touch a workspace has no mark; and where it is another's workspace, it has a source of
 * its own.
 */
export function traceOf(setting: FilesSetting, run: Run): Trace | null {
  const { store, workspace } = setting;
  const { run_id, attempts, sources } = run;
  const marks = marksOf(store, { run: run_id, workspace });
  let isLast = true;
  for (const attempt of attempts.toReversed()) {
    const path = marks.get(attempt.mark);
    const mark = path === undefined ? null : readMark(path);
    if (path !== undefined && mark !== null) return { mark, attempt, isLast, path };
    if (sources.some((source) => source.attempt === attempt.attempt)) isLast = false;
  }
  return unmarked(setting, run);
}

/**
 * What the run's newest attempt on this machine and with this home folder left in folders outside of its workspace, where that is another
 * one; null where there are none, where its mark is not in this store, or where the run has got another source since. One that was cut off
 * before it came to touch anything has no mark, and a source of its own all the same.
 */
export function outerTrace({ store, workspace, host, home }: FilesSetting, run: Run): Trace | null {
  const paths = new Map<string, string>();
  for (const path of allMarks(store)) {
    const head = readHead(path);
    if (head?.run === run.run_id) paths.set(head.attempt, path);
  }
  for (const attempt of run.attempts.toReversed()) {
    const { where } = attempt;
    const isHere = where.host === host && where.home === home;
    const path = paths.get(attempt.mark);
    const mark = isHere && path !== undefined ? readMark(path) : null;
    if (path === undefined || mark === null) {
      const isOnlyBegun = isHere && !hasBegun(run, attempt);
      if (isOnlyBegun || !run.sources.some((source) => source.attempt === attempt.attempt)) continue;
      return null;
    }
    const isOutside = !Object.keys(where.roots ?? {}).every(isInWorkspace);
    if (where.workspace_id === folderId(workspace) || !isOutside) return null;
    return { mark, attempt, isLast: false, path };
  }
  return null;
}

/** Whether a step has been started in an attempt, or in a later one. */
function hasBegun({ steps, removed_steps }: Run, { attempt }: AttemptRecord): boolean {
  return [...steps, ...removed_steps].some((step) => (step.attempt ?? 0) >= attempt);
}

/**
 * Where the mark is lost, as with the machine's temporary files or on a full disk, the record still says that an attempt was in this very
 * folder. Then all is read again, and the time of writing decides what is half-written: until the attempt ended, or, where
 * nobody knows when it did, until now. Nothing is where no step has been started since the folder's source was saved.
 */
function unmarked({ store, workspace, host }: FilesSetting, run: Run): Trace | null {
  const { run_id, attempts, sources } = run;
  const folder = folderId(workspace);
  const isHere = ({ where }: AttemptRecord) =>
    where.workspace_id === folder &&
    where.host === host &&
    (!folder.endsWith('-0') || where.workspace === workspace);
  const attempt = attempts.findLast(isHere);
  const source = sources.findLast((each) => each.attempt <= (attempt?.attempt ?? 0));
  const origin = attempts.find((each) => each.attempt === source?.attempt);
  if (attempt === undefined || origin === undefined || !isHere(origin)) return null;
  const isBegun = hasBegun(run, origin);
  // Cut off before it came to touch the folder, it left nothing there: neither a step's work nor what it would have brought back.
  if (!isBegun && source !== sources[0]) return null;
  const path = markPath(store, workspace, run_id);
  const heard = attempt.ended_at === null ? timeOf(path) : Date.parse(attempt.ended_at);
  const alive = isBegun ? (heard ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY;
  const head: Head = { commit: attempt.where.commit, ref: null };
  const endedAt = timeOf(endedPath(path));
  const mark: Mark = {
    head: { run: run_id, attempt: attempt.mark, folder },
    ...{
      index: new Map(),
      half: new Map(),
      unread: new Set(),
      awaited: new Set(),
      isSetting: false,
      cutOff: true,
      left: null,
      quiet: null,
      roots: [],
    },
    ...{ alive, ended: endedAt === null ? null : { at: endedAt, missed: null } },
    git: { from: head, to: head },
  };
  return { mark, attempt, isLast: sources.at(-1) === source, path: null };
}

/** Where the marks of a run are that speak of a folder: by the mark of the attempt. */
function marksOf(
  store: string,
  { run, workspace }: { readonly run: string; readonly workspace: string },
): ReadonlyMap<string, string> {
  const folder = folderId(workspace);
  const own = markPath(store, workspace, run);
  // Where the system does not tell when a folder was made, another one may have the same inode.
  const paths = folder.endsWith('-0') ? [own] : [own, ...allMarks(store)];
  const marks = new Map<string, string>();
  for (const path of paths) {
    const head = readHead(path);
    if (head?.run === run && head.folder === folder && !marks.has(head.attempt))
      marks.set(head.attempt, path);
  }
  return marks;
}

/** The same without what is no part of the workspace any more: in no root, or left out. Nobody looks there now. */
export function traceWithin(trace: Trace, { roots, admits }: Area, isHere: (path: Path) => boolean): Trace {
  const paths = roots.list.map(({ path }) => path);
  const isWithin = (path: Path, kind: Entry['kind'] = 'file') =>
    isHere(path) && isPathIn(path, paths) && admits(path, kind);
  const { index, half, unread, awaited } = trace.mark;
  const mark = {
    ...trace.mark,
    index: new Map([...index].filter(([path, { entry }]) => isWithin(path, entry.kind))),
    half: new Map([...half].filter(([path]) => isWithin(path, index.get(path)?.entry.kind))),
    unread: new Set([...unread].filter((path) => isWithin(path))),
    awaited: new Set([...awaited].filter((path) => isWithin(path))),
  };
  return { ...trace, mark };
}

/** How long after the last sign of life of a killed attempt its processes may have gone on writing. */
const GRACE_MS = 5000;

/** Until when the steps of an attempt that was cut off may have written, as far as its mark tells, in ms since 1970. */
export function lastWrite({ alive, ended }: Mark): number {
  return Math.max(alive + GRACE_MS, ended?.at ?? 0);
}

/** One that ended itself had ended its steps before. */
function lastSign(mark: Mark, { ended_at }: AttemptRecord): number {
  return ended_at === null
    ? lastWrite(mark)
    : Math.max(mark.alive, Date.parse(ended_at), mark.ended?.at ?? 0);
}

/**
 * Until when an attempt that did not say all that its steps left may have written, in ms since 1970; null for one that did.
 * @param killed when its last processes were ended by this process, in ms since 1970; null if none lived
 */
export function cutOffUntil({ mark, attempt }: Trace, killed: number | null): number | null {
  if (attempt.ended_at !== null && !mark.cutOff) return null;
  const until = Math.max(lastSign(mark, attempt), killed ?? 0);
  return Math.min(
    until,
    mark.left ?? Number.POSITIVE_INFINITY,
    mark.quiet?.since ?? Number.POSITIVE_INFINITY,
  );
}

/**
 * Paths in a state that no step that ended well gave them: as the steps of the last attempt there left them that did not end
 * well. Of an attempt whose process was killed that is told by the time of writing.
 * @param source the workspace before the first step
 * @param known what the run gave to each path, or took from it, the source of that attempt included
 * @param isMeant whether a path is in a state in which the run may have left it
 * @param killed when the last processes of that attempt were ended by this process, in ms since 1970; null if none lived
 * @returns for each the step whose it is, null where that is not known
 */
export function halfWritten(
  view: View,
  {
    run,
    source,
    known,
    isMeant,
    killed,
    writes,
  }: {
    readonly run: Run;
    readonly source: Tree;
    readonly known: Known;
    readonly isMeant: (path: Path, found: Entry | undefined) => boolean;
    readonly killed: number | null;
    /** The `writes` of steps that declare any. */
    readonly writes: ReadonlyMap<string, readonly string[]>;
  },
): Map<Path, string | null> {
  const { trace, found, index, unread, written } = view;
  if (trace === null) return new Map();
  const { mark, isLast } = trace;
  const limit = cutOffUntil(trace, killed);
  const half = noted(trace, view, { source, isMeant, limit: limit ?? mark.alive });
  if (limit === null) return half;
  const runnerOf = isLast ? ownersAmong(run, writes) : () => null;
  const ownerOf = (path: Path) => runnerOf(path) ?? mark.half.get(path) ?? null;
  // A step that ran on may have brought a path to a state that it has had in the run before.
  const isWork = (path: Path) =>
    trace.path !== null && !sameState(mark.index.get(path)?.entry, found.get(path)) && ownerOf(path) !== null;
  // What a step deleted may be in neither index: it was seen to be gone, and its completion did not come on record.
  // What cannot be read, and could when it was looked at last, or was not there.
  const closedSince = [...unread.keys()].filter((path) => !mark.unread.has(path));
  const all = [...index.keys(), ...mark.index.keys(), ...source.keys(), ...known.touched(), ...closedSince];
  for (const path of new Set(all)) {
    if (half.has(path) || (isMeant(path, found.get(path)) && !isWork(path))) continue;
    if (written(path) > limit) continue;
    // What could not be read when a step ended is that step's, whichever ran last.
    const ended = mark.unread.has(path) ? mark.half.get(path) : undefined;
    half.set(path, ended ?? ownerOf(path));
  }
  return half;
}

/**
 * What the mark says to be half-written. Of a file, and in a folder, that could not be read when the step ended, and can be since somebody
 * made it readable, it is told by the time of writing; not by that of the last change, which `chmod -R` sets.
 */
function noted(
  { mark }: Trace,
  { found, unread, index }: View,
  {
    source,
    isMeant,
    limit,
  }: {
    readonly source: Tree;
    readonly isMeant: (path: Path, found: Entry | undefined) => boolean;
    readonly limit: number;
  },
): Map<Path, string | null> {
  const half = new Map<Path, string | null>();
  const closed = new Map<Path, string | null>();
  const isGone = (path: Path) => !found.has(path) && !unread.has(path);
  // People were told to open what is unread: `chmod -R` opens what is beside it, too.
  const isOpened = [...mark.half.keys()].some((path) => mark.unread.has(path));
  const isAsLeft = (path: Path, left: Entry | undefined) =>
    sameState(left, found.get(path)) || (isOpened && sameState(opened(left), found.get(path)));
  for (const [path, step] of mark.half) {
    const wasUnread = mark.unread.has(path);
    const wasClosed = wasUnread && isFolder(found.get(path), unread.get(path));
    if (wasClosed) closed.set(path, step);
    const seen = index.get(path)?.seen;
    const isOfThen = unread.has(path) || (seen !== undefined && seen.mtimeMs <= limit);
    if (wasClosed || isAsLeft(path, mark.index.get(path)?.entry) || (wasUnread && isOfThen))
      half.set(path, step);
  }
  const removed = removedIn(mark, { source, half, isGone });
  for (const [path, step] of removed) half.set(path, step);
  if (closed.size + removed.size === 0) return half;
  for (const path of source.keys()) {
    if (!isGone(path) || half.has(path)) continue;
    const [under, within] = [aboveIn(path, removed), aboveIn(path, closed)];
    if (under !== null) half.set(path, removed.get(under) ?? null);
    else if (within !== null && goneBy(path, limit, { index, found }))
      half.set(path, closed.get(within) ?? null);
  }
  for (const path of found.keys()) {
    const above = aboveIn(path, closed);
    const seen = index.get(path)?.seen ?? unread.get(path);
    if (above === null || half.has(path) || seen === undefined || seen.mtimeMs > limit) continue;
    if (!isMeant(path, found.get(path))) half.set(path, closed.get(above) ?? null);
  }
  return half;
}

/** What people were told to remove by hand, and have: each with the step that had left it, where that is known. */
function removedIn(
  mark: Mark,
  {
    source,
    half,
    isGone,
  }: {
    readonly source: Tree;
    readonly half: ReadonlyMap<Path, unknown>;
    readonly isGone: (path: Path) => boolean;
  },
): ReadonlyMap<Path, string | null> {
  const removed = new Map<Path, string | null>();
  for (const [path, step] of mark.half) {
    const stood = mark.unread.has(path) || stoodInTheWay(mark.index.get(path)?.entry, source.get(path));
    if (stood && isGone(path)) removed.set(path, step);
  }
  for (const path of mark.awaited)
    if (isGone(path) && !half.has(path) && !removed.has(path)) removed.set(path, null);
  return removed;
}

/** Whether nothing has come or gone since a time in the folder in which a path is, or the lowest one above that is there. */
function goneBy(path: Path, time: number, { index, found }: Pick<View, 'index' | 'found'>): boolean {
  let above = parentOf(path);
  while (above !== null && !found.has(above)) above = parentOf(above);
  const seen = above === null ? undefined : index.get(above)?.seen;
  return seen !== undefined && seen.mtimeMs <= time;
}

/** As `chmod u+rwX` makes it. */
function opened(entry: Entry | undefined): Entry | undefined {
  if (entry?.kind !== 'file' && entry?.kind !== 'directory') return entry;
  const isRun = entry.kind === 'directory' || (entry.mode & 0o111) !== 0;
  return { ...entry, mode: entry.mode | 0o600 | (isRun ? 0o100 : 0) };
}

/** Whether what a step left has to be removed by hand before the source is set back there: that is what people are told to do. */
function stoodInTheWay(left: Entry | undefined, source: Entry | undefined): boolean {
  return (
    left?.kind === 'other' ||
    (left?.kind === 'directory' && source !== undefined && source.kind !== 'directory')
  );
}

function isFolder(entry: Entry | undefined, unread: Seen | undefined): boolean {
  return entry?.kind === 'directory' || (unread !== undefined && kindOf(unread.mode) === 'directory');
}

/** The lowest of some folders that a path lies in. */
function aboveIn(path: Path, folders: ReadonlyMap<Path, unknown>): Path | null {
  for (let above = parentOf(path); above !== null; above = parentOf(above))
    if (folders.has(above)) return above;
  return null;
}

/** Of the steps that were running when the attempt was cut off: the only one, or the one whose `writes` alone match a path. */
function ownersAmong(
  run: Run,
  writes: ReadonlyMap<string, readonly string[]>,
): (path: Path) => string | null {
  const running = run.steps.filter((step) => step.started_at !== null && step.completed_at === null);
  const runners = running.map(({ id }) => ({ id, isIts: compilePatterns(writes.get(id) ?? []) }));
  return (path) => {
    const claimants = runners.length === 1 ? runners : runners.filter(({ isIts }) => isIts(path));
    return claimants.length === 1 ? (claimants[0]?.id ?? null) : null;
  };
}
