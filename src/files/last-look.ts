/** What is gone of a workspace when nothing of a killed attempt runs any more: a step had deleted it, and no person. */
import { lstatSync } from 'node:fs';
import { type Path, parentOf } from '../tree/path.ts';
import { native } from '../workspace/bytes.ts';
import { codeOf } from '../workspace/errors.ts';
import { rootsAt } from '../workspace/roots.ts';
import { type Mark, readMark } from './mark.ts';
import { sayGone } from './mark-writer.ts';

/**
 * Looks, and notes it beside the mark of the workspace. What goes wrong is no failure: then the times of folders decide.
 * @param attempt the mark of the attempt that was killed
 */
export function lastLook(path: string, attempt: string): void {
  try {
    const mark = readMark(path);
    if (mark?.head.attempt === attempt) sayGone(path, attempt, goneFrom(mark));
  } catch {
    // What cannot be looked at may be there.
  }
}

/** Of what a mark has seen, what is not there now. @throws the system's error; Error where a root is not there, which tells nothing */
function goneFrom({ index, roots: list }: Mark): readonly Path[] {
  const roots = rootsAt(list);
  const kinds = new Map<string, Kind>();
  const kindOf = (path: Path) => {
    const kind = kinds.get(path) ?? look(roots.absolute(path));
    kinds.set(path, kind);
    return kind;
  };
  const isGone = (path: Path): boolean => {
    const root = roots.rootOf(path);
    if (kindOf(root.path) === null) throw new Error(`${root.path} is not there`);
    const above = path === root.path ? null : parentOf(path);
    // Behind a link in the place of a folder is something else.
    return (above !== null && (isGone(above) || kindOf(above) !== 'folder')) || kindOf(path) === null;
  };
  return [...index.keys()].filter(isGone);
}

type Kind = 'folder' | 'other' | null;

function look(absolute: string): Kind {
  try {
    const stat = lstatSync(native(absolute), { throwIfNoEntry: false });
    return stat === undefined ? null : stat.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}
