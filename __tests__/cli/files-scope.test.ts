/** What is part of the workspace, and what is not. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { checkout, place, put, read, repository, Scene, untilEnded } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

test('names with newlines, and such as are not UTF-8, come back', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - id: a
    run: |
      touch -- "$(printf 'new\\nline')" "$(printf 'latin-\\351')" 'Größe 漢字 😀' '[x]' ' space ' '-dash' 'back\\slash'
      ln -s "$(printf 'to-\\377')" link
      echo a >> "$LOG"
  - { id: b, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  const elsewhere = place({ 'savepoint.yml': pipeline });
  scene.release();
  expect((await scene.run(elsewhere, '--run', 'latest')).code).toBe(0);
  expect(scene.log()).toEqual(['a']);
  const names = (path: string) => readdirSync(path, { encoding: 'latin1' }).sort();
  expect(names(elsewhere)).toEqual(names(cwd));
  expect(names(elsewhere)).toContain('latin-\u00e9');
  expect(names(elsewhere)).toHaveLength(9);
});

test('fifos and sockets are listed, and nothing waits for them', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `steps:\n  - { id: a, run: 'mkfifo later; echo x > made' }\n  - { id: b, run: '${GATE}' }\n`,
  });
  execFileSync('mkfifo', [join(cwd, 'early')]);
  const ended = await scene.run(cwd);
  expect(ended.stderr).toMatch(/early: a fifo, which cannot be saved/);
  expect(ended.stderr).toMatch(/a: later: a fifo, which cannot be saved/);
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
});

test('.git is not saved, and a step that moves HEAD or a ref is warned of', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: plain, run: 'echo x > made; git status > /dev/null; git config user.name t; git config user.email t@example.com' }
  - { id: commits, run: 'git add made; git commit -qm more' }
  - { id: tags, run: 'git tag t1' }
  - { id: quiet, run: 'true' }
  - { id: b, run: '${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline, src: 'x' });
  const ended = await scene.run(cwd);
  expect(ended.stderr).toMatch(/warning: commits: moved HEAD, a branch or a tag/);
  expect(ended.stderr).toMatch(/warning: tags: moved HEAD, a branch or a tag/);
  expect(ended.stderr).not.toMatch(/warning: (plain|quiet)/);
  expect(scene.record.steps.map(({ id, change }) => [id, change?.files])).toEqual([
    ['plain', 1],
    ['commits', 0],
    ['tags', 0],
    ['quiet', 0],
    ['b', undefined],
  ]);
});

test('a ref that a step moves while others end is told of each that ran then', async () => {
  const scene = new Scene();
  const pipeline = `
max-parallel: 2
steps:
  - { id: tags, needs: [], writes: [], run: 'git tag t1; touch "$OUT/tagged"; ${untilEnded('beside')}' }
  - { id: beside, needs: [], writes: [], run: 'until test -e "$OUT/tagged"; do sleep 0.02; done' }
  - { id: after, run: 'true' }
`;
  const { code, stderr } = await scene.run(repository({ 'savepoint.yml': pipeline }));
  const told = ['tags', 'beside', 'after'].filter((id) => stderr.includes(`warning: ${id}: moved HEAD`));
  expect([code, told]).toEqual([0, ['tags', 'beside']]);
});

test('known credential files are left out, and that is said; those that are listed are saved', async () => {
  const scene = new Scene();
  const pipeline = (paths: string) => `
${paths}
steps:
  - { id: a, run: 'echo t > .npmrc; mkdir -p x/.docker .cargo; echo t > x/.docker/config.json; echo t > .cargo/credentials.toml; echo y > .cargo/config.toml' }
  - { id: b, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline(''), '.netrc': 'secret' });
  const ended = await scene.run(cwd);
  expect(ended.stderr).toMatch(/\.netrc: not saved, since credentials are in it/);
  expect(ended.stderr).toMatch(/a: .*\.npmrc.*: not saved, since credentials are in it/);
  const elsewhere = place({ 'savepoint.yml': pipeline(''), '.netrc': 'other' });
  await scene.run(elsewhere, '--run', 'latest');
  expect([
    read(elsewhere, '.npmrc'),
    read(elsewhere, '.cargo/credentials.toml'),
    read(elsewhere, '.cargo/config.toml'),
  ]).toEqual([null, null, 'y\n']);
  const listing = pipeline('workspace: { paths: [".", .npmrc] }');
  const other = place({ 'savepoint.yml': listing });
  await scene.run(other, '--fresh');
  const there = place({ 'savepoint.yml': listing });
  await scene.run(there, '--run', 'latest');
  expect([read(there, '.npmrc'), read(there, '.cargo/credentials.toml')]).toEqual(['t\n', null]);
});

test('an ignored file, or folder, that a person adds between attempts is an edit like any other: it is saved, and is there elsewhere', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: a, run: 'echo a > made' }
  - { id: b, run: 'cat made .env deps/*/x >> "$LOG"; ${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline, '.gitignore': '.env\ndeps/\n' });
  await scene.run(cwd);
  put(cwd, { '.env': 'S=1\n', 'deps/one/x': 'dep\n' });
  expect((await scene.run(cwd)).stderr).toMatch(/kept: .*\.env/);
  scene.log();
  expect((await scene.run(checkout(cwd), '--run', 'latest')).code).toBe(1);
  expect(scene.log()).toEqual(['a', 'S=1', 'dep']);
  const out = folder();
  expect((await scene.call(cwd, 'restore', 'latest', '--to', out)).code).toBe(0);
  expect([read(out, '.env'), read(out, 'deps/one/x')]).toEqual(['S=1\n', 'dep\n']);
});

test('`workspace.paths` takes a folder of the home and an absolute one along', async () => {
  const scene = new Scene();
  const absolute = folder();
  const pipeline = `
workspace: { paths: [".", "~/.tool", "${absolute}/deep"] }
steps:
  - { id: a, run: 'mkdir -p ~/.tool "${absolute}/deep"; echo home > ~/.tool/x; echo abs > "${absolute}/deep/y"; echo no > ~/other' }
  - { id: b, run: 'cat ~/.tool/x "${absolute}/deep/y" >> "$LOG"; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  const elsewhere = place({ 'savepoint.yml': pipeline });
  rmSync(join(absolute, 'deep'), { recursive: true });
  scene.env.HOME = folder();
  scene.release();
  const ended = await scene.run(elsewhere, '--run', 'latest');
  expect([ended.code, scene.log()]).toEqual([0, ['home', 'abs', 'home', 'abs']]);
  expect([read(scene.env.HOME, '.tool/x'), read(scene.env.HOME, 'other'), read(absolute, 'deep/y')]).toEqual([
    'home\n',
    null,
    'abs\n',
  ]);
});

test('a repository of its own in a folder outside of the workspace is saved whole', async () => {
  const scene = new Scene();
  const pipeline = `
workspace: { paths: [".", "~/tool"] }
steps:
  - { id: a, run: 'git init -q ~/tool; git -C ~/tool -c user.name=t -c user.email=t@example.com commit -q --allow-empty -m tool' }
  - { id: b, run: 'git -C ~/tool log --format=%s >> "$LOG"; ${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  scene.env.HOME = folder();
  scene.release();
  const elsewhere = place({ 'savepoint.yml': pipeline });
  const ended = await scene.run(elsewhere, '--run', 'latest');
  expect([ended.code, scene.log()]).toEqual([0, ['tool', 'tool']]);
});

test('what `exclude` covers is left as it is; .gitignore is not asked', async () => {
  const scene = new Scene();
  const pipeline = `
workspace: { exclude: ["**/.cache/**", "*.tmp", "!keep.tmp"] }
steps:
  - { id: a, run: 'mkdir -p d/.cache; echo c > d/.cache/f; echo t > x.tmp; echo k > keep.tmp; echo i > ignored' }
  - { id: b, run: '${GATE}' }
`;
  const cwd = place({ 'savepoint.yml': pipeline, '.gitignore': 'ignored\n' });
  await scene.run(cwd);
  const elsewhere = place({ 'savepoint.yml': pipeline, '.gitignore': 'ignored\n', 'other.tmp': 'mine' });
  await scene.run(elsewhere, '--run', 'latest');
  const names = ['d/.cache/f', 'x.tmp', 'keep.tmp', 'ignored', 'other.tmp'];
  expect(names.map((name) => read(elsewhere, name))).toEqual([null, null, 'k\n', 'i\n', 'mine']);
  expect(read(cwd, 'x.tmp')).toBe('t\n');
});

test.each([
  ['nested', '[".", "sub"]'],
  ['the same by a link', '["sub", "link"]'],
  ['the workspace by another name', '[".", "WORKSPACE"]'],
])('roots that are %s are refused before anything is written', async (_how, paths) => {
  const scene = new Scene();
  const cwd = place({ 'sub/x': '1' });
  symlinkSync('sub', join(cwd, 'link'));
  put(cwd, {
    'savepoint.yml': `workspace: { paths: ${paths.replace('WORKSPACE', cwd)} }\nsteps: [{ run: 'echo ran >> "$LOG"' }]\n`,
  });
  const ended = await scene.run(cwd);
  expect([[2, 4].includes(ended.code ?? 0), scene.log()]).toEqual([true, []]);
  expect(ended.stderr).toMatch(/sub|same folder|inside/);
});

test('the store inside of the workspace is no part of it', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `steps:\n  - { id: a, run: 'echo x > made' }\n  - { id: b, run: '${GATE}' }\n`,
  });
  const args = ['--store', join(cwd, 'deep/store')];
  await scene.call(cwd, 'run', ...args);
  scene.release();
  expect((await scene.call(cwd, 'resume', ...args)).code).toBe(0);
  const [run = ''] = readdirSync(join(cwd, 'deep/store/runs'));
  const events = readFileSync(join(cwd, 'deep/store/runs', run, 'events.ndjson'), 'utf8');
  expect(events).not.toMatch(/edits\.kept|files\.aside/);
});

test('the folder of temporary files is no part of the workspace that it lies in', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `steps:\n  - { id: a, run: 'echo x > "$RUNNER_TEMP/t" || echo x > "$TMPDIR/t"; echo x > made' }\n`,
  });
  mkdirSync(join(cwd, 'tmp'));
  scene.env.TMPDIR = mkdtempSync(join(cwd, 'tmp', 't-'));
  expect((await scene.run(cwd)).code).toBe(0);
  expect(scene.record.steps[0]?.change?.files).toBe(1);
});

test('the pipeline file is read before any file is restored', async () => {
  const scene = new Scene();
  const text = (b: string) =>
    `steps:\n  - { id: a, reads: [src], run: 'echo a > made; echo >> savepoint.yml' }\n  - { id: b, reads: [src], run: 'echo ${b} >> "$LOG"; ${GATE}' }\n`;
  const cwd = place({ 'savepoint.yml': text('one') });
  await scene.run(cwd);
  const elsewhere = place({ 'savepoint.yml': text('two') });
  const ended = await scene.run(elsewhere, '--run', 'latest');
  expect(scene.log()).toEqual(['one', 'two']);
  expect(ended.stderr).toContain('do not fit the files here, and are left out: savepoint.yml');
});

test('a store below the workspace is no part of it: what a step that failed has put there stays', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: part, run: 'mkdir -p part/.savepoint/runs; test -e part/.savepoint/runs/r && echo stays >> "$LOG"; echo r > part/.savepoint/runs/r; echo half > half; test -e "$OUT/go"' }
`,
    'part/source': 'source',
  });
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  const again = await scene.run(cwd);
  expect([again.code, scene.log()]).toEqual([0, ['stays']]);
  expect(again.stderr).toContain('because part runs again: half;');
});
