/** Which completions count: the one rule of resuming. Pure. */
import type { Step } from '../pipeline/model.ts';
import type { Completion, Reason } from '../record/decisions.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { type Path, textOf } from '../tree/path.ts';
import { sameState, type Tree } from '../tree/state.ts';
import { doubtOf, isLoss, isOnlyBehind, isOnlyGone } from './doubt.ts';
import type { FileFacts } from './facts.ts';
import { type Candidate, doubtOfReads, editsFor, type Ground, lossOf, madeBy } from './files.ts';
import type { JudgeRequest } from './request.ts';
import { isService } from './services.ts';
import { Stack } from './stack.ts';
import { staleEdits } from './stale.ts';

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
 * Steps whose person's files are in another state than the one that they noted; of files that git does not track, those that are gone: a log
 * of the run itself grows in each attempt. The last step that counts speaks for each path, be it in its notes or, thanks to its `writes`, in
 * its change.
 */
function otherwiseLeft(
  counting: readonly Candidate[],
  { noted, changes, isTracked }: FileFacts,
  tree: Tree,
): ReadonlyMap<string, Reason> {
  const spoken = new Set<Path>();
  const others = new Map<string, Reason>();
  const newest = counting.toSorted((a, b) => b.completion.number - a.completion.number);
  for (const { step, completion } of newest) {
    for (const { path, state } of noted.get(completion.number) ?? []) {
      if (spoken.has(path)) continue;
      spoken.add(path);
      const now = tree.get(path);
      if (sameState(now, state) || (now !== undefined && !isTracked(path))) continue;
      if (step.rerun === 'never' || others.has(step.id)) continue;
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

/** Whether a step has ended and did not fail: skipped counts, and so does a failure with `continue-on-error`. */
export function hasEndedWell(record: StepRecord | undefined): boolean {
  return record !== undefined && record.completion !== null && record.failure === null;
}

/** The records of a run's steps by id, those included that the pipeline no longer has. */
export function recordsOf(record: Run | null): ReadonlyMap<string, StepRecord> {
  return new Map([...(record?.removed_steps ?? []), ...(record?.steps ?? [])].map((step) => [step.id, step]));
}
