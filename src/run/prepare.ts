/** What a step is to run: its expressions evaluated, or why it does not run. */
import { resolve } from 'node:path';
import { evaluateCondition, evaluateText, evaluateValue } from '../expressions/evaluate.ts';
import type { Scope } from '../expressions/value.ts';
import type { Step } from '../pipeline/model.ts';
import { decidesBy, neededOf, spokenOf } from '../plan/withheld.ts';
import type { Failure } from '../record/decisions.ts';
import type { Run } from '../record/run.ts';
import type { ScriptRequest } from '../shell/port.ts';
import { contextsOf, evaluateAll, over, processEnv, setBefore } from './context.ts';
import { moved } from './moved.ts';
import type { Recorder } from './recorder.ts';
import type { StepRequest } from './step-request.ts';

/** The `if`, with what holds where none is written: in `finally` that is `always()`. */
export function conditionOf(step: Step): string | null {
  return step.if ?? (step.section === 'finally' ? 'always()' : null);
}

export type Script = Pick<ScriptRequest, 'script' | 'shell' | 'cwd' | 'env' | 'timeoutMs'> & {
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
export async function prepare(request: StepRequest): Promise<Prepared> {
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

/** Whether the `if` depends on values of steps reused from an earlier attempt that held a secret. */
export function isUndecided({ step, recorder }: StepRequest): boolean {
  return reusedIn(recorder).some(({ id, withheld }) => decidesBy(step, id, withheld));
}

/** The steps that have ended in an earlier attempt. */
function reusedIn({ run }: Recorder): Run['steps'] {
  return run.steps.filter(({ section, attempt }) => section === 'steps' && attempt !== run.attempt);
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

function refusal(missing: readonly string[]): Failure {
  const which = missing.join(', ');
  return {
    kind: 'refused',
    message: `needs ${which}, which held a secret and was not saved; give the step that sets it \`rerun: always\``,
  };
}

/** Whether the script of a step of `finally` uses a variable that was not saved nobody can tell. */
export function warnOfVariables({ step, planned, recorder }: StepRequest): void {
  if (planned.section !== 'finally') return;
  for (const { id, withheld } of reusedIn(recorder)) {
    const names = neededOf(step, id, { ...withheld, outputs: [] }).join(', ');
    const message = `runs without the ${names} that ${id} set, which held a secret and was not saved; give ${id} \`rerun: always\``;
    if (names !== '') recorder.write({ type: 'warning', step: step.id, message });
  }
}
