/** The steps that run, and the paths that changed while each did: rules 1, 2 and 6. Pure but for its own memory. */
import type { Step } from '../pipeline/model.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { ownersOf, type Runner } from '../tree/sharing.ts';
import type { State } from '../tree/state.ts';
import type { Restart } from './wanted.ts';

export interface Trying {
  readonly step: Step;
  readonly runner: Runner;
  /** The paths that changed since its first try started, as they were then. Not the person's. */
  readonly changed: Map<Path, State | null>;
  /** The person's files that changed or were written anew meanwhile, as they were before. */
  readonly yours: Map<Path, State | null>;
  /** What of git moved meanwhile, by what to call it; of steps side by side each may have moved it. */
  readonly moved: Set<string>;
  readonly restart: Restart | null;
}

export interface Divided<T> {
  /** The person's. */
  readonly edits: ReadonlyMap<Path, T>;
  /** Of the step that ends. */
  readonly own: ReadonlyMap<Path, T>;
}

export class Tries {
  readonly #running = new Map<string, Trying>();
  readonly #writes: ReadonlyMap<string, readonly string[]>;

  /** @param writes of steps that declare any, with their expressions evaluated */
  constructor(writes: ReadonlyMap<string, readonly string[]>) {
    this.#writes = writes;
  }

  get(step: string): Trying | undefined {
    return this.#running.get(step);
  }

  started(step: Step, before: Iterable<readonly [Path, State | null]>, restart: Restart | null): void {
    const writes = this.#writes.get(step.id) ?? step.writes;
    const isService = step.background?.kind === 'service';
    const declared = writes === null ? null : compilePatterns(writes);
    const runner = { step: step.id, writes: declared, isService };
    const changed = new Map(before);
    this.#running.set(step.id, { step, runner, changed, yours: new Map(), moved: new Set(), restart });
  }

  /** Told of what of git has moved since the last look. */
  moved(what: readonly string[]): void {
    for (const { moved } of this.#running.values()) for (const each of what) moved.add(each);
  }

  /** Whether no step runs. */
  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  ended(step: string): void {
    this.#running.delete(step);
  }

  /** The other steps that have not ended, and while which a path changed. */
  othersAt(path: Path, step: string): readonly string[] {
    return [...this.#running.values()].flatMap((each) =>
      each.step.id !== step && each.changed.has(path) ? [each.step.id] : [],
    );
  }

  /**
   * Shares out the paths that changed since the last snapshot among the person and the steps that ran.
   * @param before the state of a path in the last snapshot
   */
  divide<T>(
    dirty: ReadonlyMap<Path, T>,
    ending: Trying | null,
    { isYours, before }: { isYours: (path: Path) => boolean; before: (path: Path) => State | null },
  ): Divided<T> {
    const running = [...this.#running.values()];
    const runners = running.map(({ runner }) => runner);
    const edits = new Map<Path, T>();
    const own = new Map<Path, T>();
    for (const [path, seen] of dirty) {
      const isDeclared = runners.some(({ writes }) => writes?.(path) === true);
      if (!isDeclared && isYours(path)) {
        edits.set(path, seen);
        for (const each of running) if (!each.yours.has(path)) each.yours.set(path, before(path));
        continue;
      }
      const owners = new Set(ownersOf(path, runners).map(({ step }) => step));
      for (const each of running)
        if (owners.has(each.step.id) && !each.changed.has(path)) each.changed.set(path, before(path));
      if (ending === null || owners.has(ending.step.id)) own.set(path, seen);
    }
    return { edits, own };
  }
}
