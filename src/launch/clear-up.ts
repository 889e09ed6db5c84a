/** What attempts have left behind whose own process is gone. */
import { rmSync } from 'node:fs';
import { snapshotPath } from '../files/snapshot-file.ts';
import { sayEnded } from '../files/snapshot-writer.ts';
import type { Where } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { Shell } from '../shell/port.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { type Identity, isAlive } from '../store/identity.ts';
import { scratchPath } from './node-ports.ts';

export interface ClearUp {
  readonly store: DirectoryStore;
  readonly workspace: string;
  /** The store that has the marks. */
  readonly marks: string;
  /** Where scratch folders are. */
  readonly temp: string;
  readonly me: Identity;
  readonly shell: Pick<Shell, 'endAttempt'>;
  readonly warn: (message: string) => void;
}

/**
 * Ends the processes of attempts in this workspace whose own process is gone, and removes their scratch files; also
 * those of the last attempt of this run, however it ended.
 */
export async function clearUp(
  { store, workspace, marks, temp, me, shell, warn }: ClearUp,
  run: Run | null,
): Promise<void> {
  const left = store.list().runs.flatMap(({ run: other, held }) => {
    const last = other.attempts.at(-1);
    return !held && last?.ended_at === null && last.where.workspace === workspace
      ? [{ ...last, run: other.run_id }]
      : [];
  });
  const last = run?.attempts.at(-1);
  const own = last === undefined ? [] : [{ ...last, run: run?.run_id ?? '' }];
  for (const { mark, where, run: id } of [...left, ...own]) {
    // Whoever can write to a cache can write a record.
    if (!/^[0-9a-f-]{36}$/.test(mark)) continue;
    if (!isGone(where, me)) {
      warn(
        `process ${where.pid} on this machine still runs another attempt of this run: both run steps. Let only one start at a time, in a workflow by a \`concurrency\` group`,
      );
      continue;
    }
    const { count, survivors } = await shell.endAttempt(mark);
    if (count > 0) sayEnded(snapshotPath(marks, workspace, id));
    for (const survivor of survivors) warn(survivor);
    rmSync(scratchPath(temp, mark), { recursive: true, force: true });
  }
}

/** Whether the process of an attempt is gone. Where a lock did not tell, its record must: one in a cache is held by nobody. */
function isGone({ host, boot, namespace, pid, started }: Where, me: Identity): boolean {
  if (boot === undefined || namespace === undefined || started === undefined) return true;
  return isAlive({ host, boot, namespace, pid, started }, me) !== 'alive';
}
