/** What is said of a step of a workflow, in its log. Pure. */
import type { Reason } from '../record/decisions.ts';
import type { StepRecord } from '../record/run.ts';
import { describeReason } from '../report/reasons.ts';
import { formatDuration } from '../report/tables.ts';

export function reusedLine({ attempt, duration_ms }: StepRecord): string {
  const time = duration_ms === null ? '' : `: ${formatDuration(duration_ms)} saved`;
  return `reused from attempt ${attempt ?? 1}${time}`;
}

/** What a reused step had, and this attempt has not. */
export function lackLines({ withheld }: StepRecord, lack: string | undefined): readonly string[] {
  const masks = `is not run again, and what it masked by ::add-mask:: is not masked now; \`SAVEPOINT_RERUN: always\` would`;
  const said = lack?.replace('`rerun: always`', '`SAVEPOINT_RERUN: always`');
  return [...(withheld.masks > 0 ? [masks] : []), ...(said === undefined ? [] : [said])];
}

/** Why a step asks, and how to consent. */
export function refusal({
  id,
  reason,
  run,
}: {
  readonly id: string;
  readonly reason: Reason;
  readonly run: string;
}): string {
  return `${id} asks before it is started: ${describeReason(reason)}. To let it run, start the workflow by hand (workflow_dispatch) with the inputs savepoint-run: ${run} and savepoint-from-step: ${id}`;
}
