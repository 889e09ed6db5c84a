/** A step that makes something in a folder that may be entered and not listed: what is in it cannot be told, so the step is not saved. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint } from '../support/cli.ts';
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
