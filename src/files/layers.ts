/** What the layers of a run say of paths: edits, what steps made, what is kept of failed tries. Pure. */
import type { Edit } from '../plan/facts.ts';
import { isDone, type Run } from '../record/run.ts';
import { fitsHere } from '../tree/adopt.ts';
import type { Change } from '../tree/change.ts';
import { isBelowAny } from '../tree/fold.ts';
import type { Given } from '../tree/known.ts';
import type { Placed } from '../tree/layers.ts';
import type { Path } from '../tree/path.ts';
import type { Tree } from '../tree/state.ts';
import type { History, PastLayer } from './history.ts';

/** The layer of what steps of earlier runs made. */
export function earlierOf({ layers }: History): readonly Placed[] {
  return layers.flatMap(({ layer, change }) =>
    layer.kind === 'earlier' && change !== null ? [{ place: 0, change }] : [],
  );
}

/** Paths that a person edited and no step made. @param more edits that are in no layer yet */
export function editedBy(history: History, more: Change = []): ReadonlySet<Path> {
  const edits = [...editsIn(history).flatMap(({ change }) => change), ...more];
  if (edits.length === 0) return new Set();
  const made = madeBy(history);
  return new Set(edits.flatMap(({ path }) => (made.has(path) ? [] : [path])));
}

export function editsIn({ layers }: History): readonly Edit[] {
  return layers.flatMap(({ layer: { kind, number }, change }) =>
    kind === 'edit' && number !== null && change !== null ? [{ number, change }] : [],
  );
}

/** Paths that steps made that ended well, also of earlier runs. */
export function madeBy({ layers }: History): ReadonlySet<Path> {
  const made = new Set<Path>();
  for (const { layer, change } of layers)
    if (layer.kind !== 'edit' && layer.kind !== 'aside')
      for (const { path, after } of change ?? []) if (after !== null) made.add(path);
  return made;
}

/**
 * An edit is left out where the file is another one here, and so is a later edit of the same file, or below it. An edit of what a layer left fits where
 * that layer does.
 */
export function fittingEdits(
  history: History,
  { bare, given }: { readonly bare: Tree; readonly given: Given },
): { readonly edits: readonly Edit[]; readonly leftOut: readonly Path[] } {
  const out = new Set<Path>();
  const laid = layersAt(history);
  const edits = editsIn(history).map(({ number, change }) => {
    const fitting = change.filter((each) => {
      const { path, before } = each;
      const here = bare.get(path);
      const isOnLayer = () => laid.get(path)?.some((one) => one !== each && fitsHere(one, here)) === true;
      const fits = fitsHere(each, here) || (given.has(path, before) && isOnLayer());
      if (!fits || isBelowAny(path, out)) out.add(path);
      return !out.has(path);
    });
    return { number, change: fitting };
  });
  return { edits, leftOut: [...out] };
}

/** The changes that layers make at the paths of edits. */
function layersAt(history: History): ReadonlyMap<Path, Change> {
  const laid = new Map<Path, Change[number][]>();
  for (const { change } of editsIn(history)) for (const { path } of change) laid.set(path, []);
  if (laid.size === 0) return laid;
  for (const { layer, change } of history.layers)
    if (layer.kind !== 'aside') for (const each of change ?? []) laid.get(each.path)?.push(each);
  return laid;
}

/** The newest that each step with `keep` left of a failed try, where it has not ended well since. */
export function keptLayers({
  run,
  history,
}: {
  readonly run: Run;
  readonly history: History;
}): ReadonlyMap<string, PastLayer> {
  const kept = new Map<string, PastLayer>();
  for (const past of history.layers) {
    const { kind, step } = past.layer;
    if (kind === 'kept' && step !== null && past.change !== null) kept.set(step, past);
  }
  for (const step of [...run.steps, ...run.removed_steps]) {
    const since = kept.get(step.id)?.layer.order ?? 0;
    const isOver = isDone(step) && step.completion !== null;
    if (isOver || (step.last_good?.number ?? 0) > since) kept.delete(step.id);
  }
  return kept;
}
