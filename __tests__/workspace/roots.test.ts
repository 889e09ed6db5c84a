import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { WorkspaceRefusal } from '../../src/workspace/errors.ts';
import { resolveRoots } from '../../src/workspace/roots.ts';
import { folder } from '../support/folder.ts';

function places() {
  const top = realpathSync(folder());
  const workspace = join(top, 'w');
  const home = join(top, 'home');
  mkdirSync(workspace);
  mkdirSync(home);
  return { top, workspace, home };
}

test('roots are named from the workspace, the home folder or the top', () => {
  const { top, workspace, home } = places();
  const roots = resolveRoots(['.', '~/.cargo', `${top}/opt/x/`], { workspace, home });
  expect(roots.list).toEqual([
    { path: '.', absolute: workspace },
    { path: '~/.cargo', absolute: join(home, '.cargo') },
    { path: `${top}/opt/x`, absolute: join(top, 'opt/x') },
  ]);
  expect(roots.absolute('./a/b' as Path)).toBe(join(workspace, 'a/b'));
  expect(roots.absolute('~/.cargo/bin' as Path)).toBe(join(home, '.cargo/bin'));
  expect(roots.absolute('~/.cargo' as Path)).toBe(join(home, '.cargo'));
  expect(roots.absolute('.' as Path)).toBe(workspace);
  expect(() => roots.absolute('~/.cargo2/bin' as Path)).toThrow('none of the roots');
});

test.each([
  ['build', './build'],
  ['./build/', './build'],
  ['a//b/../c', './a/c'],
  ['~other', './~other'],
  ['é', './\xc3\xa9'],
])('the root %j is the path %j', (text, path) => {
  expect(resolveRoots([text], places()).list[0]?.path).toBe(path);
});

test('links above a root, and the root itself, are followed, also where the rest is missing', () => {
  const { top, workspace, home } = places();
  mkdirSync(join(top, 'real/é'), { recursive: true });
  symlinkSync('../real', join(home, 'link'));
  symlinkSync(join(top, 'real'), join(workspace, 'root'));
  const roots = resolveRoots(['~/link/é/not/yet'], { workspace, home });
  expect(roots.list[0]?.absolute).toBe(`${top}/real/\xc3\xa9/not/yet`);
  expect(resolveRoots(['root'], { workspace, home }).list[0]?.absolute).toBe(join(top, 'real'));
});

test.each([
  [['.', 'build']],
  [['build', 'build/x']],
  [['.', './']],
  [['~/a', '~/link/a']],
  [['.', '~/link/w/deep']],
  [['.', 'elsewhere']],
  [['..']],
  [['a/../../b']],
  [['/']],
  [['out', '~/link']],
  [['~/link/w']],
  [['above']],
])('the roots %j are refused', (paths) => {
  const { workspace, home, top } = places();
  symlinkSync(top, join(home, 'link'));
  symlinkSync('.', join(home, 'self'));
  symlinkSync(home, join(workspace, 'elsewhere'));
  symlinkSync('..', join(workspace, 'above'));
  const twisted = paths.map((path) => path.replace('~/link/a', '~/self/a'));
  const resolve = () => resolveRoots(twisted, { workspace, home });
  if (paths[1] === './') expect(resolve().list).toHaveLength(1);
  else expect(resolve).toThrow(WorkspaceRefusal);
});

test.each([
  ['both roots', ['.', 'a/b'], 'the root "a/b" lies inside the root "."'],
  [
    'a root that holds the workspace, and what to list instead',
    ['/'],
    'the root "/" holds the workspace itself; list "." and the folders outside of it that are needed',
  ],
])('a refusal names %s', (_, paths, message) => {
  expect(() => resolveRoots(paths, places())).toThrow(message);
});

test('a credential file that is named inside another root is no root', () => {
  const roots = resolveRoots(['.', '.npmrc'], places());
  expect(roots.list.map(({ path }) => path)).toEqual(['.']);
});

test('a root that is a link to nowhere is an error, lest it be written through', () => {
  const { workspace, home } = places();
  symlinkSync('nowhere', join(workspace, 'root'));
  expect(() => resolveRoots(['root'], { workspace, home })).toThrow('a link leads to nowhere');
});
