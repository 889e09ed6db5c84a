/** A workspace on a file system that finds a file by its name in other letters, too, as on macOS. */
import { existsSync, readdirSync, realpathSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { endedPath, markPath } from '../../src/files/mark.ts';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { place, put, read, Scene } from '../support/scene.ts';

/** A scene whose command line takes upper and lower case for the same in a folder; what steps run does not. */
function folding(cwd: string): Scene {
  const scene = new Scene();
  scene.env.FOLDS_CASE = realpathSync(cwd);
  scene.env.NODE_OPTIONS = `--require ${JSON.stringify(resolve('__tests__/support/folds-case.cjs'))}`;
  return scene;
}

/** The names below a folder. */
const names = (cwd: string) => {
  const all = readdirSync(cwd, { recursive: true, encoding: 'utf8' });
  return all.filter((name) => !/^(?:\.savepoint|savepoint\.yml)/.test(name)).sort();
};

const RENAMES = 'mv Dir/File Dir/file; mv Dir d; mv d dir; mv top Top; mv moved again; mv again Moved';

const pipeline = (end: string) => `
steps:
  - { id: a, run: 'mkdir -p Dir; echo 1 > Dir/File; echo 2 > Dir/other; echo top > top; echo moved > moved' }
  - { id: b, run: 'ls . Dir | tr "\\n" " " >> "$LOG"; echo >> "$LOG"; ${RENAMES}; ${end}' }
  - { id: c, run: 'ls . dir | tr "\\n" " " >> "$LOG"; echo >> "$LOG"; test -e "$OUT/go.c"' }
`;

const FOUND = '.: Dir moved savepoint.yml top  Dir: File other ';
const LEFT = '.: Moved Top dir savepoint.yml  dir: file other ';

test.each([
  ['an attempt', 'test -e "$OUT/go"'],
  ['a try', 'test -e "$OUT/go" || { touch "$OUT/go"; exit 1; }'],
])('what a failed step has named otherwise only in its letters is set back for %s', async (what, end) => {
  const text = pipeline(end).replace('id: b,', what === 'a try' ? 'id: b, retries: 1,' : 'id: b,');
  const cwd = place({ 'savepoint.yml': text });
  const scene = folding(cwd);
  await scene.run(cwd);
  if (what === 'an attempt') expect(scene.log()).toEqual([FOUND]);
  scene.release();
  scene.release('go.c');
  const resumed = await scene.run(cwd);
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.not.stringContaining('not saved')]);
  expect(scene.log().slice(0, 3)).toEqual(what === 'a try' ? [FOUND, FOUND, LEFT] : [FOUND, LEFT]);
  expect(names(cwd)).toEqual(['Moved', 'Top', 'dir', 'dir/file', 'dir/other']);
});

test('what a step names otherwise only in its letters is saved with it, and comes back in another folder', async () => {
  const cwd = place({ 'savepoint.yml': pipeline('true') });
  const scene = folding(cwd);
  const first = await scene.run(cwd);
  expect([first.code, first.stderr]).toEqual([1, expect.not.stringContaining('not saved')]);
  expect(scene.log()).toEqual([FOUND, LEFT]);
  const { stdout } = await scene.call(cwd, 'diff', 'latest', 'b');
  for (const line of ['D  Dir/File', 'A  dir/file', 'D  top', 'A  Top']) expect(stdout).toContain(line);
  const elsewhere = place({ 'savepoint.yml': pipeline('true') });
  scene.env.FOLDS_CASE = realpathSync(elsewhere);
  scene.release('go.c');
  const resumed = await scene.run(elsewhere, '--run', 'latest');
  expect([resumed.code, scene.log()]).toEqual([0, [LEFT]]);
  expect(names(elsewhere)).toEqual(['Moved', 'Top', 'dir', 'dir/file', 'dir/other']);
});

test('what a killed step has named otherwise only in its letters is set back', async () => {
  const cwd = place({ 'savepoint.yml': pipeline('touch "$OUT/runs"; test -e "$OUT/go" || sleep 1000') });
  const scene = folding(cwd);
  const started = scene.start(cwd);
  await until('it has renamed', () => scene.has('runs'));
  started.child.kill('SIGKILL');
  await started.ended;
  const mark = markPath(scene.store, realpathSync(cwd), scene.record.run_id);
  await until('the watcher has looked', () => existsSync(endedPath(mark)));
  scene.release();
  scene.release('go.c');
  const resumed = await scene.run(cwd);
  expect([resumed.code, scene.log()]).toEqual([0, [FOUND, FOUND, LEFT]]);
  expect(resumed.stderr).not.toContain('kept:');
});

test.each([
  ['an attempt', ''],
  ['a try', 'retries: 1, '],
])(
  'a folder that is named otherwise with what a step had made in it is in the way for %s: both are named, and it goes on when it has its name back',
  async (_, keys) => {
    const text = `
steps:
  - { id: a, run: 'echo made > Src/made' }
  - { id: b, ${keys}run: 'ls Src >> "$LOG"; mv Src t; mv t SRC; echo more >> SRC/k; test -e "$OUT/go"' }
`;
    const cwd = place({ 'savepoint.yml': text, 'Src/k': 'k\n', 'Src/sub/z': 'z\n' });
    const scene = folding(cwd);
    const failed = await scene.run(cwd);
    expect([failed.code, scene.log()]).toEqual([1, ['k', 'made', 'sub']]);
    expect(failed.stderr).toContain('kept: changed while b ran: SRC, SRC/k, ');
    if (keys !== '')
      expect(failed.stderr).toContain(
        'b: is not tried again: could not set back Src ("SRC" and "Src" are one',
      );
    const refused = await scene.run(cwd);
    expect([refused.code, refused.stderr]).toEqual([
      4,
      expect.stringContaining('"SRC" and "Src" are one and the same'),
    ]);
    expect(names(cwd)).toEqual(['SRC', 'SRC/k', 'SRC/made', 'SRC/sub', 'SRC/sub/z']);
    renameSync(join(cwd, 'SRC'), join(cwd, 'Src'));
    scene.release();
    const resumed = await scene.run(cwd);
    expect([resumed.code, scene.log()]).toEqual([0, ['k', 'made', 'sub']]);
    expect(read(cwd, 'SRC/k')).toBe('k\nmore\nmore\n');
  },
);

test('names that would be one there are refused before anything is written, also beside what a person has named so', async () => {
  const text = `
steps:
  - { id: a, run: 'mkdir dir; echo 1 > dir/File; echo x > other' }
  - { id: b, run: 'test -e "$OUT/go"' }
`;
  const cwd = place({ 'savepoint.yml': text });
  const scene = folding(cwd);
  expect((await scene.run(cwd)).code).toBe(1);
  renameSync(join(cwd, 'dir/File'), join(cwd, 'dir/FILE'));
  put(cwd, { 'dir/FILE': 'mine\n' });
  const refused = await scene.run(cwd);
  expect([refused.code, refused.stderr]).toEqual([
    4,
    expect.stringContaining('"dir/FILE" and "dir/File" are one and the same on this file system\n'),
  ]);
  expect(refused.stderr).toContain('hint: go on in a folder on another file system; or ');
  expect(read(cwd, 'dir/FILE')).toBe('mine\n');
  const both = new Scene();
  const plain = place({ 'savepoint.yml': text.replace('echo x > other', 'echo 2 > dir/file') });
  expect((await both.run(plain)).code).toBe(1);
  const empty = folder();
  put(empty, { 'savepoint.yml': text.replace('echo x > other', 'echo 2 > dir/file') });
  both.env.FOLDS_CASE = realpathSync(empty);
  both.env.NODE_OPTIONS = scene.env.NODE_OPTIONS ?? '';
  const there = await both.run(empty, '--run', 'latest');
  expect([there.code, there.stderr]).toEqual([
    4,
    expect.stringContaining('"dir/File" and "dir/file" are one'),
  ]);
  expect(names(empty)).toEqual([]);
});
