/**
 * What will happen, and why: the one rule of resuming.
 *
 * A completion counts while the completions it was built on count, its step's definition and the inputs it
 * mentions are unchanged. What counts is reused; everything else is decided afresh.
 */
import { stepsNamed } from '../pipeline/expand.ts';
import { mentionsStatus } from '../pipeline/expressions/evaluate.ts';
import { allSteps, type Pipeline, type Step } from '../pipeline/model.ts';
import type { Decision, Reason } from '../record/decisions.ts';
import { isDone, type Run, type StepRecord } from '../record/run.ts';
import { matchesAll } from '../tree/patterns.ts';
import { standingOf } from './approval.ts';
import { askingOf, decide } from './decide.ts';
import { definitionsOf } from './definition.ts';
import { isLoss, isOnlyBehind, isOnlyGone } from './doubt.ts';
import type { FileFacts } from './facts.ts';
import { ancestorsOf, inOrder } from './graph.ts';
import { hasEndedWell, judge, recordsOf } from './judge.ts';
import { renamedIn } from './renamed.ts';
import {
  type Choice,
  type Chosen,
  goesOn,
  isBegun,
  type Naming,
  type NotCompleted,
  type Plan,
  type Planned,
  type PlannedStep,
  type PlanRequest,
  type Question,
} from './request.ts';
import { decideServices, isService } from './services.ts';
import { neededOf, withhold } from './withheld.ts';

/** Decides every step, in one call and before anything runs. */
export function plan(asked: PlanRequest): Plan | NotCompleted {
  const request = { ...asked, pipeline: withInstalls(asked) };
  const { pipeline, record, choice } = request;
  const definition = definitionsOf(pipeline);
  const named = choice.kind === 'all' || isBegun(choice) ? [] : stepsNamed(pipeline.steps, choice.step);
  const chosen = new Set(named.map(({ id }) => id));
  const question = { ...request, definition, chosen };
  const judged = decideAll(question);
  const missing = choice.kind === 'all' ? [] : takePresent(judged, question, choice);
  if (choice.kind !== 'all' && missing.length > 0 && !goesOn(choice))
    return { kind: 'not-completed', chosen: choice.step, steps: missing };
  applyChoice(judged, question);
  withhold(judged, pipeline.steps, record);
  runAgain(judged, question);
  return { steps: [...judged.values(), ...decideFinally(pipeline, choice)], definition };
}

/** `rerun: never` and `ask` keep their meaning. */
function withInstalls({ pipeline, installs }: PlanRequest): Pipeline {
  if (installs === undefined || installs.size === 0) return pipeline;
  const again = (step: Step): Step =>
    step.rerun === 'auto' && installs.has(step.id) ? { ...step, rerun: 'always' } : step;
  return { ...pipeline, steps: pipeline.steps.map(again) };
}

/** Whether what a step saved cannot be had, whatever else speaks against its completion. */
function isGone(record: StepRecord | undefined, files: FileFacts | null): boolean {
  const number = record?.completion?.number;
  if (files === null || number === undefined || record?.outcome === 'skipped') return false;
  return files.lost.has(number) || !files.changes.has(number);
}

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

/**
 * What a chosen step depends on must be completed. A step that is not is taken as if it were when all that it `writes`
 * is there. @returns the ids of those that are missing
 */
function takePresent(judged: Planned, question: Question, { kind, step: chosen }: Naming): readonly string[] {
  const { record, files, writes } = question;
  const { steps } = question.pipeline;
  const ancestors = beforeNamed(steps, chosen);
  const records = recordsOf(record);
  const missing: string[] = [];
  for (const { id } of steps.filter((step) => ancestors.has(step.id) && !isService(step))) {
    const planned = judged.get(id);
    if (planned === undefined) throw new Error(`no plan for ${id}`);
    const own = records.get(id);
    const isLost = kind === 'only' && (isLoss(planned.reason) || isGone(own, files));
    if (own !== undefined && isDone(own) && !isLost) continue;
    const patterns = writes.get(id) ?? [];
    if (patterns.length > 0 && (files === null || matchesAll(patterns, files.found))) {
      judged.set(id, { ...planned, decision: 'reuse', reason: { kind: 'present' } });
    } else missing.push(id);
  }
  return missing;
}

/** The ids of all that the steps of a name depend on. */
function beforeNamed(steps: readonly Step[], name: string): ReadonlySet<string> {
  return new Set(stepsNamed(steps, name).flatMap(({ id }) => [...ancestorsOf(steps, id)]));
}

function decideAll(question: Question): Planned {
  const { pipeline, record, chosen, choice, history } = question;
  const isUnsure = choice.kind !== 'all' && choice.goesOn === 'unsure';
  const { counts, doubts } = judge(question);
  const records = recordsOf(record);
  const renamed = renamedIn(question.definition, record);
  const isLost = question.files?.place === 'elsewhere' && record?.attempts.at(-1)?.ended_at === null;
  const planned: Planned = new Map();
  for (const step of inOrder(pipeline.steps)) {
    const own = records.get(step.id);
    const completion = counts.get(step.id);
    const doubt = doubts.get(step.id) ?? null;
    const verdict = {
      step,
      record: own,
      doubt,
      counts:
        completion !== undefined && hasEndedWell(own) && !isOnlyGone(step, doubt) && !isOnlyBehind(doubt),
      standing: standingOf(own, () => askingOf(question, step, counts)),
      chosen: chosen.has(step.id),
      consented: chosen.has(step.id) && !isUnsure,
      unsure: history === 'uncertain' || own?.maybe_started === true,
      lost: isLost,
      files: question.files,
      former: renamed.get(step.id),
    };
    const standsIn = completion !== undefined && (step.rerun === 'always' || isOnlyBehind(doubt));
    const decided = decide(verdict);
    const isOpen =
      decided.decision === 'ask' && (step.if !== null || question.isAskedNow?.(step.id) === true);
    const standsFor = standsIn ? completion.basis : null;
    planned.set(step.id, { ...decided, standsFor, ...(isOpen ? { mayGoOn: true as const } : {}) });
  }
  return planned;
}

/**
 * `--only-step`: nothing else runs. What the step depends on is taken as it is; of the rest, what counts goes on
 * counting and what does not is left for another attempt.
 */
function applyChoice(judged: Planned, { pipeline, record, choice }: PlanRequest): void {
  if (choice.kind !== 'only') return;
  const ancestors = beforeNamed(pipeline.steps, choice.step);
  const named = new Set(stepsNamed(pipeline.steps, choice.step).map(({ id }) => id));
  const records = recordsOf(record);
  for (const [id, step] of judged) {
    if (named.has(id) || step.decision === 'reuse') continue;
    const completion = ancestors.has(id) ? records.get(id)?.completion?.number : undefined;
    judged.set(
      id,
      completion === undefined
        ? { ...step, decision: 'leave' }
        : { ...step, decision: 'reuse', reason: { kind: 'taken', completion } },
    );
  }
}

/** A step that runs brings along the services beside it, and the `rerun: always` steps before it, and these bring others. */
function runAgain(judged: Planned, question: Question): void {
  const running = () => [...judged.values()].filter(({ decision }) => decision === 'run').length;
  const { pipeline, record, choice } = question;
  const hasFinally = () =>
    pipeline.finally.length > 0 &&
    choice.kind !== 'only' &&
    !(record !== null && nothingToDo(record, { steps: [...judged.values()] }, choice));
  const behind = () => behindQuestions(judged, inOrder(pipeline.steps));
  const refused = behindRejected(judged, inOrder(pipeline.steps));
  decideServices(judged, { ...question, unreachable: new Set([...behind(), ...refused]), hasFinally: false });
  for (let before = -1; before !== running(); ) {
    before = running();
    runAlways(judged, question);
    const unreachable = behind();
    const hasEnd = unreachable.size === 0 && hasFinally();
    decideServices(judged, {
      ...question,
      unreachable: new Set([...unreachable, ...refused]),
      hasFinally: hasEnd,
    });
  }
}

/**
 * `rerun: always`: runs in every attempt in which a step that depends on it runs, or in which `finally` needs of it what was not saved.
 */
function runAlways(judged: Planned, request: PlanRequest): void {
  const order = inOrder(request.pipeline.steps);
  const unreachable = behindQuestions(judged, order);
  const busy = new Set(neededAtTheEnd(judged, request));
  for (const step of [...order].reverse()) {
    const planned = judged.get(step.id);
    if (planned === undefined) continue;
    const wanted = busy.has(step.id);
    const again =
      wanted && step.rerun === 'always' && planned.standsFor !== null && planned.decision !== 'run';
    const installs = request.installs?.get(step.id);
    const reason: Reason = installs === undefined ? { kind: 'always' } : { kind: 'install', installs };
    if (again) judged.set(step.id, { ...planned, decision: 'run', reason });
    const runs = planned.decision === 'run' && !unreachable.has(step.id);
    if (wanted || again || runs) for (const need of step.needs) busy.add(need);
  }
}

/** The steps that ask, and all that waits for one, as far as that is known. */
function behindQuestions(
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

/** The steps that a person has rejected, and all that waits for one and does not ask how others ended. */
function behindRejected(judged: Planned, order: readonly Step[]): ReadonlySet<string> {
  const behind = new Set<string>();
  for (const { id, needs, if: condition } of order) {
    const isBlocked = needs.some((need) => behind.has(need)) && !mentionsStatus(condition ?? '');
    if (isBlocked || judged.get(id)?.reason.kind === 'rejected') behind.add(id);
  }
  return behind;
}

/** Whether an attempt may start a step; `finally` comes when nobody is asked. */
export function startsAnything({ steps }: Plan): boolean {
  const behind = behindQuestions(new Map(steps.map((step) => [step.id, step])), steps);
  const asks = behind.size > 0;
  return steps.some(
    ({ id, section, decision }) => decision === 'run' && !behind.has(id) && (section === 'steps' || !asks),
  );
}

function decideFinally(pipeline: Pipeline, choice: Choice): readonly PlannedStep[] {
  const chosen = choice.kind !== 'only';
  return inOrder(pipeline.finally).map((step) => ({
    id: step.id,
    needs: step.needs,
    started: step.started,
    section: step.section,
    decision: chosen ? 'run' : 'leave',
    reason: chosen ? { kind: 'finally' } : { kind: 'not-chosen' },
    standsFor: null,
  }));
}

/** The plan as an attempt's first event holds it, in the order of the file. */
export function decisionsOf(made: Plan, pipeline: Pipeline): readonly Decision[] {
  const byId = new Map(made.steps.map((step) => [step.id, step]));
  return allSteps(pipeline).flatMap(({ id }) => {
    const step = byId.get(id);
    return step === undefined ? [] : [{ step: id, decision: step.decision, reason: step.reason }];
  });
}

/** The steps of which `finally` needs values that were not saved. A run that is done with has no `finally` to come. */
function neededAtTheEnd(judged: Planned, { pipeline, record, choice }: PlanRequest): readonly string[] {
  if (choice.kind === 'only' || record === null) return [];
  if (nothingToDo(record, { steps: [...judged.values()] }, choice)) return [];
  return record.steps.flatMap(({ id, withheld }) =>
    pipeline.finally.some((step) => neededOf(step, id, withheld).length > 0) ? [id] : [],
  );
}
