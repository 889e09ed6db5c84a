/** Whether a workflow can be started by hand to go on with a run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dispatchInputs } from '../pipeline/dispatch.ts';
import type { ByHand } from '../report/go-on.ts';

/** @param reference OWNER/NAME/PATH@REF, as the runner names the workflow of a job @param checkout where its file is */
export function byHandOf(reference: string, checkout: string | null): ByHand {
  const [, path] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(reference) ?? [];
  if (path === undefined || checkout === null) return 'unknown';
  try {
    const inputs = dispatchInputs(readFileSync(join(checkout, path), 'utf8'));
    if (inputs === null) return 'not-at-all';
    return ['savepoint-run', 'savepoint-from-step'].every((name) => inputs.includes(name))
      ? 'ready'
      : 'inputs-missing';
  } catch {
    return 'unknown';
  }
}
