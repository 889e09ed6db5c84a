import type { Failure } from './decisions.ts';

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
