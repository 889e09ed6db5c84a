/** How a step ends: its change captured, its end on record. */
import { guardsOf } from '../plan/approval.ts';
import type { Completion, Failure } from '../record/decisions.ts';
import { describeFailure } from '../record/failure.ts';
import type { ChangeRef, MachineChange } from '../record/files-events.ts';
import { FILES, PROCESSES, REFS } from '../record/left-on-machine.ts';
import { stepOf } from '../record/run.ts';
import type { LeftBehind, StepCompleted } from '../record/step-events.ts';
import type { ScriptResult } from '../shell/port.ts';
import { isGate } from './asking.ts';
import { outsideFor } from './context.ts';
import { completionOf } from './outcome.ts';
import type { Captured, Lacks } from './ports.ts';
import { startsFor } from './starts.ts';
import type { RunningStep } from './step-request.ts';

export type StepEnd = 'success' | 'failure' | 'skipped' | 'interrupted' | 'waiting' | 'blocked';

export function succeed(request: RunningStep, left: LeftBehind, result: ScriptResult): Promise<StepEnd> {
  const exit_code = result.exit.kind === 'exited' ? result.exit.code : null;
  return completed(request, { outcome: 'success', exit_code, error_message: null, ...left });
}

/** A step that could not be started has changed nothing, and its files are looked at all the same. */
export async function settle(
  request: RunningStep,
  failure: Failure,
  left: LeftBehind,
  forgiving = false,
): Promise<StepEnd> {
  const { step, recorder, ports } = request;
  const error_message = ports.masks.apply(describeFailure(failure));
  const masked: Failure = failure.kind === 'refused' ? { kind: 'refused', message: error_message } : failure;
  if (forgiving) {
    const exit_code = failure.kind === 'error' ? failure.exit_code : null;
    return completed(request, { outcome: 'failure', exit_code, error_message, ...left });
  }
  await ports.files.failed(step, 'end');
  const completion = complete(request);
  recorder.write({ type: 'step.failed', step: step.id, failure: masked, error_message, completion, ...left });
  // Known elsewhere before what depends on it starts. Where that cannot be, a person is asked before it could run again.
  if (step.rerun === 'ask') await ports.published.now();
  return 'failure';
}

/** What the step changed is captured before it is told as completed. */
export async function completed(
  request: RunningStep,
  end: Omit<StepCompleted, 'type' | 'step' | 'completion' | 'change' | 'shared' | 'machine'>,
): Promise<StepEnd> {
  const { step, recorder, ports, processes, ending } = request;
  const {
    warnings,
    lacks = NOTHING_LACKS,
    ...captured
  } = ending === null ? await ports.files.completed(step) : await unsavedFiles(request);
  const came = ending === null ? await ports.machine.ended(step.id, end) : null;
  const machine = leftOnMachine(came, { ...lacks, processes });
  const completion = complete(request);
  recorder.write({
    type: 'step.completed',
    step: step.id,
    completion,
    ...captured,
    ...(machine === null ? {} : { machine }),
    ...end,
  });
  if (step.rerun === 'ask') await ports.published.now();
  for (const message of warnings) recorder.write({ type: 'warning', step: step.id, message });
  return 'success';
}

const NO_CHANGE: ChangeRef = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };

/** The files of a service are those of a try that has failed: nothing is built on them. */
async function unsavedFiles({ step, ports }: RunningStep): Promise<Captured> {
  await ports.files.failed(step, 'end');
  return { change: NO_CHANGE, warnings: [] };
}

/** So many of one kind are on record. */
const MOST_NAMED = 10;

export const NOTHING_LACKS: Lacks = { refs: [], files: [] };

/** What a step left outside of the saved folders, with the processes that live on, and what of git and of the files is not saved. */
export function leftOnMachine(
  came: MachineChange | null,
  { processes, refs, files }: Lacks & { readonly processes: readonly string[] },
): MachineChange | null {
  const more = [
    { what: PROCESSES, names: processes },
    { what: REFS, names: refs },
    { what: FILES, names: files },
  ].flatMap(({ what, names }) =>
    names.length === 0 ? [] : [{ what, count: names.length, names: names.slice(0, MOST_NAMED) }],
  );
  return more.length === 0 ? came : { ...came, others: [...(came?.others ?? []), ...more] };
}

/** Notes what the step finds now of what it reads. */
export function lookAtReads(request: RunningStep): void {
  request.reads = request.ports.files.reads(request.step);
  request.beganAfter = request.recorder.run.completions;
}

/** A step that stands in for a completion is built on what that was built on. */
export function complete(request: RunningStep): Completion {
  const { step, recorder, setting, planned, reads, beganAfter, pipeline, ports } = request;
  const { run } = recorder;
  const outside = outsideFor(step, run, { pipeline, setting, masks: ports.masks });
  const former = planned.standsFor === null ? null : stepOf(run, step.id)?.last_good;
  const started = startsFor(step, run, { pipeline, setting, masks: ports.masks });
  const { definition } = run;
  const guards = isGate(step)
    ? guardsOf({ step, steps: pipeline.steps, definition, inputs: setting.inputs })
    : undefined;
  const { standsFor } = planned;
  const of = { setting, standsFor, reads: former?.reads ?? reads, beganAfter };
  const found = { ...of, outside, started, guards };
  return completionOf(step, run, found);
}

/** Whether the run has started a process of the step, and how the last one failed; `failure` is null where it was cut off. */
export interface Before {
  readonly started: boolean;
  readonly failure: Failure | null;
}

export const CUT_OFF: Before = { started: true, failure: null };

export function interrupt(request: RunningStep, before: Before = CUT_OFF): Promise<StepEnd> {
  return cutOff(request, request.whyHalted(), before);
}

export async function cutOff(
  { step, recorder, ports }: RunningStep,
  why: string,
  before: Before,
): Promise<StepEnd> {
  await ports.files.failed(step, 'end');
  const never = before.started ? {} : { never_started: true as const };
  const last = before.failure === null ? {} : { failure: before.failure };
  recorder.write({ type: 'step.interrupted', step: step.id, why, ...never, ...last });
  return 'interrupted';
}
