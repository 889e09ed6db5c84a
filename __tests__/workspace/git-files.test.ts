import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { readGit, readRefs } from '../../src/workspace/git-files.ts';
import { look } from '../../src/workspace/look.ts';
import { folder } from '../support/folder.ts';
import { git } from '../support/scene.ts';
import { at, Memory, never, rootsAt, seenAt } from './rig.ts';

const env = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' };
const program = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();

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

/** For tests that change nothing in it. */
const SHARED = repository();

test.each(['sha1', 'sha256'])('what HEAD holds is told by the ids of its blobs (%s)', async (format) => {
  const workspace = repository(format);
  const found = await readGit(call(workspace));
  expect(found?.commit).toBe(git(workspace, 'rev-parse', 'HEAD').trim());
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

test('a workspace inside a repository is told of by its own paths, and one that is itself ignored as a whole', async () => {
  const repo = repository();
  const [inside, ignored] = [join(repo, 'sub'), join(repo, 'build')];
  mkdirSync(ignored);
  for (const path of [join(inside, 'x.log'), join(ignored, 'x')]) writeFileSync(path, '');
  const found = await readGit(call(inside));
  expect([...(found?.held.keys() ?? [])]).toEqual(['./\xff\n"']);
  expect(found?.ignored(at('x.log'))).toBe(true);
  const below = await readGit(call(ignored));
  expect([below?.held.size, below?.ignored(at('x'))]).toEqual([0, true]);
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
  expect(await readGit(call(SHARED, { git: '/nonexistent/git' }))).toBeNull();
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
  const tree = git(workspace, 'rev-parse', 'HEAD:sub').trim();
  writeFileSync(join(workspace, 'x.log'), '');
  rmSync(join(workspace, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  const found = await readGit(call(workspace));
  expect([found?.held.size, found?.ignored(at('x.log'))]).toEqual([0, true]);
});

test('each move of HEAD or of a ref shows in the refs, and what is added to the index does not', async () => {
  const workspace = repository();
  const refs = async () => (await readRefs(call(workspace))).all;
  const before = await refs();
  writeFileSync(join(workspace, 'file'), 'changed');
  git(workspace, 'add', '-A');
  expect([await refs(), (await readGit(call(workspace)))?.all]).toEqual([before, before]);
  const seen = [before];
  for (const move of [
    ['commit', '-q', '--allow-empty', '-m', 'x'],
    ['branch', 'new'],
    ['checkout', '-q', 'new'],
    ['checkout', '-q', '--detach'],
    ['tag', 'x'],
    ['commit', '-q', '--allow-empty', '-m', 'on no branch'],
  ]) {
    git(workspace, ...move);
    const now = await refs();
    expect([move, seen.includes(now)]).toEqual([move, false]);
    seen.push(now);
  }
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
  const hook = { GIT_DIR: join(other, '.git'), GIT_WORK_TREE: other, GIT_INDEX_FILE: '/nonexistent' };
  const user = {
    GIT_LITERAL_PATHSPECS: '1',
    GIT_CONFIG_PARAMETERS: "'core.worktree=/'",
    GIT_ATTR_SOURCE: 'no',
  };
  const led = { ...env, ...hook, ...user };
  const found = await readGit(call(workspace, { env: led }));
  expect(found?.commit).toBe(git(workspace, 'rev-parse', 'HEAD').trim());
  expect(() => rmSync(sentinel)).toThrow('ENOENT');
});

test('reading git stops when it is told to, even if git hangs', async () => {
  const hanging = join(folder(), 'git');
  writeFileSync(hanging, '#!/bin/sh\nsleep 1000\n');
  chmodSync(hanging, 0o755);
  const controller = new AbortController();
  const reading = readGit(call(SHARED, { git: hanging, signal: controller.signal }));
  setImmediate(() => controller.abort(new Error('stop')));
  await expect(reading).rejects.toThrow('stop');
});
