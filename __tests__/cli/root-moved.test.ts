/** A folder that is moved away while a step runs: nobody has deleted what is in it. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint } from '../support/cli.ts';
import { checkout, put, read, repository, Scene } from '../support/scene.ts';

const LAST = '{ id: last, run: \'test -e "$OUT/go"\' }';

test('a root that is moved away while a step runs: the step is not saved, and the root is named', async () => {
  const scene = new Scene();
  const data = join(scene.outside, 'data');
  const cwd = repository({
    'savepoint.yml': `
workspace: { paths: [., "${data}"] }
steps:
  - { id: one, run: 'echo one > "$OUT/data/one"; echo one >> "$LOG"' }
  - { id: two, run: 'echo two > two; echo two >> "$LOG"; test -e "$OUT/stay" || mv "$OUT/data" "$OUT/away"' }
  - ${LAST}
`,
  });
  mkdirSync(data);
  put(data, { mine: 'mine\n' });
  const first = await scene.run(cwd);
  expect(first.stdout + first.stderr).toContain(
    `two: is completed but not saved: the root "${data}" is not where it was`,
  );
  renameSync(join(scene.outside, 'away'), data);
  expect(await scene.reasons(cwd)).toEqual({
    one: 'reuse completed',
    two: 'run unsaved',
    last: 'run failed',
  });
  scene.release('stay');
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['one', 'two', 'two']);
  expect([read(data, 'mine'), read(data, 'one'), read(cwd, 'two')]).toEqual(['mine\n', 'one\n', 'two\n']);
});

test('a root that a step deletes is deleted', async () => {
  const scene = new Scene();
  const data = join(scene.outside, 'data');
  const cwd = repository({
    'savepoint.yml': `
workspace: { paths: [., "${data}"] }
steps:
  - { id: clean, run: 'rm -r "$OUT/data"; echo clean >> "$LOG"' }
  - ${LAST}
`,
  });
  mkdirSync(data);
  put(data, { old: 'old\n' });
  await scene.run(cwd);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['clean']);
  expect(existsSync(data)).toBe(false);
});

const MOVED = `
steps:
  - { id: one, run: 'echo one > one; echo one >> "$LOG"' }
  - { id: two, run: 'echo two >> "$LOG"; test -e "$OUT/stay" || mv "$PWD" "$PWD.away"' }
  - ${LAST}
`;

test('the workspace with the store in it: exit 5, and nothing is made in the old place', async () => {
  const scene = new Scene();
  const cwd = checkout(repository({ 'savepoint.yml': MOVED }));
  const { env } = scene;
  const first = await savepoint(['run'], { cwd, env });
  expect(first.stderr).toContain('is not where it was');
  expect(first.code).toBe(5);
  expect(existsSync(cwd)).toBe(false);
  renameSync(`${cwd}.away`, cwd);
  scene.release('stay');
  scene.release();
  expect((await savepoint(['resume'], { cwd, env })).code).toBe(0);
  expect(scene.log()).toEqual(['one', 'two', 'two']);
  expect(read(cwd, 'one')).toBe('one\n');
});
