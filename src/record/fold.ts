/** Folds the events of a run into its record. Pure. */
import type { EventOf, RunEvent } from './events.ts';
import { newStep, planned, type StepEvent, stepAfter, unbuilt } from './fold-step.ts';
import type { AttemptRecord, Layer, Run, StepRecord } from './run.ts';

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

function begin(run: Run | null, event: EventOf<'plan'>): Run {
  const known = new Map(
    [...(run?.removed_steps ?? []), ...(run?.steps ?? [])].map((step) => [step.id, step]),
  );
  const reasons = new Map(event.decisions.map((decision) => [decision.step, decision]));
  const steps = event.definition.map((definition) => {
    const record = known.get(definition.id) ?? newStep(definition);
    known.delete(definition.id);
    const decision = reasons.get(definition.id);
    const own = planned({ ...record, name: definition.name, section: definition.section }, decision);
    const isUnsure =
      (event.history === 'uncertain' && decision?.decision !== 'reuse') ||
      decision?.reason.kind === 'maybe-started';
    return isUnsure ? { ...own, maybe_started: true as const } : own;
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
    ...(run?.borrowed === undefined ? {} : { borrowed: run.borrowed }),
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
    case 'packs.borrowed':
      return { ...run, borrowed: [...(run.borrowed ?? []), ...event.packs] };
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

function endAttempt(run: Run, event: EventOf<'attempt.ended'>): Run {
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
export function saveLate(run: Run, { step: id, completion, change }: EventOf<'step.saved'>): Run {
  const step = run.steps.find((each) => each.id === id);
  if (step === undefined || step.completion?.number !== completion) return run;
  const kind = step.section === 'finally' ? 'finally' : 'step';
  const order = completion;
  const saved = withLayer(run, { kind, number: completion, order, step: id, change });
  return { ...saved, steps: run.steps.map((each) => (each.id === id ? { ...each, change } : each)) };
}

/** A step of the workflow takes its place behind those that this attempt has come to. */
function arrive(
  run: Run,
  { step: id, definition, decision, reason, dropped = [] }: EventOf<'step.arrived'>,
): Run {
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
function afterAnswer(run: Run, { step, decision }: EventOf<'step.decided'>): Partial<Run> {
  if (run.status === 'running') return {};
  return {
    waiting_for: run.waiting_for.filter((id) => id !== step),
    status: decision === 'rejected' ? 'failed' : run.status,
  };
}

function savedBy(
  run: Run,
  { step, change, completion, shared }: EventOf<'step.completed'>,
  { section }: StepRecord,
): Run {
  if (change === null) return run;
  const kind = section === 'finally' ? 'finally' : 'step';
  const { number } = completion;
  const layer = { kind, number, order: number, step, change } as const;
  return withLayer(run, layer, shared === undefined ? {} : { shared });
}
