/** Whether a step that is named has been let run already: a re-run keeps its `with:`, and nobody has named the step a second time. Pure. */
import type { StepChoice } from '../launch/choose-step.ts';
import type { Reason } from '../record/decisions.ts';
import type { RunEvent } from '../record/events.ts';
import { meantIds } from '../record/meant-step.ts';

/**
 * What became of the consent that a workflow run gives by naming a step. It is for one start: `used` once the step has been started
 * since an attempt of that workflow run that had it, by whom ever; `unused` until then; `unknown` where no attempt of it is on record that had the
 * consent, or one was asked all the same, since more may have happened than was told.
 * @param events of the run
 */
export function consentIn(
  events: readonly RunEvent[],
  { step }: StepChoice,
  workflowRun: string | null,
): 'used' | 'unused' | 'unknown' {
  let named: ReadonlySet<string> = new Set();
  let consent: 'none' | 'unused' | 'asked' | 'used' = 'none';
  let isSince = false;
  for (const event of events) {
    if (event.type === 'plan' && event.by !== undefined && event.by.workflow_run === workflowRun) {
      // By its number it is the one of this workflow run's own pipeline.
      if (named.size === 0) named = meantIds(event.definition, step);
      const reasons = event.decisions.flatMap((each) => (named.has(each.step) ? [each.reason] : []));
      if (consent !== 'used' && reasons.some(({ kind }) => kind === 'chosen')) consent = 'unused';
      else if (consent !== 'used' && reasons.some(isAsked)) consent = 'asked';
      // A re-run has the consent of the first attempt, whatever it made of it. A first one that did not use it had none.
      isSince ||= consent !== 'none' || event.by.attempt > 1;
    } else if (event.type === 'step.started' && named.has(event.step) && isSince) {
      consent = 'used';
    }
  }
  return consent === 'used' || consent === 'unused' ? consent : 'unknown';
}

/** Whether the step was named, and asked all the same. */
function isAsked(reason: Reason): boolean {
  return 'because' in reason && reason.because.kind === 'chosen';
}

/** What is said of one that has begun. */
export function begunBefore(step: string): string {
  return `${step} has been started by this workflow run: to start it again, name it in a new workflow run.`;
}

/** Whether a workflow run was the last to do anything in a run; whoever only brings it back has not. @param events of the run */
export function isWorkOf(events: readonly RunEvent[], workflowRun: string | null): boolean {
  const last = events.findLast(
    (event) =>
      event.type === 'plan' &&
      // Of steps that come one by one nothing is decided yet.
      (event.key !== undefined || event.decisions.some(({ decision }) => decision !== 'reuse')),
  );
  return workflowRun !== null && last?.type === 'plan' && last.by?.workflow_run === workflowRun;
}
