/** The files of one attempt: before its first step, and at each end of a try. */
import type { Keep, Step } from '../pipeline/model.ts';
import type { Shared } from '../record/events.ts';
import type { Captured, Files, FilesLog } from '../run/ports.ts';
import type { Change } from '../tree/change.ts';
import { type Path, textOf } from '../tree/path.ts';
import { compilePatterns, readsDigest } from '../tree/patterns.ts';
import { type State, sameState } from '../tree/state.ts';
import { everythingHeard } from '../workspace/pause.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { listed, NOTHING, namesOf, type Taken } from './capture.ts';
import { editsEvent } from './saving.ts';
import type { FilesSetting } from './setting.ts';
import { gitFileLines, missedIn, skipLines } from './skipped.ts';
import type { Taking } from './taking.ts';
import type { Tracked } from './tracked.ts';
import { Tries, type Trying } from './tries.ts';
import { undo } from './undo.ts';
import { keptPaths, type Restart } from './wanted.ts';
import type { Dirty } from './working-copy.ts';

export interface SessionParts {
  readonly setting: FilesSetting;
  readonly taking: Taking;
  readonly tracked: Tracked;
  /** Whether a file is the person's, while no step runs whose `writes` match it. */
  readonly isYours: (path: Path) => boolean;
  readonly writes: ReadonlyMap<string, readonly string[]>;
  readonly keeps: ReadonlyMap<string, Keep>;
  readonly kept: ReadonlyMap<string, Change>;
  readonly restarts: ReadonlyMap<string, Restart>;
  /** All that is left to do before the first step. */
  readonly begin: (log: FilesLog) => Promise<void>;
  /** Lines that are said again at the end. */
  readonly atEnd: readonly string[];
  readonly close: () => void;
}

/** A step that ended well, and is not saved yet. */
interface Unsaved {
  readonly trying: Trying;
  /** How it left its paths; null for absent. */
  readonly left: ReadonlyMap<Path, State | null>;
  /** Whether the scan could not look at all of it: a later scan does not tell so again. */
  readonly isCut: boolean;
}

export class Session implements Files {
  readonly #parts: SessionParts;
  readonly #taking: Taking;
  readonly #tries: Tries;
  readonly #unsaved = new Map<string, Unsaved>();
  /** What kept files changed, by path: no completed step is built on it. */
  readonly #kept: Map<Path, Change[number]>;
  #log: FilesLog | null = null;
  /** Why the record could not be written, once that has happened: then nothing else counts. */
  #lost: Error | null = null;
  /** Whether the snapshot tells all that the steps left. */
  #isWhole = true;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#taking = parts.taking;
    this.#tries = new Tries(parts.writes);
    this.#kept = new Map([...parts.kept.values()].flat().map((each) => [each.path, each]));
  }

  async begin(log: FilesLog): Promise<void> {
    this.#log = {
      run: log.run,
      write: (body) => {
        try {
          log.write(body);
        } catch (error) {
          this.#lost = error as Error;
          throw error;
        }
      },
    };
    try {
      await this.#parts.begin(this.#log);
    } catch (error) {
      this.#isWhole = false;
      throw error;
    }
    await everythingHeard();
  }

  reads({ reads }: Step): string | null {
    return reads === null ? null : readsDigest(this.#taking.copy.tree(), compilePatterns(reads));
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
        this.#warn(step.id, `its changes could not be looked at: ${this.#cannotSee(error)}`);
        return 'not-ready';
      } finally {
        if (then === 'end') this.#tries.ended(step.id);
        this.#taking.copy.flush();
      }
    });
  }

  end(leftRunning: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      try {
        if (leftRunning.length > 0 || this.#unsaved.size > 0) {
          const { own } = await this.#snapshot(null);
          await this.#leave(own, leftRunning);
          await this.#saveLate();
        }
        for (const message of this.#parts.atEnd) this.#warn(null, message);
      } catch (error) {
        this.#cannotSee(error);
      } finally {
        this.#taking.copy.close(this.#isWhole);
        this.#parts.close();
      }
    });
  }

  async #complete(trying: Trying): Promise<Captured> {
    const { copy } = this.#taking;
    const { id } = trying.step;
    const { own, dirty, warnings } = await this.#snapshot(trying);
    const [away] = dirty.away;
    if (away !== undefined) return { change: null, warnings: [...warnings, notThere(away)] };
    const taken = await this.#taking.step(trying, { own, dirty, declared: this.#declared(trying) });
    const shared = this.#sharedIn(taken.change, id);
    copy.lay(taken.change);
    for (const { path } of taken.change) {
      copy.make(path);
      this.#kept.delete(path);
    }
    if (taken.ref === null) {
      if (taken.cause === 'store') await this.#seeUnsaved(own);
      const paths = [...trying.changed.keys()];
      for (const path of paths) copy.make(path);
      const left = new Map(paths.map((path) => [path, copy.state(path)]));
      this.#unsaved.set(id, { trying, left, isCut: missedIn(dirty.skipped).length > 0 });
      return { change: null, warnings: [...warnings, unsavedLine(taken)] };
    }
    const restored = await this.#putBackLater(trying);
    await this.#saveLate();
    const lines = [...warnings, ...gitFileLines(taken.change), ...readsLines(trying), ...restored];
    return { change: taken.ref, warnings: lines, ...(shared === null ? {} : { shared }) };
  }

  /** Takes into the snapshot how a step left its paths that the store did not take. */
  async #seeUnsaved(paths: ReadonlyMap<Path, Seen | null>): Promise<void> {
    const { copy } = this.#taking;
    await this.#taking.look(paths);
    const there = [...paths.keys()].filter((path) => !copy.unread.has(path));
    copy.lay(
      there.map((path) => ({
        path,
        before: copy.model.get(path) ?? null,
        after: copy.index.get(path)?.entry ?? null,
      })),
    );
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
    if (restart === null || this.#log === null) return [];
    const { copy } = this.#taking;
    const paths = [...restart.later].flatMap(([path, entry]) =>
      sameState(copy.state(path), entry) ? [] : [path],
    );
    for (const path of paths) copy.leave(path, [step.id]);
    const { warnings } = await undo(paths, this.#taking, { log: this.#log, step: step.id });
    return warnings;
  }

  async #fail(trying: Trying, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'> {
    const { copy } = this.#taking;
    const { id } = trying.step;
    const { own, dirty, warnings } = await this.#snapshot(trying);
    for (const message of warnings) this.#warn(id, message);
    if (dirty.away.length > 0) {
      this.#isWhole = false;
      return then === 'end' ? 'ready' : this.#cannotTryAgain(id, notThere(dirty.away[0]));
    }
    await this.#leave(own, [id]);
    for (const path of trying.changed.keys())
      if (!sameState(copy.state(path), copy.model.get(path)))
        copy.leave(path, union(copy.left.get(path), id));
    await this.#keep(trying);
    await this.#saveLate();
    if (then === 'end' || this.#log === null) return 'ready';
    const keeps = keptPaths(this.#parts.keeps.get(id));
    const paths = [...trying.changed.keys()].filter(
      (path) => !keeps(path) && this.#tries.othersAt(path, id).length === 0,
    );
    const { blocked, warnings: lines } = await undo(paths, this.#taking, { log: this.#log, step: id });
    for (const message of lines) this.#warn(id, message);
    if (blocked !== null) return this.#cannotTryAgain(id, blocked);
    for (const path of paths) trying.changed.delete(path);
    return 'ready';
  }

  /** Saves how much of a failed try the step keeps. */
  async #keep(trying: Trying): Promise<void> {
    const { copy } = this.#taking;
    const { step, changed } = trying;
    const keep = this.#parts.keeps.get(step.id);
    if (keep === undefined) return;
    const keeps = keptPaths(keep);
    const paths = [...changed.keys()].filter((path) => keeps(path) && copy.state(path)?.kind !== 'other');
    const taken = await this.#taking.take('kept', step.id, {
      paths: this.#taking.seenAt(paths),
      before: (path) => changed.get(path) ?? null,
      what: 'states',
    });
    if (taken.ref === null) {
      this.#warn(
        step.id,
        `${listed(taken.failed)} could not be kept for its next try: ${taken.failed[0]?.why ?? ''}`,
      );
      return;
    }
    copy.lay(taken.change);
    for (const each of taken.change) this.#kept.set(each.path, each);
    if (taken.change.length > 0) this.#log?.write({ type: 'files.kept', step: step.id, change: taken.ref });
  }

  /**
   * Looks at the workspace, and saves the person's edits.
   * @param ending the step whose try ends; null: none runs any more
   */
  async #snapshot(ending: Trying | null): Promise<{
    readonly own: ReadonlyMap<Path, Seen | null>;
    readonly dirty: Dirty;
    readonly warnings: readonly string[];
  }> {
    const { copy } = this.#taking;
    const { isYours } = this.#parts;
    const moved = await this.#parts.tracked.look();
    const dirty = copy.scan();
    this.#taking.scannedAt = dirty.startedAt;
    const before = (path: Path) => this.#beforeKept(path);
    const paths =
      dirty.away.length > 0 ? new Map<Path, Seen | null>() : await this.#taking.withoutSame(dirty.paths);
    const { edits, own } = this.#tries.divide(paths, ending, { isYours, before });
    await this.#saveEdits(edits, ending?.step.id ?? null);
    return { own, dirty, warnings: [...skipLines(dirty.skipped), ...moved] };
  }

  /** The state of a path in the last snapshot, but for files of failed tries that steps keep: there, the state before these. */
  #beforeKept(path: Path): State | null {
    const state = this.#taking.copy.state(path);
    const kept = this.#kept.get(path);
    return kept !== undefined && sameState(kept.after, state) ? kept.before : state;
  }

  async #saveEdits(paths: ReadonlyMap<Path, Seen | null>, step: string | null): Promise<void> {
    if (paths.size === 0) return;
    const { copy } = this.#taking;
    const taken = await this.#taking.take('edit', step, {
      paths,
      before: (path) => copy.model.get(path) ?? null,
      what: 'states',
    });
    if (taken.ref === null) {
      this.#warn(step, `${listed(taken.failed)} could not be saved: ${taken.failed[0]?.why ?? ''}`);
      return;
    }
    copy.lay(taken.change);
    if (taken.change.length === 0 || this.#log === null) return;
    const number = this.#log.run().completions + 1;
    this.#log.write({ type: 'edits.kept', number, step, change: taken.ref, ...editsEvent(taken.change) });
  }

  /** Takes into the snapshot how a failed try left its paths. */
  async #leave(paths: ReadonlyMap<Path, Seen | null>, steps: readonly string[]): Promise<void> {
    const { copy } = this.#taking;
    const unread = await this.#taking.look(paths);
    if (unread.length > 0)
      this.#warn(steps[0] ?? null, `${listed(unread)} cannot be read: ${unread[0]?.why ?? ''}`);
    for (const path of paths.keys()) {
      copy.make(path);
      if (!sameState(copy.state(path), copy.model.get(path)))
        copy.leave(path, [...new Set([...(copy.left.get(path) ?? []), ...steps])]);
    }
  }

  /** A step that could not be saved when it ended is tried again. */
  async #saveLate(): Promise<void> {
    const { copy } = this.#taking;
    for (const [id, { trying, left, isCut }] of this.#unsaved) {
      if (isCut) continue;
      // Files that another step has changed since are not as the step left them.
      const isOther = ([path, state]: readonly [Path, State | null]) =>
        state?.kind !== 'other' && !sameState(state, copy.state(path));
      if ([...left].some(isOther)) continue;
      const completion = this.#log?.run().steps.find((step) => step.id === id)?.completion;
      if (completion == null) continue;
      const dirty = copy.scan();
      const taken = await this.#taking.step(trying, {
        own: new Map(),
        dirty,
        declared: this.#declared(trying),
      });
      if (taken.ref === null) continue;
      this.#unsaved.delete(id);
      copy.lay(taken.change);
      this.#log?.write({ type: 'step.saved', step: id, completion: completion.number, change: taken.ref });
    }
  }

  /** The files that a step's `writes` match, but for those that git tracks: of these its change has only what it changed. */
  #declared({ runner, changed }: Trying): readonly Path[] {
    const { writes } = runner;
    if (writes === null) return [];
    return [...this.#taking.copy.index.keys()].filter(
      (path) =>
        writes(path) && !changed.has(path) && !this.#parts.tracked.has(path) && !this.#taking.isInHead(path),
    );
  }

  #warn(step: string | null, message: string): void {
    this.#log?.write({ type: 'warning', step, message });
  }

  #cannotTryAgain(step: string, why: string): 'not-ready' {
    this.#warn(step, `is not tried again: ${why}`);
    return 'not-ready';
  }

  /** Something went wrong with the workspace or the packs: the next attempt goes by the time of writing. @throws what the record said */
  #cannotSee(error: unknown): string {
    if (this.#lost !== null) throw this.#lost;
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

function union(steps: readonly string[] | undefined, step: string): readonly string[] {
  return [...new Set([...(steps ?? []), step])];
}

function named(paths: readonly Path[]): string {
  return listed(paths.map((path) => ({ path })));
}

function unsavedLine({ failed, cause }: Taken): string {
  const [first] = failed;
  const paths = first === undefined || textOf(first.path) === '' ? 'its files' : listed(failed, 20);
  const where = cause === 'store' ? ' in the store' : '';
  return `is completed but not saved: ${paths} could not be kept${where} (${first?.why ?? ''}); it is tried again after the next step, and a resume runs the step again if that fails`;
}

/** A step that changes the person's files that it reads runs again each time. */
function readsLines({ step, yours }: Trying): readonly string[] {
  if (step.reads === null || yours.size === 0) return [];
  const matches = compilePatterns(step.reads);
  const paths = [...yours].filter(matches);
  if (paths.length === 0) return [];
  return [
    `${named(paths)} changed while it ran, and it reads that: a resume runs it again; list it in its \`writes\` if the step changes it`,
  ];
}

/** Everything behind a link is none of the workspace, and nobody has deleted what is in a folder that was moved. */
function notThere(away: Dirty['away'][number] | undefined): string {
  const root = away === undefined || away.path === '.' ? 'the workspace' : `the root "${textOf(away.path)}"`;
  return away?.why === 'moved'
    ? `is completed but not saved: ${root} is not where it was; put it back, and go on with \`savepoint resume\``
    : `is completed but not saved: a link stands in the place of ${root}, or above it; list the folder that it leads to in \`workspace.paths\``;
}
