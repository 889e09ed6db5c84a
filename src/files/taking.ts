/** Captures paths of the workspace while steps run. */
import type { PackKind } from '../checkpoint/pack.ts';
import type { Noted } from '../tree/change.ts';
import { byPath } from '../tree/order.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, sameState } from '../tree/state.ts';
import { lookAll } from '../workspace/look-all.ts';
import { type Indexed, isRacy, type Seen, sameSeen } from '../workspace/stat-index.ts';
import type { Tools } from './apply.ts';
import { capture } from './capture.ts';
import type { CaptureRequest, Failed, Keep, Taken } from './capture-request.ts';
import { missedIn } from './skipped.ts';
import type { Trying } from './tries.ts';
import type { Dirty, WorkingCopy } from './working-copy.ts';

export interface TakingParts extends Tools {
  readonly copy: WorkingCopy;
  /** The ids of the blobs that HEAD has, by path. */
  readonly held: ReadonlyMap<Path, string>;
  /** Told of contents that only git has: digest → id of the blob. */
  readonly onHeld: (held: ReadonlyMap<string, string>) => void;
}

export class Taking implements Tools {
  readonly copy: WorkingCopy;
  readonly area: Tools['area'];
  readonly packs: Tools['packs'];
  readonly setting: Tools['setting'];
  /** When the last scan began, in ms since 1970. */
  scannedAt = 0;
  readonly #parts: TakingParts;

  constructor(parts: TakingParts) {
    this.#parts = parts;
    this.copy = parts.copy;
    this.area = parts.area;
    this.packs = parts.packs;
    this.setting = parts.setting;
  }

  isInHead(path: Path): boolean {
    return this.#parts.held.has(path);
  }

  /** How paths were seen last, null for absent. */
  seenAt(paths: Iterable<Path>): ReadonlyMap<Path, Seen | null> {
    const { index, unread } = this.copy;
    return new Map([...paths].map((path) => [path, index.get(path)?.seen ?? unread.get(path) ?? null]));
  }

  /** Takes how paths are into the snapshot, with the digests of files; keeps no contents. @returns those that could not be read */
  async look(paths: ReadonlyMap<Path, Seen | null>): Promise<readonly Failed[]> {
    const there = [...paths].filter((each): each is [Path, Seen] => each[1] !== null);
    const { signal } = this.setting;
    const options = {
      roots: this.area.roots,
      sink: null,
      held: new Map(),
      scannedAt: this.scannedAt,
      signal,
    };
    const seen = new Map<Path, Indexed | null>();
    const failed: Failed[] = [];
    for (const [path, at] of paths) if (at === null) seen.set(path, null);
    for (const [path, looked] of await lookAll(there, { ...options, onProgress: () => {} })) {
      if (looked.kind === 'found') seen.set(path, looked.indexed);
      else if (looked.kind === 'gone') seen.set(path, null);
      else {
        failed.push({ path, why: looked.why });
        this.copy.cannotRead(path, paths.get(path) ?? null);
      }
    }
    this.copy.see(seen);
    return failed;
  }

  /** Without paths that were touched so shortly before they were seen that a change might not show, and have not changed. */
  async withoutSame(paths: Dirty['paths']): Promise<Dirty['paths']> {
    const { index } = this.copy;
    const before = new Map<Path, Entry>();
    const doubtful = new Map<Path, Seen | null>();
    for (const [path, seen] of paths) {
      const known = index.get(path);
      if (known === undefined || seen === null || !sameSeen(known.seen, seen)) continue;
      before.set(path, known.entry);
      doubtful.set(path, seen);
    }
    if (doubtful.size === 0) return paths;
    await this.look(doubtful);
    return new Map(
      [...paths].filter(
        ([path]) => !doubtful.has(path) || !sameState(index.get(path)?.entry, before.get(path)),
      ),
    );
  }

  /** Keeps the contents of paths in a pack, and takes how they are into the snapshot. */
  async take(
    kind: PackKind,
    step: string | null,
    request: Pick<CaptureRequest, 'paths' | 'before' | 'what'> &
      Partial<Pick<CaptureRequest, 'rest' | 'held' | 'noted'>>,
  ): Promise<Taken> {
    const moved = this.#moved(kind, request.paths);
    const taken = await capture(
      { kind, step, scannedAt: this.scannedAt, keep: (path) => this.#keep(kind, path), moved, ...request },
      {
        roots: this.area.roots,
        packs: this.packs,
        signal: this.setting.signal,
        progress: (files, bytes) => this.setting.progress('saving', files, bytes),
        unreadable: 'refuse',
      },
    );
    this.#parts.onHeld(taken.held);
    this.copy.see(taken.indexed);
    // Where the store failed, the files themselves can be read.
    if (taken.cause === 'unreadable')
      for (const { path } of taken.failed) this.copy.cannotRead(path, request.paths.get(path) ?? null);
    return taken;
  }

  /**
   * The change of a step that ended well: all that changed while it ran, and the files that its `writes` match.
   * @param own paths that changed since the last snapshot
   */
  async step(
    { step, changed, yours, restart }: Trying,
    {
      own,
      dirty,
      declared,
    }: {
      readonly own: ReadonlyMap<Path, Seen | null>;
      readonly dirty: Dirty;
      readonly declared: readonly Path[];
    },
  ): Promise<Taken> {
    const paths = new Map<Path, Seen | null>();
    const rest = new Map<Path, Entry>();
    const { index } = this.copy;
    for (const path of [...changed.keys(), ...declared]) {
      if (restart?.later.has(path) === true) continue;
      const seen = own.get(path) ?? dirty.paths.get(path);
      const known = index.get(path);
      if (seen !== undefined) paths.set(path, seen);
      else if (known !== undefined && !known.racy && this.#isStored(known.entry)) rest.set(path, known.entry);
      else paths.set(path, known?.seen ?? this.copy.unread.get(path) ?? null);
    }
    // Files that changed since and are not of this change: later files that are put back.
    const others = new Map([...own].filter(([path]) => !paths.has(path) && !rest.has(path)));
    if (others.size > 0) await this.look(others);
    const before = (path: Path) => {
      if (!changed.has(path)) return this.copy.state(path);
      const state = changed.get(path) ?? null;
      // A file that it made and removed again may be in the layer of a step that ended meanwhile.
      return state === null && paths.get(path) === null ? (this.copy.model.get(path) ?? null) : state;
    };
    const noted = [...yours.keys()]
      .map((path): Noted => ({ path, state: this.copy.state(path) }))
      .sort(byPath);
    const states = new Map([...paths.keys(), ...rest.keys()].map((path) => [path, before(path)]));
    const missed = missedIn(dirty.skipped);
    const taken = await this.take('step', step.id, {
      paths,
      before: (path) => states.get(path) ?? null,
      what: 'all',
      rest,
      noted,
    });
    if (missed.length === 0 || taken.ref === null) return taken;
    return { ...taken, ref: null, cause: 'unreadable', failed: [...missed] };
  }

  /** What is in a folder that has another name now: nothing but the paths tells it from what is gone. */
  #moved(kind: PackKind, paths: CaptureRequest['paths']): ReadonlyMap<Path, Indexed> {
    const moved = new Map<Path, Indexed>();
    // These are read whole, since they may be the only copy afterwards.
    if (kind === 'aside' || kind === 'kept') return moved;
    const gone = new Map<number, Indexed>();
    for (const [path, seen] of paths) {
      const known = seen === null ? this.copy.index.get(path) : undefined;
      if (known?.entry.kind === 'file' && !known.racy && this.packs.contents.isPacked(known.entry.digest))
        gone.set(known.seen.ino, known);
    }
    if (gone.size === 0) return moved;
    for (const [path, seen] of paths) {
      const known = seen === null ? undefined : gone.get(seen.ino);
      if (known === undefined || seen === null || !sameSeen(known.seen, seen)) continue;
      moved.set(path, { ...known, racy: isRacy(seen, this.scannedAt) });
    }
    return moved;
  }

  #isStored(entry: Entry): boolean {
    return entry.kind !== 'other' && (entry.kind !== 'file' || this.packs.contents.has(entry.digest));
  }

  #keep(kind: PackKind, path: Path): Keep {
    const blob = kind === 'aside' || kind === 'kept' ? undefined : this.#parts.held.get(path);
    return blob === undefined ? { kind: 'content' } : { kind: 'unless', blob };
  }
}
