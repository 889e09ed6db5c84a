import type { Run } from '../record/run.ts';
import { isResumable, type Saved } from '../report/saved.ts';
import { moved } from '../run/moved.ts';

/**
 * The action's outputs, told from the record; of steps, with their values moved to this workspace. Null: not even the first event could be written.
 * @param saved what a re-run finds of it
 */
export function outputsOf(run: Run | null, saved: Saved): Readonly<Record<string, string>> {
  if (run === null) return { status: 'failed', resumable: 'false' };
  const steps = run.steps.filter((step) => step.section === 'steps');
  const done = steps.filter((step) => step.state === 'completed' || step.state === 'skipped');
  const ran = steps.filter((step) => step.attempt === run.attempt);
  return {
    // An attempt whose record could not be written to its end was cut off there.
    status: run.status === 'running' ? 'interrupted' : run.status,
    'run-id': run.run_id,
    attempt: `${run.attempt}`,
    resumed: `${run.attempt > 1}`,
    'resumed-from': run.attempt > 1 ? (ran[0]?.id ?? '') : '',
    resumable: `${isResumable(saved) && run.status !== 'completed'}`,
    'steps-completed': `${done.length}`,
    'steps-reused': `${done.filter((step) => step.attempt !== run.attempt).length}`,
    // One that waits for a person has not begun, nor has one that was cut off before its process was started.
    'steps-run': `${ran.filter(({ state, started }) => state !== 'waiting' && (started || state !== 'interrupted')).length}`,
    'steps-total': `${steps.length}`,
    'failed-steps': run.steps
      .filter((step) => step.state === 'failed')
      .map((step) => step.id)
      .join(','),
    'waiting-for': run.waiting_for.join(','),
    outputs: JSON.stringify(Object.fromEntries(moved(run).steps.map((step) => [step.id, step.outputs]))),
  };
}
