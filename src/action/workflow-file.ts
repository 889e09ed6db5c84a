/** What the workflow file of the job says: how it can be started by hand, and what steps of the job would have by default. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dispatchInputs, hasDefaultsForRun } from '../pipeline/workflow-file.ts';
import type { ByHand } from '../report/by-hand.ts';

/** The inputs of `workflow_dispatch` by which a person lets a step run. */
export const CONSENT: readonly string[] = ['savepoint-run', 'savepoint-from-step'];

/** Whether a workflow can be started by hand with some inputs. @param reference OWNER/NAME/PATH@REF, as the runner names the workflow of a job @param checkout where its file is */
export function byHandOf(names: readonly string[], reference: string, checkout: string | null): ByHand {
  return read(reference, checkout, 'unknown', (text) => {
    const inputs = dispatchInputs(text);
    if (inputs === null) return 'not-at-all';
    return names.every((name) => inputs.includes(name)) ? 'ready' : 'inputs-missing';
  });
}

/** Whether the job has a `defaults.run`, which steps of a pipeline do not get; false where the file is not here. @param job its key */
export function hasDefaults(reference: string, checkout: string | null, job: string): boolean {
  return read(reference, checkout, false, (text) => hasDefaultsForRun(text, job));
}

function read<T>(reference: string, checkout: string | null, unknown: T, look: (text: string) => T): T {
  const [, path] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(reference) ?? [];
  if (path === undefined || checkout === null) return unknown;
  try {
    return look(readFileSync(join(checkout, path), 'utf8'));
  } catch {
    return unknown;
  }
}
