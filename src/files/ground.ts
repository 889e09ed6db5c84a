/** The workspace while steps run: what is in it, whose it is, and what was seen of it last. */

import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { type Path, parentOf } from '../tree/path.ts';
import { type Entry, type State, sameState } from '../tree/state.ts';
import type { Head } from '../workspace/git-files.ts';
import { KnownStats, WORTH_IT } from '../workspace/known-stats.ts';
import { type Scan, type Skipped, scan } from '../workspace/scan.ts';
import { type Indexed, type Seen, sameSeen } from '../workspace/stat-index.ts';
import type { MarkWriter } from './mark-writer.ts';
import type { Persons } from './persons.ts';
import type { Area } from './setting.ts';
import { Skips } from './skipped.ts';

/** What is at a path that the model does not have so. */
interface Apart {
  readonly entry: Entry | null;
  /** The step that left it so; null where that is not known. */
  readonly step: string | null;
}

export interface Changed {
  /** Paths that may not be as they were; null for one that is gone. */
  readonly paths: ReadonlyMap<Path, Seen | null>;
  readonly startedAt: number;
  /** What has come since that cannot be saved, or not whole. */
  readonly skipped: readonly Skipped[];
  /** Roots that are not where they were. */
  readonly away: Scan['away'];
  readonly roots: Scan['roots'];
}

export class Ground {
  /** The source, what the steps that ended well changed, and the edits. */
  model: Map<Path, Entry>;
  /** Whose of what is no source. */
  readonly persons: Persons;
  readonly #area: Area;
  readonly #index: Map<Path, Indexed>;
  readonly #apart = new Map<Path, Apart>();
  readonly #unread: Map<Path, Seen>;
  /** There, and perhaps not in the index. */
  readonly #unseen = new Set<Path>();
  readonly #mark: MarkWriter;
  readonly #skips = new Skips();
  #stats: KnownStats | undefined;

  constructor(
    area: Area,
    known: {
      readonly model: Map<Path, Entry>;
      readonly persons: Persons;
      readonly index: Map<Path, Indexed>;
      readonly unread: ReadonlyMap<Path, Seen>;
      readonly mark: MarkWriter;
      readonly skipped: readonly Skipped[];
    },
  ) {
    this.#area = area;
    this.model = known.model;
    this.persons = known.persons;
    this.#index = known.index;
    this.#unread = new Map();
    this.#mark = known.mark;
    this.#skips.fresh(known.skipped);
    for (const [path, seen] of known.unread) this.cannotRead(path, seen);
    this.#statsOfMany();
  }

  get index(): ReadonlyMap<Path, Indexed> {
    return this.#index;
  }

  /** What could not be read when it was looked at last. */
  get unread(): ReadonlySet<Path> {
    return new Set(this.#unread.keys());
  }

  /** Notes where a step has moved HEAD. */
  checkedOut(head: Head): void {
    this.#mark.checkedOut(head);
  }

  /** Looks for what may have changed since it was last noted. */
  scan(): Changed {
    const { skipped, ...changed } = this.#scan();
    return { ...changed, skipped: this.#skips.fresh(skipped) };
  }

  /** The same between two tries: what cannot be saved is still to be told to the step that ends. */
  look(): Pick<Changed, 'paths' | 'startedAt'> {
    return this.#scan();
  }

  #scan(): Changed {
    const { roots, leftOut } = this.#area;
    this.#lookAgain();
    const stats = this.#statsOfMany();
    const [index, unread] = [this.#index, this.#unread.keys()];
    const scanned = scan({ roots, leftOut, index, unread, directories: 'changed', stats });
    const paths = new Map<Path, Seen | null>();
    for (const [path, seen] of scanned.changed) {
      const before = this.#unread.get(path);
      if (before === undefined || !sameSeen(before, seen)) paths.set(path, seen);
      if (!this.#index.has(path)) this.#unseen.add(path);
    }
    for (const path of scanned.gone) paths.set(path, null);
    const { startedAt, skipped, away, roots: seenRoots } = scanned;
    return { paths, startedAt, skipped, away, roots: seenRoots };
  }

  #statsOfMany(): KnownStats | undefined {
    if (this.#index.size >= WORTH_IT) this.#stats ??= new KnownStats();
    return this.#stats;
  }

  /**
   * A scan reads the directories that changed since they were seen, and looks at what the index has. So where something was left
   * out of the index, as what belongs to a step that runs on, the directory above is to be read again.
   */
  #lookAgain(): void {
    for (const path of this.#unseen) {
      const above = parentOf(path);
      const indexed = above === null || this.#index.has(path) ? undefined : this.#index.get(above);
      if (above !== null && indexed !== undefined) this.#index.set(above, { ...indexed, racy: true });
    }
    this.#unseen.clear();
  }

  /** What the model has at a path, null for nothing. */
  before(path: Path): State | null {
    return this.model.get(path) ?? null;
  }

  /** What was found at a path that is not as the model has it; undefined where it is as the model has it. */
  apart(path: Path): Apart | undefined {
    return this.#apart.get(path);
  }

  /** Every path that is not as the model has it. */
  allApart(): ReadonlyMap<Path, Apart> {
    return this.#apart;
  }

  /** What was seen at a path when it was looked at last, be it that it could not be read; null for nothing. */
  seen(path: Path): Seen | null {
    return this.#index.get(path)?.seen ?? this.#unread.get(path) ?? null;
  }

  /** Notes what was seen. */
  see(indexed: Iterable<readonly [Path, Indexed | null]>): void {
    for (const [path, seen] of indexed) {
      this.#unread.delete(path);
      if (seen === null) this.#index.delete(path);
      else this.#index.set(path, seen);
      this.#mark.seen(path, seen);
    }
  }

  /** Notes what could not be read. */
  cannotRead(path: Path, seen: Seen | null): void {
    if (seen === null) return;
    this.#unread.set(path, seen);
    this.#unseen.add(path);
    this.#index.delete(path);
    this.#mark.unread(path);
  }

  /** A change is part of the model from now on. */
  accept(change: Change, by: 'step' | 'person'): void {
    this.persons.note(change, by);
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
    for (const { path, after } of change) {
      if (plain && after !== null) this.model.set(path, after);
      if (plain && after === null) this.model.delete(path);
      this.join(path);
    }
  }

  /** A path is not as the model has it, and nobody's change. */
  part(path: Path, apart: Apart): void {
    this.#apart.set(path, apart);
    this.#mark.half(path, apart.step);
  }

  /**
   * Of what a step was seen to leave that is as the model has it, nothing is another one's any more; unless that one had left it so, with
   * another time.
   */
  joinOthers(step: string, seen: Iterable<readonly [Path, Indexed | null]>): void {
    for (const [path, now] of seen) {
      const apart = this.#apart.get(path);
      if (apart === undefined || apart.step === step || sameState(apart.entry, now?.entry)) continue;
      if (sameState(this.before(path), now?.entry)) this.join(path);
    }
  }

  /** A path is as the model has it again. */
  join(path: Path): void {
    if (this.#apart.delete(path)) this.#mark.half(path, undefined);
  }

  /** What is there could not be seen: the next attempt goes by the time of writing. */
  cutOff(): void {
    this.#mark.cutOff();
  }

  /** Nothing of the attempt runs from now on: what is written later is none of its work. @param gone what its steps have deleted */
  pause(gone: Iterable<Path>): void {
    this.#mark.pause(gone);
  }

  unpause(): void {
    this.#mark.unpause();
  }

  close(): void {
    this.#stats?.close();
  }

  /** Puts what was noted on disk. */
  flush(): void {
    this.#mark.flush();
  }
}
