/** Several runs in one workspace: each tells its own half-written files, and what another one did is as if a person had. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { markPath } from '../../src/files/mark.ts';
import { linesIn, startSavepoint, until } from '../support/cli.ts';
import { tree } from '../support/living.ts';
import { put, read, repository, Scene } from '../support/scene.ts';

const A = `
steps:
  - { id: a, reads: [], run: 'echo a >> "$LOG"; mkdir -p o; echo 1 > o/x; rm -f gone' }
  - id: b
    reads: []
    run: |
      echo $(cat lock 2>/dev/null || echo no-lock) $(cat o/x src more) >> "$LOG"
      for each in lock o/x src; do echo half > $each; done; rm more
      test -e "$OUT/go" && rm lock
`;

const B = `
steps:
  - { id: bb, run: 'echo $(cat theirs 2>/dev/null || echo none) >> "$LOG"; echo B > bout; rm -f in/theirs; echo half > theirs; test ! -e "$OUT/closed"' }
`;

const FILES = { 'A.yml': A, 'B.yml': B, src: 'S\n', gone: 'G\n', more: 'M\n' };

/** A failed in its step b. */
async function failed() {
  const scene = new Scene();
  scene.env.CI = '1';
  const cwd = repository(FILES);
  const ended = await scene.run(cwd, 'A.yml');
  expect([ended.code, scene.log()]).toEqual([1, ['a', 'no-lock 1 S M']]);
  return { scene, cwd };
}

const marks = (scene: Scene) => readdirSync(join(scene.store, 'workspaces'));
const marked = (scene: Scene) =>
  marks(scene)
    .map((name) => name.split('.')[1])
    .sort();

test.each([
  ['another pipeline that completes', ['B.yml'], null],
  ['another pipeline that fails', ['B.yml'], 'closed'],
  ['a fresh run that fails', ['--fresh', 'A.yml'], null],
])(
  '%s ran in between: a run sets its own half-written files aside, and runs no saved step again',
  async (_, args, closed) => {
    const { scene, cwd } = await failed();
    const run = scene.record.run_id;
    if (closed !== null) scene.release(closed);
    await scene.run(cwd, ...args);
    scene.log();
    scene.release();
    const plan = await scene.reasons(cwd, 'A.yml', '--run', run);
    expect(plan).toEqual({ a: 'reuse completed', b: 'run failed' });
    const last = await scene.call(cwd, 'resume', run);
    expect([last.code, scene.log()]).toEqual([0, ['no-lock 1 S M']]);
    expect(last.stderr).toContain('set aside: b: lock, o/x, src;');
    expect(last.stderr).not.toContain('another workspace');
  },
);

test('what the other run did stays, is listed, and is there for the steps that follow, where it is no state of the run', async () => {
  const { scene, cwd } = await failed();
  const run = scene.record.run_id;
  await scene.run(cwd, 'B.yml');
  put(cwd, { 'o/x': 'theirs\n' });
  scene.log();
  scene.release();
  const last = await scene.call(cwd, 'resume', run);
  expect([last.code, scene.log()]).toEqual([0, ['no-lock theirs S M']]);
  expect(last.stderr).toContain('kept: changed since the last attempt: bout, o/x, theirs');
  expect(read(cwd, 'bout')).toBe('B\n');
});

test('each of two failed runs goes on without its own half-written files', async () => {
  const { scene, cwd } = await failed();
  const first = scene.record.run_id;
  scene.release('closed');
  await scene.run(cwd, 'B.yml');
  const second = scene.record.run_id;
  expect(scene.log()).toEqual(['none']);
  await scene.call(cwd, 'resume', first);
  expect(scene.log()).toEqual(['no-lock 1 S M']);
  await scene.call(cwd, 'resume', second);
  expect(scene.log()).toEqual(['none']);
  await scene.call(cwd, 'resume', first);
  expect(scene.log()).toEqual(['no-lock 1 S M']);
});

const KILLED = `
steps:
  - id: b
    run: |
      cat part src gone in/gone | tr '\\n' ' ' >> "$LOG" 2>/dev/null; echo >> "$LOG"
      echo part > part; echo spoilt > src; rm gone in/gone; touch "$OUT/written"
      for i in $(seq 600); do if test -e "$OUT/go"; then exit 0; fi; echo $i > part; sleep 0.05; done
`;

test.each(['in the next moment', 'long after, when its watcher was killed with it'])(
  'a killed run knows what it wrote, and leaves what another run did that began %s',
  async (when) => {
    const scene = new Scene();
    const living = tree();
    Object.assign(scene.env, living.env);
    const cwd = repository({
      'A.yml': KILLED,
      'B.yml': B,
      src: 'source\n',
      gone: 'G\n',
      'in/gone': 'I\n',
      'in/theirs': 'T\n',
    });
    const started = scene.start(cwd, 'A.yml');
    await until('it has written', () => scene.has('written'));
    if (when.startsWith('long'))
      for (const { pid, isWatcher } of living.living()) if (isWatcher) process.kill(pid, 'SIGKILL');
    started.child.kill('SIGKILL');
    await started.ended;
    const run = scene.record.run_id;
    if (when.startsWith('long')) {
      const mark = markPath(scene.store, cwd, run);
      utimesSync(mark, Date.now() / 1000 - 10, Date.now() / 1000 - 10);
      const before = read(cwd, 'part');
      await until('it still writes', () => read(cwd, 'part') !== before && read(cwd, 'part') !== '');
    } else await living.gone();
    await scene.run(cwd, 'B.yml');
    const last = scene.start(cwd, '--run', run, 'A.yml');
    await until('the second try runs', () => linesIn(scene.logFile).length === 3);
    scene.release();
    expect([(await last.ended).code, scene.log()]).toEqual([0, ['source G I ', 'none', 'source G I ']]);
    expect(last.printed().stderr).toMatch(/set aside: b: part, src/);
    expect([read(cwd, 'bout'), read(cwd, 'theirs'), read(cwd, 'in/theirs')]).toEqual(['B\n', 'half\n', null]);
  },
);

test('marks do not pile up: of a completed run none stays once another starts, of one that can go on what is half-written', async () => {
  const { scene, cwd } = await failed();
  const first = scene.record.run_id;
  put(cwd, Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`many/${at}`, 'x'])));
  await scene.run(cwd, '--fresh', 'A.yml');
  const second = scene.record.run_id;
  await scene.run(cwd, 'B.yml');
  await scene.run(cwd, '--fresh', 'B.yml');
  const third = scene.record.run_id;
  expect(marked(scene)).toEqual([first, second, third].sort());
  const sizeOf = (run: string) =>
    statSync(join(scene.store, 'workspaces', marks(scene).find((name) => name.includes(run)) ?? '')).size;
  expect(sizeOf(second)).toBeLessThan(3000);
  expect(sizeOf(third)).toBeGreaterThan(10_000);
  await scene.call(cwd, 'clean', '--workspaces', first);
  await scene.call(cwd, 'clean', second);
  expect(marked(scene)).toEqual([third]);
});

test.each([
  ['while a step waited', (cwd: string) => rmSync(join(cwd, 'e/1')), () => {}],
  ['after another run', () => {}, (cwd: string) => rmSync(join(cwd, 'e/1'))],
])(
  'rule 7: what a person deletes %s stays so in a folder that was set back in a killed attempt',
  async (_, before, after) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const text = `
steps:
  - { id: b, writes: ['e/**', 'e2/**'], retries: { max: 1, delay: 1h }, run: 'test -e "$OUT/go" || { mv e e2; exit 1; }' }
`;
    const cwd = repository({ 'A.yml': text, 'B.yml': B, 'e/1': '1\n', 'e/2': '2\n' });
    const started = startSavepoint(['run', 'A.yml', '--store', scene.store], { cwd, env: scene.env });
    await until(
      'it waits',
      () => scene.has('store/runs') && scene.events.some(({ type }) => type === 'step.retrying'),
    );
    const run = scene.record.run_id;
    await new Promise((done) => setTimeout(done, 100));
    before(cwd);
    started.child.kill('SIGKILL');
    await started.ended;
    await new Promise((done) => setTimeout(done, 6000));
    await scene.run(cwd, 'B.yml');
    after(cwd);
    scene.release();
    const last = await scene.call(cwd, 'resume', run);
    expect([last.code, last.stderr]).toEqual([
      0,
      expect.stringMatching(/kept: changed since the last attempt: .*e\/1 \(deleted\)/),
    ]);
    expect([read(cwd, 'e/1'), read(cwd, 'e/2')]).toEqual([null, '2\n']);
  },
);
