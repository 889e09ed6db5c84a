/** Going on until a run has ended. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Run } from '../record/run.ts';
import type { FoundRun } from './find-run.ts';

/** Other processes write the run: the store is looked at again this often. */
const LOOK_MS = 200;

/**
 * Calls `look` now and after each change until the run has ended or its process has gone, and once more then.
 * @param look is given the record as it was read just before
 */
export async function follow(
  { store, run }: FoundRun,
  look: (run: Run) => void | Promise<void>,
): Promise<void> {
  for (let current = run; ; ) {
    await look(current);
    if (current.status !== 'running') return;
    await delay(LOOK_MS);
    const read = store.read(run.run_id);
    if (read.kind !== 'found') return;
    current = read.run;
  }
}
