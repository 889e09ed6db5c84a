/** Why an attempt ended, in a line for the record. Pure. */
import { leftToRun } from '../record/left-to-run.ts';
import type { Run } from '../record/run.ts';
import type { StopSignal } from '../shell/port.ts';
import type { EndStatus } from './outcome.ts';

export function cannotBegin({ message }: Error): string {
  return `the workspace could not be brought to where the run was: ${message}`;
}

export function whyEnded(status: EndStatus, run: Run, by: StopSignal | null): string {
  const isNow = ({ state, attempt }: Run['steps'][number]) => state === 'failed' && attempt === run.attempt;
  if (status === 'failed' && !run.steps.some(isNow)) return leftToRun(run);
  const named = (state: string) =>
    run.steps
      .filter((step) => step.state === state)
      .map((step) => step.id)
      .join(', ');
  switch (status) {
    case 'completed':
      return 'all steps completed';
    case 'failed':
      return `failed: ${named('failed')}`;
    case 'paused':
      return `waiting for a person: ${named('waiting')}`;
    case 'interrupted':
      return by === null ? leftToRun(run) : `stopped by ${by}`;
  }
}
