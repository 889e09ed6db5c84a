/** `workspace` is another one at a resume than it was: what lies outside of it now is nobody's, and all else is as it was. */
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { checkout, place, put, read, repository, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';
const of = (workspace: string, a: string) => `
workspace: { ${workspace} }
steps:
  - { id: a, reads: [], run: '${a}' }
  - { id: b, reads: [], run: '${GATE}' }
`;

test('a folder that is no root any more is left alone, and the run goes on where it was', async () => {
  const scene = new Scene();
  const other = folder();
  writeFileSync(join(other, 'mine'), 'mine');
  const text = (paths: string) => of(`paths: [${paths}]`, 'echo a >> "$LOG"; echo a > a');
  const cwd = place({ 'savepoint.yml': text(`., ${other}`) });
  await scene.run(cwd);
  writeFileSync(join(cwd, 'savepoint.yml'), text('.'));
  scene.release();
  const ended = await scene.run(cwd);
  expect([ended.code, scene.log()]).toEqual([0, ['a']]);
  expect(ended.stderr).toMatch(/^kept: changed since the last attempt: savepoint\.yml$/m);
  expect(read(other, 'mine')).toBe('mine');
});

test.each(['fails', 'is killed'])(
  'what a step that %s half wrote in a folder outside of the workspace is set back in another checkout on the same machine, too',
  async (how) => {
    const scene = new Scene();
    // Else what a failed step did to source files could be a person's.
    scene.env.CI = '1';
    const other = folder();
    writeFileSync(join(other, 'pre'), 'pre\n');
    const steps = `
workspace: { paths: [., '${other}'] }
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo 1 > ${other}/one; echo 1 > one' }
  - id: b
    run: |
      cat ${other}/* >> "$LOG"
      echo half >> ${other}/half; echo half >> ${other}/one; rm ${other}/pre; echo half >> half; touch "$OUT/written"
      until ${GATE} || test -e "$OUT/fail"; do sleep 0.05; done; ${GATE}
`;
    const origin = repository({ 'savepoint.yml': steps });
    const cwd = checkout(origin);
    if (how === 'fails') scene.release('fail');
    const started = scene.start(cwd);
    await until('it has written', () => scene.has('written'));
    if (how === 'is killed') started.child.kill('SIGKILL');
    await started.ended;
    scene.log();
    scene.release();
    const [id = ''] = readdirSync(join(scene.store, 'runs'));
    const clone = checkout(origin);
    const planned = await scene.call(clone, 'plan', '--run', id);
    expect(planned.stderr).toMatch(new RegExp(`set aside: (b: )?${other}/half, ${other}/one`));
    const ended = await scene.call(clone, 'resume', id);
    expect([ended.code, scene.log()]).toEqual([0, ['1', 'pre']]);
    expect(['half', 'one', 'pre'].map((name) => read(other, name))).toEqual(['half\n', '1\nhalf\n', null]);
  },
);

test.each([
  ['there', true],
  ['in a third one', false],
])(
  'the same where the resume in the other checkout was killed before it had touched anything, and the run goes on %s',
  async (_, isThere) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const other = folder();
    const steps = `
workspace: { paths: [., '${other}'] }
steps:
  - { id: a, run: 'mkdir ${other}/a; echo 1 > ${other}/a/1' }
  - { id: b, run: 'ls -R ${other} > seen; mv ${other}/a ${other}/b; mkdir ${other}/half; echo h > ${other}/half/h; ${GATE}' }
`;
    const origin = repository({ 'savepoint.yml': steps });
    await scene.run(checkout(origin));
    const [id = ''] = readdirSync(join(scene.store, 'runs'));
    const clone = checkout(origin);
    const cut = await crash(
      ['resume', id, '--store', scene.store],
      { cwd: clone, env: scene.env },
      { roots: [join(scene.store, 'workspaces')], fault: { at: 1, action: 'before' } },
    );
    expect([cut.hit, scene.record.attempt, scene.record.sources.length]).toEqual([true, 2, 2]);
    scene.release();
    const last = isThere ? clone : checkout(origin);
    const ended = await scene.call(last, 'resume', id);
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringMatching(/set aside: b: .*half/)]);
    expect(read(last, 'seen')).toBe(`${other}:\na\n\n${other}/a:\n1\n`);
  },
);

test('what a failed step half wrote in a folder that is no root any more is left there', async () => {
  const scene = new Scene();
  const other = folder();
  const text = (paths: string) => of(`paths: [${paths}]`, `echo half >> ${other}/x; echo half >> y; ${GATE}`);
  const cwd = place({ 'savepoint.yml': text(`., ${other}`) });
  await scene.run(cwd);
  writeFileSync(join(cwd, 'savepoint.yml'), text('.'));
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect([read(other, 'x'), read(cwd, 'y')]).toEqual(['half\nhalf\n', 'half\n']);
});

test('a step of whose files `exclude` covers some now runs again without the others', async () => {
  const scene = new Scene();
  const text = (exclude: string) =>
    of(`exclude: [${exclude}]`, 'echo line >> a; mkdir -p tmp; echo line >> tmp/t');
  const cwd = place({ 'savepoint.yml': text('none') });
  await scene.run(cwd);
  writeFileSync(join(cwd, 'savepoint.yml'), text('none, tmp/**'));
  scene.release();
  const ended = await scene.run(cwd);
  expect(ended.code).toBe(0);
  expect(ended.stderr).toMatch(/^kept: changed since the last attempt: savepoint\.yml$/m);
  // What is excluded is as the last one left it.
  expect([read(cwd, 'a'), read(cwd, 'tmp/t')]).toEqual(['line\n', 'line\nline\n']);
});

test('of edits of which `exclude` covers one, the others come along to another checkout, and that one is named', async () => {
  const scene = new Scene();
  const text = (exclude: string) => of(`exclude: [${exclude}]`, 'echo a >> "$LOG"');
  const source = repository({ 'savepoint.yml': text('none'), top: 'top\n', 'sub/s': 's\n' });
  const cwd = checkout(source);
  await scene.run(cwd);
  put(cwd, { top: 'edited\n', new: 'new\n', 'sub/s': 'edited\n' });
  await scene.run(cwd);
  const elsewhere = checkout(source);
  writeFileSync(join(elsewhere, 'savepoint.yml'), text('sub/**'));
  scene.release();
  const planned = await scene.call(elsewhere, 'plan', '--run', 'latest');
  const ended = await scene.run(elsewhere, '--run', 'latest');
  for (const { code, stderr } of [planned, ended]) {
    expect(code).toBe(0);
    expect(stderr).toContain('edits of earlier attempts come along: new, top');
    expect(stderr).toMatch(/edits of attempt 2 do not fit what is here, and are left out: sub\/s$/m);
  }
  expect([read(elsewhere, 'top'), read(elsewhere, 'new'), read(elsewhere, 'sub/s')]).toEqual([
    'edited\n',
    'new\n',
    's\n',
  ]);
});

test.each([
  ['a file lies above it', (path: string) => writeFileSync(path, '')],
  ['a link leads to nowhere', (path: string) => symlinkSync('nowhere', path)],
  ['a link leads round in a circle', (path: string) => symlinkSync('.tools', path)],
])('a root is refused before anything runs, by its name, where %s', async (why, make) => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': of('paths: [., ~/.tools/bin]', 'echo a >> "$LOG"') });
  make(join(scene.home, '.tools'));
  const ended = await scene.run(cwd);
  expect([ended.code, scene.log()]).toEqual([4, []]);
  expect(ended.stderr).toContain(`the root "~/.tools/bin" cannot be reached: ${why}`);
});

test('a folder that a step put in the place of a root, by a link, is not written to: the resume is refused, until the link is gone', async () => {
  const scene = new Scene();
  const [other, victim] = [join(scene.outside, 'other'), folder()];
  mkdirSync(other);
  put(other, { changed: 'orig', gone: 'orig' });
  put(victim, { changed: 'orig', gone: 'orig', private: 'private' });
  const text = `
workspace: { paths: [., ${other}] }
steps:
  - { id: a, run: 'cd ${other}; echo new > changed; rm gone; echo new > new' }
  - { id: b, run: 'echo b >> "$LOG"; ${GATE} || { rm -r ${other}; ln -s ${victim} ${other}; exit 1; }' }
`;
  const cwd = place({ 'savepoint.yml': text });
  await scene.run(cwd);
  scene.release();
  for (const command of ['plan', 'resume']) {
    const refused = await scene.call(cwd, command);
    expect(refused.code).toBe(4);
    expect(refused.stderr).toContain(
      `the root "${other}" leads to ${victim} now, and was ${other} when the run left it`,
    );
  }
  expect(readdirSync(victim).map((name) => [name, read(victim, name)])).toEqual([
    ['changed', 'orig'],
    ['gone', 'orig'],
    ['private', 'private'],
  ]);
  rmSync(other);
  expect((await scene.call(cwd, 'resume')).code).toBe(0);
  expect(scene.log()).toEqual(['b', 'b']);
});

test('what is behind a link that a step put above a root is none of the workspace: it is neither read nor written', async () => {
  const scene = new Scene();
  const victim = folder();
  mkdirSync(join(victim, 'build'));
  put(victim, { 'build/mine': 'mine' });
  const text = `
workspace: { paths: [src, sub/build] }
steps:
  - { id: a, run: 'mkdir -p sub/build; echo a > sub/build/a' }
  - { id: b, retries: 1, run: 'echo b >> "$LOG"; ${GATE} && exit 0; rm -r sub; ln -s ${victim} sub; exit 1' }
`;
  const cwd = place({ 'savepoint.yml': text });
  const ended = await scene.run(cwd);
  expect([ended.code, scene.log()]).toEqual([1, ['b']]);
  expect(ended.stderr).toContain('b: is not tried again: could not set back');
  expect(ended.stderr).not.toContain('build/mine');
  expect((await scene.call(cwd, 'show', 'latest', 'b', '-o', 'json')).stdout).not.toContain('mine');
  const refused = await scene.call(cwd, 'resume');
  expect([refused.code, refused.stderr]).toEqual([
    4,
    expect.stringContaining('the root "sub/build" leads to'),
  ]);
  expect(readdirSync(join(victim, 'build'))).toEqual(['mine']);
  rmSync(join(cwd, 'sub'));
  scene.release();
  expect((await scene.call(cwd, 'resume')).code).toBe(0);
  expect([scene.log(), read(cwd, 'sub/build/a')]).toEqual([['b'], 'a\n']);
});

test.each([
  ['out of the workspace', '$OUT/f', 'the root "src" leads to '],
  ['to another root', 'other', 'are the same folder, '],
])(
  'rule 12: a link %s in the place of a root that is a file is not brought along, nor written through',
  async (_, to, why) => {
    const scene = new Scene();
    put(scene.outside, { f: 'mine' });
    const text = `
workspace: { paths: [src, other] }
steps: [{ id: b, run: '${GATE} || { rm src; ln -s "${to}" src; exit 1; }; echo written > src' }]
`;
    const files = { 'savepoint.yml': text, src: 'source', other: 'other' };
    const cwd = place(files);
    await scene.run(cwd);
    scene.release();
    const refused = await scene.call(cwd, 'resume');
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining(why)]);
    if (to === 'other') expect(refused.stderr).toContain('a link leads from "src" to ');
    const elsewhere = place(files);
    const ended = await scene.call(elsewhere, 'resume', 'latest');
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringMatching(/left out: src$/m)]);
    expect([read(elsewhere, 'src'), read(elsewhere, 'other'), read(scene.outside, 'f')]).toEqual([
      'written\n',
      'other',
      'mine',
    ]);
  },
);

test.each([
  ['above a root', 'mkdir -p $OUT/disk/build; ln -s $OUT/disk sub'],
  ['in the place of a root', 'mkdir -p sub $OUT/disk; ln -s $OUT/disk sub/build'],
])(
  'a step that puts a link %s ends well and is not saved, which is said: elsewhere it runs again',
  async (_, link) => {
    const scene = new Scene();
    const text = `
workspace: { paths: [src, sub/build] }
steps:
  - { id: a, run: 'test -e sub || { ${link}; }; echo a >> "$LOG"; echo a > sub/build/a' }
  - { id: b, run: 'cat sub/build/a; ${GATE}' }
`;
    const ended = await scene.run(place({ 'savepoint.yml': text }));
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(
      /warning: a: is completed but not saved: a link stands in the place of the root "sub\/build", or above it/,
    );
    scene.release();
    rmSync(join(scene.outside, 'disk'), { recursive: true });
    const elsewhere = place({ 'savepoint.yml': text, 'sub/keep': '' });
    mkdirSync(join(elsewhere, 'sub/build'));
    expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
    expect([scene.log(), read(elsewhere, 'sub/build/a')]).toEqual([['a', 'a'], 'a\n']);
  },
);

test('roots are in their place in a workspace that was moved, too', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': of('paths: [src, out]', 'echo a >> "$LOG"; mkdir -p out; echo o > out/o'),
  });
  await scene.run(cwd);
  const moved = `${cwd}-moved`;
  renameSync(cwd, moved);
  scene.release();
  const ended = await scene.run(moved, '--run', 'latest');
  renameSync(moved, cwd);
  expect([ended.code, scene.log()]).toEqual([0, ['a']]);
});

describe('a root in the home folder, and the same workspace with another home', () => {
  const text = of('paths: [., ~/.c]', 'echo a >> "$LOG"; echo a > a; echo a >> ~/.c/conf');
  const inHome = async (scene: Scene, cwd: string, home: string, args: readonly string[] = []) => {
    scene.env.HOME = home;
    return scene.run(cwd, ...args);
  };
  const homeWith = (files: Readonly<Record<string, string>>) => {
    const home = folder();
    mkdirSync(join(home, '.c'));
    put(join(home, '.c'), files);
    return home;
  };

  test('what is not there was deleted by nobody, and the step that changed it runs again', async () => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': text });
    const mine = { conf: 'conf\n', precious: 'mine\n' };
    await inHome(scene, cwd, homeWith(mine));
    const other = homeWith({});
    const ended = await inHome(scene, cwd, other);
    expect(scene.log()).toEqual(['a', 'a']);
    expect(ended.stderr).not.toContain('kept: changed since');
    expect([read(other, '.c/conf'), read(other, '.c/precious')]).toEqual(['a\n', null]);
    // Nor in a third place.
    const third = homeWith(mine);
    const elsewhere = place({ 'savepoint.yml': text });
    scene.release();
    expect((await inHome(scene, elsewhere, third, ['--run', 'latest'])).code).toBe(0);
    expect(read(third, '.c/precious')).toBe('mine\n');
  });

  test('what a failed step half wrote in the workspace is set back all the same', async () => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': of('paths: [., ~/.c]', `echo half >> y; ${GATE}`) });
    await inHome(scene, cwd, homeWith({}));
    scene.release();
    expect((await inHome(scene, cwd, homeWith({}))).code).toBe(0);
    expect(read(cwd, 'y')).toBe('half\n');
  });

  test('what lies in the other home is no work of a killed step', async () => {
    const scene = new Scene();
    const living = tree();
    Object.assign(scene.env, living.env);
    const step = `touch "$OUT/runs"; until ${GATE}; do sleep 0.05; done; echo half >> y`;
    const cwd = place({ 'savepoint.yml': of('paths: [., ~/.c]', step) });
    const other = homeWith({ conf: 'other\n', precious: 'mine\n' });
    scene.env.HOME = homeWith({ conf: 'conf\n' });
    const started = scene.start(cwd);
    await until('it runs', () => scene.has('runs'));
    started.child.kill('SIGKILL');
    await started.ended;
    // Else the step could still write.
    await living.gone();
    scene.release();
    const ended = await inHome(scene, cwd, other);
    expect([ended.code, ended.stderr]).toEqual([0, expect.not.stringContaining('set aside')]);
    expect([read(other, '.c/conf'), read(other, '.c/precious')]).toEqual(['other\n', 'mine\n']);
  });
});

describe.each(['ask', 'never'])(
  'a step with `rerun: %s` is judged by what was covered when it ran, not when it was asked about',
  (rerun) => {
    const text = (exclude: string) => `
workspace: { exclude: [${exclude}] }
steps:
  - { id: k, rerun: ${rerun}, run: 'mkdir h; echo k > h/k; echo k >> "$LOG"' }
  - { id: c, run: 'cat h/k >> "$LOG"; false' }
`;

    test('that was less: elsewhere it asks each time', async () => {
      const scene = new Scene();
      const first = place({ 'savepoint.yml': text('h') });
      await scene.run(first);
      expect(scene.log()).toEqual(['k', 'k']);
      for (let attempt = 2; attempt <= 4; attempt++) {
        const asked = await scene.run(place({ 'savepoint.yml': text('') }), '--run', 'latest');
        expect([asked.code, scene.log()]).toEqual([3, []]);
        expect(asked.stderr).toContain('`workspace` covered less when it ran');
      }
    });

    test('that was all: it is reused elsewhere, though less was covered when it was asked about', async () => {
      const scene = new Scene();
      const first = place({ 'savepoint.yml': text('') });
      await scene.run(first);
      put(first, { 'savepoint.yml': text('h') });
      expect((await scene.run(first)).code).toBe(3);
      expect(scene.log()).toEqual(['k', 'k']);
      const elsewhere = await scene.run(place({ 'savepoint.yml': text('') }), '--run', 'latest');
      expect([elsewhere.code, scene.log()]).toEqual([1, ['k']]);
    });
  },
);

describe('what `workspace` covers again, or anew, in a folder in which the run was', () => {
  const BOUND = (what: string) =>
    `\`workspace\` covers more than it did in an earlier attempt in this folder: ${what} is neither looked at nor saved here`;

  test('is covered in another checkout alone: there a step runs again of which it was not saved', async () => {
    const scene = new Scene();
    const text = (exclude: string) =>
      of(`exclude: [${exclude}]`, 'echo a >> "$LOG"; mkdir -p out; echo x > out/x').replace(
        GATE,
        `cat out/x; ${GATE}`,
      );
    const cwd = place({ 'savepoint.yml': text('none') });
    await scene.run(cwd);
    writeFileSync(join(cwd, 'savepoint.yml'), text('none, out'));
    await scene.run(cwd);
    expect(scene.log()).toEqual(['a', 'a']);
    writeFileSync(join(cwd, 'savepoint.yml'), text('none'));
    for (const command of ['plan', 'resume']) {
      const { stderr } = await scene.call(cwd, command);
      expect(stderr).toContain(BOUND('what "out" of `exclude` left out'));
      expect(stderr).not.toContain('kept: changed since the last attempt: out');
    }
    expect([read(cwd, 'out/x'), scene.log()]).toEqual(['x\n', []]);
    const elsewhere = place({ 'savepoint.yml': text('none') });
    const there = await scene.run(elsewhere, '--run', 'latest');
    expect(there.stderr).not.toContain('covers more');
    expect([read(elsewhere, 'out/x'), scene.log()]).toEqual(['x\n', ['a']]);
    scene.release();
    expect((await scene.run(elsewhere)).code).toBe(0);
    expect(scene.log()).toEqual([]);
  });

  test('is no edit of a person, neither what a failed step half wrote nor what was there', async () => {
    const scene = new Scene();
    scene.env.CI = 'true';
    const text = (exclude: string) =>
      of(`exclude: [${exclude}]`, ':').replace(
        GATE,
        `test -e "$OUT/go" || { echo half > d/half; echo half > d/src; exit 1; }; cat d/* >> "$LOG"`,
      );
    const source = repository({ 'savepoint.yml': text('none'), 'd/src': 'src\n', 'd/more': 'more\n' });
    const cwd = checkout(source);
    await scene.run(cwd);
    for (const exclude of ['none, d', 'none']) {
      writeFileSync(join(cwd, 'savepoint.yml'), text(exclude));
      expect((await scene.run(cwd)).stderr).not.toMatch(/kept: .* d\//);
    }
    const edits = scene.events.flatMap((event) => (event.type === 'edits.kept' ? event.paths : []));
    expect(new Set(edits)).toEqual(new Set(['savepoint.yml']));
    scene.release();
    const elsewhere = checkout(source);
    expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
    expect(scene.log()).toEqual(['more', 'src']);
  });

  test('has no edits that come along there, nor is it an edit that they do not: elsewhere they do', async () => {
    const scene = new Scene();
    const text = (exclude: string) => of(`exclude: [${exclude}]`, ':');
    const source = repository({ 'savepoint.yml': text('none'), 'd/src': 'src\n' });
    const [first, second, third] = [checkout(source), checkout(source), checkout(source)];
    await scene.run(first);
    put(first, { 'd/src': 'edited\n', 'd/mine': 'mine\n' });
    await scene.run(first);
    writeFileSync(join(second, 'savepoint.yml'), text('none, d'));
    await scene.run(second, '--run', 'latest');
    writeFileSync(join(second, 'savepoint.yml'), text('none'));
    expect((await scene.run(second)).stderr).not.toMatch(/kept: .* d\//);
    expect(read(second, 'd/src')).toBe('src\n');
    await scene.run(third, '--run', 'latest');
    await scene.run(first, '--run', 'latest');
    for (const cwd of [first, third])
      expect([read(cwd, 'd/src'), read(cwd, 'd/mine')]).toEqual(['edited\n', 'mine\n']);
  });

  test('is no source either: a step that reads it runs again each time, and of a folder that is new in `paths` nothing is saved', async () => {
    const scene = new Scene();
    const text = (paths: string, reads: string) => `
workspace: { paths: [${paths}] }
steps:
  - { id: b, reads: [src/b], run: 'echo b >> "$LOG"' }
  - { id: a, reads: [${reads}], run: 'echo a >> "$LOG"; echo a > src/a' }
  - { id: c, reads: [], run: '${GATE}' }
`;
    const cwd = place({
      'savepoint.yml': text('src', 'src/x'),
      'src/x': 'x',
      'src/b': 'b',
      'data/x': 'x',
    });
    await scene.run(cwd);
    expect(scene.log()).toEqual(['b', 'a']);
    writeFileSync(join(cwd, 'savepoint.yml'), text('src, data', 'data/**'));
    for (let attempt = 2; attempt <= 3; attempt++) {
      const { stderr } = await scene.run(cwd);
      expect(stderr).toContain(BOUND('what is new in "data" of `paths`'));
      if (attempt === 3) expect(stderr).toContain('`workspace` did not cover it in an earlier attempt');
      expect(stderr).not.toContain('kept: changed');
      expect(scene.log()).toEqual(['a']);
    }
    expect((await scene.call(cwd, 'restore', 'latest', '--to', join(scene.outside, 'to'))).code).toBe(0);
    expect(readdirSync(join(scene.outside, 'to'))).toEqual(['src']);
  });
});

describe('a root in the home folder', () => {
  test('is in its place where the home folder was made by a step', async () => {
    const scene = new Scene();
    scene.env.HOME = join(scene.outside, 'new-home');
    const cwd = place({
      'savepoint.yml': of('paths: [., ~/.c/t]', 'echo a >> "$LOG"; mkdir -p ~/.c/t; echo t > ~/.c/t/f'),
    });
    await scene.run(cwd);
    scene.release();
    expect((await scene.run(cwd)).code).toBe(0);
    expect(scene.log()).toEqual(['a']);
  });

  test('that a step has replaced by a link is not written through in another checkout either, nor after it was no root for a while', async () => {
    const scene = new Scene();
    const victim = folder();
    put(victim, { f: 'mine' });
    const root = join(scene.home, 'c');
    mkdirSync(root);
    const text = (paths: string) => `
workspace: { paths: [${paths}] }
steps:
  - { id: a, run: 'echo a > ~/c/f; echo a > ~/c/new' }
  - { id: b, run: 'rm -r ~/c; ln -s ${victim} ~/c; ${GATE}' }
`;
    const cwd = place({ 'savepoint.yml': text('., ~/c') });
    await scene.run(cwd);
    const elsewhere = place({ 'savepoint.yml': text('., ~/c') });
    const refused = await scene.run(elsewhere, '--run', 'latest');
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining('the root "~/c" leads to')]);
    rmSync(root);
    mkdirSync(root);
    writeFileSync(join(cwd, 'savepoint.yml'), text('.').replaceAll('~/c', '~/d'));
    await scene.run(cwd);
    rmSync(root, { recursive: true });
    symlinkSync(victim, root);
    expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(4);
    expect(readdirSync(victim).map((name) => [name, read(victim, name)])).toEqual([['f', 'mine']]);
  });
});

test('what a step had changed and is left out now is named, as the reason why it runs again', async () => {
  const scene = new Scene();
  const text = (exclude: string) =>
    of(`exclude: [${exclude}]`, 'mkdir -p cache; echo a > cache/a; echo a > a');
  const cwd = place({ 'savepoint.yml': text('') });
  await scene.run(cwd);
  const elsewhere = place({ 'savepoint.yml': text('cache') });
  const { stdout } = await scene.call(elsewhere, 'plan', '--run', 'latest');
  expect(stdout).toMatch(
    /a +run +what it saved cannot be had: cache: it is not in `workspace\.paths`, or excluded\n/,
  );
});
