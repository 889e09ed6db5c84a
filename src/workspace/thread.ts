/** Another thread. Its program is the text of two functions, so that it is the same in the bundle, from the sources and in tests. */
import { type ResourceLimits, Worker } from 'node:worker_threads';

interface ThreadOptions {
  readonly workerData?: unknown;
  readonly resourceLimits: ResourceLimits;
}

/**
 * Both functions name nothing but their parameters and what is everywhere.
 * @param serve is called with `require` and `act`
 * @returns null where the system allows no other thread
 */
export function startThread<Act extends (...given: never[]) => unknown>(
  serve: (load: NodeJS.Require, act: Act) => void,
  act: Act,
  options: ThreadOptions,
): Worker | null {
  try {
    // What was to be loaded in front of the program is not for this one.
    return new Worker(`(${serve})(require, ${act})`, { eval: true, execArgv: [], ...options });
  } catch {
    return null;
  }
}
