/** `--deadline`: a long run in short attempts, each of which saves what it has done. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

const LOG = join(folder(), 'log');
const env = { LOG };

// The steps take their time: six of 0.4 s in attempts of 1.5 s.
test('steps of hours in jobs of an hour end by themselves, and no step runs twice for it', async () => {
  const cwd = workspaceWith(
    `steps:\n${['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `  - { id: ${id}, run: 'echo ${id} >> "$LOG"; sleep 0.4; echo ${id} > ${id}' }\n`).join('')}`,
  );
  const codes: (number | null)[] = [];
  for (let at = 0; at < 10 && codes.at(-1) !== 0; at++)
    codes.push((await savepoint(['run', '--deadline', '1500ms'], { cwd, env })).code);
  expect([codes.at(-1), codes.slice(0, -1).every((code) => code === 75)]).toEqual([0, true]);
  expect(codes.length).toBeGreaterThan(1);
  const ran = linesIn(LOG);
  // One that is stopped in the middle runs again; what was completed does not.
  expect([...new Set(ran)]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(ran.length).toBeLessThanOrEqual(6 + codes.length - 1);
});

// A step that would take for ever is stopped after 1.8 s.
test('what runs is stopped in time to save, with exit code 75, and the last line says so', async () => {
  const cwd = workspaceWith(`
steps:
  - { id: long, keep: true, run: 'echo one > one; sleep 600' }
finally: [{ run: echo finally }]
`);
  const { code, stderr, stdout } = await savepoint(['run', '--deadline', '2s'], { cwd });
  expect([code, stdout]).toEqual([75, '']);
  expect(stderr).toMatch(/^interrupted: .*; out of time; long was stopped; finally has not run$/m);
  expect(stderr).toContain('its files are kept for its next try');
  expect((await savepoint(['show'], { cwd })).stdout).toContain('out of time; long was stopped');
});

test.each(['soon', '0s', '-5m', ''])('--deadline %j is refused', async (deadline) => {
  const cwd = workspaceWith('steps: [{ run: "true" }]');
  const { code, stderr } = await savepoint(['run', `--deadline=${deadline}`], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining('such as 350m or 2h')]);
});
