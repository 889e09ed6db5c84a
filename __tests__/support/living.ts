/** The processes that a test's command line started, wherever they went: told by a variable that all of them inherit. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from '@jest/globals';
import { until } from './cli.ts';

const VARIABLE = 'SAVEPOINT_TEST_TREE';

export interface Tree {
  /** To be in the environment that Savepoint is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Who lives now: Savepoint, its watcher, the steps' processes. */
  living(): readonly Living[];
  /** Kills everybody who lives now. */
  kill(): void;
  /** Settles when nobody lives. @throws Error naming who does */
  gone(): Promise<void>;
}

export interface Living {
  readonly pid: number;
  /** The command, for people. */
  readonly command: string;
  readonly isWatcher: boolean;
}

/** A new tree. What is left of it after the tests of the calling file is killed. */
export function tree(): Tree {
  const id = randomUUID();
  const living = () => livingWith(id);
  afterAllKill(living);
  return {
    env: { [VARIABLE]: id },
    living,
    kill: () => killAll(living()),
    gone: async () => {
      try {
        await until('all processes are gone', () => living().length === 0);
      } catch {
        const names = living().map(({ pid, command }) => `${pid} ${command}`);
        throw new Error(`processes that live on: ${names.join('; ')}`);
      }
    },
  };
}

const trees: (() => readonly Living[])[] = [];

function afterAllKill(living: () => readonly Living[]): void {
  trees.push(living);
}

afterAll(() => {
  for (const living of trees) killAll(living());
});

function killAll(living: readonly Living[]): void {
  for (const { pid } of living) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It has ended meanwhile, as a step's `sleep 0.05` does.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function livingWith(id: string): readonly Living[] {
  const found: Living[] = [];
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const environ = read(`/proc/${entry}/environ`);
    if (!environ.split('\0').includes(`${VARIABLE}=${id}`)) continue;
    // One that has ended and only waits for its parent does not live, and has no command line.
    const command = read(`/proc/${entry}/cmdline`).split('\0').join(' ').trim();
    if (command === '') continue;
    found.push({ pid: Number(entry), command, isWatcher: /--watch-attempt|^savepoint-watch/.test(command) });
  }
  return found;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Whether a process lives. One that has ended and only waits for its parent does not. */
export function isAlive(pid: number): boolean {
  return !/^$|\) [ZX] /.test(read(`/proc/${pid}/stat`));
}
