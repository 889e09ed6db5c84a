import { execFile } from 'node:child_process';
import type { Quarry } from './hunt.ts';
import type { StopSignal } from './port.ts';
import { identity, type Process } from './process.ts';

/** What lives on after so many looks since its SIGKILL, about two seconds, cannot be ended: it hangs in the kernel. */
const MOST_ROUNDS_IN_VAIN = 26;
/** However fast a step starts others, looking for them ends. */
const MOST_ROUNDS = 500;
/** For sudo, which may ask a directory service who we are. */
const SUDO_LIMIT_MS = 5000;

export interface Ending {
  readonly signal: StopSignal;
  /** How long the processes may take to end by themselves. */
  readonly graceMs: number;
  /** Cuts the grace short. */
  readonly hurry?: AbortSignal;
}

/**
 * Ends all processes of a hunt: the signal once to each, and after the grace SIGKILL, looked for again until there is none.
 * Those of another user are killed by `sudo`, where it asks for no password. Returns those that could not be ended. A process started during the grace gets no signal of its own, since it may
 * be what cleans up.
 */
export async function endProcesses(hunt: Quarry, { signal, graceMs, hurry }: Ending): Promise<Process[]> {
  if (graceMs > 0 && !hurry?.aborted) {
    const first = hunt.find();
    if (first.length === 0) return [];
    signalOnce(hunt, first, signal);
    if (await goneWithin(hunt, graceMs, hurry)) return [];
  }
  return killAll(hunt);
}

/** The leader's group gets the signal as one, so that no process that is just being started is missed. */
function signalOnce(hunt: Quarry, processes: readonly Process[], signal: StopSignal): void {
  const group = hunt.leader?.pid;
  if (group !== undefined && processes.some((process) => process.group === group)) sendSignal(-group, signal);
  for (const process of processes) if (process.group !== group) sendSignal(process.pid, signal);
}

async function goneWithin(hunt: Quarry, graceMs: number, hurry: AbortSignal | undefined): Promise<boolean> {
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

async function killAll(hunt: Quarry): Promise<Process[]> {
  const denied = new Set<string>();
  const killed = new Set<string>();
  let left: Process[] = [];
  for (let round = 0, inVain = 0; round < MOST_ROUNDS && inVain < MOST_ROUNDS_IN_VAIN; round++) {
    left = hunt.find();
    const mine = left.filter((process) => !denied.has(identity(process)));
    if (mine.length === 0) return left;
    inVain = mine.every((process) => killed.has(identity(process))) ? inVain + 1 : 0;
    const group = hunt.leader?.pid;
    if (group !== undefined && mine.some((process) => process.group === group)) sendSignal(-group, 'SIGKILL');
    const others = mine.filter((process) => {
      killed.add(identity(process));
      return sendSignal(process.pid, 'SIGKILL') === 'denied';
    });
    if (others.length > 0 && !(await killBySudo(others)))
      for (const process of others) denied.add(identity(process));
    await new Promise((resolve) => setTimeout(resolve, Math.min(2 ** inVain, 100)));
  }
  return left;
}

/** As a runner's user can, which needs no password. */
function killBySudo(processes: readonly Process[]): Promise<boolean> {
  const pids = processes.map(({ pid }) => String(pid));
  return new Promise((resolve) => {
    execFile('sudo', ['-n', 'kill', '-KILL', ...pids], { timeout: SUDO_LIMIT_MS }, (error) =>
      resolve(error === null),
    );
  });
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
