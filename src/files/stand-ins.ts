/** Steps that stand in for an earlier completion of their own: what they changed is told, and has its place, below what later steps left. */
import type { ChangedPath } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, type State, sameState } from '../tree/state.ts';
import type { Indexed } from '../workspace/stat-index.ts';
import { lookAt, namesOf, type Taken } from './capture.ts';
import { laidBy, type Outlook } from './outlook.ts';
import { bringBack, firstOf } from './restore.ts';
import type { Settled } from './settle.ts';
import { type Laid, type StandIn, Standing } from './standing.ts';
import type { Now, Taking } from './take.ts';

/** What counts when an attempt begins, and who of its steps stands in for what. */
export interface Counting {
  readonly laid: readonly Laid[];
  readonly standIns: ReadonlyMap<string, StandIn>;
}

export const NOTHING_COUNTS: Counting = { laid: [], standIns: new Map() };

export function countingOf({ plan, reconciled }: Settled, outlook: Outlook): Counting {
  const { run, history } = outlook;
  const standIns = new Map<string, StandIn>();
  for (const { id, decision, standsFor: basis } of plan.steps) {
    if (decision !== 'run' || basis === null) continue;
    const own = history.layers.filter(
      ({ layer: { kind, step, order } }) => kind === 'step' && step === id && order === basis,
    );
    standIns.set(id, { basis, last: own.at(-1)?.change ?? [] });
  }
  if (standIns.size === 0) return NOTHING_COUNTS;
  const edits: Laid = { kind: 'edit', order: run.completions + 1, change: reconciled.edits };
  return { laid: [...laidBy(plan, outlook), edits], standIns };
}

/** What an ending step changed, with what it is held against. */
export interface Placed {
  readonly now: Now;
  readonly standing: Standing;
  /** What is there now, where that may not be what is wanted. */
  readonly near: ReadonlyMap<Path, Entry | null>;
  /** What was seen for that. */
  readonly seen: ReadonlyMap<Path, Indexed | null>;
}

export class StandIns {
  readonly #taking: Taking;
  readonly #laid: Laid[];
  /** Changes of steps whose completion is not on record yet. */
  readonly #ended = new Map<string, Taken['change']>();
  /** Steps that stand in for nothing after all: what they changed was made by a step of this attempt, and stands on top of that. */
  readonly #risen = new Set<string>();
  /** Where the workspace is not as wanted since a step ended, until that is set back. */
  readonly #due = new Map<string, readonly ChangedPath[]>();

  constructor(taking: Taking) {
    this.#taking = taking;
    this.#laid = [...taking.parts.counting.laid];
  }

  /**
   * What an ending step changed, told against the workspace before its place: what is as it was there is no part of it. What it has
   * found, and left as found, is what it has left there before.
   * @param own what cannot be the work of a step that runs beside it
   * @returns null for a step that stands in for nothing, or has changed what another one has made in this attempt
   */
  async place(step: string, now: Now, own: (path: Path) => boolean): Promise<Placed | null> {
    const { ground, area, setting, source, counting } = this.#taking.parts;
    const standIn = counting.standIns.get(step);
    if (standIn === undefined) return null;
    const roots = area.roots.list.map(({ path }) => path);
    const standing = new Standing(standIn, { source, laid: this.#laid, roots });
    const isMine = (path: Path) => standing.isNear(path) && own(path);
    const { signal } = setting;
    const some = new Map([...now.paths].filter(([path]) => isMine(path)));
    const { indexed: seen } = await lookAt(some, { roots: area.roots, signal, scannedAt: now.startedAt });
    const near = new Map<Path, Entry | null>();
    for (const [path, indexed] of seen) {
      const [apart, entry] = [ground.apart(path), indexed?.entry ?? null];
      // What another step could not save, or keeps, is seen again where it was written shortly before: it stays that step's.
      const isOthers = apart !== undefined && apart.step !== step && sameState(apart.entry, entry);
      if (!isOthers) near.set(path, entry);
    }
    if (this.#isOnFresh(standIn, near)) {
      this.#risen.add(step);
      return null;
    }
    const isThere = (path: Path, state: State | null) => near.has(path) && sameState(near.get(path), state);
    const isAsFound = (path: Path) =>
      isThere(path, ground.before(path)) || (!now.paths.has(path) && ground.apart(path) === undefined);
    const isNone = (path: Path) =>
      standing.isUnderLater(path) &&
      (isThere(path, ground.before(path)) || isThere(path, standing.before(path)));
    const paths = new Map([...now.paths].filter(([path]) => !isNone(path)));
    const rest = standing.inherited(isAsFound);
    const isOther = (path: Path) => rest.has(path) || (isMine(path) && standing.isUnderLater(path));
    const before = new Map(
      [...paths.keys(), ...rest.keys()].map((path) => [
        path,
        isOther(path) ? standing.before(path) : ground.before(path),
      ]),
    );
    return { now: { ...now, paths, before, rest }, standing, near, seen };
  }

  /** Whether something is not as a step of this attempt has left it that would have its place above. */
  #isOnFresh({ basis }: StandIn, near: ReadonlyMap<Path, Entry | null>): boolean {
    const { ground, counting } = this.#taking.parts;
    const fresh = this.#laid.slice(counting.laid.length);
    const above = fresh.filter(({ order }) => order > basis).flatMap(({ change }) => change);
    return above.some(({ path, before, after }) => {
      const isThere = near.has(path) && !sameState(before, after);
      return isThere && !sameState(near.get(path), ground.before(path));
    });
  }

  /** Whether a step stands in for an earlier completion of its own, as far as it was planned so. */
  standsIn(step: string): boolean {
    return !this.#risen.has(step);
  }

  /** Makes the change of a step part of the model, in its place. */
  accept(step: string, change: Taken['change'], placed: Placed | null): void {
    const { ground, counting } = this.#taking.parts;
    if (counting.standIns.size > 0) this.#ended.set(step, change);
    if (placed === null) {
      ground.accept(change, 'step');
      return;
    }
    const { now, standing, near } = placed;
    const own = change.filter(({ path }) => now.rest?.has(path) !== true);
    const beside = own.filter(({ path }) => !near.has(path));
    const placedHere = own.filter(({ path }) => near.has(path));
    ground.accept([...beside, ...standing.onTop(placedHere, ground.model)], 'step');
    ground.accept(standing.emptied(placedHere, ground.model), 'step');
    const due: ChangedPath[] = [];
    for (const [path, entry] of near) {
      const before = ground.before(path);
      const each = { path, before, after: entry };
      if (!mayBeSet(each)) continue;
      ground.part(path, { entry, step });
      due.push(each);
    }
    for (const { path, left, wanted } of standing.timed(own)) {
      if (!sameState(ground.before(path), left)) continue;
      ground.accept([{ path, before: left, after: wanted }], 'step');
      ground.part(path, { entry: left, step });
      due.push({ path, before: wanted, after: left });
    }
    if (due.length > 0) this.#due.set(step, due);
  }

  /**
   * It could not be saved. What it took from later steps is set back whatever becomes of the rest: what it has written over, once that is set aside.
   * @returns the rest, and what it has written over
   */
  takeBack(step: string, { now, near, ...placed }: Placed): Placed {
    const { ground } = this.#taking.parts;
    const own: ChangedPath[] = [];
    const due: ChangedPath[] = [];
    for (const [path, after] of near) {
      const before = ground.before(path);
      const isOwn = now.paths.has(path) || now.rest?.has(path) === true;
      const each = { path, before, after };
      if (isOwn) own.push(each);
      else if (mayBeSet(each)) due.push(each);
    }
    const onTop = new Set(placed.standing.onTop(own, ground.model).map(({ path }) => path));
    for (const each of own) if (!onTop.has(each.path) && mayBeSet(each)) due.push(each);
    for (const { path, after } of due) ground.part(path, { entry: after, step });
    if (due.length > 0) this.#due.set(step, due);
    return { ...placed, now, near: new Map(own.map(({ path, after }) => [path, after])) };
  }

  /** The completion of a step is on record. @returns whether something of later steps is to be set back */
  recorded(step: string, basis: number): boolean {
    const change = this.#ended.get(step);
    if (change !== undefined) {
      this.#laid.push({ kind: 'step', order: basis, change });
    }
    this.#ended.delete(step);
    return this.#due.has(step);
  }

  /**
   * Sets back what a step took from later ones. What it changed is on record, or owed.
   * @returns what it had left where that was done: that is in the store
   */
  async setBack(step: string): Promise<ReadonlyMap<Path, Entry>> {
    const due = this.#due.get(step);
    this.#due.delete(step);
    const { parts, log } = this.#taking;
    if (due === undefined || log === null) return new Map();
    const kept = due.filter(await this.#setAside(step, due));
    const { blocked, left } = await bringBack(kept, parts);
    const all = firstOf([...blocked, ...left]);
    const message = `took away what later steps had left that are reused, and it could not be set back: ${all}`;
    if (all !== '') log.write({ type: 'warning', step, message });
    parts.ground.flush();
    const isBack = ({ path, before }: ChangedPath) => sameState(parts.ground.index.get(path)?.entry, before);
    return new Map(
      kept.flatMap((each) => (each.after !== null && isBack(each) ? [[each.path, each.after] as const] : [])),
    );
  }

  /** What is in no pack goes there first. @returns whether what is there now may be written over */
  async #setAside(step: string, due: readonly ChangedPath[]): Promise<(each: ChangedPath) => boolean> {
    const { packs, ground } = this.#taking.parts;
    const { contents } = packs;
    await contents.verify(due.flatMap(({ after }) => (after?.kind === 'file' ? [after.digest] : [])));
    const isKept = ({ after }: ChangedPath) => after?.kind !== 'file' || contents.isSound(after.digest);
    const missing = due.filter((each) => !isKept(each));
    if (missing.length === 0) return isKept;
    const paths = new Map(missing.map(({ path }) => [path, ground.index.get(path)?.seen ?? null]));
    const taken = await this.#taking.take('aside', step, {
      paths,
      startedAt: Date.now(),
      fresh: new Set(paths.keys()),
    });
    if (taken.ref === null) this.#taking.sayNotKept(step, taken);
    else if (taken.change.length > 0) {
      const { ref: change } = taken;
      this.#taking.log?.write({ type: 'files.aside', step, change, paths: namesOf(taken.change) });
    }
    return isKept;
  }
}

/** Whether something else is at a path than is wanted, and both are known. */
function mayBeSet({ before, after }: ChangedPath): boolean {
  return after?.kind !== 'other' && before?.kind !== 'other' && !sameState(before, after);
}
