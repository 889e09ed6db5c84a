/** What failed, stopped and killed steps wrote. */
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { place, put, read, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

const half = (keys: string) => `
steps:
  - { id: a, run: 'echo whole > whole' }
  - id: b
    ${keys}
    run: |
      cat part whole src 2>/dev/null | tr '\\n' ' ' >> "$LOG"; echo >> "$LOG"
      echo part >> part; echo spoilt > whole; echo spoilt > src
      ${GATE}
`;

test.each([
  ['', { CI: '1' }, ['whole source ', 'whole source ']],
  ['', {}, ['whole source ', 'whole spoilt ']],
  ['writes: [part, whole, src]', {}, ['whole source ', 'whole source ']],
  ['keep: true', { CI: '1' }, ['whole source ', 'part spoilt spoilt ']],
])('a try after a failure finds what it should: %j %j', async (keys, env, expected) => {
  const scene = new Scene();
  Object.assign(scene.env, env);
  const cwd = place({
    'savepoint.yml': half(`retries: 1${keys === '' ? '' : `\n    ${keys}`}`),
    src: 'source\n',
  });
  const first = await scene.run(cwd);
  expect(first.code).toBe(1);
  expect(scene.log()).toEqual(expected);
  const isEdit = expected[1] === 'whole spoilt ';
  const isKept = keys.startsWith('keep');
  if (isEdit) expect(first.stderr).toContain('kept: changed while b ran: src');
  if (!isKept) expect(first.stderr).toMatch(/set aside: b: .*part/);
  expect(scene.record.layers.some(({ kind }) => kind === 'edit')).toBe(isEdit);
  // What the next attempt finds is the same, here and elsewhere.
  const elsewhere = place({ 'savepoint.yml': read(cwd, 'savepoint.yml') ?? '', src: 'source\n' });
  await scene.run(elsewhere, '--run', 'latest');
  const there = isKept ? 'part part spoilt spoilt ' : isEdit ? 'whole spoilt ' : 'whole source ';
  expect(scene.log()[0]).toBe(there);
});

test('a source file that a failed step changed with CI is set aside at the next attempt, without an edit', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': half(''), src: 'source\n' });
  scene.env.CI = '1';
  await scene.run(cwd);
  expect(read(cwd, 'src')).toBe('spoilt\n');
  delete scene.env.CI;
  const second = await scene.run(cwd);
  expect(second.stderr).toMatch(/set aside: b: .*src/);
  expect(scene.log()).toEqual(['whole source ', 'whole source ']);
});

test.each([
  ['a folder in the place of a source file', 'true', 'rm -f src; mkdir src; echo half > src/half'],
  ['a folder where another step had deleted a source file', 'rm src', 'mkdir src; echo half > src/half'],
  ['a file where another step had deleted a source file', 'rm src', 'test ! -e src; echo half > src'],
])('what a failed step has made is no edit: %s', async (_, before, makes) => {
  const scene = new Scene();
  const text = `
steps:
  - { id: a, run: '${before}' }
  - { id: b, retries: 1, run: 'cat src >> "$LOG" || echo none >> "$LOG"; ${makes}; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': text, src: 'source\n' });
  const elsewhere = place({ 'savepoint.yml': text, src: 'source\n' });
  const found = before === 'true' ? 'source' : 'none';
  expect((await scene.run(cwd)).stderr).not.toContain('kept:');
  expect(scene.log()).toEqual([found, found]);
  scene.release();
  await scene.run(elsewhere, '--run', 'latest');
  const { code } = await scene.run(cwd, '--run', 'latest');
  expect([code, scene.log()]).toEqual([0, [found]]);
  expect(statSync(join(elsewhere, 'src')).isDirectory()).toBe(makes.includes('mkdir'));
});

test('an edit of what a failed step wrote, made after the attempt, is kept', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': half(''), src: 'source\n' });
  await scene.run(cwd);
  put(cwd, { part: 'mine\n', whole: 'mine\n' });
  await scene.run(cwd);
  expect(scene.log()[1]).toBe('mine mine spoilt ');
});

test.each([false, true])(
  'SIGINT: with keep: %s the step finds it as it should, here and elsewhere',
  async (keep) => {
    const scene = new Scene();
    const pipeline = `
steps:
  - id: a
    keep: ${keep}
    run: |
      cat part >> "$LOG" 2>/dev/null || echo none >> "$LOG"
      echo part >> part
      touch "$OUT/written"
      until ${GATE}; do sleep 0.05; done
`;
    const cwd = place({ 'savepoint.yml': pipeline });
    const started = scene.start(cwd);
    await until('it has written', () => scene.has('written'));
    started.child.kill('SIGINT');
    expect((await started.ended).code).toBe(130);
    expect(scene.log()).toEqual(['none']);
    scene.release();
    const elsewhere = place({ 'savepoint.yml': pipeline });
    expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
    expect(scene.log()).toEqual([keep ? 'part' : 'none']);
  },
);

test('a file that was there before the first step and that a failed step deleted comes back', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const cwd = place({
    'savepoint.yml': `steps:\n  - { id: a, run: 'cat src >> "$LOG"; rm src; ${GATE}' }\n`,
    src: 'source\n',
  });
  utimesSync(join(cwd, 'src'), 1_000_000_000, 1_000_000_000);
  await scene.run(cwd);
  expect(read(cwd, 'src')).toBe(null);
  await scene.run(cwd);
  expect(scene.log()).toEqual(['source', 'source']);
});

test('without the mark the workspace is another one: nothing unknown is written over', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const cwd = place({ 'savepoint.yml': half(''), src: 'source\n' });
  await scene.run(cwd);
  rmSync(join(scene.store, 'workspaces'), { recursive: true });
  writeFileSync(join(cwd, 'mine'), 'mine');
  await scene.run(cwd);
  expect(read(cwd, 'mine')).toBe('mine');
});

test('files that a person edits while an attempt is killed before its first step are edits', async () => {
  const scene = new Scene();
  const pipeline = `steps:\n  - { id: a, run: 'echo a > made' }\n  - { id: b, run: 'cat src made >> "$LOG"; ${GATE}' }\n`;
  const cwd = place({ 'savepoint.yml': pipeline, src: 'source\n' });
  await scene.run(cwd);
  put(cwd, { src: 'edited\n' });
  scene.release();
  await scene.run(cwd);
  expect(scene.log()).toEqual(['source', 'a', 'edited', 'a']);
  const third = await scene.call(cwd, 'resume', '--from-step', 'a');
  expect([third.code, scene.log(), read(cwd, 'src')]).toEqual([0, ['edited', 'a'], 'edited\n']);
});
