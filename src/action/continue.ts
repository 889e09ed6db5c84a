/** At the deadline, the workflow is started again, so that another job goes on with the run. */
import { basename } from 'node:path';
import { call } from '../github/api.ts';
import { dispatchedWith } from '../launch/git.ts';
import { isDone, type Run, servicesOf } from '../record/run.ts';
import { startedAgain } from '../rerun/causes.ts';
import type { ActionInputs } from './inputs.ts';
import type { World } from './world.ts';

export type Continuation =
  | { readonly kind: 'start' }
  /** Not asked for, or not at the deadline. */
  | { readonly kind: 'none' }
  | { readonly kind: 'stop'; readonly why: string };

/** Whether a run that ended at the deadline is gone on with by another job. Pure. */
export function continuationOf(run: Run, most: number): Continuation {
  const late = run.attempts.filter((attempt) => attempt.out_of_time === true).length;
  if (most === 0 || run.attempts.at(-1)?.out_of_time !== true) return { kind: 'none' };
  if (run.status !== 'interrupted') return { kind: 'none' };
  const services = servicesOf(run);
  // Not by what each attempt starts again, as services and what is `rerun: always`.
  const isMoving = run.steps.some(
    (step) =>
      isDone(step) &&
      step.attempt === run.attempt &&
      step.completion?.number === step.completion?.basis &&
      !services.has(step.id),
  );
  if (!isMoving) return { kind: 'stop', why: 'no step was completed since the last time' };
  if (late > most) return { kind: 'stop', why: `max-continuations: ${most} are used up` };
  return { kind: 'start' };
}

/** The inputs of the workflow itself, for which GitHub would fill in the defaults. An answer, or a step that is named, is meant once. */
function ownInputs(env: World['machine']['env']): Readonly<Record<string, string>> {
  const all = Object.entries(dispatchedWith(env));
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('savepoint-')));
}

/** Starts the workflow again, and says so; or why not. @returns whether it did */
export async function goOnElsewhere(
  { machine: { env }, report }: Pick<World, 'machine' | 'report'>,
  { token, scope }: Pick<ActionInputs, 'token' | 'scope'>,
  run: Run,
): Promise<boolean> {
  const file = basename((env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/, ''));
  const ref = env.GITHUB_REF ?? '';
  if (!/^refs\/(heads|tags)\//.test(ref)) {
    report.warn(
      `max-continuations: the workflow is not started again, since ${ref || 'the job'} is no branch`,
    );
    return false;
  }
  // By its scope the next job finds the run of itself; else it must be told, and the workflow must take that.
  const canTell = report.takesInputs(['savepoint-run']);
  const told = canTell === 'ready' || scope === null ? { 'savepoint-run': run.run_id } : {};
  const inputs = { ...ownInputs(env), ...told };
  const path = `/actions/workflows/${encodeURIComponent(file)}/dispatches`;
  const answer = await call({ env, token }, 'POST', { path, body: { ref, inputs } });
  if (answer.kind === 'ok') {
    report.notice(startedAgain(file, ref, run.run_id));
    return true;
  }
  const remedy = {
    403: '; give the job `permissions: { actions: write }`',
    422: '; give the workflow `workflow_dispatch` with the input savepoint-run',
  }[answer.status ?? 0];
  report.warn(`max-continuations: the workflow could not be started again: ${answer.why}${remedy ?? ''}`);
  return false;
}
