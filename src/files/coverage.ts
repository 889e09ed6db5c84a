/** What of the disk `workspace` of a pipeline covers, and what it did in earlier attempts. Pure. */
import type { Coverage } from '../record/events.ts';
import type { Run } from '../record/run.ts';

/** Without `workspace` in the pipeline. */
const PLAIN: Coverage = { paths: ['.'], exclude: [] };

/** Null where it is what it is without `workspace`. */
export function coverageOf({ paths, exclude }: Coverage): Coverage | null {
  return isWider({ paths, exclude }, PLAIN) || isWider(PLAIN, { paths, exclude }) ? { paths, exclude } : null;
}

/** Whether an attempt of a run may have left something unsaved that is covered now. */
export function coveredLess(run: Run, now: Coverage): (attempt: number) => boolean {
  const wider = new Map(
    run.attempts.map(({ attempt, where }) => [attempt, isWider(now, where.covers ?? PLAIN)]),
  );
  return (attempt) => wider.get(attempt) ?? false;
}

/** Whether one may cover what the other does not, by what is written. */
function isWider(one: Coverage, other: Coverage): boolean {
  const isNewPath = one.paths.some((path) => !other.paths.includes(path));
  const isTakenBackIn = one.exclude.some((each) => each.startsWith('!') && !other.exclude.includes(each));
  const isNoLongerOut = other.exclude.some((each) => !one.exclude.includes(each));
  return isNewPath || isTakenBackIn || isNoLongerOut;
}
