/** Steps that ended well and could not be saved when they did. */
import type { Completion } from '../record/events.ts';
import { someSteps } from '../record/set-aside.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, type State, sameEntry, sameState } from '../tree/state.ts';
import { type Indexed, type Seen, sameSeen } from '../workspace/stat-index.ts';
import { lookAt, type Taken } from './capture.ts';
import type { Placed, StandIns } from './stand-ins.ts';
import { listed, type Now, type Taking } from './take.ts';

const NOT_SET_BACK = 'what it wrote over could not be set back';

/** A step that ended well, and could not be saved when it did. */
interface Owed {
  readonly step: string;
  completion: Pick<Completion, 'number' | 'basis'> | null;
  readonly paths: ReadonlyMap<Path, Seen | null>;
  /** Set for a step that stands in for an earlier completion. */
  readonly placed: Placed | null;
  /** What the model had there when the step ended: what came after it is not what it found. */
  readonly before: ReadonlyMap<Path, State | null>;
  /** What could not be read then, as it was seen. */
  readonly unread: ReadonlyMap<Path, Seen>;
}

export class OwedSteps {
  readonly #taking: Taking;
  readonly #standIns: StandIns;
  #owed: Owed[] = [];
  /** What steps left that ended well and are in no pack: nothing could set it back, whether or not it will be tried again to save them. */
  readonly #unsaved = new Map<Path, string>();
  /** A step of which not even that could be seen. */
  #unseen: string | null = null;

  constructor(taking: Taking, standIns: StandIns) {
    this.#taking = taking;
    this.#standIns = standIns;
  }

  /** The completion of a step is on record. @returns whether others wait to be saved */
  recorded(id: string, completion: Owed['completion']): boolean {
    for (const owed of this.#owed) if (owed.step === id) owed.completion ??= completion;
    return this.#owed.some((owed) => owed.step !== id);
  }

  /** Whether a step that had written to a path is still to be saved. */
  awaits(path: Path): boolean {
    return this.#owed.some((owed) => owed.paths.has(path));
  }

  /**
   * Where a try has written over what a step left that could not be saved, there is nothing to set that back to.
   * @returns that, in words; null where there is nothing of the kind
   */
  async wroteOver({ paths, startedAt }: Pick<Now, 'paths' | 'startedAt'>): Promise<string | null> {
    if (this.#unseen !== null)
      return `${NOT_SET_BACK}, since what ${this.#unseen} left could not be looked at`;
    const { ground, area, setting } = this.#taking.parts;
    const isTheirs = (path: Path) => this.#unsaved.has(path) && ground.apart(path) !== undefined;
    const theirs = new Map([...paths].filter(([path]) => isTheirs(path)));
    const { signal } = setting;
    const { indexed, unread } = await lookAt(theirs, { roots: area.roots, signal, scannedAt: startedAt });
    // Of what could not be read nothing is known but that it is not as it was seen.
    const { unread: wasUnread } = ground;
    const hasChanged = ([path, now]: readonly [Path, Indexed | null]) =>
      wasUnread.has(path) || !sameState(ground.apart(path)?.entry, now?.entry);
    const over = [...unread, ...[...indexed].filter(hasChanged).map(([path]) => path)];
    if (over.length === 0) return null;
    const steps = someSteps([...new Set(over.map((path) => this.#unsaved.get(path) ?? ''))]);
    const what = listed(over.sort().map((path) => ({ path })));
    return `${NOT_SET_BACK}: ${what} of ${steps} could not be saved; a resume runs ${steps} again, too`;
  }

  /** A step ended well, and will not be saved. @param paths what it left; null where that could not be seen */
  givenUp(step: string, paths: Iterable<Path> | null): void {
    if (paths === null) this.#unseen = step;
    else for (const path of paths) this.#unsaved.set(path, step);
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
    const { paths: changed } = placed?.now ?? now;
    const { startedAt, missed = [] } = now;
    ground.see(taken.indexed);
    const rest = new Map([...changed].filter(([path]) => !taken.indexed.has(path)));
    const { signal } = setting;
    const looked = await lookAt(rest, { roots: area.roots, signal, scannedAt: startedAt });
    ground.see(looked.indexed);
    const unread = new Map(
      looked.unread.flatMap((path) => {
        const seen = changed.get(path);
        return seen == null ? [] : [[path, seen] as const];
      }),
    );
    for (const [path, seen] of unread) ground.cannotRead(path, seen);
    // What others left shortly before is looked at again, and is theirs.
    const isOwn = (path: Path) => unread.has(path) || now.fresh?.has(path) === true || this.#hasChanged(path);
    const paths = placed === null ? new Map([...changed].filter(([path]) => isOwn(path))) : changed;
    const before = new Map([...paths.keys()].map((path) => [path, ground.before(path)]));
    for (const path of paths.keys())
      ground.part(path, { entry: ground.index.get(path)?.entry ?? null, step });
    this.givenUp(step, paths.keys());
    // What cannot be named will not be saved later either.
    if (missed.length === 0) this.#owed.push({ step, completion: null, paths, placed, before, unread });
    ground.flush();
  }

  /** Whether a path is not as it was when it was noted last. */
  #hasChanged(path: Path): boolean {
    const { ground } = this.#taking.parts;
    const entry = ground.index.get(path)?.entry ?? null;
    const apart = ground.apart(path);
    if (apart !== undefined) return !sameState(apart.entry, entry);
    return !sameEntry(ground.model.get(path), entry ?? undefined);
  }

  /** What a step had left where a later one's file has been set back: it is part of its change, and is looked for there no more. */
  heldOf(step: string, entries: ReadonlyMap<Path, Entry>): void {
    this.#owed = this.#owed.map((owed) => {
      if (owed.step !== step || owed.placed === null) return owed;
      const { now, near, standing, seen } = owed.placed;
      const rest = new Map([...(now.rest ?? []), ...[...entries].filter(([path]) => owed.paths.has(path))]);
      const paths = without(owed.paths, rest);
      const placed = { standing, now: { ...now, paths, rest }, near: without(near, rest), seen };
      return { ...owed, paths, placed };
    });
  }

  /** Another try at what could not be saved: only where nothing has been written to it since. */
  async save(): Promise<void> {
    const { ground } = this.#taking.parts;
    for (const owed of this.#owed) {
      if (owed.completion === null || this.#taking.log === null) continue;
      const isOverwritten = [...owed.paths.keys()].some((path) => ground.apart(path)?.step !== owed.step);
      if (isOverwritten) this.#owed = this.#owed.filter((each) => each !== owed);
      if (isOverwritten) continue;
      const taken = await this.#take(owed);
      if (taken.ref === null) continue;
      ground.see(taken.indexed);
      const { step, completion, placed } = owed;
      this.#standIns.accept(step, taken.change, placed);
      for (const path of owed.paths.keys())
        if (sameState(ground.before(path), ground.apart(path)?.entry)) ground.join(path);
      this.#owed = this.#owed.filter((each) => each !== owed);
      for (const [path, by] of this.#unsaved) if (by === step) this.#unsaved.delete(path);
      this.#taking.log.write({ type: 'step.saved', step, completion: completion.number, change: taken.ref });
      this.#standIns.recorded(step, completion.basis);
      await this.#standIns.setBack(step);
    }
  }

  #take({ step, paths, placed, before, unread }: Owed): Promise<Taken> {
    const { ground } = this.#taking.parts;
    return this.#taking.take('step', step, {
      paths,
      before,
      ...(placed === null ? {} : placed.now),
      startedAt: Date.now(),
      fresh: new Set(paths.keys()),
      // What could not be read then has nothing but its stat to tell that nobody has changed it since.
      isExpected: (path, found) => {
        const left = unread.get(path);
        return left === undefined
          ? sameState(ground.apart(path)?.entry, found?.entry)
          : found !== null && sameSeen(left, found.seen);
      },
    });
  }
}

function without<T>(all: ReadonlyMap<Path, T>, some: ReadonlyMap<Path, unknown>): ReadonlyMap<Path, T> {
  return new Map([...all].filter(([path]) => !some.has(path)));
}
