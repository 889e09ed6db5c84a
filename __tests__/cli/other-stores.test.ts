/** Stores of other pipelines below the workspace. */
import { expect, test } from '@jest/globals';
import { place, Scene } from '../support/scene.ts';

test('a store below the workspace is no part of it: what a step that failed has put there stays', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: part, run: 'mkdir -p part/.savepoint/runs; test -e part/.savepoint/runs/r && echo stays >> "$LOG"; echo r > part/.savepoint/runs/r; echo half > half; test -e "$OUT/go"' }
`,
    'part/source': 'source',
  });
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  const again = await scene.run(cwd);
  expect([again.code, scene.log()]).toEqual([0, ['stays']]);
  expect(again.stderr).toContain('set aside: part: half;');
});
