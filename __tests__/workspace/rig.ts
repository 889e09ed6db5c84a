/** A workspace on disk, and contents in memory. */
import { lstatSync } from 'node:fs';
import { sha256 } from '../../src/digest/digest.ts';
import { type Path, textOf } from '../../src/tree/path.ts';
import type { FileAction } from '../../src/tree/reconcile.ts';
import type { Entry } from '../../src/tree/state.ts';
import { type Applied, type ApplyAction, type ApplyOptions, apply } from '../../src/workspace/apply.ts';
import { bytesOf, native } from '../../src/workspace/bytes.ts';
import { ContentLost, type ContentSink, type Contents, PIECE } from '../../src/workspace/contents.ts';
import { leaveOut } from '../../src/workspace/leave-out.ts';
import type { Looked } from '../../src/workspace/look.ts';
import { lookAll, noteLooked } from '../../src/workspace/look-all.ts';
import { type Roots, resolveRoots } from '../../src/workspace/roots.ts';
import { type Scan, type ScanOptions, scan } from '../../src/workspace/scan.ts';
import { type Staged, stage } from '../../src/workspace/stage.ts';
import { type Index, type Indexed, type Seen, seenOf } from '../../src/workspace/stat-index.ts';
import { isRoot } from '../support/other-user.ts';

const NOBODY = 65_534;
export const never = new AbortController().signal;

/** Keeps contents in memory, pieces once. */
export class Memory implements ContentSink, Contents {
  readonly pieces = new Map<string, Buffer>();
  readonly wholes = new Map<string, readonly string[]>();
  /** Called with every piece before it is kept or given away. */
  onPiece: (bytes: Uint8Array) => void = () => {};

  has(digest: string): boolean {
    return this.pieces.has(digest) || this.wholes.has(digest);
  }

  piecesOf(): null {
    return null;
  }

  addPiece(bytes: Uint8Array): Promise<string> {
    if (bytes.length > PIECE) throw new Error('the piece is too large');
    this.onPiece(bytes);
    const digest = sha256(bytes);
    if (!this.pieces.has(digest)) this.pieces.set(digest, Buffer.from(bytes));
    return Promise.resolve(digest);
  }

  tryPiece(bytes: Uint8Array): boolean {
    void this.addPiece(bytes);
    return true;
  }

  addContent(digest: string, _size: number, pieces: readonly string[]): void {
    this.wholes.set(digest, pieces);
  }

  /** Takes a content as a whole. */
  add(content: string | Uint8Array): string {
    const bytes = Buffer.from(content);
    const pieces: string[] = [];
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      pieces.push(sha256(piece));
      this.pieces.set(sha256(piece), piece);
    }
    this.wholes.set(sha256(bytes), pieces);
    return sha256(bytes);
  }

  async *read(digest: string): AsyncIterable<Uint8Array> {
    for (const piece of this.wholes.get(digest) ?? [digest]) {
      const bytes = this.pieces.get(piece);
      if (bytes === undefined) throw new ContentLost(digest, 'it is not there');
      this.onPiece(bytes);
      yield bytes;
    }
  }
}

/** The only root is the folder, unless others are named. */
export function rootsAt(workspace: string, paths: readonly string[] = ['.']): Roots {
  return resolveRoots(paths, { workspace, home: '/nonexistent' });
}

export function scanAt(roots: Roots, options: Partial<ScanOptions> = {}): Scan {
  const leftOut = leaveOut({
    roots,
    covered: [{ paths: roots.list.map(({ path }) => textOf(path)), exclude: [] }],
    own: [],
    isGit: () => false,
  });
  return scan({ roots, leftOut, now: Date.now, index: new Map(), directories: 'all', ...options });
}

/** Everything that is there, contents kept in the memory. */
export async function lookAround(
  roots: Roots,
  sink: Memory | null = null,
): Promise<{ readonly tree: Map<Path, Entry>; readonly index: Map<Path, Indexed>; readonly scan: Scan }> {
  const scanned = scanAt(roots);
  const looked = await lookAll(scanned.changed, {
    roots,
    sink,
    held: new Map(),
    scannedAt: scanned.startedAt,
    signal: never,
    onProgress: () => {},
  });
  const index = new Map<Path, Indexed>();
  noteLooked(index, looked, []);
  return { tree: new Map([...index].map(([path, { entry }]) => [path, entry])), index, scan: scanned };
}

/** An index as if all had been looked at long ago, so that nothing in it is racy. */
export function settled(index: Index): Map<Path, Indexed> {
  return new Map([...index].map(([path, indexed]) => [path, { ...indexed, racy: false }]));
}

export function entryOf(looked: Looked): Entry {
  if (looked.kind !== 'found') throw new Error(`it was ${looked.kind}`);
  return looked.entry;
}

/** A path of the workspace from text or bytes (latin1). */
export function at(name: string): Path {
  return `./${name}` as Path;
}

/** As `at`, from text in UTF-8. */
export function atText(name: string): Path {
  return `./${bytesOf(name)}` as Path;
}

/** What the system says of a path now. */
export function seenAt(roots: Roots, path: Path): Seen {
  return seenOf(lstatSync(native(roots.absolute(path))));
}

export function applyAt(
  roots: Roots,
  actions: readonly ApplyAction[],
  options: Partial<ApplyOptions> = {},
): Promise<Applied> {
  const [contents, onProgress] = [new Memory(), () => {}];
  const base = { roots, contents, staged: null, now: Date.now, onProgress, signal: never };
  return apply(actions, { ...base, ...options });
}

/** Builds what is to come where nothing is. @param actions all of which write */
export function stageAt(
  roots: Roots,
  actions: readonly ApplyAction[],
  contents: Contents,
  signal = never,
): Promise<Staged> {
  const writes = actions.flatMap((action): FileAction[] =>
    action.kind === 'write' ? [{ ...action, found: null }] : [],
  );
  return stage({ actions: writes, roots, contents, signal, onProgress: () => {} });
}

/** A time that is long past, in whole microseconds. */
export const LONG_AGO = 1_500_000_000_123_457;

export function fileEntry(memory: Memory, content: string | Uint8Array, mode = 0o644): Entry {
  const digest = memory.add(content);
  return { kind: 'file', mode, size: Buffer.from(content).length, digest, mtime: LONG_AGO };
}

/** Does something as a user who is not root, in this process. */
export async function asUser<T>(act: () => T | Promise<T>): Promise<T> {
  if (!isRoot) return act();
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

/** `actions` that bring an empty folder to a tree. */
export function fillActions(tree: ReadonlyMap<Path, Entry>): readonly ApplyAction[] {
  const order = { directory: 0, file: 1, link: 2, other: 3 };
  return [...tree]
    .filter(([, entry]) => entry.kind !== 'other')
    .sort(([a, x], [b, y]) => order[x.kind] - order[y.kind] || a.length - b.length)
    .map(([path, entry]) => ({ kind: 'write', path, entry, expect: null }));
}
