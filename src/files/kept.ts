/** What steps with `retries.workspace: keep` find of their failed tries. Pure. */
import type { Plan } from '../plan/plan.ts';
import type { Change, ChangedPath } from '../tree/change.ts';
import { sameState, type Tree } from '../tree/state.ts';
import type { PastLayer } from './history.ts';
import type { Outlook } from './outlook.ts';

/**
 * The steps that find what they had written when they run, be it now or in a later attempt, as one that asks or is not named.
 * @param keeps those with `retries.workspace: keep`
 */
export function trying({ steps }: Plan, keeps: ReadonlySet<string>): readonly string[] {
  const tried = steps.filter(({ decision, section }) => decision !== 'reuse' && section === 'steps');
  return tried.map(({ id }) => id).filter((id) => keeps.has(id));
}

/** What such steps had written: as it is here, or as it was saved. */
export function keptBy(
  steps: readonly string[],
  { outlook, wanted }: { readonly outlook: Outlook; readonly wanted: Tree },
): ReadonlyMap<string, Change> {
  const kept = new Map<string, Change>();
  for (const id of steps) {
    const saved = lastKept(id, outlook)?.change ?? [];
    const fits = ({ path, before }: ChangedPath) => sameState(before, wanted.get(path));
    const change =
      outlook.view.place === 'left'
        ? [
            ...keptHere(id, outlook),
            ...setToFormer(id, outlook),
            ...notYetNoted(saved, outlook),
            ...notYetBack(id, saved.filter(fits), outlook),
          ]
        : saved.filter(fits);
    if (change.length > 0) kept.set(id, change);
  }
  return kept;
}

/** Those of which that cannot be had, and why. In the workspace that the run left it is there, whatever has become of what was saved of it. */
export function keptLostIn(steps: readonly string[], outlook: Outlook): ReadonlyMap<string, string> {
  if (outlook.view.place === 'left') return new Map();
  return new Map(
    steps.flatMap((id): [string, string][] => {
      const layer = lastKept(id, outlook);
      return layer?.change === null ? [[id, layer.why]] : [];
    }),
  );
}

function keptHere(step: string, { half, view }: Outlook): Change {
  const paths = [...half].flatMap(([path, owner]) => (owner === step ? [path] : []));
  return paths.sort().map((path) => ({ path, before: null, after: view.found.get(path) ?? null }));
}

/** Saved by the last attempt in which the step failed; undefined where there is none, or the step has ended well since. */
function lastKept(step: string, { run, history }: Outlook): PastLayer | undefined {
  const ended = run.steps.find(({ id }) => id === step)?.last_good?.number ?? 0;
  return history.layers.findLast(
    ({ layer }) => layer.kind === 'kept' && layer.step === step && layer.order >= ended,
  );
}

/**
 * What somebody has set since to a state that the run had given it before: as an edit it would not be known, and without it the step would
 * find nothing there. Another state is an edit, and on top of it.
 */
function setToFormer(step: string, { view, half, ours }: Outlook): Change {
  return [...(view.trace?.mark.half ?? [])].flatMap(([path, owner]) => {
    const found = view.found.get(path);
    const isFormer = owner === step && !half.has(path) && found !== undefined && ours.has(path, found);
    return isFormer ? [{ path, before: null, after: found }] : [];
  });
}

/** What is there as it was saved: an attempt was killed before it noted that, or lost what it had noted. */
function notYetNoted(saved: Change, { view, half }: Outlook): Change {
  return saved.filter(({ path, after }) => half.get(path) == null && sameState(after, view.found.get(path)));
}

/**
 * What an attempt that was killed before it started anything was to bring back here. Nobody has seen more of that step than was saved.
 * @param saved what that is
 */
function notYetBack(step: string, saved: Change, outlook: Outlook): Change {
  const { run, view, half } = outlook;
  const record = run.steps.find(({ id }) => id === step);
  const isAsSaved = record?.attempt === lastKept(step, outlook)?.layer.attempt;
  if (!isAsSaved || run.steps.some(({ attempt }) => attempt === run.attempt)) return [];
  return saved.filter(({ path, before, after }) => {
    const found = view.found.get(path);
    // Of a folder that is not finished only the mode is another.
    const isFolder = found?.kind === 'directory' && after?.kind === 'directory';
    return !sameState(before, after) && half.get(path) !== step && (isFolder || sameState(before, found));
  });
}
