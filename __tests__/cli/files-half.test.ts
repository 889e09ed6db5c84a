/** What failed, stopped and killed steps wrote. */
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, until } from '../support/cli.ts';
import { tree } from '../support/living.ts';
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
  ['retries: { max: 1, workspace: keep }', { CI: '1' }, ['whole source ', 'part spoilt spoilt ']],
])('a try after a failure finds what it should: %j %j', async (keys, env, expected) => {
  const scene = new Scene();
  Object.assign(scene.env, env);
  const cwd = place({
    'savepoint.yml': half(
      keys === '' ? 'retries: 1' : `${keys}${keys.startsWith('retries') ? '' : '\n    retries: 1'}`,
    ),
    src: 'source\n',
  });
  const first = await scene.run(cwd);
  expect(first.code).toBe(1);
  expect(scene.log()).toEqual(expected);
  const isEdit = expected[1] === 'whole spoilt ';
  const isKept = keys.startsWith('retries');
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

test('an edit of what a failed step wrote, made after the attempt, is kept', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': half(''), src: 'source\n' });
  await scene.run(cwd);
  put(cwd, { part: 'mine\n', whole: 'mine\n' });
  await scene.run(cwd);
  expect(scene.log()[1]).toBe('mine mine spoilt ');
});

test.each(['restore', 'keep'])(
  'SIGINT: with workspace: %s the step finds it as it should, here and elsewhere',
  async (how) => {
    const scene = new Scene();
    const pipeline = `
steps:
  - id: a
    retries: { max: 0, workspace: ${how} }
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
    expect(scene.log()).toEqual([how === 'keep' ? 'part' : 'none']);
  },
);

const KILLED = `
steps:
  - { id: a, run: 'echo whole > whole' }
  - id: b
    run: |
      cat part whole src 2>/dev/null | tr '\\n' ' ' >> "$LOG"; echo >> "$LOG"
      echo part >> part; echo spoilt > whole; echo spoilt > src
      touch "$OUT/written"
      until ${GATE}; do sleep 0.05; done
`;

test('killed in the middle of a step: what it wrote is half-written, what a person wrote much later is an edit', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': KILLED, src: 'source\n', other: 'x\n' });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  await new Promise((done) => setTimeout(done, 7000));
  put(cwd, { part: 'mine\n', other: 'mine\n', fresh: 'mine\n' });
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(scene.log()).toEqual(['whole source ', 'mine whole source ']);
  expect(second.stderr).toMatch(/set aside: b: .*src.*whole/);
  expect(second.stderr).toMatch(/kept: changed since the last attempt: fresh, other, part/);
});

test('killed with its watcher: a resume ends the processes, and what they wrote until then is half-written', async () => {
  const scene = new Scene();
  const living = tree();
  Object.assign(scene.env, living.env);
  const writing = KILLED.replace(
    `until ${GATE}; do sleep 0.05; done`,
    `for i in $(seq 600); do if ${GATE}; then exit 0; fi; echo $i > part; sleep 0.05; done`,
  );
  const cwd = place({ 'savepoint.yml': writing, src: 'source\n' });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  for (const { pid, isWatcher } of living.living()) if (isWatcher) process.kill(pid, 'SIGKILL');
  started.child.kill('SIGKILL');
  await new Promise((done) => setTimeout(done, 7000));
  const before = read(cwd, 'part');
  await until('it still writes', () => read(cwd, 'part') !== before && read(cwd, 'part') !== '');
  const second = scene.start(cwd);
  await until('the second try runs', () => linesIn(scene.logFile).length === 2);
  scene.release();
  expect((await second.ended).code).toBe(0);
  expect(scene.log()).toEqual(['whole source ', 'whole source ']);
});

test('what a killed attempt changed back, or only touched, is no edit', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `steps:\n  - id: a\n    run: 'echo a >> "$LOG"; touch src; touch "$OUT/written"; until ${GATE}; do sleep 0.05; done'\n`,
    src: 'source\n',
  });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(second.stderr).not.toMatch(/kept:|set aside:/);
});

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
