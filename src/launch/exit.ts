import type { Chosen } from '../plan/request.ts';
import { meantIds } from '../record/meant-step.ts';
import type { Run } from '../record/run.ts';
import type { AttemptResult } from '../run/attempt.ts';
import type { StopSignal } from '../shell/port.ts';
import { StoreError } from '../store/errors.ts';

/** The exit codes that users see; the first that applies, in the order of this list. */
export const EXIT = {
  fault: 70,
  sigint: 130,
  sigterm: 143,
  store: 5,
  failed: 1,
  paused: 3,
  deadline: 75,
  ok: 0,
  usage: 2,
  cannotResume: 4,
} as const;

/** The exit code of a run that a signal stopped. */
export function exitOfSignal(by: StopSignal): number {
  return by === 'SIGINT' ? EXIT.sigint : EXIT.sigterm;
}

/** The exit code of an attempt that has ended. */
export function exitOf(result: AttemptResult, choice: Chosen): number {
  if (result.stoppedBy !== null) return exitOfSignal(result.stoppedBy);
  if (result.lost !== null || result.run === null) return EXIT.store;
  if (result.stuck !== null) return result.stuck instanceof StoreError ? EXIT.store : EXIT.cannotResume;
  const run = choice.kind === 'only' ? onlyStep(result.run, choice.step) : result.run;
  if (run.steps.some((step) => step.state === 'failed')) return EXIT.failed;
  if (run.steps.some((step) => step.state === 'waiting')) return EXIT.paused;
  if (result.outOfTime) return EXIT.deadline;
  return EXIT.ok;
}

/** `--only-step` answers for the step that it ran, whatever state others are in. */
function onlyStep(run: Run, id: string): Run {
  const meant = meantIds(run.definition, id);
  return { ...run, steps: run.steps.filter((step) => meant.has(step.id) || step.attempt === run.attempt) };
}
