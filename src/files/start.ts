/** What is known of the files before an attempt goes on: what the source is here, and what a person changed. Nothing is written. */
import type { Pipeline } from '../pipeline/model.ts';
import type { FileFacts } from '../plan/facts.ts';
import type { Run } from '../record/run.ts';
import { adopt } from '../tree/adopt.ts';
import type { Change } from '../tree/change.ts';
import { editsSince } from '../tree/edits.ts';
import { Given } from '../tree/known.ts';
import { stack } from '../tree/layers.ts';
import type { Path, RootPath } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import { CannotResume } from './errors.ts';
import { factsOf } from './facts-of.ts';
import type { History } from './history.ts';
import { earlierOf, editedBy, editsIn, fittingEdits, madeBy } from './layers.ts';
import { lastSign } from './snapshot-file.ts';
import type { View } from './view.ts';
import { yours } from './yours.ts';

export interface Start {
  readonly pipeline: Pipeline;
  readonly run: Run;
  readonly view: View;
  readonly history: History;
  readonly roots: readonly RootPath[];
  readonly facts: FileFacts;
  /** The source without what steps of earlier runs made. */
  readonly bare: Tree;
  /** The states that layers of the run gave to paths. */
  readonly given: Given;
  readonly isYours: (path: Path) => boolean;
  /** Changed by a person since the last snapshot. */
  readonly edits: ReadonlySet<Path>;
  /** Paths as failed and killed tries left them, with the steps. */
  readonly left: ReadonlyMap<Path, readonly string[]>;
  /** Whether the run gave a path the state in which it is found. */
  readonly isOfRun: (path: Path) => boolean;
  /** Paths of edits of earlier attempts that fit nowhere here. */
  readonly leftOut: readonly Path[];
}

interface StartRequest {
  readonly pipeline: Pipeline;
  readonly run: Run;
  readonly view: View;
  readonly history: History;
  readonly roots: readonly RootPath[];
  readonly github: FileFacts['github'];
  readonly person: boolean;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
}

/** @throws CannotResume when the source of the run cannot be read */
export function start(request: StartRequest): Start {
  const { view } = request;
  const last = sourceOf(request);
  const layers = request.history.layers.flatMap(({ layer, change }) =>
    change !== null && layer.kind !== 'aside' ? [change] : [],
  );
  const given = new Given(layers);
  return view.place === 'here' ? here(request, last, given) : elsewhere(request, last, given);
}

/** The source of the newest attempt that had one. A run that was cut off before its source was captured has none: nothing had run. */
function sourceOf({ run, view, history }: StartRequest): Tree {
  if (run.sources.length === 0) return view.found;
  if (history.source !== null) return history.source.tree;
  throw new CannotResume(
    `the files that ${run.run_id} began with cannot be read: ${history.problems[0]?.why ?? ''}`,
    'start over with `savepoint run --fresh`',
  );
}

/** In the folder that the run left: rules 2, 3 and 7. */
export function here(request: StartRequest, bare: Tree, given: Given): Start {
  const { pipeline, run, view, history, roots, person } = request;
  const { found, last } = view;
  if (last === null) throw new Error('a folder that the run left, without a snapshot');
  const source = stack(bare, earlierOf(history), roots);
  const isKilled = killedWrites(request);
  const isAlways = yours({
    person,
    isTracked: view.isTracked,
    source: personal(bare, history),
    ignored: view.ignored,
  });
  const isLeftByRun = (path: Path) => last.isRestoring && given.has(path, found.get(path));
  const made = madeBy(history);
  const { edits, killed } = editsSince({
    last: treeOf(view),
    found,
    isYours: (path) => isAlways(path) && !isKilled(path),
    isMade: (path) => made.has(path),
    isHidden: (path) => view.isHidden(path) || isLeftByRun(path),
    isAfterKill: afterKill(request),
  });
  const change: Change = edits.map((path) => ({
    path,
    before: last.index.get(path)?.entry ?? null,
    after: found.get(path) ?? null,
  }));
  const recorded = editsIn(history);
  const all = change.length === 0 ? recorded : [...recorded, { number: run.completions + 1, change }];
  return {
    ...{ pipeline, run, view, history, roots, bare, given, isYours: isAlways },
    facts: factsOf(request, { bare, source, before: null, edits: all }),
    edits: new Set(edits),
    left: leftOf(request, killed),
    isOfRun: () => true,
    leftOut: [],
  };
}

/** Anywhere else: rule 5. */
export function elsewhere(request: StartRequest, lastSource: Tree, given: Given): Start {
  const { pipeline, run, view, history, roots, person } = request;
  const { found, last, committed } = view;
  const isAfter = afterKill(request);
  const newest = run.sources.at(-1)?.attempt ?? 0;
  const isLeft = (path: Path, entry: Entry | undefined) => {
    if (last === null) return false;
    const before = last.index.get(path)?.entry;
    // A file of the source that was gone in the last snapshot had been removed by the run: a later source would not have it.
    if (before === undefined && entry === undefined) return last.number >= newest;
    if (sameState(before, entry)) return last.made.has(path) || last.left.has(path);
    return isAfter !== null && !isAfter(path);
  };
  const isOfRun = (path: Path, entry: Entry | undefined) =>
    !committed.has(path) && (given.has(path, entry) || isLeft(path, entry));
  const bare = view.isEmpty ? lastSource : adopt(lastSource, found, isOfRun);
  const earlier = earlierOf(history).map(({ place, change }) => ({
    place,
    change: change.filter(({ path, after }) => !bare.has(path) || sameState(bare.get(path), after)),
  }));
  const source = stack(bare, earlier, roots);
  const before = stack(lastSource, earlierOf(history), roots);
  const { edits, leftOut } = fittingEdits(history, { bare, given });
  const isSince = (path: Path) => !sameState(last?.index.get(path)?.entry, found.get(path));
  const killed =
    isAfter === null
      ? []
      : [...new Set([...found.keys(), ...(last?.index.keys() ?? [])])].filter(
          (path) => isSince(path) && isLeft(path, found.get(path)),
        );
  return {
    ...{ pipeline, run, view, history, roots, bare, given },
    isYours: yours({
      person,
      isTracked: view.isTracked,
      source: personal(bare, history),
      ignored: view.ignored,
    }),
    facts: factsOf(request, { bare, source, before, edits }),
    edits: new Set(),
    left: leftOf(request, killed),
    isOfRun: (path) => isOfRun(path, found.get(path)),
    leftOut,
  };
}

/** The last snapshot; of a path that it could not read it knows that something was there. */
function treeOf({ last, index, unread }: View): Tree {
  const tree = new Map<Path, Entry>();
  for (const [path, { entry }] of last?.index ?? []) tree.set(path, entry);
  for (const path of last?.unread ?? []) {
    const time = index.get(path)?.entry.mtime ?? (unread.get(path)?.mtimeMs ?? 0) * 1000;
    tree.set(path, { kind: 'other', what: 'unreadable', mtime: Math.round(time) });
  }
  return tree;
}

/** After a kill: whether a path was written later than the last sign of life; null where the attempt ended by itself. */
function afterKill({ view, person }: StartRequest): ((path: Path) => boolean) | null {
  const { last, index, unread } = view;
  if (last === null || !last.isCutOff) return null;
  const sign = lastSign(last);
  return (path) => {
    const seen = index.get(path)?.seen ?? unread.get(path);
    return person && seen !== undefined && Math.min(seen.mtimeMs, seen.ctimeMs) > sign;
  };
}

/** While a step ran that was killed, its `writes` were the step's. */
function killedWrites({ run, view, writes }: StartRequest): (path: Path) => boolean {
  if (view.last?.isCutOff !== true) return () => false;
  const patterns = cutOffSteps({ run, view }).map((id) => compilePatterns(writes.get(id) ?? []));
  return (path) => patterns.some((matches) => matches(path));
}

/** Those whose tries in the attempt that was cut off have no end on record, also where a person has answered for one since. */
function cutOffSteps({ run, view }: Pick<StartRequest, 'run' | 'view'>): readonly string[] {
  const { steps, attempts } = run;
  const began = attempts.find(({ attempt }) => attempt === view.last?.number)?.started_at ?? null;
  const running = steps.filter(({ state, started_at, completed_at }) => {
    if (state === 'running' || state === 'retrying') return true;
    return began !== null && started_at !== null && started_at >= began && completed_at === null;
  });
  const cut = running.length > 0 ? running : steps.filter(({ state }) => state === 'interrupted');
  return cut.map(({ id }) => id);
}

/** Paths as failed tries left them; those of a kill are of the steps that were running. */
function leftOf({ run, view }: StartRequest, killed: readonly Path[]): Start['left'] {
  const steps = cutOffSteps({ run, view });
  return new Map([...(view.last?.left ?? []), ...killed.map((path) => [path, steps] as const)]);
}

/** The source, and the files that a person made since and no step did. */
function personal(bare: Tree, history: History): Pick<Tree, 'has'> {
  const edited = editedBy(history);
  return edited.size === 0 ? bare : { has: (path) => bare.has(path) || edited.has(path) };
}
