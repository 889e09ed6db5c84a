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

test.each([false, true])('the workspace itself (with CI: %s)', async (ci) => {
  const scene = new Scene();
  if (ci) scene.env.CI = '1';
  const cwd = checkout(repository({ 'savepoint.yml': MOVED, src: 'source\n' }));
  put(cwd, { notes: 'mine\n' });
  const first = await scene.run(cwd);
  expect(first.stdout + first.stderr).toContain(
    'two: is completed but not saved: the workspace is not where it was',
  );
  expect(existsSync(cwd)).toBe(false);
  renameSync(`${cwd}.away`, cwd);
  scene.release('stay');
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(scene.log()).toEqual(['one', 'two', 'two']);
  expect([read(cwd, 'src'), read(cwd, 'notes'), read(cwd, 'one')]).toEqual(['source\n', 'mine\n', 'one\n']);
});

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

test('the store alone: exit 5, and none is made in its place', async () => {
  const scene = new Scene();
  scene.isApart = true;
  const cwd = repository({
    'savepoint.yml': `
steps:
  - { id: one, run: 'echo one > one; echo one >> "$LOG"; test -e "$OUT/stay" || mv "$OUT/store" "$OUT/away"' }
  - { id: two, run: 'echo two > two; echo two >> "$LOG"' }
`,
  });
  const first = await scene.run(cwd);
  expect(first.code).toBe(5);
  expect(existsSync(scene.store)).toBe(false);
  renameSync(join(scene.outside, 'away'), scene.store);
  scene.release('stay');
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['one', 'one', 'two']);
});

test('a step that failed is not tried again without it', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: one, run: 'echo one > one' }
  - id: two
    retries: { max: 2, delay: 0s }
    run: 'echo two >> "$LOG"; echo two > one; test -e "$OUT/stay" || { mv "$PWD" "$PWD.away"; exit 1; }'
`;
  const cwd = checkout(repository({ 'savepoint.yml': pipeline, src: 'source\n' }));
  const first = await scene.run(cwd);
  expect(first.stdout + first.stderr).toContain('the workspace is not where it was');
  expect(existsSync(cwd)).toBe(false);
  renameSync(`${cwd}.away`, cwd);
  scene.release('stay');
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['two', 'two']);
  expect([read(cwd, 'src'), read(cwd, 'one')]).toEqual(['source\n', 'two\n']);
});
