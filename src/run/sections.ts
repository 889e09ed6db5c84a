/** Which steps of an attempt are under way: starts what may start, and waits for one of them, until nothing can start. */
import type { Step } from '../pipeline/model.ts';
import { type Move, moves, type Progress } from '../plan/moves.ts';
import type { PlannedStep } from '../plan/request.ts';
import type { Run } from '../record/run.ts';
import { fits, hasStarted } from './deadline.ts';
import type { StepEnd } from './ends.ts';
import type { Legs } from './legs.ts';
import type { Deadline } from './ports.ts';
import type { Services } from './services.ts';

/** How one step is conducted. `ending` aborts when a service is to end; `onUp` is told of the start of its process. */
export interface Conducted {
  readonly ending: AbortSignal | null;
  readonly onUp: () => void;
}

export interface SectionsOf {
  readonly steps: ReadonlyMap<string, Step>;
  readonly legs: Legs;
  readonly services: Services;
  readonly maxParallel: number;
  readonly deadline: Deadline | null;
  /** The record before this attempt, which tells how long steps took; null for a new run. */
  readonly before: Run | null;
  /** The record as it stands. */
  readonly now: () => Run;
  /** Whether nothing may start any more. */
  readonly isHalted: () => boolean;
  readonly conduct: (move: Move, planned: PlannedStep, conducted: Conducted) => Promise<StepEnd>;
  /** Told why a step threw: all that runs is to be ended. */
  readonly onThrown: (why: string) => void;
}

/** What one section has started. */
interface Section {
  readonly planned: ReadonlyMap<string, PlannedStep>;
  readonly progress: Map<string, Progress>;
  readonly busy: Map<string, Promise<void>>;
}

export class Sections {
  readonly #of: SectionsOf;
  readonly #held = new Set<string>();
  #hasBegun = false;
  #woken = Promise.withResolvers<void>();

  constructor(of: SectionsOf) {
    this.#of = of;
  }

  /** The steps that would not have ended before the deadline. */
  get held(): ReadonlySet<string> {
    return this.#held;
  }

  /** Runs steps until none is running and none can start. Services may run on. @param before whether all has gone well so far */
  async run(planned: readonly PlannedStep[], before: boolean): Promise<void> {
    const byId = new Map(planned.map((step) => [step.id, step]));
    const section: Section = { planned: byId, progress: new Map(), busy: new Map() };
    const { progress, busy } = section;
    for (;;) {
      for (const move of this.#of.isHalted() ? [] : moves(planned, progress, before))
        this.#take(move, section);
      for (const id of this.#cancelled(progress)) busy.set(id, this.#of.services.end(id));
      if (busy.size === 0 && !this.#letFirst()) return;
      if (busy.size > 0) await this.#oneOf(busy);
    }
  }

  #take(move: Move, { planned, progress, busy }: Section): void {
    const step = planned.get(move.step);
    if (step === undefined) throw new Error(`a move of an unknown step: ${move.step}`);
    if (move.kind === 'settle') progress.set(move.step, { kind: 'settled', well: move.success });
    else if (this.#of.legs.isStopped(move.step)) {
      this.#held.delete(move.step);
      progress.set(move.step, { kind: 'settled', well: false });
    } else if (this.#hasRoom(move.step, [...busy.keys()]) && this.#mayStart(move.step)) {
      progress.set(move.step, { kind: 'busy' });
      this.#begin(move, step, { planned, progress, busy });
    }
  }

  /** Whether a step would end before the deadline. The first of an attempt starts all the same, so that a run comes to its end. */
  #mayStart(step: string): boolean {
    const { deadline, before } = this.#of;
    // A service ends when it is told to.
    if (this.#backgroundOf(step)?.kind === 'service') return true;
    if (this.#hasBegun && !fits(deadline, step, before)) {
      this.#held.add(step);
      return false;
    }
    this.#hasBegun = true;
    return true;
  }

  /** Where all that was let start was skipped, the next is the first. @returns whether one may start */
  #letFirst(): boolean {
    if (this.#held.size === 0 || this.#of.isHalted() || hasStarted(this.#of.now())) return false;
    this.#held.clear();
    this.#hasBegun = false;
    return true;
  }

  /** Steps in the background take the place of no other. */
  #hasRoom(id: string, busy: readonly string[]): boolean {
    const others = busy.filter((each) => this.#backgroundOf(each) === null);
    const isFull = others.length >= this.#of.maxParallel;
    return (this.#backgroundOf(id) !== null || !isFull) && this.#of.legs.hasRoom(id, busy);
  }

  #backgroundOf(step: string): Step['background'] {
    return this.#of.steps.get(step)?.background ?? null;
  }

  /** One that throws stays in `busy`, or among the services, so that the next wait meets it, whoever ends at the same moment. */
  #begin(move: Move, step: PlannedStep, { progress, busy }: Section): void {
    const background = this.#backgroundOf(move.step);
    const onUp = () => {
      if (background === null || progress.get(move.step)?.kind !== 'busy') return;
      progress.set(move.step, { kind: 'up', well: move.success });
      if (background.kind === 'service') busy.delete(move.step);
      this.#wake();
    };
    const run = async (ending: AbortSignal | null) => {
      const end = await this.#of.conduct(move, step, { ending, onUp });
      progress.set(move.step, progressAfter(end, move.success));
      busy.delete(move.step);
    };
    busy.set(move.step, background?.kind === 'service' ? this.#of.services.add(move.step, run) : run(null));
  }

  /** The services that are up, and at whose `cancel` all has ended. */
  #cancelled(progress: ReadonlyMap<string, Progress>): readonly string[] {
    return this.#of.services.ids.filter((id) => {
      const background = this.#backgroundOf(id);
      if (background?.kind !== 'service' || background.cancel === null) return false;
      const isSettled = (step: string) => progress.get(step)?.kind === 'settled';
      return progress.get(id)?.kind === 'up' && background.cancel.after.every(isSettled);
    });
  }

  #wake(): void {
    const woken = this.#woken;
    this.#woken = Promise.withResolvers<void>();
    woken.resolve();
  }

  /** Waits for one step, or for the start of one in the background. When one throws, the others are ended and waited for first. */
  async #oneOf(busy: ReadonlyMap<string, Promise<void>>): Promise<void> {
    const all = () => [...busy.values(), ...this.#of.services.promises];
    try {
      await Promise.race([...all(), this.#woken.promise]);
    } catch (error) {
      this.#of.onThrown((error as Error).message);
      await Promise.allSettled(all());
      throw error;
    }
  }
}

function progressAfter(end: StepEnd, success: boolean): Progress {
  switch (end) {
    case 'success':
    case 'skipped':
      return { kind: 'settled', well: success };
    case 'failure':
    case 'interrupted':
    case 'blocked':
      return { kind: 'settled', well: false };
    case 'waiting':
      return { kind: 'waiting' };
  }
}
