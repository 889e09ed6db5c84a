/** Events and records of every shape that there is: with all that may be left out, and without; with null where that may be. */

import type { Completion, Failure, Question, Reason } from '../../src/record/decisions.ts';
import type { EventBody, PlanEvent } from '../../src/record/events.ts';
import type { ChangeRef } from '../../src/record/files-events.ts';
import type { Run, StepRecord } from '../../src/record/run.ts';
import type { LeftBehind } from '../../src/record/step-events.ts';

type Of<T extends EventBody['type']> = Omit<Extract<EventBody, { type: T }>, 'type'>;
type ReasonOf<K extends Reason['kind']> = Omit<Extract<Reason, { kind: K }>, 'kind'>;
type FailureOf<K extends Failure['kind']> = Omit<Extract<Failure, { kind: K }>, 'kind'>;

const AT = '2026-01-02T03:04:05.678Z';

const FULL_CHANGE: ChangeRef = {
  pack: { pack: 3, index: 'f', bytes: 4 },
  files: 1,
  bytes: 2,
  stored_bytes: 3,
};
const NO_CHANGE: ChangeRef = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };

const FULL: Completion = {
  number: 2,
  basis: 2,
  began_after: 1,
  definition: 'd',
  parts: { run: 'p' },
  inputs: { text: 't', number: 5, flag: true },
  needs: [{ step: 'a', basis: 1, result: 'success' }],
  reads: 'r',
  source: { commit: 'c', digest: 'd' },
  github: { sha: 's' },
};
const { began_after: _, ...LESS } = FULL;
const BARE: Completion = {
  ...LESS,
  needs: [{ step: 'a', basis: null, result: 'pending' }],
  reads: null,
  source: { commit: null, digest: null },
};

const LITTLE: LeftBehind = {
  outputs: { o: '1' },
  env: { E: '1' },
  path: ['/p'],
  withheld: { outputs: ['s'], env: ['T'], path: true, masks: 1 },
};
const LEFT: LeftBehind = { ...LITTLE, summary: 's' };

const PLAN: Of<'plan'> = {
  schema: 3,
  run_id: '20260102-030405-r',
  sequence: 1,
  attempt: 1,
  mark: 'm',
  pipeline: { name: 'n', path: 'p', digest: 'd' },
  source: { repository: 'r', ref: 'f', commit: 'c' },
  inputs: { text: 't', number: 5, flag: true },
  secrets: ['S'],
  where: {
    ...{ host: 'h', os: 'linux', workspace: '/w', workspace_id: '1', commit: 'c', pid: 1 },
    ...{ boot: 'b', namespace: 'n', started: 's', home: '/h', temp: '/t' },
    roots: { '~/r': '/h/r' },
    covers: { paths: ['.', '~/r'], exclude: ['x'] },
  },
  retention_ms: 1000.5,
  definition: [
    {
      ...{ id: 'a', name: 'A', number: 1, section: 'steps', needs: ['z'], digest: 'd' },
      parts: { run: 'x', env: { A: '1' }, reads: ['**'], flag: true, number: 1, nothing: null },
    },
  ],
  decisions: [{ step: 'a', decision: 'run', reason: { kind: 'new' } }],
  history: 'uncertain',
  by: { workflow_run: '77', attempt: 1 },
  key: 'k',
};
const [DEFINITION = null as never] = PLAN.definition;

function bare({ history: _h, by: _by, key: _k, ...plan }: Of<'plan'>): Of<'plan'> {
  const { boot: _b, namespace: _n, started: _s, roots: _r, covers: _c, ...where } = plan.where;
  const source: PlanEvent['source'] = { repository: null, ref: null, commit: null };
  return { ...plan, where: { ...where, commit: null }, source };
}

const QUESTION: Question = {
  ...{ prompt: 'p', definition: 'd', inputs: { text: 't' }, needs: FULL.needs },
  guards: { b: 'g' },
};
const LESS_ASKED: Question = { prompt: null, definition: 'd', inputs: {}, needs: BARE.needs };
const ANSWER = { decision: 'approved', who: 'w', comment: null, question: LESS_ASKED } as const;
const MARK: Omit<Of<'step.decided'>, 'step'> = {
  ...{ decision: 'completed', who: 'w', comment: 'c', question: QUESTION, outputs: { o: '1' } },
  by: { workflow_run: '7', attempt: 1 },
};

const ERROR: Failure = { kind: 'error', exit_code: 1 };

export const EVENTS: { readonly [T in EventBody['type']]: readonly Of<T>[] } = {
  plan: [PLAN, bare(PLAN)],
  'step.arrived': [
    { step: 'a', definition: DEFINITION, decision: 'run', reason: { kind: 'new' }, dropped: ['b'] },
    { step: 'a', definition: DEFINITION, decision: 'reuse', reason: { kind: 'completed', completion: 1 } },
  ],
  'packs.borrowed': [
    { packs: [{ pack: 1, index: 'i', bytes: 1, from: { run: 'r', pack: 2 } }] },
    { packs: [{ pack: 1, index: 'i', bytes: 1 }] },
  ],
  'step.started': [{ step: 'a', try: 1 }],
  'step.retrying': [{ step: 'a', try: 1, failure: ERROR, delay_ms: 0.5 }],
  'step.completed': [
    {
      ...{ step: 'a', outcome: 'failure', exit_code: 1, error_message: 'e', completion: FULL, ...LEFT },
      change: FULL_CHANGE,
      shared: { steps: ['b'], paths: ['./p'] },
    },
    {
      step: 'a',
      outcome: 'success',
      exit_code: null,
      error_message: null,
      completion: BARE,
      ...LITTLE,
      change: null,
    },
    {
      step: 'a',
      outcome: 'success',
      exit_code: 0,
      error_message: null,
      completion: BARE,
      ...LEFT,
      change: NO_CHANGE,
    },
  ],
  'step.failed': [
    { step: 'a', failure: ERROR, error_message: 'e', completion: FULL, ...LEFT },
    { step: 'a', failure: ERROR, error_message: 'e', completion: BARE, ...LITTLE },
  ],
  'step.skipped': [
    { step: 'a', completion: FULL },
    { step: 'a', completion: BARE },
  ],
  'step.interrupted': [
    { step: 'a', why: 'w', never_started: true },
    { step: 'a', why: 'w', failure: ERROR },
    { step: 'a', why: 'w' },
  ],
  'step.waiting': [
    { step: 'a', reason: { kind: 'new' } },
    { step: 'a', reason: { kind: 'approval', because: { kind: 'prompt' } }, question: QUESTION },
    { step: 'a', reason: { kind: 'new' }, question: LESS_ASKED },
  ],
  'step.decided': [
    { step: 'a', ...ANSWER },
    { step: 'a', ...MARK },
  ],
  'step.saved': [
    { step: 'a', completion: 1, change: FULL_CHANGE },
    { step: 'a', completion: 1, change: NO_CHANGE },
  ],
  'source.captured': [
    {
      place: 'first',
      commit: 'c',
      digest: 'd',
      change: FULL_CHANGE,
      differs: { files: 1, paths: ['./p'] },
    },
    { place: 'empty', commit: null, digest: 'd', change: NO_CHANGE },
  ],
  'edits.kept': [
    { number: 1, step: 'a', change: FULL_CHANGE, paths: ['./p'], deleted: ['./p'] },
    { number: 1, step: null, change: NO_CHANGE, paths: ['./p'] },
  ],
  'earlier.captured': [{ change: FULL_CHANGE }, { change: NO_CHANGE }],
  'files.aside': [
    { steps: ['a'], change: FULL_CHANGE, paths: ['./p'] },
    { steps: [], change: NO_CHANGE, paths: ['./p'] },
  ],
  'files.kept': [
    { step: 'a', change: FULL_CHANGE },
    { step: 'a', change: NO_CHANGE },
  ],
  warning: [
    { step: 'a', message: 'm' },
    { step: null, message: 'm' },
  ],
  'attempt.ended': [
    { status: 'interrupted', why: 'w', waiting_for: [], out_of_time: true, pending: [] },
    {
      ...{ status: 'paused', why: 'w', waiting_for: ['a'] },
      pending: [{ step: 'b', reason: { kind: 'blocked', step: 'a' } }],
    },
  ],
};

export const FAILURES: { readonly [K in Failure['kind']]: readonly FailureOf<K>[] } = {
  error: [{ exit_code: 1 }],
  signal: [{ signal: 'SIGKILL' }],
  timeout: [{ minutes: 0.5 }],
  refused: [{ message: 'm' }],
};

export const REASONS: { readonly [K in Reason['kind']]: readonly ReasonOf<K>[] } = {
  completed: [{ completion: 1 }],
  skipped: [{ completion: 1 }],
  kept: [{ completion: 1 }],
  taken: [{ completion: 1 }],
  new: [{}, { lost: true }, { was: 'a' }],
  failed: [{ failure: ERROR }],
  interrupted: [{}],
  definition: [{ parts: ['run'] }],
  input: [{ input: 't' }],
  env: [{ name: 'WHO' }],
  needs: [{ step: 'a', change: 'added' }],
  always: [{}],
  install: [{ installs: [{ what: 'w', count: 2, names: ['n'] }] }],
  chosen: [{}],
  'not-chosen': [{}],
  'not-come': [{}],
  secret: [{}],
  finally: [{}],
  'started-before': [{ because: { kind: 'failed', failure: ERROR } }],
  'maybe-started': [{ because: { kind: 'new' } }],
  approval: [{ because: { kind: 'new' } }],
  approved: [{ by: 'w' }],
  rejected: [{ by: 'w' }],
  marked: [{ by: 'w' }],
  prompt: [{}],
  behind: [{ step: 'a', change: 'added' }],
  withheld: [{ step: 'a', names: ['n'] }],
  unsaved: [{}],
  lost: [{ path: './p', why: 'w' }],
  differs: [{ path: './p' }],
  reads: [{ paths: ['./p'] }],
  commit: [
    { from: 'a', to: 'b' },
    { from: null, to: null },
    { from: 'a', to: 'b', folder: 'lib' },
  ],
  source: [{ paths: ['./p'] }],
  github: [{ name: 'sha' }],
  edited: [{ paths: ['./p'] }],
  present: [{}],
  deadline: [{ took_ms: 0.5 }],
  service: [{ step: 'a' }, {}],
  blocked: [{ step: 'a' }],
};

const STEP: StepRecord = {
  ...{ id: 'a', name: 'A', section: 'steps', state: 'completed', outcome: 'success', started: true },
  ...{
    maybe_started: true,
    retry_count: 1,
    started_at: AT,
    completed_at: AT,
    duration_ms: 0.5,
    exit_code: 0,
  },
  ...{ failure: ERROR, error_message: 'e', ...LEFT, completion: FULL, last_good: FULL, change: FULL_CHANGE },
  ...{ reason: { kind: 'new' }, attempt: 1, question: QUESTION },
  answer: { ...MARK, at: AT },
};
const { maybe_started: _m, summary: _s, question: _q, answer: _a, ...KNOWN } = STEP;
const NEW: StepRecord = {
  ...{ ...KNOWN, state: 'pending', outcome: null, started_at: null, completed_at: null, duration_ms: null },
  ...{ exit_code: null, failure: null, error_message: null, completion: null, last_good: null, change: null },
  ...{ reason: null, attempt: null },
};
const ENDED: StepRecord = {
  ...{ ...NEW, completion: BARE, last_good: BARE, change: NO_CHANGE, question: LESS_ASKED },
  answer: { ...ANSWER, at: AT },
};

const RUN: Run = {
  ...{ schema: 3, run_id: '20260102-030405-r', sequence: 1, pipeline: PLAN.pipeline },
  ...{ definition: PLAN.definition, source: PLAN.source, inputs: PLAN.inputs, secrets: ['S'] },
  ...{ status: 'paused', attempt: 1, created_at: AT, updated_at: AT, completed_at: AT },
  attempts: [
    { attempt: 1, mark: 'm', started_at: AT, ended_at: AT, why: 'w', where: PLAN.where, out_of_time: true },
  ],
  ...{ current_steps: ['a'], waiting_for: ['a'], retention_ms: 1000.5, steps: [STEP], removed_steps: [STEP] },
  sources: [{ attempt: 1, place: 'first', commit: 'c', digest: 'd', change: FULL_CHANGE, completions: 0 }],
  layers: [
    {
      kind: 'step',
      number: 1,
      order: 1,
      step: 'a',
      attempt: 1,
      change: FULL_CHANGE,
      shared: { steps: ['b'], paths: ['./p'] },
      paths: ['./p'],
    },
  ],
  ...{ completions: 1, last_event: 9, key: 'k' },
};
const { key: _k, ...PIPELINE_RUN } = RUN;
const WHERE = bare(PLAN).where;
const OTHER: Run = {
  ...PIPELINE_RUN,
  source: bare(PLAN).source,
  completed_at: null,
  attempts: [{ attempt: 1, mark: 'm', started_at: AT, ended_at: null, why: null, where: WHERE }],
  sources: [{ attempt: 1, place: 'empty', commit: null, digest: 'd', change: NO_CHANGE, completions: 0 }],
  layers: [{ kind: 'aside', number: null, order: 0, step: null, attempt: 1, change: NO_CHANGE }],
};

export const RUNS: readonly Run[] = [
  RUN,
  { ...OTHER, steps: [NEW], removed_steps: [NEW] },
  { ...OTHER, steps: [ENDED], removed_steps: [ENDED] },
];
