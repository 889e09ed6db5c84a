import { setImmediate } from 'node:timers/promises';

/** How long work may go on before signals, timers and other steps get their turn. */
const TURN_MS = 30;

/** Settles when whatever the system had to tell while work went on without a pause has been told: the second turn begins after it was asked. */
export async function everythingHeard(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

export interface Pause {
  /** Waits for everybody else's turn when it is time, and throws the signal's reason when it is aborted. */
  (): Promise<void>;
  /** Whether it is time; for loops that would rather not await. */
  isDue(): boolean;
}

/** Lets long work that does not wait for anything step aside every 30 ms. */
export function pauses(signal: AbortSignal): Pause {
  let since = performance.now();
  const isDue = () => signal.aborted || performance.now() - since >= TURN_MS;
  const pause = async () => {
    signal.throwIfAborted();
    if (!isDue()) return;
    await setImmediate();
    since = performance.now();
    signal.throwIfAborted();
  };
  return Object.assign(pause, { isDue });
}
