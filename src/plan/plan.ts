/**
 * What will happen, and why: the one rule of resuming.
 *
 * A completion counts while the completions it was built on count, its step's definition and the inputs it
 * mentions are unchanged. What counts is reused; everything else is decided afresh.
 */
import type { Inputs, Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import type { Completion, Decision, Reason, StepDefinition } from '../record/events.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { changedParts, definitionsOf, mentionedInputs } from './definition.ts';
import { ancestorsOf, dependentsOf, inOrder } from './graph.ts';

export type Choice =
  | { readonly kind: 'all' }
  /** Decide this step, and so all that depends on it, afresh. */
  | { readonly kind: 'from'; readonly step: string }
  /** Run this step alone. */
  | { readonly kind: 'only'; readonly step: string };

export interface PlanRequest {
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  /** The run that goes on, or null for a new one. */
  readonly record: Run | null;
  readonly choice: Choice;
}

export interface PlannedStep {
  readonly id: string;
  readonly needs: readonly string[];
  readonly section: 'steps' | 'finally';
  readonly decision: Decision['decision'];
  readonly reason: Reason;
  /** Set on a `rerun: always` step that runs again in place of a completion that counts: that completion's basis. */
  readonly standsFor: number | null;
}

export interface Plan {
  /** Each after what it needs; `finally` last. */
  readonly steps: readonly PlannedStep[];
  readonly definition: readonly StepDefinition[];
}

/** The steps that a chosen step depends on and that have not been completed. */
export interface NotCompleted {
  readonly kind: 'not-completed';
  readonly chosen: string;
  readonly steps: readonly string[];
}

/** Decides every step, in one call and before anything runs. */
export function plan(request: PlanRequest): Plan | NotCompleted {
  const { pipeline, record, choice } = request;
  const definition = definitionsOf(pipeline);
  const missing = choice.kind === 'all' ? [] : missingBefore(pipeline.steps, record, choice.step);
  if (choice.kind !== 'all' && missing.length > 0) {
    return { kind: 'not-completed', chosen: choice.step, steps: missing };
  }
  const judged = judge(request, definition);
  applyChoice(judged, request);
  withhold(judged, pipeline.steps, record);
  runAlways(judged, pipeline.steps);
  return { steps: [...judged.values(), ...decideFinally(pipeline, choice)], definition };
}

/** Whether a plan is one, rather than a refusal. */
export function isPlan(result: Plan | NotCompleted): result is Plan {
  return !('kind' in result);
}

function missingBefore(steps: readonly Step[], record: Run | null, chosen: string): readonly string[] {
  const ancestors = ancestorsOf(steps, chosen);
  const records = recordsOf(record);
  return steps
    .filter((step) => ancestors.has(step.id) && !isDone(records.get(step.id)))
    .map((step) => step.id);
}

/** Whether a step is completed, or skipped, and has not since been found to need another run. */
function isDone(record: StepRecord | undefined): boolean {
  return record?.state === 'completed' || record?.state === 'skipped';
}

type Judged = Map<string, PlannedStep>;

function judge(request: PlanRequest, definition: readonly StepDefinition[]): Judged {
  const records = recordsOf(request.record);
  const now = new Map(definition.map((entry) => [entry.id, entry]));
  const judged: Judged = new Map();
  const bases = new Map<string, number>();
  for (const step of inOrder(request.pipeline.steps)) {
    const record = records.get(step.id);
    const completion = step.rerun === 'always' ? record?.last_good : record?.completion;
    const chosen = request.choice.kind !== 'all' && request.choice.step === step.id;
    const doubt =
      completion && (step.rerun === 'always' || hasEndedWell(record))
        ? doubtOf({ step, completion, inputs: request.inputs, bases, now })
        : null;
    const kept = step.rerun === 'never' && record?.outcome !== 'skipped';
    const counts = completion && (doubt === null || kept) && !chosen;
    const planned = decide({ step, record, doubt, counts: Boolean(counts && hasEndedWell(record)), chosen });
    if (counts && (planned.decision === 'reuse' || step.rerun === 'always')) {
      bases.set(step.id, completion.basis);
      judged.set(step.id, { ...planned, standsFor: step.rerun === 'always' ? completion.basis : null });
    } else judged.set(step.id, planned);
  }
  return judged;
}

interface Evidence {
  readonly step: Step;
  readonly completion: Completion;
  readonly inputs: Inputs;
  /** The bases of the completions that count, by step. */
  readonly bases: ReadonlyMap<string, number>;
  readonly now: ReadonlyMap<string, StepDefinition>;
}

/** Why a completion does not count, or null when it does. */
function doubtOf({ step, completion, inputs, bases, now }: Evidence): Reason | null {
  const definition = now.get(step.id);
  if (definition === undefined) throw new Error(`no definition of ${step.id}`);
  if (completion.definition !== definition.digest) {
    return { kind: 'definition', parts: changedParts(completion, definition) };
  }
  const values = mentionedInputs(step, inputs);
  const names = new Set([...Object.keys(values), ...Object.keys(completion.inputs)]);
  for (const input of names) {
    if (values[input] !== completion.inputs[input]) return { kind: 'input', input };
  }
  const noted = new Map(completion.needs.map((need) => [need.step, need.basis]));
  const added = step.needs.find((need) => !noted.has(need));
  if (added !== undefined) return { kind: 'needs', step: added, change: 'added' };
  const removed = [...noted.keys()].find((need) => !step.needs.includes(need));
  if (removed !== undefined) return { kind: 'needs', step: removed, change: 'removed' };
  const again = step.needs.find(
    (need) => bases.get(need) === undefined || bases.get(need) !== noted.get(need),
  );
  return again === undefined ? null : { kind: 'needs', step: again, change: 'runs-again' };
}

interface Verdict {
  readonly step: Step;
  readonly record: StepRecord | undefined;
  readonly doubt: Reason | null;
  readonly counts: boolean;
  readonly chosen: boolean;
}

function decide({ step, record, doubt, counts, chosen }: Verdict): PlannedStep {
  const base = { id: step.id, needs: step.needs, section: step.section, standsFor: null };
  if (counts && record?.completion) {
    const { number: completion } = record.completion;
    const kind = doubt !== null ? 'kept' : record.outcome === 'skipped' ? 'skipped' : 'completed';
    return { ...base, decision: 'reuse', reason: { kind, completion } };
  }
  const reason: Reason = chosen ? { kind: 'chosen' } : whyAgain(record, doubt);
  if (step.rerun === 'ask' && !chosen && record?.started && record.failure?.kind !== 'error') {
    return { ...base, decision: 'ask', reason: { kind: 'started-before', because: reason } };
  }
  return { ...base, decision: 'run', reason };
}

function whyAgain(record: StepRecord | undefined, doubt: Reason | null): Reason {
  if (record?.failure) return { kind: 'failed', failure: record.failure };
  if (doubt !== null) return doubt;
  return record?.started ? { kind: 'interrupted' } : { kind: 'new' };
}

/**
 * `--only-step`: nothing else runs. What the step depends on is taken as it is; of the rest, what counts goes on
 * counting and what does not is left for another attempt.
 */
function applyChoice(judged: Judged, { pipeline, record, choice }: PlanRequest): void {
  if (choice.kind !== 'only') return;
  const ancestors = ancestorsOf(pipeline.steps, choice.step);
  const records = recordsOf(record);
  for (const [id, step] of judged) {
    if (id === choice.step || step.decision === 'reuse') continue;
    const completion = ancestors.has(id) ? records.get(id)?.completion?.number : undefined;
    judged.set(
      id,
      completion === undefined
        ? { ...step, decision: 'leave' }
        : { ...step, decision: 'reuse', reason: { kind: 'taken', completion } },
    );
  }
}

/** A step about to run that needs a value which was not saved, because it held a secret, asks. */
function withhold(judged: Judged, steps: readonly Step[], record: Run | null): void {
  const byId = new Map(steps.map((step) => [step.id, step]));
  for (const { id, withheld } of record?.steps ?? []) {
    const source = judged.get(id);
    if (source?.decision !== 'reuse' || byId.get(id)?.rerun === 'always') continue;
    if (withheld.outputs.length + withheld.env.length === 0 && !withheld.path) continue;
    for (const dependent of dependentsOf(steps, id)) {
      const step = byId.get(dependent);
      const planned = judged.get(dependent);
      if (step === undefined || planned?.decision !== 'run') continue;
      const names = neededOf(step, id, withheld);
      if (names.length > 0) {
        judged.set(dependent, { ...planned, decision: 'ask', reason: { kind: 'withheld', step: id, names } });
      }
    }
  }
}

/** Which of the withheld values of a step another step needs: the outputs it mentions; every variable, if it depends on the step. */
export function neededOf(step: Step, from: string, withheld: StepRecord['withheld']): readonly string[] {
  const mentioned = step.mentions.outputs.filter((entry) => entry.step === from || entry.step === '*');
  const outputs = withheld.outputs.filter((name) =>
    mentioned.some((entry) => entry.output === '*' || entry.output === name),
  );
  return [...outputs, ...withheld.env, ...(withheld.path ? ['PATH'] : [])];
}

/** `rerun: always`: runs in every attempt in which a step that depends on it runs. */
function runAlways(judged: Judged, steps: readonly Step[]): void {
  const order = inOrder(steps);
  const unreachable = behindQuestions(judged, order);
  const busy = new Set<string>();
  for (const step of [...order].reverse()) {
    const planned = judged.get(step.id);
    if (planned === undefined) continue;
    const wanted = busy.has(step.id);
    const again =
      wanted && step.rerun === 'always' && planned.standsFor !== null && planned.decision !== 'run';
    if (again) judged.set(step.id, { ...planned, decision: 'run', reason: { kind: 'always' } });
    const runs = planned.decision === 'run' && !unreachable.has(step.id);
    if (wanted || again || runs) for (const need of step.needs) busy.add(need);
  }
}

/** The steps that ask, and all that waits for one. */
function behindQuestions(judged: Judged, order: readonly Step[]): ReadonlySet<string> {
  const behind = new Set<string>();
  for (const step of order) {
    if (judged.get(step.id)?.decision === 'ask' || step.needs.some((need) => behind.has(need)))
      behind.add(step.id);
  }
  return behind;
}

function decideFinally(pipeline: Pipeline, choice: Choice): readonly PlannedStep[] {
  const chosen = choice.kind !== 'only';
  return inOrder(pipeline.finally).map((step) => ({
    id: step.id,
    needs: step.needs,
    section: step.section,
    decision: chosen ? 'run' : 'leave',
    reason: chosen ? { kind: 'finally' } : { kind: 'not-chosen' },
    standsFor: null,
  }));
}

/** Whether a step has ended and did not fail: skipped counts, and so does a failure with `continue-on-error`. */
export function hasEndedWell(record: StepRecord | undefined): boolean {
  return record !== undefined && record.completion !== null && record.failure === null;
}

function recordsOf(record: Run | null): ReadonlyMap<string, StepRecord> {
  return new Map([...(record?.removed_steps ?? []), ...(record?.steps ?? [])].map((step) => [step.id, step]));
}

/** The plan as an attempt's first event holds it, in the order of the file. */
export function decisionsOf(made: Plan, pipeline: Pipeline): readonly Decision[] {
  const byId = new Map(made.steps.map((step) => [step.id, step]));
  return allSteps(pipeline).flatMap(({ id }) => {
    const step = byId.get(id);
    return step === undefined ? [] : [{ step: id, decision: step.decision, reason: step.reason }];
  });
}
