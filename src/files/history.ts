/** What a run has saved of its files, read back from its packs. */
import { NewerPack, PackAbsent, PackDamaged } from '../checkpoint/errors.ts';
import { onceEach } from '../checkpoint/lines.ts';
import { readPack } from '../checkpoint/read-pack.ts';
import { RunContents } from '../checkpoint/run-contents.ts';
import type { ChangeRef } from '../record/files-events.ts';
import type { Layer, Run, SourceFiles } from '../record/run.ts';
import { sourcesAlike } from '../record/sources.ts';
import { StoreError } from '../store/errors.ts';
import type { Change, Noted } from '../tree/change.ts';
import { isPathIn, nameOf, type Path, type RootPath } from '../tree/path.ts';
import { type Entry, sameEntry, type Tree } from '../tree/state.ts';
import { lossWords } from './loss.ts';

/** A layer with its change; null where that cannot be read. */
export interface PastLayer {
  readonly layer: Layer;
  /** Without what lies outside. */
  readonly change: Change | null;
  /** The person's files as the step left them. */
  readonly noted: readonly Noted[];
  /** What may not be brought back: in no root, or left out. */
  readonly outside: readonly Path[];
  /** Why it cannot be had as a whole; empty where it can. */
  readonly why: string;
}

/** A source as an attempt captured it. */
export interface PastSource {
  readonly record: SourceFiles;
  readonly tree: Tree;
}

export interface History {
  /** The newest; null where there is none, or it cannot be read, nor one that had the same files. */
  readonly source: PastSource | null;
  readonly layers: readonly PastLayer[];
  readonly contents: RunContents;
  /** Contents that only git has: digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
  /** The packs that could not be read. */
  readonly problems: readonly LostPack[];
}

export interface LostPack {
  readonly pack: number;
  /** In a sentence, with what it is about. */
  readonly why: string;
}

/** Which paths may be brought back: below the roots, and not left out. */
export type Admits = (path: Path, kind: Entry['kind']) => boolean;

export interface HistoryRequest {
  /** The folder of the run's packs. */
  readonly directory: string;
  readonly run: Run | null;
  readonly roots: readonly RootPath[];
  readonly admits: Admits;
  /** What is in the workspace: where the source is the same, it is told by the same entries, which spares memory. */
  readonly found?: Tree;
}

/**
 * Reads the indexes of all packs of a run. What is damaged or gone is told, and never thrown.
 * @throws StoreError when the system refuses to read, and for a pack of a newer version: that says nothing of what is there
 */
export function readHistory(request: HistoryRequest): History {
  const { run } = request;
  const contents = new RunContents();
  const problems: LostPack[] = [];
  const held = new Map<string, string>();
  const once = onceEach(textsOf(request.found ?? new Map()));
  const asked = { directory: request.directory, run: run?.run_id ?? '', once };
  // What a source has is in its own pack, or in an earlier one.
  const lastOfSource = Math.max(0, ...(run?.sources ?? []).map(({ change }) => change.pack?.pack ?? 0));
  const open = (ref: ChangeRef): Opened | string => {
    if (ref.pack === null) return { change: [], noted: [] };
    try {
      const pack = readPack({ ...asked, ref: ref.pack });
      const change = pack.change();
      contents.add(pack);
      for (const [digest, blob] of pack.git) held.set(digest, blob);
      const wrong = change.find(({ after }) => isOfOtherLength(after, contents));
      if (wrong === undefined) return { change, noted: pack.noted() };
      const why = `they are damaged: ${nameOf(wrong.path)} has another length than its content`;
      problems.push({ pack: ref.pack.pack, why });
      return why;
    } catch (error) {
      if (error instanceof NewerPack) throw new StoreError(error.message, { cause: error });
      if (!(error instanceof PackDamaged || error instanceof PackAbsent)) throw error;
      const why = lossWords(error.message, 'they are');
      problems.push({ pack: ref.pack.pack, why });
      if (ref.pack.pack <= lastOfSource) contents.miss(why);
      return why;
    }
  };
  for (const ref of run?.borrowed ?? []) open({ pack: ref, files: 0, bytes: 0, stored_bytes: 0 });
  const alike = new Set(run === null ? [] : sourcesAlike(run));
  let last: Change | null = null;
  for (const record of run?.sources ?? []) {
    // Earlier sources hold contents that later ones need: nothing is stored twice.
    const opened = open(record.change);
    if (alike.has(record) && typeof opened !== 'string') last = opened.change;
  }
  const newest = run?.sources.at(-1);
  const tree =
    last &&
    treeOf(
      last.filter((each) => isAdmitted(each, request)),
      request.found,
    );
  const source = tree === null || newest === undefined ? null : { record: newest, tree };
  const layers = (run?.layers ?? []).map((layer) => layerOf(layer, open(layer.change), request));
  return { source, layers, contents, held, problems };
}

interface Opened {
  readonly change: Change;
  readonly noted: readonly Noted[];
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

function layerOf(layer: Layer, opened: Opened | string, request: HistoryRequest): PastLayer {
  if (typeof opened === 'string') return { layer, change: null, noted: [], outside: [], why: opened };
  const inside = opened.change.filter((each) => isAdmitted(each, request));
  const told = { layer, change: shared(inside, request.found), noted: opened.noted };
  if (inside.length === opened.change.length) return { ...told, outside: [], why: '' };
  const outside = opened.change.filter((each) => !isAdmitted(each, request)).map(({ path }) => path);
  return { ...told, outside, why: 'it is not in `workspace.paths`, or excluded' };
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
