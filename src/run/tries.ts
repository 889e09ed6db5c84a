import { stepOf } from '../record/run.ts';
import type { LeftBehind } from '../record/step-events.ts';
import type { ScriptResult } from '../shell/port.ts';
import { delayBefore, isRetried } from './backoff.ts';
import {
  type Before,
  CUT_OFF,
  cutOff,
  interrupt,
  lookAtReads,
  type StepEnd,
  settle,
  succeed,
} from './ends.ts';
import { failureOf, leftBehind, NOTHING_SAID } from './outcome.ts';
import type { Script } from './prepare.ts';
import type { RunningStep } from './step-request.ts';

export async function tries(request: RunningStep, script: Script): Promise<StepEnd> {
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
function isEnding({ ending }: RunningStep): boolean {
  return ending?.aborted === true;
}

/** What a service sets reaches no other step: a resume may not start it again. */
function left({ ending, ports }: RunningStep, { said }: ScriptResult): LeftBehind {
  const { masked, summary } = said;
  return leftBehind(ending === null ? said : { ...NOTHING_SAID, masked, summary }, ports.masks);
}

/** A service whose own process has ended well: what it has left running is the service; else it is over. */
async function serve(request: RunningStep, ending: AbortSignal, result: ScriptResult): Promise<StepEnd> {
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

function beforeOf({ step, recorder }: RunningStep): Before {
  const record = stepOf(recorder.run, step.id);
  return record?.started === true
    ? { started: true, failure: record.failure }
    : { started: false, failure: null };
}

/**
 * A step that the machine starts at most once does not start before that is known elsewhere. Nothing of it was started: the
 * record says so, and the attempt ends.
 */
async function withdraw(request: RunningStep, why: string, before: Before): Promise<StepEnd> {
  const { step } = request;
  const message = `not started: that it starts must be saved first, and could not be: ${why}`;
  await cutOff(request, message, before);
  request.onUnpublished(`${step.id} is ${message}`);
  return 'interrupted';
}

async function oneTry(request: RunningStep, script: Script, at: number): Promise<ScriptResult> {
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
  { step, recorder, ports, leftRunning, processes, ending }: RunningStep,
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
