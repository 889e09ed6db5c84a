/** Sources that a person has edited since a step ran that is reused as it was. Pure. */
import type { Plan } from '../plan/plan.ts';
import type { Change } from '../tree/change.ts';
import { type Path, textOf } from '../tree/path.ts';
import { sameState } from '../tree/state.ts';
import { someOf } from '../words/some.ts';
import type { Outlook } from './outlook.ts';

export interface Stale {
  /** The first reused step that has not seen the edits. */
  readonly step: string;
  readonly paths: readonly Path[];
}

/**
 * A step without `reads` does not run again for an edit in the workspace that the run left, and no step does for one of what it has
 * written. That is said, since the edit may well be meant for it.
 * @returns null where nothing was edited that a reused step could have read, or has written
 */
export function staleSources(plan: Plan, { run, facts, ours }: Outlook): Stale | null {
  const readers = new Set(
    plan.definition.flatMap(({ id, parts }) => (parts.reads === undefined ? [] : [id])),
  );
  // What is said there is read anew by each attempt, and a step runs again for what of it concerns the step.
  const isPipeline = (path: Path) => textOf(path) === run.pipeline.path;
  for (const { id, reason } of plan.steps) {
    if (reason.kind !== 'completed') continue;
    // One that says what it reads has read nothing else; what it has written itself is of it all the same.
    const own = readers.has(id)
      ? new Set(facts.changes.get(reason.completion)?.map(({ path }) => path))
      : null;
    const later = facts.edits.flatMap(({ number, change }) =>
      number > reason.completion ? [...change] : [],
    );
    // What was not there may be what a later step makes, and the step did not look for it. What steps made would be made anew.
    const isSource = ({ path, before }: Change[number]) =>
      facts.source.has(path) || (before !== null && !ours.isTouched(path));
    const paths = altered(later).flatMap((each) =>
      isSource(each) && !isPipeline(each.path) && own?.has(each.path) !== false ? [each.path] : [],
    );
    if (paths.length > 0) return { step: id, paths: paths.sort() };
  }
  return null;
}

/** In words, with the option that runs what is reused with the edits. */
export function staleLine({ step, paths }: Stale): string {
  return `${someOf(paths.map(textOf), 5)}: edited since ${step} ran, which is reused as it was; --from-step ${step} would run it with that`;
}

/** Several changes as one, without the paths at which they leave what they found. */
function altered(changes: Change): Change {
  const net = new Map<Path, Change[number]>();
  for (const each of changes) {
    const first = net.get(each.path) ?? each;
    net.set(each.path, { ...each, before: first.before });
  }
  return [...net.values()].filter(({ before, after }) => !sameState(before, after));
}
