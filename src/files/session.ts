/** The files of one attempt: before its first step, and at each end of a step. */
import type { Step } from '../pipeline/model.ts';
import type { Completion } from '../record/events.ts';
import type { Captured, Files, FilesLog } from '../run/ports.ts';
import { type Change, changedIn } from '../tree/change.ts';
import type { Runner } from '../tree/ownership.ts';
import { type Path, textOf } from '../tree/path.ts';
import { compilePatterns, readsDigest } from '../tree/patterns.ts';
import { sameState } from '../tree/state.ts';
import { type Brought, NOTHING_BROUGHT } from '../workspace/git-checkout.ts';
import { everythingHeard } from '../workspace/pause.ts';
import type { Away } from '../workspace/scan.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { AwayFiles } from './away.ts';
import { NOTHING } from './capture.ts';
import { Edits } from './edits.ts';
import { type Before, changedOf, Endings } from './ending.ts';
import { HalfFiles } from './half.ts';
import { MovedRefs } from './moved-refs.ts';
import { OwedSteps } from './owed.ts';
import { Sharing } from './sharing.ts';
import { gitFileLines, skipLines } from './skipped.ts';
import { StandIns } from './stand-ins.ts';
import { listed, type SessionParts, Taking, unsaved } from './take.ts';

/** Why a step is not tried again beside which a person was at work: what they changed has been named. */
const NOT_KEPT = 'it could write over what was changed since its last try began, and is not saved';

const NO_CHANGE: Captured = { change: NOTHING, beside: [], onto: [], standsIn: true, warnings: [] };

export class Session implements Files {
  readonly #parts: SessionParts;
  readonly #taking: Taking;
  readonly #owed: OwedSteps;
  readonly #half: HalfFiles;
  readonly #away: AwayFiles;
  readonly #edits: Edits;
  /** Steps that wait for their next tries. */
  readonly #waiting = new Set<string>();
  readonly #standIns: StandIns;
  readonly #sharing: Sharing;
  readonly #endings: Endings;
  readonly #movedRefs: MovedRefs;
  /** Why the record could not be written, once that has happened: then nothing else counts. */
  #lost: Error | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#taking = new Taking(parts);
    this.#half = new HalfFiles(this.#taking);
    this.#away = new AwayFiles(this.#taking, this.#half);
    this.#edits = new Edits(this.#taking);
    this.#standIns = new StandIns(this.#taking);
    this.#owed = new OwedSteps(this.#taking, this.#standIns);
    this.#sharing = new Sharing(parts, { owed: this.#owed, half: this.#half, edits: this.#edits });
    this.#endings = new Endings(this.#taking, { sharing: this.#sharing, standIns: this.#standIns });
    this.#movedRefs = new MovedRefs(parts);
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
    await everythingHeard();
  }

  reads({ reads }: Step): string | null {
    return reads === null ? null : readsDigest(this.#parts.ground.model, compilePatterns(reads));
  }

  async starting({ id }: Step): Promise<string | null> {
    this.#edits.unpause();
    if (this.#away.has(id)) {
      const why = await this.#inTurn(() => this.#bring(id));
      if (why !== null) return why;
      this.#edits.unpause();
    }
    this.#sharing.started(id);
    this.#movedRefs.started(id);
    return null;
  }

  skipped({ id }: Step): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#away.skipped(id);
        const kept = this.#sharing.keptBy(id);
        if (kept === null) return;
        this.#sharing.dropped(id);
        const why = await this.#half.setBack(id, kept);
        const message = `what it had kept of earlier tries is still there: ${why}`;
        if (why !== null) this.#taking.log?.write({ type: 'warning', step: id, message });
      } catch (error) {
        this.#cannotSee(error);
      }
    });
  }

  completed(step: Step): Promise<Captured> {
    return this.#inTurn(async () => {
      if (!this.#sharing.runs(step.id)) return NO_CHANGE;
      try {
        return await this.#complete(step);
      } catch (error) {
        this.#sharing.ended(step.id);
        const why = this.#cannotSee(error);
        this.#owed.givenUp(step.id, null);
        return { ...NO_CHANGE, change: null, warnings: [`is completed but not saved: ${why}`] };
      }
    });
  }

  async recorded({ id }: Step, { number, basis }: Completion): Promise<void> {
    const isDue = this.#standIns.recorded(id, basis);
    const isOwed = this.#owed.recorded(id, { number, basis });
    if (!isDue && !isOwed) return;
    await this.#inTurn(async () => {
      try {
        // Not before: what is written over, and what is saved now, may build on the pack that the completion names.
        this.#owed.heldOf(id, await this.#standIns.setBack(id));
        if (isOwed) await this.#owed.save();
      } catch (error) {
        this.#cannotSee(error);
      }
    });
  }

  failed(step: Step, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'> {
    return this.#inTurn(async () => {
      if (!this.#sharing.runs(step.id)) return 'ready';
      try {
        // What a try has written that keeps it is looked at when the last one has ended.
        if (then === 'try-again' && step.keep !== 'nothing') return 'ready';
        return await this.#fail(step, then);
      } catch (error) {
        if (then === 'end') this.#sharing.ended(step.id);
        const message = `what it wrote could not be looked at: ${this.#cannotSee(error)}`;
        this.#taking.log?.write({ type: 'warning', step: step.id, message });
        return 'not-ready';
      }
    });
  }

  waits({ id, keep }: Step): Promise<void> {
    this.#waiting.add(id);
    const isSetBack = () => keep === 'nothing' && !this.#half.hasLeft && this.#waiting.size === 1;
    return this.#pause(isSetBack);
  }

  async rests(): Promise<void> {
    if (this.#waiting.size > 0) await this.#pause(() => false);
  }

  /** Where all that run wait. @param isSetBack whether nothing of theirs is there */
  #pause(isSetBack: () => boolean): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#sharing.runners.some(({ step }) => !this.#waiting.has(step))) return;
      try {
        this.#edits.pause(() => (isSetBack() ? new Map() : this.#parts.ground.look().paths));
      } catch (error) {
        this.#cannotSee(error);
      }
    });
  }

  waited({ id }: Step, next: number): Promise<'ready' | 'not-ready'> {
    return this.#inTurn(async () => {
      try {
        return (await this.#edits.ofPause(id, next)) ? 'ready' : this.#cannotTryAgain(id, NOT_KEPT);
      } catch (error) {
        const why = this.#cannotSee(error);
        return this.#cannotTryAgain(id, `what was changed since its last try could not be looked at: ${why}`);
      } finally {
        this.#waiting.delete(id);
      }
    });
  }

  end(leftRunning: boolean): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#owed.save();
        const { clean } = leftRunning ? await this.#brought(null) : NOTHING_BROUGHT;
        const isEdit = (path: Path, seen: Seen | null) =>
          clean.has(path) || this.#edits.isUnsaved(path, seen);
        await this.#half.noteLeft(leftRunning ? 'all' : 'unowned', isEdit);
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

  /** Where a person is at work, what commits have brought here since a step started. @throws the signal's reason */
  async #brought(step: string | null): Promise<Brought> {
    return this.#parts.setting.person ? this.#movedRefs.brought(step) : NOTHING_BROUGHT;
  }

  /** One look at the workspace at a time. What comes after it knows of a signal that came meanwhile. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act).finally(everythingHeard);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async #complete(step: Step): Promise<Captured> {
    const { ground } = this.#parts;
    const { runners } = this.#sharing;
    const { now, mine, missed, placed, taken, ...before } = await this.#endings.of(step, runners);
    if (taken === null) {
      await this.#half.leaveHalf(step.id, mine);
      this.#owed.givenUp(step.id, mine.paths.keys());
      ground.flush();
      return this.#unsaved(step, { ...before, runners }, now.away.slice(0, 1).map(notThere));
    }
    if (placed !== null) ground.see(placed.seen);
    const warnings = [...skipLines(now.skipped), ...(await this.#movedRefs.say())];
    if (taken.ref === null) {
      await this.#owed.owe(step.id, { now: { ...mine, missed }, placed }, taken);
      const why = unsaved(taken, missed.length > 0 ? 'never' : 'next-step');
      return this.#unsaved(step, { ...before, runners }, [...warnings, why]);
    }
    const beside = this.#sharing.completed(step.id, { changed: changedIn(taken.change), runners });
    warnings.push(...this.#cannotSetBack(taken.change), ...gitFileLines(taken.change));
    ground.see(taken.indexed);
    ground.joinOthers(step.id, taken.indexed);
    this.#standIns.accept(step.id, taken.change, placed);
    ground.flush();
    const standsIn = this.#standIns.standsIn(step.id);
    return { change: taken.ref, beside, onto: changedOf(before.left, ground), standsIn, warnings };
  }

  /** @returns why the step cannot start; null where it can */
  async #bring(id: string): Promise<string | null> {
    try {
      this.#sharing.keeps(id, await this.#away.bring(id));
      return null;
    } catch (error) {
      return `what it had kept of its last try could not be brought back: ${this.#cannotSee(error)}`;
    }
  }

  /** It is entangled all the same: what it may have taken for its own of what others made is not restored. */
  #unsaved(
    { id }: Step,
    { was, left, runners }: Before & { readonly runners: readonly Runner[] },
    warnings: readonly string[],
  ): Captured {
    const { ground } = this.#parts;
    const { index, unread } = ground;
    const changed = [...was].flatMap(([path, entry]) =>
      sameState(entry, index.get(path)?.entry) && !unread.has(path) ? [] : [path],
    );
    const beside = this.#sharing.completed(id, { changed, runners });
    return {
      change: null,
      beside,
      onto: changedOf(left, ground),
      standsIn: this.#standIns.standsIn(id),
      warnings,
    };
  }

  #cannotTryAgain(step: string, why: string): 'not-ready' {
    this.#taking.log?.write({ type: 'warning', step, message: `is not tried again: ${why}` });
    return 'not-ready';
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
    const why =
      contents.missing === null
        ? 'which git ignores and which was there before the run'
        : `of which what was there before cannot be had (${contents.missing})`;
    return [
      `changed ${listed(gone)}, ${why}: the change is saved, but it could not be set back to what it was`,
    ];
  }

  async #fail(step: Step, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'> {
    const { ground } = this.#parts;
    const now = ground.scan();
    const { runners } = this.#sharing;
    const mine = this.#sharing.mine(now, { step, how: 'failed', runners });
    const brought = await this.#brought(step.id);
    for (const message of skipLines(now.skipped))
      this.#taking.log?.write({ type: 'warning', step: step.id, message });
    if (then === 'end') {
      this.#sharing.ended(step.id);
      for (const message of await this.#movedRefs.say())
        this.#taking.log?.write({ type: 'warning', step: step.id, message });
    }
    const moved = now.away.find(({ why }) => why === 'moved');
    if (moved !== undefined) {
      // Nobody has deleted what is in it: neither is that a person's edit, nor can it be set back there.
      await this.#half.leaveHalf(step.id, mine);
      ground.flush();
      return then === 'end' ? 'ready' : this.#cannotTryAgain(step.id, isNotThere(moved));
    }
    const { edited, rest: half } = this.#edits.divide(step, mine.paths, brought);
    const isKept = await this.#edits.keep(step.id, { ...mine, paths: edited });
    // What it wrote is looked at when it is told to have ended.
    if (!isKept && then === 'try-again') return this.#cannotTryAgain(step.id, NOT_KEPT);
    if (step.keep !== 'nothing')
      await this.#half.keepHalf(step.id, { ...mine, paths: half }, (changed) =>
        this.#sharing.keepsBeside(step.id, changed),
      );
    else if (then === 'try-again') {
      const written = { ...mine, paths: half };
      const why = (await this.#owed.wroteOver(written)) ?? (await this.#half.setBack(step.id, written));
      if (why !== null) return this.#cannotTryAgain(step.id, why);
    } else await this.#half.leaveHalf(step.id, { ...mine, paths: half });
    ground.flush();
    return 'ready';
  }
}

/**
 * What is behind a link is none of the workspace: what the step may have put there could not be brought back. Nor has anybody deleted what is
 * in a folder that was moved.
 */
function notThere(away: Away): string {
  const [what, remedy] = [
    isNotThere(away),
    away.why === 'link'
      ? 'list the folder that it leads to in `workspace.paths`'
      : 'put it back, and go on with `savepoint resume`',
  ];
  return `is completed but not saved: ${what}; ${remedy}`;
}

function isNotThere({ path, why }: Away): string {
  const root = path === '.' ? 'the workspace' : `the root "${textOf(path)}"`;
  return why === 'moved'
    ? `${root} is not where it was`
    : `a link stands in the place of ${root}, or above it, and what is behind it cannot be saved`;
}
