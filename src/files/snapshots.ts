/** The snapshot after a try: what changed since the last one, shared out among the person and the steps. */
import type { Keep } from '../pipeline/model.ts';
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { type State, sameState } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { listed } from './capture.ts';
import { keptPaths } from './kept.ts';
import type { RunLog } from './run-log.ts';
import { movedLines, skipLines } from './skipped.ts';
import type { Taking } from './taking.ts';
import { editsEvent } from './told.ts';
import type { Tracked } from './tracked.ts';
import type { Tries, Trying } from './tries.ts';
import type { Dirty } from './working-copy.ts';

export interface SnapshotsParts {
  readonly taking: Taking;
  readonly tries: Tries;
  readonly tracked: Tracked;
  readonly log: RunLog;
  /** Whether a file is the person's, while no step runs whose `writes` match it. */
  readonly isYours: (path: Path) => boolean;
  /** How much steps keep of failed tries. */
  readonly keeps: ReadonlyMap<string, Keep>;
  /** What is kept of failed tries of earlier attempts, by step. */
  readonly kept: ReadonlyMap<string, Change>;
}

export class Snapshots {
  readonly #parts: SnapshotsParts;
  /** What kept files changed, by path, of each step that keeps one: no completed step is built on it. */
  readonly #kept = new Map<Path, Change[number][]>();

  constructor(parts: SnapshotsParts) {
    this.#parts = parts;
    for (const change of parts.kept.values()) this.#note(change);
  }

  /**
   * Looks at the workspace, and saves the person's edits.
   * @param ending the step whose try ends; null: none runs any more
   */
  async take(ending: Trying | null): Promise<{
    readonly own: ReadonlyMap<Path, Seen | null>;
    readonly dirty: Dirty;
    readonly warnings: readonly string[];
    /** What of git has moved. */
    readonly moved: readonly string[];
  }> {
    const { taking, tries, tracked, isYours } = this.#parts;
    tries.moved(await tracked.look());
    const moved = [...(ending?.moved ?? [])];
    const dirty = taking.copy.scan();
    taking.scannedAt = dirty.startedAt;
    const before = (path: Path) => this.#beforeKept(path);
    const paths =
      dirty.away.length > 0 ? new Map<Path, Seen | null>() : await taking.withoutSame(dirty.paths);
    const { edits, own } = tries.divide(paths, ending, { isYours, before });
    await this.#saveEdits(edits, ending?.step.id ?? null);
    const warnings = [...skipLines(dirty.skipped), ...movedLines(moved)];
    return { own, dirty, warnings, moved };
  }

  /** The state of a path in the last snapshot, but for files of failed tries that steps keep: there, the state before these. */
  #beforeKept(path: Path): State | null {
    let state = this.#parts.taking.copy.state(path);
    // One step may have kept what it made of what another one had kept.
    const left = [...(this.#kept.get(path) ?? [])];
    for (;;) {
      const at = left.findIndex(({ after }) => sameState(after, state));
      const [kept] = at < 0 ? [] : left.splice(at, 1);
      if (kept === undefined) return state;
      state = kept.before;
    }
  }

  #note(change: Change): void {
    for (const each of change) this.#kept.set(each.path, [...(this.#kept.get(each.path) ?? []), each]);
  }

  async #saveEdits(paths: ReadonlyMap<Path, Seen | null>, step: string | null): Promise<void> {
    if (paths.size === 0) return;
    const { taking, log } = this.#parts;
    const { copy } = taking;
    const taken = await taking.take('edit', step, {
      paths,
      before: (path) => copy.model.get(path) ?? null,
      what: 'states',
    });
    if (taken.ref === null) {
      log.warn(step, `${listed(taken.failed)} could not be saved: ${taken.failed[0]?.why ?? ''}`);
      return;
    }
    copy.lay(taken.change);
    if (taken.change.length === 0) return;
    const number = log.run().completions + 1;
    log.write({ type: 'edits.kept', number, step, change: taken.ref, ...editsEvent(taken.change) });
  }

  /** Takes into the snapshot what a completed step made. */
  made(change: Change): void {
    const { copy } = this.#parts.taking;
    copy.lay(change);
    for (const { path } of change) {
      copy.make(path);
      this.#kept.delete(path);
    }
  }

  /** Takes into the snapshot how a step left its paths that the store did not take. */
  async unsaved(paths: ReadonlyMap<Path, Seen | null>): Promise<void> {
    const { taking } = this.#parts;
    const { copy } = taking;
    await taking.look(paths);
    const there = [...paths.keys()].filter((path) => !copy.unread.has(path));
    copy.lay(
      there.map((path) => ({
        path,
        before: copy.model.get(path) ?? null,
        after: copy.index.get(path)?.entry ?? null,
      })),
    );
  }

  /** Takes into the snapshot how a failed try left its paths. */
  async left(paths: ReadonlyMap<Path, Seen | null>, steps: readonly string[]): Promise<void> {
    const { taking, log } = this.#parts;
    const unread = await taking.look(paths);
    if (unread.length > 0)
      log.warn(steps[0] ?? null, `${listed(unread)} cannot be read: ${unread[0]?.why ?? ''}`);
    for (const path of paths.keys()) taking.copy.make(path);
    this.mark(paths.keys(), steps);
  }

  /** Notes the steps whose tries left paths in another state than the run wants. */
  mark(paths: Iterable<Path>, steps: readonly string[]): void {
    const { copy } = this.#parts.taking;
    for (const path of paths)
      if (!sameState(copy.state(path), copy.model.get(path)))
        copy.leave(path, [...new Set([...(copy.left.get(path) ?? []), ...steps])]);
  }

  /** Saves how much of a failed try the step keeps. */
  async keep({ step, changed }: Trying): Promise<void> {
    const { taking, keeps, log } = this.#parts;
    const { copy } = taking;
    if (!keeps.has(step.id)) return;
    const isKept = keptPaths(keeps.get(step.id));
    const paths = [...changed.keys()].filter((path) => isKept(path) && copy.state(path)?.kind !== 'other');
    const taken = await taking.take('kept', step.id, {
      paths: taking.seenAt(paths),
      before: (path) => changed.get(path) ?? null,
      what: 'states',
    });
    if (taken.ref === null) {
      const why = taken.failed[0]?.why ?? '';
      log.warn(step.id, `${listed(taken.failed)} could not be kept for its next try: ${why}`);
      return;
    }
    copy.lay(taken.change);
    this.#note(taken.change);
    if (taken.change.length > 0) log.write({ type: 'files.kept', step: step.id, change: taken.ref });
  }
}
