/** The step that was named, and the plan with it. Starts and writes nothing. */
import { stepsNamed } from '../pipeline/expand.ts';
import { allSteps, type Pipeline, type Step } from '../pipeline/model.ts';
import { arrivingPlan } from '../plan/arriving.ts';
import { cleanUpPlan } from '../plan/clean-up.ts';
import { hasEndedWell } from '../plan/judge.ts';
import { isPlan } from '../plan/made.ts';
import { plan } from '../plan/plan.ts';
import type { Choice, Chosen, Plan, PlanRequest } from '../plan/request.ts';
import { meantStep } from '../record/meant-step.ts';
import { nearestTo } from '../text/nearest.ts';
import { shellWord } from '../words/shell-word.ts';
import { andOf } from '../words/some.ts';
import type { Meant, OtherRun } from './choose-run.ts';
import { Refusal } from './refusal.ts';

export interface StepChoice {
  readonly kind: 'from' | 'only';
  /** An id or a number. */
  readonly step: string;
}

/** Whether a step is named by an attempt, rather than all that is left. */
export function namesStep(choice: StepChoice | null, meant: Meant): boolean {
  return choice !== null && meant !== 'all' && !(choice.kind === 'from' && meant === 'begun');
}

/** The choice with the id of the step that it names. @throws Refusal exit 2 when there is none */
export function resolveChoice(
  pipeline: Pipeline,
  choice: StepChoice | null,
  meant: Meant = 'as-named',
): Choice {
  if (choice === null || meant === 'all') return { kind: 'all' };
  const steps = allSteps(pipeline);
  const legs = stepsNamed(steps, choice.step);
  const step = legs[0] ?? meantStep(steps, choice.step);
  if (step !== undefined && step.section === 'steps') {
    const id = legs.length > 0 ? choice.step : step.id;
    return choice.kind === 'only' ? onlyStep(id, meant) : fromStep(id, meant);
  }
  throw step === undefined ? unknownStep(choice, steps) : finallyStep(choice, step);
}

function onlyStep(step: string, meant: Meant): Choice {
  if (meant === 'as-named' || meant === 'not-begun') return { kind: 'only', step };
  return { kind: 'only', step, goesOn: meant === 'begun' ? 'begun' : 'unsure' };
}

function fromStep(step: string, meant: Meant): Choice {
  if (meant === 'begun') return { kind: 'all' };
  if (meant === 'as-named') return { kind: 'from', step };
  return { kind: 'from', step, goesOn: meant === 'not-begun' ? 'sure' : 'unsure' };
}

function unknownStep(choice: StepChoice, steps: readonly Step[]): Refusal {
  const isNumber = /^\d+$/.test(choice.step);
  const near = isNumber
    ? null
    : nearestTo(
        choice.step,
        steps.map((step) => step.id),
      );
  return new Refusal(2, `no such step: ${choice.step}`, {
    hint: near === null ? '`savepoint plan` lists the steps with their numbers' : `did you mean ${near}?`,
  });
}

function finallyStep(choice: StepChoice, step: Step): Refusal {
  return new Refusal(
    2,
    `${step.id} is a step of \`finally\`, which belongs to an attempt and cannot be named by ${choice.kind}-step`,
  );
}

/**
 * The plan.
 * @param other of a new run, the one that other inputs keep apart
 * @throws Refusal exit 4 when what a chosen step depends on has not been completed
 */
export function planFor(
  request: Omit<PlanRequest, 'choice'> & { readonly choice: Chosen },
  other: OtherRun | null = null,
): Plan {
  const { choice, record, pipeline } = request;
  if (choice.kind === 'clean-up') {
    if (record === null) throw new Error('a new run has no steps left to run');
    return cleanUpPlan(pipeline, record);
  }
  if (choice.kind === 'arriving')
    return arrivingPlan(record, { installs: request.installs, from: choice.from });
  const made = plan({ ...request, choice });
  if (isPlan(made)) return made;
  const [first = ''] = made.steps;
  const done = new Set((record?.steps ?? []).filter(hasEndedWell).map(({ id }) => id));
  const why = made.steps.every((id) => done.has(id))
    ? 'to run again, as `savepoint plan` says'
    : 'not completed yet';
  const dependsOn = `it depends on ${made.steps.join(', ')}, ${why}`;
  const fromFirst = `begin there: --from-step ${shellWord(first)}`;
  if (record !== null)
    throw new Refusal(4, `${made.chosen} cannot be started: ${dependsOn}`, {
      hint: `run it first, or ${fromFirst}`,
    });
  const isNew = `${made.chosen} cannot be started in a new run: ${dependsOn}`;
  if (other === null) throw new Refusal(4, isNew, { hint: fromFirst });
  const inputs = other.inputs.map((each) => ` --input ${shellWord(each)}`).join('');
  throw new Refusal(4, `no run has ${andOf(other.inputs)}, and ${isNew}`, {
    hint: `to change the newest run: \`savepoint resume ${other.run}${inputs} --${choice.kind}-step ${shellWord(made.chosen)}\`; for a new one, ${fromFirst}`,
  });
}
