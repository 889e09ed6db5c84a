/** Cancelling, as the runner of GitHub does it to a step: signals to its own process and to no other. */
import { until } from './cli.ts';
import { isAlive } from './living.ts';

export interface CancelTimes {
  /** From SIGINT to SIGTERM, in milliseconds. */
  readonly toTerminate: number;
  /** From SIGTERM to SIGKILL, in milliseconds. */
  readonly toKill: number;
}

/** Those of the runner (`ProcessInvoker` in actions/runner). */
export const GITHUB_TIMES: CancelTimes = { toTerminate: 7_500, toKill: 2_500 };

/** Ends a process. Settles with the signal after which it was gone. */
export async function cancelAsGitHub(pid: number, times: CancelTimes): Promise<NodeJS.Signals> {
  process.kill(pid, 'SIGINT');
  if (await endsWithin(pid, times.toTerminate)) return 'SIGINT';
  process.kill(pid, 'SIGTERM');
  if (await endsWithin(pid, times.toKill)) return 'SIGTERM';
  process.kill(pid, 'SIGKILL');
  await until(`process ${pid} is gone`, () => !isAlive(pid));
  return 'SIGKILL';
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end && isAlive(pid)) await new Promise((done) => setTimeout(done, 10));
  return !isAlive(pid);
}
