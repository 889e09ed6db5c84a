/** A step that makes something in a folder that may be entered and not listed: what is in it cannot be told, so the step is not saved. */
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, startSavepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { place } from '../support/scene.ts';

test.each([
  ['alone', '{ id: a, run: STEP }'],
  ['beside another', 'parallel: [{ id: a, run: STEP }, { id: s, writes: [s], run: sleep 1 }]'],
])('%s: it is completed but not saved, the folder is named, and a resume runs it again', async (_, entry) => {
  const outside = folder();
  const step = '\'echo a >> "$LOG"; echo a > drop/a; echo b > beside\'';
  const cwd = place({
    'savepoint.yml': `steps:\n  - ${entry.replace('STEP', step)}\n  - { id: b, run: 'test -e drop/a; test -e "$LOG.go"' }\n`,
  });
  const drop = join(cwd, 'drop');
  mkdirSync(drop);
  giveAway(outside, cwd, join(cwd, 'savepoint.yml'), drop);
  chmodSync(drop, 0o300);
  const other = asNobody();
  const it = { ...other, cwd, env: { ...other.env, LOG: join(outside, 'log') } };
  const call = (...args: readonly string[]) => savepoint([...args, '--store', join(outside, 'store')], it);
  const first = await call('run');
  expect([first.code, first.stderr]).toEqual([
    1,
    expect.stringContaining('warning: a: is completed but not saved: drop could not be kept'),
  ]);
  expect((await call('resume')).code).toBe(4);
  chmodSync(drop, 0o700);
  await call('resume');
  expect(linesIn(it.env.LOG)).toEqual(['a', 'a']);
});

test('where a failed step left a file that cannot be read in the place of a saved one, the resume is refused until it is gone', async () => {
  const outside = folder();
  const text = `
steps:
  - { id: a, run: 'echo made > x; echo a >> "$LOG"' }
  - { id: b, run: 'test ! -e "$LOG.go" || exec cat x; rm x; echo secret > x; chmod 000 x; exit 1' }
`;
  const cwd = place({ 'savepoint.yml': text });
  giveAway(outside, cwd, join(cwd, 'savepoint.yml'));
  const other = asNobody();
  const it = { ...other, cwd, env: { ...other.env, LOG: join(outside, 'log'), CI: 'true' } };
  const call = (...args: readonly string[]) => savepoint([...args, '--store', join(outside, 'store')], it);
  await call('run');
  writeFileSync(join(outside, 'log.go'), '');
  for (const command of ['plan', 'resume']) {
    const refused = await call(command);
    expect([refused.code, refused.stderr]).toEqual([
      4,
      expect.stringContaining(
        'x cannot be brought back: what cannot be read (permission denied) is in its place',
      ),
    ]);
  }
  rmSync(join(cwd, 'x'));
  expect((await call('resume')).code).toBe(0);
  expect(linesIn(it.env.LOG)).toEqual(['a']);
});

test.each(['fails', 'is killed with Savepoint'])(
  'what a step that %s left in a folder that cannot be read must be readable before the run goes on, and is set aside',
  async (how) => {
    const outside = folder();
    const text = `
steps:
  - { id: a, run: 'mkdir e; echo a > e/a' }
  - { id: b, run: 'cat e/a >> "$LOG"; mkdir m; test ! -e "$LOG.go" || exit 0; echo half | tee m/s > e/a; chmod 000 m e; touch "$LOG.runs"; ${how === 'fails' ? 'exit 1' : 'sleep 1000'}' }
`;
    const cwd = place({ 'savepoint.yml': text });
    giveAway(outside, cwd, join(cwd, 'savepoint.yml'));
    const other = asNobody();
    const it = { ...other, cwd, env: { ...other.env, LOG: join(outside, 'log'), CI: 'true' } };
    const options = ['--store', join(outside, 'store')];
    const started = startSavepoint(['run', ...options], it);
    await until('it has made it', () => existsSync(join(outside, 'log.runs')));
    if (how !== 'fails') started.child.kill('SIGKILL');
    await started.ended;
    writeFileSync(join(outside, 'log.go'), '');
    for (const command of ['plan', 'resume']) {
      const refused = await savepoint([command, ...options], it);
      expect([refused.code, refused.stderr]).toEqual([
        4,
        expect.stringContaining(
          ' must be saved before it is set back, and cannot be read: permission denied',
        ),
      ]);
    }
    // What is written later than this after a kill is a person's.
    if (how !== 'fails') await setTimeout(5500);
    for (const name of ['m', 'e']) chmodSync(join(cwd, name), 0o755);
    const resumed = await savepoint(['resume', ...options], it);
    expect([resumed.code, resumed.stderr]).toEqual([
      0,
      expect.stringMatching(/set aside: b: e\/a, m, m\/s; /),
    ]);
    expect(linesIn(it.env.LOG)).toEqual(['a', 'a']);
  },
);

test.each(['fails', 'is killed with Savepoint'])(
  'where a step that %s left such a folder in the place of one of the source, and that is removed, all that was in it comes back',
  async (how) => {
    const outside = folder();
    const text = `
steps:
  - { id: b, run: 'cat d/*/f >> "$LOG"; test ! -e "$LOG.go" || exit 0; rm -r d; mkdir d; echo half > d/f; chmod 000 d; touch "$LOG.runs"; ${how === 'fails' ? 'exit 1' : 'sleep 1000'}' }
`;
    const cwd = place({ 'savepoint.yml': text, 'd/1/f': '1\n', 'd/2/f': '2\n' });
    const inside = ['d', 'd/1', 'd/2', 'd/1/f', 'd/2/f'].map((name) => join(cwd, name));
    giveAway(outside, cwd, join(cwd, 'savepoint.yml'), ...inside);
    const other = asNobody();
    const it = { ...other, cwd, env: { ...other.env, LOG: join(outside, 'log') } };
    const options = ['--store', join(outside, 'store')];
    const started = startSavepoint(['run', ...options], it);
    await until('it has made it', () => existsSync(join(outside, 'log.runs')));
    if (how !== 'fails') started.child.kill('SIGKILL');
    await started.ended;
    writeFileSync(join(outside, 'log.go'), '');
    expect((await savepoint(['resume', ...options], it)).code).toBe(4);
    if (how !== 'fails') await setTimeout(5500);
    rmSync(join(cwd, 'd'), { recursive: true });
    const resumed = await savepoint(['resume', ...options], it);
    expect([resumed.code, resumed.stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
    expect(linesIn(it.env.LOG)).toEqual(['1', '2', '1', '2']);
  },
);

test('what a step reads in a folder that may be entered and not listed may have changed: it runs again', async () => {
  const outside = folder();
  const text = `
steps:
  - { id: a, reads: ["in/**"], run: 'cat in/f >> "$LOG"' }
  - { id: b, reads: ["other/**", "*"], run: 'echo b >> "$LOG"' }
  - { id: c, reads: [], run: 'test -e "$LOG.go"' }
`;
  const cwd = place({ 'savepoint.yml': text, 'in/f': '1\n', 'other/f': 'x\n' });
  giveAway(outside, cwd, join(cwd, 'savepoint.yml'), join(cwd, 'in'), join(cwd, 'in/f'));
  chmodSync(join(cwd, 'in'), 0o300);
  const other = asNobody();
  const it = { ...other, cwd, env: { ...other.env, LOG: join(outside, 'log'), CI: 'true' } };
  const call = (...args: readonly string[]) => savepoint([...args, '--store', join(outside, 'store')], it);
  expect((await call('run')).code).toBe(1);
  writeFileSync(join(cwd, 'in/f'), '22\n');
  const planned = await call('plan');
  expect(planned.stdout).toMatch(/a +run +.*in/);
  expect(planned.stdout).toMatch(/b +run +/);
  await call('resume');
  expect(linesIn(it.env.LOG)).toEqual(['1', 'b', '22', 'b']);
});
