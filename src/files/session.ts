/** The files of one attempt: before its first step, and at each end of a step. */
import type { Step } from '../pipeline/model.ts';
import type { Completion } from '../record/events.ts';
import type { Captured, Files, FilesLog } from '../run/ports.ts';
import type { Change } from '../tree/change.ts';
import { type Runner, shareOut } from '../tree/ownership.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns, readsDigest } from '../tree/patterns.ts';
import { sameState } from '../tree/state.ts';
import { readRefs } from '../workspace/git-files.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { NOTHING } from './capture.ts';
import { Edits } from './edits.ts';
import type { Changed } from './ground.ts';
import { HalfFiles } from './half.ts';
import { OwedSteps } from './owed.ts';
import { gitFileLines, isMissed, skipLines } from './skipped.ts';
import { StandIns } from './stand-ins.ts';
import { listed, type Now, type SessionParts, Taking, unsaved } from './take.ts';

const NO_CHANGE: Captured = { change: NOTHING, entangled: [], warnings: [] };

export class Session implements Files {
  readonly #parts: SessionParts;
  readonly #taking: Taking;
  readonly #owed: OwedSteps;
  readonly #half: HalfFiles;
  readonly #edits: Edits;
  readonly #standIns: StandIns;
  readonly #running = new Map<string, Runner>();
  readonly #kept: Map<string, readonly Path[]>;
  /** The steps with which one that runs is entangled when it completes. */
  readonly #mates = new Map<string, string[]>();
  readonly #numbers = new Map<string, number>();
  #refs: string | null;
  /** Why the record could not be written, once that has happened: then nothing else counts. */
  #lost: Error | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#taking = new Taking(parts);
    this.#half = new HalfFiles(this.#taking);
    this.#edits = new Edits(this.#taking);
    this.#standIns = new StandIns(this.#taking);
    this.#owed = new OwedSteps(this.#taking, this.#standIns);
    this.#kept = new Map(parts.kept);
    this.#refs = parts.refs;
  }

  async begin(log: FilesLog): Promise<void> {
    this.#taking.log = {
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
    await this.#parts.begin(this.#taking.log);
  }

  reads({ reads }: Step): string | null {
    return reads === null ? null : readsDigest(this.#parts.ground.model, compilePatterns(reads));
  }

  starting({ id }: Step): void {
    this.#edits.unpause();
    const writes = this.#parts.writes.get(id);
    this.#running.set(id, { step: id, writes: writes === undefined ? null : compilePatterns(writes) });
  }

  completed(step: Step): Promise<Captured> {
    return this.#inTurn(async () => {
      if (!this.#running.has(step.id)) return NO_CHANGE;
      try {
        return await this.#complete(step);
      } catch (error) {
        this.#running.delete(step.id);
        const why = this.#cannotSee(error);
        return { change: null, entangled: [], warnings: [`is completed but not saved: ${why}`] };
      }
    });
  }

  async recorded({ id }: Step, { number, basis }: Completion): Promise<void> {
    this.#numbers.set(id, number);
    const isDue = this.#standIns.recorded(id, basis);
    const isOwed = this.#owed.recorded(id, { number, basis });
    if (!isDue && !isOwed) return;
    await this.#inTurn(async () => {
      try {
        // Not before: what is written over, and what is saved now, may build on the pack that the completion names.
        await this.#standIns.setBack(id);
        if (isOwed) await this.#owed.save();
      } catch (error) {
        this.#cannotSee(error);
      }
    });
  }

  failed(step: Step, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'> {
    return this.#inTurn(async () => {
      if (!this.#running.has(step.id)) return 'ready';
      try {
        // What a try has written that keeps it is looked at when the last one has ended.
        if (then === 'try-again' && step.retries.workspace === 'keep') return 'ready';
        return await this.#fail(step, then);
      } catch (error) {
        if (then === 'end') this.#running.delete(step.id);
        const message = `what it wrote could not be looked at: ${this.#cannotSee(error)}`;
        this.#taking.log?.write({ type: 'warning', step: step.id, message });
        return 'not-ready';
      }
    });
  }

  waits({ id, retries }: Step): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#running.size !== 1) return;
      try {
        this.#edits.pause(id, retries.workspace === 'keep' ? this.#parts.ground.look().paths : new Map());
      } catch (error) {
        this.#cannotSee(error);
      }
    });
  }

  waited({ id }: Step, next: number): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#edits.ofPause(id, next);
      } catch (error) {
        this.#cannotSee(error);
      }
    });
  }

  end(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#owed.save();
        await this.#half.noteLeft();
      } catch (error) {
        this.#cannotSee(error);
      } finally {
        this.#parts.ground.flush();
        this.#parts.close();
      }
    });
  }

  /** Something went wrong with the workspace or the packs: the next attempt goes by the time of writing. @throws what the record said */
  #cannotSee(error: unknown): string {
    if (this.#lost !== null) throw this.#lost;
    this.#parts.ground.cutOff();
    return this.#parts.setting.signal.aborted ? 'it was stopped' : (error as Error).message;
  }

  /** One look at the workspace at a time. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async #complete(step: Step): Promise<Captured> {
    const { ground } = this.#parts;
    const runners = [...this.#running.values()];
    const now = ground.scan();
    const all = this.#mine(now, { step, how: 'completed', runners });
    const placed = await this.#standIns.place(step.id, all, this.#ownAlone(step.id, { all, runners }));
    const mine = placed?.now ?? all;
    const missed = now.skipped.filter(isMissed);
    const taken = await this.#taking.take('step', step.id, { ...mine, missed });
    this.#running.delete(step.id);
    this.#kept.delete(step.id);
    const warnings = [...skipLines(now.skipped), ...(await this.#movedRefs())];
    if (taken.ref === null) {
      await this.#owed.owe(step.id, { now: { ...all, missed }, placed }, taken);
      return { change: null, entangled: this.#matesOf(step.id), warnings: [...warnings, unsaved(taken)] };
    }
    this.#entangle(step.id, { change: taken.change, runners });
    warnings.push(...this.#cannotSetBack(taken.change), ...gitFileLines(taken.change));
    ground.see(taken.indexed);
    this.#standIns.accept(step.id, taken.change, placed);
    ground.flush();
    return { change: taken.ref, entangled: this.#matesOf(step.id), warnings };
  }

  /** What no other step that runs can have changed. */
  #ownAlone(
    ending: string,
    { all, runners }: { all: Now; runners: readonly Runner[] },
  ): (path: Path) => boolean {
    const { own } = shareOut({ changed: all.paths.keys(), ending, how: 'failed', running: runners });
    const paths = new Set(own);
    return (path) => paths.has(path);
  }

  #cannotTryAgain(step: string): 'not-ready' {
    const message = 'is not tried again: what it wrote over could not be set back, since it is not saved';
    this.#taking.log?.write({ type: 'warning', step, message });
    return 'not-ready';
  }

  /** The paths that belong to an ending step, with what it kept of earlier tries. */
  #mine(
    now: Changed,
    { step, how, runners }: { step: Step; how: 'completed' | 'failed'; runners: readonly Runner[] },
  ): Now {
    const { ground } = this.#parts;
    const kept = this.#kept.get(step.id) ?? [];
    const changed: Path[] = [];
    const quiet: Path[] = [];
    for (const [path, seen] of now.paths) {
      if (this.#owed.holds(path, seen)) continue;
      if (this.#isSameDirectory(path, seen)) quiet.push(path);
      else changed.push(path);
    }
    const shares = shareOut({ changed, ending: step.id, how, running: runners });
    if (how === 'failed') this.#half.leave(shares.left);
    const own = runners.length === 1 ? [...shares.own, ...quiet] : shares.own;
    const paths = new Map<Path, Seen | null>();
    for (const path of kept) paths.set(path, ground.index.get(path)?.seen ?? null);
    for (const path of own) paths.set(path, now.paths.get(path) ?? null);
    return { paths, startedAt: now.startedAt, fresh: new Set(kept) };
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

  /** Notes with whom a step is entangled: those who could have changed the same paths, if they complete. */
  #entangle(
    step: string,
    { change, runners }: { readonly change: Change; readonly runners: readonly Runner[] },
  ): void {
    if (runners.length < 2) return;
    const changed = change.flatMap(({ path, before, after }) => (sameState(before, after) ? [] : [path]));
    const { entangled } = shareOut({ changed, ending: step, how: 'completed', running: runners });
    for (const mate of entangled) this.#mates.set(mate, [...(this.#mates.get(mate) ?? []), step]);
  }

  #matesOf(step: string): readonly number[] {
    const mates = this.#mates.get(step) ?? [];
    this.#mates.delete(step);
    return mates.flatMap((mate) => this.#numbers.get(mate) ?? []);
  }

  async #movedRefs(): Promise<string[]> {
    const { setting } = this.#parts;
    if (this.#refs === null || setting.git === null) return [];
    const { git, workspace, env, signal } = setting;
    const refs = await readRefs({ git, workspace, env, signal });
    if (refs === null || refs === this.#refs) return [];
    this.#refs = refs;
    return ['moved HEAD or a ref of git, which is not saved: a resume elsewhere will not have it'];
  }

  /** Ignored files that were there before the first step were not captured. */
  #cannotSetBack(change: Change): readonly string[] {
    const { contents } = this.#parts.packs;
    const gone = change.filter(
      ({ before, after }) =>
        before?.kind === 'file' &&
        !(after?.kind === 'file' && after.digest === before.digest) &&
        !contents.has(before.digest),
    );
    if (gone.length === 0) return [];
    return [
      `changed ${listed(gone)}, which git ignores and which was there before the run: the change is saved, but it could not be set back to what it was`,
    ];
  }

  async #fail(step: Step, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'> {
    const { ground } = this.#parts;
    const now = ground.scan();
    const runners = [...this.#running.values()];
    const mine = this.#mine(now, { step, how: 'failed', runners });
    if (then === 'end') {
      this.#running.delete(step.id);
      this.#mates.delete(step.id);
    }
    const { edited, rest: half } = this.#edits.divide(step, mine.paths);
    await this.#edits.keep(step.id, { ...mine, paths: edited });
    if (step.retries.workspace === 'keep') await this.#half.keepHalf(step.id, { ...mine, paths: half });
    else if (then === 'try-again') {
      if (this.#owed.wrote(half.keys())) return this.#cannotTryAgain(step.id);
      const isBack = await this.#half.setBack(step.id, { ...mine, paths: half });
      if (!isBack) return this.#cannotTryAgain(step.id);
    } else await this.#half.leaveHalf(step.id, { ...mine, paths: half });
    ground.flush();
    return 'ready';
  }
}
