import { expect, test } from '@jest/globals';
import { workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';

const TEXT =
  'steps:\n  - parallel:\n      - { id: a, run: "true" }\n      - { id: b, run: "true" }\n  - { id: c, run: test -e go }\n';
const LINE = /savepoint\.yml:3.* "a" and "b" can run side by side/;

test('validate and the start of a run warn of steps whose changes are not told apart, and go on', async () => {
  const cwd = workspaceWith(TEXT);
  const validated = await savepoint(['validate'], { cwd });
  expect([validated.code, validated.stdout, validated.stderr]).toEqual([
    0,
    expect.stringContaining('is valid'),
    expect.stringMatching(LINE),
  ]);
  const first = await savepoint(['run', '--max-parallel', '2'], { cwd });
  expect([first.code, first.stderr]).toEqual([1, expect.stringMatching(LINE)]);
  expect((await savepoint(['run'], { cwd })).stderr).not.toMatch(LINE);
});
