/** A workspace that comes from a lower layer of overlayfs, as from an image. */
import { statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint } from '../support/cli.ts';
import { place, read, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: a, run: 'echo a > a' }
  - { id: b, writes: [half, src], run: 'echo b >> half; echo b >> src; test -e "$OUT/go"' }
`;

test('is the one that the run left at its first resume', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': PIPELINE, src: 'src\n' });
  const node = ['--require', resolve('__tests__/support/lower-layer.cjs')];
  const env = { ...scene.env, LOWER: cwd, UNTOUCHED: String(statSync(cwd).ctimeMs) };
  const run = () => savepoint(['run', '--store', scene.store], { cwd, env, node });
  expect((await run()).code).toBe(1);
  writeFileSync(join(cwd, 'mine'), 'mine\n');
  scene.release();
  const { code, stderr } = await run();
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^kept: changed since the last attempt: mine$/m)]);
  expect(stderr).toMatch(/^set aside: b: half, src/m);
  expect([read(cwd, 'half'), read(cwd, 'src')]).toEqual(['b\n', 'src\nb\n']);
});
