/** The workspace as steps found it, made anew from what completions and edits left. */
import type { Step } from '../pipeline/model.ts';
import type { Completion } from '../record/events.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { changedIn } from '../tree/change.ts';
import { isBelowAny } from '../tree/fold.ts';
import { foldersAbove, type Path } from '../tree/path.ts';
import { asBuilt } from './as-built.ts';
import type { Before, LeftOut } from './doubt-files.ts';
import { type Covers, type Edit, editsBelow, type FileFacts } from './facts.ts';
import { Stack } from './stack.ts';

/** A completion that may count. */
export interface Candidate {
  readonly step: Step;
  readonly record: StepRecord;
  readonly completion: Completion;
}

interface SoFar {
  readonly files: FileFacts;
  readonly record: Run | null;
  readonly stack: Stack;
  /** Those that come after the completion's place. */
  readonly edits: readonly Edit[];
  readonly covers: Covers;
  readonly counts: ReadonlyMap<string, Completion>;
  readonly candidates: readonly Candidate[];
}

/** What a completion is held against: the workspace before its place, and what it found at its start where that was something else. */
export function groundOf(completion: Completion, soFar: SoFar) {
  const { basis, number, began_after: began } = completion;
  const { stack, edits, covers, counts, candidates } = soFar;
  const below = (after: number, tree = stack.tree) => editsBelow({ basis, after, tree }, edits, covers);
  const atStart = (): Before | null => {
    if (basis !== number) return standInStart(completion, soFar);
    if (began === undefined) return null;
    const tree = stack.upTo(began);
    return { tree, edits: below(began, tree) };
  };
  const counted = new Set([...counts.values()].map((each) => each.number));
  const built = () =>
    asBuilt(completion, {
      ...soFar,
      tree: stack.tree,
      counted: candidates.filter((each) => counted.has(each.completion.number)),
    });
  let known: LeftOut | null = null;
  const leftOut = () => {
    known ??= leftOutBefore(number, { ...soFar, counted });
    return known;
  };
  return { tree: stack.tree, built, edits: below(basis), atStart, counted, leftOut };
}

/** Completions before a number that do not count have changed these paths. */
function leftOutBefore(
  number: number,
  { files, record, candidates, counted }: SoFar & { readonly counted: ReadonlySet<number> },
): LeftOut {
  const isOut = (each: number) => each < number && !counted.has(each);
  const isUnsaved = candidates.some(
    ({ completion: { number: each } }) => isOut(each) && !files.changes.has(each),
  );
  const replaced = replacedBefore(record, number);
  const paths = new Set<Path>();
  for (const [each, change] of files.changes)
    if (isOut(each) && !replaced.has(each)) for (const path of changedIn(change)) paths.add(path);
  const above = foldersAbove(paths);
  const mayBeAt = (path: Path) => isUnsaved || paths.has(path) || above.has(path) || isBelowAny(path, paths);
  return { paths, mayBeAt };
}

/** Completions in whose place others of the same steps had come when one was made: what they had changed had been taken out by then. */
function replacedBefore(record: Run | null, number: number): ReadonlySet<number> {
  const replaced = new Set<number>();
  const newest = new Map<string, number>();
  for (const { kind, step, number: made } of record?.layers ?? []) {
    if (kind !== 'step' || step === null || made === null || made > number) continue;
    const older = newest.get(step);
    if (older !== undefined) replaced.add(older);
    newest.set(step, made);
  }
  return replaced;
}

/** A `rerun: always` step that runs again finds what later steps have left that are reused. */
function standInStart(
  { basis, number }: Completion,
  { files, covers, candidates, stack: placed }: SoFar,
): Before {
  const isBefore = (each: number) => each < number;
  const laid = [
    ...files.edits.map((edit) => ({ kind: 'edit' as const, place: edit.number, change: edit.change })),
    ...candidates.flatMap(({ completion }) => {
      const change = files.changes.get(completion.number) ?? [];
      return isBefore(completion.number) ? [{ kind: 'step' as const, place: completion.basis, change }] : [];
    }),
  ];
  const stack = new Stack(files.source);
  for (const each of laid.filter(({ place }) => isBefore(place)).sort((a, b) => a.place - b.place))
    stack.lay(each.change, each);
  const since = files.edits.filter((edit) => !isBefore(edit.number));
  return { tree: stack.tree, edits: editsBelow({ basis, after: basis, tree: placed.tree }, since, covers) };
}

/** The lowest number of completions that there were when one of them was started, of those beside which others ended. */
export function earliestStart(candidates: readonly Candidate[]): number {
  return candidates.reduce(
    (least, { completion }) => Math.min(least, completion.began_after ?? least),
    Number.POSITIVE_INFINITY,
  );
}

/** Lays the edits that come before a completion's place, and takes them from the list. */
export function layEdits(stack: Stack, edits: Edit[], { basis }: Completion): void {
  for (let next = edits[0]; next !== undefined && next.number < basis; next = edits[0]) {
    stack.lay(next.change, { kind: 'edit', place: next.number });
    edits.shift();
  }
}

/** Lays what a completion has changed. */
export function layStep(stack: Stack, { basis, number }: Completion, files: FileFacts | null): void {
  stack.lay(files?.changes.get(number) ?? [], { kind: 'step', place: basis });
}
