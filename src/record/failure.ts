import type { Failure, Reason } from './events.ts';

/** Whether a step runs again since it ended by its own exit code when it was started last. */
export function endedItself(reason: Reason | null): reason is Extract<Reason, { kind: 'failed' }> {
  return reason?.kind === 'failed' && reason.failure.kind === 'error';
}

/** A failure in one line, as the record and the log say it. */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'error':
      return `exit code ${failure.exit_code}`;
    case 'signal':
      return `ended by ${failure.signal}`;
    case 'timeout':
      return `timed out after ${failure.minutes} min`;
    case 'refused':
      return failure.message;
  }
}
