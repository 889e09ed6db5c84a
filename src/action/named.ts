/** Whether a step that is named has been let run already: a re-run keeps its `with:`, and nobody has named the step a second time. Pure. */
import type { StepChoice } from '../launch/prepare.ts';
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';

/** @param events of the run @returns the id of the step; null where it was not named, or has not begun since */
export function alreadyBegun(run: Run, events: readonly RunEvent[], { step }: StepChoice): string | null {
  const id = run.definition.find((each) => each.id === step || `${each.number}` === step)?.id;
  if (id === undefined) return null;
  const named = events.findLastIndex(
    (event) =>
      event.type === 'plan' &&
      event.decisions.some((each) => each.step === id && each.reason.kind === 'chosen'),
  );
  const since = named < 0 ? [] : events.slice(named);
  return startsOf(id, since) > 0 ? id : null;
}

/** How often a process of a step was started. Where its beginning alone was put on record, the record takes that back. */
function startsOf(id: string, events: readonly RunEvent[]): number {
  const begun = events.filter((event) => event.type === 'step.started' && event.step === id);
  const withdrawn = events.filter(
    (event) => event.type === 'step.interrupted' && event.step === id && event.never_started === true,
  );
  return begun.length - withdrawn.length;
}

/** What is said then. */
export function begunBefore(step: string): string {
  return `An earlier attempt began at ${step}, as it was told to: this one does not begin there again.`;
}
