/** Edits that a person has taken back, or made anew, since the run kept them. Pure. */
import type { Layer, Run } from '../record/run.ts';
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { type State, sameState } from '../tree/state.ts';
import type { History } from './history.ts';
import { carrying } from './past-edits.ts';
import { cutOffUntil, type Trace } from './trace.ts';
import type { View } from './view.ts';

interface CurrentLayer {
  readonly layer: Layer;
  readonly change: Change;
}

/** What is in the workspace as the run last meant it to be, on top of the source: in its order. */
export function currentLayers(run: Run, history: History): readonly CurrentLayer[] {
  const current = new Set<number>();
  for (const { completion, last_good } of [...run.steps, ...run.removed_steps]) {
    for (const each of [completion, last_good]) if (each !== null) current.add(each.number);
  }
  const counts = ({ kind, number }: Layer) =>
    number !== null && (kind === 'edit' || (kind === 'step' && current.has(number)));
  const carry = carrying(history);
  return history.layers
    .flatMap(({ layer, change }) => (change !== null && counts(layer) ? [{ layer, change }] : []))
    .map(({ layer, change }) =>
      layer.kind === 'edit' ? { layer, change: carry(change, layer.attempt) } : { layer, change },
    )
    .sort((a, b) => a.layer.order - b.layer.order);
}

interface Given {
  readonly run: Run;
  readonly view: View;
  readonly history: History;
  /** When this process ended the last processes of the attempt before, in ms since 1970; null if none lived. */
  readonly killed: number | null;
  /** Whether a person is at work in the workspace. Without one, a checkout cleans it between attempts. */
  readonly person: boolean;
}

/**
 * Paths of which the newest state that the run has is an edit, and that are not as the last attempt left them, in the workspace that it
 * left: a person has changed them since, to whatever it may be. What a step had made, too, is not among them where it is gone: it
 * comes back as it would without the edit.
 * @param half what steps left that did not end well: no person has changed it since
 */
export function takenBack({ run, view, history, killed, person }: Given, half: ReadonlyMap<Path, unknown>) {
  const { trace, place, found, written, unread } = view;
  if (place !== 'left' || trace === null || !person) return [];
  const until = cutOffUntil(trace, killed);
  const paths: Path[] = [];
  for (const [path, edit] of newestEdits(run, history)) {
    const here = found.get(path);
    if (half.has(path) || unread.has(path) || trace.mark.unread.has(path)) continue;
    if (sameState(edit.after, here) || sameState(leftBy(trace, path, edit), here)) continue;
    if (here === undefined && edit.isOfStep) continue;
    if (until === null || written(path) > until) paths.push(path);
  }
  return paths;
}

interface Edit {
  readonly attempt: number;
  readonly after: State | null;
  /** Whether a step that counts changed the path before the edit. */
  readonly isOfStep: boolean;
}

/** The last state of a path that the run has seen. An attempt that was killed before it came to the workspace has kept edits, and no mark. */
function leftBy({ mark, attempt }: Trace, path: Path, edit: Edit): State | null {
  // Where another run has begun since, the mark has no more than what is half-written: all else was as the run meant it to be.
  const isMeant = mark.left !== null && !mark.index.has(path) && !mark.half.has(path);
  return isMeant || edit.attempt > attempt.attempt ? edit.after : (mark.index.get(path)?.entry ?? null);
}

/** The paths that were edited and that no step that counts has changed since. */
function newestEdits(run: Run, history: History): ReadonlyMap<Path, Edit> {
  const edits = new Map<Path, Edit>();
  const ofSteps = new Set<Path>();
  if (!run.layers.some(({ kind }) => kind === 'edit')) return edits;
  for (const { layer, change } of currentLayers(run, history)) {
    for (const { path, before, after } of change) {
      const { kind, attempt } = layer;
      if (kind === 'edit') edits.set(path, { attempt, after, isOfStep: ofSteps.has(path) });
      else if (!sameState(before, after)) {
        edits.delete(path);
        ofSteps.add(path);
      }
    }
  }
  return edits;
}
