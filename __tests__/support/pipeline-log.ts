/** What the action's own log tells of a pipeline's steps, where the steps themselves leave no trace. */
import type { StepLog } from './act-log.ts';

const STARTED = /^(?:::group::)?> ([\w-]+)(?: \(try \d+ of \d+\))?$/;
const PLANNED = /^ {2}(reuse|run|ask|leave) +([\w-]+) +(.+)$/;

/** The ids of the pipeline's steps that were started, in that order; one for each try. */
export function startedIn({ lines }: StepLog): readonly string[] {
  return lines.flatMap((line) => STARTED.exec(line)?.[1] ?? []);
}

/** What the plan of a later attempt says of each step: its decision and the reason. */
export function planIn({ lines }: StepLog): Readonly<Record<string, string>> {
  const planned = lines.flatMap((line) => {
    const [, decision, step, reason] = PLANNED.exec(line) ?? [];
    return step === undefined ? [] : [[step, `${decision}: ${reason}`] as const];
  });
  return Object.fromEntries(planned);
}
