/** The workspace as a plan wants it before its first step, and what is to be done for that. Pure. */
import { stepsNamed } from '../pipeline/expand.ts';
import { startsAnything } from '../plan/made.ts';
import type { Chosen, Plan, PlannedStep } from '../plan/request.ts';
import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { Given } from '../tree/known.ts';
import { leftBy, type Placed, stack } from '../tree/layers.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { type FileAction, reconcile } from '../tree/reconcile.ts';
import { type Entry, type State, sameState } from '../tree/state.ts';
import { type KeptRequest, keptBy, keptNow, onTop } from './kept.ts';
import { type Left, leftNow, staysWhileAsked } from './left.ts';
import type { Start } from './start.ts';

/** A `rerun: always` step that runs again in place of a completion that counts. */
export interface Restart {
  /** The paths that it had changed, as they were before its newest layer; null for absent. */
  readonly former: ReadonlyMap<Path, State | null>;
  /** The paths that later steps made that count, as they left them. */
  readonly later: ReadonlyMap<Path, Entry | null>;
}

export interface Wanted {
  readonly plan: Plan;
  /** The source, the layers that count, and the edits. */
  readonly model: Map<Path, Entry>;
  /** A person's edits since the last snapshot, as a change on top of the rest. */
  readonly edits: Change;
  readonly actions: readonly FileAction[];
  /** Paths as tries left them that count no more, with the steps. */
  readonly left: Left;
  /** Paths that are set back, and must be in the store before. */
  readonly undone: readonly Path[];
  /** What the newest failed try of a step with `keep` left: before it, by path. */
  readonly kept: ReadonlyMap<string, Change>;
  /** Those of them that no layer has as they are, since the try was killed. */
  readonly unsavedKept: ReadonlyMap<string, Change>;
  readonly restarts: ReadonlyMap<string, Restart>;
}

export interface WantedRequest extends KeptRequest {
  readonly choice: Chosen;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
}

export function wantedBy(plan: Plan, request: WantedRequest): Wanted {
  const { start } = request;
  const { facts, roots } = start;
  const steps = stepLayers(plan, start);
  const kept = keptBy(plan, request, [...steps.values()].flat());
  const placed: readonly Placed[] = [
    ...[...steps.values()].flat(),
    ...facts.edits.flatMap(({ number, change }) =>
      number > start.run.completions ? [] : [{ place: number, change }],
    ),
    ...[...kept.values()].map((change) => ({ place: Number.MAX_SAFE_INTEGER, change })),
  ];
  const stacked = stack(facts.source, placed, roots);
  const unsavedKept = new Map<string, Change>();
  for (const [step, change] of keptNow(plan, request, stacked)) {
    const whole = onTop(kept.get(step) ?? [], change);
    unsavedKept.set(step, whole);
    kept.set(step, whole);
  }
  const below = unsavedKept.size === 0 ? stacked : fold(stacked, unsavedKept.values(), roots);
  const told = new Set(start.edits);
  const left = leftNow(plan, start);
  const policy = policyOf(plan, request, { counting: [...steps.values()].flat(), left });
  // A path that no step touched stays as it is found, whatever its layer says: that may be lost.
  for (const [path, have] of facts.found)
    if (!sameState(below.get(path), have) && have.kind !== 'other' && policy.isUntouched(path))
      told.add(path);
  const edits = editsOn(below, { told, found: facts.found });
  const model = edits.length === 0 ? below : fold(below, [edits], roots);
  const acts =
    plan.isCleanUp !== true &&
    (startsAnything(plan) || plan.steps.every(({ decision }) => decision === 'reuse'));
  const actions = acts ? reconcile({ wanted: model, found: facts.found, ...policy }) : [];
  const restarts = restartsOf(plan, start, placed);
  const isFormer = (path: Path) => [...restarts.values()].some(({ former }) => former.has(path));
  const undone = actions.flatMap(({ kind, path }) => {
    const found = facts.found.get(path);
    if (kind === 'times' || found === undefined || found.kind === 'directory') return [];
    if (kind === 'write' && sameContent(found, model.get(path))) return [];
    // The contents of the source are in the store or in git, but for those of ignored files.
    const isStored = start.isOfRun(path)
      ? isFormer(path) && !start.left.has(path)
      : !start.view.ignored(path);
    return isStored ? [] : [path];
  });
  return { plan, model, edits, actions, left, undone, kept, unsavedKept, restarts };
}

function sameContent(a: Entry, b: Entry | undefined): boolean {
  return a.kind === 'file' && b?.kind === 'file' && a.digest === b.digest;
}

function editsOn(
  model: ReadonlyMap<Path, Entry>,
  { told, found }: { readonly told: ReadonlySet<Path>; readonly found: Start['facts']['found'] },
): Change {
  return [...told].sort().flatMap((path) => {
    const [before, after] = [model.get(path) ?? null, found.get(path) ?? null];
    return after?.kind === 'other' ? [] : [{ path, before, after }];
  });
}

/**
 * The layers of the steps that a plan reuses, by step. Of a `rerun: always` step that has run again since, the former layer stays in its
 * place, and the newest one stands on top.
 */
function stepLayers(plan: Plan, { run, facts }: Start): ReadonlyMap<string, readonly Placed[]> {
  const completions = new Map(
    [...run.steps, ...run.removed_steps].flatMap(({ completion, last_good }) =>
      [completion, last_good].flatMap((each) => (each === null ? [] : [[each.number, each] as const])),
    ),
  );
  const layers = new Map<string, readonly Placed[]>();
  for (const { id, decision, reason } of plan.steps) {
    if (decision !== 'reuse' || !('completion' in reason)) continue;
    const number = reason.completion;
    const basis = completions.get(number)?.basis ?? number;
    layers.set(id, layersOf({ number, basis }, facts));
  }
  return layers;
}

function layersOf(
  { number, basis }: { readonly number: number; readonly basis: number },
  { changes, lost }: Start['facts'],
): readonly Placed[] {
  return [...new Set([basis, number])].flatMap((place) => {
    const change = changes.get(place);
    return change === undefined || lost.has(place) ? [] : [{ place, change }];
  });
}

interface Policy {
  readonly mayChange: (path: Path) => boolean;
  readonly setsTime: (path: Path) => boolean;
  /** Whether a path was never given a state by a step: it is nobody's but a person's. */
  readonly isUntouched: (path: Path) => boolean;
}

function policyOf(
  plan: Plan,
  request: WantedRequest,
  { counting, left }: { readonly counting: readonly Placed[]; readonly left: Left },
): Policy {
  const { start, choice, writes } = request;
  const { facts, view, history } = start;
  const counted = new Given(counting.map(({ change }) => change));
  const [isPresent, isAsked] = [presentFiles(plan, writes), staysWhileAsked(plan, left)];
  const stays = (path: Path) => isPresent(path) || isAsked(path);
  if (facts.place === 'elsewhere') {
    const own = choice.kind === 'only' ? ownOf(choice.step, start) : null;
    const mayChange = (path: Path) =>
      !stays(path) && (own === null || own(path) || counted.isTouched(path) || !facts.found.has(path));
    return { mayChange, setsTime: () => true, isUntouched: () => false };
  }
  const touched = new Given(
    history.layers.flatMap(({ layer, change }) =>
      layer.kind !== 'edit' && layer.kind !== 'aside' && change !== null ? [change] : [],
    ),
  );
  // A file that git has come to track since the first step is the person's, whoever made it.
  const isYours = (path: Path) => view.isTracked(path) && !facts.source.has(path);
  const isTouched = (path: Path) =>
    !isYours(path) && (left.has(path) || touched.isTouched(path) || view.made.has(path));
  const own = choice.kind === 'only' ? ownOf(choice.step, start) : null;
  const mayChange = (path: Path) => {
    if (view.isHidden(path) || stays(path)) return false;
    if (own !== null && !own(path)) return !facts.found.has(path);
    return isTouched(path) || !facts.found.has(path);
  };
  return {
    mayChange,
    setsTime: (path) => counted.isTouched(path) && !start.isYours(path),
    isUntouched: (path) => !isTouched(path) && !view.isHidden(path) && !stays(path),
  };
}

/** Files of steps that are taken as completed for them: they become the steps' changes. */
function presentFiles(plan: Plan, writes: WantedRequest['writes']): (path: Path) => boolean {
  const matchers = plan.steps
    .filter(({ reason }) => reason.kind === 'present')
    .map(({ id }) => compilePatterns(writes.get(id) ?? []));
  return (path) => matchers.some((matches) => matches(path));
}

/** Paths of a step's own: of its layers, and of its failed tries. */
function ownOf(name: string, { history, left, pipeline }: Start): (path: Path) => boolean {
  const steps = new Set(stepsNamed(pipeline.steps, name).map(({ id }) => id));
  const own = new Given(
    history.layers.flatMap(({ layer, change }) =>
      layer.step !== null && steps.has(layer.step) && layer.kind !== 'edit' && change !== null
        ? [change]
        : [],
    ),
  );
  return (path) => own.isTouched(path) || left.get(path)?.some((step) => steps.has(step)) === true;
}

function restartsOf(plan: Plan, start: Start, placed: readonly Placed[]): ReadonlyMap<string, Restart> {
  const restarts = new Map<string, Restart>();
  for (const step of plan.steps) {
    const restart = restartOf(step, start, placed);
    if (restart !== null) restarts.set(step.id, restart);
  }
  return restarts;
}

function restartOf(
  { id, decision, standsFor }: PlannedStep,
  { run, facts, roots }: Start,
  placed: readonly Placed[],
): Restart | null {
  if (decision !== 'run' || standsFor === null) return null;
  const former = facts.changes.get(standsFor) ?? [];
  const record = run.steps.find((step) => step.id === id);
  const newest = facts.changes.get(record?.last_good?.number ?? standsFor) ?? [];
  const whole = stack(facts.source, [...placed, { place: standsFor, change: former }], roots);
  const paths = [...former, ...newest].map(({ path }) => path);
  const later = placed.filter(({ place }) => place > standsFor && place !== Number.MAX_SAFE_INTEGER);
  return {
    former: new Map(paths.map((path) => [path, whole.get(path) ?? null])),
    later: leftBy(later, stack(facts.source, placed, roots)),
  };
}
