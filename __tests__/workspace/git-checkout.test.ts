import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { NOTHING_BROUGHT, readBrought, readCheckout } from '../../src/workspace/git-checkout.ts';
import { folder } from '../support/folder.ts';
import { commit, git, put, repository } from '../support/scene.ts';
import { never } from './rig.ts';

const program = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
const env = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' };

async function told(workspace: string, since: string | null = null) {
  const call = { git: program, workspace, env, signal: never };
  const { clean, leftOut, removed } = await readCheckout(call, since);
  return { clean: [...clean].sort(), leftOut: [...leftOut].sort(), removed: [...removed].sort() };
}

const FILES = { a: 'a\n', b: 'b\n', 'sub/c': 'c\n', 'sub/d': 'd\n' };

test('what git says is as HEAD has it is clean', async () => {
  const cwd = repository(FILES);
  expect(await told(cwd)).toEqual({ clean: ['./a', './b', './sub/c', './sub/d'], leftOut: [], removed: [] });
  // Another time alone is no change.
  utimesSync(join(cwd, 'a'), 5, 5);
  chmodSync(join(cwd, 'b'), 0o755);
  appendFileSync(join(cwd, 'sub/c'), 'more\n');
  git(cwd, 'add', 'sub/c');
  put(cwd, { fresh: '' });
  expect((await told(cwd)).clean).toEqual(['./a', './sub/d']);
  expect((await told(join(cwd, 'sub'))).clean).toEqual(['./d']);
});

test('a file that git has in another form is clean, and one that it does not look at is not', async () => {
  const cwd = repository({ ...FILES, '.gitattributes': '*.txt text eol=crlf\n*.up filter=up\n' });
  git(cwd, 'config', 'filter.up.clean', 'tr a-z A-Z');
  git(cwd, 'config', 'filter.up.smudge', 'tr A-Z a-z');
  commit(cwd, { 'x.txt': 'x\r\n', 'x.up': 'x\n' });
  rmSync(join(cwd, 'x.txt'));
  rmSync(join(cwd, 'x.up'));
  git(cwd, 'checkout', '-q', '--', '.');
  expect(readFileSync(join(cwd, 'x.txt'), 'utf8')).toBe('x\r\n');
  git(cwd, 'update-index', '--assume-unchanged', 'a');
  git(cwd, 'update-index', '--skip-worktree', 'b');
  put(cwd, { a: 'another\n', b: 'another\n' });
  expect(await told(cwd)).toMatchObject({
    clean: ['./.gitattributes', './sub/c', './sub/d', './x.txt', './x.up'],
    leftOut: ['./b'],
  });
});

test('what another commit had and HEAD has not is told, with its folders; nothing where that commit is not there', async () => {
  const cwd = repository(FILES);
  const first = git(cwd, 'rev-parse', 'HEAD').trim();
  rmSync(join(cwd, 'sub/c'));
  commit(cwd, {});
  expect((await told(cwd, first)).removed).toEqual(['./sub/c']);
  rmSync(join(cwd, 'sub'), { recursive: true });
  symlinkSync('a', join(cwd, 'link'));
  commit(cwd, {});
  expect((await told(cwd, first)).removed).toEqual(['./sub', './sub/c', './sub/d']);
  expect((await told(cwd, '0'.repeat(40))).removed).toEqual([]);
});

test('where git fails nothing is told', async () => {
  const cwd = repository(FILES);
  rmSync(join(cwd, '.git/index'));
  expect(await told(cwd)).toEqual({ clean: [], leftOut: [], removed: [] });
  writeFileSync(join(cwd, '.git/config'), '[core');
  expect(await told(cwd)).toEqual({ clean: [], leftOut: [], removed: [] });
  const nowhere = folder();
  mkdirSync(join(nowhere, 'x'));
  expect(await told(nowhere)).toEqual({ clean: [], leftOut: [], removed: [] });
});

test('what HEAD has otherwise than another commit is brought where it is as HEAD has it', async () => {
  const cwd = repository(FILES);
  const first = git(cwd, 'rev-parse', 'HEAD').trim();
  const read = (since: string | null, workspace: string) =>
    readBrought({ git: program, workspace, env, signal: never }, since);
  const brought = async (since: string | null, workspace = cwd) =>
    [...(await read(since, workspace)).clean].sort();
  expect(await brought(null)).toEqual(['./a', './b', './sub/c', './sub/d']);
  expect(await brought(first)).toEqual([]);
  rmSync(join(cwd, 'sub/d'));
  commit(cwd, { a: 'more\n', new: 'new\n', 'sub/new': 'new\n', dirty: 'dirty\n' });
  put(cwd, { dirty: 'since\n', b: 'since\n', fresh: 'fresh\n' });
  expect(await brought(first)).toEqual(['./a', './new', './sub/new']);
  expect(await brought(first, join(cwd, 'sub'))).toEqual(['./new']);
  expect(await brought(null)).toEqual(['./a', './new', './sub/c', './sub/new']);
  git(cwd, 'add', 'fresh');
  const { added } = await read(first, cwd);
  expect([...added].sort()).toEqual(['./dirty', './fresh', './new', './sub/new']);
});

test('nothing is said to be brought where git does not know the other commit', async () => {
  const cwd = repository(FILES);
  const call = { git: program, workspace: cwd, env, signal: never };
  expect(await readBrought(call, '0123456789012345678901234567890123456789')).toEqual(NOTHING_BROUGHT);
  expect(await readBrought({ ...call, workspace: folder() }, null)).toEqual(NOTHING_BROUGHT);
});
