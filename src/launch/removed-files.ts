import type { Run } from '../record/run.ts';
import { canReadSource } from '../saved/saved.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
export function mustHaveFiles(store: DirectoryStore, { run_id }: Run): void {
  if (!store.filesOf(run_id).areRemoved) return;
  throw new Refusal(4, `the saved files of ${run_id} were removed by \`savepoint clean --files\``, {
    hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
  });
}

/** Whether a run can be gone on with, as far as the files go that it began with; those that were removed on purpose are told by `mustHaveFiles`. */
export function hasItsSource(store: DirectoryStore, run: Run): boolean {
  return store.filesOf(run.run_id).areRemoved || canReadSource(run, store.packsPath(run.run_id));
}
