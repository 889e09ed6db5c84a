/** All that is known of the files before an attempt, and the plan that fits them. Nothing is written here. */
import type { FileFacts, Lost } from '../plan/facts.ts';
import type { Plan } from '../plan/plan.ts';
import { isDone, type Layer, type Run } from '../record/run.ts';
import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import type { Known } from '../tree/known.ts';
import { type Path, type RootPath, textOf } from '../tree/path.ts';
import { readsDigest } from '../tree/patterns.ts';
import type { Place } from '../tree/reconcile.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import { NO_ACCESS } from '../workspace/errors.ts';
import { kindOf } from '../workspace/stat-index.ts';
import { asCommitted, foreignGit, goneInCommit } from './committed.ts';
import { type Covered, coveredLess, isUnseen } from './coverage.ts';
import { CannotResume, cannotSetBack, type LeftBehind } from './errors.ts';
import { groundHere } from './ground-here.ts';
import { type History, isOfStep } from './history.ts';
import { type LeftOut, pastEdits } from './past-edits.ts';
import type { PastSource } from './past-source.ts';
import { hiddenAmong } from './skipped.ts';
import type { Laid } from './standing.ts';
import type { View } from './view.ts';

export interface Outlook {
  readonly run: Run;
  readonly view: View;
  readonly history: History;
  readonly known: Known;
  /** What is known but for the edits of persons: in the workspace that the run left, what may be written over. */
  readonly ours: Known;
  /** Paths as steps left them that did not end well, each with its step where that is known. */
  readonly half: ReadonlyMap<Path, string | null>;
  readonly facts: FileFacts;
  /** What was edited in earlier attempts and does not fit here. */
  readonly leftOut: readonly LeftOut[];
  readonly covered: Covered;
  readonly roots: readonly RootPath[];
}

interface Given {
  readonly run: Run;
  readonly view: View;
  readonly history: History;
  readonly roots: readonly RootPath[];
  readonly github: FileFacts['github'];
  /** When this process ended the last processes of the attempt before, in ms since 1970; null if none lived. */
  readonly killed: number | null;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Whether a person is at work in the workspace. */
  readonly person: boolean;
  /** The `reads` of steps that declare any. */
  readonly reads: ReadonlyMap<string, readonly string[]>;
  readonly covered: Covered;
}

/** @throws CannotResume when the workspace cannot be one of the run */
export function outlook(given: Given): Outlook {
  const { run, view, history, roots } = given;
  const last = sourceOf(given);
  const { known, ours, half, source, model } = groundHere(given, last);
  mustSee(half, view);
  mustHaveSource(given, source);
  const { edits, leftOut } = pastEdits({ view, history, known, source });
  const facts = factsOf(given, { source, last, ours, half, edits, model });
  return { run, view, history, known, ours, half, facts, leftOut, covered: given.covered, roots };
}

/** The source of the newest attempt that had one. A run that was cut off before its source was captured has none: nothing had run. */
function sourceOf({ run, view, history }: Given): Tree {
  const newest = run.sources.at(-1);
  if (newest === undefined) return view.found;
  if (history.source !== null) return history.source.tree;
  throw new CannotResume(
    `the files that ${run.run_id} began with cannot be read: ${history.problems[0]?.why ?? ''}`,
    'start over with `savepoint run --fresh`',
  );
}

/** A folder that nobody can look into cannot be set back, and a step that made it would find it there. */
function mustSee(half: Outlook['half'], view: View): void {
  for (const path of half.keys()) {
    const seen = view.unread.get(path);
    if (seen !== undefined && kindOf(seen.mode) === 'directory')
      throw cannotSetBack(path, NO_ACCESS, leftBehind(half, view));
  }
}

/** @param inTheWay what is to be removed by hand */
export function leftBehind(
  half: Outlook['half'],
  { unread, index, trace, outer }: View,
  inTheWay: readonly Path[] = [],
): LeftBehind {
  const now = (path: Path) => (unread.has(path) ? 'unread' : (index.get(path) ?? null));
  const mark = (trace ?? outer?.trace)?.path ?? null;
  return { mark, inTheWay, half: new Map([...half].map(([path, step]) => [path, { step, now: now(path) }])) };
}

/** A folder in which the files are missing that only git holds is no place to go on. */
function mustHaveSource({ view, history, run }: Given, source: Tree): void {
  const last = history.source;
  if (view.place !== 'elsewhere' || view.git !== null || last === null) return;
  for (const [path, entry] of last.tree) {
    if (entry.kind !== 'file' || !last.held.has(entry.digest) || source.has(path)) continue;
    if (!path.startsWith('./') || view.found.has(path)) continue;
    throw notCheckedOut({ run, view }, last, path);
  }
}

/** What only git has, in the commit of a source, cannot be had from it here. */
export function notCheckedOut(
  { run, view }: Pick<Given, 'run' | 'view'>,
  { record }: PastSource,
  path: Path,
): CannotResume {
  const commit = record.commit ?? '';
  return new CannotResume(
    `${run.run_id} began with ${textOf(path)}, which only git has, in the commit ${commit}`,
    view.git !== null && view.commit === record.commit
      ? 'git has lost it here (`git fsck` tells what else): resume in a fresh clone that has that commit'
      : view.git === null
        ? `check out that commit here, and have git on the PATH, then resume: git checkout ${commit}`
        : `check out that commit here, then resume: git checkout ${commit}`,
  );
}

const UNSEEN = '`workspace` did not cover it in an earlier attempt in this folder';

interface Ground {
  readonly source: Tree;
  readonly last: Tree;
  readonly ours: Known;
  readonly half: Outlook['half'];
  /** Of earlier attempts. */
  readonly edits: FileFacts['edits'];
  readonly model: Tree | null;
}

function factsOf(given: Given, ground: Ground): FileFacts {
  const { run, view, history, github } = given;
  const changes = new Map<number, Change>();
  const lost = new Map<number, Lost>();
  for (const { layer, change, why, outside } of history.layers) {
    if (layer.kind !== 'step' || layer.number === null) continue;
    if (change !== null && why === '') changes.set(layer.number, change);
    else lost.set(layer.number, { path: outside[0] === undefined ? 'its files' : textOf(outside[0]), why });
  }
  const isCoveredNow = coveredLess(run, given.covered);
  for (const { id, completion } of [...run.steps, ...run.removed_steps]) {
    if (completion === null) continue;
    const unseen = given.reads.get(id)?.find((pattern) => isUnseen(pattern, given.covered));
    if (unseen !== undefined) lost.set(completion.number, { path: unseen, why: UNSEEN });
  }
  for (const layer of run.layers) {
    const { number, attempt } = layer;
    if (isOfStep(layer) && number !== null && isCoveredNow(attempt))
      lost.set(number, { path: 'its files', why: '`workspace` covered less when it ran' });
  }
  const isLeft = view.place === 'left';
  return {
    place: view.place as Place,
    source: ground.source,
    sourceBefore: isLeft ? null : ground.last,
    commit: view.origin.commit,
    digest: isLeft ? (run.sources.at(-1)?.digest ?? '') : sourceDigest(ground.source),
    began: isLeft ? beganHere(run) : { after: Number.POSITIVE_INFINITY, commit: view.origin.commit },
    changes,
    edits: [...ground.edits, ...newEdits(given, ground)],
    lost,
    github,
    found: wholeOf(view.found, ground.half),
    hidden: hiddenAmong(view.skipped),
    committed: isLeft ? view.committed : committedHere(given, ground, changes),
  };
}

/** What the workspace began with that the run left. */
function beganHere({ sources }: Run): FileFacts['began'] {
  const newest = sources.at(-1);
  if (newest === undefined) return { after: 0, commit: null };
  const { completions, commit, origin = commit } = newest;
  return { after: completions, commit: origin };
}

/** Where what is there is of the commit that is checked out here, of what is committed and of what steps changed. */
function committedHere(
  { run, view, history }: Given,
  { last }: Ground,
  changes: ReadonlyMap<number, Change>,
): ReadonlySet<Path> {
  const all = [...changes.values()].flat();
  const paths = [...new Set(all.map(({ path }) => path))];
  return new Set([
    ...(foreignGit(view) === null ? [] : view.committed),
    ...asCommitted({ view, history }, { before: last, paths }),
    ...goneInCommit({ view, run }, all),
  ]);
}

/** What is there but for what is half-written. */
function wholeOf(found: Tree, half: Outlook['half']): Tree {
  return half.size === 0 ? found : new Map([...found].filter(([path]) => !half.has(path)));
}

/** The digest of all source files. */
export function sourceDigest(source: Tree): string {
  return readsDigest(source, (path) => path.startsWith('./'));
}

/** What a person has changed in the workspace since the run left it. */
function newEdits(given: Given, ground: Ground): FileFacts['edits'] {
  const { run, view } = given;
  const { model } = ground;
  if (model === null) return [];
  const change: Change[number][] = [];
  for (const path of new Set([...model.keys(), ...view.found.keys()])) {
    const found = view.found.get(path);
    const before = model.get(path) ?? null;
    if (sameState(before, found)) continue;
    // Of what cannot be saved that has come where nothing was, or where a step's file was, there is nothing that could be kept.
    if (found?.kind === 'other' && (before === null || !sameState(before, ground.source.get(path)))) continue;
    const isOurs = ground.ours.isTouched(path) && ground.ours.has(path, found);
    if (!isOurs) change.push({ path, before, after: found ?? null });
  }
  return change.length === 0 ? [] : [{ number: run.completions + 1, change }];
}

/** The changes of steps that count, and edits, in their order. */
function inOrder(
  { layers }: History,
  { counts, edits }: { readonly counts: (layer: Layer) => boolean; readonly edits: FileFacts['edits'] },
): readonly Laid[] {
  const steps = layers.flatMap(({ layer, change }) =>
    change !== null && counts(layer) ? [{ kind: 'step' as const, order: layer.order, change }] : [],
  );
  const edited = edits.map(({ number, change }) => ({ kind: 'edit' as const, order: number, change }));
  return [...steps, ...edited].sort((a, b) => a.order - b.order);
}

/**
 * The workspace that a plan wants before its first step: the source, with what is reused and the edits that are saved.
 * Those that are found now go on top when the two are reconciled.
 */
export function wantedBy(plan: Plan, outlook: Outlook): Map<Path, Entry> {
  const { facts, roots } = outlook;
  return fold(
    facts.source,
    laidBy(plan, outlook).map(({ change }) => change),
    roots,
  );
}

/** The workspace as the last attempt meant it to be when it ended: with what counted then, and was not to run any more. */
export function meantAtEnd({ run, view, facts, history, roots }: Outlook): Tree {
  // One that was killed before it came to the workspace has left it as the one before meant it.
  const isUntouched = view.trace !== null && view.trace.attempt.attempt < run.attempt;
  const counted = run.steps.filter((step) => isDone(step) || (isUntouched && step.state === 'pending'));
  const done = new Set(counted.map(({ completion }) => completion?.number));
  const counts = (layer: Layer) => layer.kind === 'step' && done.has(layer.number ?? undefined);
  const edits = facts.edits.filter(({ number }) => number <= run.completions);
  return fold(
    facts.source,
    inOrder(history, { counts, edits }).map(({ change }) => change),
    roots,
  );
}

/** What a plan reuses, and the edits that are saved, in their order. */
export function laidBy(plan: Plan, { run, facts, history }: Outlook): readonly Laid[] {
  const reused = new Set(
    plan.steps.flatMap(({ decision, reason }) =>
      decision === 'reuse' && 'completion' in reason ? [reason.completion] : [],
    ),
  );
  const isReused = (layer: Layer) => isOfStep(layer) && layer.number !== null && reused.has(layer.number);
  const edits = facts.edits.filter(({ number }) => number <= run.completions);
  return inOrder(history, { counts: isReused, edits });
}
