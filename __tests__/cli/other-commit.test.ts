/** Another commit in the folder that the run left. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { checkout, commit, git, put, read, repository, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

const BUILT = `
max-parallel: 1
steps:
  - { id: build, run: 'cat src > out; echo build >> "$LOG"' }
  - { id: lint, needs: [], reads: [other], run: 'echo lint >> "$LOG"' }
  - { id: tag, needs: [], reads: [other], run: 'echo "tag \${{ github.sha }}" >> "$LOG"' }
  - { id: last, needs: [], run: 'test -e "$OUT/go"' }
`;

test.each([
  ['without CI', {}, { build: 'reuse completed', lint: 'reuse completed', tag: 'run github' }, 'one\n'],
  ['with CI', { CI: '1' }, { build: 'run commit', lint: 'reuse completed', tag: 'run github' }, 'two\n'],
])('%s', async (_, env, reasons, built) => {
  const scene = new Scene();
  Object.assign(scene.env, env);
  const cwd = repository({ 'savepoint.yml': BUILT, src: 'one\n', other: 'o\n', '.gitignore': 'out\n' });
  await scene.run(cwd);
  commit(cwd, { src: 'two\n' });
  expect(await scene.reasons(cwd)).toEqual({ ...reasons, last: 'run failed' });
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(read(cwd, 'out')).toBe(built);
});

test('with CI: a commit that a step made, or another attempt found, is the one that the run left', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const pipeline = `
steps:
  - { id: release, run: 'git -c user.name=t -c user.email=t@example.com commit -qm release --allow-empty; echo release >> "$LOG"' }
  - { id: last, run: 'test -e "$OUT/go"' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  expect(await scene.reasons(cwd)).toEqual({ release: 'reuse completed', last: 'run failed' });
  await scene.run(cwd);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.log()).toEqual(['release']);
  expect(git(cwd, 'log', '--oneline').trim().split('\n')).toHaveLength(2);
});

test('with CI: what a person has beside another commit stays', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const cwd = repository({
    'savepoint.yml': BUILT,
    src: 'one\n',
    other: 'o\n',
    '.gitignore': 'out\nnotes\n',
  });
  await scene.run(cwd);
  commit(cwd, { src: 'two\n' });
  put(cwd, { notes: 'mine\n', out: 'mine\n' });
  scene.release();
  const second = await scene.run(cwd);
  expect(second.code).toBe(0);
  expect(read(cwd, 'notes')).toBe('mine\n');
});

test.each([
  ['', ''],
  [', which it declares', 'writes: [G, N, D, L, X, "dir/**"],'],
])(
  'with CI: what a failed step had left just as another commit has it is of that commit%s',
  async (_title, writes) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const make =
      'echo generated > G; echo new > N; rm D; ln -sf to L; chmod +x X; mkdir dir; echo n > dir/n; mkdir -p none';
    const cwd = repository({
      'savepoint.yml': `
steps:
  - { id: one, run: 'echo one > one' }
  - { id: two, ${writes} run: '${GATE} || { ${make}; echo half > half; chmod +x Y; exit 1; }' }
  - { id: three, run: 'cat G N dir/n >> "$LOG"; test ! -e half' }
`,
      ...{ G: 'old\n', D: 'd\n', L: 'file\n', X: 'x\n', Y: 'y\n' },
    });
    const elsewhere = checkout(cwd);
    expect((await scene.run(cwd)).code).toBe(1);
    execFileSync('sh', ['-c', make], { cwd: elsewhere });
    put(elsewhere, { Y: 'another\n' });
    git(elsewhere, 'add', '-A');
    commit(elsewhere, {});
    git(cwd, 'fetch', '-q', elsewhere, 'HEAD');
    git(cwd, 'reset', '-q', '--hard', 'FETCH_HEAD');
    put(cwd, { half: 'half\n' });
    scene.release();
    const resumed = await scene.run(cwd);
    expect([resumed.code, scene.log(), git(cwd, 'status', '--short')]).toEqual([
      0,
      ['generated', 'new', 'n'],
      '?? one\n',
    ]);
    expect(resumed.stderr).toMatch(/set aside: two: half, none;/);
  },
);

test.each([
  ['without CI', {}],
  ['with CI', { CI: '1' }],
])(
  'what a step had made executable, or a link, and another commit has so, is so in a clone of that: %s',
  async (_title, env) => {
    const scene = new Scene();
    Object.assign(scene.env, env);
    const steps = (prepare: string) => `
steps:
  - { id: prepare, run: '${prepare}' }
  - { id: use, run: './x.sh >> "$LOG"; cat L >> "$LOG"; ${GATE}' }
`;
    const cwd = repository({
      'savepoint.yml': steps('chmod +x x.sh; ln -sf x.sh L'),
      ...{ 'x.sh': '#!/bin/sh\necho x\n', L: 'file\n' },
    });
    const elsewhere = checkout(cwd);
    expect((await scene.run(cwd)).code).toBe(1);
    const whole = scene.log();
    execFileSync('sh', ['-c', 'chmod +x x.sh; ln -sf x.sh L'], { cwd: elsewhere });
    commit(elsewhere, { 'savepoint.yml': steps('true') });
    const clone = checkout(elsewhere);
    scene.release();
    const resumed = await scene.call(clone, 'resume', 'latest');
    expect([resumed.code, scene.log(), git(clone, 'status', '--short')]).toEqual([0, whole, '']);
  },
);

test.each([
  ['full', []],
  ['shallow', ['--depth', '1']],
])(
  'the same of files that git has with other line ends, of links and folders that are gone, in two clones: %s',
  async (_, depth) => {
    const scene = new Scene();
    const make = String.raw`printf "new\\r\\n" > c.txt; rm d.txt L; printf "n\\r\\n" > n.txt; mkdir -p n; mv d n/d`;
    const steps = (prepare: string) => `
steps:
  - { id: prepare, run: '${prepare}' }
  - { id: use, run: '${GATE}' }
`;
    const cwd = repository({ '.gitattributes': '*.txt text eol=crlf\n', 'd/x': 'x\n', L: 'l\n' });
    rmSync(join(cwd, 'L'));
    symlinkSync('d', join(cwd, 'L'));
    commit(cwd, { 'savepoint.yml': steps(make), 'c.txt': 'c\r\n', 'd.txt': 'd\r\n' });
    const elsewhere = checkout(cwd);
    expect((await scene.run(cwd)).code).toBe(1);
    execFileSync('sh', ['-c', make], { cwd: elsewhere });
    commit(elsewhere, { 'savepoint.yml': steps('true') });
    for (let n = 0; n < 2; n++) {
      const to = join(folder(), 'clone');
      git(elsewhere, 'clone', '-q', ...depth, `file://${elsewhere}`, to);
      const before = readdirSync(to).sort();
      const resumed = await scene.call(to, 'resume', 'latest');
      expect([resumed.code, git(to, 'status', '--short'), readdirSync(to).sort()]).toEqual([1, '', before]);
    }
  },
);

test.each([
  ['a file gone', 'rm y'],
  ['a file moved', 'mv y d/z'],
  ['a new link', 'ln -s y l'],
  ['a link gone', 'rm L'],
  ['a folder for a link', 'rm L; mkdir L; echo n > L/n'],
  ['a folder for a file', 'rm y; mkdir y; echo n > y/n'],
  ['a link for a folder', 'rm -r d; ln -s y d'],
])('a commit that has just what a step had made of it needs it no more: %s', async (_, make) => {
  const scene = new Scene();
  const steps = `
steps:
  - { id: a, reads: [src], run: 'echo a >> "$LOG"; ${make}' }
  - { id: b, run: '${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': steps, src: 'src\n', y: 'y\n', 'd/x': 'x\n', 'd/q': 'q\n' });
  symlinkSync('src', join(cwd, 'L'));
  commit(cwd, {});
  const elsewhere = checkout(cwd);
  await scene.run(cwd);
  expect(scene.log()).toEqual(['a']);
  execFileSync('sh', ['-c', make], { cwd: elsewhere });
  commit(elsewhere, {});
  const first = checkout(elsewhere);
  expect((await scene.call(first, 'resume', 'latest')).code).toBe(1);
  scene.release();
  const clone = checkout(elsewhere);
  const resumed = await scene.call(clone, 'resume', 'latest');
  expect([resumed.code, scene.log(), git(clone, 'status', '--short')]).toEqual([0, [], '']);
});

test.each([
  ['the file is deleted and not committed', 'clone', 'rm F', null],
  ['it is just as the step had left it', 'clone', 'echo g > F', 'g\n'],
  ['a sparse checkout leaves it out', 'sparse', 'true', null],
])(
  'a file of which another commit has another version is not set back to the old one: %s',
  async (_, how, make, found) => {
    const scene = new Scene();
    const steps = (prepare: string) => `
steps:
  - { id: prepare, run: '${prepare}' }
  - { id: use, run: '${GATE}' }
`;
    const cwd = repository({ 'savepoint.yml': steps(make === 'true' ? 'rm F' : make), F: 'f\n' });
    const elsewhere = checkout(cwd);
    await scene.run(cwd);
    commit(elsewhere, { 'savepoint.yml': steps('true'), F: 'h\n' });
    const clone = checkout(elsewhere);
    if (how === 'sparse') {
      git(clone, 'sparse-checkout', 'set', '--no-cone', '/*', '!/F');
    } else execFileSync('sh', ['-c', make], { cwd: clone });
    scene.release();
    expect((await scene.call(clone, 'resume', 'latest')).code).toBe(0);
    expect(read(clone, 'F')).toBe(found);
  },
);

test('with CI: a folder of which the commit has taken out a part is none that it has taken out', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const steps = `
steps:
  - { id: m, reads: [src], run: 'echo m >> "$LOG"; rm -r d' }
  - { id: k, reads: [src], run: '${GATE} || rm -r e; ${GATE}' }
`;
  const files = { 'd/x': 'x\n', 'd/y': 'y\n', 'e/q': 'q\n', 'e/r': 'r\n' };
  const cwd = repository({ 'savepoint.yml': steps, src: 'src\n', ...files });
  chmodSync(join(cwd, 'e'), 0o700);
  const elsewhere = checkout(cwd);
  await scene.run(cwd);
  git(elsewhere, 'rm', '-q', 'd/x', 'e/q');
  commit(elsewhere, {});
  git(cwd, 'fetch', '-q', elsewhere, 'HEAD');
  git(cwd, 'checkout', '-q', 'FETCH_HEAD');
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect([scene.log(), statSync(join(cwd, 'e')).mode & 0o777, readdirSync(join(cwd, 'e'))]).toEqual([
    ['m'],
    0o700,
    ['r'],
  ]);
  expect(git(cwd, 'status', '--short')).toBe(' D d/y\n');
});

test.each([
  ['which a failed step had deleted', 'rm -r src'],
  ['which a failed step had moved', 'mv src moved'],
])(
  'with CI: a file that another commit has taken out stays out where the run comes back, %s',
  async (_, make) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const steps = `
steps:
  - { id: gen, reads: ['src/**'], run: 'ls src > list; echo gen >> "$LOG"' }
  - { id: k, reads: ['src/**'], run: '${GATE} || ${make}; ${GATE}' }
`;
    const cwd = repository({ 'savepoint.yml': steps, 'src/a': 'a\n', 'src/b': 'b\n' });
    const elsewhere = checkout(cwd);
    expect((await scene.run(cwd)).code).toBe(1);
    git(elsewhere, 'rm', '-q', 'src/b');
    commit(elsewhere, {});
    await scene.call(checkout(elsewhere), 'resume', 'latest');
    expect(scene.log()).toEqual(['gen', 'gen']);
    git(cwd, 'fetch', '-q', elsewhere, 'HEAD');
    git(cwd, 'checkout', '-q', '-f', 'FETCH_HEAD');
    scene.release();
    const resumed = await scene.call(cwd, 'resume', 'latest');
    expect([resumed.code, scene.log(), read(cwd, 'list'), read(cwd, 'src/b')]).toEqual([0, [], 'a\n', null]);
  },
);

test.each([
  ['that a commit has since', 'gen'],
  ['of which a commit has something since', 'gen/in'],
])('with CI: a folder that a step made, and %s, has the mode that the step gave it', async (_, path) => {
  const scene = new Scene();
  scene.env.CI = '1';
  const make =
    'mkdir -p gen/in; echo t > gen/tool; echo u > gen/in/use; chmod 700 gen gen/in; echo m >> "$LOG"';
  const cwd = repository({
    'savepoint.yml': `
steps:
  - { id: m, reads: [], run: '${make}' }
  - { id: k, reads: [], run: '${GATE}' }
`,
  });
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual(['m']);
  git(cwd, 'add', path);
  git(cwd, 'commit', '-q', '-m', 'more');
  for (const clone of [checkout(cwd), checkout(cwd)]) {
    await scene.call(clone, 'resume', 'latest');
    const modes = ['gen', 'gen/in'].map((name) => statSync(join(clone, name)).mode & 0o777);
    expect([scene.log(), modes, read(clone, 'gen/tool')]).toEqual([[], [0o700, 0o700], 't\n']);
  }
});

test.each([
  ['with another umask', 'umask 022', 0o664, 0o644],
  ['as git has it, of a private one', 'umask 077', 0o644, 0o600],
])(
  'a file that a step made, and a commit has since, is what the step made: in a clone %s',
  async (_, umask, mode, made) => {
    const scene = new Scene();
    const cwd = repository({
      'savepoint.yml': `
steps:
  - { id: gen, reads: [src], run: '${umask}; cp src made; echo gen >> "$LOG"' }
  - { id: use, reads: [made], run: 'cat made > used; echo use >> "$LOG"' }
  - { id: k, reads: [], run: '${GATE}' }
`,
      src: 'src\n',
    });
    await scene.run(cwd);
    expect(scene.log()).toEqual(['gen', 'use']);
    git(cwd, 'add', 'made');
    git(cwd, 'commit', '-q', '-m', 'more');
    for (const clone of [checkout(cwd), checkout(cwd)]) {
      chmodSync(join(clone, 'made'), mode);
      const { stderr } = await scene.call(clone, 'resume', 'latest');
      expect([scene.log(), statSync(join(clone, 'made')).mode & 0o777]).toEqual([[], made]);
      expect(stderr).not.toMatch(/differs from|kept:|set aside:/);
    }
  },
);

test.each([
  ['with something in it', { 'bye/mine': 'mine\n' }],
  ['with nothing in it', {}],
])(
  'a private folder of a person keeps its mode, also where a step had made one and another step deleted it: %s',
  async (_, files) => {
    const scene = new Scene();
    const cwd = repository({
      'savepoint.yml': `
steps:
  - { id: m, reads: [], run: 'mkdir bye' }
  - { id: p, reads: [], run: 'rmdir bye' }
  - { id: k, reads: [], run: '${GATE}' }
`,
    });
    await scene.run(cwd);
    const clone = checkout(cwd);
    mkdirSync(join(clone, 'bye'));
    put(clone, files);
    chmodSync(join(clone, 'bye'), 0o700);
    await scene.call(clone, 'resume', 'latest');
    expect(statSync(join(clone, 'bye')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(clone, 'bye'))).toHaveLength(Object.keys(files).length);
  },
);

test('with CI: the mode that a failed step gave to what is in both commits is set back', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const steps = `
steps:
  - { id: k, reads: [], run: '${GATE} || { chmod 777 src src/sub; chmod 666 src/sub/x; exit 1; }' }
`;
  const cwd = repository({ 'savepoint.yml': steps, 'src/sub/x': 'x\n' });
  const modes = () => ['src', 'src/sub', 'src/sub/x'].map((name) => statSync(join(cwd, name)).mode);
  const before = modes();
  await scene.run(cwd);
  expect(modes()).not.toEqual(before);
  commit(cwd, { other: 'o\n' });
  scene.release();
  const { code, stderr } = await scene.call(cwd, 'resume', 'latest');
  expect([code, modes()]).toEqual([0, before]);
  expect(stderr).toContain('set aside: k: src, src/sub, src/sub/x;');
});

test("without CI: what a failed step had left, and a person has committed, is that person's", async () => {
  const scene = new Scene();
  const steps = `
steps:
  - { id: a, run: 'echo a > a' }
  - { id: k, run: '${GATE} || { mkdir half; echo h > half/h; rm gone; echo part > part; exit 1; }; ls > "$LOG"' }
`;
  const cwd = repository({ 'savepoint.yml': steps, gone: 'g\n' });
  await scene.run(cwd);
  git(cwd, 'add', 'half', 'gone');
  git(cwd, 'commit', '-q', '-m', 'more');
  scene.release();
  const { code, stderr } = await scene.call(cwd, 'resume', 'latest');
  expect([code, scene.log()]).toEqual([0, ['a', 'half', 'savepoint.yml']]);
  expect(stderr).toContain('kept: changed since the last attempt: half, half/h\n');
  expect(stderr).toContain('set aside: k: part;');
});

const GENERATED = `
steps:
  - { id: gen, reads: [schema], run: 'cp schema gen.c; echo gen >> "$LOG"' }
  - { id: built, reads: [], run: 'cp gen.c gen.o; echo built >> "$LOG"' }
  - { id: last, reads: [], run: '${GATE}' }
`;

test.each([
  ['checkouts', {}],
  ['one folder, with CI', { CI: '1' }],
])('in %s: rule 1: a commit that holds what a step has made anew runs it in no attempt', async (_, env) => {
  const scene = new Scene();
  Object.assign(scene.env, env);
  const origin = repository({ 'savepoint.yml': GENERATED, schema: '1\n', 'gen.c': '0\n' });
  const tips = [
    git(origin, 'rev-parse', 'HEAD').trim(),
    commit(origin, { schema: '2\n' }),
    commit(origin, { 'gen.c': '2\n' }),
  ];
  const kept = checkout(origin);
  const at = (tip: string | undefined) => {
    const cwd = scene.env.CI === '1' ? kept : checkout(origin);
    git(cwd, 'checkout', '-q', '-f', tip ?? '');
    return cwd;
  };
  const [first, second, third] = tips;
  await scene.run(at(first));
  await scene.call(at(second), 'resume', 'latest');
  expect(scene.log()).toEqual(['gen', 'built', 'gen', 'built']);
  const here = at(third);
  const reasons = { gen: 'reuse completed', built: 'reuse completed', last: 'run failed' };
  for (let attempt = 3; attempt < 6; attempt += 1) {
    await scene.call(here, 'resume', 'latest');
    expect(await scene.reasons(here)).toEqual(reasons);
  }
  expect(scene.log()).toEqual([]);
  expect([read(here, 'gen.c'), read(here, 'gen.o')]).toEqual(['2\n', '2\n']);
});

test.each([
  ['a step that it does not need', '', '[]', { build: 'run commit', other: 'run differs' }],
  ['a `rerun: always` step', 'rerun: always,', '[first]', { build: 'run needs', other: 'run needs' }],
])(
  'what was made on another commit does not come to count in the same folder after a failure of %s',
  async (_title, kind, needs, reasons) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const pipeline = `
max-parallel: 1
fail-fast: true
steps:
  - { id: first, ${kind} run: 'echo first >> "$LOG"; test ! -e "$OUT/broken"' }
  - { id: build, needs: ${needs}, run: 'cat src > out; echo build >> "$LOG"' }
  - { id: other, needs: ${needs}, run: 'echo made > gen; echo other >> "$LOG"', reads: [none] }
  - { id: last, needs: [build, other], run: 'test -e "$OUT/go"' }
`;
    const home = repository({ 'savepoint.yml': pipeline, src: 'one\n', gen: 'old\n', '.gitignore': 'out\n' });
    await scene.run(home);
    commit(home, { src: 'two\n', gen: 'new\n' });
    const cwd = checkout(home);
    put(scene.outside, { broken: '' });
    await scene.run(cwd, '--run', 'latest');
    expect(await scene.reasons(cwd, '--run', 'latest')).toMatchObject(reasons);
    rmSync(join(scene.outside, 'broken'));
    scene.release();
    expect((await scene.run(cwd)).code).toBe(0);
    expect(read(cwd, 'out')).toBe('two\n');
    expect(scene.log().filter((line) => line !== 'first')).toEqual(['build', 'other', 'build', 'other']);
  },
);

test.each([
  ['deletes what another one makes', {}, 'rm made', null],
  ['deletes what another one changes', { made: 'by hand\n' }, 'rm made', null],
  ['changes what another one changes', { made: 'by hand\n' }, 'echo strip >> made', 'two\nstrip\n'],
])(
  'a step that %s runs again with it on a commit that has its work',
  async (_title, files, strip, wanted) => {
    const scene = new Scene();
    const cwd = repository({
      'savepoint.yml': `
max-parallel: 1
steps:
  - { id: make, run: 'cat src > made; echo make >> "$LOG"' }
  - { id: strip, needs: [], reads: [none], run: '${strip}; echo strip >> "$LOG"' }
  - { id: last, run: 'test -e "$OUT/go"' }
`,
      src: 'one\n',
      ...files,
    });
    await scene.run(cwd);
    commit(cwd, { src: 'two\n' });
    const clone = checkout(cwd);
    expect(await scene.reasons(clone, '--run', 'latest')).toMatchObject({
      make: expect.stringMatching(/^run /),
      strip: 'run differs',
    });
    scene.release();
    expect((await scene.run(clone, '--run', 'latest')).code).toBe(0);
    expect(scene.log()).toEqual(['make', 'strip', 'make', 'strip']);
    expect(read(clone, 'made')).toBe(wanted);
  },
);

test('a folder that a commit deletes does not come back since a step had changed its time', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, reads: [src], run: 'echo a >> "$LOG"; test ! -e old || { touch old/tmp; rm old/tmp; }; echo a > made' }
  - { id: last, reads: [src], run: '${GATE}' }
`;
  const first = repository({ 'savepoint.yml': pipeline, src: 's\n', 'old/in': 'o\n' });
  await scene.run(first);
  git(first, 'rm', '-rq', 'old');
  git(first, 'commit', '-qm', 'less');
  const second = checkout(first);
  scene.release();
  expect((await scene.run(second, '--run', 'latest')).code).toBe(0);
  expect([scene.log(), readdirSync(second).includes('old'), read(second, 'made')]).toEqual([
    ['a'],
    false,
    'a\n',
  ]);
});

test.each([
  ['in the same folder', false],
  ['in another checkout', true],
])('nor does one that a step made which makes it no more, %s', async (_title, elsewhere) => {
  const scene = new Scene();
  const text = `
max-parallel: 1
steps:
  - { id: make, run: 'mkdir out; echo 1 > out/file' }
  - { id: touch, needs: [], run: 'echo touch >> "$LOG"; touch out/tmp; rm out/tmp' }
  - { id: last, run: '${GATE}' }
`;
  const first = repository({ 'savepoint.yml': text });
  await scene.run(first);
  const cwd = elsewhere ? checkout(first) : first;
  put(cwd, { 'savepoint.yml': text.replace('mkdir out; echo 1 > out/file', 'test ! -e out; echo 1 > file') });
  scene.release();
  expect((await scene.run(cwd, '--run', 'latest')).code).toBe(0);
  expect([readdirSync(cwd).includes('out'), read(cwd, 'file')]).toEqual([false, '1\n']);
});
