/** An attempt that cannot begin or cannot be recorded says so, and starts no step. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, workspaceWith } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { decodePack } from '../support/encode-pack.ts';
import { folder } from '../support/folder.ts';
import { giveAway } from '../support/other-user.ts';
import { git, put, repository, Scene } from '../support/scene.ts';

test('a run whose source cannot be saved does not begin, and names the full folder', async () => {
  const cwd = workspaceWith('steps: [{ id: a, run: "exit 0" }]', { file: 'x' });
  const { code, stderr } = await crash(
    ['run'],
    { cwd },
    {
      roots: [join(cwd, '.savepoint')],
      fault: { at: 1, match: '^write .*\\.pack\\.tmp', action: 'fail-on', code: 'ENOSPC' },
    },
  );
  expect(code).toBe(5);
  expect(stderr).toMatch(
    /^savepoint: the source of the run could not be saved in \S+\/\.savepoint\/runs\/\S+\/packs: no space left on the device\n {2}hint: free some space there,/m,
  );
});

test('rule 1: a step that removes the store ends the run: no step starts off the record', async () => {
  const outside = folder();
  const env = { LOG: join(outside, 'log') };
  const cwd = workspaceWith(`steps:
  - { id: clean, run: 'rm -rf .savepoint' }
  - { id: three, rerun: ask, run: 'echo three >> "$LOG"' }
`);
  const ended = await savepoint(['run'], { cwd, env });
  expect([ended.code, ended.stderr, linesIn(env.LOG)]).toEqual([
    5,
    expect.stringContaining('events.ndjson was removed'),
    [],
  ]);
});

test('the folder of temporary files is refused as a workspace', async () => {
  const cwd = workspaceWith('steps: [{ run: echo a > a }]');
  const refused = await savepoint(['run', '--store', join(folder(), 'store')], { cwd, env: { TMPDIR: cwd } });
  expect([refused.code, existsSync(join(cwd, 'a'))]).toEqual([4, false]);
  expect(refused.stderr).toContain(
    'is the folder of temporary files, or a store of Savepoint: nothing in it would',
  );
  expect(refused.stderr).toContain('hint: run in another folder');
});

test('where git fails, no step starts, and the error names the reason and a remedy', async () => {
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

test('git is asked in the checkout of another user, too, as in a container: ignored files are not saved', async () => {
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
