/** Tells the runner the outputs of the action. */
import * as core from '@actions/core';

/** @returns why they could not be told, as where a step has removed the runner's file for them; null where they were */
export function tellOutputs(outputs: Readonly<Record<string, string>>): string | null {
  try {
    // `fromJSON` of an output that is not set is an error, also where nothing started.
    for (const [name, value] of Object.entries({ outputs: '{}', ...outputs })) core.setOutput(name, value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
