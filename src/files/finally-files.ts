/** What the workspace has of the time in which steps of `finally` ran. Pure. */
import type { Path } from '../tree/path.ts';
import { sameState } from '../tree/state.ts';
import type { Outlook } from './outlook.ts';

/**
 * Paths that are as a step of `finally` left them, and as neither the source, a step nor an edit has them. What a person did
 * meanwhile is among them, and nothing else will ever bring it back.
 * @returns for each the step
 */
export function leftByFinally({ history, view, facts }: Outlook): ReadonlyMap<Path, string | null> {
  const left = new Map<Path, string | null>();
  for (const { layer, change } of history.layers) {
    if (layer.kind !== 'finally') continue;
    for (const { path, before, after } of change ?? [])
      if (after !== null && !sameState(before, after) && sameState(after, view.found.get(path)))
        left.set(path, layer.step);
  }
  for (const path of left.keys())
    if (sameState(facts.source.get(path), view.found.get(path))) left.delete(path);
  if (left.size === 0) return left;
  for (const { layer, change } of history.layers) {
    if (layer.kind !== 'step' && layer.kind !== 'edit') continue;
    for (const { path, after } of change ?? [])
      if (left.has(path) && sameState(after, view.found.get(path))) left.delete(path);
  }
  return left;
}
