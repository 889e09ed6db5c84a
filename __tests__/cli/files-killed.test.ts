/** What an attempt wrote whose process was killed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, until } from '../support/cli.ts';
import { tree } from '../support/living.ts';
import { place, put, read, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

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

test('an edit that an earlier attempt saved is not half-written because a later one was killed', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo a > made' }
  - { id: b, run: 'cat src made >> "$LOG"; touch "$OUT/written"; until test -e "$OUT/go" || test -e "$OUT/fail"; do sleep 0.05; done; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline, src: 'source\n' });
  scene.release('fail');
  await scene.run(cwd);
  put(cwd, { src: 'edited\n', made: 'mine\n' });
  await scene.run(cwd);
  rmSync(join(scene.outside, 'fail'));
  rmSync(join(scene.outside, 'written'));
  const third = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  third.child.kill('SIGKILL');
  await third.ended;
  scene.release();
  const last = await scene.run(cwd);
  expect(last.stderr).not.toMatch(/set aside:|kept:/);
  expect(scene.log().slice(-2)).toEqual(['edited', 'mine']);
});

test('killed: a step with workspace: keep finds what it had written', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': KILLED.replace('id: b', 'id: b\n    retries: { max: 0, workspace: keep }'),
    src: 'source\n',
  });
  const started = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  started.child.kill('SIGKILL');
  await started.ended;
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['whole source ', 'part spoilt spoilt ']);
});

test.each([
  ['has moved', 'mkdir b; mv dir b/dir'],
  ['has deleted', 'rm dir/notes dir/more'],
  ['has set back to what was there before', 'rm dir/notes; echo source > src; echo more > dir/more'],
])('an edit that a killed step %s is there again for its next try', async (_, does) => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'test -e "$OUT/a"' }
  - id: b
    run: |
      cat src dir/more dir/notes 2>&1 | tr '\\n' ' ' >> "$LOG"; echo >> "$LOG"
      ${does}
      touch "$OUT/written"
      until ${GATE}; do sleep 0.05; done
`,
    src: 'source\n',
    'dir/more': 'more\n',
  });
  await scene.run(cwd);
  scene.release('a');
  put(cwd, { 'dir/notes': 'notes\n', src: 'edited\n', 'dir/more': 'edited\n' });
  const second = scene.start(cwd);
  await until('it has written', () => scene.has('written'));
  second.child.kill('SIGKILL');
  await second.ended;
  scene.release();
  const third = await scene.run(cwd);
  expect([third.code, third.stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
  expect(scene.log()).toEqual(['edited edited notes ', 'edited edited notes ']);
});
