/** The processes of a run under act: which one is the action, whether act has ended, and an end to all of them. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { until } from './cli.ts';
import { isAlive, type tree } from './living.ts';

/** Milliseconds after which a test that waits is taken to hang. A runner beside others takes its time. */
export const HANGING = 120_000;

/** The process that act itself started from the action's bundle, not one that the bundle started. */
export async function actionOf(
  runner: ChildProcess,
  { living, step }: { readonly living: ReturnType<typeof tree>['living']; readonly step: string | undefined },
): Promise<number> {
  const find = () =>
    living().find(
      ({ pid, command }) =>
        command.includes('/dist/index.js') &&
        procFile(pid, 'status').includes(`\nPPid:\t${runner.pid}\n`) &&
        (step === undefined || procFile(pid, 'environ').split('\0').includes(`GITHUB_ACTION=${step}`)),
    )?.pid;
  await until('the action runs', () => find() !== undefined || hasEnded(runner), HANGING);
  const pid = find();
  if (pid === undefined) throw new Error('the workflow ended, and the action did not run');
  return pid;
}

/** Whether a process has ended, by itself or by a signal. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** Kills, and looks again, until there is nobody: one that is being killed may have started another. */
export async function killAll(living: ReturnType<typeof tree>['living']): Promise<void> {
  const killed = new Set<number>();
  await until('every process is gone', () => {
    const found = living();
    for (const { pid } of found) {
      kill(pid);
      killed.add(pid);
    }
    return found.length === 0 && ![...killed].some(isAlive);
  });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
