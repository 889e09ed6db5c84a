/** What persons edited in earlier attempts, as far as it fits the workspace that is there now. Pure. */
import type { Edit } from '../plan/facts.ts';
import type { Layer } from '../record/run.ts';
import type { Change, ChangedPath } from '../tree/change.ts';
import { Known, Touches } from '../tree/known.ts';
import { type Path, textOf } from '../tree/path.ts';
import { sameInGit, sameState, type Tree } from '../tree/state.ts';
import { someOf } from '../words/some.ts';
import { type History, madeLayers } from './history.ts';
import { isIn } from './past-source.ts';
import type { View } from './view.ts';

export interface PastEdits {
  /** Oldest first. */
  readonly edits: readonly Edit[];
  readonly leftOut: readonly LeftOut[];
}

/** What of an edit is left out in another workspace, since something else is there. */
export interface LeftOut {
  /** The attempt that found the edit. */
  readonly attempt: number;
  readonly paths: readonly Path[];
}

interface Given {
  readonly view: View;
  readonly history: History;
  readonly known: Known;
  /** The workspace before the first step, as it is here. */
  readonly source: Tree;
}

/** Where another source has something else, that stands; in later attempts there as well, which are not told of it again. */
export function pastEdits({ view, history, known, source }: Given): PastEdits {
  const carry = carrying(history);
  const foreign = view.place === 'elsewhere' ? foreignIn(history, source) : new Set();
  const edits: Edit[] = [];
  const leftOut: LeftOut[] = [];
  for (const { layer, change, outside } of history.layers) {
    if (layer.kind !== 'edit' || layer.number === null || change === null) continue;
    const { attempt, number } = layer;
    if (view.place !== 'left' && outside.length > 0) leftOut.push({ attempt, paths: outside });
    if (view.place !== 'elsewhere') {
      edits.push({ number, change: carry(change, attempt) });
      continue;
    }
    const fits = (each: ChangedPath) => !foreign.has(each) && known.has(each.path, view.found.get(each.path));
    edits.push({ number, change: change.filter(fits) });
    const paths = change.filter((each) => !fits(each) && !isFolderThere(each, view.found));
    if (paths.length > 0) leftOut.push({ attempt, paths: paths.map(({ path }) => path) });
  }
  return { edits, leftOut };
}

/** Whether something was made since of what edits had left that cannot be read: of what nothing else had left there. */
export function isBuiltOn(lost: Layer, { source, previous, layers }: History): boolean {
  const made = madeLayers({ layers });
  const given = new Touches(
    made.map(({ change }) => change ?? []),
    'after',
  );
  const isOfSource = ({ path, before }: ChangedPath) =>
    [source?.tree.get(path), previous?.get(path)].some(
      (state) => sameState(before, state) || sameInGit(before, state),
    );
  const since = made.slice(made.findIndex(({ layer }) => layer === lost) + 1);
  return since.some(({ change }) =>
    change?.some((each) => !isOfSource(each) && !given.has(each.path, each.before)),
  );
}

/** A folder is made that is there: only its mode is another. */
function isFolderThere({ path, after }: ChangedPath, found: Tree): boolean {
  return after?.kind === 'directory' && found.get(path)?.kind === 'directory';
}

/**
 * What is left of an edit in the workspace of the newest source: what is there must have been known to the run, or be the same in git,
 * and readable; elsewhere the edit was left out.
 * @returns a function of the edit and of the attempt that found it
 */
export function carrying({
  source,
  previous,
  layers,
}: Pick<History, 'source' | 'previous' | 'layers'>): (change: Change, attempt: number) => Change {
  if (source === null || previous === null || source.record.place !== 'elsewhere') return (change) => change;
  const since = source.record.attempt;
  const before = madeLayers({ layers }).filter(({ layer }) => layer.attempt < since);
  const known = new Known([previous], new Touches(before.map(({ change }) => change ?? [])));
  const foreign = foreignIn({ layers }, source.tree);
  const fits = (each: ChangedPath) => {
    const { path } = each;
    if (foreign.has(each)) return false;
    const here = source.tree.get(path);
    const isThere = known.has(path, here) || (here !== undefined && sameInGit(previous.get(path), here));
    return isThere && !isIn(path, source.unread);
  };
  return (change, attempt) => (attempt < since ? change.filter(fits) : change);
}

/** What persons changed of a file that is another one in this source, as one of another commit: it does not stand on what is here. */
function foreignIn({ layers }: Pick<History, 'layers'>, source: Tree): ReadonlySet<ChangedPath> {
  const edits = layers.flatMap(({ layer, change }) => (layer.kind === 'edit' ? (change ?? []) : []));
  const edited = new Set(edits.map(({ path }) => path));
  const others = layers.filter(({ layer }) => layer.kind !== 'edit');
  const made = new Touches(
    others.map(({ change }) => (change ?? []).filter(({ path }) => edited.has(path))),
    'after',
  );
  const left = new Touches([], 'after');
  const foreign = new Set<ChangedPath>();
  for (const each of edits) {
    const { path, before, after } = each;
    const here = source.get(path);
    const isOfHere = sameState(before, here) || sameInGit(before, here) || sameState(after, here);
    if (isOfHere || made.has(path, before) || left.has(path, before)) left.add(path, each);
    else foreign.add(each);
  }
  return foreign;
}

/** In words. */
export function leftOutLine({ attempt, paths }: LeftOut): string {
  return `edits of attempt ${attempt} do not fit what is here, and are left out: ${someOf(paths.map(textOf), 5)}`;
}
