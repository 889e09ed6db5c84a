/** From the environment of a job to the line of its checkpoints. */
import type { Machine } from '../launch/go.ts';
import { systemClock } from '../launch/node-ports.ts';
import { TRANSFER } from '../launch/words.ts';
import type { Owner } from '../line/owner.ts';
import { PACE, type PublisherRequest } from '../line/publisher.ts';
import type { WorkflowAttempt } from '../record/events.ts';
import { CACHE_LIMITS, CacheObjects } from '../store/cache.ts';
import type { ActionInputs } from './inputs.ts';
import type { World } from './world.ts';

type Env = Machine['env'];

/** Whose checkpoints these are, found without the user's help. */
export function ownerOf(
  env: Env,
  { matrix, scope, pipeline }: Pick<ActionInputs, 'matrix' | 'scope'> & { readonly pipeline: string },
): Owner {
  return {
    repository: env.GITHUB_REPOSITORY ?? '',
    // OWNER/NAME/PATH@REF.
    workflow: env.GITHUB_WORKFLOW_REF?.replace(/@.*$/, '') || (env.GITHUB_WORKFLOW ?? ''),
    ref: env.GITHUB_REF ?? '',
    job: env.GITHUB_JOB ?? '',
    matrix,
    use: env.GITHUB_ACTION ?? '',
    pipeline,
    scope: scope === null ? { kind: 'run', run: env.GITHUB_RUN_ID ?? '' } : { kind: 'own', text: scope },
  };
}

/** The attempt of the workflow run, from 1. */
export function attemptOf(env: Env): number {
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
  return Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
}

/** The workflow run that the job is of, and its attempt; null where none is known. */
export function workflowAttemptOf(env: Env): WorkflowAttempt | null {
  const { GITHUB_RUN_ID: id } = env;
  return id === undefined || id === '' ? null : { workflow_run: id, attempt: attemptOf(env) };
}

/** The Actions cache, through processes of this program. @param temp an existing folder */
export function objectsFor({ cwd, machine }: Pick<World, 'cwd' | 'machine'>, temp: string): CacheObjects {
  const { env, self } = machine;
  const shorter = shortened(env);
  const limits = {
    look: CACHE_LIMITS.look / shorter,
    transfer: CACHE_LIMITS.transfer / shorter,
    pauses: CACHE_LIMITS.pauses.map((pause) => pause / shorter),
    slowest: CACHE_LIMITS.slowest * shorter,
    idle: CACHE_LIMITS.idle,
  };
  const { program, args } = self;
  return new CacheObjects({ program, args: [...args, TRANSFER], cwd, env, temp, limits });
}

/** How long a publisher waits for what. */
export function publisherFor(env: Env): Pick<PublisherRequest, 'pace' | 'clock'> {
  const shorter = shortened(env);
  const { apart, again, pause, flush } = PACE;
  return {
    pace: { apart: apart / shorter, again: again / shorter, pause: pause / shorter, flush: flush / shorter },
    clock: systemClock,
  };
}

/** How long taking a scope over may take, in milliseconds. */
export function patienceFor(env: Env): number {
  return 30_000 / shortened(env);
}

/** Tests of what happens when a service fails divide all time limits by this. */
function shortened(env: Env): number {
  return Math.max(1, Number(env.SAVEPOINT_TEST_SHORTER ?? '1') || 1);
}
