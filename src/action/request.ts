/** What main and post ask of an attempt alike. */
import { randomInt } from 'node:crypto';
import type { Given } from '../launch/answers.ts';
import type { GoRequest } from '../launch/go-request.ts';
import type { ActionInputs } from './inputs.ts';
import { workflowAttemptOf } from './line.ts';
import type { World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Jobs that start in the same second do not see each other: no two give their runs the same id. From the first, below the second. */
const ID_NUMBERS = [100_000_000, 1_000_000_000] as const;

/** The runner kills an action 10 s after its first signal. */
const GRACE_MS = 4000;

/** What a `run:` step of a workflow does not see either, and so neither do the steps of a pipeline. */
const HIDDEN = [
  'ACTIONS_RUNTIME_*',
  'ACTIONS_RESULTS_URL',
  'ACTIONS_CACHE_*',
  'ACTIONS_ID_TOKEN_REQUEST_*',
  'INPUT_*',
  'STATE_*',
  'SAVEPOINT_KEY',
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];

/** GitHub says who started the workflow run, or its re-run. */
function answerOf({ answer }: ActionInputs, env: World['machine']['env']): Given | null {
  if (answer === null) return null;
  const who = env.GITHUB_TRIGGERING_ACTOR || env.GITHUB_ACTOR || 'somebody';
  return { ...answer, who, comment: null, outputs: {}, by: workflowAttemptOf(env) };
}

type Common = Omit<
  GoRequest,
  'located' | 'apart' | 'file' | 'run' | 'deadline' | 'cleanUp' | 'observe' | 'published'
>;

export function common({ machine, stop, report }: World, inputs: ActionInputs): Common {
  return {
    machine,
    idNumber: randomInt(...ID_NUMBERS),
    by: workflowAttemptOf(machine.env),
    step: inputs.step,
    answer: answerOf(inputs, machine.env),
    asked: null,
    edited: false,
    inputs: inputs.inputs,
    secrets: inputs.secrets,
    token: inputs.token,
    maxParallel: inputs.maxParallel,
    retentionMs: inputs.retentionDays === null ? null : inputs.retentionDays * DAY_MS,
    hidden: HIDDEN,
    stop,
    graceMs: GRACE_MS,
    person: false,
    progress: (doing, files, bytes) => report.progress(doing, files, bytes),
    warn: (message, problem) => report.warn(message, problem),
  };
}
