/** The other runs in a workspace: what is noted of their files stays, as far as it will be needed. */

import { allMarks, isOfSamePath, markPath, readHead } from './mark.ts';
import { giveWay, removeMark } from './mark-writer.ts';
import { folderId } from './trace.ts';

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
      if (head.folder !== folder && !isOfSamePath(path, own)) continue;
      const what = others(head.run);
      if (what === 'done') removeMark(path);
      if (what === 'goes-on') giveWay(path, at);
    } catch {
      // It is as it was.
    }
  }
}
