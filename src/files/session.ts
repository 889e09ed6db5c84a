/** The files of one attempt: before its first step, and at each end of a try. */
import type { Keep, Step } from '../pipeline/model.ts';
import type { Completion, Reason, SourceDigests } from '../record/decisions.ts';
import type { Shared } from '../record/files-events.ts';
import type { ArrivingFiles, Captured, FilesLog, Lacks } from '../run/ports.ts';
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns, readsDigest } from '../tree/patterns.ts';
import { sameState } from '../tree/state.ts';
import { everythingHeard } from '../workspace/pause.ts';
import { Arriving, type ArrivingFacts } from './arriving.ts';
import { NOTHING, namesOf } from './capture.ts';
import { keptPaths } from './kept.ts';
import { RunLog } from './run-log.ts';
import type { FilesSetting } from './setting.ts';
import { cutLines, gitFileLines, notSavedIn, notThere, readsLines, unsavedLine } from './skipped.ts';
import { Snapshots } from './snapshots.ts';
import type { Taking } from './taking.ts';
import type { Tracked } from './tracked.ts';
import { Tries, type Trying } from './tries.ts';
import { undo } from './undo.ts';
import { Unsaved } from './unsaved.ts';
import type { Restart } from './wanted.ts';

export interface SessionParts {
  readonly setting: FilesSetting;
  readonly taking: Taking;
  readonly tracked: Tracked;
  /** Whether a file is the person's, while no step runs whose `writes` match it. */
  readonly isYours: (path: Path) => boolean;
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Whether the `writes` of a service match a path. */
  readonly isServed: (path: Path) => boolean;
  readonly keeps: ReadonlyMap<string, Keep>;
  readonly kept: ReadonlyMap<string, Change>;
  readonly restarts: ReadonlyMap<string, Restart>;
  /** Where steps come one by one; null where they are planned. */
  readonly arriving: ArrivingFacts | null;
  /** All that is left to do before the first step. */
  readonly begin: (log: FilesLog) => Promise<void>;
  /** Lines that are said again at the end. */
  readonly atEnd: readonly string[];
  readonly close: () => void;
}

export class Session implements ArrivingFiles {
  readonly #parts: SessionParts;
  readonly #taking: Taking;
  readonly #tries: Tries;
  readonly #snapshots: Snapshots;
  readonly #unsaved: Unsaved;
  readonly #arriving: Arriving | null;
  readonly #log = new RunLog();
  /** Whether the snapshot tells all that the steps left. */
  #isWhole = true;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#taking = parts.taking;
    this.#tries = new Tries(parts.writes);
    this.#snapshots = new Snapshots({ ...parts, tries: this.#tries, log: this.#log });
    this.#unsaved = new Unsaved(parts.taking);
    const [tries, snapshots, log] = [this.#tries, this.#snapshots, this.#log];
    const facts = parts.arriving;
    this.#arriving = facts && new Arriving({ ...parts, facts, tries, snapshots, log });
  }

  async begin(log: FilesLog): Promise<void> {
    this.#log.open(log);
    try {
      await this.#parts.begin(this.#log);
    } catch (error) {
      this.#isWhole = false;
      throw error;
    }
    await everythingHeard();
  }

  reads(step: Step): string | null {
    if (this.#arriving !== null) return this.#arriving.reads(step);
    const { reads } = step;
    return reads === null ? null : readsDigest(this.#taking.copy.tree(), compilePatterns(reads));
  }

  arrived(step: Step): Promise<SourceDigests> {
    return this.#inTurn(() => this.#mustArrive().arrived(step));
  }

  fits(step: Step, completion: Completion): Reason | null {
    return this.#mustArrive().fits(step, completion);
  }

  bringBack(step: Step, completion: Completion): Promise<Reason | null> {
    return this.#inTurn(() => this.#mustArrive().bringBack(step, completion));
  }

  standsIn(completion: Completion): void {
    this.#mustArrive().standsIn(completion);
  }

  #mustArrive(): Arriving {
    if (this.#arriving === null) throw new Error('a step has come that was planned');
    return this.#arriving;
  }

  started(step: Step): void {
    const restart = this.#parts.restarts.get(step.id) ?? null;
    const kept = (this.#parts.kept.get(step.id) ?? []).map(({ path, before }) => [path, before] as const);
    this.#tries.started(step, [...(restart?.former ?? []), ...kept], restart);
  }

  completed(step: Step): Promise<Captured> {
    return this.#inTurn(async () => {
      const trying = this.#tries.get(step.id);
      // It could not be started, and has changed nothing.
      if (trying === undefined) return { change: NOTHING, warnings: [] };
      try {
        return await this.#complete(trying);
      } catch (error) {
        return { change: null, warnings: [`is completed but not saved: ${this.#cannotSee(error)}`] };
      } finally {
        this.#tries.ended(step.id);
        this.#taking.copy.flush();
      }
    });
  }

  failed(step: Step, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'> {
    return this.#inTurn(async () => {
      const trying = this.#tries.get(step.id);
      if (trying === undefined) return 'ready';
      try {
        return await this.#fail(trying, then);
      } catch (error) {
        this.#log.warn(step.id, `its changes could not be looked at: ${this.#cannotSee(error)}`);
        return 'not-ready';
      } finally {
        if (then === 'end') this.#tries.ended(step.id);
        this.#taking.copy.flush();
      }
    });
  }

  undone({ id }: Step): Promise<string | null> {
    return this.#inTurn(async () => {
      const { copy } = this.#taking;
      const keeps = keptPaths(this.#parts.keeps.get(id));
      const paths = [...copy.left].flatMap(([path, steps]) =>
        steps.includes(id) && !keeps(path) ? [path] : [],
      );
      try {
        return await this.#undo(paths, id);
      } catch (error) {
        return this.#cannotSee(error);
      } finally {
        copy.flush();
      }
    });
  }

  end(leftRunning: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      try {
        if (leftRunning.length > 0 || !this.#unsaved.isEmpty) {
          const { own } = await this.#snapshots.take(null);
          await this.#snapshots.left(own, leftRunning);
          await this.#saveLate();
        }
        // A signal may have come before the files were begun.
        if (this.#log.isOpen) for (const message of this.#parts.atEnd) this.#log.warn(null, message);
      } catch (error) {
        this.#cannotSee(error);
      } finally {
        this.#taking.copy.close(this.#isWhole);
        this.#parts.close();
      }
    });
  }

  /** The person's files that are in another state than before. */
  #changedIn({ yours }: Trying): readonly Path[] {
    return [...yours].flatMap(([path, before]) =>
      sameState(before, this.#taking.copy.state(path)) ? [] : [path],
    );
  }

  async #complete(trying: Trying): Promise<Captured> {
    const { own, dirty, warnings, moved } = await this.#snapshots.take(trying);
    const [away] = dirty.away;
    if (away !== undefined) return { change: null, warnings: [...warnings, notThere(away)] };
    const taken = await this.#taking.step(trying, { own, dirty, declared: this.#declared(trying) });
    const shared = this.#sharedIn(taken.change, trying.step.id);
    this.#snapshots.made(taken.change);
    if (taken.ref === null) {
      if (taken.cause === 'store') await this.#snapshots.unsaved(own);
      this.#unsaved.add(trying, dirty);
      return { change: null, warnings: [...warnings, unsavedLine(taken)] };
    }
    const restored = await this.#putBackLater(trying);
    await this.#saveLate();
    const lines = [
      ...warnings,
      ...cutLines(taken.cut),
      ...gitFileLines(taken.change),
      ...readsLines(trying.step.reads, this.#changedIn(trying)),
      ...restored,
    ];
    return {
      change: taken.ref,
      warnings: lines,
      ...(shared === null ? {} : { shared }),
      ...lacksOf({ refs: moved, files: notSavedIn(dirty.skipped, taken.cut) }),
    };
  }

  /** Paths of a change that steps may have made that ran beside the step, and had failed or not ended. */
  #sharedIn(change: Change, id: string): Shared | null {
    const { left } = this.#taking.copy;
    const steps = new Set<string>();
    const paths: Path[] = [];
    for (const { path, before, after } of change) {
      if (after?.kind === 'directory' || sameState(before, after)) continue;
      const others = [...(left.get(path) ?? []), ...this.#tries.othersAt(path, id)].filter(
        (step) => step !== id,
      );
      if (others.length > 0) paths.push(path);
      for (const step of others) steps.add(step);
    }
    return paths.length === 0 ? null : { steps: [...steps], paths: namesOf(paths) };
  }

  /** A step that ran again had found and perhaps removed files that later steps made: they are put back. */
  async #putBackLater({ step, restart }: Trying): Promise<readonly string[]> {
    if (restart === null) return [];
    const { copy } = this.#taking;
    const paths = [...restart.later].flatMap(([path, entry]) =>
      sameState(copy.state(path), entry) ? [] : [path],
    );
    for (const path of paths) copy.leave(path, [step.id]);
    const { warnings } = await undo(paths, this.#taking, { log: this.#log, step: step.id });
    return warnings;
  }

  async #fail(trying: Trying, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'> {
    const { id } = trying.step;
    const { own, dirty, warnings } = await this.#snapshots.take(trying);
    for (const message of warnings) this.#log.warn(id, message);
    if (dirty.away.length > 0) {
      this.#isWhole = false;
      return then === 'end' ? 'ready' : this.#cannotTryAgain(id, notThere(dirty.away[0]));
    }
    await this.#snapshots.left(own, [id]);
    this.#snapshots.mark(trying.changed.keys(), [id]);
    await this.#snapshots.keep(trying);
    await this.#saveLate();
    if (then === 'end') return 'ready';
    const keeps = keptPaths(this.#parts.keeps.get(id));
    const paths = [...trying.changed.keys()].filter(
      (path) => !keeps(path) && this.#tries.othersAt(path, id).length === 0,
    );
    const blocked = await this.#undo(paths, id);
    if (blocked !== null) return this.#cannotTryAgain(id, blocked);
    for (const path of paths) trying.changed.delete(path);
    return 'ready';
  }

  /** @returns why a path could not be set back; null where all could */
  async #undo(paths: readonly Path[], step: string): Promise<string | null> {
    const { blocked, warnings } = await undo(paths, this.#taking, { log: this.#log, step });
    for (const message of warnings) this.#log.warn(step, message);
    return blocked;
  }

  #saveLate(): Promise<void> {
    return this.#unsaved.save(this.#log, (trying) => this.#declared(trying));
  }

  /** The files that a step's `writes` match, but for those that git tracks: of these its change has only what it changed. */
  #declared({ runner, changed }: Trying): readonly Path[] {
    const { writes } = runner;
    if (writes === null) return [];
    return [...this.#taking.copy.index.keys()].filter(
      (path) =>
        writes(path) &&
        !changed.has(path) &&
        !this.#parts.isServed(path) &&
        !this.#parts.tracked.has(path) &&
        !this.#taking.isInHead(path),
    );
  }

  #cannotTryAgain(step: string, why: string): 'not-ready' {
    this.#log.warn(step, `is not tried again: ${why}`);
    return 'not-ready';
  }

  /** Something went wrong with the workspace or the packs: the next attempt goes by the time of writing. @throws what the record said */
  #cannotSee(error: unknown): string {
    this.#log.mustBeWhole();
    this.#isWhole = false;
    return this.#parts.setting.signal.aborted ? 'it was stopped' : (error as Error).message;
  }

  /** One look at the workspace at a time. What comes after it knows of a signal that came meanwhile. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act).finally(everythingHeard);
    this.#turn = next.catch(() => undefined);
    return next;
  }
}

function lacksOf(lacks: Lacks): { readonly lacks?: Lacks } {
  return lacks.refs.length + lacks.files.length === 0 ? {} : { lacks };
}
