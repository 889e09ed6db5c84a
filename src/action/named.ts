/** Whether a step that is named has been let run already: a re-run keeps its `with:`, and nobody has named the step a second time. Pure. */
import type { StepChoice } from '../launch/choose-step.ts';
import { ancestorsOf } from '../plan/graph.ts';
import type { RunEvent } from '../record/events.ts';
import { isDone, type Run } from '../record/run.ts';

/**
 * What the step that was named depends on and is not done, by its ids: an attempt that was to begin there had started that again, and
 * was cut off.
 */
export function undoneBefore(run: Run, { step }: StepChoice): readonly string[] {
  const id = idOf(run, step);
  const before = id === undefined ? new Set<string>() : ancestorsOf(run.definition, id);
  return run.steps.filter((each) => before.has(each.id) && !isDone(each)).map((each) => each.id);
}

/** What is said then. */
export function notBefore(step: string, undone: readonly string[]): string {
  return `${step} depends on ${undone.join(', ')}, which did not end well since it was named: this re-run goes on there, and naming ${step} does not count.`;
}

/** @param events of the run @returns the id of the step; null where it was not named, or did not begin then */
export function alreadyBegun(run: Run, events: readonly RunEvent[], { step }: StepChoice): string | null {
  const id = idOf(run, step);
  if (id === undefined) return null;
  // Whose attempt it was is not on record: of several that named the step, the start of any counts.
  let isNamed = false;
  for (const event of events) {
    if (event.type === 'plan')
      isNamed = event.decisions.some((each) => each.step === id && each.reason.kind === 'chosen');
    else if (isNamed && event.type === 'step.started' && event.step === id) return id;
  }
  return null;
}

function idOf(run: Run, step: string): string | undefined {
  return run.definition.find((each) => each.id === step || `${each.number}` === step)?.id;
}

/** What is said then. */
export function begunBefore(step: string): string {
  return `An earlier attempt was told to begin at ${step}: naming it does not count a second time.`;
}
