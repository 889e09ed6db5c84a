/** The workspace as it is found at the start of an attempt, before anything is written. */
import type { Run } from '../record/run.ts';
import { isInWorkspace, type Path } from '../tree/path.ts';
import type { Place } from '../tree/reconcile.ts';
import { type Entry, type Tree, UNREADABLE } from '../tree/state.ts';
import type { GitCall } from '../workspace/git-call.ts';
import { type Checkout, NO_CHECKOUT, readCheckout } from '../workspace/git-checkout.ts';
import { type GitFiles, type Head, readGit } from '../workspace/git-files.ts';
import { lookAll, noteLooked } from '../workspace/look.ts';
import { type Scan, scan } from '../workspace/scan.ts';
import { type Indexed, microsOf, type Seen } from '../workspace/stat-index.ts';
import type { Mark } from './mark.ts';
import { rootsSince } from './root-places.ts';
import type { Area, FilesSetting } from './setting.ts';
import { outerTrace, type Trace, traceOf, traceWithin } from './trace.ts';
import { lastWritten } from './written.ts';

/** What could not be read, or not twice alike. */
export interface Unread extends Seen {
  readonly kind: 'unreadable' | 'unstable';
  readonly why: string;
}

export interface View {
  readonly place: Place | 'first';
  readonly found: Tree;
  /** What the scan saw of the paths that it did not know. */
  readonly seen: ReadonlyMap<Path, Seen>;
  /** When the scan began, in ms since 1970. */
  readonly startedAt: number;
  /** Without what could not be read. */
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Unread>;
  readonly git: GitFiles | null;
  /** Files that were read and are byte for byte as HEAD has them; in the workspace that the run left none is told. */
  readonly committed: ReadonlySet<Path>;
  /** What git says of the files, where this is another workspace than the one that the run left, or another commit in it. */
  readonly checkout: Checkout;
  readonly commit: string | null;
  /** What was checked out before steps of the run moved HEAD to where it is: what they commit is their work, and no other source. */
  readonly origin: Head;
  /** What the run's newest attempt in this folder left; null where there was none, or it cannot be told. */
  readonly trace: Trace | null;
  /** What an attempt in another workspace left in folders outside of that, and when a path there was written last; null for none. */
  readonly outer: (Pick<View, 'written'> & { readonly trace: Trace }) | null;
  /** Whether a path is in the workspace, or in a folder outside of it that `trace` speaks of. */
  readonly isHere: (path: Path) => boolean;
  /** Paths of the scan that cannot be saved, with what they are. */
  readonly skipped: Scan['skipped'];
  readonly temporary: Scan['temporary'];
  /** When a path was written last, or went, in ms since 1970. */
  readonly written: (path: Path) => number;
  /** The permission bits that new files do not get here. */
  readonly umask: number;
}

/**
 * Looks at the whole workspace. In the one that the run left only what its stat tells to have changed is read.
 * @param run the run that goes on, or null for a new one: of its workspace nothing is read here
 */
export async function view(setting: FilesSetting, area: Area, run: Run | null): Promise<View> {
  const git = await readGitOf(setting);
  const { trace, outer, isHere } =
    run === null
      ? { trace: null, outer: null, isHere: () => true }
      : traceHere(setting, area, { run, commit: git?.commit ?? null });
  const mark = trace?.isLast === true ? trace.mark : null;
  const index: Map<Path, Indexed> = new Map(mark?.index ?? []);
  const scanned = scan({ roots: area.roots, leftOut: area.leftOut, index, directories: 'all' });
  const place = run === null ? 'first' : mark !== null ? 'left' : placeOf(scanned);
  const seen = new Map<Path, Seen>(scanned.changed);
  const held: GitFiles['held'] = place === 'left' ? new Map() : (git?.held ?? new Map());
  const { unread, committed } =
    place === 'first'
      ? { unread: new Map(), committed: new Set<Path>() }
      : await readChanged(setting, area, { scanned, index, held });
  const since = trace?.mark.git.to.commit ?? run?.sources.at(-1)?.commit ?? null;
  const isAnotherCommit = place === 'left' && since !== null && since !== git?.commit;
  const checkout =
    (place === 'elsewhere' || isAnotherCommit) && git !== null && setting.git !== null
      ? await readCheckout(callOf(setting, setting.git), since)
      : NO_CHECKOUT;
  const found = new Map<Path, Entry>();
  for (const [path, indexed] of index) found.set(path, indexed.entry);
  for (const [path, at] of unread) found.set(path, unreadable(at));
  const written = lastWritten({ seen, index, roots: area.roots, trace });
  const wasLeft =
    outer === null
      ? null
      : { trace: outer, written: lastWritten({ seen, index, roots: area.roots, trace: outer }) };
  const { skipped, temporary, startedAt } = scanned;
  const commit = git?.commit ?? setting.commit;
  const origin =
    trace === null || git === null ? { commit, ref: git?.ref ?? null } : originOf(trace.mark, git);
  return {
    ...{ place, found, seen, startedAt, index, unread, git, committed, checkout, commit, origin, trace },
    ...{ outer: wasLeft, isHere, skipped, temporary, written, umask: process.umask() },
  };
}

/**
 * What the run left here, and in the folders outside of another workspace that are the same ones here. On another machine, or with another home folder, that is what it left in the workspace itself. Another commit,
 * where no person is at work, is another checkout's; a person who commits what was edited goes on as if it were not committed.
 */
function traceHere(
  setting: FilesSetting,
  area: Area,
  { run, commit }: { readonly run: Run; readonly commit: string | null },
): Pick<View, 'trace' | 'isHere'> & { readonly outer: Trace | null } {
  const since = rootsSince(run, area.roots, setting);
  const left = traceOf(setting, run);
  const last = since === 'left' ? outerTrace(setting, run) : null;
  const outer = last === null ? null : traceWithin(last, area, (path) => !isInWorkspace(path));
  const isHere = (path: Path) => (since === 'left' && outer === null) || isInWorkspace(path);
  if (left === null) return { trace: null, outer, isHere };
  const trace = traceWithin(left, area, isHere);
  const was = trace.mark.git.to.commit;
  const isSameCommit = setting.person || was === null || was === commit;
  return { trace: { ...trace, isLast: trace.isLast && since === 'left' && isSameCommit }, outer, isHere };
}

/** What was checked out before steps moved HEAD, where they have left it as it is: on another branch of a person's the commit is still theirs. */
function originOf({ git: { from, to } }: Mark, { commit, ref }: Head): Head {
  if (to.commit !== commit) return { commit, ref };
  return { commit: from.commit, ref: to.ref === ref ? from.ref : ref };
}

function readGitOf(setting: FilesSetting): Promise<GitFiles | null> {
  return setting.git === null ? Promise.resolve(null) : readGit(callOf(setting, setting.git));
}

function callOf({ workspace, env, signal }: FilesSetting, git: string): GitCall {
  return { git, workspace, env, signal };
}

/** A workspace is empty when nothing is in it, whatever other roots hold. */
function placeOf({ changed }: Scan): Place {
  for (const path of changed.keys()) if (path.startsWith('./')) return 'elsewhere';
  return 'empty';
}

type Read = Pick<View, 'unread' | 'committed'>;

async function readChanged(
  { signal, progress }: FilesSetting,
  { roots }: Area,
  {
    scanned,
    index,
    held,
  }: { readonly scanned: Scan; readonly index: Map<Path, Indexed>; readonly held: GitFiles['held'] },
): Promise<Read> {
  const looked = await lookAll(scanned.changed, {
    roots,
    sink: null,
    held,
    scannedAt: scanned.startedAt,
    signal,
    onProgress: (files, bytes) => progress('reading', files, bytes),
  });
  noteLooked(index, looked, scanned.gone);
  const unread = new Map<Path, Unread>();
  const committed = new Set<Path>();
  for (const [path, seen] of scanned.changed) {
    const found = looked.get(path) ?? { kind: 'gone' };
    if (found.kind === 'found' && found.inGit) committed.add(path);
    if (found.kind === 'found' || found.kind === 'gone') continue;
    const kind = found.kind === 'unreadable' ? 'unreadable' : 'unstable';
    unread.set(path, { ...seen, kind, why: found.why });
  }
  return { unread, committed };
}

/** What stands for a path that could not be read. */
export function unreadable({ mtimeMs }: Seen): Entry {
  return { ...UNREADABLE, mtime: microsOf(mtimeMs) };
}
