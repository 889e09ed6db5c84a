/** Which steps run, and whose of them is what changed. */
import type { Step } from '../pipeline/model.ts';
import { type Runner, shareOut } from '../tree/ownership.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { type Seen, sameSeen, sameSight } from '../workspace/stat-index.ts';
import type { Edits } from './edits.ts';
import type { Changed } from './ground.ts';
import type { HalfFiles } from './half.ts';
import type { OwedSteps } from './owed.ts';
import type { Now, SessionParts } from './take.ts';

/** A step that ends, and all that ran until then, itself included. */
interface Ending {
  readonly step: Step;
  readonly how: 'completed' | 'failed';
  readonly runners: readonly Runner[];
}

export class Sharing {
  readonly #parts: SessionParts;
  readonly #owed: OwedSteps;
  readonly #half: HalfFiles;
  readonly #edits: Edits;
  readonly #running = new Map<string, Runner>();
  readonly #kept: Map<string, readonly Path[]>;
  /** By the step that keeps something: those that may have made some of it. */
  readonly #keptBeside: Map<string, readonly string[]>;
  /** Paths that steps may have made that have failed since, while others ran; none that a step which ended well has taken. */
  readonly #unsure = new Map<Path, Set<string>>();

  constructor(
    parts: SessionParts,
    { owed, half, edits }: { readonly owed: OwedSteps; readonly half: HalfFiles; readonly edits: Edits },
  ) {
    this.#parts = parts;
    this.#owed = owed;
    this.#half = half;
    this.#edits = edits;
    this.#kept = new Map(parts.kept);
    this.#keptBeside = new Map(parts.keptBeside);
  }

  get runners(): readonly Runner[] {
    return [...this.#running.values()];
  }

  runs(step: string): boolean {
    return this.#running.has(step);
  }

  started(step: string): void {
    const writes = this.#parts.writes.get(step);
    this.#running.set(step, { step, writes: writes === undefined ? null : compilePatterns(writes) });
  }

  ended(step: string): void {
    this.#running.delete(step);
  }

  /**
   * It has ended well: what it had kept of earlier tries is part of its change.
   * @param changed saved or not
   * @returns the steps that may have made some of that: those who run on and could have, those who had failed before, and whose second
   * try may find what they had made, and those who keep what it may have made itself
   */
  completed(
    step: string,
    { changed, runners }: { readonly changed: readonly Path[]; readonly runners: readonly Runner[] },
  ): readonly string[] {
    const beside = new Set(shareOut({ changed, ending: step, how: 'completed', running: runners }).entangled);
    for (const failed of this.keepsBeside(step, changed)) beside.add(failed);
    for (const [other, its] of this.#keptBeside) if (its.includes(step)) beside.add(other);
    for (const path of changed) this.#unsure.delete(path);
    this.dropped(step);
    return [...beside];
  }

  /** It has ended, and what it had kept of earlier tries is not its any more. */
  dropped(step: string): void {
    this.ended(step);
    this.#kept.delete(step);
    this.#keptBeside.delete(step);
  }

  /** The steps that failed beside one that keeps what it has written, now or in tries before, and may have made some of that. */
  keepsBeside(step: string, paths: Iterable<Path>): readonly string[] {
    const failed = [...paths].flatMap((path) => [...(this.#unsure.get(path) ?? [])]);
    const all = new Set([...(this.#keptBeside.get(step) ?? []), ...failed]);
    all.delete(step);
    this.#keptBeside.set(step, [...all]);
    return [...all];
  }

  /** What a step has been given back of its earlier tries. */
  keeps(step: string, paths: readonly Path[]): void {
    this.#kept.set(step, paths);
  }

  /** What is there of a step's earlier tries, and nobody has changed since; null where it had kept nothing. */
  keptBy(step: string): Now | null {
    const { ground } = this.#parts;
    const all = this.#kept.get(step) ?? [];
    if (all.length === 0) return null;
    const { paths: changed, startedAt } = ground.look();
    const paths = new Map<Path, Seen | null>();
    for (const path of all) {
      const before = ground.seen(path);
      const seen = changed.has(path) ? (changed.get(path) ?? null) : before;
      if (sameSight(before, seen)) paths.set(path, seen);
    }
    return { paths, startedAt, fresh: new Set(paths.keys()) };
  }

  /** The paths that belong to an ending step, with what it kept of earlier tries. What a person changed is none of them. */
  mine(now: Changed, { step, how, runners }: Ending): Now {
    const { ground } = this.#parts;
    const kept = this.#kept.get(step.id) ?? [];
    const changed: Path[] = [];
    const quiet: Path[] = [];
    for (const [path, seen] of now.paths) {
      if (this.#isSameDirectory(path, seen)) quiet.push(path);
      else if (!this.#edits.isUnsaved(path, seen)) changed.push(path);
    }
    const shares = shareOut({ changed, ending: step.id, how, running: runners });
    if (how === 'failed') this.#half.leave(shares.left);
    for (const path of shares.unsure)
      this.#unsure.set(path, (this.#unsure.get(path) ?? new Set<string>()).add(step.id));
    const own = runners.length === 1 ? [...shares.own, ...quiet] : shares.own;
    const paths = new Map<Path, Seen | null>();
    for (const path of kept) paths.set(path, ground.seen(path));
    for (const path of own) paths.set(path, now.paths.get(path) ?? null);
    const unread = how === 'completed' ? (this.#parts.unread.get(step.id) ?? []) : [];
    for (const path of unread) if (!paths.has(path)) paths.set(path, ground.seen(path));
    const anew = how === 'completed' ? own.filter((path) => this.#isMadeAnew(path, now)) : [];
    return { paths, startedAt: now.startedAt, fresh: new Set([...kept, ...anew]) };
  }

  /** What another step left may be written again, with the same bytes: then it is this one's; but not where that one is still to be saved. */
  #isMadeAnew(path: Path, { paths }: Changed): boolean {
    const { ground } = this.#parts;
    if (ground.apart(path) === undefined) return false;
    const before = ground.index.get(path)?.seen;
    const seen = paths.get(path) ?? null;
    return before !== undefined && seen !== null && !sameSeen(before, seen) && !this.#owed.awaits(path);
  }

  /** A directory of which only the time is another has changed with what is in it: nobody shares that out. */
  #isSameDirectory(path: Path, seen: Seen | null): boolean {
    const before = this.#parts.ground.before(path);
    return (
      seen !== null &&
      before?.kind === 'directory' &&
      (seen.mode & 0o170000) === 0o040000 &&
      (seen.mode & 0o777) === before.mode
    );
  }

  /** What no other step that runs can have changed. */
  ownAlone(ending: string, all: Now): (path: Path) => boolean {
    const { own } = shareOut({ changed: all.paths.keys(), ending, how: 'failed', running: this.runners });
    const paths = new Set(own);
    return (path) => paths.has(path);
  }
}
