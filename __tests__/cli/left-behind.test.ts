/** What a killed attempt leaves: processes and scratch files, which may hold secrets. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';

const SLEEPER = `
workspace: { exclude: [go, pids] }
steps:
  - { id: a, run: 'echo $$ >> pids; [ -e go ] || exec sleep 1000' }
`;

function scratchIn(temp: string): readonly string[] {
  return readdirSync(temp).filter((name) => name.startsWith('savepoint-'));
}

test('the watcher of a killed Savepoint ends its steps and removes its scratch files', async () => {
  const cwd = workspaceWith(SLEEPER);
  const temp = folder();
  const { env, gone } = tree();
  const { child, ended } = startSavepoint(['run'], { cwd, env: { TMPDIR: temp, ...env } });
  await until('the step has started', () => linesIn(join(cwd, 'pids')).length === 1);
  expect(scratchIn(temp)).toHaveLength(1);
  child.kill('SIGKILL');
  await ended;
  await gone();
  await until('the scratch files are gone', () => scratchIn(temp).length === 0);
});

test('when the watcher is killed too, the next run does that, and a run elsewhere does not', async () => {
  const cwd = workspaceWith(SLEEPER);
  const temp = folder();
  const { env, living } = tree();
  const { child, ended } = startSavepoint(['run'], { cwd, env: { TMPDIR: temp, ...env } });
  await until('the step has started', () => linesIn(join(cwd, 'pids')).length === 1);
  const watcher = living().find((each) => each.isWatcher);
  for (const pid of [watcher?.pid ?? 0, child.pid ?? 0]) process.kill(pid, 'SIGKILL');
  await ended;
  const isSleeping = () => living().some((each) => each.command.includes('sleep'));
  const other = workspaceWith('steps:\n  - run: echo\n');
  expect((await savepoint(['run'], { cwd: other, env: { TMPDIR: temp } })).code).toBe(0);
  expect(isSleeping()).toBe(true);
  writeFileSync(join(cwd, 'go'), '');
  expect((await savepoint(['run', '--fresh'], { cwd, env: { TMPDIR: temp } })).code).toBe(0);
  expect(living()).toEqual([]);
  expect(scratchIn(temp)).toEqual([]);
});
