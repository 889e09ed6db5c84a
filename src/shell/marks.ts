import type { StepMark } from './port.ts';

/**
 * The variable by which every process of a step can be told, wherever it went. It is a list, separated by
 * commas, so that a Savepoint inside a step of another one keeps the outer mark.
 */
export const MARK_VARIABLE = 'SAVEPOINT_STEP';

/** The value of the variable for a step's processes, after what the variable held before. */
export function addMark(before: string | undefined, mark: StepMark): string {
  const own = `${mark.attempt}/${mark.step}`;
  return before === undefined || before === '' ? own : `${before},${own}`;
}

/** Whether a value of the variable names this very step. */
export function bearsStep(value: string | null, mark: StepMark): boolean {
  return value?.split(',').includes(`${mark.attempt}/${mark.step}`) ?? false;
}

/** Whether a value of the variable names any step of the attempt. */
export function bearsAttempt(value: string | null, attempt: string): boolean {
  return value?.split(',').some((mark) => mark.startsWith(`${attempt}/`)) ?? false;
}
