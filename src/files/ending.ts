/** What a step left when it ended well, seen when nothing comes or goes there. */
import { setTimeout } from 'node:timers/promises';
import type { Step } from '../pipeline/model.ts';
import type { Runner } from '../tree/ownership.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, sameState } from '../tree/state.ts';
import { statAt } from '../workspace/reach.ts';
import type { Skipped } from '../workspace/scan.ts';
import { isAnotherDirectory, kindOf, type Seen, sameSight } from '../workspace/stat-index.ts';
import type { Taken } from './capture.ts';
import type { Changed, Ground } from './ground.ts';
import type { Area } from './setting.ts';
import type { Sharing } from './sharing.ts';
import { missedIn } from './skipped.ts';
import type { Placed, StandIns } from './stand-ins.ts';
import type { Now, Taking } from './take.ts';

/** How often it is looked at while something moves there. */
const TRIES = 3;
/** How long it is waited between two looks: longer than a clock of a file system takes for a tick. */
const REST_MS = 100;

/** What a step may have changed, before anything of it is noted. */
export interface Before {
  /** What had been seen before at the paths that it may have changed. */
  readonly was: ReadonlyMap<Path, Entry | undefined>;
  /** What other steps had left there, and is not as the model has it. */
  readonly left: ReadonlyMap<Path, Left>;
}

interface Left {
  readonly step: string;
  readonly entry: Entry | null;
  readonly isRead: boolean;
}

export interface Ended extends Before {
  readonly now: Changed;
  /** What is the step's of that. */
  readonly mine: Now;
  readonly missed: ReturnType<typeof missedIn>;
  readonly placed: Placed | null;
  /** Null where a root is away. */
  readonly taken: Taken | null;
}

export class Endings {
  readonly #taking: Taking;
  readonly #sharing: Sharing;
  readonly #standIns: StandIns;

  constructor(
    taking: Taking,
    { sharing, standIns }: { readonly sharing: Sharing; readonly standIns: StandIns },
  ) {
    this.#taking = taking;
    this.#sharing = sharing;
    this.#standIns = standIns;
  }

  /**
   * Captures what a step left. While something comes or goes there, another look is taken. What moves on after some of these is missed;
   * but not where it was seen to be there all the time, as what others write beside it at every moment.
   * @param runners all that ran until then, itself included @throws the signal's reason
   */
  async of(step: Step, runners: readonly Runner[]): Promise<Ended> {
    const { ground, setting } = this.#taking.parts;
    const told: Skipped[] = [];
    let before: Changed['paths'] = new Map();
    for (let tries = 1; ; tries++) {
      const scanned = ground.scan();
      const moving = replacedJustNow(scanned, { ground, before }).map((path) => ({
        path,
        why: 'moving' as const,
      }));
      const now = { ...scanned, skipped: [...scanned.skipped, ...moving] };
      if (tries === TRIES || now.skipped.every(isAtRest)) {
        const ended = await this.#take(step, { now, runners, isLast: tries === TRIES });
        const skipped = [...told, ...now.skipped];
        if (tries === TRIES || ended.taken?.isMoving !== true) return { ...ended, now: { ...now, skipped } };
      }
      told.push(...now.skipped.filter(isAtRest));
      before = now.paths;
      await setTimeout(REST_MS, undefined, { signal: setting.signal });
    }
  }

  async #take(
    step: Step,
    {
      now,
      runners,
      isLast,
    }: { readonly now: Changed; readonly runners: readonly Runner[]; readonly isLast: boolean },
  ): Promise<Ended> {
    const { ground, area } = this.#taking.parts;
    const mine = this.#sharing.mine(now, { step, how: 'completed', runners });
    const was = new Map([...mine.paths.keys()].map((path) => [path, ground.index.get(path)?.entry]));
    const left = leftThere(step.id, { ground, paths: mine.paths.keys() });
    const missed = missedIn(now.skipped);
    const found = { now, mine, was, left, missed };
    if (now.away.length > 0) return { ...found, placed: null, taken: null };
    const placed = await this.#standIns.place(step.id, mine, this.#sharing.ownAlone(step.id, mine));
    // What runs beside it may make something, and take it away again, at any time.
    const isAlone = runners.length === 1;
    const vanished = isAlone ? 'moving' : 'deleted';
    const stirred = isAlone && !isLast ? () => stirredIn(now, ground, area) : undefined;
    const told = { ...(placed?.now ?? mine), missed, vanished, stirred } as const;
    const taken = await this.#taking.take('step', step.id, told);
    return { ...found, placed, taken };
  }
}

/** The steps of some who had left what is not there any more. */
export function changedOf(left: Before['left'], { index }: Ground): readonly string[] {
  const changed = [...left].filter(
    ([path, { entry, isRead }]) => !isRead || !sameState(entry, index.get(path)?.entry),
  );
  return [...new Set(changed.map(([, { step }]) => step))];
}

function leftThere(
  id: string,
  { ground, paths }: { readonly ground: Ground; readonly paths: Iterable<Path> },
): ReadonlyMap<Path, Left> {
  const { unread } = ground;
  const left = new Map<Path, Left>();
  for (const path of paths) {
    const apart = ground.apart(path);
    if (apart === undefined || apart.step === null || apart.step === id) continue;
    left.set(path, { step: apart.step, entry: apart.entry, isRead: !unread.has(path) });
  }
  return left;
}

/**
 * Directories whose own times are others than at a look: a name has come or gone there since, or stands for something else. Then what
 * was seen, one path after the other, may never have been there at once.
 */
function* stirredIn({ paths, roots }: Changed, { index }: Ground, area: Area): Generator<Path> {
  function* seenOnes(): Generator<readonly [Path, Seen]> {
    yield* roots;
    for (const [path, seen] of paths) if (seen !== null) yield [path, seen];
    for (const [path, { seen }] of index) if (!paths.has(path)) yield [path, seen];
  }
  for (const [path, seen] of seenOnes()) {
    if (kindOf(seen.mode) !== 'directory') continue;
    const now = statAt(area.roots.absolute(path));
    if (now === 'unknown') continue;
    if (now === null || now.ino !== seen.ino || now.mtimeMs !== seen.mtimeMs || now.ctimeMs !== seen.ctimeMs)
      yield path;
  }
}

function isAtRest({ why }: Skipped): boolean {
  return why !== 'moving';
}

/**
 * What has taken the place of a folder so shortly before that the two may change places all the time: the names that were read above
 * it may be of another moment. @param before what was seen at the look before: who stays is at rest
 */
function replacedJustNow(
  { paths, startedAt }: Changed,
  { ground, before }: { readonly ground: Ground; readonly before: Changed['paths'] },
): readonly Path[] {
  return [...paths].flatMap(([path, seen]) => {
    if (seen === null || seen.ctimeMs < startedAt - REST_MS) return [];
    const known = ground.index.get(path)?.seen;
    const isReplaced = known !== undefined && isAnotherDirectory(known, seen);
    return isReplaced && !sameSight(before.get(path), seen) ? [path] : [];
  });
}
