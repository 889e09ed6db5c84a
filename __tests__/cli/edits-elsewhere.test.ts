/** What a person edited, where the run goes on in a workspace that has something else there. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkout, commit, git, place, put, read, repository, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: a, reads: [], run: 'mkdir -p out; echo 1 > out/x' }
  - { id: c, reads: ['src/**'], run: 'cat src/g >> "$LOG"; test -e "$OUT/go"' }
`;

const SOURCE = { 'savepoint.yml': PIPELINE, 'src/f': 'F\n', 'src/g': 'G\n', 'src/h': 'H\n' };

/** A run whose second attempt has found edits of a person. */
async function editedRun(scene: Scene): Promise<string> {
  const first = repository(SOURCE);
  await scene.run(first);
  put(first, { 'src/f': 'PERSON F\n', 'src/g': 'PERSON\n', 'src/n': 'N\n' });
  rmSync(join(first, 'src/h'));
  await scene.run(first);
  expect(scene.log()).toEqual(['G', 'PERSON']);
  return first;
}

const LEFT_OUT = 'edits of attempt 2 do not fit what is here, and are left out: src/g, src/h, src/n';

test('on another commit the edits that do not fit are left out, and plan, log and record say of which attempt they are', async () => {
  const scene = new Scene();
  const first = await editedRun(scene);
  const second = checkout(first);
  commit(second, { 'src/g': 'G2\n', 'src/h': 'H2\n', 'src/n': 'N2\n' });
  const plan = await scene.call(second, 'plan', '--run', 'latest');
  expect(plan.stderr).toContain(`warning: ${LEFT_OUT}\n`);
  const ended = await scene.call(second, 'resume', 'latest');
  expect(ended.stderr).toContain(`warning: ${LEFT_OUT}\n`);
  expect(scene.events.filter(({ type }) => type === 'warning')).toMatchObject([
    { step: null, message: LEFT_OUT },
  ]);
  expect(['f', 'g', 'h', 'n'].map((name) => read(second, `src/${name}`))).toEqual([
    'PERSON F\n',
    'G2\n',
    'H2\n',
    'N2\n',
  ]);
  expect(scene.log()).toEqual(['G2']);
});

test('edits that were left out stay so in later attempts there, and come back where they fit', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, reads: [], run: 'test -e "$OUT/a" || echo a > src/g; echo 1 > x' }
  - { id: c, run: 'cat src/g >> "$LOG"; test -e "$OUT/go"' }
`;
  const [first, second, third] = [{}, { 'src/g': 'G2\n' }, {}].map((files) =>
    place({ ...SOURCE, 'savepoint.yml': pipeline, ...files }),
  ) as [string, string, string];
  await scene.run(first);
  put(first, { 'src/g': 'PERSON\n' });
  await scene.run(first);
  scene.release('a');
  for (const [cwd, leavesOut] of [
    [second, true],
    [second, false],
    [third, false],
    [third, false],
  ] as const) {
    const ended = await scene.call(cwd, 'resume', 'latest');
    expect([cwd, ended.stderr.includes('are left out: src/g')]).toEqual([cwd, leavesOut]);
    expect(ended.stderr).not.toContain('kept:');
  }
  expect(scene.log()).toEqual(['a', 'PERSON', 'G2', 'G2', 'PERSON', 'PERSON']);
});

test('of many edits that do not fit a few are named', async () => {
  const scene = new Scene();
  const names = Array.from({ length: 30 }, (_, at) => `many/${10 + at}`);
  const files = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
  const first = repository({ ...SOURCE, ...files('1') });
  await scene.run(first);
  put(first, files('person'));
  await scene.run(first);
  const second = checkout(first);
  put(second, files('2'));
  const ended = await scene.call(second, 'resume', 'latest');
  expect(ended.stderr).toContain('are left out: many/10, many/11, many/12, many/13, many/14 and 25 more\n');
});

test('edits that fit, or that are there already, are not said to be left out', async () => {
  const scene = new Scene();
  const first = await editedRun(scene);
  const second = checkout(first);
  put(second, { 'src/n': 'N\n' });
  const ended = await scene.call(second, 'resume', 'latest');
  expect(ended.stderr).not.toContain('left out');
  expect([read(second, 'src/g'), read(second, 'src/h'), read(second, 'src/n')]).toEqual([
    'PERSON\n',
    null,
    'N\n',
  ]);
});

test('an edit that was made on another commit stays with that commit, and each commit keeps its own', async () => {
  const scene = new Scene();
  const pipeline = `steps: [{ id: a, run: 'echo a > a' }, { id: b, run: 'cat f >> "$LOG"; test -e "$OUT/go"' }]`;
  const first = repository({ 'savepoint.yml': pipeline, f: 'one\n' });
  const one = git(first, 'rev-parse', 'HEAD').trim();
  await scene.run(first);
  put(first, { f: 'one, mine\n' });
  await scene.run(first);
  const origin = checkout(first);
  commit(origin, { f: 'two\n' });
  const second = checkout(origin);
  await scene.call(second, 'resume', 'latest');
  put(second, { f: 'two, mine\n' });
  await scene.call(second, 'resume', 'latest');
  scene.log();
  const third = checkout(origin, one);
  const elsewhere = await scene.call(third, 'resume', 'latest');
  expect(elsewhere.stderr).toMatch(/edits of attempt 4 do not fit what is here, and are left out: f\n/);
  expect([scene.log(), read(third, 'f')]).toEqual([['one, mine'], 'one, mine\n']);
  await scene.call(third, 'resume', 'latest');
  expect([scene.log(), read(third, 'f')]).toEqual([['one, mine'], 'one, mine\n']);
  const fourth = await scene.call(checkout(origin), 'resume', 'latest');
  expect([fourth.code, scene.log()]).toEqual([1, ['two, mine']]);
  scene.release();
  const back = await scene.call(first, 'resume', 'latest');
  expect([back.code, scene.log(), read(first, 'f')]).toEqual([0, ['one, mine'], 'one, mine\n']);
  expect(back.stderr).toMatch(/set aside: a: a;/);
});
