/**
 * The workspace before a completion's place as it was when the completion was made. Where a `rerun: always` step has run again since, what it
 * changed is another thing now, and what was built on it stays. Pure.
 */
import type { Completion } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import type { Candidate } from './before.ts';
import type { FileFacts } from './facts.ts';

interface SoFar {
  readonly files: FileFacts;
  readonly record: Run | null;
  /** The workspace before the place, with what there is now. */
  readonly tree: Tree;
  /** The completions before it that count, in their order. */
  readonly counted: readonly Candidate[];
}

/** Null where it is the same as now, as far as is known. */
export function asBuilt({ number, basis }: Completion, soFar: SoFar): Tree | null {
  const { files, record, tree, counted } = soFar;
  const before = new Map<number, Change>();
  for (const { step, completion } of counted) {
    if (completion.number < number) continue;
    const earlier = record?.layers.findLast(
      (layer) =>
        layer.kind === 'step' &&
        layer.step === step.id &&
        layer.order === completion.basis &&
        (layer.number ?? number) < number,
    );
    const change = files.changes.get(earlier?.number ?? 0);
    if (change !== undefined) before.set(completion.number, change);
  }
  const affected = new Set<Path>();
  for (const [now, change] of before)
    for (const { path } of [...change, ...(files.changes.get(now) ?? [])]) affected.add(path);
  if (affected.size === 0) return null;
  const steps = counted.map(({ completion }) => ({
    place: completion.basis,
    change: before.get(completion.number) ?? files.changes.get(completion.number) ?? [],
  }));
  const edits = files.edits.flatMap((edit) =>
    edit.number < basis ? [{ place: edit.number, change: edit.change }] : [],
  );
  const was = new Map<Path, Entry | undefined>([...affected].map((path) => [path, files.source.get(path)]));
  for (const { change } of [...steps, ...edits].sort((a, b) => a.place - b.place))
    for (const { path, after } of change) if (was.has(path)) was.set(path, after ?? undefined);
  return withStates(tree, was);
}

function withStates(tree: Tree, states: ReadonlyMap<Path, Entry | undefined>): Tree | null {
  const others = [...states].filter(([path, entry]) => !sameState(entry, tree.get(path)));
  if (others.length === 0) return null;
  const altered = new Map(tree);
  for (const [path, entry] of others) {
    if (entry === undefined) altered.delete(path);
    else altered.set(path, entry);
  }
  return altered;
}
