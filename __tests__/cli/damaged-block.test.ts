/** Rules 1, 2 and 7: a content that a pack names and does not have any more is none that is stored. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { checkout, read, repository, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';
/** Texts that stay long when they are compressed. */
const text = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, at) => `${((first + at) * 2654435761) >>> 0}\n`).join('');

/** Another byte in the middle of the data of a pack: its index is whole. */
function damage(scene: Scene, whose: (layer: Scene['record']['layers'][number]) => boolean): void {
  const { run_id, layers } = scene.record;
  const pack = layers.find(whose)?.change.pack?.pack;
  const file = join(scene.store, 'runs', run_id, 'packs', `${String(pack).padStart(6, '0')}.pack`);
  const bytes = readFileSync(file);
  bytes[3000] = (bytes[3000] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test('what a step makes again is stored again, and not told as kept in the damaged pack', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const steps = `
steps:
  - { id: one, run: 'echo one >> "$LOG"; seq 1 40000 | md5sum > x; seq 1 9000 | rev > one' }
  - { id: two, run: '${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': steps, src: 'src\n' });
  expect([(await scene.run(cwd)).code, scene.log()]).toEqual([1, ['one']]);
  damage(scene, ({ step }) => step === 'one');
  const second = await scene.call(checkout(cwd), 'resume', 'latest');
  expect([second.code, scene.log(), second.stderr]).toEqual([
    1,
    ['one'],
    expect.stringContaining('is damaged'),
  ]);
  const elsewhere = checkout(cwd);
  scene.release();
  const third = await scene.call(elsewhere, 'resume', 'latest');
  expect([third.code, scene.log()]).toEqual([0, []]);
  expect(read(elsewhere, 'one')).toBe(read(cwd, 'one'));
  expect((await scene.call(cwd, 'restore', 'latest', '--to', folder())).code).toBe(0);
});

test('a half-written file is stored again where what has the same bytes in the store is damaged', async () => {
  const scene = new Scene();
  const steps = `
steps:
  - { id: one, run: 'cp "$OUT/text" one' }
  - { id: two, run: 'cp one half; ${GATE}' }
`;
  writeFileSync(join(scene.outside, 'text'), text(1, 4000));
  const cwd = repository({ 'savepoint.yml': steps });
  expect((await scene.run(cwd)).code).toBe(1);
  damage(scene, ({ step }) => step === 'one');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, resumed.stderr]).toEqual([
    0,
    expect.stringContaining('because two runs again: half'),
  ]);
  const aside = folder();
  expect((await scene.call(cwd, 'restore', 'latest', '--aside', '--to', aside)).code).toBe(0);
  expect(read(aside, 'half')).toBe(text(1, 4000));
});
