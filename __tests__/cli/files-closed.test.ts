/** A step that makes something in a folder that may be entered and not listed: what is in it cannot be told, so the step is not saved. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, startSavepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { type Files, place } from '../support/scene.ts';

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

const HOW = ['fails', 'is killed with Savepoint'];

/**
 * A step of a user who is not root fails, or is killed with Savepoint, where it has left what cannot be read; then plan and resume are refused,
 * and so much time goes by that what is written after a kill is a person's.
 * @param leaves what it does as long as it may not go on @returns how the run goes on once a person has put that right
 */
async function refusedFor(
  how: string,
  { steps, leaves, files }: { steps: (b: string) => string; leaves: string; files: Files },
) {
  const outside = folder();
  const ends = how === 'fails' ? 'exit 1' : 'sleep 1000';
  const b = `test -e "$LOG.go" || { ${leaves}; touch "$LOG.runs"; ${ends}; }`;
  const cwd = place({ 'savepoint.yml': steps(b), ...files });
  giveAway(
    outside,
    ...readdirSync(cwd, { recursive: true, encoding: 'utf8' }).map((name) => join(cwd, name)),
    cwd,
  );
  const other = asNobody();
  const it = { ...other, cwd, env: { ...other.env, LOG: join(outside, 'log'), CI: 'true' } };
  const options = ['--store', join(outside, 'store')];
  const started = startSavepoint(['run', ...options], it);
  await until('it has left it', () => existsSync(join(outside, 'log.runs')));
  if (how !== 'fails') started.child.kill('SIGKILL');
  await started.ended;
  writeFileSync(join(outside, 'log.go'), '');
  for (const command of ['plan', 'resume']) {
    const refused = await savepoint([command, ...options], it);
    const why = ' must be saved before it is set back, and cannot be read: permission denied';
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining(why)]);
  }
  if (how !== 'fails') await setTimeout(5500);
  return { cwd, resume: () => savepoint(['resume', ...options], it), log: () => linesIn(it.env.LOG) };
}

test.each(HOW)(
  'what a step that %s left in a folder that cannot be read is set aside once that can be',
  async (how) => {
    const { cwd, resume, log } = await refusedFor(how, {
      steps: (b) => `
steps:
  - { id: a, run: 'mkdir e; echo a > e/a' }
  - { id: b, run: 'cat e/a >> "$LOG"; mkdir m; ${b}' }
`,
      leaves: 'echo half | tee m/s > e/a; chmod 000 m e',
      files: {},
    });
    for (const name of ['m', 'e']) chmodSync(join(cwd, name), 0o755);
    const { code, stderr } = await resume();
    expect([code, stderr]).toEqual([0, expect.stringContaining('set aside: b: e/a, m, m/s; ')]);
    expect(log()).toEqual(['a', 'a']);
  },
);

test.each(HOW)(
  'nor is what a step that %s had deleted in such a folder, or closed beside it, what a person does who follows the remedy',
  async (how) => {
    const { cwd, resume, log } = await refusedFor(how, {
      steps: (b) => `
steps:
  - { id: a, run: 'mkdir e e/m; echo a > e/a' }
  - { id: b, run: 'cat d/1 d/2/f e/a >> "$LOG"; test ! -e e/new; ${b}' }
`,
      leaves:
        'echo half | tee e/new > e/a; chmod 444 e/new e/a; rm -r d/2 d/1; echo half > d/3; chmod 000 d e/m',
      files: { 'd/1': '1\n', 'd/2/f': '2\n' },
    });
    execFileSync('chmod', ['-R', 'u+rwX', 'd', 'e'], { cwd });
    const { code, stderr } = await resume();
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
    expect(log()).toEqual(['1', '2', 'a', '1', '2', 'a']);
  },
);

test.each(HOW)(
  'where a step that %s left such a folder in the place of one of the source, and that is removed, all that was in it comes back',
  async (how) => {
    const { cwd, resume, log } = await refusedFor(how, {
      steps: (b) => `steps: [{ id: b, run: 'cat d/*/f >> "$LOG"; ${b}' }]`,
      leaves: 'rm -r d; mkdir d; echo half > d/f; chmod 000 d',
      files: { 'd/1/f': '1\n', 'd/2/f': '2\n' },
    });
    rmSync(join(cwd, 'd'), { recursive: true });
    const { code, stderr } = await resume();
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
    expect(log()).toEqual(['1', '2', '1', '2']);
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
