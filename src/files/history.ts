/** What a run has saved of its files, read back from its packs. */
import { NewerPack, PackAbsent, PackDamaged } from '../checkpoint/errors.ts';
import { onceEach } from '../checkpoint/lines.ts';
import type { Pack } from '../checkpoint/pack.ts';
import { readPack } from '../checkpoint/read-pack.ts';
import { RunContents } from '../checkpoint/run-contents.ts';
import type { ChangeRef } from '../record/events.ts';
import type { Layer, Run, SourceFiles } from '../record/run.ts';
import { sourcesAlike } from '../record/sources.ts';
import { StoreError } from '../store/errors.ts';
import type { Change } from '../tree/change.ts';
import { leadsIntoGit } from '../tree/git-file.ts';
import { isPathIn, nameOf, type Path, type RootPath } from '../tree/path.ts';
import { type Entry, sameEntry, type Tree } from '../tree/state.ts';
import { type PastSource, withBefore } from './past-source.ts';

/** Whether it is what a step left that ended well. */
export function isOfStep({ kind }: Pick<Layer, 'kind'>): boolean {
  return kind === 'step' || kind === 'finally';
}

/** A layer with its change; null where that cannot be read. */
export interface PastLayer {
  readonly layer: Layer;
  /** Without what lies outside. */
  readonly change: Change | null;
  /** What may not be brought back: in no root, or left out. */
  readonly outside: readonly Path[];
  /** Why it cannot be had as a whole; empty where it can. */
  readonly why: string;
}

export interface History {
  /** The newest; null where there is none, or it cannot be read, nor one that had the same files. */
  readonly source: PastSource | null;
  /** Each that could be read, oldest first, where they were asked for. */
  readonly sources: readonly PastSource[];
  /** The newest up to the attempt that was asked for; null as above. */
  readonly earlier: PastSource | null;
  /** What the source before the newest one had, which edits of that time stand on; null as above, and where there are no such edits. */
  readonly previous: Tree | null;
  readonly layers: readonly PastLayer[];
  readonly contents: RunContents;
  /** The packs that could not be read. */
  readonly problems: readonly LostPack[];
}

export interface LostPack {
  readonly pack: number;
  /** In a sentence, with what it is about. */
  readonly why: string;
}

/**
 * What steps and persons made of the workspace. What was set aside is none of it: where somebody puts that back, it is theirs.
 */
export function madeLayers({ layers }: Pick<History, 'layers'>): readonly PastLayer[] {
  return layers.filter(({ layer }) => layer.kind !== 'aside');
}

/** Which paths may be brought back: below the roots, and not left out. */
export type Admits = (path: Path, kind: Entry['kind']) => boolean;

export interface HistoryRequest {
  /** The folder of the run's packs. */
  readonly directory: string;
  readonly run: Run | null;
  readonly roots: readonly RootPath[];
  readonly admits: Admits;
  /** The first attempt in the workspace that is there now: what led into the `.git` of another one is left out. */
  readonly hereSince?: number;
  /** The attempt whose source is wanted as well. */
  readonly attempt?: number;
  /** Whether all sources are wanted, which takes much memory. */
  readonly everySource?: boolean;
  /** What is in the workspace: where the source is the same, it is told by the same entries, which spares memory. */
  readonly found?: Tree;
}

/**
 * Reads the indexes of all packs of a run. What is damaged or gone is told, and never thrown.
 * @throws StoreError when the system refuses to read, and for a pack of a newer version: that says nothing of what is there
 */
export function readHistory(request: HistoryRequest): History {
  const contents = new RunContents();
  const problems: LostPack[] = [];
  const once = onceEach(textsOf(request.found ?? new Map()));
  const asked = { directory: request.directory, run: request.run?.run_id ?? '', once };
  // What a source has is in its own pack, or in an earlier one.
  const lastOfSource = Math.max(
    0,
    ...(request.run?.sources ?? []).map(({ change }) => change.pack?.pack ?? 0),
  );
  const open = (ref: ChangeRef): { pack: Pack | null; change: Change } | string => {
    if (ref.pack === null) return { pack: null, change: [] };
    try {
      const pack = readPack({ ...asked, ref: ref.pack });
      const change = pack.change();
      contents.add(pack);
      const wrong = change.find(({ after }) => isOfOtherLength(after, contents));
      if (wrong === undefined) return { pack, change };
      const why = `pack ${ref.pack.pack} is damaged: ${nameOf(wrong.path)} has another length in it than its content`;
      problems.push({ pack: ref.pack.pack, why });
      return why;
    } catch (error) {
      if (error instanceof NewerPack) throw new StoreError(error.message, { cause: error });
      if (!(error instanceof PackDamaged || error instanceof PackAbsent)) throw error;
      problems.push({ pack: ref.pack.pack, why: error.message });
      if (ref.pack.pack <= lastOfSource) contents.miss(error.message);
      return error.message;
    }
  };
  const sources: PastSource[] = [];
  let source: PastSource | null = null;
  let earlier: PastSource | null = null;
  let previous: Tree | null = null;
  /** The last one that could be read and has the files of the newest. */
  let told: PastSource | null = null;
  const isEdited = hasEarlierEdits(request.run);
  const alike = new Set(request.run === null ? [] : sourcesAlike(request.run));
  for (const record of request.run?.sources ?? []) {
    if (isEdited) previous = source?.tree ?? null;
    const opened = open(record.change);
    // What earlier ones hold is needed still: nothing is stored twice.
    const read: PastSource | null =
      typeof opened === 'string' ? null : withBefore(sourceOf(record, opened, request), source);
    if (read !== null && alike.has(record)) told = read;
    if (read !== null && request.everySource === true) sources.push(read);
    source = read ?? (told !== null && alike.has(record) ? { ...told, record } : null);
    if (record.attempt <= (request.attempt ?? 0)) earlier = source;
  }
  const layers = (request.run?.layers ?? []).map((layer) => layerOf(layer, open(layer.change), request));
  return { source, sources, earlier, previous, layers, contents, problems };
}

/** The paths and digests that are held anyway. */
function* textsOf(found: Tree): Generator<string> {
  for (const [path, entry] of found) {
    yield path;
    if (entry.kind === 'file') yield entry.digest;
  }
}

function isOfOtherLength(entry: Entry | null, contents: RunContents): boolean {
  if (entry?.kind !== 'file') return false;
  const size = contents.sizeOf(entry.digest);
  return size !== null && size !== entry.size;
}

/** Whether something was edited before the newest source was captured. */
function hasEarlierEdits(run: Run | null): boolean {
  const newest = run?.sources.at(-1)?.attempt ?? 0;
  return run?.layers.some(({ kind, attempt }) => kind === 'edit' && attempt < newest) ?? false;
}

function sourceOf(
  record: SourceFiles,
  { pack, change }: { readonly pack: Pack | null; readonly change: Change },
  request: HistoryRequest,
): PastSource {
  const admitted = ofHere(change, record, request).filter((each) => isAdmitted(each, request));
  const unread = new Map(
    admitted.flatMap(({ path, before }) => (before?.kind === 'other' ? [[path, before.what]] : [])),
  );
  return {
    record,
    tree: treeOf(admitted, request.found),
    held: pack?.git ?? new Map(),
    unread: new Set(unread.keys()),
    unknown: new Set([...unread].flatMap(([path, what]) => (what === 'unreadable' ? [path] : []))),
  };
}

function layerOf(
  layer: Layer,
  opened: { readonly change: Change } | string,
  request: HistoryRequest,
): PastLayer {
  if (typeof opened === 'string') return { layer, change: null, outside: [], why: opened };
  const all = ofHere(opened.change, layer, request);
  const inside = all.filter((each) => isAdmitted(each, request));
  const change = shared(inside, request.found);
  if (inside.length === all.length) return { layer, change, outside: [], why: '' };
  const outside = all.filter((each) => !isAdmitted(each, request)).map(({ path }) => path);
  return { layer, change, outside, why: 'it is not in `workspace.paths`, or excluded' };
}

function ofHere(
  change: Change,
  { attempt }: { readonly attempt: number },
  { hereSince = 0 }: Pick<HistoryRequest, 'hereSince'>,
): Change {
  if (attempt >= hereSince) return change;
  return change.filter(({ path, before, after }) => !leadsIntoGit(path, after ?? before));
}

function isAdmitted(
  { path, before, after }: Change[number],
  { roots, admits }: Pick<HistoryRequest, 'roots' | 'admits'>,
): boolean {
  // A link in the place of a root would lead out of it all that is written there.
  const isLinkedRoot = after?.kind === 'link' && roots.some((root) => root === path);
  return !isLinkedRoot && isPathIn(path, roots) && admits(path, (after ?? before)?.kind ?? 'file');
}

function treeOf(change: Change, found?: Tree): Tree {
  const tree = new Map<Path, Entry>();
  for (const { path, after } of change) if (after !== null) tree.set(path, asFound(path, after, found));
  return tree;
}

function shared(change: Change, found?: Tree): Change {
  return change.map(({ path, before, after }) => ({
    path,
    before,
    after: after && asFound(path, after, found),
  }));
}

/** The entry that is in the workspace, where it is the same. */
function asFound(path: Path, entry: Entry, found?: Tree): Entry {
  const here = found?.get(path);
  return here !== undefined && sameEntry(here, entry) ? here : entry;
}
