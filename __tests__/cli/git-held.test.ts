/** What git holds is not stored again, and can be set back all the same. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint, workspaceWith } from '../support/cli.ts';
import { decodePack } from '../support/encode-pack.ts';
import { folder } from '../support/folder.ts';
import { giveAway } from '../support/other-user.ts';
import { checkout, git, put, read, repository, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: first, run: 'echo first >> file' }
  - id: second
    run: 'cat other >> file; rm other; exit 1'
    retries: { max: 1, delay: 1ms }
`;

test('a file that only git holds is set back for the next try of the attempt that found it', async () => {
  const cwd = workspaceWith(PIPELINE, { file: 'file\n', other: 'other\n' });
  git(cwd, 'init', '-q');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'source');
  const { code, stderr } = await savepoint(['run'], { cwd, env: { CI: '1' } });
  expect([code, stderr]).toEqual([1, expect.not.stringContaining('warning')]);
  // What the second try has left: once what was there, not twice, and no file less.
  expect(readFileSync(join(cwd, 'file'), 'utf8')).toBe('file\nfirst\nother\n');
});

test('in a checkout of another user, as in a container, git is asked all the same: what it ignores is not saved', async () => {
  const scene = new Scene();
  const text = 'steps: [{ id: a, run: "echo a > made" }, { id: b, run: \'test -e "$OUT/go"\' }]';
  const cwd = repository({
    'savepoint.yml': text,
    '.gitignore': '.env\n',
    committed: 'committed'.repeat(1000),
  });
  put(cwd, { '.env': 'KEY=value' });
  const paths = execFileSync('find', [cwd, '-print0'], { encoding: 'utf8' }).split('\0');
  giveAway(...paths.filter((path) => path !== ''));
  expect(() => git(cwd, 'status')).toThrow('dubious ownership');
  expect((await scene.run(cwd)).code).toBe(1);
  expect(decodePack(readFileSync(join(scene.runFolder, 'packs/000001.pack'))).blocks).toEqual([]);
  expect(scene.record.source.commit).toHaveLength(40);
});

test('where git fails nothing begins, with the reason and a remedy', async () => {
  const scene = new Scene();
  const cwd = repository({ 'savepoint.yml': 'steps: [{ id: a, run: "echo a >> $LOG" }]' });
  writeFileSync(join(cwd, '.git/config'), '[core');
  const refused = await scene.run(cwd);
  expect([refused.code, scene.log()]).toEqual([4, []]);
  expect(refused.stderr).toContain(
    'git fails in this workspace, so what it ignores is not known: bad config line',
  );
  expect(refused.stderr).toContain('hint: mend what `git status` says there, or move its .git away');
});

test('a step is not tried again on what it wrote over where git has lost what was there', async () => {
  const scene = new Scene();
  scene.env.CI = '1';
  const text = `steps: [{ id: c, retries: 1, run: 'cat src >> "$LOG"; echo half >> src; rm -rf .git/objects; exit 1' }]`;
  const ended = await scene.run(repository({ 'savepoint.yml': text, src: 'source\n' }));
  expect([ended.code, scene.log()]).toEqual([1, ['source']]);
  expect(ended.stderr).toMatch(/c: is not tried again: could not set back src \(.+\)/);
});

test('where git has lost what a step is to find again, the hint is no checkout of the commit that is checked out', async () => {
  const scene = new Scene();
  const text = (word: string) =>
    `steps: [{ id: a, run: 'echo ${word} > src' }, { id: b, run: 'test -e "$OUT/go"' }]`;
  const cwd = repository({ 'savepoint.yml': text('one'), src: 'source\n' });
  const blob = git(cwd, 'rev-parse', 'HEAD:src').trim();
  expect((await scene.run(cwd)).code).toBe(1);
  put(cwd, { 'savepoint.yml': text('another') });
  rmSync(join(cwd, '.git/objects', blob.slice(0, 2), blob.slice(2)));
  const refused = await scene.run(cwd);
  expect([refused.code, read(cwd, 'src')]).toEqual([4, 'one\n']);
  expect(refused.stderr).toContain('began with src, which only git has, in the commit ');
  expect(refused.stderr).toContain(
    'hint: git has lost it here (`git fsck` tells what else): resume in a fresh clone',
  );
});

test('where git is not found the hint says so', async () => {
  const scene = new Scene();
  const text = `steps: [{ id: a, run: 'echo > out' }, { id: b, run: 'test -e "$OUT/go"' }]`;
  const cwd = repository({ 'savepoint.yml': text, src: 'source\n' });
  expect((await scene.run(cwd)).code).toBe(1);
  const clone = checkout(cwd);
  rmSync(join(clone, 'src'));
  scene.env.PATH = folder();
  const refused = await scene.call(clone, 'resume', 'latest');
  expect([refused.code, refused.stderr]).toEqual([
    4,
    expect.stringContaining('and have git on the PATH, then'),
  ]);
});
