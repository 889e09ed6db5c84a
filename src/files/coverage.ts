/** What of the disk `workspace` of a pipeline covers, and what it did in earlier attempts. Pure. */
import { coveredBy } from '../pipeline/excluded.ts';
import { isFolderIn, liesInNone } from '../pipeline/globs.ts';
import type { Coverage } from '../record/events.ts';
import type { Run } from '../record/run.ts';

/** Without `workspace` in the pipeline. */
const PLAIN: Coverage = { paths: ['.'], exclude: [] };

/** What all of these cover. */
export type Covered = readonly Coverage[];

/** Null where it is what it is without `workspace`. */
export function coverageOf({ paths, exclude }: Coverage): Coverage | null {
  return isWider({ paths, exclude }, PLAIN) || isWider(PLAIN, { paths, exclude }) ? { paths, exclude } : null;
}

/**
 * What a run covers in a folder: what `workspace` says, and no more than it did in the run's attempts there. What is found there beyond
 * that could be a person's, or half-written, or a step's, and nobody has seen which.
 * @param folder the identity of the folder
 * @returns what `workspace` says first, and then what bounds it
 */
export function coveredIn(run: Run | null, folder: string, { paths, exclude }: Coverage): Covered {
  const now = { paths, exclude };
  const before = run?.attempts.filter(({ where }) => where.workspace_id === folder) ?? [];
  return before.reduce<Covered>((covered, { where }) => bounded(covered, where.covers ?? PLAIN), [now]);
}

function bounded(covered: Covered, by: Coverage): Covered {
  return covered.every((each) => isWider(each, by)) ? [...covered, by] : covered;
}

/** Whether an attempt of a run may have left something unsaved that is covered now. */
export function coveredLess(run: Run, now: Covered): (attempt: number) => boolean {
  const less = new Set<number>();
  for (const { attempt, where } of run.attempts) {
    const before = run.attempts.filter((each) => each.attempt < attempt);
    const then = coveredIn({ ...run, attempts: before }, where.workspace_id, where.covers ?? PLAIN);
    if (then.some((bound) => now.every((each) => isWider(each, bound)))) less.add(attempt);
  }
  return (attempt) => less.has(attempt);
}

/** Whether a pattern of `reads` matches nothing that is covered, as far as what is written tells. */
export function isUnseen(reads: string, [, ...bounds]: Covered): boolean {
  return bounds.some((bound) => liesInNone(reads, bound.paths) || coveredBy(reads, bound) !== null);
}

/** What `workspace` says and the run does not cover here, in words; null where it covers all. */
export function boundLine([now, ...bounds]: Covered): string | null {
  if (bounds.length === 0 || now === undefined) return null;
  const paths = now.paths.filter((path) => bounds.some((bound) => isNew(path, bound)));
  const excluded = bounds.flatMap(({ exclude }) => exclude.filter((each) => !now.exclude.includes(each)));
  const takenBack = now.exclude.filter(
    (each) => each.startsWith('!') && bounds.some((bound) => !bound.exclude.includes(each)),
  );
  const what = [
    ...paths.map((path) => `what is new in "${path}" of \`paths\``),
    ...[...new Set(excluded)].map((each) => `what "${each}" of \`exclude\` left out`),
    ...takenBack.map((each) => `what "${each}" of \`exclude\` takes back in`),
  ];
  if (what.length === 0) what.push('what `exclude` left out by its order');
  return `\`workspace\` covers more than it did in an earlier attempt in this folder: ${what.join(', ')} is neither looked at nor saved here before the next run; \`--fresh\` begins one`;
}

/** Whether one may cover what the other does not, by what is written. */
function isWider(one: Coverage, other: Coverage): boolean {
  const isNewPath = one.paths.some((path) => isNew(path, other));
  return isNewPath || leavesOutLess(one.exclude, other.exclude) || isMoved(one, other);
}

/** Whether a folder of `paths` was not covered before: it lay elsewhere, or was left out by its name, which as a folder of `paths` it is not. */
function isNew(path: string, { paths, exclude }: Coverage): boolean {
  return !isFolderIn(path, paths) || (!paths.includes(path) && coveredBy(path, { paths, exclude }) !== null);
}

/** Whether some patterns may leave out less than others. Where one takes something back in, their order counts, too. */
function leavesOutLess(one: readonly string[], other: readonly string[]): boolean {
  const isPlain = (pattern: string) => !pattern.startsWith('!');
  if ([...one, ...other].every(isPlain)) return other.some((pattern) => !one.includes(pattern));
  return other.some((pattern, at) => one[at] !== pattern) || !one.slice(other.length).every(isPlain);
}

/** Whether a pattern that is relative to its folder may mean something else, since the folders are others. */
function isMoved(one: Coverage, other: Coverage): boolean {
  const isSame =
    one.paths.length === other.paths.length && other.paths.every((path) => one.paths.includes(path));
  return !isSame && other.exclude.some((each) => each.replace(/\/+$/, '').includes('/'));
}
