/** Going on in another workspace: a fresh checkout, another commit, an empty folder. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { checkout, commit, git, place, put, read, repository, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

const TWO = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; cat src > made' }
  - { id: b, run: 'cat made >> "$LOG"; ${GATE}' }
`;

const micros = (path: string) => Number(lstatSync(path, { bigint: true }).mtimeNs / 1000n);

test('another checkout of the same commit reuses what was completed, with the times of its sources', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': TWO, src: 'source\n', 'dir/other': 'x' });
  symlinkSync('src', join(first, 'link'));
  commit(first, {});
  utimesSync(join(first, 'src'), 1_000_000_000.123456, 1_000_000_000.123456);
  lutimesSync(join(first, 'link'), 1_000_000_002, 1_000_000_002);
  utimesSync(join(first, 'dir'), 1_000_000_001, 1_000_000_001);
  await scene.run(first);
  for (const last of [false, false, true]) {
    const other = checkout(first);
    utimesSync(join(other, 'dir/other'), 1_100_000_000, 1_100_000_000);
    if (last) scene.release();
    const ended = await scene.run(other, '--run', 'latest');
    expect(ended.code).toBe(last ? 0 : 1);
    for (const name of ['src', 'link', 'made', 'dir', 'dir/other', 'savepoint.yml'])
      expect([name, Math.abs(micros(join(other, name)) - micros(join(first, name))) <= 1]).toEqual([
        name,
        true,
      ]);
    expect(read(other, 'made')).toBe('source\n');
  }
  expect(scene.log()).toEqual(['a', 'source', 'source', 'source', 'source']);
});

test('the times of sources are those of the run in a checkout under another umask, with the modes of there', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': TWO, src: 'source\n', 'dir/other': 'x' });
  utimesSync(join(first, 'src'), 1_000_000_000, 1_000_000_000);
  chmodSync(join(first, 'src'), 0o644);
  await scene.run(first);
  for (const mode of [0o600, 0o664]) {
    const other = checkout(first);
    chmodSync(join(other, 'src'), mode);
    await scene.run(other, '--run', 'latest');
    const { mtimeMs, mode: is } = statSync(join(other, 'src'));
    expect([mtimeMs, is & 0o777]).toEqual([1_000_000_000_000, mode]);
  }
  expect(scene.log()).toEqual(['a', 'source', 'source', 'source']);
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'they are so where an attempt in that checkout has ended by %s while it brought files back',
  async (signal) => {
    const scene = new Scene();
    const pipeline = TWO.replace(
      "cat src > made'",
      "cat src > made; mkdir big; for i in $(seq 3000); do echo $i > big/$i; done'",
    );
    const first = repository({ 'savepoint.yml': pipeline, src: 'source\n', other: 'x\n' });
    for (const name of ['src', 'other']) utimesSync(join(first, name), 1_000_000_000, 1_000_000_000);
    await scene.run(first);
    const second = checkout(first);
    const started = scene.start(second, '--run', 'latest');
    await until(
      'some are back',
      () => existsSync(join(second, 'big')) && readdirSync(join(second, 'big')).length > 99,
    );
    started.child.kill(signal);
    await started.ended;
    const written = readdirSync(join(second, 'big')).length;
    utimesSync(join(second, 'other'), 1_100_000_000, 1_100_000_000);
    await scene.run(second, '--run', 'latest');
    const times = ['src', 'other'].map((name) => micros(join(second, name)) / 1e6);
    expect([written < 3000, times, scene.log()]).toEqual([
      true,
      [1_000_000_000, 1_100_000_000],
      ['a', 'source', 'source'],
    ]);
  },
  60_000,
);

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'an empty folder in which an attempt has ended by %s while it filled that is filled whole',
  async (signal) => {
    const scene = new Scene();
    const big = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`big/${at}`, `${at}\n`]));
    const first = place({ 'savepoint.yml': TWO, src: 'source\n', ...big });
    await scene.run(first);
    const second = folder();
    const started = scene.start(second, '--run', 'latest');
    const isThere = (name: string) => existsSync(join(second, name));
    await until('some are back', () => isThere('big') && readdirSync(join(second, 'big')).length > 99);
    started.child.kill(signal);
    await started.ended;
    expect(isThere('savepoint.yml')).toBe(false);
    expect(await scene.reasons(second, '--run', 'latest')).toEqual({ a: 'reuse completed', b: 'run failed' });
    await scene.run(second, '--run', 'latest');
    expect(readdirSync(join(second, 'big'))).toHaveLength(3000);
    expect([read(second, 'savepoint.yml'), read(second, 'src'), scene.log()]).toEqual([
      TWO,
      'source\n',
      ['a', 'source', 'source'],
    ]);
    rmSync(join(second, 'savepoint.yml'));
    const deleted = await scene.run(second, '--run', 'latest');
    expect([deleted.code, deleted.stderr]).toEqual([2, expect.stringContaining('savepoint.yml')]);
  },
  60_000,
);

test.each(['without git', 'on newer commits'])(
  'the times of sources are those of the run in each further checkout, %s',
  async (how) => {
    const scene = new Scene();
    const files = { 'savepoint.yml': TWO, src: 'source\n' };
    const first = how === 'without git' ? place(files) : repository(files);
    utimesSync(join(first, 'src'), 1_000_000_000, 1_000_000_000);
    await scene.run(first);
    for (const attempt of [2, 3, 4]) {
      if (how !== 'without git') commit(first, { other: `${attempt}` });
      const other = how === 'without git' ? place(files) : checkout(first);
      expect((await scene.run(other, '--run', 'latest')).code).toBe(1);
      expect([attempt, micros(join(other, 'src'))]).toEqual([attempt, 1_000_000_000_000_000]);
    }
  },
);

test('on another commit a step without `reads` runs again, and the reason names both commits', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': TWO, src: 'source\n' });
  await scene.run(first);
  commit(first, { unrelated: 'x' });
  const second = checkout(first);
  expect(await scene.reasons(second, '--run', 'latest')).toEqual({ a: 'run commit', b: 'run failed' });
  const ended = await scene.run(second, '--run', 'latest');
  expect(ended.stderr).toMatch(/another commit: [0-9a-f]{10} before, [0-9a-f]{10} now/);
  expect(scene.log()).toEqual(['a', 'source', 'a', 'source']);
});

test('on another commit a step with `reads` is reused while what it reads, and the github.* that it mentions, are the same', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, needs: [], reads: [src], run: 'echo a >> "$LOG"; cat src > made', writes: [made] }
  - { id: sha, needs: [], reads: [src], writes: [s], run: 'echo sha \${{ github.sha }} > s; echo sha >> "$LOG"' }
  - { id: ref, needs: [], reads: [src], writes: [r], run: 'echo ref \${{ github.ref_name }} > r; echo ref >> "$LOG"' }
  - { id: b, needs: [a, sha, ref], reads: [src], run: 'echo b >> "$LOG"; ${GATE}' }
`;
  const first = repository({ 'savepoint.yml': pipeline, src: 'source\n', other: '1' });
  await scene.run(first);
  scene.log();
  commit(first, { other: '2' });
  const second = checkout(first);
  const ended = await scene.run(second, '--run', 'latest');
  expect(scene.log().toSorted()).toEqual(['b', 'sha']);
  expect(ended.stderr).toContain('github.sha has changed');
  commit(first, { src: 'new\n' });
  const third = checkout(first);
  const again = await scene.run(third, '--run', 'latest');
  expect(scene.log().toSorted()).toEqual(['a', 'b', 'ref', 'sha']);
  expect(again.stderr).toContain('files that it reads have changed: src');
  expect(read(third, 'made')).toBe('new\n');
});

test("a step's change applies only on the state that it was made from, and the path is the reason", async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, reads: [nothing], run: 'echo a >> "$LOG"; echo more >> src; echo x > made' }
  - { id: b, reads: [nothing], run: 'cat src >> "$LOG"; ${GATE}' }
`;
  const first = repository({ 'savepoint.yml': pipeline, src: 'one\n' });
  await scene.run(first);
  git(first, 'checkout', '-q', 'src');
  commit(first, { src: 'two\n' });
  const second = checkout(first);
  const ended = await scene.run(second, '--run', 'latest');
  expect(ended.stderr).toContain('src is not as it was when the step changed it');
  expect(scene.log()).toEqual(['a', 'one', 'more', 'a', 'two', 'more']);
});

test('without git every source file counts, and what differs is named', async () => {
  const scene = new Scene();
  const first = place({ 'savepoint.yml': TWO, src: 'one\n' });
  await scene.run(first);
  const same = place({ 'savepoint.yml': TWO, src: 'one\n' });
  await scene.run(same, '--run', 'latest');
  expect(scene.log()).toEqual(['a', 'one', 'one']);
  const other = place({ 'savepoint.yml': TWO, src: 'one\n', more: 'x' });
  const ended = await scene.run(other, '--run', 'latest');
  expect(ended.stderr).toContain('source files are not as they were: more');
  expect(scene.log()).toEqual(['a', 'one']);
  expect(read(other, 'more')).toBe('x');
});

test('an empty folder is filled whole where there was no git', async () => {
  const scene = new Scene();
  const first = place({ 'savepoint.yml': TWO, src: 'one\n', 'deep/er': 'x' });
  utimesSync(join(first, 'src'), 1_000_000_000, 1_000_000_000);
  await scene.run(first);
  rmSync(first, { recursive: true });
  mkdirSync(first);
  const planned = await scene.call(first, 'plan', '--run', 'latest', '--output', 'json');
  expect((JSON.parse(planned.stdout) as { steps: { decision: string }[] }).steps[0]?.decision).toBe('reuse');
  scene.release();
  const ended = await scene.call(first, 'resume');
  expect([ended.code, scene.log()]).toEqual([0, ['a', 'one', 'one']]);
  expect([read(first, 'src'), read(first, 'deep/er')]).toEqual(['one\n', 'x']);
  expect(micros(join(first, 'src'))).toBe(1_000_000_000_000_000);
});

test('a step that failed after it had deleted the pipeline file: that is said, and how to have it back', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo 1 > made' }
  - { id: b, run: 'rm -rf ./*; ${GATE}' }
`;
  const first = place({ 'savepoint.yml': pipeline });
  await scene.run(first);
  const ended = await scene.call(first, 'resume');
  const { run_id: id } = scene.record;
  expect([ended.code, ended.stderr]).toEqual([
    4,
    expect.stringContaining('it was deleted since, and that was kept'),
  ]);
  expect(ended.stderr).toContain(`savepoint restore ${id} --at STEP --to DIR`);
  await scene.call(first, 'restore', id, '--at', 'a', '--to', join(scene.outside, 'back'));
  put(first, { 'savepoint.yml': read(scene.outside, 'back/savepoint.yml') ?? '' });
  scene.release();
  expect((await scene.call(first, 'resume')).code).toBe(0);
});

test('a folder without the files that only git holds is refused, and the commit is named', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': TWO, src: 'one\n' });
  const sha = git(first, 'rev-parse', 'HEAD').trim();
  await scene.run(first);
  scene.log();
  const bare = place({ 'savepoint.yml': TWO });
  const ended = await scene.run(bare, '--run', 'latest');
  expect([ended.code, ended.stderr]).toEqual([4, expect.stringContaining(sha)]);
  const empty = folder();
  const none = await scene.call(empty, 'resume', 'latest');
  expect([none.code, none.stderr]).toEqual([4, expect.stringContaining(sha)]);
  expect(scene.log()).toEqual([]);
  expect([read(bare, 'src'), read(empty, 'savepoint.yml'), read(bare, 'made')]).toEqual([null, null, null]);
});

test('what the source had beyond the commit does not come along: a path that no step touched is left as it is, and named once', async () => {
  const scene = new Scene();
  const pipeline = TWO.replace('cat src > made', 'cat src > made; echo x >> touched');
  const first = repository({
    'savepoint.yml': pipeline,
    src: 'old\n',
    gone: 'x',
    'dir/same': 's',
    touched: 't\n',
    '.gitignore': 'cache\n',
  });
  put(first, { src: 'dirty\n', untracked: 'u', 'new/1': '', 'new/2': '', cache: 'c' });
  rmSync(join(first, 'gone'));
  mkdirSync(join(first, 'empty'));
  await scene.run(first);
  const second = checkout(first);
  put(second, { theirs: '' });
  chmodSync(join(second, 'dir'), 0o700);
  const named = 'differs from the source of the run: cache, empty, gone, new, src and 2 more\n';
  expect((await scene.call(second, 'plan', '--run', 'latest')).stderr).toContain(named);
  const ended = await scene.run(second, '--run', 'latest');
  expect(ended.stderr.split(named)).toHaveLength(2);
  expect([
    read(second, 'src'),
    read(second, 'untracked'),
    read(second, 'gone'),
    read(second, 'touched'),
  ]).toEqual(['old\n', null, 'x', 't\nx\n']);
  scene.release();
  expect((await scene.run(second, '--run', 'latest')).stderr).not.toContain('differs from');
});

test('what is missing in a folder that a step has touched is named', async () => {
  const scene = new Scene();
  const pipeline = TWO.replace('cat src > made', 'cat data/in > data/out');
  const first = repository({ 'savepoint.yml': pipeline, src: 'old\n' });
  put(first, { 'data/in': 'in', 'data/more/1': '', 'data/more/2': '' });
  await scene.run(first);
  const ended = await scene.run(checkout(first), '--run', 'latest');
  expect(ended.stderr).toContain('differs from the source of the run: data/in, data/more\n');
});

test('a checkout of the same source differs in nothing', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': TWO, src: 'old\n', 'dir/x': 'x' });
  await scene.run(first);
  const ended = await scene.run(checkout(first), '--run', 'latest');
  expect(ended.stderr).toContain('another workspace');
  expect(ended.stderr).not.toContain('differs from');
});

test('a person who has edited the output of a step finds the edit elsewhere, also after more attempts', async () => {
  const scene = new Scene();
  const first = repository({ 'savepoint.yml': TWO, src: 'one\n', private: 'p\n' });
  await scene.run(first);
  put(first, { made: 'mine\n', 'notes/x': 'n' });
  chmodSync(join(first, 'private'), 0o640);
  await scene.run(first);
  const second = checkout(first);
  const told = 'edits of earlier attempts come along: made, notes/x, private\n';
  expect((await scene.call(second, 'plan', '--run', 'latest')).stderr).toContain(told);
  expect((await scene.run(second, '--run', 'latest')).stderr).toContain(told);
  const third = checkout(first);
  await scene.run(third, '--run', 'latest');
  expect((await scene.run(third)).stderr).not.toContain('come along');
  await scene.run(first, '--run', 'latest');
  expect(scene.log()).toEqual(['a', 'one', 'mine', 'mine', 'mine', 'mine', 'mine']);
  expect([read(second, 'notes/x'), read(third, 'notes/x')]).toEqual(['n', 'n']);
});

test('a run goes to and fro between two workspaces', async () => {
  const scene = new Scene();
  const steps = [1, 2, 3, 4].map(
    (at) =>
      `  - { id: s${at}, writes: [f], run: 'echo s${at} >> "$LOG"; cat f >> "$LOG"; echo ${at} > f; test -e "$OUT/go${at}"' }`,
  );
  const pipeline = `steps:\n${steps.join('\n')}\n`;
  const [one, two] = [
    place({ 'savepoint.yml': pipeline, f: '0\n' }),
    place({ 'savepoint.yml': pipeline, f: '0\n' }),
  ];
  for (const [at, cwd] of [one, two, one, two].entries()) {
    scene.release(`go${at}`);
    await scene.run(cwd, '--run', 'latest').catch(() => {});
    if (at === 0) await scene.run(cwd);
  }
  scene.release('go4');
  await scene.run(one, '--run', 'latest');
  expect(scene.log()).toEqual([
    's1',
    '0',
    's1',
    '0',
    's2',
    '1',
    's2',
    '1',
    's3',
    '2',
    's3',
    '2',
    's4',
    '3',
    's4',
    '3',
  ]);
  expect(read(one, 'f')).toBe('4\n');
});

test('a file of the new workspace that is in the way of a step’s output is no source of it: the step runs again', async () => {
  const scene = new Scene();
  const pipeline = TWO.replace('id: a,', 'id: a, reads: [src],');
  const first = place({ 'savepoint.yml': pipeline, src: 'one\n' });
  await scene.run(first);
  const second = place({ 'savepoint.yml': pipeline, src: 'one\n', made: 'theirs\n' });
  expect(await scene.reasons(second, '--run', 'latest')).toMatchObject({ a: 'run differs' });
  await scene.run(second, '--run', 'latest');
  expect(scene.log()).toEqual(['a', 'one', 'a', 'one']);
});

test('an attempt elsewhere does not delete what it does not know', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, reads: [x], run: 'rm -rf dir; echo a >> "$LOG"' }
  - { id: b, reads: [x], run: 'ls -A dir >> "$LOG" 2>&1 || true; ${GATE}' }
`;
  const first = place({ 'savepoint.yml': pipeline, 'dir/known': '1' });
  await scene.run(first);
  scene.log();
  const second = place({ 'savepoint.yml': pipeline, 'dir/known': '1', 'dir/unknown': '2' });
  scene.release();
  expect((await scene.run(second, '--run', 'latest')).code).toBe(0);
  writeFileSync(join(first, 'x'), '');
  expect(read(second, 'dir/unknown')).toBe('2');
  expect(read(second, 'dir/known')).toBe(null);
});

test.each(['with git', 'without git'])(
  'a checkout under another umask is a checkout of the same files: %s',
  async (how) => {
    const scene = new Scene();
    const pipeline = `
steps:
  - { id: reads, reads: ['s*'], run: 'echo reads >> "$LOG"' }
  - { id: changes, run: 'echo changes >> "$LOG"; echo more >> src; echo more >> tool; echo x > made' }
  - { id: b, run: 'cat src >> "$LOG"; ${GATE}' }
`;
    const files = { 'savepoint.yml': pipeline, src: 'one\n', s2: 'two\n', tool: '#!/bin/sh\n' };
    const made = (): string => {
      const cwd = place(files);
      for (const name of ['src', 's2', 'savepoint.yml']) chmodSync(join(cwd, name), 0o644);
      chmodSync(join(cwd, 'tool'), 0o755);
      return cwd;
    };
    const first = made();
    if (how === 'with git') {
      git(first, 'init', '-q');
      commit(first, {});
    }
    const other = (): string => {
      const cwd = how === 'with git' ? checkout(first) : made();
      for (const name of ['src', 's2', 'savepoint.yml']) chmodSync(join(cwd, name), 0o664);
      chmodSync(join(cwd, 'tool'), 0o775);
      return cwd;
    };
    await scene.run(first);
    scene.log();
    const second = other();
    await scene.run(second, '--run', 'latest');
    const again = await scene.run(second, '--run', 'latest');
    expect(again.stderr).not.toContain('kept:');
    await scene.run(first, '--run', 'latest');
    expect(scene.log()).toEqual(['one', 'more', 'one', 'more', 'one', 'more']);
    const mode = (cwd: string, name: string) => (statSync(join(cwd, name)).mode & 0o777).toString(8);
    // What no step touched is left as it is, and what steps left is as they left it.
    expect(['s2', 'src', 'tool'].map((name) => mode(second, name))).toEqual(['664', '644', '755']);
    const third = other();
    chmodSync(join(third, 'src'), 0o755);
    expect(await scene.reasons(third, '--run', 'latest')).toMatchObject({ reads: 'run reads' });
  },
);

/** Two files of the source, one of which the second step deletes, and the other one changes. */
const CHANGES = `
steps:
  - { id: first, reads: [], run: 'test -e "$OUT/began" || { touch "$OUT/began"; false; }' }
  - { id: a, reads: ['d/*'], run: 'echo a >> "$LOG"; rm d/gone; echo more >> d/src' }
  - { id: b, reads: ['d/*'], run: 'cat d/* >> "$LOG"; ${GATE}' }
`;

function setModes(cwd: string, mode: number): void {
  for (const name of ['d/src', 'd/gone']) if (existsSync(join(cwd, name))) chmodSync(join(cwd, name), mode);
}

test.each([
  [0o664, 0o644],
  [0o600, 0o664],
])(
  'back in a folder where sources have the modes %o, what was completed where they have %o is reused',
  async (here, there) => {
    const scene = new Scene();
    const first = repository({ 'savepoint.yml': CHANGES, 'd/src': 'one\n', 'd/gone': 'x\n' });
    setModes(first, here);
    const second = checkout(first);
    await scene.run(first);
    setModes(second, there);
    await scene.run(second, '--run', 'latest');
    expect(scene.log()).toEqual(['a', 'one', 'more']);
    expect(await scene.reasons(first, '--run', 'latest')).toMatchObject({ a: 'reuse completed' });
    scene.release();
    const ended = await scene.run(first, '--run', 'latest');
    expect([ended.code, scene.log(), read(first, 'd/gone')]).toEqual([0, ['one', 'more'], null]);
  },
);

test('what a reset brings back under another umask is no edit', async () => {
  const scene = new Scene();
  scene.release('began');
  const cwd = repository({ 'savepoint.yml': CHANGES, 'd/src': 'one\n', 'd/gone': 'x\n' });
  setModes(cwd, 0o644);
  await scene.run(cwd);
  const umask = process.umask(0o002);
  try {
    git(cwd, 'reset', '--hard', '-q');
    scene.release();
    const ended = await scene.run(cwd);
    expect(ended.stderr).not.toContain('kept:');
    expect([ended.code, scene.log()]).toEqual([0, ['a', 'one', 'more', 'one', 'more']]);
  } finally {
    process.umask(umask);
  }
  expect(statSync(join(cwd, 'd/src')).mode & 0o777).toBe(0o644);
});

test.each([
  ['with git', repository],
  ['without git', place],
])(
  'rule 7: %s, a mode that a person gives a source file is an edit, also with the content that it had before a step changed or deleted it',
  async (_, make) => {
    const scene = new Scene();
    const text = `steps: [{ id: a, run: 'echo more >> changed; rm gone' }, { id: b, run: 'test -e "$OUT/go"' }]`;
    const cwd = make({ 'savepoint.yml': text, changed: 'source\n', gone: 'source\n' });
    for (const name of ['changed', 'gone']) chmodSync(join(cwd, name), 0o644);
    expect((await scene.run(cwd)).code).toBe(1);
    put(cwd, { changed: 'source\n', gone: 'source\n' });
    for (const name of ['changed', 'gone']) chmodSync(join(cwd, name), 0o600);
    scene.release();
    const ended = await scene.run(cwd);
    expect([ended.code, ended.stderr]).toEqual([
      0,
      expect.stringContaining('kept: changed since the last attempt: changed, gone\n'),
    ]);
    expect([read(cwd, 'changed'), read(cwd, 'gone')]).toEqual(['source\n', 'source\n']);
    expect(statSync(join(cwd, 'gone')).mode & 0o777).toBe(0o600);
  },
);

test("but a person's mode of what a step had changed is one", async () => {
  const scene = new Scene();
  scene.release('began');
  const cwd = repository({ 'savepoint.yml': CHANGES, 'd/src': 'one\n', 'd/gone': 'x\n' });
  setModes(cwd, 0o644);
  await scene.run(cwd);
  chmodSync(join(cwd, 'd/src'), 0o600);
  scene.release();
  const ended = await scene.run(cwd);
  expect(ended.stderr).toContain('kept: changed since the last attempt: d/src\n');
  expect(statSync(join(cwd, 'd/src')).mode & 0o777).toBe(0o600);
});

test('what steps and persons made of folders comes along under another umask, and those in which they only wrote keep the mode of there', async () => {
  const scene = new Scene();
  const text = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; rm -r gone; mv old new; rm -r file && echo f > file; chmod 700 priv; echo w > written/w' }
  - { id: b, run: '${GATE}' }
`;
  const names = ['gone', 'old', 'file', 'priv', 'written', 'theirs', 'closed'];
  const files = Object.fromEntries(names.map((name) => [`${name}/in`, `${name}\n`]));
  const first = repository({ 'savepoint.yml': text, ...files });
  for (const name of names) chmodSync(join(first, name), 0o755);
  await scene.run(first);
  rmSync(join(first, 'theirs'), { recursive: true });
  chmodSync(join(first, 'closed'), 0o700);
  await scene.run(first);
  const elsewhere = checkout(first);
  for (const name of names) chmodSync(join(elsewhere, name), 0o775);
  scene.release();
  const ended = await scene.run(elsewhere, '--run', 'latest');
  expect([ended.code, scene.log()]).toEqual([0, ['a']]);
  expect(ended.stderr).not.toContain('left out');
  const mode = (name: string) => (statSync(join(elsewhere, name)).mode & 0o777).toString(8);
  expect(['priv', 'closed', 'written'].map(mode)).toEqual(['700', '700', '775']);
  expect(['gone', 'old', 'theirs'].filter((name) => existsSync(join(elsewhere, name)))).toEqual([]);
  expect([read(elsewhere, 'file'), read(elsewhere, 'new/in')]).toEqual(['f\n', 'old\n']);
});

test('a folder into which a reused step wrote has the mode of there, whatever it was in a checkout in between', async () => {
  const scene = new Scene();
  const first = repository({
    'savepoint.yml': TWO.replace('> made', '> d/made'),
    'd/in': 'in\n',
    src: 'source\n',
  });
  chmodSync(join(first, 'd'), 0o755);
  await scene.run(first);
  for (const mode of [0o700, 0o755, 0o775]) {
    const other = checkout(first);
    chmodSync(join(other, 'd'), mode);
    await scene.run(other, '--run', 'latest');
    expect([statSync(join(other, 'd')).mode & 0o777, read(other, 'd/made')]).toEqual([mode, 'source\n']);
  }
});

test('a folder into which a reused step wrote has the mode of there at each try', async () => {
  const scene = new Scene();
  const first = repository({
    'savepoint.yml': `
steps:
  - { id: a, run: 'echo n > d/n' }
  - { id: b, retries: 1, run: 'stat -c %a d >> "$LOG"; rm -r d; ${GATE}' }
`,
    'd/in': 'in\n',
  });
  chmodSync(join(first, 'd'), 0o755);
  await scene.run(first);
  const second = checkout(first);
  chmodSync(join(second, 'd'), 0o700);
  await scene.run(second, '--run', 'latest');
  await scene.run(second, '--run', 'latest');
  expect(scene.log()).toEqual(['755', '755', '700', '700', '700', '700']);
});

/** A step that has changed a folder that was there before the run and that git does not have; the last one failed. */
async function ranOn(before: string, change: string) {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: '${change}' }
  - { id: b, run: '${GATE}' }
`;
  const first = repository({ 'savepoint.yml': pipeline, src: 's' });
  execFileSync('sh', ['-c', before], { cwd: first });
  await scene.run(first);
  return { scene, second: checkout(first) };
}

test.each([
  ['replaced by a file', 'rm -r dd; echo k > dd'],
  ['replaced by a link', 'rm -r dd; ln -s src dd'],
  ['replaced by a file that was in it', 'mv dd x; mv x/f dd; rm -r x'],
  ['changed within', 'rm -r dd/s; echo k > dd/s'],
])('rule 2: a step is not skipped where a folder is missing that it has %s', async (_, change) => {
  const { scene, second } = await ranOn('mkdir -p dd/s; echo f > dd/f; echo g > dd/s/g', change);
  expect((await scene.reasons(second, '--run', 'latest')).a).toBe('run differs');
});

test('an empty folder that git does not have is made where a step that is reused has given it another mode', async () => {
  const { scene, second } = await ranOn('mkdir dd', 'chmod 711 dd');
  const { stderr } = await scene.run(second, '--run', 'latest');
  expect([stderr, statSync(join(second, 'dd')).mode & 0o777]).toEqual([
    expect.stringMatching(/reuse +a/),
    0o711,
  ]);
});
