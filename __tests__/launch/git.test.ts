import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryOf, surroundings } from '../../src/launch/git.ts';
import { which } from '../../src/shell/which.ts';
import { folder } from '../support/folder.ts';

const ENV = {
  PATH: process.env.PATH,
  HOME: '/nowhere',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CEILING_DIRECTORIES: '/tmp',
};

function git(cwd: string, ...args: readonly string[]): string {
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
  return execFileSync('git', [...who, ...args], { cwd, env: ENV, encoding: 'utf8' }).trim();
}

/** A repository on `main` with one commit. */
function repository(): { readonly cwd: string; readonly sha: string } {
  const cwd = folder();
  git(cwd, 'init', '-q', '-b', 'main');
  git(cwd, 'commit', '-q', '--allow-empty', '-m', 'first');
  return { cwd, sha: git(cwd, 'rev-parse', 'HEAD') };
}

describe('on a laptop the github context', () => {
  test('is told by git', async () => {
    const { cwd, sha } = repository();
    git(cwd, 'remote', 'add', 'origin', 'git@github.com:octo/cat.git');
    git(cwd, 'config', 'user.name', 'Octo Cat');
    const found = await surroundings(cwd, ENV);
    expect(found.github).toEqual({
      sha,
      ref: 'refs/heads/main',
      ref_name: 'main',
      ref_type: 'branch',
      repository: 'octo/cat',
      repository_owner: 'octo',
      actor: 'Octo Cat',
      event_name: 'local',
      event: {},
      workspace: cwd,
    });
    expect(found.source).toEqual({ repository: 'octo/cat', ref: 'refs/heads/main', commit: sha });
    expect(found.env).toMatchObject({
      GITHUB_SHA: sha,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_REPOSITORY: 'octo/cat',
      GITHUB_ACTOR: 'Octo Cat',
      GITHUB_EVENT_NAME: 'local',
      GITHUB_WORKSPACE: cwd,
    });
  });

  test('has the whole name of a branch with slashes, from a folder below', async () => {
    const { cwd } = repository();
    git(cwd, 'switch', '-q', '-c', 'feature/a/b');
    mkdirSync(join(cwd, 'deep/er'), { recursive: true });
    const { github } = await surroundings(join(cwd, 'deep/er'), ENV);
    expect(github).toMatchObject({ ref: 'refs/heads/feature/a/b', ref_name: 'feature/a/b' });
  });

  test('has a commit and no ref where HEAD is detached', async () => {
    const { cwd, sha } = repository();
    git(cwd, 'tag', 'v1');
    git(cwd, 'checkout', '-q', 'v1');
    const { github, source } = await surroundings(cwd, ENV);
    expect(github).toMatchObject({ sha, ref: '', ref_name: '', ref_type: '' });
    expect(source).toEqual({ repository: null, ref: null, commit: sha });
  });

  test('is of the workspace in a hook of another repository, and when git is traced', async () => {
    const { cwd, sha } = repository();
    const other = repository();
    git(other.cwd, 'commit', '-q', '--allow-empty', '-m', 'other');
    const hook = {
      GIT_DIR: join(other.cwd, '.git'),
      GIT_WORK_TREE: other.cwd,
      GIT_INDEX_FILE: '/nonexistent',
    };
    const user = { GIT_TRACE: '1', GIT_CONFIG_PARAMETERS: "'core.bare=true'", GIT_PAGER: 'false' };
    const { source } = await surroundings(cwd, { ...ENV, ...hook, ...user });
    expect(source).toMatchObject({ commit: sha, ref: 'refs/heads/main' });
  });

  test('has the newest commit at each look', async () => {
    const { cwd, sha } = repository();
    git(cwd, 'commit', '-q', '--allow-empty', '-m', 'second');
    const second = git(cwd, 'rev-parse', 'HEAD');
    expect((await surroundings(cwd, ENV)).source.commit).toBe(second);
    expect(second).not.toBe(sha);
  });

  test.each<[string, () => { cwd: string; env: Readonly<Record<string, string | undefined>> }]>([
    ['no repository', () => ({ cwd: folder(), env: ENV })],
    [
      'a repository without a commit',
      () => {
        const cwd = folder();
        git(cwd, 'init', '-q');
        return { cwd, env: ENV };
      },
    ],
    ['no git', () => ({ cwd: repository().cwd, env: { ...ENV, PATH: folder() } })],
    ['no PATH at all that has a git', () => ({ cwd: folder(), env: { PATH: '' } })],
    [
      'a git that fails',
      () => {
        const bin = folder();
        writeFileSync(join(bin, 'git'), '#!/bin/sh\necho garbage\nexit 3\n', { mode: 0o755 });
        return { cwd: repository().cwd, env: { ...ENV, PATH: bin } };
      },
    ],
    [
      'a git that cannot be started',
      () => {
        const bin = folder();
        writeFileSync(join(bin, 'git'), '#!/no/such/interpreter\n', { mode: 0o755 });
        return { cwd: repository().cwd, env: { ...ENV, PATH: bin } };
      },
    ],
  ])('is empty with %s, which is no error', async (_, make) => {
    const { cwd, env } = make();
    const { github, source } = await surroundings(cwd, env);
    expect(source).toEqual({ repository: null, ref: null, commit: null });
    expect(github).toMatchObject({ sha: '', ref: '', repository: '', actor: '', event_name: 'local' });
  });

  test('is told by a git in a folder with a space in its name', async () => {
    const { cwd, sha } = repository();
    const bin = join(folder(), 'my tools');
    mkdirSync(bin);
    symlinkSync(which('git', ENV.PATH, '/') ?? '', join(bin, 'git'));
    expect((await surroundings(cwd, { ...ENV, PATH: bin })).source.commit).toBe(sha);
  });
});

describe('on GitHub the github context', () => {
  const GITHUB = {
    ...ENV,
    GITHUB_ACTIONS: 'true',
    GITHUB_SHA: 'abc',
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_REPOSITORY: 'octo/cat',
    GITHUB_EVENT_NAME: 'pull_request',
  };

  test('is what the runner says, whatever git says', async () => {
    const { cwd } = repository();
    const found = await surroundings(cwd, GITHUB);
    expect(found.github).toMatchObject({
      sha: 'abc',
      ref: 'refs/pull/1/merge',
      repository: 'octo/cat',
      event_name: 'pull_request',
      workspace: cwd,
      event: {},
      actor: '',
    });
    expect(found.source).toEqual({ repository: 'octo/cat', ref: 'refs/pull/1/merge', commit: 'abc' });
    expect(found.env).toEqual({});
  });

  test.each([
    ['the event', '{"pull_request":{"number":7}}', { pull_request: { number: 7 } }],
    ['nothing, where the event is damaged', '{"pull', {}],
  ])('has %s', async (_, text, event) => {
    const path = join(folder(), 'event.json');
    writeFileSync(path, text);
    const { github } = await surroundings('/', { ...GITHUB, GITHUB_EVENT_PATH: path });
    expect(github.event).toEqual(event);
  });

  test('has no event where its file is gone', async () => {
    expect((await surroundings('/', { ...GITHUB, GITHUB_EVENT_PATH: '/no/such' })).github.event).toEqual({});
  });
});

test.each([
  ['https://github.com/octo/cat', 'octo/cat'],
  ['https://github.com/octo/cat.git', 'octo/cat'],
  ['https://github.com/octo/cat/\n', 'octo/cat'],
  ['https://user:token@github.example.org:8443/octo/cat.git', 'octo/cat'],
  ['git@github.com:octo/cat.git\n', 'octo/cat'],
  ['ssh://git@github.com/octo/cat.git', 'octo/cat'],
  ['ssh://git@github.com:22/octo/cat.js.git', 'octo/cat.js'],
  ['/srv/git/octo/cat.git', 'octo/cat'],
  ['', ''],
  ['cat', ''],
  ['https://github.com', ''],
  ['https://github.com/cat', ''],
  ['https://user:token@github.example.org/cat', ''],
])('the repository of the remote %j is %j', (remote, repository) => {
  expect(repositoryOf(remote)).toBe(repository);
});
