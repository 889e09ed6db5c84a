/** A workspace on a file system that finds a file by its name in other letters, too, as on macOS. */
import { readdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { place, Scene } from '../support/scene.ts';

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

test('a step that changes only the case of names is saved, and its names come back in another folder', async () => {
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

test('two paths that are one on this file system are refused before anything is written', async () => {
  const text = `
steps:
  - { id: a, run: 'mkdir dir; echo 1 > dir/File; echo 2 > dir/file' }
  - { id: b, run: 'test -e "$OUT/go"' }
`;
  const scene = new Scene();
  expect((await scene.run(place({ 'savepoint.yml': text }))).code).toBe(1);
  const elsewhere = place({ 'savepoint.yml': text });
  const { FOLDS_CASE = '', NODE_OPTIONS = '' } = folding(elsewhere).env;
  Object.assign(scene.env, { FOLDS_CASE, NODE_OPTIONS });
  const refused = await scene.run(elsewhere, '--run', 'latest');
  expect([refused.code, refused.stderr]).toEqual([
    4,
    expect.stringContaining('"dir/File" and "dir/file" are one and the same on this file system\n'),
  ]);
  expect(refused.stderr).toContain('hint: go on in a folder on another file system; or ');
  expect(names(elsewhere)).toEqual([]);
});
