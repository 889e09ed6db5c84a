/** Which completions count: the one rule of resuming. */
import type { Inputs, Pipeline, Step } from '../pipeline/model.ts';
import type { Completion, Reason, StepDefinition } from '../record/events.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { type Candidate, earliestStart, groundOf, layEdits, layStep } from './before.ts';
import { changedParts, mentionedInputs } from './definition.ts';
import { doubtOfFiles, type Ground, type LeftOut, lossOf, type Subject } from './doubt-files.ts';
import { type Covers, coversOf, type FileFacts } from './facts.ts';
import { ancestorsOf } from './graph.ts';
import { Stack } from './stack.ts';

const NOTHING_LEFT_OUT: LeftOut = { paths: new Set(), mayBeAt: () => false };

export interface JudgeRequest {
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  readonly record: Run | null;
  readonly definition: readonly StepDefinition[];
  /** The step that is decided afresh whatever it came to, or null. */
  readonly chosen: string | null;
  /** Null: files are not looked at. */
  readonly files: FileFacts | null;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Steps that are decided afresh whatever they came to, and why. */
  readonly excluded: ReadonlyMap<string, Reason>;
}

export interface Judged {
  /** The completions that count, by step: for what was built on them, also where the step itself runs again (`isOnlyGone`). */
  readonly counts: ReadonlyMap<string, Completion>;
  /** Why those that do not count do not. */
  readonly doubts: ReadonlyMap<string, Reason>;
}

/**
 * Goes through the completions in their order, with the workspace as it was before each. Where one does not count that
 * is entangled with another, that one does not either, and all are gone through again; so they are without its change, on
 * which a person's edits may stand that are then found by those before it.
 */
export function judge(request: JudgeRequest): Judged {
  const candidates = candidatesOf(request);
  const excluded = new Map([...tornBefore(candidates, request), ...request.excluded]);
  const first = new Map<string, Reason>();
  for (let counting = candidates; ; ) {
    const covers = coversBy(counting, request);
    const judged = walk(request, candidates, { excluded, covers });
    for (const [step, doubt] of judged.doubts) if (!first.has(step)) first.set(step, doubt);
    const size = excluded.size;
    for (const [step, reason] of entangledWith(request.record, judged))
      if (!isCauseOf(step, reason, request)) excluded.set(step, reason);
    const left = counting.filter(({ step }) => judged.counts.has(step.id));
    const isSettled =
      left.length === counting.length || [...covers.values()].every((each) => each.length === 0);
    if (excluded.size === size && isSettled)
      return { ...judged, doubts: causesOf(judged.doubts, first, request) };
    counting = left;
  }
}

/**
 * Where a step does not count for its own sake, those that are entangled with it do not either, and what it had changed, or depends on, goes with
 * them: it is said what spoke against it before.
 */
function causesOf(
  doubts: Judged['doubts'],
  first: ReadonlyMap<string, Reason>,
  { pipeline }: JudgeRequest,
): Judged['doubts'] {
  const nevers = new Set(pipeline.steps.flatMap(({ id, rerun }) => (rerun === 'never' ? [id] : [])));
  const causeOf = (step: string, doubt: Reason) => {
    const before = first.get(step) ?? doubt;
    const isFollowing = doubt.kind === 'differs' || isOfOthers(doubt);
    return isFollowing && !isOfOthers(before) && !nevers.has(step) ? before : doubt;
  };
  return new Map([...doubts].map(([step, doubt]) => [step, causeOf(step, doubt)]));
}

/** Whether a reason says no more than that another step does not count. */
function isOfOthers({ kind }: Reason): boolean {
  return kind === 'entangled' || kind === 'needs';
}

/**
 * Steps that are entangled with completions in whose place others have come: these count in no case, and what was made since stands on
 * nothing of them.
 */
function tornBefore(candidates: readonly Candidate[], { record }: JudgeRequest): ReadonlyMap<string, Reason> {
  const counts = new Map(candidates.map(({ step, completion }) => [step.id, completion]));
  const torn = new Map<string, Reason>();
  for (;;) {
    const more = entangledWith(record, { counts });
    if (more.length === 0) return torn;
    for (const [step, reason] of more) {
      torn.set(step, reason);
      counts.delete(step);
    }
  }
}

/** Whether the other one is decided afresh only since this one, a `rerun: always` step, runs again: then it still stands for its completion. */
function isCauseOf(step: string, reason: Reason, { excluded }: JudgeRequest): boolean {
  const why = reason.kind === 'entangled' ? excluded.get(reason.step) : undefined;
  return why?.kind === 'entangled' && why.step === step;
}

function coversBy(counting: readonly Candidate[], { files }: JudgeRequest): Covers {
  return coversOf(
    files?.edits ?? [],
    counting.map(({ completion: { basis, number } }) => [basis, files?.changes.get(number)] as const),
  );
}

/** The completions that may count, in their order. For a `rerun: always` step a later try that failed changes nothing. */
function candidatesOf({ pipeline, record }: JudgeRequest): readonly Candidate[] {
  const records = recordsOf(record);
  return pipeline.steps
    .flatMap((step) => {
      const own = records.get(step.id);
      const isAlways = step.rerun === 'always';
      const completion = isAlways ? own?.last_good : own?.completion;
      return own && completion && (isAlways || hasEndedWell(own)) ? [{ step, record: own, completion }] : [];
    })
    .sort((a, b) => a.completion.basis - b.completion.basis);
}

function walk(
  request: JudgeRequest,
  candidates: readonly Candidate[],
  { excluded, covers }: { readonly excluded: ReadonlyMap<string, Reason>; readonly covers: Covers },
): Judged {
  const { files, chosen } = request;
  const now = new Map(request.definition.map((entry) => [entry.id, entry]));
  const counts = new Map<string, Completion>();
  const doubts = new Map<string, Reason>();
  const stack = new Stack(files?.source ?? new Map(), earliestStart(candidates));
  const edits = [...(files?.edits ?? [])];
  for (const { step, record, completion } of candidates) {
    layEdits(stack, edits, completion);
    const ground = files && {
      files,
      ...groundOf(completion, { ...request, files, stack, edits, covers, counts, candidates }),
    };
    const subject = { step, record, completion, writes: request.writes.get(step.id) ?? [] };
    const doubt =
      (ground && lossFirst(subject, ground, excluded)) ??
      excluded.get(step.id) ??
      doubtOf({ step, completion, inputs: request.inputs, counts, now }) ??
      (ground && doubtOfFiles(subject, ground));
    if (doubt !== null) doubts.set(step.id, doubt);
    const stays = doubt === null || isKept(step, record, doubt) || isOnlyGone(step, doubt);
    if (step.id === chosen || !stays) continue;
    counts.set(step.id, completion);
    layStep(stack, completion, files);
  }
  return { counts, doubts: new Map([...doubts].map(([step, doubt]) => [step, toldOf(doubt, counts)])) };
}

/**
 * Other doubts do not stop a `never` step: they must not hide that its files are gone. Nor is one that cannot be had said to run again for
 * another one's sake; an `always` step alone counts on without its files.
 */
function lossFirst(subject: Subject, ground: Ground, excluded: ReadonlyMap<string, Reason>): Reason | null {
  const { id, rerun } = subject.step;
  if (rerun !== 'never' && (rerun === 'always' || !excluded.has(id))) return null;
  const loss = lossOf(subject, ground);
  return rerun === 'never' || loss?.kind === 'unsaved' || loss?.kind === 'lost' ? loss : null;
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

/** What was built on a `rerun: always` step stays when it runs again, be it since its own files cannot be had. */
export function isOnlyGone({ rerun }: Step, doubt: Reason | null): boolean {
  return rerun === 'always' && (doubt?.kind === 'unsaved' || doubt?.kind === 'lost');
}

/** Whether a reason says that what a step left behind cannot be had, or not whole: of entangled steps one may have the other's files. */
export function isLoss({ kind }: Reason): boolean {
  return kind === 'lost' || kind === 'differs' || kind === 'unsaved' || kind === 'entangled';
}

/**
 * Which steps of some have lost what they left behind, whatever else speaks against them.
 * @param taken they and what counts, as if all of it counted
 */
export function lostAmong(
  request: JudgeRequest,
  { taken, counting }: { readonly taken: ReadonlySet<string>; readonly counting: ReadonlySet<string> },
): ReadonlySet<string> {
  const { files } = request;
  const lost = new Set<string>();
  if (files === null) return lost;
  const stack = new Stack(files.source);
  const edits = [...files.edits];
  for (const { step, record, completion } of candidatesOf(request)) {
    layEdits(stack, edits, completion);
    const isTaken = taken.has(step.id) && !counting.has(step.id);
    const loss = isTaken
      ? lossOf(
          { record, completion, writes: [] },
          { files, tree: stack.tree, built: () => null, leftOut: () => NOTHING_LEFT_OUT },
        )
      : null;
    if (loss !== null) lost.add(step.id);
    else if (isTaken || counting.has(step.id)) layStep(stack, completion, files);
  }
  return lost;
}

/**
 * Steps whose completion counts although one that it is entangled with does not.
 * @param counts the completions that do, by step
 */
export function entangledWith(
  record: Run | null,
  { counts }: Pick<Judged, 'counts'>,
): readonly [string, Reason][] {
  const layers = (record?.layers ?? []).filter((layer) => layer.kind === 'step');
  const stepOf = new Map(layers.map((layer) => [layer.number, layer.step ?? '']));
  // One that could not be saved has no layer.
  const ends = (record?.steps ?? []).flatMap((step) =>
    step.completion === null ? [] : [{ step, ...step.completion }],
  );
  for (const { step, number } of ends) stepOf.set(number, step.id);
  const endedWell = ends.filter(({ step }) => hasEndedWell(step));
  const counted = new Map([...counts].map(([step, { number }]) => [number, step]));
  const pairs = [...layers, ...endedWell].flatMap(({ number, entangled = [] }) =>
    entangled.map((mate) => [number ?? 0, mate] as const),
  );
  return pairs.flatMap(([number, mate]): [string, Reason][] => {
    const [one, other] = [counted.get(number), counted.get(mate)];
    if (one !== undefined && other === undefined)
      return [[one, { kind: 'entangled', step: stepOf.get(mate) ?? '' }]];
    if (one === undefined && other !== undefined)
      return [[other, { kind: 'entangled', step: stepOf.get(number) ?? '' }]];
    return [];
  });
}

interface Evidence {
  readonly step: Step;
  readonly completion: Completion;
  readonly inputs: Inputs;
  readonly counts: ReadonlyMap<string, Completion>;
  readonly now: ReadonlyMap<string, StepDefinition>;
}

/** Why a completion does not count, files aside; null when nothing speaks against it. */
function doubtOf({ step, completion, inputs, counts, now }: Evidence): Reason | null {
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
  const other = otherNeed(step.needs, noted, counts);
  if (other !== null || (step.behind.length === 0 && completion.behind === undefined)) return other;
  return otherNeed(ancestorsOf([...now.values()], step.id), allNoted(completion, counts), counts);
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

/** The records of a run's steps by id, those included that the pipeline no longer has. */
export function recordsOf(record: Run | null): ReadonlyMap<string, StepRecord> {
  return new Map([...(record?.removed_steps ?? []), ...(record?.steps ?? [])].map((step) => [step.id, step]));
}
