/** `savepoint cancel`: another process stops a run, and says how it ended. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { savepoint } from '../support/in-process.ts';

// A process that runs until another one stops it.
test('a run that goes on is stopped, with its steps and `finally`, and its record says so', async () => {
  const cwd = workspaceWith(`
steps: [{ id: long, run: 'echo long >> log; sleep 600' }]
finally: [{ run: echo finally >> log }]
`);
  const going = startSavepoint(['run'], { cwd });
  await until('long runs', () => linesIn(join(cwd, 'log')).includes('long'));
  const cancelled = await savepoint(['cancel'], { cwd });
  expect([cancelled.code, (await going.ended).code]).toEqual([0, 143]);
  expect(cancelled.stderr).toMatch(
    /asks pid \d+ to stop \S+, and waits\n\S+ is interrupted: stopped by SIGTERM\n$/,
  );
  expect(linesIn(join(cwd, 'log'))).toEqual(['long', 'finally']);
  const again = await savepoint(['cancel', 'latest'], { cwd });
  expect([again.code, again.stderr]).toEqual([
    0,
    expect.stringContaining('is not going on: it is interrupted'),
  ]);
  expect((await savepoint(['cancel'], { cwd })).code).toBe(4);
});

test('there is no run that could be stopped', async () => {
  const cwd = workspaceWith('steps: [{ run: "true" }]');
  for (const args of [['cancel'], ['cancel', 'latest']]) {
    const { code, stderr } = await savepoint(args, { cwd });
    expect([code, stderr]).toEqual([4, expect.stringContaining('no run')]);
  }
});
