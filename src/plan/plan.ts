/**
 * What will happen, and why: the one rule of resuming.
 *
 * A completion counts while the completions it was built on count, its step's definition and the inputs it
 * mentions are unchanged. What counts is reused; everything else is decided afresh.
 */
import { stepsNamed } from '../pipeline/expand.ts';
import type { Pipeline, Step } from '../pipeline/model.ts';
import { isDone, type StepRecord } from '../record/run.ts';
import { matchesAll } from '../tree/patterns.ts';
import { runAgain } from './again.ts';
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
import { isService } from './services.ts';
import { withhold } from './withheld.ts';

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
