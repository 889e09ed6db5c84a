/** What a person changes in the workspace while an attempt runs: told from the work of steps, and kept as a change of its own. */
import type { Step } from '../pipeline/model.ts';
import type { ChangeRef, EditsKept } from '../record/events.ts';
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import type { Brought } from '../workspace/git-checkout.ts';
import { type Seen, sameSight } from '../workspace/stat-index.ts';
import { namesOf } from './capture.ts';
import type { Now, Taking } from './take.ts';
import { theirsAmong } from './theirs.ts';
import { birthOf } from './written.ts';

export class Edits {
  readonly #taking: Taking;
  /** While nothing of the attempt runs: what steps have changed that have not ended and is there still, as it was when that began. */
  #pause: Now['paths'] | null = null;
  /** What a person has changed and could not be saved, as it was seen then: it stays theirs, for the next attempt to find. */
  readonly #unsaved = new Map<Path, Seen | null>();

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  /** What of what changed during a step that failed is a person's, where one is at work. @param brought what has come with commits since it started */
  divide({ id }: Step, paths: Now['paths'], brought: Brought): Divided {
    const { setting, area, source, writes: all, ground } = this.#taking.parts;
    if (!setting.person) return { edited: new Map(), rest: paths };
    const writes = all.get(id);
    const isWritten = writes === undefined ? () => false : compilePatterns(writes);
    const { model, index, persons } = ground;
    const born = (path: Path) => birthOf(area.roots.absolute(path));
    const edited = theirsAmong(paths, { source, model, index, persons, isWritten, brought, born });
    return { edited, rest: new Map([...paths].filter(([path]) => !edited.has(path))) };
  }

  /** All steps that have not ended wait for their next tries: whatever changes from now on, no step has changed. @param left what they have changed */
  pause(left: () => Now['paths']): void {
    if (this.#pause !== null) return;
    this.#pause = left();
    this.#taking.parts.ground.pause(
      [...this.#pause].flatMap(([path, seen]) => (seen === null ? [path] : [])),
    );
  }

  /** A step starts: what changes from now on may be its work. */
  unpause(): void {
    if (this.#pause !== null) this.#taking.parts.ground.unpause();
    this.#pause = null;
  }

  /**
   * Keeps what a person has changed while a step waited, where that can be told. Where it cannot be kept, nothing of the attempt
   * is said to run again: that is theirs.
   * @param next the number of its next try @returns whether all is kept
   */
  async ofPause(step: string, next: number): Promise<boolean> {
    const pause = this.#pause;
    if (pause === null) return true;
    const { paths: changed, startedAt } = this.#taking.parts.ground.look();
    const paths = new Map([...changed].filter(([path, seen]) => !sameSight(pause.get(path), seen)));
    const isKept = paths.size === 0 || (await this.keep(step, { paths, startedAt }, { before_try: next }));
    if (isKept) this.unpause();
    return isKept;
  }

  /** Whether what is seen at a path is what a person has made of it, and could not be saved. */
  isUnsaved(path: Path, seen: Seen | null): boolean {
    const theirs = this.#unsaved.get(path);
    return theirs !== undefined && sameSight(theirs, seen);
  }

  /** @returns whether it could be saved */
  async keep(step: string, now: Now, when: Pick<EditsKept, 'before_try'> = {}): Promise<boolean> {
    for (const [path, seen] of now.paths) this.#unsaved.set(path, seen);
    const taken = await this.#taking.take('edit', step, now);
    if (taken.ref === null) {
      this.#taking.sayNotKept(step, taken);
      return false;
    }
    for (const path of now.paths.keys()) this.#unsaved.delete(path);
    this.#taking.parts.ground.see(taken.indexed);
    const { change } = taken;
    if (change.length === 0 || this.#taking.log === null) return true;
    const number = this.#taking.log.run().completions + 1;
    this.#taking.log.write({ type: 'edits.kept', number, step, ...when, ...toldOf(taken.ref, change) });
    this.#taking.parts.ground.accept(change, 'person');
    return true;
  }
}

interface Divided {
  readonly edited: Now['paths'];
  readonly rest: Now['paths'];
}

/** What the record tells of edits. */
export function toldOf(ref: ChangeRef, change: Change): Pick<EditsKept, 'change' | 'paths' | 'deleted'> {
  const told = { change: ref, paths: namesOf(change) };
  const gone = namesOf(change.slice(0, told.paths.length).filter(({ after }) => after === null));
  // Two names that are not UTF-8 may be told as one.
  const deleted = gone.filter((name) => told.paths.indexOf(name) === told.paths.lastIndexOf(name));
  return deleted.length === 0 ? told : { ...told, deleted };
}
