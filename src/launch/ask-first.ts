/** Asks a person before the workspace is touched: what is taken as done keeps the files that its last try left. */
import type { Inputs, Pipeline } from '../pipeline/model.ts';
import { questionOf } from '../plan/approval.ts';
import type { Plan, PlannedStep } from '../plan/request.ts';
import { endNeeds } from '../plan/services.ts';
import type { RunEvent } from '../record/events.ts';
import { fold } from '../record/fold.ts';
import type { Run } from '../record/run.ts';
import type { StepDecided } from '../record/step-events.ts';
import { needsOf } from '../run/outcome.ts';
import type { Asked, Observer, Person } from '../run/ports.ts';
import type { OpenRun } from '../store/port.ts';

export interface AskFirst {
  readonly plan: Plan;
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  readonly open: OpenRun;
  readonly person: Person | null;
  readonly observer: Pick<Observer, 'event'>;
  readonly now: () => Date;
  readonly until: AbortSignal;
}

/**
 * Asks about the steps whose turn comes before anything else runs, and puts the answers on record.
 * @returns whether there are any, and the steps that the person leaves for later; where there is either, it must be planned again
 */
export async function askFirst(
  request: AskFirst,
): Promise<{ readonly isAnswered: boolean; readonly later: ReadonlySet<string> }> {
  const { person, until } = request;
  const later = new Set<string>();
  let isAnswered = false;
  for (const asked of person === null ? [] : questions(request)) {
    const decision = await person?.ask(asked, until);
    if (decision === undefined || decision === 'later') later.add(asked.step);
    else {
      record(request, asked, decision);
      isAnswered = true;
    }
  }
  return { isAnswered, later };
}

/** Nobody is asked twice in an attempt. */
export function without(later: ReadonlySet<string>, person: Person): Person {
  const ask: Person['ask'] = async (asked, until) =>
    later.has(asked.step) ? 'later' : person.ask(asked, until);
  return { name: person.name, ask };
}

function questions({ plan, pipeline, inputs, open }: AskFirst): readonly Asked[] {
  const { run } = open;
  if (run === null) return [];
  const reused = new Set(plan.steps.flatMap(({ id, decision }) => (decision === 'reuse' ? [id] : [])));
  const { definition } = plan;
  const definitions = new Map(definition.map((entry) => [entry.id, entry]));
  return plan.steps.flatMap((planned): readonly Asked[] => {
    const step = pipeline.steps.find(({ id }) => id === planned.id);
    const isNext = endNeeds(planned.id, definitions).every((need) => reused.has(need));
    if (step === undefined || !isNext || step.if !== null || !asksByItself(planned)) return [];
    const needs = needsOf(step, run, definition);
    const asking = { step, steps: pipeline.steps, definition, inputs, needs };
    return [{ step: step.id, reason: planned.reason, question: questionOf(asking, null) }];
  });
}

function asksByItself({ decision, reason }: PlannedStep): boolean {
  return decision === 'ask' && (reason.kind === 'started-before' || reason.kind === 'maybe-started');
}

function record(
  { open, person, observer, now }: AskFirst,
  { step, reason, question }: Asked,
  decision: StepDecided['decision'],
): void {
  const who = person?.name ?? '';
  const bodies = [
    { type: 'step.waiting', step, reason, question },
    { type: 'step.decided', step, decision, who, comment: null, question },
  ] as const;
  for (const body of bodies) {
    const n = (open.run?.last_event ?? 0) + 1;
    const event: RunEvent = { n, at: now().toISOString(), ...body };
    const run: Run = fold(open.run, event);
    open.append(event, run);
    observer.event(event, run);
  }
}
