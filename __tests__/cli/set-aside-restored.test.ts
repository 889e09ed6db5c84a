/** What was set aside, and a person has put into a workspace again: it is that person's from then on. */
import { expect, test } from '@jest/globals';
import { place, put, read, repository, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

const PIPELINE = `
steps:
  - { id: a, run: 'echo a > made' }
  - { id: b, run: 'test -e "$OUT/second" || { touch "$OUT/second"; echo half > src; echo half > part; exit 1; }; cat src part >> "$LOG" 2>/dev/null; ${GATE}' }
`;
const FILES = { 'savepoint.yml': PIPELINE, src: 'source\n' };

test.each([
  ['without git', place],
  ['in a clone', repository],
])('rule 4, %s: what was set aside and is put back by a person is kept as an edit', async (_, make) => {
  const scene = new Scene();
  const cwd = make(FILES);
  scene.env.CI = '1';
  expect((await scene.run(cwd)).code).toBe(1);
  expect((await scene.run(cwd)).stderr).toContain('set aside: b: part, src; to have them');
  expect([scene.log(), read(cwd, 'src'), read(cwd, 'part')]).toEqual([['source'], 'source\n', null]);
  put(cwd, { src: 'half\n', part: 'half\n' });
  const again = await scene.run(cwd);
  expect(again.stderr).toContain('kept: changed since the last attempt: part, src\n');
  expect(again.stderr).not.toContain('set aside');
  expect([read(cwd, 'src'), read(cwd, 'part')]).toEqual(['half\n', 'half\n']);
  expect(scene.log()).toEqual(['half', 'half']);
});

test('rule 4: what was set aside and is put into another workspace stays there', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const cwd = place(FILES);
  await scene.run(cwd);
  expect((await scene.run(cwd)).stderr).toContain('set aside: b: part, src; to have them');
  expect(scene.log()).toEqual(['source']);
  const other = place(FILES);
  put(other, { part: 'half\n' });
  await scene.run(other, '--run', 'latest');
  expect([read(other, 'part'), scene.log()]).toEqual(['half\n', ['source', 'half']]);
});
