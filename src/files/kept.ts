/** What steps with `keep` find of their failed tries. Pure. */
import type { Plan } from '../plan/plan.ts';
import { type Layer, stepOf } from '../record/run.ts';
import type { Change } from '../tree/change.ts';
import { fittingOn } from '../tree/fitting.ts';
import type { Path } from '../tree/path.ts';
import { sameState, type Tree } from '../tree/state.ts';
import type { PastLayer } from './history.ts';
import { meantAtEnd, type Outlook } from './outlook.ts';

/** What a step has written in failed tries, for its next one. */
export interface Kept {
  readonly change: Change;
  /** Where that is in the store; null where it is not there as it is now. */
  readonly saved: Layer | null;
  /** Why what was saved of it cannot be had; null where it can, or is not needed: in the workspace it is there, whatever has become of that. */
  readonly lost: string | null;
  /** Steps that failed beside it, and may have made some of it. */
  readonly beside: readonly string[];
}

/**
 * The steps that find what they had written when they run, be it now or in a later attempt, as one that asks or is not named.
 * @param keeps those with `keep`
 */
export function trying({ steps }: Plan, keeps: ReadonlySet<string>): readonly string[] {
  const tried = steps.filter(({ decision, section }) => decision !== 'reuse' && section === 'steps');
  return tried.map(({ id }) => id).filter((id) => keeps.has(id));
}

/** Whether other steps run before a step, or instead of it: these find nothing of what comes later. */
export function isBehindOthers({ steps }: Plan, id: string): boolean {
  const own = steps.filter(({ section }) => section === 'steps');
  if (!own.some((step) => step.decision === 'run' && step.id !== id)) return false;
  const at = own.findIndex((step) => step.id === id);
  if (own[at]?.decision !== 'run') return true;
  return own.slice(0, at).some(({ decision }) => decision === 'run' || decision === 'ask');
}

/**
 * What a step had written: as it is here, or as it was saved.
 * @param on the workspace without it, where what does not fit on that is left out; null: nothing is
 */
export function keptBy(id: string, outlook: Outlook, on: Tree | null): Kept {
  const last = lastKept(id, outlook);
  const saved = last?.change ?? [];
  const fitting = on === null ? saved : fittingOn(saved, on).fitting;
  const beside = besideOf(id, last, outlook);
  if (!isInPlace(last, outlook)) {
    const lost = last?.change === null ? last.why : null;
    return { change: fitting, saved: last?.layer ?? null, lost, beside };
  }
  const change = [
    ...hereAt(id, [...keptHere(id, outlook), ...setToFormer(id, outlook)], { last, outlook }),
    ...notYetNoted(saved, outlook),
    ...leftByOthers(id, fitting, outlook),
    ...notYetBack(id, fitting, { last, outlook }),
  ];
  const layer = last !== undefined && isSameAs(saved, change) ? last.layer : null;
  return { change, saved: layer, lost: null, beside };
}

/** Who may have made some of what a step had written: told when it was kept, and of one that was killed, who had failed while it ran. */
function besideOf(id: string, last: PastLayer | undefined, { run }: Outlook): readonly string[] {
  const told = last?.layer.beside ?? [];
  const own = stepOf(run, id);
  if (own?.started_at == null || own.completed_at !== null) return told;
  const since = own.started_at;
  const failed = run.steps.filter(
    ({ attempt, state, completed_at }) =>
      attempt === own.attempt && state === 'failed' && completed_at !== null && completed_at >= since,
  );
  return [...new Set([...told, ...failed.map((step) => step.id)])];
}

/** How a step is told that it is lost, and why. */
export function keptIsLost(why: string): string {
  return `what it had kept of its last try cannot be had: ${why}; it begins without that`;
}

/** Whether what the step had written is in the workspace, but for what somebody has changed since. */
function isInPlace(last: PastLayer | undefined, { view }: Outlook): boolean {
  return view.place === 'left' && last?.layer.away !== true;
}

/** Whether the one does to the workspace what the other does. */
function isSameAs(one: Change, other: Change): boolean {
  const after = new Map(one.map((each) => [each.path, each.after]));
  return (
    after.size === other.length &&
    other.every((each) => sameState(after.get(each.path) ?? null, each.after) && after.has(each.path))
  );
}

/** With what was saved of the step last. */
interface Past {
  readonly last: PastLayer | undefined;
  readonly outlook: Outlook;
}

function keptHere(step: string, { half }: Outlook): readonly Path[] {
  return [...half].flatMap(([path, owner]) => (owner === step ? [path] : [])).sort();
}

/** What is at some paths now, on what the step had found there: as it was saved when the step ended last, else as it was meant to be. */
function hereAt(step: string, paths: readonly Path[], { last, outlook }: Past): Change {
  if (paths.length === 0) return [];
  const { run, view } = outlook;
  const record = stepOf(run, step);
  // One that was killed has found more since than was saved.
  const isOfItsEnd = record?.completed_at != null && record.attempt === last?.layer.attempt;
  const saved = new Map(((isOfItsEnd && last?.change) || []).map(({ path, before }) => [path, before]));
  const meant = meantAtEnd(outlook);
  return paths.map((path) => {
    const before = saved.has(path) ? saved.get(path) : meant.get(path);
    return { path, before: before ?? null, after: view.found.get(path) ?? null };
  });
}

/** Saved by the last attempt in which the step failed; undefined where there is none, or the step has ended well since. */
function lastKept(step: string, { run, history }: Outlook): PastLayer | undefined {
  const ended = stepOf(run, step)?.last_good?.number ?? 0;
  return history.layers.findLast(
    ({ layer }) => layer.kind === 'kept' && layer.step === step && layer.order >= ended,
  );
}

/**
 * What somebody has set since to a state that the run had given it before: as an edit it would not be known, and without it the step would
 * find nothing there. Another state is an edit, and on top of it.
 */
function setToFormer(step: string, { view, half, ours }: Outlook): readonly Path[] {
  return [...(view.trace?.mark.half ?? [])].flatMap(([path, owner]) => {
    const found = view.found.get(path);
    const isFormer = owner === step && !half.has(path) && found !== undefined && ours.has(path, found);
    return isFormer ? [path] : [];
  });
}

/** What is there as it was saved: an attempt was killed before it noted that, or lost what it had noted. */
function notYetNoted(saved: Change, { view, half }: Outlook): Change {
  return saved.filter(({ path, after }) => half.get(path) == null && sameState(after, view.found.get(path)));
}

/** What others have left otherwise that ran after the step had failed, as a clean-up in `finally`: their work is not for it. */
function leftByOthers(step: string, saved: Change, { view, half }: Outlook): Change {
  const mark = view.trace?.mark;
  if (mark === undefined) return [];
  return saved.filter(({ path, after }) => {
    const found = view.found.get(path);
    if (sameState(after, found) || half.get(path) === step) return false;
    const isAsLeft = sameState(mark.index.get(path)?.entry, found);
    return half.has(path) || (isAsLeft && mark.half.get(path) !== step);
  });
}

/**
 * What an attempt that was killed before it started anything was to bring back here. Nobody has seen more of that step than was saved.
 * @param saved what that is
 */
function notYetBack(step: string, saved: Change, { last, outlook }: Past): Change {
  const { run, view, half } = outlook;
  const isAsSaved = stepOf(run, step)?.attempt === last?.layer.attempt;
  if (!isAsSaved || run.steps.some(({ attempt }) => attempt === run.attempt)) return [];
  return saved.filter(({ path, before, after }) => {
    const found = view.found.get(path);
    // Of a folder that is not finished only the mode is another.
    const isFolder = found?.kind === 'directory' && after?.kind === 'directory';
    return !sameState(before, after) && half.get(path) !== step && (isFolder || sameState(before, found));
  });
}
