/** What steps with `retries.workspace: keep` find of their failed tries. Pure. */
import type { Plan } from '../plan/plan.ts';
import type { Change } from '../tree/change.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import type { PastLayer } from './history.ts';
import type { Outlook } from './outlook.ts';

/** The steps that run and find what they had written. @param keeps those with `retries.workspace: keep` */
export function trying({ steps }: Plan, keeps: ReadonlySet<string>): readonly string[] {
  const run = steps.filter(({ decision, section }) => decision === 'run' && section === 'steps');
  return run.map(({ id }) => id).filter((id) => keeps.has(id));
}

/** What steps with `retries.workspace: keep` that run again had written: as it is here, or as it was saved. */
export function keptBy(
  steps: readonly string[],
  { outlook, wanted }: { readonly outlook: Outlook; readonly wanted: Tree },
): ReadonlyMap<string, Change> {
  const kept = new Map<string, Change>();
  for (const id of steps) {
    const saved = keptBefore(id, outlook).filter(({ path, before }) => sameState(before, wanted.get(path)));
    const change =
      outlook.view.place === 'left' ? [...keptHere(id, outlook), ...notYetBack(id, saved, outlook)] : saved;
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

function keptBefore(step: string, outlook: Outlook): Change {
  return lastKept(step, outlook)?.change ?? [];
}

/** Saved by the last attempt in which the step failed; undefined where there is none, or the step has ended well since. */
function lastKept(step: string, { run, history }: Outlook): PastLayer | undefined {
  const ended = run.steps.find(({ id }) => id === step)?.last_good?.number ?? 0;
  return history.layers.findLast(
    ({ layer }) => layer.kind === 'kept' && layer.step === step && layer.order >= ended,
  );
}

/**
 * What an attempt that was killed before it started anything was to bring back here. Whoever sees it, be it there already or not, has not seen
 * more of that step than was saved. @param saved what that is
 */
function notYetBack(step: string, saved: Change, outlook: Outlook): Change {
  const { run, view, half } = outlook;
  const record = run.steps.find(({ id }) => id === step);
  const isAsSaved = record?.attempt === lastKept(step, outlook)?.layer.attempt;
  if (!isAsSaved || run.steps.some(({ attempt }) => attempt === run.attempt)) return [];
  return saved.filter(({ path, before, after }) => {
    const found = view.found.get(path);
    const isOurs = [before, after].some((each) => sameState(each, found));
    return !sameState(before, after) && half.get(path) !== step && (isOurs || areFolders(found, after));
  });
}

/** Of one that is not finished only the mode is another. */
function areFolders(found: Entry | undefined, after: Entry | null): boolean {
  return found?.kind === 'directory' && after?.kind === 'directory';
}
