/** What changes in the workspace between two tries of a step. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { endedPath, markPath } from '../../src/files/mark.ts';
import { until } from '../support/cli.ts';
import { place, put, read, Scene } from '../support/scene.ts';

/** Time enough for a person, who here writes as soon as the record tells of the failure. */
const DELAY = '4s';

const pipeline = (how: string) => `
steps:
  - { id: a, reads: [], run: 'echo made > made; echo other > other' }
  - id: b
    reads: [src]
    retries: { max: 1, delay: ${DELAY} }
    keep: ${how === 'keep'}
    run: |
      cat src made notes half part 2>/dev/null | tr '\\n' ' ' >> "$LOG"; echo >> "$LOG"
      echo half >> half; echo part >> part
      test -e "$OUT/fixed"
  - { id: d, reads: [], run: 'test -e "$OUT/go"' }
`;

/** A run whose second step fails, and a person who mends it before the next try. */
async function mendedBetween(scene: Scene, cwd: string, mend: () => void) {
  const started = scene.start(cwd);
  await until(
    'it waits',
    () => scene.has('store/runs') && scene.events.some(({ type }) => type === 'step.retrying'),
  );
  // The clock that gives files their times moves in steps: what comes in the same one may have been written before.
  const failed = statSync(join(scene.runFolder, 'events.ndjson')).mtimeMs;
  await until('it is later', () => {
    scene.release('now');
    return statSync(join(scene.outside, 'now')).mtimeMs > failed;
  });
  mend();
  return started;
}

const edits = (scene: Scene) =>
  scene.events.flatMap((event) => (event.type === 'edits.kept' ? [[event.before_try, ...event.paths]] : []));

test.each([
  ['restore', {}, 'source made ', 'mended notes ', ['made', 'notes', 'src']],
  ['restore', { CI: '1' }, 'source made ', 'mended notes ', ['made', 'notes', 'src']],
  ['keep', {}, 'source made ', 'mended notes mine part ', ['half', 'made', 'notes', 'src']],
])(
  'rule 7: with workspace: %s and %j, what a person changes between two tries is theirs',
  async (how, env, first, second, paths) => {
    const scene = new Scene();
    Object.assign(scene.env, env);
    const cwd = place({ 'savepoint.yml': pipeline(how), src: 'source\n' });
    const started = await mendedBetween(scene, cwd, () => {
      put(cwd, { src: 'mended\n', notes: 'notes\n' });
      if (how === 'keep') put(cwd, { half: 'mine\n' });
      rmSync(join(cwd, 'made'));
      scene.release('fixed');
    });
    const end = await started.ended;
    expect([end.code, scene.log()]).toEqual([1, [first, second]]);
    expect(edits(scene)).toEqual([[2, ...paths]]);
    const told = paths.map((path) => (path === 'made' ? 'made (deleted)' : path));
    expect(end.stderr).toContain(`kept: changed before try 2 of b: ${told.join(', ')}\n`);
    const { stdout } = await scene.call(cwd, 'diff', 'latest', 'b', '-o', 'json');
    const { files } = JSON.parse(stdout) as { files: readonly { path: string }[] };
    expect(files.map(({ path }) => path)).toEqual(['half', 'part']);
    // The step has seen them, and does not run again for them. Where it does, it finds them.
    expect(await scene.reasons(cwd)).toMatchObject({ a: 'reuse completed', b: 'reuse completed' });
    scene.release();
    const again = await scene.run(cwd, '--from-step', 'b');
    const left = how === 'keep' ? 'mended notes mine ' : 'mended notes ';
    expect([again.code, scene.log()]).toEqual([0, [left]]);
    expect([read(cwd, 'made'), read(cwd, 'other')]).toEqual([null, 'other\n']);
  },
);

test('rule 7: an attempt that is stopped between two tries keeps what a person changed there', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline('restore').replace(DELAY, '1h'), src: 'source\n' });
  const started = await mendedBetween(scene, cwd, () => put(cwd, { src: 'mended\n', notes: 'notes\n' }));
  started.child.kill('SIGINT');
  expect((await started.ended).code).toBe(130);
  expect(edits(scene)).toEqual([[2, 'notes', 'src']]);
  scene.release('fixed');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, scene.log()]).toEqual([0, ['source made ', 'mended made notes ']]);
  expect(resumed.stderr).not.toContain('set aside');
});

/** As where the disk of the store is full, or is away: nothing can be saved until it is mended. */
function breakStore(scene: Scene): () => void {
  const packs = join(scene.runFolder, 'packs');
  renameSync(packs, join(scene.outside, 'packs'));
  put(scene.runFolder, { packs: 'no folder' });
  return () => {
    rmSync(packs);
    renameSync(join(scene.outside, 'packs'), packs);
  };
}

/** A step that runs after the failed one, and leaves a process running. */
const withFinally = (how: string) =>
  `${pipeline(how)}finally:\n  - { id: tidy, run: 'cat notes >> "$LOG"; echo tidy > tidy; sleep 1000 >/dev/null 2>&1 &' }\n`;

test.each([
  ['restore', 'mended made notes '],
  ['keep', 'mended made notes half part '],
])(
  'rule 7: with workspace: %s, a step is not tried again over what a person has changed and cannot be saved; it stays theirs',
  async (how, found) => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': withFinally(how), src: 'source\n' });
    let mendStore = () => {};
    const started = await mendedBetween(scene, cwd, () => {
      mendStore = breakStore(scene);
      put(cwd, { src: 'mended\n', notes: 'notes\n' });
      scene.release('fixed');
    });
    const end = await started.ended;
    expect([end.code, scene.log()]).toEqual([1, ['source made ', 'notes']]);
    expect(end.stderr).toContain('b: is not tried again: it could write over what was changed since');
    mendStore();
    scene.release();
    const resumed = await scene.run(cwd);
    expect([resumed.code, scene.log()]).toEqual([0, [found, 'notes']]);
    expect(resumed.stderr).toContain('kept: changed since the last attempt: notes, src\n');
    expect([read(cwd, 'src'), read(cwd, 'notes')]).toEqual(['mended\n', 'notes\n']);
  },
);

test('rule 7: an attempt that is stopped between two tries leaves to a person what they changed there and cannot be saved', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline('restore').replace(DELAY, '1h'), src: 'source\n' });
  let mendStore = () => {};
  const started = await mendedBetween(scene, cwd, () => {
    mendStore = breakStore(scene);
    put(cwd, { src: 'mended\n', notes: 'notes\n' });
  });
  started.child.kill('SIGINT');
  expect((await started.ended).code).toBe(130);
  mendStore();
  scene.release('fixed');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, scene.log()]).toEqual([0, ['source made ', 'mended made notes ']]);
  expect(resumed.stderr).toContain('kept: changed since the last attempt: notes, src\n');
});

test('rule 7: nor is a step tried again over a source that a person changed while it failed, and that cannot be saved', async () => {
  const scene = new Scene();
  const waits = 'touch "$OUT/runs"; until test -e "$OUT/on"; do sleep 0.02; done';
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: b, reads: [src], retries: 1, run: 'cat src >> "$LOG"; ${waits}; test -e "$OUT/go"' }
finally:
  - { id: tidy, run: 'echo tidy > tidy' }
`,
    src: 'source\n',
  });
  const started = scene.start(cwd);
  await until('it runs', () => scene.has('runs'));
  const mendStore = breakStore(scene);
  put(cwd, { src: 'mended\n' });
  scene.release('on');
  const end = await started.ended;
  expect([end.code, scene.log()]).toEqual([1, ['source']]);
  mendStore();
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, scene.log()]).toEqual([0, ['mended']]);
  expect(resumed.stderr).toContain('kept: changed since the last attempt: src\n');
});

test.each([
  ['restore', 'mended made notes '],
  ['keep', 'mended made notes half part '],
])(
  'rule 7: with workspace: %s, what a person changes between two tries is theirs although Savepoint is killed there',
  async (how, found) => {
    const scene = new Scene();
    const cwd = place({
      'savepoint.yml': pipeline(how).replace(DELAY, '1h'),
      ...{ src: 'source\n', old: 'old\n' },
    });
    const started = await mendedBetween(scene, cwd, () => {
      put(cwd, { src: 'mended\n', notes: 'notes\n' });
      rmSync(join(cwd, 'old'));
    });
    started.child.kill('SIGKILL');
    await started.ended;
    const mark = markPath(scene.store, cwd, scene.record.run_id);
    await until('the watcher has looked', () => existsSync(endedPath(mark)));
    scene.release('fixed');
    scene.release();
    const resumed = await scene.run(cwd);
    expect([resumed.code, scene.log()]).toEqual([0, ['source made ', found]]);
    expect(resumed.stderr).toContain('kept: changed since the last attempt: notes, old (deleted), src\n');
    expect(resumed.stderr).not.toContain('set aside');
    expect(existsSync(join(cwd, 'old'))).toBe(false);
  },
);

test.each([
  ['a step that ends', 'until test -e "$OUT/failed"; do sleep 0.02; done; sleep 1; echo out > out/y', ''],
  ['a step that waits, too', 'touch "$OUT/y-failed"; exit 1', 'retries: { max: 1, delay: 1h },'],
])(
  'rule 7: beside %s after the one that waits had failed, what a person changes is theirs although Savepoint is killed',
  async (_, y, keys) => {
    const scene = new Scene();
    const cwd = place({
      'savepoint.yml': `
max-parallel: 2
steps:
  - parallel:
      - { id: x, writes: [xx], retries: { max: 1, delay: 1h }, run: 'echo $(ls) >> "$LOG"; touch "$OUT/failed"; test -e "$OUT/go"' }
      - { id: y, writes: [out/**], ${keys} run: 'test -e "$OUT/go" || { mkdir -p out; ${y}; }' }
`,
      ...{ src: 'source\n', old: 'old\n' },
    });
    const started = scene.start(cwd);
    const ends = keys === '' ? 'step.completed' : 'step.retrying';
    await until('both are at rest', () => {
      const events = scene.has('store/runs') ? scene.events : [];
      return ['step.retrying', ends].every(
        (type, at) => events.filter((each) => each.type === type).length > (keys === '' ? 0 : at),
      );
    });
    await new Promise((done) => setTimeout(done, 1000));
    put(cwd, { src: 'mended\n', notes: 'notes\n' });
    rmSync(join(cwd, 'old'));
    started.child.kill('SIGKILL');
    await started.ended;
    scene.release();
    const resumed = await scene.run(cwd);
    expect([resumed.code, resumed.stderr]).toEqual([
      0,
      expect.stringContaining('kept: changed since the last attempt: notes, old (deleted), src\n'),
    ]);
    expect(scene.log().at(-1)).not.toContain('old');
  },
);

test('rule 7: what a try that keeps its work had deleted is no edit, although Savepoint is killed when a person has deleted something beside it', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - id: x
    writes: [d/1, e/**]
    retries: { max: 1, delay: 1h }
    keep: true
    run: 'rm -rf d/1 e; test -e "$OUT/go"'
`,
    ...{ 'd/1': '1\n', 'd/2': '2\n', 'e/f': 'f\n' },
  });
  const started = await mendedBetween(scene, cwd, () => {
    rmSync(join(cwd, 'd/2'));
    put(cwd, { notes: 'notes\n' });
  });
  started.child.kill('SIGKILL');
  await started.ended;
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, resumed.stderr]).toEqual([
    0,
    expect.stringContaining('kept: changed since the last attempt: d/2 (deleted), notes\n'),
  ]);
});

test('what a try writes before which a person was at work is half-written where Savepoint is killed in it', async () => {
  const scene = new Scene();
  const runs = 'if test -e "$OUT/fixed"; then echo more > more; touch "$OUT/second"; sleep 1000; fi';
  const cwd = place({
    'savepoint.yml': pipeline('restore').replace('test -e "$OUT/fixed"', `${runs}; test -e "$OUT/go"`),
    src: 'source\n',
  });
  const started = await mendedBetween(scene, cwd, () => put(cwd, { src: 'mended\n' }));
  scene.release('fixed');
  await until('the second try has written', () => scene.has('second'));
  started.child.kill('SIGKILL');
  await started.ended;
  rmSync(join(scene.outside, 'fixed'));
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, scene.log().at(-1)]).toEqual([0, 'mended made ']);
  expect(resumed.stderr).toContain('set aside: b: half, more, part; ');
});

test('what a process changes between two tries that an earlier step left running is no edit', async () => {
  const scene = new Scene();
  const waits =
    'until test -e "$OUT/waiting"; do sleep 0.02; done; echo served > served; touch "$OUT/served"';
  const cwd = place({
    'savepoint.yml': pipeline('restore').replace(
      'echo other',
      `(${waits}; sleep 1000) >/dev/null & echo other`,
    ),
    src: 'source\n',
  });
  const started = await mendedBetween(scene, cwd, () => scene.release('waiting'));
  await until('it has written', () => scene.has('served'));
  scene.release('fixed');
  expect((await started.ended).code).toBe(1);
  expect(edits(scene)).toEqual([]);
});

test('what another step may have changed between two tries is no edit', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - parallel:
    - { id: a, reads: [], writes: [half], retries: { max: 1, delay: 2s }, run: 'echo half > half; test -e "$OUT/fixed" && touch "$OUT/second"' }
    - { id: b, reads: [], run: 'until test -e "$OUT/fixed"; do sleep 0.02; done; echo b > b; until test -e "$OUT/second"; do sleep 0.02; done' }
`,
  });
  const started = await mendedBetween(scene, cwd, () => scene.release('fixed'));
  expect((await started.ended).code).toBe(0);
  expect(edits(scene)).toEqual([]);
});
