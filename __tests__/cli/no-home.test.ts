/** Where HOME says nothing of use, as in a container. */
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint, workspaceWith } from '../support/cli.ts';
import { asNobody, giveTo, isRoot } from '../support/other-user.ts';

const UNKNOWN = 54_321;

test('a run needs no HOME, nor a user that the system knows', async () => {
  const cwd = workspaceWith('steps: [{ id: one, run: id -u > file }]');
  const { program } = asNobody();
  giveTo(UNKNOWN, cwd);
  const user = isRoot ? { uid: UNKNOWN, ...(program === undefined ? {} : { program }) } : {};
  const ended = await savepoint(['run'], { cwd, ...user, env: { HOME: undefined } });
  expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('1 of 1 step done')]);
  expect(readFileSync(join(cwd, 'file'), 'utf8')).toBe(`${isRoot ? UNKNOWN : userInfo().uid}\n`);
});

test.each(['', 'some/where'])('`~` is the folder of the user where HOME is "%s"', async (HOME) => {
  const cwd = workspaceWith(`
workspace: { paths: [".", "~/.savepoint-never-there"] }
steps: [{ id: one, run: echo 1 > file }]
`);
  const run = await savepoint(['run'], { cwd, env: { HOME } });
  expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('1 of 1 step done')]);
  const { stdout } = await savepoint(['show', '-o', 'json'], { cwd, env: { HOME } });
  expect(stdout).toContain(`"${join(userInfo().homedir, '.savepoint-never-there')}"`);
});
