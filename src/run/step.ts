/** One step of an attempt: decide it, run its tries, record how it ended. */
import { mentionsStatus } from '../expressions/evaluate.ts';
import { differenceOf } from '../plan/approval.ts';
import type { Failure } from '../record/decisions.ts';
import { rejection } from '../record/fold-step.ts';
import { stepOf } from '../record/run.ts';
import { type Answered, ask, isGate, questionNow } from './asking.ts';
import { complete, completed, lookAtReads, type StepEnd, settle } from './ends.ts';
import { leftBehind, NOTHING_SAID } from './outcome.ts';
import { conditionOf, isUndecided, prepare, warnOfVariables } from './prepare.ts';
import type { RunningStep, StepRequest } from './step-request.ts';
import { tries } from './tries.ts';

/** Runs one step to its end, and puts every transition on record before the next thing happens. @throws RecordLost */
export async function runStep(asked: StepRequest): Promise<StepEnd> {
  const request: RunningStep = {
    ...asked,
    reads: null,
    beganAfter: asked.recorder.run.completions,
    running: null,
    processes: [],
  };
  const { step, planned, recorder } = request;
  if (request.status !== 'success' && !mentionsStatus(conditionOf(step) ?? '')) return 'blocked';
  if (planned.reason.kind === 'marked') return takeAsDone(request);
  if (planned.reason.kind === 'rejected') return reject(request);
  // What nobody has the value of decides nothing: not even that the step is skipped.
  if (planned.decision === 'ask' && isUndecided(request)) return waitWithout(request);
  const prepared = await prepare(request);
  if (request.halted.aborted) return 'blocked';
  if (prepared.kind === 'failed') {
    const left = leftBehind(NOTHING_SAID, request.ports.masks);
    return settle(request, prepared.failure, left, prepared.forgiven);
  }
  if (prepared.kind === 'wait') return waitWithout(request);
  lookAtReads(request);
  if (prepared.kind === 'skip') {
    await undoLast(request);
    recorder.write({ type: 'step.skipped', step: step.id, completion: complete(request) });
    return 'skipped';
  }
  const answer = await answerTo(request, prepared.script.script);
  if (answer === 'waiting') return answer;
  if (answer === 'rejected') return reject(request);
  if (answer === 'completed') return takeAsDone(request);
  if (isGate(step)) return pass(request);
  const blocked = await undoLast(request);
  if (blocked !== null)
    return settle(
      request,
      { kind: 'refused', message: blocked },
      leftBehind(NOTHING_SAID, request.ports.masks),
    );
  warnOfVariables(request);
  return tries(request, prepared.script);
}

/** The files that the last try of a step left stay while it asks. @returns why they cannot be undone; null where they are */
async function undoLast({ step, planned, ports }: RunningStep): Promise<string | null> {
  return planned.decision === 'ask' ? ports.files.undone(step) : null;
}

/** Nobody can answer for a value that was not saved. */
async function waitWithout(request: RunningStep): Promise<StepEnd> {
  await ask(request, { reason: request.planned.reason });
  return 'waiting';
}

/** Whether the step may go on. @param text its script, or the question of a gate; evaluated */
async function answerTo(request: RunningStep, text: string): Promise<Answered> {
  const { step, planned, recorder } = request;
  const question = questionNow(request, isGate(step) ? text : null);
  const { reason } = planned;
  if (!isGate(step)) {
    if (planned.decision !== 'ask') return 'approved';
    return ask(request, reason.kind === 'withheld' ? { reason } : { reason, question });
  }
  const answered = reason.kind === 'approved' ? stepOf(recorder.run, step.id)?.answer?.question : undefined;
  if (answered === undefined) return ask(request, { reason, question });
  const because = differenceOf(answered, question);
  return because === null ? 'approved' : ask(request, { reason: { kind: 'approval', because }, question });
}

/** A gate that is approved is completed, and has changed nothing. */
function pass(request: RunningStep): Promise<StepEnd> {
  const left = leftBehind(NOTHING_SAID, request.ports.masks);
  return completed(request, { outcome: 'success', exit_code: null, error_message: null, ...left });
}

/** Nothing is started: what its last try left is its change. */
function takeAsDone(request: RunningStep): Promise<StepEnd> {
  const { step, recorder, ports } = request;
  lookAtReads(request);
  ports.files.started(step);
  const { outputs = {} } = stepOf(recorder.run, step.id)?.answer ?? {};
  const left = leftBehind({ ...NOTHING_SAID, outputs }, ports.masks);
  return completed(request, { outcome: 'success', exit_code: null, error_message: null, ...left });
}

function reject(request: RunningStep): Promise<StepEnd> {
  const { who = '', comment = null } = stepOf(request.recorder.run, request.step.id)?.answer ?? {};
  const failure: Failure = { kind: 'refused', message: rejection(who, comment) };
  return settle(request, failure, leftBehind(NOTHING_SAID, request.ports.masks));
}
