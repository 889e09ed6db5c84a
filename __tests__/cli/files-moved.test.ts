/** A folder to which a run comes back after another one, or that was moved since: what failed steps left there is no source. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { checkout, place, put, read, repository, Scene } from '../support/scene.ts';

const FAILS = (name: string) => `test -e "$OUT/${name}"`;

/** Step two fails half-way in the first place, and three in the second. */
const THREE = `
steps:
  - { id: one, run: 'echo one >> "$LOG"; echo one > out' }
  - { id: two, run: 'echo two >> "$LOG"; echo spoilt > src; echo partial >> out; echo x > new; ${FAILS('go2')}; cat "$OUT/go2" > src; echo two > out' }
  - { id: three, run: 'cat src out new >> "$LOG"; ${FAILS('go3')}' }
`;

test.each(['with git', 'without git'])(
  'back in a workspace in which a step failed that has been completed elsewhere: %s',
  async (how) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const files = { 'savepoint.yml': THREE, src: 'source\n' };
    const first = how === 'with git' ? repository(files) : place(files);
    await scene.run(first);
    expect([read(first, 'out'), read(first, 'src')]).toEqual(['one\npartial\n', 'spoilt\n']);
    const second = how === 'with git' ? checkout(first) : place(files);
    scene.release('go2');
    await scene.run(second, '--run', 'latest');
    expect(scene.log()).toEqual(['one', 'two', 'two', 'two', 'x']);
    expect(await scene.reasons(first, '--run', 'latest')).toMatchObject({
      one: 'reuse completed',
      two: 'reuse completed',
    });
    const third = await scene.run(first, '--run', 'latest');
    expect(third.stderr).toMatch(/set aside: two: .*out.*src/);
    expect(scene.log()).toEqual(['two', 'x']);
    expect([read(first, 'out'), read(first, 'src')]).toEqual(['two\n', '']);
    const aside = folder();
    expect((await scene.call(first, 'restore', 'latest', '--aside', '--to', aside)).code).toBe(0);
    expect([read(aside, 'out'), read(aside, 'src')]).toEqual(['one\npartial\n', 'spoilt\n']);
  },
);

test('back in a workspace: what it had before the run is its own, and what a person did there since', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const first = repository({ 'savepoint.yml': THREE, src: 'source\n' });
  put(first, { src: 'dirty\n', notes: 'mine\n' });
  await scene.run(first);
  const second = checkout(first);
  await scene.run(second, '--run', 'latest');
  put(first, { later: 'mine\n' });
  scene.log();
  await scene.run(first, '--run', 'latest');
  expect([read(first, 'notes'), read(first, 'later')]).toEqual(['mine\n', 'mine\n']);
  expect(scene.log()).toEqual(['two']);
  const out = folder();
  expect((await scene.call(first, 'restore', 'latest', '--to', out)).code).toBe(0);
  // Under what the step had spoilt lies what was there, and not what is there in the other workspace.
  expect([read(out, 'src'), read(out, 'notes'), read(out, 'new')]).toEqual(['dirty\n', 'mine\n', null]);
});

test('rule 4: back in a workspace, what a person did there to a file of a step is listed, whatever the step runs again for', async () => {
  const scene = new Scene();
  const text = (word: string) => `
steps:
  - { id: a, run: 'mkdir -p out; echo ${word} > out/a; cat out/a >> "$LOG"' }
  - { id: b, run: 'false' }
`;
  const first = repository({ 'savepoint.yml': text('one'), src: 's' });
  await scene.run(first);
  await scene.run(checkout(first), '--run', 'latest');
  put(first, { 'savepoint.yml': text('two'), 'out/a': 'mine\n' });
  const back = await scene.run(first, '--run', 'latest');
  expect(back.stderr).toMatch(/a +its definition has changed/);
  expect(back.stderr).toContain('differs from the source of the run: out/a, savepoint.yml\n');
  expect(scene.log()).toEqual(['one', 'two']);
});

test('back in a workspace in which an attempt was killed: what it wrote is half-written, what was there before is not', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo whole > whole' }
  - id: b
    run: |
      ls >> "$LOG"
      echo part > part; echo spoilt > whole
      touch "$OUT/written"
      until ${FAILS('go')}; do sleep 0.05; done
      ${FAILS('go2')}
`;
  const first = place({ 'savepoint.yml': pipeline, notes: 'mine\n' });
  const started = scene.start(first);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  scene.release();
  const second = place({ 'savepoint.yml': pipeline });
  await scene.run(second, '--run', 'latest');
  scene.log();
  await scene.run(first, '--run', 'latest');
  expect(scene.log()).toEqual(['notes', 'savepoint.yml', 'whole']);
  expect(read(first, 'notes')).toBe('mine\n');
});

test.each(['with git', 'without git'])(
  'a workspace that was moved is the one that the run left, also when it is moved back: %s',
  async (how) => {
    const scene = new Scene();
    const pipeline = `
steps:
  - { id: one, run: 'echo one >> "$LOG"; echo one > out' }
  - { id: two, run: 'mkdir work; echo x > work/x; ${FAILS('go')}' }
`;
    const files = { 'savepoint.yml': pipeline, src: 'source\n' };
    const cwd = how === 'with git' ? repository(files) : place(files);
    const [here, there] = [cwd, join(folder(), 'there')];
    await scene.run(here);
    renameSync(here, there);
    const second = await scene.run(there, '--run', 'latest');
    expect(second.stderr).toMatch(/set aside: two: .*work/);
    put(there, { out: 'edited\n' });
    renameSync(there, here);
    const third = await scene.run(here, '--run', 'latest');
    expect(third.stderr).toMatch(/kept: changed since the last attempt: out/);
    renameSync(here, there);
    scene.release();
    expect((await scene.run(there, '--run', 'latest')).code).toBe(0);
    expect([scene.log(), read(there, 'out')]).toEqual([['one'], 'edited\n']);
    mkdirSync(here);
  },
);

test('a new folder in the place of the one that the run left is another one', async () => {
  const scene = new Scene();
  const pipeline = `steps:\n  - { id: a, run: 'echo a >> "$LOG"; echo x > made' }\n  - { id: b, run: '${FAILS('go')}' }\n`;
  const cwd = place({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  rmSync(cwd, { recursive: true });
  mkdirSync(cwd);
  put(cwd, { 'savepoint.yml': pipeline });
  await scene.run(cwd, '--run', 'latest');
  expect([scene.log(), read(cwd, 'made')]).toEqual([['a'], 'x\n']);
});
