/** Reads what is at some paths, keeps it in a pack, and tells the change. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Pack, PackKind } from '../checkpoint/pack.ts';
import { PackWriter } from '../checkpoint/pack-writer.ts';
import type { RunContents } from '../checkpoint/run-contents.ts';
import type { ChangeRef } from '../record/events.ts';
import { MOST_NAMED } from '../record/set-aside.ts';
import { syncDirectory } from '../store/atomic.ts';
import { reasonOf } from '../store/errors.ts';
import type { Change, ChangedPath } from '../tree/change.ts';
import { nameOf, type Path, parentOf } from '../tree/path.ts';
import { type Entry, type State, sameState, UNREADABLE } from '../tree/state.ts';
import type { ContentSink } from '../workspace/contents.ts';
import { lookAll, lookEach } from '../workspace/look.ts';
import { isNamedSo, isReachedSo, kindAt } from '../workspace/reach.ts';
import type { Roots } from '../workspace/roots.ts';
import { type Indexed, kindOf, microsOf, type Seen } from '../workspace/stat-index.ts';

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
  /** What is part of the change: every path; those in another state, or with another time; those in another state. */
  readonly what: 'all' | 'states-and-times' | 'states';
  /** What cannot even be named to be read: as if it could not be read. */
  readonly missed?: readonly { readonly path: Path; readonly why: string }[];
  /** Whether what was found is what is to be captured: something else is as if it could not be read. Not there: anything is. */
  readonly isExpected?: ((path: Path, found: Indexed | null) => boolean) | undefined;
  /** What may be at a path, also what cannot be saved, without being part of the change, although it is not as before; undefined: nothing. */
  readonly old: (path: Path) => Entry | null | undefined;
  /** What was seen, and is gone when it is read: taken for deleted, as what others may do meanwhile; or as if it could not be read. */
  readonly vanished?: 'deleted' | 'moving' | undefined;
  /** Where names have come or gone since the scan, asked when all has been read: what was read may be at another place, or at two. */
  readonly stirred?: (() => Iterable<Path>) | undefined;
  /** What is to be at a path: where its state is what was found there, its time is part of the change. */
  readonly recorded?: ((path: Path) => Entry | undefined) | undefined;
  /** What is part of the change without being read: its contents are in the store, or in git. */
  readonly rest?: { readonly entries: ReadonlyMap<Path, Entry>; readonly held: ReadonlyMap<string, string> };
}

export type Keep =
  | { readonly kind: 'content' }
  | { readonly kind: 'digest' }
  | { readonly kind: 'unless'; readonly blob: string };

export interface Taken {
  readonly change: Change;
  /** Null: something could not be captured, and nothing was saved. */
  readonly ref: ChangeRef | null;
  /** Whether it was for what could not be read, or for what the store could not take; null when all was captured. */
  readonly cause: 'unreadable' | 'store' | null;
  /** What could not be read or kept, and why. */
  readonly failed: readonly { readonly path: Path; readonly why: string }[];
  /** Whether something came, went or took another's place meanwhile: then another look may find it at rest. */
  readonly isMoving: boolean;
  /** What the system said of the store. */
  readonly error?: unknown;
  /** What is at each path now, as it was seen. */
  readonly indexed: ReadonlyMap<Path, Indexed | null>;
  /** Contents that only git has: digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
}

export interface CaptureTools {
  readonly roots: Roots;
  readonly packs: Packs;
  readonly signal: AbortSignal;
  readonly progress: (files: number, bytes: number) => void;
  /** `refuse`: nothing is saved when something cannot be read. `without`: the rest is. */
  readonly unreadable: 'refuse' | 'without';
}

/** Never throws for what the disk says: it is told in `failed`. */
export async function capture(request: CaptureRequest, tools: CaptureTools): Promise<Taken> {
  const { packs } = tools;
  const none = { failed: [], indexed: new Map(), held: new Map(), cause: null, isMoving: false };
  if (request.paths.size === 0 && request.rest === undefined) return { change: [], ref: NOTHING, ...none };
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
function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  mkdirSync(directory);
  syncDirectory(dirname(directory));
}

function openPack({ directory, next, run, contents }: Packs, { kind }: CaptureRequest): PackWriter {
  // What is set aside or kept may be the only copy afterwards: a content that should be in a pack already is read there first.
  const mustBeRead = kind === 'aside' || kind === 'kept';
  const isKnown = (digest: string) =>
    mustBeRead ? contents.isPackedWhole(digest) : contents.isPacked(digest);
  return PackWriter.create({ directory, number: next, run, isKnown });
}

async function captureInto(writer: PackWriter, request: CaptureRequest, tools: CaptureTools): Promise<Taken> {
  const reading = new Reading(request, tools, writer);
  try {
    await reading.all();
    const change = reading.change();
    const { failed, indexed, held, isMoving } = reading;
    const told = { change, failed, indexed, held, isMoving, cause: null };
    if (failed.length > 0 && tools.unreadable === 'refuse') {
      await writer.abandon();
      return { ...told, ref: null, cause: 'unreadable' };
    }
    if (change.length === 0 && held.size === 0) {
      await writer.abandon();
      return { ...told, ref: NOTHING };
    }
    const { kind, step } = request;
    const pack = await writer.finish({ kind, step, change, git: held });
    take(tools.packs, pack.pack, writer.held());
    const counted = kind === 'source' ? change.filter(({ after }) => after !== null) : change;
    return { ...told, ref: { pack, ...countOf(counted), stored_bytes: pack.bytes } };
  } catch (error) {
    await writer.abandon();
    if (tools.signal.aborted) return reading.gaveUp('it was stopped before all was saved');
    return { ...reading.gaveUp(reasonOf(error)), error };
  }
}

/** The contents of a published pack can be had from now on. */
function take(packs: Packs, number: number, held: Pick<Pack, 'pieces' | 'contents'>): void {
  packs.contents.add(held);
  packs.next = number + 1;
}

/** What people are told: paths that differ, and the bytes in the files that are there. Times alone do not count. */
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

/** What is at some paths, of files their digests. Nothing is kept. */
export async function lookAt(
  paths: ReadonlyMap<Path, Seen | null>,
  {
    roots,
    signal,
    scannedAt,
  }: { readonly roots: Roots; readonly signal: AbortSignal; readonly scannedAt: number },
): Promise<{ readonly indexed: ReadonlyMap<Path, Indexed | null>; readonly unread: readonly Path[] }> {
  const there = [...paths].filter((each): each is [Path, Seen] => each[1] !== null);
  const options = { roots, sink: null, held: new Map(), scannedAt, signal, onProgress: () => {} };
  const indexed = new Map<Path, Indexed | null>();
  const unread: Path[] = [];
  for (const [path, seen] of paths) if (seen === null) indexed.set(path, null);
  for (const [path, looked] of await lookAll(there, options)) {
    if (looked.kind === 'found') indexed.set(path, looked.indexed);
    else if (looked.kind === 'gone') indexed.set(path, null);
    else unread.push(path);
  }
  return { indexed, unread };
}

class Reading {
  readonly failed: { path: Path; why: string }[] = [];
  readonly indexed = new Map<Path, Indexed | null>();
  readonly held = new Map<string, string>();
  readonly #request: CaptureRequest;
  readonly #tools: CaptureTools;
  readonly #sink: ContentSink;
  readonly #changed: ChangedPath[] = [];
  /** Seen by the scan, and not there any more. */
  readonly #vanished = new Set<Path>();
  isMoving = false;

  constructor(request: CaptureRequest, tools: CaptureTools, sink: ContentSink) {
    this.#request = request;
    this.#tools = tools;
    this.#sink = sink;
    this.failed.push(...(request.missed ?? []));
    for (const [path, after] of request.rest?.entries ?? []) {
      this.#changed.push(restOf(path, after, request.before(path)));
      const blob = after.kind === 'file' ? request.rest?.held.get(after.digest) : undefined;
      if (after.kind === 'file' && blob !== undefined) this.held.set(after.digest, blob);
    }
  }

  change(): Change {
    return this.#changed.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  gaveUp(why: string): Taken {
    const { indexed, held } = this;
    // Which one it was is not told, since what is read is written later: likely the largest.
    let most: readonly [Path, number] = ['./' as Path, -1];
    for (const [path, seen] of this.#request.paths)
      if (seen !== null && kindOf(seen.mode) === 'file' && seen.size > most[1]) most = [path, seen.size];
    const [path] = most;
    const failed = [...this.failed, { path, why }];
    return { change: [], ref: null, cause: 'store', failed, indexed, held, isMoving: false };
  }

  /** What is there is read in two goes: with contents kept, and digests alone. */
  async all(): Promise<void> {
    const told = new Map<Path, Seen>();
    const held = new Map<Path, string>();
    for (const [path, seen] of this.#request.paths) {
      const keep = this.#request.keep(path);
      if (keep.kind === 'unless') held.set(path, keep.blob);
      if (seen === null) this.#note(path, null);
      else if (keep.kind === 'digest') told.set(path, seen);
    }
    await this.#read(this.#thereBut(told), { sink: this.#sink, held });
    await this.#read(told, { sink: null, held: new Map() });
    this.#mustBeReached();
    this.#mustBeAtRest();
  }

  /** Where a link has come to stand above a path meanwhile, something else was read. */
  #mustBeReached(): void {
    const { roots } = this.#tools;
    const isReached = new Map<string, boolean>();
    for (const [path, indexed] of this.indexed) {
      if (indexed === null) continue;
      const above = path.slice(0, path.lastIndexOf('/'));
      const known = isReached.get(above) ?? isReachedSo(roots.absolute(path));
      isReached.set(above, known);
      if (!known) this.#fail(path, 'a link has come to stand above it');
    }
  }

  /** What was found must be so at the end: else it is not known to have been so at any time. */
  #mustBeAtRest(): void {
    const { roots } = this.#tools;
    const emptied = new Set([...this.#vanished].map(parentOf));
    const isStrict = this.#request.vanished === 'moving';
    const isAtRest = (path: Path, indexed: Indexed | null) => {
      const absolute = roots.absolute(path);
      if (indexed === null) {
        if (isStrict && this.#vanished.has(path)) return false;
        const above = parentOf(path);
        const under = above === null ? undefined : this.indexed.get(above);
        // Below what is no folder there is nothing; that it stays none is asked of itself.
        if (under === null || (under !== undefined && under.entry.kind !== 'directory')) return true;
        return (
          kindAt(absolute) === null ||
          !isReachedSo(absolute) ||
          !isNamedSo(absolute, roots.rootOf(path).absolute)
        );
      }
      const { kind } = indexed.entry;
      if (kind !== 'directory' && kind !== 'link') return true;
      const now = kindAt(absolute);
      return now === null ? !isStrict && !emptied.has(path) : now === 'unknown' || now === kind;
    };
    for (const [path, indexed] of this.indexed) if (!isAtRest(path, indexed)) this.#moves(path);
    for (const path of this.#request.stirred?.() ?? []) this.#moves(path);
  }

  #moves(path: Path): void {
    this.isMoving = true;
    this.#fail(path, 'it came or went while it was read');
  }

  *#thereBut(others: ReadonlyMap<Path, Seen>): Generator<readonly [Path, Seen]> {
    for (const [path, seen] of this.#request.paths)
      if (seen !== null && !others.has(path)) yield [path, seen];
  }

  async #read(
    paths: Iterable<readonly [Path, Seen]>,
    { sink, held }: { readonly sink: ContentSink | null; readonly held: ReadonlyMap<Path, string> },
  ): Promise<void> {
    const { roots, signal, progress: onProgress } = this.#tools;
    const { scannedAt } = this.#request;
    const known = (path: Path, seen: Seen) => this.#known(path, seen);
    await lookEach(paths, { roots, sink, held, known, scannedAt, signal, onProgress }, (path, looked) => {
      if (looked.kind === 'gone') {
        this.#vanished.add(path);
        this.#note(path, null);
      } else if (looked.kind !== 'found') {
        this.isMoving ||= looked.kind === 'replaced';
        this.#fail(path, looked.why);
      } else {
        const blob = held.get(path);
        if (looked.inGit && blob !== undefined && looked.entry.kind === 'file')
          this.held.set(looked.entry.digest, blob);
        this.#note(path, looked.indexed);
      }
    });
  }

  /** The digest with which a file of this stat is no part of the change, and so need not be kept; null where none is. */
  #known(path: Path, seen: Seen): string | null {
    const { old, what } = this.#request;
    if (what === 'all') return null;
    const other = old(path);
    const before = other === undefined ? this.#request.before(path) : other;
    if (before?.kind !== 'file' || before.size !== seen.size || before.mode !== (seen.mode & 0o777))
      return null;
    const counts = what === 'states-and-times' && other === undefined;
    return counts && isTouched(before, microsOf(seen.mtimeMs)) ? null : before.digest;
  }

  #timed(path: Path, found: Entry): Entry {
    const recorded = this.#request.recorded?.(path);
    return recorded !== undefined && sameState(recorded, found) ? recorded : found;
  }

  #fail(path: Path, why: string): void {
    this.failed.push({ path, why });
    if (this.#request.kind === 'source') this.#changed.push({ path, before: UNREADABLE, after: null });
  }

  #note(path: Path, indexed: Indexed | null): void {
    this.indexed.set(path, indexed);
    const isUnsaved = this.#request.kind === 'source' && indexed?.entry.kind === 'other';
    const before = isUnsaved ? indexed.entry : this.#request.before(path);
    const after =
      indexed === null || indexed.entry.kind === 'other' ? null : this.#timed(path, indexed.entry);
    if (this.#request.isExpected?.(path, indexed) === false)
      this.failed.push({ path, why: 'it changed since' });
    const old = this.#request.old(path);
    if (old !== undefined && sameState(old, indexed?.entry ?? null)) return;
    if (isWanted(this.#request.what, before, after)) {
      if (before !== null || after !== null) this.#changed.push({ path, before, after });
    }
  }
}

/** What cannot be saved is noted as what was there before: later attempts do not take it for absent. */
function restOf(path: Path, entry: Entry, before: State | null): ChangedPath {
  return entry.kind === 'other' ? { path, before: entry, after: null } : { path, before, after: entry };
}

function isWanted(what: CaptureRequest['what'], before: State | null, after: Entry | null): boolean {
  if (what === 'all' || !sameState(before, after)) return true;
  return what === 'states-and-times' && before !== null && after !== null && isTouched(before, after.mtime);
}

/** Whether its time is another, where it is known. */
function isTouched(before: State, mtime: number): boolean {
  return 'mtime' in before && before.mtime !== mtime;
}

/** Paths for people, a few of them. */
export function namesOf(change: Iterable<{ readonly path: Path }>, most = MOST_NAMED): readonly string[] {
  const names: string[] = [];
  for (const { path } of change) {
    if (names.length === most) break;
    names.push(nameOf(path));
  }
  return names;
}
