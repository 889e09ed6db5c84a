/** The other runs in a workspace: what is noted of their files stays, as far as it will be needed. */
import { lstatSync } from 'node:fs';
import { type Path, parentOf } from '../tree/path.ts';
import { bytesOf, joinPath, native } from '../workspace/bytes.ts';
import { allMarks, isOfSamePath, type Mark, markPath, readHead, wasGone } from './mark.ts';
import { giveWay, removeMark } from './mark-writer.ts';
import { folderId, lastWrite } from './trace.ts';

/** What becomes of another run's mark: it is being written, of no use any more, or needed by the run's next attempt. */
export type OtherRun = 'runs' | 'done' | 'goes-on';

/**
 * A run is about to change a workspace in which others have been. What goes wrong is no failure: a mark that stays whole says
 * what was seen, which a stat confirms or not.
 * @param others what each run is, by its id @param at in ms since 1970
 */
export function standBack(
  { store, workspace, run }: { readonly store: string; readonly workspace: string; readonly run: string },
  others: (run: string) => OtherRun,
  at: number,
): void {
  const own = markPath(store, workspace, run);
  const folder = folderId(workspace);
  for (const path of allMarks(store)) {
    try {
      const head = readHead(path);
      if (head === null || head.run === run) continue;
      const isHere = head.folder === folder;
      if (!isHere && !isOfSamePath(path, own)) continue;
      const what = others(head.run);
      if (what === 'done') removeMark(path);
      if (what === 'goes-on') giveWay(path, at, (mark) => (isHere ? removedIn(workspace, mark) : []));
    } catch {
      // It is as it was.
    }
  }
}

/**
 * What a killed attempt saw and is gone. Where nobody looked when it had ended, it is told by the time of the folder above when that was removed, which
 * is another one as soon as the other run writes there.
 */
function* removedIn(workspace: string, mark: Mark): Generator<Path> {
  if (!mark.cutOff) return;
  const limit = Math.min(lastWrite(mark), mark.quiet?.since ?? Number.POSITIVE_INFINITY);
  for (const path of mark.index.keys()) {
    if (!path.startsWith('./') || look(workspace, path) !== undefined) continue;
    const wasThen = wasGone(mark, path);
    if (wasThen !== null) {
      if (wasThen) yield path;
      continue;
    }
    let above = parentOf(path);
    while (above !== null && look(workspace, above) === undefined) above = parentOf(above);
    const folder = look(workspace, above ?? './');
    if (folder !== undefined && folder.mtimeMs <= limit) yield path;
  }
}

/** When a path was written last; undefined where nothing is. @param path `./` and what follows, in bytes */
function look(workspace: string, path: string): { readonly mtimeMs: number } | undefined {
  const root = bytesOf(workspace);
  try {
    const at = path === './' ? root : joinPath(root, path.slice(2));
    return lstatSync(native(at), { throwIfNoEntry: false });
  } catch (error) {
    // What cannot be looked at may be there.
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR'
      ? undefined
      : { mtimeMs: Number.POSITIVE_INFINITY };
  }
}
