/** Tells the runner the outputs of the action, and the variables that its steps set. */
import * as core from '@actions/core';
import type { Run } from '../record/run.ts';
import { setByAll } from '../run/context.ts';
import { moved } from '../run/moved.ts';

/**
 * @param run whose variables and PATH later steps of the job get, reused or not; nothing that holds a secret is on record
 * @returns why they could not be told, as where a step has removed the runner's file for them; null where they were
 */
export function tellOutputs(
  outputs: Readonly<Record<string, string>>,
  run: Run | null = null,
): string | null {
  try {
    // `fromJSON` of an output that is not set is an error, also where nothing started.
    for (const [name, value] of Object.entries({ outputs: '{}', ...outputs })) core.setOutput(name, value);
    if (run !== null) tellVariables(run);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function tellVariables(run: Run): void {
  const { env, path } = setByAll(moved(run));
  for (const [name, value] of Object.entries(env)) core.exportVariable(name, value);
  for (const folder of path.toReversed()) core.addPath(folder);
}
