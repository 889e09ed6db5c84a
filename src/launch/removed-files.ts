import type { Run } from '../record/run.ts';
import type { DirectoryStore } from '../store/directory.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
export function mustHaveFiles(store: DirectoryStore, { run_id }: Run): void {
  if (!store.filesOf(run_id).areRemoved) return;
  throw new Refusal(4, `the saved files of ${run_id} were removed by \`savepoint clean --workspaces\``, {
    hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
  });
}
