/** From the environment of a job to the line of its checkpoints. */
import * as core from '@actions/core';
import type { Machine } from '../launch/go-request.ts';
import { systemClock } from '../launch/node-ports.ts';
import { TRANSFER } from '../launch/words.ts';
import { familyOf } from '../line/keys.ts';
import type { Owner } from '../line/owner.ts';
import { apartAsArtifacts, apartInCache, PACE } from '../line/pace.ts';
import type { PublisherRequest } from '../line/publisher.ts';
import type { WorkflowAttempt } from '../record/decisions.ts';
import { ARTIFACT_LIMITS, ArtifactObjects } from '../store/artifacts.ts';
import { CacheObjects } from '../store/cache.ts';
import { ARTIFACTS, CACHE, type Place } from '../store/objects.ts';
import { OUTAGE_LIMITS, Outage, type OutageRequest } from '../store/outage.ts';
import type { RestAt } from '../store/rest.ts';
import { TRANSFER_LIMITS, type TransferLimits, type TransfersRequest } from '../store/transfers.ts';
import type { JobName } from '../words/artifact-name.ts';
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

/** The job, and which use of the action in it this is. */
export function jobOf({ GITHUB_JOB: job = '', GITHUB_ACTION: use = '' }: Env): JobName {
  return { job, matrix: core.getInput('matrix'), use };
}

/** The attempt of the workflow run, from 1. */
export function attemptOf(env: Env): number {
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
  return Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
}

/** That no person asked for this attempt: GitHub names apps, its own among them, with `[bot]` at the end. Null where nothing says so. */
export function automaticRerun(env: Env): string | null {
  const { GITHUB_TRIGGERING_ACTOR: actor = '' } = env;
  const attempt = attemptOf(env);
  if (attempt === 1 || !actor.endsWith('[bot]')) return null;
  return `${actor} has started attempt ${attempt} of this workflow run: an automatic re-run.`;
}

/** The workflow run that the job is of, and its attempt; null where none is known. */
export function workflowAttemptOf(env: Env): WorkflowAttempt | null {
  const { GITHUB_RUN_ID: id } = env;
  return id === undefined || id === '' ? null : { workflow_run: id, attempt: attemptOf(env) };
}

/** How long a store that does not answer is tried. @param lost milliseconds that it has cost the job so far */
export function outageFor(env: Env, request: Pick<OutageRequest, 'place' | 'lost' | 'tell'>): Outage {
  // What goes well may take longer on a busy machine than a test's share of it: these limits are shortened less.
  const shorter = Math.max(1, shortened(env) / 4);
  const { most, silence, probe, told } = OUTAGE_LIMITS;
  const limits = {
    most: most / shorter,
    silence: silence / shorter,
    probe: probe / shorter,
    told: told / shorter,
  };
  return new Outage({ ...request, limits, clock: { ...systemClock, every } });
}

function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms);
  return () => clearInterval(timer);
}

/** Which store elsewhere, and what it is for. */
export interface Elsewhere {
  readonly store: 'cache' | 'artifact';
  /** The token of the job; null: there is none. */
  readonly token: string | null;
  /** How many days artifacts are kept; null: as the repository says. */
  readonly days: number | null;
}

/** The same from the inputs of the action, which post has too. */
export function elsewhereIn(): Elsewhere {
  const days = Number(core.getInput('retention-days'));
  return {
    store: core.getInput('store') === 'artifact' ? 'artifact' : 'cache',
    token: core.getInput('token') || null,
    days: days > 0 ? days : null,
  };
}

/** What a store elsewhere is called. */
export function placeOf(store: Elsewhere['store']): Place {
  return store === 'cache' ? CACHE : ARTIFACTS;
}

/** A store elsewhere, through processes of this program. @param temp an existing folder */
export function objectsFor(
  { cwd, machine }: Pick<World, 'cwd' | 'machine'>,
  elsewhere: Elsewhere,
  { temp, outage }: Pick<TransfersRequest, 'temp' | 'outage'>,
): CacheObjects | ArtifactObjects {
  const { env, self } = machine;
  const { program, args } = self;
  const request = { program, args: [...args, TRANSFER], cwd, env, temp, outage };
  if (elsewhere.store === 'cache') return new CacheObjects({ ...request, limits: limitsFor(env) });
  const { token, days } = elsewhere;
  return new ArtifactObjects({
    ...request,
    limits: { ...limitsFor(env), ...ARTIFACT_LIMITS },
    rest: restOf(env, token),
    run: env.GITHUB_RUN_ID ?? '',
    days,
    familyOf,
    now: () => systemClock.now().getTime(),
  });
}

function restOf(env: Env, token: string | null): RestAt | null {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository } = env;
  return token && api && repository ? { api, repository, token } : null;
}

function limitsFor(env: Env): TransferLimits {
  const shorter = shortened(env);
  return {
    look: TRANSFER_LIMITS.look / shorter,
    transfer: TRANSFER_LIMITS.transfer / shorter,
    pauses: TRANSFER_LIMITS.pauses.map((pause) => pause / sooner(env)),
    slowest: TRANSFER_LIMITS.slowest * shorter,
    idle: TRANSFER_LIMITS.idle,
  };
}

/** How much of what an outage may still cost a job one wait may lose. At the end of the job no other one follows. */
export const SHARE = { main: 1 / 2, post: 1 } as const;

/** How long a publisher waits for what. */
export function publisherFor(
  env: Env,
  store: Elsewhere['store'],
  step: keyof typeof SHARE,
): Pick<PublisherRequest, 'pace' | 'clock'> {
  const { pause, flush } = PACE;
  const apart = store === 'cache' ? apartInCache : apartAsArtifacts;
  return {
    pace: {
      share: SHARE[step],
      apart: (sequence) => apart(sequence) / sooner(env),
      pause: pause / sooner(env),
      flush: flush / shortened(env),
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
  return atLeastOne(env.SAVEPOINT_TEST_SHORTER);
}

/** Other tests divide only what is waited for in any case: their limits hold on a busy machine, too. */
function sooner(env: Env): number {
  return Math.max(shortened(env), atLeastOne(env.SAVEPOINT_TEST_SOONER));
}

function atLeastOne(value: string | undefined): number {
  return Math.max(1, Number(value ?? '1') || 1);
}
