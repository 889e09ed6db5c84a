/** From the environment of a job to the line of its checkpoints. */
import type { Machine } from '../launch/go.ts';
import { systemClock } from '../launch/node-ports.ts';
import { TRANSFER } from '../launch/words.ts';
import type { Owner } from '../line/owner.ts';
import { PACE, type PublisherRequest } from '../line/publisher.ts';
import type { WorkflowAttempt } from '../record/events.ts';
import { CACHE_LIMITS, CacheObjects, type CacheRequest } from '../store/cache.ts';
import { OUTAGE_LIMITS, Outage, type OutageRequest } from '../store/outage.ts';
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

/** How long a cache that does not answer is tried. @param lost milliseconds that it has cost the job so far */
export function outageFor(env: Env, { lost, tell }: Pick<OutageRequest, 'lost' | 'tell'>): Outage {
  // What goes well may take longer on a busy machine than a test's share of it: these limits are shortened less.
  const shorter = Math.max(1, shortened(env) / 4);
  const { most, silence, probe, told } = OUTAGE_LIMITS;
  const limits = {
    most: most / shorter,
    silence: silence / shorter,
    probe: probe / shorter,
    told: told / shorter,
  };
  return new Outage({ limits, lost, tell, clock: { ...systemClock, every } });
}

function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms);
  return () => clearInterval(timer);
}

/** The Actions cache, through processes of this program. @param temp an existing folder */
export function objectsFor(
  { cwd, machine }: Pick<World, 'cwd' | 'machine'>,
  { temp, outage }: Pick<CacheRequest, 'temp' | 'outage'>,
): CacheObjects {
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
  return new CacheObjects({ program, args: [...args, TRANSFER], cwd, env, temp, limits, outage });
}

/** How much of what an outage may still cost a job one wait may lose. At the end of the job no other one follows. */
export const SHARE = { main: 1 / 2, post: 1 } as const;

/** How long a publisher waits for what. */
export function publisherFor(env: Env, step: keyof typeof SHARE): Pick<PublisherRequest, 'pace' | 'clock'> {
  const shorter = shortened(env);
  const { apart, pause, flush } = PACE;
  return {
    pace: {
      share: SHARE[step],
      apart: apart / shorter,
      pause: pause / shorter,
      flush: flush / shorter,
    },
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
