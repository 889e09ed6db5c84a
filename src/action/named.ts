/** Whether a step that is named has been let run already: a re-run keeps its `with:`, and nobody has named the step a second time. Pure. */
import type { StepChoice } from '../launch/choose-step.ts';
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';

/**
 * Whether the attempt that named the step last has begun it; or an earlier one alone, of which is not on record whose it was; or none.
 * @param events of the run
 */
export function begunBy(
  run: Run,
  events: readonly RunEvent[],
  { step }: StepChoice,
): 'last' | 'earlier' | 'none' {
  const id = idOf(run, step);
  let isNamed = false;
  let begun: 'last' | 'earlier' | 'none' = 'none';
  for (const event of events) {
    if (event.type === 'plan') {
      isNamed = event.decisions.some((each) => each.step === id && each.reason.kind === 'chosen');
      if (isNamed && begun === 'last') begun = 'earlier';
    } else if (isNamed && event.type === 'step.started' && event.step === id) begun = 'last';
  }
  return begun;
}

function idOf(run: Run, step: string): string | undefined {
  return run.definition.find((each) => each.id === step || `${each.number}` === step)?.id;
}

/** Whether an attempt asked although the step was named: one of which nothing is known may have begun it. */
export function mayHaveBegun(run: Run, events: readonly RunEvent[], { step }: StepChoice): boolean {
  const id = idOf(run, step);
  return events.some(
    (event) =>
      event.type === 'plan' &&
      event.decisions.some(
        ({ step: each, reason }) => each === id && 'because' in reason && reason.because.kind === 'chosen',
      ),
  );
}

/** What is said of one that has begun. */
export function begunBefore(step: string): string {
  return `An earlier attempt was told to begin at ${step}: naming it does not count a second time.`;
}
