/**
 * What will happen, and why: the one rule of resuming.
 *
 * A completion counts while the completions it was built on count, its step's definition and the inputs it
 * mentions are unchanged. What counts is reused; everything else is decided afresh.
 */
import { stepsNamed } from '../pipeline/expand.ts';
import type { Inputs, Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import type { Completion, Decision, LookedAt, Named, Reason, StepDefinition } from '../record/events.ts';
import { isDone, type Run, type StepRecord } from '../record/run.ts';
import { matchesAll } from '../tree/patterns.ts';
import { type Asking, type Standing, standingOf } from './approval.ts';
import { definitionsOf } from './definition.ts';
import type { FileFacts } from './facts.ts';
import { ancestorsOf, dependentsOf, inOrder } from './graph.ts';
import {
  hasEndedWell,
  isLoss,
  isOnlyBehind,
  isOnlyGone,
  type JudgeRequest,
  judge,
  recordsOf,
} from './judge.ts';
import type { Outside } from './outside.ts';
import { decideServices, endNeeds, isService } from './services.ts';

export type Choice =
  | { readonly kind: 'all' }
  /**
   * Decide this step (of one with a matrix all legs), and so all that depends on it, afresh. `goesOn`: an earlier attempt that was to begin there had not come to it, and
   * what it depends on runs first where that is not completed; `unsure`: it may have, and a person is asked where the step asks.
   */
  | { readonly kind: 'from'; readonly step: string; readonly goesOn?: 'sure' | 'unsure' }
  /** Run this step alone. `begun`: it was let run before, and is decided as if it had not been named; `unsure`: it may have been. */
  | { readonly kind: 'only'; readonly step: string; readonly goesOn?: 'begun' | 'unsure' };

/** A choice that names a step. */
type Naming = Exclude<Choice, { kind: 'all' }>;

/** What an attempt is to run; `clean-up`: the steps that a stopped one has left; `arriving`: steps of a workflow, which come one by one. */
export type Chosen =
  | Choice
  | { readonly kind: 'clean-up' }
  | { readonly kind: 'arriving'; readonly from: string | null };

export interface PlanRequest {
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  /** The run that goes on, or null for a new one. */
  readonly record: Run | null;
  readonly choice: Choice;
  /** Whether reused steps that are older than a person's edits run again. */
  readonly edited: boolean;
  /** `uncertain`: an earlier attempt may have done more than the record tells. */
  readonly history?: 'whole' | 'uncertain';
  /** What is known of the files; null: they are not looked at, and nothing is held against a completion for them. */
  readonly files: FileFacts | null;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Steps that had installed what this machine does not have, and what: each as if it were `rerun: always`. */
  readonly installs?: ReadonlyMap<string, readonly Named[]>;
  /** The variables from outside the pipeline; absent: they are not looked at. */
  readonly outside?: Outside;
  /** `at-once`: somebody is there to be asked. */
  readonly answers?: Answers;
}

export type Answers = 'at-once' | 'later';

export interface PlannedStep {
  readonly id: string;
  readonly needs: readonly string[];
  /** Those of the needs of which the start is enough. */
  readonly started: readonly string[];
  readonly section: 'steps' | 'finally';
  readonly decision: Decision['decision'];
  readonly reason: Reason;
  /** Set on a `rerun: always` step that runs again in place of a completion that counts: that completion's basis. */
  readonly standsFor: number | null;
  /** Of one that asks: it may be skipped, or answered at once, so that what comes after it starts. */
  readonly mayGoOn?: true;
}

export interface Plan {
  /** Each after what it needs; `finally` last. */
  readonly steps: readonly PlannedStep[];
  readonly definition: readonly StepDefinition[];
  /** What a stopped attempt has left to run: for that, nothing is undone, set aside or brought back. */
  readonly isCleanUp?: true;
  /** Steps come one by one: what becomes of each is decided then. */
  readonly isArriving?: true;
}

/** The steps that a chosen step depends on and that have not been completed. */
export interface NotCompleted {
  readonly kind: 'not-completed';
  readonly chosen: string;
  readonly steps: readonly string[];
}

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

function goesOn(choice: Choice): boolean {
  return choice.kind === 'from' && choice.goesOn !== undefined;
}

function isBegun(choice: Naming): boolean {
  return choice.kind === 'only' && choice.goesOn === 'begun';
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

type Planned = Map<string, PlannedStep>;
type Question = PlanRequest & JudgeRequest;

function decideAll(question: Question): Planned {
  const { pipeline, record, chosen, choice, history } = question;
  const isUnsure = choice.kind !== 'all' && choice.goesOn === 'unsure';
  const { counts, doubts } = judge(question);
  const records = recordsOf(record);
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
    };
    const standsIn = completion !== undefined && (step.rerun === 'always' || isOnlyBehind(doubt));
    const decided = decide(verdict);
    const isOpen = decided.decision === 'ask' && (step.if !== null || question.answers === 'at-once');
    const standsFor = standsIn ? completion.basis : null;
    planned.set(step.id, { ...decided, standsFor, ...(isOpen ? { mayGoOn: true as const } : {}) });
  }
  return planned;
}

interface Verdict {
  readonly step: Step;
  readonly record: StepRecord | undefined;
  readonly doubt: Reason | null;
  readonly counts: boolean;
  readonly chosen: boolean;
  /** Whether a person has let it run. */
  readonly consented: boolean;
  /** Whether it may have been started after what is on record. */
  readonly unsure: boolean;
  /** Whether the last attempt was cut off on another machine, or in another folder. */
  readonly lost: boolean;
  readonly files: FileFacts | null;
  /** What a person has answered. */
  readonly standing: Standing;
}

/** What a step would ask if its turn came now. */
function askingOf(
  { pipeline, definition, inputs, record }: Question,
  step: Step,
  counts: ReadonlyMap<string, Completion>,
): Asking {
  const records = recordsOf(record);
  const definitions = new Map(definition.map((entry) => [entry.id, entry]));
  const needs = endNeeds(step.id, definitions).map((need): Completion['needs'][number] => {
    const basis = counts.get(need)?.basis ?? null;
    return { step: need, basis, result: records.get(need)?.outcome ?? 'pending' };
  });
  return { step, steps: pipeline.steps, definition, inputs, needs };
}

function decide(verdict: Verdict): PlannedStep {
  const { step, record, doubt, counts, chosen, consented, unsure, files } = verdict;
  const base = {
    id: step.id,
    needs: step.needs,
    started: step.started,
    section: step.section,
    standsFor: null,
  };
  if (counts && record?.completion) {
    const { number: completion } = record.completion;
    if (doubt !== null) return { ...base, decision: 'reuse', reason: { kind: 'kept', completion } };
    const kind = record.outcome === 'skipped' ? 'skipped' : 'completed';
    return { ...base, decision: 'reuse', reason: { kind, completion, ...lookedAt(step, files) } };
  }
  const answered = chosen ? null : byAnswer(verdict);
  if (answered !== null) return { ...base, ...answered };
  const reason: Reason = chosen ? { kind: 'chosen' } : whyAgain(verdict);
  if (step.approval !== null)
    return { ...base, decision: 'ask', reason: { kind: 'approval', because: reason } };
  const asks = step.rerun === 'ask' || (step.rerun === 'never' && isLoss(reason));
  if (asks && !consented && record?.started === true) {
    return { ...base, decision: 'ask', reason: { kind: 'started-before', because: reason } };
  }
  if (step.rerun === 'ask' && !consented && unsure) {
    return { ...base, decision: 'ask', reason: { kind: 'maybe-started', because: reason } };
  }
  return { ...base, decision: 'run', reason };
}

/** What comes of a step that a person has decided; null where nobody has, or the answer is of another question. */
function byAnswer({ step, standing, record }: Verdict): Pick<PlannedStep, 'decision' | 'reason'> | null {
  // What was taken as done once is so by its completion, and no more where that does not count.
  if (standing.kind === 'none' || (step.approval === null && hasEndedWell(record))) return null;
  if (standing.kind === 'differs') {
    if (step.approval === null) return null;
    return { decision: 'ask', reason: { kind: 'approval', because: standing.because } };
  }
  const { decision, who: by } = standing.answer;
  const kind = decision === 'completed' ? 'marked' : decision;
  return { decision: 'run', reason: { kind, by } };
}

/** Which files were compared for a step that is reused. */
function lookedAt({ reads, approval }: Step, files: FileFacts | null): { readonly files?: LookedAt } {
  if (files === null || approval !== null) return {};
  if (reads !== null) return { files: 'reads' };
  return { files: files.place === 'here' ? 'none' : 'source' };
}

function whyAgain({ record, doubt, unsure, lost }: Verdict): Reason {
  if (record?.failure) return { kind: 'failed', failure: record.failure };
  if (doubt !== null) return doubt;
  if (record?.started) return { kind: 'interrupted' };
  return unsure || (record !== undefined && lost) ? { kind: 'new', lost: true } : { kind: 'new' };
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

/** A step about to run that needs a value which was not saved, because it held a secret, asks. */
function withhold(judged: Planned, steps: readonly Step[], record: Run | null): void {
  const byId = new Map(steps.map((step) => [step.id, step]));
  for (const { id, withheld } of record?.steps ?? []) {
    const source = judged.get(id);
    if (source?.decision !== 'reuse' || byId.get(id)?.rerun === 'always') continue;
    if (withheld.outputs.length + withheld.env.length === 0 && !withheld.path) continue;
    for (const dependent of dependentsOf(steps, id)) {
      const step = byId.get(dependent);
      const planned = judged.get(dependent);
      const isOpen = planned?.decision === 'run' || planned?.reason.kind === 'approval';
      if (step === undefined || planned === undefined || !isOpen) continue;
      const names = neededOf(step, id, withheld);
      if (names.length > 0) {
        judged.set(dependent, { ...planned, decision: 'ask', reason: { kind: 'withheld', step: id, names } });
      }
    }
  }
}

/** Which of the withheld values of a step another step needs: the outputs it mentions; every variable, if it depends on the step. */
export function neededOf(step: Step, from: string, withheld: StepRecord['withheld']): readonly string[] {
  return [...outputsOf(step.mentions.outputs, from, withheld), ...variablesOf(withheld)];
}

/** Which of the withheld values of a step the expressions of another one speak of. */
export function spokenOf(
  { mentions }: Step,
  from: string,
  withheld: StepRecord['withheld'],
): readonly string[] {
  const named = variablesOf(withheld).filter((name) =>
    mentions.env.some((each) => each === '*' || each === name),
  );
  return [...outputsOf(mentions.outputs, from, withheld), ...named];
}

/**
 * Whether a step's `if` cannot be decided without the withheld values of another step: it mentions such an output; or a variable at all,
 * where that is such a one, or may be, since the step's own `env` is made of such a value.
 */
export function decidesBy(step: Step, from: string, withheld: StepRecord['withheld']): boolean {
  const { condition } = step.mentions;
  if (outputsOf(condition.outputs, from, withheld).length > 0) return true;
  return condition.env.length > 0 && spokenOf(step, from, withheld).length > 0;
}

function outputsOf(
  mentioned: Step['mentions']['outputs'],
  from: string,
  { outputs }: StepRecord['withheld'],
): readonly string[] {
  const ofIt = mentioned.filter(({ step }) => step === from || step === '*');
  return outputs.filter((name) => ofIt.some(({ output }) => isOutput(output, name)));
}

function variablesOf({ env, path }: StepRecord['withheld']): readonly string[] {
  return [...env, ...(path ? ['PATH'] : [])];
}

/** Whether a name in an expression means an output: upper and lower case are the same there. */
function isOutput(mentioned: string, name: string): boolean {
  return mentioned === '*' || mentioned.toUpperCase() === name.toUpperCase();
}

/** The steps of which `finally` needs values that were not saved. A run that is done with has no `finally` to come. */
function neededAtTheEnd(judged: Planned, { pipeline, record, choice }: PlanRequest): readonly string[] {
  if (choice.kind === 'only' || record === null) return [];
  if (nothingToDo(record, { steps: [...judged.values()] }, choice)) return [];
  return record.steps.flatMap(({ id, withheld }) =>
    pipeline.finally.some((step) => neededOf(step, id, withheld).length > 0) ? [id] : [],
  );
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
  decideServices(judged, { ...question, unreachable: behind(), hasFinally: false });
  for (let before = -1; before !== running(); ) {
    before = running();
    runAlways(judged, question);
    const unreachable = behind();
    decideServices(judged, { ...question, unreachable, hasFinally: unreachable.size === 0 && hasFinally() });
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
