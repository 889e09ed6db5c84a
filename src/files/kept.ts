/** What steps keep of their failed tries. Pure. */
import type { Keep } from '../pipeline/model.ts';
import type { Plan } from '../plan/request.ts';
import type { Change } from '../tree/change.ts';
import { Given } from '../tree/known.ts';
import type { Placed } from '../tree/layers.ts';
import { byPath } from '../tree/order.ts';
import type { Path } from '../tree/path.ts';
import { compilePatterns } from '../tree/patterns.ts';
import { type Entry, sameState } from '../tree/state.ts';
import { keptLayers } from './layers.ts';
import { lastChange } from './left.ts';
import type { Start } from './start.ts';

export interface KeptRequest {
  readonly start: Start;
  /** How much steps keep of failed tries, of those that keep any. */
  readonly keeps: ReadonlyMap<string, Keep>;
  /** Steps whose kept files cannot be had. */
  readonly keptLost: ReadonlySet<string>;
}

/** What steps keep of failed tries, but for shared paths of which a step that ran beside them has made more since. */
export function keptBy(
  plan: Plan,
  { start, keptLost }: KeptRequest,
  counting: readonly Placed[],
): Map<string, Change> {
  const kept = new Map<string, Change>();
  const layers = keptLayers(start);
  for (const { id, decision, reason } of plan.steps) {
    const past = decision === 'reuse' || keptLost.has(id) ? undefined : layers.get(id);
    // What its last try left stays that a person took as done.
    const own = reason.kind === 'marked' ? lastChange(id, start) : null;
    const { place, change } = own ?? { place: past?.layer.order ?? 0, change: past?.change ?? null };
    if (change === null) continue;
    const since = counting.filter((each) => each.place > place);
    const later = new Given(since.map((each) => each.change));
    kept.set(
      id,
      change.filter(({ path }) => !later.isTouched(path)),
    );
  }
  return kept;
}

/** Files of killed tries that their steps keep. */
export function keptNow(
  plan: Plan,
  { start, keeps }: KeptRequest,
  model: ReadonlyMap<Path, Entry>,
): ReadonlyMap<string, Change> {
  const kept = new Map<string, Change>();
  const { facts, left } = start;
  for (const { id } of plan.steps.filter(({ decision }) => decision !== 'reuse')) {
    const isKept = keptPaths(keeps.get(id));
    const change = [...left].flatMap(([path, steps]) => {
      const found = facts.found.get(path);
      if (found?.kind === 'other' || !steps.includes(id) || !isKept(path)) return [];
      return sameState(found, model.get(path))
        ? []
        : [{ path, before: model.get(path) ?? null, after: found ?? null }];
    });
    if (change.length > 0) kept.set(id, change.sort(byPath));
  }
  return kept;
}

/** One change with another on top of it. */
export function onTop(below: Change, above: Change): Change {
  const before = new Map(below.map((each) => [each.path, each.before]));
  const all = new Map([...below, ...above].map((each) => [each.path, each]));
  return [...all.values()]
    .map((each) => ({
      ...each,
      before: before.has(each.path) ? (before.get(each.path) ?? null) : each.before,
    }))
    .sort(byPath);
}

/** Which paths of its failed tries a step keeps. */
export function keptPaths(keep: Keep = 'nothing'): (path: Path) => boolean {
  if (keep === 'nothing') return () => false;
  return keep === 'everything' ? () => true : compilePatterns(keep);
}
