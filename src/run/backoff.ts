import type { Retries } from '../pipeline/model.ts';
import type { Failure } from '../record/decisions.ts';

/** Milliseconds to wait before the try after the `failed`-th (from 1). */
export function delayBefore(retries: Retries, failed: number): number {
  const factor = { fixed: 1, linear: failed, exponential: 2 ** (failed - 1) }[retries.backoff];
  return Math.min(retries.delayMs * factor, retries.maxDelayMs ?? Number.POSITIVE_INFINITY, MAX_TIMER_MS);
}

/** The longest delay that a timer of Node's takes: about 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Whether a failure is one that `retries.when` names. What could not be started would not start again either. */
export function isRetried(retries: Retries, failure: Failure): boolean {
  switch (failure.kind) {
    case 'error':
      return retries.when.includes('error') || retries.when.includes(failure.exit_code);
    case 'signal':
      return retries.when.includes('signal');
    case 'timeout':
      return retries.when.includes('timeout');
    case 'refused':
      return false;
  }
}
