/** One step of an attempt: decide it, run its tries, record how it ended. */
import { resolve } from 'node:path';
import {
  evaluateCondition,
  evaluateText,
  evaluateValue,
  mentionsStatus,
} from '../pipeline/expressions/evaluate.ts';
import type { Scope } from '../pipeline/expressions/value.ts';
import type { Step } from '../pipeline/model.ts';
import { differenceOf, guardsOf } from '../plan/approval.ts';
import { decidesBy, neededOf, spokenOf } from '../plan/plan.ts';
import type {
  ChangeRef,
  Completion,
  Failure,
  LeftBehind,
  MachineChange,
  StepCompleted,
} from '../record/events.ts';
import { describeFailure } from '../record/failure.ts';
import { rejection } from '../record/fold.ts';
import { FILES, PROCESSES, REFS } from '../record/left-on-machine.ts';
import { type Run, stepOf } from '../record/run.ts';
import type { RunningScript, ScriptRequest, ScriptResult } from '../shell/port.ts';
import { type Answered, ask, isGate, questionNow } from './asking.ts';
import { delayBefore, isRetried } from './backoff.ts';
import { contextsOf, evaluateAll, outsideFor, over, processEnv, setBefore } from './context.ts';
import { moved } from './moved.ts';
import { completionOf, failureOf, leftBehind, NOTHING_SAID } from './outcome.ts';
import type { Captured, Lacks } from './ports.ts';
import type { Recorder } from './recorder.ts';
import { startsFor } from './starts.ts';
import type { StepRequest } from './step-request.ts';

/** With what was found out on the way. */
interface Request extends StepRequest {
  /** The digest of the files that the step reads, as they are at its start. */
  reads: string | null;
  /** The number of completions that there are then. */
  beganAfter: number;
  /** Its process in the newest try. */
  running: RunningScript | null;
  /** The processes that its tries have left running. */
  readonly processes: string[];
}

export type StepEnd = 'success' | 'failure' | 'skipped' | 'interrupted' | 'waiting' | 'blocked';

/** Runs one step to its end, and puts every transition on record before the next thing happens. @throws RecordLost */
export async function runStep(asked: StepRequest): Promise<StepEnd> {
  const request: Request = {
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
    recorder.write({ type: 'step.skipped', step: step.id, completion: complete(request) });
    return 'skipped';
  }
  const answer = await answerTo(request, prepared.script.script);
  if (answer === 'waiting') return answer;
  if (answer === 'rejected') return reject(request);
  if (answer === 'completed') return takeAsDone(request);
  if (isGate(step)) return pass(request);
  warnOfVariables(request);
  return tries(request, prepared.script);
}

/** Nobody can answer for a value that was not saved. */
async function waitWithout(request: Request): Promise<StepEnd> {
  await ask(request, { reason: request.planned.reason });
  return 'waiting';
}

/** Whether the step may go on. @param text its script, or the question of a gate; evaluated */
async function answerTo(request: Request, text: string): Promise<Answered> {
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
function pass(request: Request): Promise<StepEnd> {
  const left = leftBehind(NOTHING_SAID, request.ports.masks);
  return completed(request, { outcome: 'success', exit_code: null, error_message: null, ...left });
}

/** Nothing is started: what its last try left is its change. */
function takeAsDone(request: Request): Promise<StepEnd> {
  const { step, recorder, ports } = request;
  lookAtReads(request);
  ports.files.started(step);
  const { outputs = {} } = stepOf(recorder.run, step.id)?.answer ?? {};
  const left = leftBehind({ ...NOTHING_SAID, outputs }, ports.masks);
  return completed(request, { outcome: 'success', exit_code: null, error_message: null, ...left });
}

function reject(request: Request): Promise<StepEnd> {
  const { who = '', comment = null } = stepOf(request.recorder.run, request.step.id)?.answer ?? {};
  const failure: Failure = { kind: 'refused', message: rejection(who, comment) };
  return settle(request, failure, leftBehind(NOTHING_SAID, request.ports.masks));
}

/** Whether the `if` depends on values of steps reused from an earlier attempt that held a secret. */
function isUndecided({ step, recorder }: StepRequest): boolean {
  return reusedIn(recorder).some(({ id, withheld }) => decidesBy(step, id, withheld));
}

/** The steps that have ended in an earlier attempt. */
function reusedIn({ run }: Recorder): Run['steps'] {
  return run.steps.filter(({ section, attempt }) => section === 'steps' && attempt !== run.attempt);
}

/** The `if`, with what holds where none is written: in `finally` that is `always()`. */
function conditionOf(step: Step): string | null {
  return step.if ?? (step.section === 'finally' ? 'always()' : null);
}

type Script = Pick<ScriptRequest, 'script' | 'shell' | 'cwd' | 'env' | 'timeoutMs'> & {
  readonly minutes: number | null;
  readonly continueOnError: boolean;
};

type Prepared =
  | { readonly kind: 'run'; readonly script: Script }
  | { readonly kind: 'skip' }
  /** What it needs was not saved. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly forgiven: boolean };

/** Evaluates the step's expressions. One that cannot be evaluated fails the step, as in a workflow. */
async function prepare(request: StepRequest): Promise<Prepared> {
  const { step, pipeline, setting, ports } = request;
  const run = moved(request.unsaved.reveal(request.recorder.run));
  const scope = (env: Readonly<Record<string, string>>): Scope => ({
    contexts: { ...contextsOf(step, run, setting), env },
    status: request.status,
    hashFiles: (patterns) => ports.hashFiles(patterns, request.halted),
  });
  try {
    const set = setBefore(step, run);
    const outer = await evaluateAll(pipeline.env, (text) => evaluateText(text, scope(setting.env)));
    const shared = over(set.env, over(outer, setting.env));
    const missing = withheldFrom(request);
    if (missing.length > 0) return await withoutAll(request, missing, scope(shared));
    const own = await evaluateAll(step.env, (text) => evaluateText(text, scope(shared)));
    const full = scope(over(own, shared));
    if (!(await evaluateCondition(conditionOf(step), full))) return { kind: 'skip' };
    const env = processEnv({ base: setting.env, pipeline: outer, set: set.env, step: own }, set.path);
    return { kind: 'run', script: await scriptOf(request, full, env) };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EvaluationError') throw error;
    const failure: Failure = { kind: 'refused', message: ports.masks.apply(error.message) };
    return { kind: 'failed', failure, forgiven: step.continueOnError === true };
  }
}

/**
 * What becomes of a step that needs what was not saved: only its `if` is evaluated, where that does not hang on it. Steps of `finally` do not
 * wait.
 */
async function withoutAll(
  request: StepRequest,
  missing: readonly string[],
  scope: Scope,
): Promise<Extract<Prepared, { kind: 'skip' | 'wait' | 'failed' }>> {
  const { step, planned } = request;
  if (!isUndecided(request) && !(await evaluateCondition(conditionOf(step), scope))) return { kind: 'skip' };
  if (planned.decision === 'ask') return { kind: 'wait' };
  return { kind: 'failed', failure: refusal(missing), forgiven: false };
}

async function scriptOf(
  { step, workspace }: StepRequest,
  scope: Scope,
  env: Readonly<Record<string, string>>,
): Promise<Script> {
  const minutes =
    typeof step.timeoutMinutes === 'string'
      ? positive(await evaluateValue(step.timeoutMinutes, scope), step)
      : step.timeoutMinutes;
  const forgiving =
    typeof step.continueOnError === 'string'
      ? (await evaluateText(step.continueOnError, scope)) === 'true'
      : step.continueOnError;
  const directory = step.workingDirectory === null ? '.' : await evaluateText(step.workingDirectory, scope);
  return {
    script: await evaluateText(step.approval ?? step.run, scope),
    shell: step.shell,
    cwd: resolve(workspace, directory),
    env,
    minutes,
    timeoutMs: minutes === null ? null : minutes * 60_000,
    continueOnError: forgiving,
  };
}

function positive(value: unknown, step: Step): number {
  const minutes = typeof value === 'string' ? Number(value) : value;
  if (typeof minutes === 'number' && minutes > 0) return minutes;
  const error = new Error(
    `timeout-minutes of ${step.id} must be a number above 0, but ${step.timeoutMinutes} is ${JSON.stringify(value)}`,
  );
  error.name = 'EvaluationError';
  throw error;
}

/** What the expressions of the step speak of that steps reused from an earlier attempt have set, and that held a secret. */
function withheldFrom({ step, recorder }: StepRequest): readonly string[] {
  return reusedIn(recorder).flatMap(({ id, withheld }) =>
    spokenOf(step, id, withheld).map((name) => `${id}.${name}`),
  );
}

/** Whether the script of a step of `finally` uses a variable that was not saved nobody can tell. */
function warnOfVariables({ step, planned, recorder }: StepRequest): void {
  if (planned.section !== 'finally') return;
  for (const { id, withheld } of reusedIn(recorder)) {
    const names = neededOf(step, id, { ...withheld, outputs: [] }).join(', ');
    const message = `runs without the ${names} that ${id} set, which held a secret and was not saved; give ${id} \`rerun: always\``;
    if (names !== '') recorder.write({ type: 'warning', step: step.id, message });
  }
}

function refusal(missing: readonly string[]): Failure {
  const which = missing.join(', ');
  return {
    kind: 'refused',
    message: `needs ${which}, which held a secret and was not saved; give the step that sets it \`rerun: always\``,
  };
}

async function tries(request: Request, script: Script): Promise<StepEnd> {
  const { step, recorder, ports, halted } = request;
  if (request.ending === null) await ports.machine.started(step.id, script.env);
  ports.files.started(step);
  let before = beforeOf(request);
  for (let at = 1; ; at++) {
    recorder.write({ type: 'step.started', step: step.id, try: at });
    if (step.rerun === 'ask') {
      const why = await ports.published.now();
      if (why !== null) return withdraw(request, why, before);
      if (halted.aborted) return interrupt(request, before);
      // Each of two attempts publishes first and looks then, so that one of them at least sees the other.
      const others = at === 1 ? await ports.published.others() : null;
      if (others !== null) return withdraw(request, others, CUT_OFF);
      if (halted.aborted) return interrupt(request, before);
    }
    const result = await oneTry(request, script, at);
    if (result.exit.kind === 'stopped')
      return isEnding(request) ? succeed(request, left(request, result), result) : interrupt(request);
    const failure = failureOf(result, script.minutes);
    warn(request, result);
    const leaves = left(request, result);
    request.unsaved.keep(step.id, result.said, leaves);
    if (failure === null && request.ending !== null) return serve(request, request.ending, result);
    if (failure === null) return succeed(request, leaves, result);
    if (at > step.retries.max || !isRetried(step.retries, failure)) {
      return settle(request, failure, leaves, script.continueOnError);
    }
    if (isEnding(request)) return settle(request, failure, leaves, script.continueOnError);
    if (halted.aborted) return interrupt(request);
    if ((await ports.files.failed(step, 'try-again')) === 'not-ready') {
      return settle(request, failure, leaves, script.continueOnError);
    }
    const delay = delayBefore(step.retries, at);
    recorder.write({ type: 'step.retrying', step: step.id, try: at, failure, delay_ms: delay });
    before = { started: true, failure };
    await ports.clock.sleep(delay, halted);
    if (isEnding(request)) return settle(request, failure, leaves, script.continueOnError);
    if (halted.aborted) return interrupt(request);
    lookAtReads(request);
  }
}

/** Whether it is a service that is to end. */
function isEnding({ ending }: Request): boolean {
  return ending?.aborted === true;
}

/** What a service sets reaches no other step: a resume may not start it again. */
function left({ ending, ports }: Request, { said }: ScriptResult): LeftBehind {
  const { masked, summary } = said;
  return leftBehind(ending === null ? said : { ...NOTHING_SAID, masked, summary }, ports.masks);
}

/** A service whose own process has ended well: what it has left running is the service; else it is over. */
async function serve(request: Request, ending: AbortSignal, result: ScriptResult): Promise<StepEnd> {
  const { step, recorder, halted, running } = request;
  if (result.leftRunning.length === 0) {
    const message = `has ended by itself, and nothing waits for it: each attempt that needs it starts it again, and its files are not saved; with \`wait: ${step.id}\` below, it is a step as any other`;
    recorder.write({ type: 'warning', step: step.id, message });
    return succeed(request, left(request, result), result);
  }
  await aborted(AbortSignal.any([ending, halted]));
  await running?.endRest();
  return ending.aborted ? succeed(request, left(request, result), result) : interrupt(request);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Notes what the step finds now of what it reads. */
function lookAtReads(request: Request): void {
  request.reads = request.ports.files.reads(request.step);
  request.beganAfter = request.recorder.run.completions;
}

/** Whether the run has started a process of the step, and how the last one failed; `failure` is null where it was cut off. */
interface Before {
  readonly started: boolean;
  readonly failure: Failure | null;
}

const CUT_OFF: Before = { started: true, failure: null };

function beforeOf({ step, recorder }: Request): Before {
  const record = stepOf(recorder.run, step.id);
  return record?.started === true
    ? { started: true, failure: record.failure }
    : { started: false, failure: null };
}

/**
 * A step that the machine starts at most once does not start before that is known elsewhere. Nothing of it was started: the
 * record says so, and the attempt ends.
 */
async function withdraw(request: Request, why: string, before: Before): Promise<StepEnd> {
  const { step } = request;
  const message = `not started: that it starts must be saved first, and could not be: ${why}`;
  await cutOff(request, message, before);
  request.onUnpublished(`${step.id} is ${message}`);
  return 'interrupted';
}

async function oneTry(request: Request, script: Script, at: number): Promise<ScriptResult> {
  const { step, ports, setting, recorder } = request;
  const log = ports.openLog({ step: step.id, attempt: recorder.run.attempt, try: at });
  const scratch = ports.scratch();
  try {
    const running = ports.shell.start({
      ...script,
      scratch: scratch.path,
      mark: { attempt: setting.mark, step: `${step.number}` },
      masks: ports.masks,
      output: {
        write: (bytes) => {
          log.write(bytes);
          return ports.observer.output(step.id, bytes);
        },
        note: (note) => ports.observer.note(step.id, note),
      },
    });
    request.running = running;
    request.onStart(running);
    const result = await running.result;
    if (result.said.summary !== '') log.summary(ports.masks.apply(result.said.summary));
    // What lives on goes on writing into its log.
    if (result.leftRunning.length === 0) log.close();
    return result;
  } finally {
    scratch.dispose();
  }
}

function warn(
  { step, recorder, ports, leftRunning, processes, ending }: Request,
  result: ScriptResult,
): void {
  for (const warning of result.said.warnings) {
    recorder.write({ type: 'warning', step: step.id, message: ports.masks.apply(warning) });
  }
  if (result.leftRunning.length === 0 || ending !== null) return;
  leftRunning.add(step.id);
  processes.push(...result.leftRunning.map(({ command }) => command));
  const names = result.leftRunning.map((left) => `${left.command} (pid ${left.pid})`).join(', ');
  recorder.write({
    type: 'warning',
    step: step.id,
    message: `left ${names} running; it ends with the run${step.rerun === 'always' ? '' : ', and a resume will not start it again unless the step has `background: true` or `rerun: always`'}`,
  });
}

function succeed(request: Request, left: LeftBehind, result: ScriptResult): Promise<StepEnd> {
  const exit_code = result.exit.kind === 'exited' ? result.exit.code : null;
  return completed(request, { outcome: 'success', exit_code, error_message: null, ...left });
}

/** A step that could not be started has changed nothing, and its files are looked at all the same. */
async function settle(
  request: Request,
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
async function completed(
  request: Request,
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
async function unsavedFiles({ step, ports }: Request): Promise<Captured> {
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

function interrupt(request: Request, before: Before = CUT_OFF): Promise<StepEnd> {
  return cutOff(request, request.whyHalted(), before);
}

async function cutOff({ step, recorder, ports }: Request, why: string, before: Before): Promise<StepEnd> {
  await ports.files.failed(step, 'end');
  const never = before.started ? {} : { never_started: true as const };
  const last = before.failure === null ? {} : { failure: before.failure };
  recorder.write({ type: 'step.interrupted', step: step.id, why, ...never, ...last });
  return 'interrupted';
}

/** A step that stands in for a completion is built on what that was built on. */
function complete(request: Request): Completion {
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
