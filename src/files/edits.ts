/** What a person changes in the workspace while an attempt runs: told from the work of steps, and kept as a change of its own. */
import type { Step } from '../pipeline/model.ts';
import type { EditsKept } from '../record/events.ts';
import { isDone } from '../record/run.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { sameState } from '../tree/state.ts';
import { type Seen, sameSeen } from '../workspace/stat-index.ts';
import { lookAt, namesOf } from './capture.ts';
import type { Now, Taking } from './take.ts';

/** A step that waits for its next try, while nothing of the attempt runs. */
interface Pause {
  readonly step: string;
  /** What its last try has changed and is there still, as it was when that had failed. */
  readonly left: Now['paths'];
}

export class Edits {
  readonly #taking: Taking;
  #pause: Pause | null = null;

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  /** Where a person is at work, a source file that changed during a failed step is theirs, unless the step's `writes` match it. */
  divide({ id }: Step, paths: Now['paths']): { readonly edited: Now['paths']; readonly rest: Now['paths'] } {
    const { setting, source, writes: all } = this.#taking.parts;
    const writes = all.get(id);
    const isWritten = writes === undefined ? () => false : compilePatterns(writes);
    const edited = new Map<Path, Seen | null>();
    const rest = new Map<Path, Seen | null>();
    for (const [path, seen] of paths) {
      const isSource = source.get(path)?.kind === 'file' && !isWritten(path);
      (setting.person && isSource ? edited : rest).set(path, seen);
    }
    return { edited, rest };
  }

  /**
   * Takes a person's edits out of what changed while a step of `finally` ran that ended well. While the run has not completed, what such a
   * step changes never counts, so whatever is not kept here will be set back.
   * @returns what is left of it
   */
  async apartFrom(step: Step, now: Now): Promise<Now> {
    const isOpen = this.#taking.log?.run().steps.some((each) => each.section === 'steps' && !isDone(each));
    if (step.section !== 'finally' || isOpen !== true) return now;
    const { edited, rest } = this.divide(step, now.paths);
    if (edited.size === 0) return now;
    const restored = await this.#asInSource(edited, now.startedAt);
    const [mine, theirs] = [new Map(rest), new Map<Path, Seen | null>()];
    for (const [path, seen] of edited) (restored.has(path) ? mine : theirs).set(path, seen);
    const isKept = await this.keep(step.id, { ...now, paths: theirs });
    return isKept ? { ...now, paths: mine } : now;
  }

  /** A try has failed while no other step ran: whatever changes from now on, no step has changed. */
  pause(step: string, left: Now['paths']): void {
    this.#pause = { step, left };
  }

  /** A step starts: what changes from now on may be its work. */
  unpause(): void {
    this.#pause = null;
  }

  /** Keeps what a person has changed since a step's last try failed, where that can be told. @param next the number of its next try */
  async ofPause(step: string, next: number): Promise<void> {
    const pause = this.#pause;
    this.#pause = null;
    if (pause?.step !== step) return;
    const { paths: changed, startedAt } = this.#taking.parts.ground.look();
    const paths = new Map([...changed].filter(([path, seen]) => !isSame(pause.left.get(path), seen)));
    if (paths.size > 0) await this.keep(step, { paths, startedAt }, { before_try: next });
  }

  /** @returns whether it could be saved */
  async keep(step: string, now: Now, when: Pick<EditsKept, 'before_try'> = {}): Promise<boolean> {
    const taken = await this.#taking.take('edit', step, now);
    if (taken.ref === null) {
      this.#taking.sayNotKept(step, taken);
      return false;
    }
    this.#taking.parts.ground.see(taken.indexed);
    const { change } = taken;
    if (change.length === 0 || this.#taking.log === null) return true;
    const number = this.#taking.log.run().completions + 1;
    const paths = namesOf(change);
    this.#taking.log.write({ type: 'edits.kept', number, step, ...when, change: taken.ref, paths });
    this.#taking.parts.ground.accept(change);
    return true;
  }

  /** A clean-up that brings sources back to what they were has done nobody's work. */
  async #asInSource(paths: Now['paths'], scannedAt: number): Promise<ReadonlySet<Path>> {
    const { area, setting, source } = this.#taking.parts;
    const { indexed } = await lookAt(paths, { roots: area.roots, signal: setting.signal, scannedAt });
    const same = new Set<Path>();
    for (const [path, there] of indexed) if (sameState(source.get(path), there?.entry)) same.add(path);
    return same;
  }
}

function isSame(before: Seen | null | undefined, now: Seen | null): boolean {
  if (before === undefined || before === null || now === null) return before === now;
  return sameSeen(before, now);
}
