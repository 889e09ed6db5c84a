/** An attempt that must be over at some time. Pure. */
import { type Run, type StepRecord, servicesOf } from '../record/run.ts';
import { andOf } from '../words/some.ts';
import type { Deadline } from './ports.ts';

const MOST_NAMED = 10;

/** Whether a step may start. @param before the record of earlier attempts; a step of which nothing is known fits */
export function fits(deadline: Deadline | null, step: string, before: Run | null): boolean {
  const took = tookBefore(step, before);
  return deadline === null || took === null || took <= deadline.left();
}

/** How long a step took when it ran last, in ms; at least so long, where it was cut off. */
export function tookBefore(step: string, before: Run | null): number | null {
  return before?.steps.find(({ id }) => id === step)?.duration_ms ?? null;
}

/** Whether a step has been started in the newest attempt; services only serve those. */
export function hasStarted(run: Run): boolean {
  const services = servicesOf(run);
  return run.steps.some(
    ({ id, attempt, started_at }) => attempt === run.attempt && started_at !== null && !services.has(id),
  );
}

/** Why an attempt ended that ran out of time. @param held the steps that did not fit */
export function outOfTime(run: Run, held: ReadonlySet<string>): string {
  const services = servicesOf(run);
  const named = (isMeant: (step: StepRecord) => boolean) =>
    andOf(
      run.steps.filter((step) => !services.has(step.id) && isMeant(step)).map(({ id }) => id),
      MOST_NAMED,
    );
  const stopped = named((step) => step.state === 'interrupted' && step.attempt === run.attempt);
  const unfit = named(({ id, state }) => held.has(id) && state === 'pending');
  return [
    'out of time',
    ...(stopped === '' ? [] : [`${stopped} was stopped`]),
    ...(unfit === '' ? [] : [`${unfit} would not have ended in time`]),
  ].join('; ');
}
