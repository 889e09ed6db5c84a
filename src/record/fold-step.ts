/** Folds the events of one step into its record. Pure. */
import type { Reason, StepDefinition } from './decisions.ts';
import type { EventOf, PlanEvent, RunEvent } from './events.ts';
import type { StepRecord } from './run.ts';
import type { LeftBehind } from './step-events.ts';

const NOTHING_LEFT: LeftBehind = {
  outputs: {},
  env: {},
  path: [],
  withheld: { outputs: [], env: [], path: false, masks: 0 },
};

export function newStep(definition: StepDefinition): StepRecord {
  return {
    id: definition.id,
    name: definition.name,
    section: definition.section,
    state: 'pending',
    outcome: null,
    started: false,
    retry_count: 0,
    started_at: null,
    completed_at: null,
    duration_ms: null,
    exit_code: null,
    failure: null,
    error_message: null,
    ...NOTHING_LEFT,
    completion: null,
    last_good: null,
    change: null,
    reason: null,
    attempt: null,
  };
}

/** A step that is decided afresh is pending again. Its last completion stays on record: it may come to count again. */
export function planned(
  record: StepRecord,
  decision: PlanEvent['decisions'][number] | undefined,
): StepRecord {
  if (decision === undefined) return record;
  const { reason } = decision;
  switch (decision.decision) {
    case 'reuse':
      return { ...record, state: record.outcome === 'skipped' ? 'skipped' : 'completed', reason };
    case 'leave':
      return { ...record, state: leftState(record, reason), reason };
    case 'run':
    case 'ask':
      return { ...record, state: 'pending', reason };
  }
}

/** What a step is that neither counts nor runs. What was still going on when the last was heard of it was cut off. */
function leftState({ state }: StepRecord, reason: Reason): StepRecord['state'] {
  if (state === 'running' || state === 'retrying') return 'interrupted';
  if (reason.kind === 'not-chosen' || reason.kind === 'not-come') return state;
  return state === 'completed' || state === 'skipped' ? 'pending' : state;
}

/** What it was built on counts no more, and so it never will. */
export function unbuilt(step: StepRecord): StepRecord {
  return { ...step, completion: null, last_good: null, change: null };
}

export type StepEvent = Exclude<
  Extract<RunEvent, { step: string; type: `step.${string}` }>,
  { type: 'step.saved' | 'step.arrived' }
>;

export function stepAfter(step: StepRecord, event: StepEvent): StepRecord {
  switch (event.type) {
    case 'step.started':
      return started(step, event);
    case 'step.retrying':
      return { ...step, state: 'retrying', failure: event.failure };
    case 'step.completed':
      return {
        ...ended(step, event),
        ...(hasRun(step) ? {} : { started_at: null, duration_ms: null }),
        ...leftBehind(event),
        state: 'completed',
        outcome: event.outcome,
        exit_code: event.exit_code,
        failure: null,
        error_message: event.error_message,
        completion: event.completion,
        last_good: event.completion,
        change: event.change,
        machine: event.machine,
      };
    case 'step.failed':
      return {
        ...ended(step, event),
        // One that was refused has not run: what is on record is of an earlier attempt.
        ...(hasRun(step) ? {} : { started_at: null, duration_ms: null }),
        ...leftBehind(event),
        state: 'failed',
        outcome: 'failure',
        exit_code: event.failure.kind === 'error' ? event.failure.exit_code : null,
        failure: event.failure,
        error_message: event.error_message,
        completion: event.completion,
      };
    case 'step.skipped':
      return {
        ...step,
        ...NOTHING_LEFT,
        state: 'skipped',
        outcome: 'skipped',
        started_at: null,
        completed_at: event.at,
        duration_ms: 0,
        exit_code: null,
        failure: null,
        error_message: null,
        retry_count: 0,
        completion: event.completion,
        last_good: event.completion,
        change: null,
      };
    case 'step.waiting':
      return { ...step, state: 'waiting', reason: event.reason, question: event.question, answer: undefined };
    case 'step.decided':
      return answered(step, event);
    case 'step.interrupted':
      return {
        ...ended(step, event),
        ...(event.never_started === undefined ? {} : neverStarted(step)),
        ...(event.failure === undefined ? {} : { failure: event.failure }),
        state: 'interrupted',
        outcome: null,
        error_message: event.why,
        completion: null,
      };
  }
}

/** A lost attempt may have started the step: that stands until an attempt on record starts it. */
function neverStarted({ maybe_started }: StepRecord): Partial<StepRecord> {
  return { started: false, ...(maybe_started === undefined ? {} : { maybe_started }) };
}

export function started(step: StepRecord, event: EventOf<'step.started'>): StepRecord {
  const first = event.try === 1;
  return {
    ...step,
    ...NOTHING_LEFT,
    state: 'running',
    outcome: null,
    started: true,
    retry_count: event.try - 1,
    started_at: first ? event.at : step.started_at,
    completed_at: null,
    duration_ms: null,
    exit_code: null,
    error_message: null,
    completion: null,
    change: null,
    failure: null,
    // What kept it from running no longer does, as after a cancel.
    reason: step.reason?.kind === 'blocked' ? null : step.reason,
    answer: undefined,
  };
}

function answered(step: StepRecord, event: EventOf<'step.decided'>): StepRecord {
  const { decision, who, comment, question, outputs, by, at } = event;
  const more = { ...(outputs === undefined ? {} : { outputs }), ...(by === undefined ? {} : { by }) };
  const answer = { decision, who, comment, question, at, ...more };
  if (decision === 'approved')
    return { ...step, answer, state: 'pending', reason: { kind: decision, by: who } };
  // What an earlier try came to counts no more.
  if (decision === 'completed')
    return { ...step, answer, state: 'pending', completion: null, reason: { kind: 'marked', by: who } };
  const error_message = rejection(who, comment);
  const failure = { kind: 'refused', message: error_message } as const;
  const reason: Reason = { kind: 'rejected', by: who };
  return { ...step, answer, reason, state: 'failed', outcome: 'failure', failure, error_message };
}

/** What is said of a step that a person rejected. */
export function rejection(who: string, comment: string | null): string {
  return `rejected by ${who}${comment === null ? '' : `: ${comment}`}`;
}

function hasRun({ state }: StepRecord): boolean {
  return state === 'running' || state === 'retrying';
}

/** Times are told by the clock, which may be set back: a duration is never negative. */
export function ended(step: StepRecord, event: { readonly at: string }): StepRecord {
  const since = step.started_at === null ? null : Date.parse(event.at) - Date.parse(step.started_at);
  const { maybe_started: _, ...known } = step;
  return {
    ...(hasRun(step) ? known : step),
    completed_at: event.at,
    duration_ms: since === null ? null : Math.max(0, since),
  };
}

function leftBehind(event: LeftBehind): LeftBehind {
  const { outputs, env, path, withheld, summary } = event;
  return { outputs, env, path, withheld, summary };
}
