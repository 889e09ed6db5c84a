/** How files that were set aside are told to people. Pure. */
import { someOf } from '../words/some.ts';

/** How many paths an event names. */
export const MOST_NAMED = 20;

/** Some steps by name. */
export function someSteps(steps: readonly string[]): string {
  return someOf(steps, 3);
}
