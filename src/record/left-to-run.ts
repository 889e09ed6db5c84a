/** Why an attempt ended by itself that has steps left to run, as `--only-step` does. Pure. */

import { andOf } from '../words/some.ts';
import { isDone, type Run, type StepRecord } from './run.ts';

const MOST_NAMED = 10;

/** `lint done; 1 step is out of date: package`. */
export function leftToRun({ steps, attempt }: Pick<Run, 'steps' | 'attempt'>): string {
  const done = steps.filter((step) => isDone(step) && step.attempt === attempt);
  const left = steps.filter((step) => step.section === 'steps' && !isDone(step));
  const old = left.filter(({ reason }) => reason?.kind === 'needs');
  return [
    ...(done.length === 0 ? [] : [`${namesOf(done)} done`]),
    ...counted(old, 'out of date'),
    ...counted(
      left.filter((step) => !old.includes(step)),
      'left to run',
    ),
    ...(left.length === 0 ? ['`finally` is left to run'] : []),
  ].join('; ');
}

function counted(steps: readonly StepRecord[], how: string): readonly string[] {
  if (steps.length === 0) return [];
  const count = steps.length === 1 ? '1 step is' : `${steps.length} steps are`;
  return [`${count} ${how}: ${namesOf(steps)}`];
}

function namesOf(steps: readonly StepRecord[]): string {
  return andOf(
    steps.map(({ id }) => id),
    MOST_NAMED,
  );
}
