/** Which part of the disk `workspace` of a pipeline covers. Pure. */
import type { Coverage } from '../record/files-events.ts';
import type { Run } from '../record/run.ts';

/** Without `workspace` in the pipeline. */
const PLAIN: Coverage = { paths: ['.'], exclude: [] };

/** Null where it is the same as without `workspace`. */
export function coverageOf({ paths, exclude }: Coverage): Coverage | null {
  return isSame({ paths, exclude }, PLAIN) ? null : { paths, exclude };
}

/** Whether the newest attempt of a run covered the same. */
export function isSameCoverage({ attempts }: Run, now: Coverage): boolean {
  return isSame(attempts.at(-1)?.where.covers ?? PLAIN, now);
}

function isSame(a: Coverage, b: Coverage): boolean {
  return isSameList(a.paths, b.paths) && isSameList(a.exclude, b.exclude);
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
}
