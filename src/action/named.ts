/** Whether a step that is named has been let run already: a re-run keeps its `with:`, and nobody has named the step a second time. Pure. */
import type { StepChoice } from '../launch/choose-step.ts';
import type { Reason, RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';

/**
 * Whether the consent of whoever named the step last is `used`: that attempt has begun it; or `unused`: it has not been started since.
 * Else that is not known: whose attempt each was is not on record.
 * @param events of the run
 */
export function consentIn(
  run: Run,
  events: readonly RunEvent[],
  { step }: StepChoice,
): 'used' | 'unused' | 'unknown' {
  const id = run.definition.find((each) => each.id === step || `${each.number}` === step)?.id;
  let consent: 'used' | 'unused' | 'unknown' = 'unknown';
  let isNamed = false;
  let wasUsed = false;
  for (const event of events) {
    if (event.type === 'plan') {
      const reason = event.decisions.find((each) => each.step === id)?.reason;
      isNamed = reason?.kind === 'chosen';
      // A second one may be taken for the first, by a re-run of that.
      if (isNamed) consent = wasUsed ? 'unknown' : 'unused';
      else if (isAsked(reason)) consent = 'unknown';
    } else if (event.type === 'step.started' && event.step === id) {
      wasUsed ||= isNamed;
      if (isNamed) consent = 'used';
      else if (consent === 'unused') consent = 'unknown';
    }
  }
  return consent;
}

/** Whether the step was named, and asked all the same. */
function isAsked(reason: Reason | undefined): boolean {
  return reason !== undefined && 'because' in reason && reason.because.kind === 'chosen';
}

/** What is said of one that has begun. */
export function begunBefore(step: string): string {
  return `An earlier attempt was told to begin at ${step}: naming it does not count a second time.`;
}
