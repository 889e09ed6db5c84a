/** Reads what is at some paths, keeps it in a pack, and tells the change. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PackKind } from '../checkpoint/pack.ts';
import { PackWriter } from '../checkpoint/pack-writer.ts';
import type { RunContents } from '../checkpoint/run-contents.ts';
import type { ChangeRef } from '../record/files-events.ts';
import { MOST_NAMED } from '../record/set-aside.ts';
import { syncDirectory } from '../store/atomic.ts';
import { reasonOf } from '../store/errors.ts';
import type { Change, ChangedPath, Noted } from '../tree/change.ts';
import { byPath, firstOf } from '../tree/order.ts';
import { nameOf, type Path } from '../tree/path.ts';
import { type Entry, type State, sameState, UNREADABLE } from '../tree/state.ts';
import { someOf } from '../words/some.ts';
import type { ContentSink } from '../workspace/contents.ts';
import { lookEach } from '../workspace/look.ts';
import { isReachedSo } from '../workspace/reach.ts';
import type { Roots } from '../workspace/roots.ts';
import { type Indexed, kindOf, type Seen } from '../workspace/stat-index.ts';

/** Where the packs of a run go, and what they hold so far. */
export interface Packs {
  readonly directory: string;
  readonly run: string;
  readonly contents: RunContents;
  /** The number of the next pack. */
  next: number;
}

export interface CaptureRequest {
  readonly kind: PackKind;
  readonly step: string | null;
  /** What to read; null: it is not there. */
  readonly paths: ReadonlyMap<Path, Seen | null>;
  /** `startedAt` of the scan that saw the paths. */
  readonly scannedAt: number;
  readonly before: (path: Path) => State | null;
  /** What is kept of a file: all, nothing but its digest, or its content unless it is this blob of git. */
  readonly keep: (path: Path) => Keep;
  /** Which paths are part of the change: all, or those in another state than before. */
  readonly what: 'all' | 'states';
  /** Part of the change without being read: the contents are in the store, or in git. */
  readonly rest?: ReadonlyMap<Path, Entry>;
  /** Contents of these that only git has: digest → id of the blob. */
  readonly held?: ReadonlyMap<string, string>;
  /** Recorded times, of files whose state is as recorded. */
  readonly recorded?: (path: Path) => Entry | undefined;
  readonly noted?: readonly Noted[];
}

export type Keep =
  | { readonly kind: 'content' }
  | { readonly kind: 'digest' }
  | { readonly kind: 'unless'; readonly blob: string };

export interface Failed {
  readonly path: Path;
  readonly why: string;
}

export interface Taken {
  readonly change: Change;
  /** Null: something could not be captured, and nothing was saved. */
  readonly ref: ChangeRef | null;
  /** Whether the files could not be read, or the store could not take them; null when all was captured. */
  readonly cause: 'unreadable' | 'store' | null;
  /** Paths that could not be read or kept, and why. */
  readonly failed: readonly Failed[];
  /** The system's error of the store. */
  readonly error?: unknown;
  /** What is at each path now, as it was seen. */
  readonly indexed: ReadonlyMap<Path, Indexed | null>;
  /** Contents that only git has: digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
  /** Files that were saved without the credentials in them. */
  readonly cut: readonly Path[];
}

export interface CaptureTools {
  readonly roots: Roots;
  readonly packs: Packs;
  readonly signal: AbortSignal;
  readonly progress: (files: number, bytes: number) => void;
  /** `refuse`: nothing is saved when something cannot be read. `without`: the rest is. */
  readonly unreadable: 'refuse' | 'without';
}

/** Never throws for what the disk says: `failed` tells it. */
export async function capture(request: CaptureRequest, tools: CaptureTools): Promise<Taken> {
  const { packs } = tools;
  const none = { failed: [], indexed: new Map(), held: new Map(), cut: [], cause: null };
  const isEmpty = request.paths.size + (request.rest?.size ?? 0) + (request.noted?.length ?? 0) === 0;
  if (isEmpty) return { change: [], ref: NOTHING, ...none };
  let writer: PackWriter;
  try {
    makeFolder(packs.directory);
    writer = openPack(packs, request);
  } catch (error) {
    const failed = [...request.paths.keys()].slice(0, 1).map((path) => ({ path, why: reasonOf(error) }));
    return { change: [], ref: null, ...none, failed, cause: 'store', error };
  }
  return captureInto(writer, request, tools);
}

export const NOTHING: ChangeRef = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };

/** Makes the folder of the packs, durably; not that of the run, which may have been moved. */
export function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  mkdirSync(directory);
  syncDirectory(dirname(directory));
}

function openPack({ directory, next, run, contents }: Packs, { kind }: CaptureRequest): PackWriter {
  // What is set aside or kept may be the only copy afterwards: a content that should be in a pack already is read there first.
  const mustBeRead = kind === 'aside' || kind === 'kept';
  const isKnown = (digest: string) =>
    mustBeRead ? contents.isPackedWhole(digest) : contents.isSound(digest);
  return PackWriter.create({ directory, number: next, run, isKnown });
}

async function captureInto(writer: PackWriter, request: CaptureRequest, tools: CaptureTools): Promise<Taken> {
  const reading = new Reading(request, tools, writer);
  const { kind, step, noted = [] } = request;
  try {
    await reading.all();
    const change = reading.change();
    const { failed, indexed, held, cut } = reading;
    const told = { change, failed, indexed, held, cut, cause: null };
    if (failed.length > 0 && tools.unreadable === 'refuse') {
      await writer.abandon();
      return { ...told, ref: null, cause: 'unreadable' };
    }
    if (change.length + held.size + noted.length === 0) {
      await writer.abandon();
      return { ...told, ref: NOTHING };
    }
    const pack = await writer.finish({ kind, step, change, noted, git: held });
    tools.packs.contents.add(writer.held());
    tools.packs.next = pack.pack + 1;
    const counted = kind === 'source' ? change.filter(({ after }) => after !== null) : change;
    return { ...told, ref: { pack, ...countOf(counted), stored_bytes: pack.bytes } };
  } catch (error) {
    await writer.abandon();
    if (tools.signal.aborted) return reading.gaveUp('it was stopped before all was saved');
    return { ...reading.gaveUp(reasonOf(error)), error };
  }
}

/** Paths that differ, and the bytes in the files that are there. Times alone do not count. */
function countOf(change: Change): { readonly files: number; readonly bytes: number } {
  let files = 0;
  let bytes = 0;
  for (const { before, after } of change) {
    if (sameState(before, after)) continue;
    files += 1;
    if (after?.kind === 'file') bytes += after.size;
  }
  return { files, bytes };
}

class Reading {
  readonly failed: Failed[] = [];
  readonly indexed = new Map<Path, Indexed | null>();
  readonly held = new Map<string, string>();
  readonly cut: Path[] = [];
  readonly #request: CaptureRequest;
  readonly #tools: CaptureTools;
  readonly #sink: ContentSink;
  readonly #changed: ChangedPath[] = [];

  constructor(request: CaptureRequest, tools: CaptureTools, sink: ContentSink) {
    this.#request = request;
    this.#tools = tools;
    this.#sink = sink;
    for (const [path, entry] of request.rest ?? []) {
      const isOther = entry.kind === 'other';
      // What cannot be saved is noted as what was there before: later attempts do not take it for absent.
      const before = isOther ? entry : request.before(path);
      this.#changed.push({ path, before, after: isOther ? null : entry });
      const blob = entry.kind === 'file' ? request.held?.get(entry.digest) : undefined;
      if (entry.kind === 'file' && blob !== undefined) this.held.set(entry.digest, blob);
    }
  }

  change(): Change {
    return this.#changed.sort(byPath);
  }

  gaveUp(why: string): Taken {
    const { indexed, held, cut } = this;
    // Which one it was is not told, since what is read is written later: likely the largest.
    let most: readonly [Path, number] = ['./' as Path, -1];
    for (const [path, seen] of this.#request.paths)
      if (seen !== null && kindOf(seen.mode) === 'file' && seen.size > most[1]) most = [path, seen.size];
    const failed = [...this.failed, { path: most[0], why }];
    return { change: [], ref: null, cause: 'store', failed, indexed, held, cut };
  }

  /** Reads in two goes: with contents kept, and digests alone. */
  async all(): Promise<void> {
    const digests: [Path, Seen][] = [];
    const contents: [Path, Seen][] = [];
    const held = new Map<Path, string>();
    for (const [path, seen] of this.#request.paths) {
      const keep = this.#request.keep(path);
      if (keep.kind === 'unless') held.set(path, keep.blob);
      if (seen === null) this.#note(path, null);
      else (keep.kind === 'digest' ? digests : contents).push([path, seen]);
    }
    await this.#read(contents, { sink: this.#sink, held });
    await this.#read(digests, { sink: null, held: new Map() });
    this.#mustBeReached();
  }

  /** Where a link has come to stand above a path meanwhile, something else was read. */
  #mustBeReached(): void {
    const isReached = new Map<string, boolean>();
    for (const [path, indexed] of this.indexed) {
      if (indexed === null) continue;
      const above = path.slice(0, path.lastIndexOf('/'));
      const known = isReached.get(above) ?? isReachedSo(this.#tools.roots.absolute(path));
      isReached.set(above, known);
      if (!known) this.#fail(path, 'a link has come to stand above it');
    }
  }

  async #read(
    paths: Iterable<readonly [Path, Seen]>,
    { sink, held }: { readonly sink: ContentSink | null; readonly held: ReadonlyMap<Path, string> },
  ): Promise<void> {
    const { roots, signal, progress: onProgress } = this.#tools;
    const { scannedAt } = this.#request;
    await lookEach(paths, { roots, sink, held, scannedAt, signal, onProgress }, (path, looked) => {
      if (looked.kind === 'gone') this.#note(path, null);
      else if (looked.kind !== 'found') this.#fail(path, looked.why);
      else {
        if (looked.isCut) this.cut.push(path);
        const blob = held.get(path);
        if (looked.inGit && blob !== undefined && looked.entry.kind === 'file')
          this.held.set(looked.entry.digest, blob);
        this.#note(path, looked.indexed);
      }
    });
  }

  #fail(path: Path, why: string): void {
    this.failed.push({ path, why });
    if (this.#request.kind === 'source') this.#changed.push({ path, before: UNREADABLE, after: null });
  }

  #note(path: Path, indexed: Indexed | null): void {
    const { kind, what, recorded } = this.#request;
    this.indexed.set(path, indexed);
    const found = indexed?.entry ?? null;
    const isUnsaved = kind === 'source' && found?.kind === 'other';
    const before = isUnsaved ? found : this.#request.before(path);
    const after = found === null || found.kind === 'other' ? null : timed(found, recorded?.(path));
    if (before === null && after === null) return;
    if (what === 'all' || !sameState(before, after)) this.#changed.push({ path, before, after });
  }
}

function timed(found: Entry, recorded: Entry | undefined): Entry {
  return recorded !== undefined && sameState(recorded, found) ? recorded : found;
}

/** Paths for people, a few of them. */
export function namesOf(paths: Iterable<Path>, most = MOST_NAMED): readonly string[] {
  return firstOf(paths, most).map(nameOf);
}

/** Some paths by name, for a sentence. */
export function listed(paths: readonly { readonly path: Path }[], most = 3): string {
  const names = namesOf(
    paths.map(({ path }) => path),
    most,
  );
  return someOf(names, most, paths.length);
}
