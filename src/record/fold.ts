import type { Reason, StepDefinition } from './decisions.ts';
import type { EventBody, PlanEvent, RunEvent } from './events.ts';
import type { AttemptRecord, Layer, Run, StepRecord } from './run.ts';
import type { LeftBehind } from './step-events.ts';

type Of<T extends EventBody['type']> = Extract<RunEvent, { type: T }>;

const NOTHING_LEFT: LeftBehind = {
  outputs: {},
  env: {},
  path: [],
  withheld: { outputs: [], env: [], path: false, masks: 0 },
};

/**
 * The record after an event. The first event of a run must be a plan.
 * @throws Error on an event that cannot follow: not the next `n`, or of a step that the run does not have.
 */
export function fold(run: Run | null, event: RunEvent): Run {
  if (event.n !== (run?.last_event ?? 0) + 1) {
    throw new Error(`event ${event.n} does not follow event ${run?.last_event ?? 0}`);
  }
  const next = event.type === 'plan' ? begin(run, event) : advance(run, event);
  return { ...next, updated_at: event.at, last_event: event.n };
}

/** The record of a whole run. @throws as `fold`; also when there is no event. */
export function foldAll(events: readonly RunEvent[]): Run {
  let run: Run | null = null;
  for (const event of events) run = fold(run, event);
  if (run === null) throw new Error('a run without events');
  return run;
}

function begin(run: Run | null, event: Of<'plan'>): Run {
  const known = new Map(
    [...(run?.removed_steps ?? []), ...(run?.steps ?? [])].map((step) => [step.id, step]),
  );
  const reasons = new Map(event.decisions.map((decision) => [decision.step, decision]));
  const steps = event.definition.map((definition) => {
    const record = known.get(definition.id) ?? newStep(definition);
    known.delete(definition.id);
    const decision = reasons.get(definition.id);
    const own = planned({ ...record, name: definition.name, section: definition.section }, decision);
    return event.history === 'uncertain' && decision?.decision !== 'reuse'
      ? { ...own, maybe_started: true as const }
      : own;
  });
  const attempt: AttemptRecord = {
    attempt: event.attempt,
    mark: event.mark,
    started_at: event.at,
    ended_at: null,
    why: null,
    where: event.where,
  };
  return {
    schema: event.schema,
    run_id: event.run_id,
    sequence: event.sequence,
    pipeline: event.pipeline,
    definition: event.definition,
    source: event.source,
    inputs: event.inputs,
    secrets: event.secrets,
    status: 'running',
    attempt: event.attempt,
    attempts: [...(run?.attempts ?? []).map(abandonedAttempt), attempt],
    created_at: run?.created_at ?? event.at,
    updated_at: event.at,
    completed_at: null,
    current_steps: [],
    waiting_for: [],
    retention_ms: event.retention_ms,
    steps,
    removed_steps: [...known.values()],
    ...(event.key === undefined ? {} : { key: event.key }),
    sources: run?.sources ?? [],
    layers: run?.layers ?? [],
    completions: run?.completions ?? 0,
    last_event: event.n,
  };
}

/** An attempt that never said its end was that of a process that is gone. */
function abandonedAttempt(attempt: AttemptRecord): AttemptRecord {
  return attempt.ended_at === null ? { ...attempt, why: 'its process is gone' } : attempt;
}

function newStep(definition: StepDefinition): StepRecord {
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
function planned(record: StepRecord, decision: PlanEvent['decisions'][number] | undefined): StepRecord {
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

function advance(run: Run | null, event: Exclude<RunEvent, { type: 'plan' }>): Run {
  if (run === null) throw new Error(`a run cannot begin with ${event.type}`);
  switch (event.type) {
    case 'warning':
      return run;
    case 'attempt.ended':
      return endAttempt(run, event);
    case 'source.captured': {
      const { place, commit, nested, digest, roots, change } = event;
      const { attempt, completions, sources } = run;
      const more = { ...(nested === undefined ? {} : { nested }), ...(roots === undefined ? {} : { roots }) };
      const source = { attempt, place, commit, digest, change, completions, ...more };
      return { ...run, sources: [...sources, source] };
    }
    case 'earlier.captured':
      return withLayer(run, { kind: 'earlier', number: null, order: 0, step: null, change: event.change });
    case 'edits.kept': {
      const { number, paths } = event;
      const kept = withLayer(run, { ...event, kind: 'edit', order: number }, { paths });
      return { ...kept, completions: Math.max(run.completions, number) };
    }
    case 'files.aside': {
      const step = event.steps.length === 1 ? (event.steps[0] ?? null) : null;
      return withLayer(run, {
        kind: 'aside',
        number: null,
        order: run.completions,
        step,
        change: event.change,
      });
    }
    case 'files.kept':
      return withLayer(run, { kind: 'kept', number: null, order: run.completions, ...event });
    case 'step.saved':
      return saveLate(run, event);
    case 'step.arrived':
      return arrive(run, event);
    default:
      return withStep(run, event);
  }
}

function endAttempt(run: Run, event: Of<'attempt.ended'>): Run {
  const out = event.out_of_time === undefined ? {} : { out_of_time: event.out_of_time };
  const pending = new Map(event.pending.map((entry) => [entry.step, entry.reason]));
  return {
    ...run,
    status: event.status,
    waiting_for: event.waiting_for,
    current_steps: [],
    completed_at: event.status === 'completed' ? event.at : null,
    attempts: run.attempts.map((attempt) =>
      attempt.attempt === run.attempt ? { ...attempt, ended_at: event.at, why: event.why, ...out } : attempt,
    ),
    steps: run.steps.map((step) => ({ ...step, reason: pending.get(step.id) ?? step.reason })),
  };
}

function withLayer(
  run: Run,
  { kind, number, order, step, change }: Omit<Layer, 'attempt' | 'paths' | 'shared'>,
  named: Pick<Layer, 'paths' | 'shared'> = {},
): Run {
  const layer = { kind, number, order, step, attempt: run.attempt, change, ...named };
  return { ...run, layers: [...run.layers, layer] };
}

/** The record with what a step left that was saved after others had ended; as it is where the step has not ended so in it. */
export function saveLate(run: Run, { step: id, completion, change }: Of<'step.saved'>): Run {
  const step = run.steps.find((each) => each.id === id);
  if (step === undefined || step.completion?.number !== completion) return run;
  const kind = step.section === 'finally' ? 'finally' : 'step';
  const order = completion;
  const saved = withLayer(run, { kind, number: completion, order, step: id, change });
  return { ...saved, steps: run.steps.map((each) => (each.id === id ? { ...each, change } : each)) };
}

/** A step of the workflow takes its place behind those that this attempt has come to. */
function arrive(run: Run, { step: id, definition, decision, reason, dropped = [] }: Of<'step.arrived'>): Run {
  const gone = new Set([id, ...dropped]);
  const known = [...run.steps, ...run.removed_steps].find((step) => step.id === id) ?? newStep(definition);
  const { name, section } = definition;
  const arrived = planned({ ...known, name, section }, { step: id, decision, reason });
  const hasCome = new Set(run.steps.flatMap((step) => (step.reason?.kind === 'not-come' ? [] : [step.id])));
  const inOrder = <T extends { readonly id: string }>(all: readonly T[], own: T) => {
    const others = all.filter((each) => !gone.has(each.id));
    const isCome = (each: T) => hasCome.has(each.id);
    return [...others.filter(isCome), own, ...others.filter((each) => !isCome(each))];
  };
  const removed = run.steps.filter((step) => step.id !== id && gone.has(step.id));
  return {
    ...run,
    definition: inOrder(run.definition, definition),
    steps: inOrder(run.steps, arrived),
    removed_steps: [...run.removed_steps.filter((step) => !gone.has(step.id)), ...removed.map(unbuilt)],
  };
}

/** What it was built on counts no more, and so it never will. */
function unbuilt(step: StepRecord): StepRecord {
  return { ...step, completion: null, last_good: null, change: null };
}

type StepEvent = Exclude<
  Extract<RunEvent, { step: string; type: `step.${string}` }>,
  { type: 'step.saved' | 'step.arrived' }
>;

function withStep(run: Run, event: StepEvent): Run {
  const index = run.steps.findIndex((step) => step.id === event.step);
  const before = run.steps[index];
  if (before === undefined)
    throw new Error(`event ${event.n} is of a step that the run does not have: ${event.step}`);
  const steps = [...run.steps];
  steps[index] = { ...stepAfter(before, event), attempt: run.attempt };
  const isCurrent = event.type === 'step.started' || event.type === 'step.retrying';
  const others = run.current_steps.filter((id) => id !== event.step);
  const saved = event.type === 'step.completed' ? savedBy(run, event, before) : run;
  return {
    ...saved,
    ...(event.type === 'step.decided' ? afterAnswer(run, event) : {}),
    steps,
    current_steps: isCurrent ? [...others, event.step] : others,
    completions: 'completion' in event ? Math.max(run.completions, event.completion.number) : run.completions,
  };
}

/** Between two attempts an answer changes what the run waits for, and a rejection ends it. */
function afterAnswer(run: Run, { step, decision }: Of<'step.decided'>): Partial<Run> {
  if (run.status === 'running') return {};
  return {
    waiting_for: run.waiting_for.filter((id) => id !== step),
    status: decision === 'rejected' ? 'failed' : run.status,
  };
}

function savedBy(
  run: Run,
  { step, change, completion, shared }: Of<'step.completed'>,
  { section }: StepRecord,
): Run {
  if (change === null) return run;
  const kind = section === 'finally' ? 'finally' : 'step';
  const { number } = completion;
  const layer = { kind, number, order: number, step, change } as const;
  return withLayer(run, layer, shared === undefined ? {} : { shared });
}

function stepAfter(step: StepRecord, event: StepEvent): StepRecord {
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

function started(step: StepRecord, event: Of<'step.started'>): StepRecord {
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

function answered(step: StepRecord, event: Of<'step.decided'>): StepRecord {
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
function ended(step: StepRecord, event: { readonly at: string }): StepRecord {
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
