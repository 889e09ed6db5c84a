/** Which completions count: the one rule of resuming. Pure. */
import type { Inputs, Pipeline, Step } from '../pipeline/model.ts';
import type { Completion, Reason, StepDefinition } from '../record/decisions.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { type Path, textOf } from '../tree/path.ts';
import { sameState, type Tree } from '../tree/state.ts';
import { changedBehind, guardsOf } from './approval.ts';
import { changedParts, mentionedInputs } from './definition.ts';
import type { FileFacts } from './facts.ts';
import { type Candidate, doubtOfReads, editsFor, type Ground, lossOf, madeBy } from './files.ts';
import { endedBefore } from './graph.ts';
import type { Outside } from './outside.ts';
import { endNeeds, isService, startsOf } from './services.ts';
import { Stack } from './stack.ts';
import { staleEdits } from './stale.ts';

export interface JudgeRequest {
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  readonly record: Run | null;
  readonly definition: readonly StepDefinition[];
  /** The steps that are decided afresh whatever they came to. */
  readonly chosen: ReadonlySet<string>;
  /** Null: files are not looked at. */
  readonly files: FileFacts | null;
  /** Whether steps that are older than edits of the source run again. */
  readonly edited: boolean;
  readonly outside?: Outside;
}

export interface Judged {
  /** The completions that count, by step: for what was built on them, also where the step itself runs again (`isOnlyGone`). */
  readonly counts: ReadonlyMap<string, Completion>;
  /** Why those that do not count do not. */
  readonly doubts: ReadonlyMap<string, Reason>;
}

/**
 * Goes through the completions in their order, with the workspace as it was before each. Then asks of each that counts whether the person's
 * files are still as it left them; where they are not, all are gone through again without it.
 */
export function judge(request: JudgeRequest): Judged {
  const candidates = candidatesOf(request);
  const excluded = new Map<string, Reason>();
  for (;;) {
    const { judged, tree } = walk(request, candidates, excluded);
    const counting = candidates.filter(({ step }) => judged.counts.has(step.id));
    const size = excluded.size;
    if (request.files !== null) {
      for (const [step, reason] of otherwiseLeft(counting, request.files, tree)) excluded.set(step, reason);
      if (excluded.size === size && request.edited)
        for (const [step, paths] of staleEdits(counting, request.files, request.pipeline.path))
          excluded.set(step, { kind: 'edited', paths: paths.map(textOf) });
    }
    if (excluded.size === size) return judged;
  }
}

/** The completions that may count, in their order. For a `rerun: always` step a later try that failed changes nothing. */
function candidatesOf({ pipeline, record }: JudgeRequest): readonly Candidate[] {
  const records = recordsOf(record);
  return pipeline.steps
    .flatMap((step) => {
      if (isService(step)) return [];
      const own = records.get(step.id);
      const isAlways = step.rerun === 'always';
      const completion = isAlways ? own?.last_good : own?.completion;
      return own && completion && (isAlways || hasEndedWell(own)) ? [{ step, record: own, completion }] : [];
    })
    .sort((a, b) => a.completion.basis - b.completion.basis);
}

/** Layers that come after the place of their step: those of `rerun: always` steps, and edits. */
interface Late {
  readonly kind: 'step' | 'edit';
  readonly place: number;
  readonly step: string | null;
  readonly change: Ground['later'];
}

function walk(
  request: JudgeRequest,
  candidates: readonly Candidate[],
  excluded: ReadonlyMap<string, Reason>,
): { readonly judged: Judged; readonly tree: Tree } {
  const { files, chosen } = request;
  const now = new Map(request.definition.map((entry) => [entry.id, entry]));
  const steps = new Map(request.pipeline.steps.map((step) => [step.id, step]));
  const counts = new Map<string, Completion>();
  const doubts = new Map<string, Reason>();
  const stack = new Stack(files?.source ?? new Map(), earliestStart(candidates));
  const late = files === null ? [] : lateLayers(files, candidates);
  const made = files === null ? new Map() : madeBy(files, candidates);
  const layUpTo = (place: number) => {
    for (let next = late[0]; next !== undefined && next.place < place; next = late[0]) {
      late.shift();
      if (next.step === null || counts.has(next.step)) stack.lay(next.change, next);
    }
  };
  for (const candidate of candidates) {
    const { step, record, completion } = candidate;
    const { basis, number, began_after: began = basis - 1 } = completion;
    layUpTo(basis);
    const ground = files && {
      files,
      atStart: () => stack.upTo(began),
      later: editsFor(basis, { edits: files.edits, tree: stack.tree, made }),
    };
    const { inputs, outside } = request;
    const evidence = { step, completion, inputs, counts, now, outside, steps, request };
    const loss = ground && lossOf(candidate, ground);
    const other = excluded.get(step.id) ?? doubtOf(evidence);
    // A `never` step that cannot be had must not be hidden by what else has changed.
    const first = step.rerun === 'never' ? (loss ?? other) : (other ?? loss);
    const doubt = first ?? (ground && doubtOfReads(candidate, ground));
    if (doubt !== null) doubts.set(step.id, doubt);
    const stays =
      doubt === null || isKept(step, record, doubt) || isOnlyGone(step, doubt) || isOnlyBehind(doubt);
    if (chosen.has(step.id) || !stays) continue;
    counts.set(step.id, completion);
    const change = files?.changes.get(basis) ?? (basis === number ? undefined : files?.changes.get(number));
    stack.lay(change ?? [], { kind: 'step', place: basis });
  }
  layUpTo(Number.POSITIVE_INFINITY);
  const told = new Map([...doubts].map(([step, doubt]) => [step, toldOf(doubt, counts)]));
  return { judged: { counts, doubts: told }, tree: stack.tree };
}

function lateLayers({ edits, changes }: FileFacts, candidates: readonly Candidate[]): Late[] {
  const again = candidates.flatMap(({ step, completion: { number, basis } }): Late[] => {
    const change = changes.get(number);
    return number === basis || change === undefined || !changes.has(basis)
      ? []
      : [{ kind: 'step', place: number, step: step.id, change }];
  });
  const edited = edits.map(
    ({ number, change }): Late => ({ kind: 'edit', place: number, step: null, change }),
  );
  return [...again, ...edited].sort((a, b) => a.place - b.place);
}

/** The lowest number of completions that there were when one of them was started, of those beside which others ended. */
function earliestStart(candidates: readonly Candidate[]): number {
  return candidates.reduce(
    (least, { completion }) => Math.min(least, completion.began_after ?? least),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * Steps whose person's files are in another state than the one that they noted. The last one that counts speaks for each path, be it in its
 * notes or, thanks to its `writes`, in its change.
 */
function otherwiseLeft(
  counting: readonly Candidate[],
  { noted, changes }: FileFacts,
  tree: Tree,
): ReadonlyMap<string, Reason> {
  const spoken = new Set<Path>();
  const others = new Map<string, Reason>();
  const newest = counting.toSorted((a, b) => b.completion.number - a.completion.number);
  for (const { step, completion } of newest) {
    for (const { path, state } of noted.get(completion.number) ?? []) {
      if (spoken.has(path)) continue;
      spoken.add(path);
      if (step.rerun === 'never' || others.has(step.id) || sameState(tree.get(path), state)) continue;
      others.set(step.id, { kind: 'differs', path: textOf(path) });
    }
    for (const { path } of changes.get(completion.number) ?? []) spoken.add(path);
  }
  return others;
}

/** A step that counts after all has run again before: its new completion comes later than those that were built on its old one. */
function toldOf(doubt: Reason, counts: ReadonlyMap<string, Completion>): Reason {
  const isDone = doubt.kind === 'needs' && doubt.change === 'runs-again' && counts.has(doubt.step);
  return isDone ? { ...doubt, change: 'ran-again' } : doubt;
}

/** `rerun: never` stands, whatever changed, unless its files cannot be brought back. */
function isKept(step: Step, record: StepRecord, doubt: Reason): boolean {
  return step.rerun === 'never' && record.outcome !== 'skipped' && !isLoss(doubt);
}

/** A `rerun: always` step whose own files are gone runs again, and what was built on it stays. */
export function isOnlyGone({ rerun }: Step, doubt: Reason | null): boolean {
  return rerun === 'always' && (doubt?.kind === 'unsaved' || doubt?.kind === 'lost');
}

/** A gate that asks again because of what comes after it: what was built on it stays. */
export function isOnlyBehind(doubt: Reason | null): boolean {
  return doubt?.kind === 'behind';
}

interface Evidence {
  readonly step: Step;
  readonly completion: Completion;
  readonly inputs: Inputs;
  readonly counts: ReadonlyMap<string, Completion>;
  readonly now: ReadonlyMap<string, StepDefinition>;
  readonly outside: Outside | undefined;
  readonly steps: ReadonlyMap<string, Step>;
  readonly request: JudgeRequest;
}

/** Why a completion does not count, files aside; null when nothing speaks against it. */
function doubtOf(evidence: Evidence): Reason | null {
  const { step, completion, counts, now } = evidence;
  const definition = now.get(step.id);
  if (definition === undefined) throw new Error(`no definition of ${step.id}`);
  if (completion.definition !== definition.digest) {
    return { kind: 'definition', parts: changedParts(completion, definition) };
  }
  const value = otherValue(step, completion, evidence);
  if (value !== null) return value;
  const noted = new Map(completion.needs.map((need) => [need.step, need.basis]));
  const other = otherNeed(endNeeds(step.id, now), noted, counts) ?? otherStart(evidence);
  if (other !== null) return other;
  if (step.behind.length > 0 || completion.behind !== undefined) {
    const before = [...endedBefore([...now.values()], step.id)].filter(
      (id) => now.get(id)?.background !== 'service',
    );
    const further = otherNeed(before, allNoted(completion, counts), counts);
    if (further !== null) return further;
  }
  return completion.guards === undefined ? null : doubtOfGuards(completion.guards, evidence);
}

function doubtOfGuards(
  before: NonNullable<Completion['guards']>,
  { step, request }: Evidence,
): Reason | null {
  const { pipeline, definition, inputs } = request;
  return changedBehind(before, guardsOf({ step, steps: pipeline.steps, definition, inputs }));
}

/** An input, or a variable from outside, that is another one than was noted. */
function otherValue(
  step: Step,
  noted: Pick<Completion, 'inputs' | 'env'>,
  { inputs, outside }: Pick<Evidence, 'inputs' | 'outside'>,
): Reason | null {
  const values = mentionedInputs(step, inputs);
  const names = new Set([...Object.keys(values), ...Object.keys(noted.inputs)]);
  for (const input of names) {
    if (values[input] !== noted.inputs[input]) return { kind: 'input', input };
  }
  for (const [name, before] of outside === undefined ? [] : Object.entries(noted.env ?? {}))
    if (outside?.(name) !== before) return { kind: 'env', name };
  return null;
}

/** The first of the steps in the background that a step depends on which is started from something else than was noted. */
function otherStart(evidence: Evidence): Reason | null {
  const { step, completion, counts, now, steps, request } = evidence;
  const [wanted, noted] = [startsOf(step.id, now), completion.started ?? {}];
  const added = [...wanted].find((id) => !Object.hasOwn(noted, id));
  if (added !== undefined) return { kind: 'needs', step: added, change: 'added' };
  for (const [id, start] of Object.entries(noted)) {
    const own = steps.get(id);
    if (own === undefined || !wanted.has(id)) return { kind: 'needs', step: id, change: 'removed' };
    const isSame =
      !request.chosen.has(id) &&
      now.get(id)?.digest === start.definition &&
      otherValue(own, start, evidence) === null &&
      otherNeed(endNeeds(id, now), new Map(Object.entries(start.needs)), counts) === null;
    if (!isSame) return { kind: 'needs', step: id, change: 'runs-again' };
  }
  return null;
}

/** The first of some steps that does not count as a completion notes it. */
function otherNeed(
  needs: Iterable<string>,
  noted: ReadonlyMap<string, number | null>,
  counts: ReadonlyMap<string, Completion>,
): Reason | null {
  const wanted = new Set(needs);
  const added = [...wanted].find((need) => !noted.has(need));
  if (added !== undefined) return { kind: 'needs', step: added, change: 'added' };
  const removed = [...noted.keys()].find((need) => !wanted.has(need));
  if (removed !== undefined) return { kind: 'needs', step: removed, change: 'removed' };
  const again = [...noted].find(([need, basis]) => counts.get(need)?.basis !== basis);
  return again === undefined ? null : { kind: 'needs', step: again[0], change: 'runs-again' };
}

/** What a completion notes of all that its step depends on, through what those note with which it counts where it does not say so itself. */
function allNoted(
  completion: Completion,
  counts: ReadonlyMap<string, Completion>,
): ReadonlyMap<string, number | null> {
  const noted = new Map<string, number | null>();
  const open = [completion];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    for (const [step, basis] of Object.entries(each.behind ?? {})) noted.set(step, basis);
    for (const { step, basis } of each.needs) {
      const isNew = !noted.has(step);
      noted.set(step, basis);
      const through = counts.get(step);
      if (isNew && each.behind === undefined && through?.basis === basis) open.push(through);
    }
  }
  return noted;
}

/** Whether a step has ended and did not fail: skipped counts, and so does a failure with `continue-on-error`. */
export function hasEndedWell(record: StepRecord | undefined): boolean {
  return record !== undefined && record.completion !== null && record.failure === null;
}

/** Whether a reason says that a step's files cannot be had. */
export function isLoss({ kind }: Reason): boolean {
  return kind === 'lost' || kind === 'differs' || kind === 'unsaved';
}

/** The records of a run's steps by id, those included that the pipeline no longer has. */
export function recordsOf(record: Run | null): ReadonlyMap<string, StepRecord> {
  return new Map([...(record?.removed_steps ?? []), ...(record?.steps ?? [])].map((step) => [step.id, step]));
}
