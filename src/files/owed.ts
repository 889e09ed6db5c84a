/** Steps that ended well and could not be saved when they did. */
import type { Completion } from '../record/events.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, type State, sameState } from '../tree/state.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { lookAt, type Taken } from './capture.ts';
import type { Placed, StandIns } from './stand-ins.ts';
import type { Now, Taking } from './take.ts';

/** A step that ended well, and could not be saved when it did. */
interface Owed {
  readonly step: string;
  completion: Pick<Completion, 'number' | 'basis'> | null;
  readonly paths: ReadonlyMap<Path, Seen | null>;
  /** Set for a step that stands in for an earlier completion. */
  readonly placed: Placed | null;
  /** What the model had there when the step ended: what came after it is not what it found. */
  readonly before: ReadonlyMap<Path, State | null>;
}

export class OwedSteps {
  readonly #taking: Taking;
  readonly #standIns: StandIns;
  #owed: Owed[] = [];

  constructor(taking: Taking, standIns: StandIns) {
    this.#taking = taking;
    this.#standIns = standIns;
  }

  /** The completion of a step is on record. @returns whether others wait to be saved */
  recorded(id: string, completion: Owed['completion']): boolean {
    for (const owed of this.#owed) if (owed.step === id) owed.completion ??= completion;
    return this.#owed.some((owed) => owed.step !== id);
  }

  /** Whether a step that could not be saved had written to one of the paths: there is nothing to set them back to. */
  wrote(paths: Iterable<Path>): boolean {
    return [...paths].some((path) => this.#owed.some((owed) => owed.paths.has(path)));
  }

  /** A path that could not be read when the step that wrote it ended, and that was not written to since: at most its mode is another. */
  holds(path: Path, seen: Seen | null): boolean {
    if (seen === null || this.#owed.length === 0) return false;
    const apart = this.#taking.parts.ground.apart(path);
    if (apart === undefined || apart.entry !== null) return false;
    const left = this.#owed.find(({ step }) => step === apart.step)?.paths.get(path);
    return left != null && left.ino === seen.ino && left.size === seen.size && left.mtimeMs === seen.mtimeMs;
  }

  /**
   * What could not be kept is looked at all the same: its digests tell it from a person's work until it is saved. What of later steps it
   * took away is no part of that.
   */
  async owe(
    step: string,
    { now, placed: all }: { readonly now: Now; readonly placed: Placed | null },
    taken: Taken,
  ): Promise<void> {
    const { ground, area, setting } = this.#taking.parts;
    const placed = all === null ? null : this.#standIns.takeBack(step, all);
    const { paths } = placed?.now ?? now;
    const { startedAt, missed = [] } = now;
    const before = new Map([...paths.keys()].map((path) => [path, ground.before(path)]));
    ground.see(taken.indexed);
    const rest = new Map([...paths].filter(([path]) => !taken.indexed.has(path)));
    const { signal } = setting;
    const looked = await lookAt(rest, { roots: area.roots, signal, scannedAt: startedAt });
    ground.see(looked.indexed);
    for (const path of looked.unread) ground.cannotRead(path, paths.get(path) ?? null);
    for (const path of paths.keys())
      ground.part(path, { entry: ground.index.get(path)?.entry ?? null, step });
    // What cannot be named will not be saved later either.
    if (missed.length === 0) this.#owed.push({ step, completion: null, paths, placed, before });
    ground.flush();
  }

  /** What a step had left where a later one's file has been set back: it is part of its change, and is looked for there no more. */
  heldOf(step: string, entries: ReadonlyMap<Path, Entry>): void {
    this.#owed = this.#owed.map((owed) => {
      if (owed.step !== step || owed.placed === null) return owed;
      const { now, near, standing } = owed.placed;
      const rest = new Map([...(now.rest ?? []), ...[...entries].filter(([path]) => owed.paths.has(path))]);
      const paths = without(owed.paths, rest);
      const placed = { standing, now: { ...now, paths, rest }, near: without(near, rest) };
      return { ...owed, paths, placed };
    });
  }

  /** What somebody has removed since cannot be saved any more, and what is left is not all. */
  async #isGone(paths: Owed['paths']): Promise<boolean> {
    const { area, setting } = this.#taking.parts;
    const options = { roots: area.roots, signal: setting.signal, scannedAt: Date.now() };
    const { indexed } = await lookAt(paths, options);
    return [...paths].some(([path, seen]) => seen !== null && indexed.get(path) === null);
  }

  /** Another try at what could not be saved: only where nothing has been written to it since. */
  async save(): Promise<void> {
    const { ground } = this.#taking.parts;
    for (const owed of this.#owed) {
      if (owed.completion === null || this.#taking.log === null) continue;
      const isOverwritten = [...owed.paths.keys()].some((path) => ground.apart(path)?.step !== owed.step);
      if (isOverwritten) this.#owed = this.#owed.filter((each) => each !== owed);
      if (isOverwritten || (await this.#isGone(owed.paths))) continue;
      const taken = await this.#take(owed);
      if (taken.ref === null) continue;
      ground.see(taken.indexed);
      const { step, completion, placed } = owed;
      this.#standIns.accept(step, taken.change, placed);
      for (const path of owed.paths.keys())
        if (sameState(ground.before(path), ground.apart(path)?.entry)) ground.join(path);
      this.#owed = this.#owed.filter((each) => each !== owed);
      this.#taking.log.write({ type: 'step.saved', step, completion: completion.number, change: taken.ref });
      this.#standIns.recorded(step, completion.basis);
      await this.#standIns.setBack(step);
    }
  }

  #take({ step, paths, placed, before }: Owed): Promise<Taken> {
    const { ground } = this.#taking.parts;
    return this.#taking.take('step', step, {
      paths,
      before,
      ...(placed === null ? {} : placed.now),
      startedAt: Date.now(),
      fresh: new Set(paths.keys()),
      // One that could not be read when the step ended may be anything.
      expected: (path) => ground.apart(path)?.entry ?? (paths.get(path) === null ? null : undefined),
    });
  }
}

function without<T>(all: ReadonlyMap<Path, T>, some: ReadonlyMap<Path, unknown>): ReadonlyMap<Path, T> {
  return new Map([...all].filter(([path]) => !some.has(path)));
}
