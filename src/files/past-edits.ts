/** What persons edited in earlier attempts, as far as it fits the workspace that is there now. Pure. */
import type { Edit } from '../plan/facts.ts';
import type { Change, ChangedPath } from '../tree/change.ts';
import type { Known } from '../tree/known.ts';
import { type Path, textOf } from '../tree/path.ts';
import { sameState, type Tree } from '../tree/state.ts';
import type { History } from './history.ts';
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
}

/** Where another source has something else, that stands; in later attempts there as well, which are not told of it again. */
export function pastEdits({ view, history, known }: Given): PastEdits {
  const edits: Edit[] = [];
  const leftOut: LeftOut[] = [];
  for (const { layer, change } of history.layers) {
    if (layer.kind !== 'edit' || layer.number === null || change === null) continue;
    const { attempt, number } = layer;
    if (view.place !== 'elsewhere') {
      edits.push({ number, change: carriedOver(change, { ...history, attempt }) });
      continue;
    }
    const fits = ({ path }: ChangedPath) => known.has(path, view.found.get(path));
    edits.push({ number, change: change.filter(fits) });
    const paths = change.filter((each) => !fits(each) && !isFolderThere(each, view.found));
    if (paths.length > 0) leftOut.push({ attempt, paths: paths.map(({ path }) => path) });
  }
  return { edits, leftOut };
}

/** A folder is made that is there: only its mode is another. */
function isFolderThere({ path, after }: ChangedPath, found: Tree): boolean {
  return after?.kind === 'directory' && found.get(path)?.kind === 'directory';
}

/**
 * What is left of an edit in the workspace of the newest source: where that has something else than the source before, or could not be
 * read, the edit was left out.
 * @param found `attempt`: the one that found the edit
 */
export function carriedOver(
  change: Change,
  { attempt, source, previous }: Pick<History, 'source' | 'previous'> & { readonly attempt: number },
): Change {
  if (source === null || previous === null) return change;
  if (source.record.place !== 'elsewhere' || attempt >= source.record.attempt) return change;
  return change.filter(
    ({ path }) => !isIn(path, source.unread) && sameState(source.tree.get(path), previous.get(path)),
  );
}

/** In words. */
export function leftOutLine({ attempt, paths }: LeftOut): string {
  const names = paths.slice(0, 5).map(textOf).join(', ');
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return `edits of attempt ${attempt} do not fit what is here, and are left out: ${names}${more}`;
}
