/** What is said of a step of a workflow, in its log. Pure. */
import type { Reason } from '../record/decisions.ts';
import type { StepRecord } from '../record/run.ts';
import { describeReason } from '../report/reasons.ts';
import { formatDuration } from '../report/tables.ts';
import { nearestTo } from '../text/nearest.ts';
import { andOf, someOf } from '../words/some.ts';

const MOST = 10;

export function reusedLine({ attempt, duration_ms }: StepRecord): string {
  const time = duration_ms === null ? '' : `: ${formatDuration(duration_ms)} saved`;
  return `reused from attempt ${attempt ?? 1}${time}`;
}

/** What a reused step had, and this attempt has not. */
export function lackLines({ withheld }: StepRecord, lack: string | undefined): readonly string[] {
  const masks = `is not run again, and what it masked by ::add-mask:: is not masked now; \`SAVEPOINT_RERUN: always\` would`;
  const said = lack?.replace('`rerun: always`', '`SAVEPOINT_RERUN: always`');
  return [
    ...(withheld.masks > 0 ? [masks] : []),
    ...valuesLacking(withheld),
    ...(said === undefined ? [] : [said]),
  ];
}

/** Only a step that may not run again is reused without what it had set. */
function valuesLacking({ outputs, env, path }: StepRecord['withheld']): readonly string[] {
  const values = [
    ...outputs.map((name) => `the output ${name}`),
    ...env.map((name) => `the variable ${name}`),
    ...(path ? ['a folder of PATH'] : []),
  ];
  if (values.length === 0) return [];
  const what = `${andOf(values, MOST)} ${values.length === 1 ? 'is' : 'are'} not set`;
  return [
    `is not run again, and ${what}: a value that holds a secret is not saved; set it in a step of its own with \`SAVEPOINT_RERUN: always\``,
  ];
}

/** Why a step asks, and how to consent. @param consent a sentence that says that */
export function refusal(id: string, reason: Reason, consent: string): string {
  return `${id} asks before it is started: ${describeReason(reason)}. ${consent}`;
}

/** A person named a step, and the job has ended without it. @param come the steps that have come */
export function notMet(from: string, come: readonly string[]): string {
  const near = nearestTo(from, come);
  const end = near === null ? '.' : `; did you mean ${near}?`;
  const steps = come.length === 0 ? 'none' : someOf(come, MOST);
  return `from-step: ${from} has changed nothing, because no step of that id came in this job${end} Steps that came: ${steps}`;
}
