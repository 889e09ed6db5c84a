/** How a run goes on that has ended under the action, in plain sentences. Pure. */
import { isAhead, isDone, type Run, type StepRecord } from '../record/run.ts';
import { describeReason } from './reasons.ts';
import { remedyStep } from './talk.ts';

/** More questions than this are counted. */
const MOST = 20;

/**
 * What people can do now; none where nothing is left to do.
 * @param asks the ids of the steps with `rerun: ask`
 */
export function goOn(run: Run, asks: ReadonlySet<string>): readonly string[] {
  if (run.status === 'completed') return [];
  if (run.status === 'paused') return questions(run);
  const steps = run.steps.filter((step) => step.section === 'steps');
  const done = steps.filter(isDone).length;
  const next = steps.find((step) => !isDone(step));
  const from = next === undefined ? 'finally' : `the step ${next.id}`;
  const kept = done === 0 ? '' : ` ${done} of ${steps.length} steps are done and need not run again.`;
  return [`Choose "Re-run failed jobs" to go on with ${from}.${kept}`, ...consents(run, asks)];
}

function questions(run: Run): readonly string[] {
  const waiting = run.steps.filter((step) => step.state === 'waiting');
  const shown = waiting.slice(0, MOST).flatMap((step) => {
    const why = step.reason === null ? '' : `: ${describeReason(step.reason)}`;
    return [
      `The step ${step.id} waits for a person${why}.`,
      `To let it run, start the action again with from-step: ${remedy(step)}`,
    ];
  });
  const more = waiting.length - MOST;
  return more > 0 ? [...shown, `${more} more steps wait for a person.`] : shown;
}

function remedy({ id, reason }: StepRecord): string {
  return reason === null ? id : remedyStep(id, reason);
}

/** Steps that were cut off and ask before they are started a second time. */
function consents(run: Run, asks: ReadonlySet<string>): readonly string[] {
  return run.steps
    .filter((step) => asks.has(step.id) && step.started && !isDone(step) && !isAhead(step))
    .filter((step) => step.state !== 'failed' || step.failure?.kind !== 'error')
    .slice(0, MOST)
    .map(
      ({ id }) =>
        `The step ${id} has rerun: ask, and may have done its work: it is not started again unless it is named, with from-step: ${id}`,
    );
}
