/** The tries of a step in words. Pure. */

import { describeFailure } from '../record/failure.ts';
import type { Run } from '../record/run.ts';
import type { StepRetrying } from '../record/step-events.ts';
import { formatDuration } from './tables.ts';

/** `try 2 of 4`; without how many there may be where the record does not say that. @param number from 1 */
export function describeTry({ definition }: Run, step: string, number: number): string {
  const most = definition.find(({ id }) => id === step)?.tries;
  return `try ${number}${most === undefined ? '' : ` of ${most}`}`;
}

/** Why a try failed, and when the next one comes. */
export function describeRetry({ step, failure, try: failed, delay_ms }: StepRetrying, run: Run): string {
  const when = delay_ms === 0 ? 'now' : `in ${formatDuration(delay_ms)}`;
  return `${describeFailure(failure)}; ${describeTry(run, step, failed + 1)} ${when}`;
}
