/** The next attempt, as far as it is known at the end of this one. Pure. */
import type { Pipeline } from '../pipeline/model.ts';
import type { Reason } from '../record/decisions.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { isPlan } from './made.ts';
import { plan } from './plan.ts';
import type { PlanRequest } from './request.ts';

export interface NextRequest {
  readonly pipeline: Pipeline;
  readonly run: Run;
  /** Ids of completed steps whose files are not in the store that later attempts read. */
  readonly unpublished: ReadonlySet<string>;
  /** What the machine of the next attempt does not have, by step. */
  readonly installs: NonNullable<PlanRequest['installs']>;
}

export interface Next {
  /** Ids of the steps that it reuses. */
  readonly reused: ReadonlySet<string>;
  /** Why steps wait for a person that need a value which is not saved. */
  readonly withheld: ReadonlyMap<string, Reason>;
}

/** What the next attempt does, if nobody changes anything. */
export function nextAttempt({ pipeline, run, unpublished, installs }: NextRequest): Next {
  const gone = new Set(
    run.steps.filter((step) => unpublished.has(step.id) || isUnsaved(step)).map(({ id }) => id),
  );
  const always = new Set(pipeline.steps.filter(({ rerun }) => rerun === 'always').map(({ id }) => id));
  const steps = run.steps.map(
    (step): StepRecord =>
      // What was built on a `rerun: always` step stays without its files.
      !gone.has(step.id) || always.has(step.id)
        ? step
        : { ...step, state: 'pending', completion: null, last_good: null },
  );
  const made = plan({
    pipeline,
    inputs: run.inputs,
    record: { ...run, steps },
    choice: { kind: 'all' },
    edited: false,
    files: null,
    writes: new Map(),
    installs,
  });
  if (!isPlan(made)) throw new Error('a plan of all steps is none');
  const planned = made.steps.filter(({ section }) => section === 'steps');
  return {
    reused: new Set(
      planned.flatMap(({ id, decision }) => (decision === 'reuse' && !gone.has(id) ? [id] : [])),
    ),
    withheld: new Map(
      planned.flatMap(({ id, reason }) => (reason.kind === 'withheld' ? [[id, reason] as const] : [])),
    ),
  };
}

/** Whether its files could not be saved. */
function isUnsaved({ state, outcome, change }: StepRecord): boolean {
  return state === 'completed' && outcome !== 'skipped' && change === null;
}
