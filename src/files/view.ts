/** The workspace as it is found at the start of an attempt, before anything is written. */
import type { Place } from '../plan/facts.ts';
import type { Run } from '../record/run.ts';
import { nameOf, type Path, type RootPath, textOf } from '../tree/path.ts';
import { type Entry, type Tree, UNREADABLE } from '../tree/state.ts';
import type { GitCall } from '../workspace/git-call.ts';
import { type GitFiles, type NestedRepository, readGit, readNested } from '../workspace/git-files.ts';
import {
  ignoredAmong,
  isTracked,
  readClean,
  readTracked,
  readTrackedHere,
  type TrackedFiles,
} from '../workspace/git-tracked.ts';
import { KnownStats } from '../workspace/known-stats.ts';
import { lookAll, noteLooked } from '../workspace/look-all.ts';
import { type Scan, scan } from '../workspace/scan.ts';
import { type Indexed, microsOf, type Seen } from '../workspace/stat-index.ts';
import { isSameCoverage } from './coverage.ts';
import { folderId } from './folder.ts';
import { rootPlaces } from './root-places.ts';
import type { Area, FilesSetting } from './setting.ts';
import { hiddenAmong } from './skipped.ts';
import { readSnapshot, type Snapshot, snapshotPath, snapshotsOf } from './snapshot-file.ts';

/** A path that could not be read, or not twice alike. */
export interface Unread extends Seen {
  readonly why: string;
}

export interface View {
  readonly place: Place | 'first';
  /** Whether nothing of the workspace is there. */
  readonly isEmpty: boolean;
  readonly found: Tree;
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Unread>;
  /** Paths that are to be read: of a new run those that no snapshot of the folder knows. */
  readonly unseen: ReadonlyMap<Path, Seen>;
  /** When the scan began, in ms since 1970. */
  readonly startedAt: number;
  /** Of this run and in this folder, with the attempt's number; null for none. */
  readonly last: (Snapshot & { readonly number: number }) | null;
  /** Paths that steps made, also those of earlier runs in this folder. */
  readonly made: ReadonlySet<Path>;
  /** The run of the newest snapshot of the folder, which tells what is known of a new run's files; null for none. */
  readonly newestRun: string | null;
  readonly git: GitFiles | null;
  /** The files that git tracks in the repository of the workspace and in those below it; none where no person is at work. */
  readonly repositories: readonly TrackedFiles[];
  readonly isTracked: (path: Path) => boolean;
  /** Whether git ignores a path, be it there now or only in the last snapshot. */
  readonly ignored: (path: Path) => boolean;
  /** Paths that are as HEAD has them; elsewhere alone. */
  readonly committed: ReadonlySet<Path>;
  readonly commit: string | null;
  /** The commits of repositories below the workspace, by their folders. */
  readonly nested: Readonly<Record<string, string>>;
  readonly others: readonly NestedRepository[];
  readonly skipped: Scan['skipped'];
  /** Whether nothing is known of a path now: it, or a folder above it, cannot be looked at. */
  readonly isHidden: (path: Path) => boolean;
  readonly temporary: Scan['temporary'];
}

/**
 * Looks at the whole workspace; reads only what the last snapshot in the folder does not know.
 * @param run the run that goes on, or null for a new one: its files are read when they are saved
 */
export async function view(
  setting: FilesSetting,
  area: Area,
  { run, last, newest }: Snapshots & { readonly run: Run | null },
): Promise<View> {
  const { person } = setting;
  const call = gitCall(setting);
  const git = call === null ? null : await readGit(call);
  const isSameArea = run !== null && isSameCoverage(run, setting) && isSameRoots(run, area, setting);
  const isHere = person && last !== null && run !== null && isSameArea && last.number >= lastNumber(run);
  const place = run === null ? 'first' : isHere ? 'here' : 'elsewhere';
  const index = new Map(isSameArea || place === 'first' ? within(newest?.index, area) : []);
  const stats = KnownStats.forMany(index.size);
  const scanned = scan({ ...area, index, directories: 'all', stats });
  stats?.close();
  area.repositories.close();
  if (place === 'first') for (const path of [...scanned.gone, ...scanned.changed.keys()]) index.delete(path);
  const held = place === 'here' ? new Map() : (git?.held ?? new Map());
  const unread =
    place === 'first' ? new Map<Path, Unread>() : await readChanged(setting, area, { scanned, index, held });
  const found = new Map<Path, Entry>();
  for (const [path, indexed] of index) found.set(path, indexed.entry);
  for (const [path, at] of unread) found.set(path, unreadable(at));
  const hidden = new Set(hiddenAmong(scanned.skipped));
  if (place === 'elsewhere') for (const path of hidden) found.set(path, { ...UNREADABLE, mtime: 0 });
  const repositories = person && call !== null ? await trackedIn(call, { area, git }) : [];
  const nested = call === null ? [] : await nestedIn(call, area);
  const gone = call === null || git === null ? [] : goneSince(last, found);
  const goneIgnored = call === null ? new Set<Path>() : await ignoredAmong(call, gone);
  const clean = place === 'elsewhere' && call !== null ? await readClean(call) : new Set<Path>();
  return {
    ...{ place, found, index, last, git, made: newest?.made ?? new Set() },
    newestRun: newest?.head.run ?? null,
    isEmpty: ![...index.keys(), ...scanned.changed.keys()].some((path) => path.startsWith('./')),
    unread,
    unseen: scanned.changed,
    startedAt: scanned.startedAt,
    repositories,
    isTracked: (path) => isTracked(repositories, path),
    committed: clean,
    ignored: (path) =>
      git?.ignored(path) === true || goneIgnored.has(path) || nested.some((each) => each.ignored(path)),
    commit: git?.commit ?? setting.commit,
    nested: Object.fromEntries(nested.map(({ folder, commit }) => [nameOf(folder), commit ?? ''])),
    others: nested,
    ...{ skipped: scanned.skipped, temporary: scanned.temporary },
    isHidden: (path) => hidden.size > 0 && isIn(path, hidden),
  };
}

async function trackedIn(
  call: GitCall,
  { area, git }: { readonly area: Area; readonly git: GitFiles | null },
): Promise<readonly TrackedFiles[]> {
  const tracked = git === null ? [] : [await readTrackedHere(call, git)];
  for (const folder of area.repositories.folders()) tracked.push(await readTracked(call, folder));
  return tracked;
}

async function nestedIn(call: GitCall, { repositories, roots }: Area): Promise<readonly NestedRepository[]> {
  const found: NestedRepository[] = [];
  for (const folder of repositories.all()) {
    const nested = await readNested({ ...call, workspace: textOf(roots.absolute(folder) as Path) }, folder);
    if (nested !== null) found.push(nested);
  }
  return found;
}

/** The snapshots of a folder: the run's own, and the newest of any run. */
export interface Snapshots {
  readonly last: View['last'];
  readonly newest: Snapshot | null;
}

export function snapshotsFor(setting: FilesSetting, run: Run | null): Snapshots {
  const last = run === null ? null : lastOf(setting, run);
  return { last, newest: last ?? newestOf(setting.store, setting.workspace) };
}

/** How git is called in the workspace; null without git. */
export function gitCall({ workspace, env, signal, git }: FilesSetting): GitCall | null {
  return git === null ? null : { git, workspace, env, signal };
}

function goneSince(last: Snapshot | null, found: Tree): readonly Path[] {
  return [...(last?.index.keys() ?? [])].filter((path) => path.startsWith('./') && !found.has(path));
}

/** The snapshot that the run's newest attempt in this folder left. */
function lastOf({ store, workspace }: FilesSetting, run: Run): View['last'] {
  const snapshot = readSnapshot(snapshotPath(store, workspace, run.run_id));
  if (snapshot === null) return null;
  const attempt = run.attempts.find(({ mark }) => mark === snapshot.head.attempt);
  return attempt === undefined ? null : { ...snapshot, number: attempt.attempt };
}

/** The newest attempt that has come to touch a workspace. */
function lastNumber({ sources, steps, removed_steps }: Run): number {
  const ran = [...steps, ...removed_steps].map(({ attempt }) => attempt ?? 0);
  return Math.max(0, ...sources.map(({ attempt }) => attempt), ...ran);
}

function newestOf(store: string, workspace: string): Snapshot | null {
  const [first] = snapshotsOf(store, workspace);
  return first === undefined ? null : readSnapshot(first.path);
}

/** Without paths that are no part of the workspace any more. */
function* within(index: Snapshot['index'] | undefined, { roots, admits }: Area): Generator<[Path, Indexed]> {
  const isInRoots = (path: Path) =>
    roots.list.some(({ path: root }) => path === root || path.startsWith(`${root}/`));
  for (const [path, indexed] of index ?? [])
    if (isInRoots(path) && admits(path, indexed.entry.kind)) yield [path, indexed];
}

/** Whether the roots outside of the workspace are where the newest attempt in this folder had them. */
function isSameRoots(run: Run, area: Area, { workspace, host, home }: FilesSetting): boolean {
  const id = folderId(workspace);
  const last = run.attempts.findLast(({ where }) => where.workspace_id === id)?.where;
  if (last === undefined) return false;
  const [before, now] = [last.roots ?? {}, rootPlaces(area.roots)];
  const names = Object.keys(now);
  if (names.length !== Object.keys(before).length) return false;
  const isOutside = names.some((name) => !name.startsWith('./'));
  if (isOutside && (last.host !== host || last.home !== home)) return false;
  return names.every((name) => before[name] === now[name] || name.startsWith('./'));
}

function isIn(path: Path, folders: ReadonlySet<string>): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    if (folders.has(path.slice(0, end) as RootPath)) return true;
  return false;
}

async function readChanged(
  { signal, progress }: FilesSetting,
  { roots }: Area,
  {
    scanned,
    index,
    held,
  }: { readonly scanned: Scan; readonly index: Map<Path, Indexed>; readonly held: GitFiles['held'] },
): Promise<Map<Path, Unread>> {
  const looked = await lookAll(scanned.changed, {
    ...{ roots, sink: null, held, scannedAt: scanned.startedAt, signal },
    onProgress: (files, bytes) => progress('reading', files, bytes),
  });
  noteLooked(index, looked, scanned.gone);
  const unread = new Map<Path, Unread>();
  for (const [path, seen] of scanned.changed) {
    const found = looked.get(path) ?? { kind: 'gone' };
    if (found.kind !== 'found' && found.kind !== 'gone') unread.set(path, { ...seen, why: found.why });
  }
  return unread;
}

/** The entry that stands for a path that could not be read. */
export function unreadable({ mtimeMs }: Seen): Entry {
  return { ...UNREADABLE, mtime: microsOf(mtimeMs) };
}
