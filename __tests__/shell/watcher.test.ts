import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { startWatcher } from '../../src/shell/watcher.ts';
import { alive, ShellRig, until } from '../support/shell-rig.ts';

const MAIN = fileURLToPath(new URL('../support/shell-savepoint-main.ts', import.meta.url));
const WATCHER = fileURLToPath(new URL('../support/shell-watcher-main.ts', import.meta.url));

interface Savepoint {
  readonly child: ChildProcess;
  output(): string;
  watcher(): Promise<number>;
}

function startSavepoint(rig: ShellRig, script: string, ending = ''): Savepoint {
  const child = spawn(process.execPath, [MAIN, rig.directory, rig.attempt, script, ending], {
    stdio: [ending === 'bye' ? 'ignore' : 'pipe', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  return {
    child,
    output: () => text,
    async watcher() {
      await until(() => /watcher \d+/.test(text), 'a watcher');
      return Number(/watcher (\d+)/.exec(text)?.[1]);
    },
  };
}

const STUBBORN = `
  (trap '' INT TERM; echo $BASHPID > stubborn; while :; do sleep 1; done) &
  setsid sh -c 'echo $$ > daemon; exec sleep 1000' &
  echo $$ > main
  wait`;

test('when Savepoint is killed by SIGKILL its watcher, which has a name of its own and shares its pipe with no step, ends all processes of the attempt, and then itself', async () => {
  await using rig = new ShellRig();
  const savepoint = startSavepoint(rig, STUBBORN);
  const watcher = await savepoint.watcher();
  const pids = [await rig.pid('main'), await rig.pid('stubborn'), await rig.pid('daemon')];
  expect([watcher, ...pids].every(alive)).toBe(true);
  // Whoever kills all that is called node does not kill it.
  const name = () => readFileSync(`/proc/${watcher}/comm`, 'utf8');
  await until(() => name() === 'savepoint-watch\n', 'the name of the watcher');
  const open = readdirSync(`/proc/${pids[0]}/fd`).map((fd) => readlinkSync(`/proc/${pids[0]}/fd/${fd}`));
  expect(open.filter((target) => target.startsWith('socket:'))).toEqual([]);
  savepoint.child.kill('SIGKILL');
  await until(() => !alive(watcher), 'the end of the watcher', 7500);
  expect(pids.filter(alive)).toEqual([]);
});

test('a watcher does not mind SIGINT, SIGTERM and SIGHUP, nor the end of its own attempt', async () => {
  await using rig = new ShellRig();
  const savepoint = startSavepoint(rig, 'echo $$ > main; sleep 1000');
  const watcher = await savepoint.watcher();
  const main = await rig.pid('main');
  await until(() => readlinkSync(`/proc/${watcher}/cwd`) === '/', 'the watcher at work');
  await listening(watcher);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(watcher, signal);
  expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 2, survivors: [] });
  expect([alive(main), alive(watcher)]).toEqual([false, true]);
  savepoint.child.kill('SIGKILL');
  await until(() => !alive(watcher), 'the end of the watcher');
});

test('a watcher that is told so goes without ending anything', async () => {
  await using rig = new ShellRig();
  const savepoint = startSavepoint(
    rig,
    '(echo $BASHPID > left; exec sleep 1000) & while [ ! -s left ]; do :; done',
    'bye',
  );
  const watcher = await savepoint.watcher();
  await until(() => savepoint.output().includes('closed'), 'the watcher closed');
  expect([alive(watcher), alive(await rig.pid('left'))]).toEqual([false, true]);
  if (savepoint.child.exitCode === null) await once(savepoint.child, 'exit');
  expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 1, survivors: [] });
});

test('what NODE_OPTIONS names by a path that is relative to another folder does not keep a watcher from its work', async () => {
  const env = { PATH: process.env.PATH ?? '', NODE_OPTIONS: '--require ./hook.js' };
  const watcher = startWatcher({ execPath: process.execPath, args: [WATCHER, '300'], env });
  await listening(watcher.pid ?? 0);
  await watcher.close();
});

/** Waits until a process catches SIGHUP. */
async function listening(pid: number): Promise<void> {
  const catches = (): boolean => {
    const mask = /^SigCgt:\s*(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return (BigInt(`0x${mask}`) & 1n) === 1n;
  };
  await until(catches, 'a watcher that catches SIGHUP');
}
