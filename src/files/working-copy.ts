/** The workspace while steps run: the last snapshot of it, and what the run wants there. */
import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { type Path, parentOf } from '../tree/path.ts';
import { type Entry, type State, sameState, type Tree } from '../tree/state.ts';
import { KnownStats } from '../workspace/known-stats.ts';
import { type Scan, type Skipped, scan } from '../workspace/scan.ts';
import { type Indexed, type Seen, sameSeen } from '../workspace/stat-index.ts';
import type { Area } from './setting.ts';
import { Skips } from './skipped.ts';
import type { SnapshotWriter } from './snapshot-writer.ts';
import { unreadable } from './view.ts';

export interface Dirty {
  /** Paths that may not be as they were; null for one that is gone. */
  readonly paths: ReadonlyMap<Path, Seen | null>;
  readonly startedAt: number;
  /** Paths that cannot be saved, or not whole, and were not told before. */
  readonly skipped: readonly Skipped[];
  /** Roots that are not where they were. */
  readonly away: Scan['away'];
}

export interface WorkingCopyParts {
  readonly area: Area;
  /** The source, the layers that count, and the edits. */
  readonly model: Map<Path, Entry>;
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Seen>;
  readonly made: ReadonlySet<Path>;
  readonly left: ReadonlyMap<Path, readonly string[]>;
  readonly skipped: readonly Skipped[];
  readonly writer: SnapshotWriter;
}

export class WorkingCopy {
  /** The source, the layers that count, and the edits. */
  model: Map<Path, Entry>;
  readonly #area: Area;
  readonly #index: Map<Path, Indexed>;
  readonly #unread: Map<Path, Seen>;
  readonly #made: Set<Path>;
  readonly #left: Map<Path, readonly string[]>;
  readonly #writer: SnapshotWriter;
  readonly #skips = new Skips();
  /** There, and perhaps not in the index. */
  readonly #unseen = new Set<Path>();
  #stats: KnownStats | undefined;

  constructor(parts: WorkingCopyParts) {
    this.model = parts.model;
    this.#area = parts.area;
    this.#index = parts.index;
    this.#unread = new Map(parts.unread);
    for (const path of parts.unread.keys()) this.#unseen.add(path);
    this.#made = new Set(parts.made);
    this.#left = new Map(parts.left);
    this.#writer = parts.writer;
    this.#skips.fresh(parts.skipped);
    this.#statsOfMany();
  }

  get index(): ReadonlyMap<Path, Indexed> {
    return this.#index;
  }

  get unread(): ReadonlyMap<Path, Seen> {
    return this.#unread;
  }

  get made(): ReadonlySet<Path> {
    return this.#made;
  }

  /** Paths as failed tries left them, with the steps. */
  get left(): ReadonlyMap<Path, readonly string[]> {
    return this.#left;
  }

  /** The last snapshot. */
  tree(): Tree {
    const tree = new Map<Path, Entry>();
    for (const [path, { entry }] of this.#index) tree.set(path, entry);
    for (const [path, seen] of this.#unread) tree.set(path, unreadable(seen));
    return tree;
  }

  /** The state of a path in the last snapshot; null for absent. */
  state(path: Path): State | null {
    const unread = this.#unread.get(path);
    return this.#index.get(path)?.entry ?? (unread === undefined ? null : unreadable(unread));
  }

  /** Looks for paths that may have changed since the last snapshot. */
  scan(): Dirty {
    const { roots, leftOut, now } = this.#area;
    this.#lookAgain();
    const stats = this.#statsOfMany();
    const [index, unread] = [this.#index, this.#unread.keys()];
    const scanned = scan({ roots, leftOut, now, index, unread, directories: 'changed', stats });
    const paths = new Map<Path, Seen | null>();
    for (const [path, seen] of scanned.changed) {
      const before = this.#unread.get(path);
      if (before === undefined || !sameSeen(before, seen)) paths.set(path, seen);
      if (!this.#index.has(path)) this.#unseen.add(path);
    }
    for (const path of scanned.gone) paths.set(path, null);
    const { startedAt, away } = scanned;
    return { paths, startedAt, away, skipped: this.#skips.fresh(scanned.skipped) };
  }

  /** A scan reads the directories that changed: where a path is not in the index, the directory above is to be read again. */
  #lookAgain(): void {
    for (const path of this.#unseen) {
      const above = parentOf(path);
      const indexed = above === null || this.#index.has(path) ? undefined : this.#index.get(above);
      if (above !== null && indexed !== undefined) this.#index.set(above, { ...indexed, racy: true });
    }
    this.#unseen.clear();
  }

  #statsOfMany(): KnownStats | undefined {
    this.#stats ??= KnownStats.forMany(this.#index.size);
    return this.#stats;
  }

  /** Takes into the snapshot how paths were seen. */
  see(indexed: Iterable<readonly [Path, Indexed | null]>): void {
    for (const [path, seen] of indexed) {
      this.#unread.delete(path);
      if (seen === null) this.#index.delete(path);
      else this.#index.set(path, seen);
      this.#writer.seen(path, seen);
    }
  }

  /** Takes into the snapshot that a path is there and could not be read. */
  cannotRead(path: Path, seen: Seen | null): void {
    if (seen === null) return;
    this.#unread.set(path, seen);
    this.#unseen.add(path);
    this.#index.delete(path);
    this.#writer.unread(path);
  }

  /** Notes that a step made a path, or changed it. */
  make(path: Path): void {
    if (this.#made.has(path)) return;
    this.#made.add(path);
    this.#writer.made(path);
  }

  /** Notes which failed tries left a path as it is; none: it is as the run wants it. */
  leave(path: Path, steps: readonly string[]): void {
    if (steps.length === 0 && !this.#left.has(path)) return;
    if (steps.length === 0) this.#left.delete(path);
    else this.#left.set(path, steps);
    this.#writer.left(path, steps);
  }

  /** Notes that a path may be as the model has it again. */
  settled(path: Path): void {
    if (sameState(this.model.get(path), this.state(path))) this.leave(path, []);
  }

  /** Puts a layer on top of the model. */
  lay(change: Change): void {
    const plain = change.every(({ path, after }) => {
      const before = this.model.get(path);
      return before?.kind !== 'directory' || after === null || after.kind === 'directory';
    });
    if (!plain)
      this.model = fold(
        this.model,
        [change],
        this.#area.roots.list.map(({ path }) => path),
      );
    else
      for (const { path, after } of change) {
        if (after === null) this.model.delete(path);
        else this.model.set(path, after);
      }
    for (const { path } of change) this.settled(path);
  }

  flush(): void {
    this.#writer.flush();
  }

  close(isWhole: boolean): void {
    this.#writer.close(isWhole);
    this.#stats?.close();
  }
}
