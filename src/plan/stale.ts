/** Reused steps that are older than a person's edits of the source. Pure. */
import { Given } from '../tree/known.ts';
import { firstOf } from '../tree/order.ts';
import { type Path, textOf } from '../tree/path.ts';
import { sameState } from '../tree/state.ts';
import { type FileFacts, MOST_NAMED } from './facts.ts';
import type { Candidate } from './files.ts';

/**
 * The steps without `reads` among some that were completed before a source file was edited, with the paths of the edits.
 * @param counting steps that are reused
 * @param pipeline the pipeline file: each definition tells what changed in it
 */
export function staleEdits(
  counting: readonly Pick<Candidate, 'step' | 'completion'>[],
  {
    edits,
    bare,
    source,
    changes,
    ignored,
  }: Pick<FileFacts, 'edits' | 'bare' | 'source' | 'changes' | 'ignored'>,
  pipeline: string,
): ReadonlyMap<string, readonly Path[]> {
  const stale = new Map<string, readonly Path[]>();
  if (edits.length === 0) return stale;
  const made = new Given(changes.values());
  const isMade = (path: Path) => made.isTouched(path) || source.has(path) || ignored(path);
  const isSource = (path: Path) =>
    textOf(path) !== pipeline && !path.includes('/.git/') && (bare.has(path) || !isMade(path));
  for (const { step, completion } of counting) {
    if (step.reads !== null || step.rerun === 'never') continue;
    const since = edits.filter(({ number }) => number > completion.number);
    const paths = since.flatMap(({ change }) =>
      change.flatMap(({ path, before, after }) => {
        const isFolder = (after ?? before)?.kind === 'directory';
        return !isFolder && !sameState(before, after) && isSource(path) ? [path] : [];
      }),
    );
    if (paths.length > 0) stale.set(step.id, firstOf(new Set(paths), MOST_NAMED));
  }
  return stale;
}
