/** What a killed attempt leaves: processes and scratch files, which may hold secrets. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

test.each([['resume'], ['run', '--fresh']])(
  'when the watcher is killed too, the next %s does that',
  async (...args) => {
    const cwd = workspaceWith(SLEEPER);
    const temp = folder();
    const { env, living } = tree();
    const { child, ended } = startSavepoint(['run'], { cwd, env: { TMPDIR: temp, ...env } });
    await until('the step has started', () => linesIn(join(cwd, 'pids')).length === 1);
    const watcher = living().find((each) => each.isWatcher);
    for (const pid of [watcher?.pid ?? 0, child.pid ?? 0]) process.kill(pid, 'SIGKILL');
    await ended;
    const isSleeping = () => living().some((each) => each.command.includes('sleep'));
    await savepoint([...args], {
      cwd: workspaceWith('steps:\n  - run: echo\n'),
      env: { TMPDIR: temp },
    });
    expect(isSleeping()).toBe(true);
    writeFileSync(join(cwd, 'go'), '');
    expect((await savepoint([...args], { cwd, env: { TMPDIR: temp } })).code).toBe(0);
    expect(living()).toEqual([]);
    expect(scratchIn(temp)).toEqual([]);
  },
);

test('run.json of a large pipeline tells of a step that runs long, to those who read nothing else', async () => {
  const many = Array.from({ length: 120 }, (_, at) => `  - { id: s${at}, run: echo, if: false }\n`).join('');
  const cwd = workspaceWith(
    `steps:\n${many}  - { id: long, run: 'while [ ! -e go ]; do sleep 0.05; done' }\n`,
  );
  const { ended } = startSavepoint(['run'], { cwd });
  const runs = join(cwd, '.savepoint', 'runs');
  const current = (): readonly string[] => {
    try {
      const [id = ''] = readdirSync(runs);
      return (JSON.parse(readFileSync(join(runs, id, 'run.json'), 'utf8')) as { current_steps: string[] })
        .current_steps;
    } catch {
      return [];
    }
  };
  await until('run.json names the step', () => current().includes('long'));
  writeFileSync(join(cwd, 'go'), '');
  expect((await ended).code).toBe(0);
});

test('a store where the system makes no folders is an error, not a loop', async () => {
  const cwd = workspaceWith('steps:\n  - run: echo > started\n');
  const { code, stderr } = await savepoint(['run', '--store', '/proc/savepoint-store'], { cwd });
  expect([code, stderr]).toEqual([5, expect.stringContaining('/proc/savepoint-store')]);
  expect(readdirSync(cwd)).toEqual(['savepoint.yml']);
});
