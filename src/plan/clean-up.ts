/** The steps that run after a signal has stopped an attempt: those whose `if` asks for it, and `finally`. Pure. */
import { mentionsStatus } from '../expressions/evaluate.ts';
import type { Pipeline, Step } from '../pipeline/model.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { definitionsOf } from './definition.ts';
import { inOrder } from './graph.ts';
import { recordsOf } from './judge.ts';
import type { Plan, PlannedStep } from './request.ts';

/**
 * What a stopped attempt has left to run. Whether a step does run is up to its `if`.
 * @param run the record after the stop
 * @param asked the plan of the attempt, where it is known
 */
export function cleanUpPlan(pipeline: Pipeline, run: Run, asked: Plan | null = null): Plan {
  const records = recordsOf(run);
  const before = new Map((asked?.steps ?? []).map((step) => [step.id, step]));
  const ordered = [...inOrder(pipeline.steps), ...inOrder(pipeline.finally)];
  const steps = ordered.map((step): PlannedStep => {
    const { id, needs, started, section } = step;
    const record = records.get(id);
    const standsFor = before.get(id)?.standsFor ?? null;
    return { id, needs, started, section, standsFor, ...decide(step, record) };
  });
  return { steps, definition: definitionsOf(pipeline), isCleanUp: true };
}

/** Whether a stopped attempt has steps left that run if their `if` lets them. */
export function hasCleanUp(pipeline: Pipeline, run: Run): boolean {
  return cleanUpPlan(pipeline, run).steps.some(({ decision }) => decision === 'run');
}

function decide(step: Step, record: StepRecord | undefined): Pick<PlannedStep, 'decision' | 'reason'> {
  if (record === undefined) return { decision: 'leave', reason: { kind: 'new' } };
  const { state, completion } = record;
  if ((state === 'completed' || state === 'skipped') && completion !== null)
    return { decision: 'reuse', reason: { kind: state, completion: completion.number } };
  const reason = record.reason ?? { kind: 'new' };
  if (state === 'waiting') return { decision: 'ask', reason };
  if (state !== 'pending' || !asksToRun(step)) return { decision: 'leave', reason };
  const isStarted = record.started || record.maybe_started === true;
  return { decision: step.rerun === 'ask' && isStarted ? 'ask' : 'run', reason };
}

/** In `finally`, `always()` holds where no `if` is written. */
function asksToRun({ section, if: condition }: Step): boolean {
  return condition === null ? section === 'finally' : mentionsStatus(condition);
}
