/** What is gone of a workspace when nothing of a killed attempt runs any more: a step had deleted it, and no person. */
import { lstatSync } from 'node:fs';
import { type Path, parentOf } from '../tree/path.ts';
import { native } from '../workspace/bytes.ts';
import { codeOf } from '../workspace/errors.ts';
import { isNamedSo, namesIn } from '../workspace/reach.ts';
import { rootsAt } from '../workspace/roots.ts';
import { type Mark, type Missed, readMark } from './mark.ts';
import { sayMissed } from './mark-writer.ts';
import { folderId } from './trace.ts';

/**
 * Looks, and notes it beside the mark of the workspace. What goes wrong is no failure: then the times of folders decide.
 * @param attempt the mark of the attempt that was killed
 */
export function lastLook(path: string, attempt: string): void {
  try {
    const mark = readMark(path);
    if (mark?.head.attempt === attempt) sayMissed(path, attempt, missedOf(mark));
  } catch {
    // Nobody has looked.
  }
}

/** Of what a mark has seen, what is not there now. @throws Error where the workspace is not: it has been moved, with all that is in it */
function missedOf({ head, index, roots: list }: Mark): ReadonlyMap<Path, Missed> {
  const workspace = list.find(({ path }) => path === '.')?.absolute;
  if (workspace === undefined || folderId(`${native(workspace)}`) !== head.folder)
    throw new Error('it is not there');
  const roots = rootsAt(list);
  const kinds = new Map<string, Kind>();
  const kindOf = (path: Path): Kind => {
    const kind = kinds.get(path) ?? look(roots.absolute(path));
    kinds.set(path, kind);
    return kind;
  };
  const listed = new Map<string, ReturnType<typeof namesIn>>();
  const names = (directory: string) => {
    const known = listed.get(directory) ?? namesIn(directory);
    listed.set(directory, known);
    return known;
  };
  const missedAt = (path: Path): Missed | null => {
    const { path: root } = roots.rootOf(path);
    const above = path === root ? null : (parentOf(path) ?? root);
    const missed = above === null || above === '.' ? null : missedAt(above);
    if (missed !== null) return missed;
    // Behind a link in the place of a folder is something else.
    if (above !== null && kindOf(above) === 'other') return 'gone';
    const kind = kindOf(path);
    if (kind === 'gone' || kind === 'unknown') return kind;
    // Those above have been asked for.
    const absolute = roots.absolute(path);
    return isNamedSo(absolute, absolute, names) ? null : 'gone';
  };
  const missed = new Map<Path, Missed>();
  for (const path of index.keys()) {
    const what = missedAt(path);
    if (what !== null) missed.set(path, what);
  }
  return missed;
}

type Kind = 'folder' | 'other' | Missed;

function look(absolute: string): Kind {
  try {
    const stat = lstatSync(native(absolute), { throwIfNoEntry: false });
    return stat === undefined ? 'gone' : stat.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    return codeOf(error) === 'ENOTDIR' ? 'gone' : 'unknown';
  }
}
