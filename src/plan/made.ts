/** What a plan that is made says. */
import { allSteps, type Pipeline } from '../pipeline/model.ts';
import type { Decision } from '../record/decisions.ts';
import type { Run } from '../record/run.ts';
import { recordsOf } from './judge.ts';
import type { Chosen, NotCompleted, Plan, PlannedStep } from './request.ts';

/** Whether a run is done with: all its steps count, and so did its `finally`. */
export function nothingToDo(run: Run, made: Pick<Plan, 'steps'>, choice: Chosen): boolean {
  if (run.status !== 'completed' || choice.kind !== 'all') return false;
  return made.steps.every((step) => step.section === 'finally' || step.decision === 'reuse');
}

/** The plan of a run that is done with, and whose files are brought back: what `finally` left comes with them. */
export function withFinally(made: Plan, run: Run): Plan {
  const records = recordsOf(run);
  const steps = made.steps.map((step): PlannedStep => {
    const completion = records.get(step.id)?.completion?.number;
    if (step.section !== 'finally' || completion === undefined) return step;
    const kind = records.get(step.id)?.outcome === 'skipped' ? 'skipped' : 'completed';
    return { ...step, decision: 'reuse', reason: { kind, completion } };
  });
  return { ...made, steps };
}

/** Whether a plan is one, rather than a refusal. */
export function isPlan(result: Plan | NotCompleted): result is Plan {
  return !('kind' in result);
}

/** Whether an attempt may start a step; `finally` comes when nobody is asked. */
export function startsAnything({ steps }: Plan): boolean {
  const behind = behindQuestions(new Map(steps.map((step) => [step.id, step])), steps);
  const asks = behind.size > 0;
  return steps.some(
    ({ id, section, decision }) => decision === 'run' && !behind.has(id) && (section === 'steps' || !asks),
  );
}

/** The plan as an attempt's first event holds it, in the order of the file. */
export function decisionsOf(made: Plan, pipeline: Pipeline): readonly Decision[] {
  const byId = new Map(made.steps.map((step) => [step.id, step]));
  return allSteps(pipeline).flatMap(({ id }) => {
    const step = byId.get(id);
    return step === undefined ? [] : [{ step: id, decision: step.decision, reason: step.reason }];
  });
}

/** The steps that ask, and all that waits for one, as far as that is known. */
export function behindQuestions(
  judged: ReadonlyMap<string, Pick<PlannedStep, 'decision' | 'mayGoOn'>>,
  order: readonly Pick<PlannedStep, 'id' | 'needs'>[],
): ReadonlySet<string> {
  const behind = new Set<string>();
  for (const { id, needs } of order) {
    const own = judged.get(id);
    const stops = own?.decision === 'ask' && own.mayGoOn !== true;
    if (stops || needs.some((need) => behind.has(need))) behind.add(id);
  }
  return behind;
}
