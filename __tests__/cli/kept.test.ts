/** What a step with `retries.workspace: keep` has written is its own, whichever steps run before it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkout, place, read, repository, Scene } from '../support/scene.ts';

const pipeline = (login: string) => `
steps:
  - { id: login, reads: [], rerun: always, run: 'echo login >> "$LOG"; ${login}' }
  - id: k
    reads: []
    retries: { max: 0, workspace: keep }
    run: 'mkdir -p dir; echo half >> dir/half; cat dir/half >> "$LOG"; test -e "$OUT/k"'
  - { id: b, reads: [], run: 'cat dir/half >> "$LOG"; test -e "$OUT/go"' }
`;

test('a completed step that began from kept files is reused in every attempt, though a `rerun: always` step ran before it', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': pipeline('true') });
  await scene.run(first);
  expect(scene.log()).toEqual(['login', 'half']);
  scene.release('k');
  await scene.run(checkout(first), '--run', 'latest');
  expect(scene.log()).toEqual(['login', 'half', 'half', 'half', 'half']);
  expect(scene.record.steps.map(({ change }) => change?.files)).toEqual([0, 2, undefined]);
  for (let attempt = 3; attempt < 6; attempt++) {
    await scene.run(checkout(first), '--run', 'latest');
    expect(scene.log()).toEqual(['login', 'half', 'half']);
  }
});

test('a step that fails before it does not take over what a step has kept', async () => {
  const scene = new Scene();
  const files = { 'savepoint.yml': pipeline('test ! -e "$OUT/closed"') };
  await scene.run(place(files));
  scene.log();
  scene.release('closed');
  const second = place(files);
  await scene.run(second, '--run', 'latest');
  expect([scene.log(), read(second, join('dir', 'half'))]).toEqual([['login'], 'half\n']);
  scene.release('k');
  rmSync(join(scene.outside, 'closed'));
  await scene.run(second, '--run', 'latest');
  expect(scene.log()).toEqual(['login', 'half', 'half', 'half', 'half']);
});
