/** The legs of matrices in one attempt: how many of a step run at once, and what stops when one of them fails. */
import type { Step } from '../pipeline/model.ts';

interface Halt {
  readonly controller: AbortController;
  why: string;
}

export class Legs {
  readonly #steps: ReadonlyMap<string, Step>;
  readonly #halts = new Map<string, Halt>();

  constructor(steps: ReadonlyMap<string, Step>) {
    this.#steps = steps;
  }

  /** Whether `max-parallel` of its matrix lets a step start. */
  hasRoom(step: string, busy: Iterable<string>): boolean {
    const leg = this.#legOf(step);
    if (leg === null) return true;
    const others = [...busy].filter((id) => this.#legOf(id)?.of === leg.of);
    return others.length < leg.maxParallel;
  }

  /** Whether another leg of its matrix has failed, and stops it. */
  isStopped(step: string): boolean {
    return this.#haltOf(step)?.controller.signal.aborted === true;
  }

  /** Why; null where no leg has stopped it. */
  whyStopped(step: string): string | null {
    return this.isStopped(step) ? (this.#haltOf(step)?.why ?? null) : null;
  }

  /** Aborts with another signal, or when a leg of the step's matrix fails. */
  signal(step: string, other: AbortSignal): AbortSignal {
    const halt = this.#haltOf(step);
    return halt === null ? other : AbortSignal.any([other, halt.controller.signal]);
  }

  /** A step has failed. @returns the other legs, which are to be stopped */
  failed(step: string): readonly string[] {
    const leg = this.#legOf(step);
    const halt = this.#haltOf(step);
    if (leg === null || halt === null || !leg.failFast || halt.controller.signal.aborted) return [];
    halt.why = `stopped because ${step} failed (fail-fast of its matrix)`;
    halt.controller.abort();
    const all = [...this.#steps.values()].filter((each) => each.leg?.of === leg.of);
    return all.flatMap(({ id }) => (id === step ? [] : [id]));
  }

  #legOf(step: string): Step['leg'] {
    return this.#steps.get(step)?.leg ?? null;
  }

  #haltOf(step: string): Halt | null {
    const leg = this.#legOf(step);
    if (leg === null) return null;
    const halt = this.#halts.get(leg.of) ?? { controller: new AbortController(), why: '' };
    this.#halts.set(leg.of, halt);
    return halt;
  }
}
