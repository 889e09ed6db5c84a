import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { readGit, readRefs } from '../../src/workspace/git-files.ts';
import { look } from '../../src/workspace/look.ts';
import { folder } from '../support/folder.ts';
import { at, Memory, never, rootsAt, seenAt } from './rig.ts';

const env = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
};
const program = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();

function git(workspace: string, ...args: readonly string[]): string {
  return execFileSync(program, [...args], { cwd: workspace, env, encoding: 'utf8' }).trim();
}

function call(workspace: string, more: object = {}) {
  return { git: program, workspace, env, signal: never, ...more };
}

function repository(format = 'sha1'): string {
  const workspace = folder();
  git(workspace, 'init', '-q', '-b', 'main', `--object-format=${format}`);
  mkdirSync(join(workspace, 'sub'));
  writeFileSync(join(workspace, 'file'), 'one');
  writeFileSync(join(workspace, '.gitignore'), '*.log\nbuild/\n!keep.log\n');
  writeFileSync(Buffer.from(`${workspace}/sub/\xff\n"`, 'latin1'), 'two');
  symlinkSync('file', join(workspace, 'link'));
  git(workspace, 'add', '-A');
  git(workspace, 'commit', '-qm', 'first');
  return workspace;
}

test.each(['sha1', 'sha256'])('what HEAD holds is told by the ids of its blobs (%s)', async (format) => {
  const workspace = repository(format);
  const found = await readGit(call(workspace));
  expect(found?.commit).toBe(git(workspace, 'rev-parse', 'HEAD'));
  expect([...(found?.held.keys() ?? [])].sort()).toEqual([
    './.gitignore',
    './file',
    './link',
    './sub/\xff\n"',
  ]);
  const roots = rootsAt(workspace);
  for (const path of [at('file'), at('sub/\xff\n"')]) {
    const held = found?.held.get(path) ?? null;
    const options = { roots, sink: new Memory(), held, scannedAt: Date.now(), signal: never };
    expect(await look(path, seenAt(roots, path), options)).toMatchObject({ inGit: true });
  }
});

test('what git ignores is known, in ignored directories too', async () => {
  const workspace = repository();
  mkdirSync(join(workspace, 'build/deep'), { recursive: true });
  writeFileSync(join(workspace, 'build/deep/x'), '');
  for (const name of ['a.log', 'keep.log', 'new', 'sub/b.log']) writeFileSync(join(workspace, name), '');
  const ignored = (await readGit(call(workspace)))?.ignored ?? (() => false);
  for (const name of ['build', 'build/deep', 'build/deep/x', 'a.log', 'sub/b.log']) {
    expect([name, ignored(at(name))]).toEqual([name, true]);
  }
  for (const name of ['keep.log', 'new', 'sub', 'file', 'buildx', 'a.log.txt']) {
    expect([name, ignored(at(name))]).toEqual([name, false]);
  }
  expect(ignored('/opt/x' as Path)).toBe(false);
});

test('a workspace inside a repository is told of by its own paths', async () => {
  const workspace = join(repository(), 'sub');
  writeFileSync(join(workspace, 'x.log'), '');
  const found = await readGit(call(workspace));
  expect([...(found?.held.keys() ?? [])]).toEqual(['./\xff\n"']);
  expect(found?.ignored(at('x.log'))).toBe(true);
});

test('a workspace that is itself ignored is ignored as a whole', async () => {
  const workspace = join(repository(), 'build');
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'x'), '');
  const found = await readGit(call(workspace));
  expect(found?.held.size).toBe(0);
  expect(found?.ignored(at('x'))).toBe(true);
});

test('before the first commit nothing is held', async () => {
  const workspace = folder();
  git(workspace, 'init', '-q');
  expect(await readGit(call(workspace))).toMatchObject({ commit: null, held: new Map() });
});

test('no repository, or no git, is nothing', async () => {
  const workspace = folder();
  const fenced = call(workspace, { env: { ...env, GIT_CEILING_DIRECTORIES: join(workspace, '..') } });
  expect(await readGit(fenced)).toBeNull();
  expect(await readRefs(fenced)).toEqual({ commit: null, ref: null, all: null });
  expect(await readGit(call(repository(), { git: '/nonexistent/git' }))).toBeNull();
});

test('a repository in which git fails is not taken for none', async () => {
  const workspace = repository();
  writeFileSync(join(workspace, '.git/config'), '[core');
  await expect(readGit(call(workspace))).rejects.toThrow(
    /^git fails in this workspace, so what it ignores is not known: bad config line/,
  );
});

test('where HEAD lacks folders, as in a partial clone, nothing is held, and what is ignored is told', async () => {
  const workspace = repository();
  const tree = git(workspace, 'rev-parse', 'HEAD:sub');
  writeFileSync(join(workspace, 'x.log'), '');
  rmSync(join(workspace, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  const found = await readGit(call(workspace));
  expect([found?.held.size, found?.ignored(at('x.log'))]).toEqual([0, true]);
});

test.each<[string, (workspace: string) => unknown]>([
  ['a commit', (workspace) => git(workspace, 'commit', '-q', '--allow-empty', '-m', 'x')],
  ['a new branch', (workspace) => git(workspace, 'branch', 'new')],
  ['another branch at the same commit', (workspace) => git(workspace, 'checkout', '-q', '-b', 'new')],
  ['a detached HEAD', (workspace) => git(workspace, 'checkout', '-q', '--detach')],
  ['a tag', (workspace) => git(workspace, 'tag', 'x')],
])('%s shows in the refs', async (_name, move) => {
  const workspace = repository();
  const before = (await readRefs(call(workspace))).all;
  writeFileSync(join(workspace, 'file'), 'changed');
  git(workspace, 'add', '-A');
  expect((await readRefs(call(workspace))).all).toBe(before);
  expect((await readGit(call(workspace)))?.all).toBe(before);
  move(workspace);
  expect((await readRefs(call(workspace))).all).not.toBe(before);
});

test('a commit on no branch shows in the refs', async () => {
  const workspace = repository();
  git(workspace, 'checkout', '-q', '--detach');
  const before = (await readRefs(call(workspace))).all;
  git(workspace, 'commit', '-q', '--allow-empty', '-m', 'x');
  expect((await readRefs(call(workspace))).all).not.toBe(before);
});

test('variables and settings that lead elsewhere, or run programs, are not followed', async () => {
  const workspace = repository();
  const other = repository();
  git(other, 'commit', '-q', '--allow-empty', '-m', 'other');
  const sentinel = join(folder(), 'ran');
  const script = join(folder(), 'monitor');
  writeFileSync(script, `#!/bin/sh\ntouch ${sentinel}\n`);
  chmodSync(script, 0o755);
  git(workspace, 'config', 'core.fsmonitor', script);
  const led = { ...env, GIT_DIR: join(other, '.git'), GIT_WORK_TREE: other, GIT_INDEX_FILE: '/nonexistent' };
  const found = await readGit(call(workspace, { env: led }));
  expect(found?.commit).toBe(git(workspace, 'rev-parse', 'HEAD'));
  expect(() => rmSync(sentinel)).toThrow('ENOENT');
});

test('reading git stops when it is told to, even if git hangs', async () => {
  const workspace = repository();
  const hanging = join(folder(), 'git');
  writeFileSync(hanging, '#!/bin/sh\nsleep 1000\n');
  chmodSync(hanging, 0o755);
  const controller = new AbortController();
  const reading = readGit(call(workspace, { git: hanging, signal: controller.signal }));
  setImmediate(() => controller.abort(new Error('stop')));
  await expect(reading).rejects.toThrow('stop');
});
