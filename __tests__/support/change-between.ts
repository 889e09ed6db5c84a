/** What lies between two trees. Pure. */
import type { Change, ChangedPath } from '../../src/tree/change.ts';
import { byPath } from '../../src/tree/order.ts';
import { type Entry, sameState, type Tree } from '../../src/tree/state.ts';

/**
 * What makes the second tree out of the first: states alone, a new time is no change. What cannot be saved counts as
 * absent in the second one.
 */
export function changeBetween(before: Tree, after: Tree): Change {
  const changed: ChangedPath[] = [];
  for (const [path, entry] of before) {
    const now = after.get(path) ?? null;
    if (sameState(entry, now) || (entry.kind === 'other' && now?.kind === 'other')) continue;
    changed.push({ path, before: entry, after: savable(now) });
  }
  for (const [path, entry] of after) {
    if (!before.has(path) && entry.kind !== 'other') changed.push({ path, before: null, after: entry });
  }
  return changed.sort(byPath);
}

function savable(entry: Entry | null): Entry | null {
  return entry?.kind === 'other' ? null : entry;
}
