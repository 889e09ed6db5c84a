/** What the last tries of steps have left that no completion counts for. Pure. */
import type { Plan } from '../plan/request.ts';
import type { Run } from '../record/run.ts';
import type { Change } from '../tree/change.ts';
import type { Placed } from '../tree/layers.ts';
import type { Path } from '../tree/path.ts';
import { sameState } from '../tree/state.ts';
import type { Start } from './start.ts';

/** The steps that left a path as it is, by path. */
export type Left = Start['left'];

/** What failed tries left, and the change of a completed step that asks since it counts no more. */
export function leftNow({ steps }: Plan, start: Start): Left {
  const left = new Map(start.left);
  for (const { id, decision } of steps)
    for (const { path, after } of (decision === 'ask' ? lastChange(id, start) : null)?.change ?? [])
      if (sameState(after, start.facts.found.get(path)))
        left.set(path, [...new Set([...(left.get(path) ?? []), id])]);
  return left;
}

/** The change of a step whose last try was completed; null where it was not, or its files are lost. */
export function lastChange(id: string, { run, facts }: Pick<Start, 'run' | 'facts'>): Placed | null {
  const completion = lastCompletion(id, run);
  if (completion === null || facts.lost.has(completion.number)) return null;
  const change: Change | undefined = facts.changes.get(completion.number);
  return change === undefined ? null : { place: completion.basis, change };
}

function lastCompletion(id: string, { steps }: Run) {
  const step = steps.find((each) => each.id === id);
  return step?.change == null ? null : step.last_good;
}

/** Whether a path stays, since only steps left it that ask: a person may take them as done. */
export function staysWhileAsked({ steps }: Plan, left: Left): (path: Path) => boolean {
  const asking = new Set(steps.flatMap(({ id, decision }) => (decision === 'ask' ? [id] : [])));
  return (path) => {
    const by = left.get(path) ?? [];
    return by.length > 0 && by.every((id) => asking.has(id));
  };
}
