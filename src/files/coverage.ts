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
  const isAdded = ({ paths, exclude }: Coverage, { paths: known, exclude: left }: Coverage) =>
    paths.some((path) => !known.includes(path)) ||
    exclude.some((pattern) => pattern.startsWith('!') && !left.includes(pattern));
  return isAdded(one, other) || other.exclude.some((pattern) => !one.exclude.includes(pattern));
}
