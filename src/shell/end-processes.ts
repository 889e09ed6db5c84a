import type { Hunt } from './hunt.ts';
import type { StopSignal } from './port.ts';
import { identity, type Process } from './processes.ts';

/** After this many looks, about two seconds, what is left cannot be ended: it hangs in the kernel. */
const MOST_ROUNDS = 26;

export interface Ending {
  readonly signal: StopSignal;
  /** How long the processes may take to end by themselves. */
  readonly graceMs: number;
  /** Cuts the grace short. */
  readonly hurry?: AbortSignal;
}

/**
 * Ends all processes of a hunt: the signal once to each, and after the grace SIGKILL, looked for again until there is none.
 * Returns those that could not be ended. A process started during the grace gets no signal of its own, since it may
 * be what cleans up.
 */
export async function endProcesses(hunt: Hunt, { signal, graceMs, hurry }: Ending): Promise<Process[]> {
  if (graceMs > 0 && !hurry?.aborted) {
    const first = hunt.find();
    if (first.length === 0) return [];
    signalOnce(hunt, first, signal);
    if (await goneWithin(hunt, graceMs, hurry)) return [];
  }
  return killAll(hunt);
}

/** The leader's group gets the signal as one, so that no process that is just being started is missed. */
function signalOnce(hunt: Hunt, processes: readonly Process[], signal: StopSignal): void {
  const group = hunt.leader?.pid;
  if (group !== undefined && processes.some((process) => process.group === group)) sendSignal(-group, signal);
  for (const process of processes) if (process.group !== group) sendSignal(process.pid, signal);
}

async function goneWithin(hunt: Hunt, graceMs: number, hurry: AbortSignal | undefined): Promise<boolean> {
  let over = hurry?.aborted ?? false;
  const finish = (): void => {
    over = true;
    wake();
  };
  let wake = (): void => {};
  const timer = setTimeout(finish, graceMs);
  hurry?.addEventListener('abort', finish, { once: true });
  try {
    for (let wait = 10; !over; wait = Math.min(wait * 2, 100)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, wait);
      });
      if (hunt.find().length === 0) return true;
    }
    return false;
  } finally {
    clearTimeout(timer);
    hurry?.removeEventListener('abort', finish);
  }
}

async function killAll(hunt: Hunt): Promise<Process[]> {
  const denied = new Set<string>();
  let left: Process[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    left = hunt.find();
    const mine = left.filter((process) => !denied.has(identity(process)));
    if (mine.length === 0) return left;
    const group = hunt.leader?.pid;
    if (group !== undefined && mine.some((process) => process.group === group)) sendSignal(-group, 'SIGKILL');
    for (const process of mine) {
      if (sendSignal(process.pid, 'SIGKILL') === 'denied') denied.add(identity(process));
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(2 ** round, 100)));
  }
  return left;
}

/** Sends a signal to a process, or with a negative number to a group. */
export function sendSignal(pid: number, signal: NodeJS.Signals): 'sent' | 'gone' | 'denied' {
  try {
    process.kill(pid, signal);
    return 'sent';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'denied' : 'gone';
  }
}
