/** What a person brings with a commit, or takes away as a whole, while a step runs that then fails. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { checkout, commit, git, place, put, read, repository, Scene } from '../support/scene.ts';

/** @param keys what else the step says that fails */
const pipeline = (keys = '') => `
steps:
  - { id: a, reads: [], run: 'mkdir -p lib; echo made > lib/made' }
  - id: b
    ${keys}
    run: |
      echo $(ls . src lib 2>/dev/null) >> "$LOG"; echo half > half
      touch "$OUT/runs"; until test -e "$OUT/on"; do sleep 0.02; done
      test -e "$OUT/go"
`;

const SOURCE = {
  '.gitignore': '.savepoint\nhalf\nlib/made\n',
  'src/a': 'a\n',
  'src/b': 'b\n',
  'old/x': 'x\n',
  'old/sub/y': 'y\n',
};

/** A run whose step fails, and what a person does while it runs. @returns how it ended */
async function beside(scene: Scene, cwd: string, act: () => void) {
  const started = scene.start(cwd);
  await until('it runs', () => scene.has('runs'));
  act();
  scene.release('on');
  return started.ended;
}

/** Brings what another clone has committed. */
function pull(cwd: string): void {
  const branch = git(cwd, 'branch', '--show-current').trim();
  git(cwd, 'checkout', '-qb', 'theirs');
  rmSync(join(cwd, 'old'), { recursive: true });
  commit(cwd, { 'src/b': 'pulled\n', 'src/new': 'new\n', 'fresh/deep/z': 'z\n' });
  git(cwd, 'checkout', '-q', branch);
  git(cwd, 'merge', '-q', 'theirs');
}

const edits = (scene: Scene) =>
  scene.events.flatMap((event) => (event.type === 'edits.kept' ? [event.paths] : []));

test('rule 7: what a commit brings while a step runs that fails is kept, and stays', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline(), ...SOURCE });
  const failed = await beside(scene, cwd, () => {
    pull(cwd);
    put(cwd, { notes: 'notes\n' });
  });
  expect([failed.code, git(cwd, 'status', '--short')]).toEqual([1, '?? notes\n']);
  expect(failed.stderr).toContain('kept: changed while b ran: ');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, git(cwd, 'status', '--short')]).toEqual([0, '']);
  expect(resumed.stderr).toContain('set aside: b: half, notes; ');
  expect([read(cwd, 'fresh/deep/z'), existsSync(join(cwd, 'old'))]).toEqual(['z\n', false]);
  expect(scene.log().at(-1)).toMatch(/fresh .*src: a b new$/);
});

test('rule 7: the next try finds what a commit has brought', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline('retries: 1'), ...SOURCE });
  expect((await beside(scene, cwd, () => pull(cwd))).code).toBe(1);
  expect([git(cwd, 'status', '--short'), edits(scene).length]).toEqual(['', 1]);
  expect(scene.log().map((line) => line.includes('src: a b new'))).toEqual([false, true]);
});

test.each([
  ['with CI', {}, { CI: '1' }],
  ['where the writes of the step match it', 'writes: ["**"]', {}],
])('%s, what a commit brings while a step runs that fails is the work of the step', async (_, keys, env) => {
  const scene = new Scene();
  Object.assign(scene.env, env);
  const cwd = repository({ 'savepoint.yml': pipeline(typeof keys === 'string' ? keys : ''), ...SOURCE });
  expect((await beside(scene, cwd, () => commit(cwd, { 'src/new': 'new\n' }))).code).toBe(1);
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, edits(scene), read(cwd, 'src/new')]).toEqual([0, [], null]);
  expect(resumed.stderr).toContain('set aside: b: half, src/new; ');
});

test('rule 7: what a commit brings while two steps run that fail is kept', async () => {
  const scene = new Scene();
  const step = (id: string) =>
    `{ id: ${id}, writes: [${id}], run: 'echo ${id} > ${id}; touch "$OUT/runs" "$OUT/${id}-runs"; until test -e "$OUT/on-${id}"; do sleep 0.02; done; test -e "$OUT/go"' }`;
  const cwd = repository({
    'savepoint.yml': `max-parallel: 2\nfail-fast: false\nsteps:\n  - parallel:\n    - ${step('x')}\n    - ${step('y')}\n`,
    '.gitignore': '.savepoint\nx\ny\n',
    src: 'source\n',
  });
  const started = scene.start(cwd);
  await until('both run', () => scene.has('x-runs') && scene.has('y-runs'));
  commit(cwd, { new: 'new\n', src: 'committed\n' });
  scene.release('on-x');
  await until('one has failed', () => scene.events.some(({ type }) => type === 'step.failed'));
  scene.release('on-y');
  expect((await started.ended).code).toBe(1);
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, git(cwd, 'status', '--short')]).toEqual([0, '']);
  expect([read(cwd, 'new'), read(cwd, 'src')]).toEqual(['new\n', 'committed\n']);
});

test('rule 7: a source folder that a person removes while a step runs that fails does not come back, but for what a step had made in it', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline(), ...SOURCE, 'lib/l': 'l\n', 'lib/sub/m': 'm\n' });
  const failed = await beside(scene, cwd, () => {
    rmSync(join(cwd, 'old'), { recursive: true });
    rmSync(join(cwd, 'lib'), { recursive: true });
  });
  expect(failed.stderr).toMatch(/kept: changed while b ran: .*old \(deleted\)/);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect([existsSync(join(cwd, 'old')), existsSync(join(cwd, 'lib/sub'))]).toEqual([false, false]);
  expect([read(cwd, 'lib/made'), read(cwd, 'lib/l')]).toEqual(['made\n', null]);
});

test('rule 7: what a person renames while a step runs that fails stays where it is, and what the step made beside it does not', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline(), ...SOURCE });
  const failed = await beside(scene, cwd, () => {
    renameSync(join(cwd, 'old'), join(cwd, 'moved'));
    renameSync(join(cwd, 'src/a'), join(cwd, 'src/c'));
    put(cwd, { 'moved/made': 'made\n' });
  });
  expect(edits(scene)).toEqual([
    [
      ...['moved', 'moved/sub', 'moved/sub/y', 'moved/x'],
      ...['old', 'old/sub', 'old/sub/y', 'old/x', 'src/a', 'src/c'],
    ],
  ]);
  expect(failed.code).toBe(1);
  scene.release();
  const resumed = await scene.run(cwd);
  expect(resumed.stderr).toContain('set aside: b: half, moved/made; ');
  expect([read(cwd, 'moved/sub/y'), read(cwd, 'moved/x'), read(cwd, 'src/c')]).toEqual(['y\n', 'x\n', 'a\n']);
  expect(['old', 'src/a', 'moved/made'].filter((name) => existsSync(join(cwd, name)))).toEqual([]);
  // The same in another checkout.
  const elsewhere = checkout(cwd);
  const { code } = await scene.call(elsewhere, 'run', '--run', 'latest', '--from-step', 'b');
  expect([code, read(elsewhere, 'moved/x'), read(elsewhere, 'src/a')]).toEqual([0, 'x\n', null]);
});

test('rule 7: a link that a person puts in the place of a source folder while a step runs that fails is kept', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline(), ...SOURCE });
  await beside(scene, cwd, () => {
    rmSync(join(cwd, 'old'), { recursive: true });
    symlinkSync('src', join(cwd, 'old'));
  });
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect([edits(scene), readlinkSync(join(cwd, 'old'))]).toEqual([
    [['old', 'old/sub', 'old/sub/y', 'old/x']],
    'src',
  ]);
});

/** One more attempt that fails, and what a person does while its step runs. */
async function besideAgain(scene: Scene, cwd: string, act: () => void) {
  for (const name of ['runs', 'on']) rmSync(join(scene.outside, name));
  return beside(scene, cwd, act);
}

test('rule 7: a source that a person takes away while a step fails, and puts back while it fails again, stays', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline(), ...SOURCE });
  await beside(scene, cwd, () => rmSync(join(cwd, 'old'), { recursive: true }));
  const again = await besideAgain(scene, cwd, () => git(cwd, 'checkout', '--', 'old'));
  expect(again.stderr).toContain('kept: changed while b ran: old, old/sub, old/sub/y, old/x; ');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, git(cwd, 'status', '--short')]).toEqual([0, '']);
  expect(resumed.stderr).toContain('set aside: b: half; ');
});

test('rule 7: what a person has made before is theirs as a source is: they change it, and take it away, while a step fails', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline(), ...SOURCE });
  await beside(scene, cwd, () => pull(cwd));
  put(cwd, { mine: 'mine\n', other: 'other\n' });
  const again = await besideAgain(scene, cwd, () => {
    git(cwd, 'reset', '-q', '--hard', 'HEAD^');
    put(cwd, { mine: 'more\n' });
    rmSync(join(cwd, 'other'));
  });
  expect(again.stderr).toContain('kept: changed while b ran: fresh (deleted), ');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, git(cwd, 'status', '--short')]).toEqual([0, '?? mine\n']);
  expect([read(cwd, 'mine'), read(cwd, 'old/sub/y'), read(cwd, 'src/b')]).toEqual(['more\n', 'y\n', 'b\n']);
  expect(scene.log().at(-1)).not.toMatch(/fresh|other|new/);
});

test('rule 7: so does what they have moved and changed, staged, or committed and changed', async () => {
  const scene = new Scene();
  const cwd = repository({
    'savepoint.yml': pipeline(),
    ...SOURCE,
    'src/c': 'c\n',
    'src/d': 'd\n',
    'src/e': 'e\n',
  });
  await beside(scene, cwd, () => {
    renameSync(join(cwd, 'src/a'), join(cwd, 'src/moved'));
    appendFileSync(join(cwd, 'src/moved'), 'more\n');
    renameSync(join(cwd, 'old'), join(cwd, 'lib2'));
    rmSync(join(cwd, 'lib2/x'));
    put(cwd, { 'lib2/x': 'written anew\n', 'lib2/made': 'made\n' });
    git(cwd, 'mv', 'src/c', 'src/staged');
    git(cwd, 'stash', '-q');
    git(cwd, 'stash', 'pop', '-q', '--index');
    git(cwd, 'mv', 'src/d', 'src/committed');
    git(cwd, 'commit', '-qm', 'moved', '--', 'src/d', 'src/committed');
    put(cwd, { 'src/committed': 'changed since\n' });
    renameSync(join(cwd, 'src/e'), join(cwd, 'lib/made'));
  });
  const before = git(cwd, 'status', '--short');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, resumed.stderr]).toEqual([
    0,
    expect.stringContaining('set aside: b: half, lib2/made; '),
  ]);
  expect(git(cwd, 'status', '--short')).toBe(before);
  expect(
    ['src/moved', 'lib2/x', 'src/staged', 'src/committed', 'lib/made'].map((name) => read(cwd, name)),
  ).toEqual(['a\nmore\n', 'written anew\n', 'c\n', 'changed since\n', 'e\n']);
});

test('rule 7: what a person has made stays theirs when a step has changed it since, and what a step has made does not become so', async () => {
  const scene = new Scene();
  const text = `
steps:
  - { id: s, reads: [], run: 'echo made > made' }
  - { id: f, reads: [], run: 'test -e "$OUT/formats"; for name in one two three made; do echo formatted >> $name; done' }
${pipeline().replace('\nsteps:', '')}`;
  const cwd = place({ 'savepoint.yml': text });
  expect((await scene.run(cwd)).code).toBe(1);
  put(cwd, { one: 'one\n', two: 'two\n', three: 'three\n', made: 'edited\n' });
  scene.release('formats');
  const failed = await beside(scene, cwd, () => {
    put(cwd, { one: 'mended\n', three: 'three\n', made: 'again\n' });
    rmSync(join(cwd, 'two'));
  });
  expect(failed.stderr).toContain('kept: changed while b ran: one, three, two (deleted); ');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.stringContaining('set aside: b: half, made; ')]);
  expect([read(cwd, 'one'), read(cwd, 'two'), read(cwd, 'three')]).toEqual(['mended\n', null, 'three\n']);
});

test('rule 7: branches that are checked out there and back between tries leave what was there', async () => {
  const scene = new Scene();
  const text = `
steps:
  - id: b
    retries: 2
    run: |
      echo half > half; n=$(ls "$OUT" | grep -c runs || true); touch "$OUT/runs-$n"
      until test -e "$OUT/on-$n"; do sleep 0.02; done
      test -e "$OUT/go"
`;
  const cwd = repository({
    'savepoint.yml': text,
    '.gitignore': '.savepoint\nhalf\n',
    f: 'f\n',
    'lib/l': 'l\n',
  });
  git(cwd, 'checkout', '-qb', 'two');
  rmSync(join(cwd, 'f'));
  rmSync(join(cwd, 'lib'), { recursive: true });
  commit(cwd, { 'f/in': 'in\n', lib: 'lib\n', new: 'new\n' });
  const started = scene.start(cwd);
  for (const [at, branch] of ['main', 'two', 'main'].entries()) {
    await until(`try ${at + 1} runs`, () => scene.has(`runs-${at}`));
    git(cwd, 'checkout', '-q', branch);
    scene.release(`on-${at}`);
  }
  expect((await started.ended).code).toBe(1);
  expect(git(cwd, 'status', '--short')).toBe('');
  for (const name of ['go', 'on-3']) scene.release(name);
  expect((await scene.run(cwd)).code).toBe(0);
  expect([git(cwd, 'status', '--short'), read(cwd, 'f')]).toEqual(['', 'f\n']);
});

test('rule 7: a source link that a person points elsewhere while a step runs that fails is kept', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': pipeline(), ...SOURCE });
  symlinkSync('a', join(cwd, 'src/link'));
  commit(cwd, {});
  await beside(scene, cwd, () => {
    symlinkSync('b', join(cwd, 'link'));
    renameSync(join(cwd, 'link'), join(cwd, 'src/link'));
  });
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect([edits(scene), readlinkSync(join(cwd, 'src/link'))]).toEqual([[['src/link']], 'b']);
});

test('rule 7: a source whose path is longer than the system takes in one piece stays where a person has moved it', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': pipeline(), ...SOURCE });
  const inDeepest = (command: string) =>
    execFileSync(
      'bash',
      ['-c', `for i in $(seq 45); do mkdir -p ${'p'.repeat(100)}; cd ${'p'.repeat(100)}; done; ${command}`],
      { cwd },
    );
  inDeepest('echo deep > deep');
  const failed = await beside(scene, cwd, () => inDeepest('mv deep moved; echo more >> moved'));
  expect(failed.stderr).toContain('kept: changed while b ran: p');
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.stringContaining('set aside: b: half; ')]);
  expect(inDeepest('ls; cat moved').toString()).toBe('moved\ndeep\nmore\n');
});
