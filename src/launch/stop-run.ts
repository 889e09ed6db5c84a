/** Asks the process that goes on with a run to stop. */
import type { DirectoryStore } from '../store/directory.ts';
import { type Identity, isAlive } from '../store/identity.ts';
import { Refusal } from './refusal.ts';

/** Whom nobody holds, nobody need stop. @returns its pid; null: no process goes on with the run @throws Refusal exit 4; StoreError */
export function askToStop(run: string, store: DirectoryStore, me: Identity): number | null {
  const holder = store.holderOf(run);
  if (holder === null) return null;
  const { pid, host } = holder;
  if (isAlive(holder, me) !== 'alive')
    throw new Refusal(4, `${run} is going on elsewhere: pid ${pid} on ${host}`, { hint: 'stop it there' });
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return pid;
    throw new Refusal(4, `${run} cannot be stopped: pid ${pid} is of another user`, {
      hint: 'stop it as that user',
    });
  }
  return pid;
}
