/** What a failed step has left half-written is set back, whatever it made of what was there. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { differences, snapshot } from '../support/tree-scripts.ts';

const PIPELINE = `
steps:
  - { id: only, run: 'if test ! -e "$TOOLS/go"; then sh "$TOOLS/half.sh"; exit 1; fi' }
`;

const MAKE = `
mkdir -p full/below empty
echo one > full/one; echo two > full/below/two; echo file > file
chmod 700 full/below; chmod 600 file
ln -s file link
`;

test.each([
  ['a full directory became a link', 'rm -r full; ln -s nowhere full'],
  ['a full directory became a file', 'rm -r full; echo file > full'],
  ['an empty directory became a link', 'rmdir empty; ln -s nowhere empty'],
  ['a directory in a directory became a file', 'rm -r full/below; echo file > full/below'],
  ['a file became a directory', 'rm file; mkdir file; echo in it > file/new'],
  ['a link became a directory', 'rm link; mkdir -p link/a/b; echo in it > link/a/b/c'],
  ['a link became a file', 'rm link; echo file > link'],
  ['everything went', 'rm -r full empty file link'],
  ['all modes changed', 'chmod 711 full full/below empty file full/one'],
])('where %s', async (_, half) => {
  const tools = folder();
  const cwd = workspaceWith(PIPELINE);
  const env = { TOOLS: tools, CI: '1' };
  execFileSync('sh', ['-c', MAKE], { cwd });
  writeFileSync(join(tools, 'half.sh'), half);
  const before = snapshot(cwd);
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  expect(differences(snapshot(cwd), before)).not.toEqual([]);
  writeFileSync(join(tools, 'go'), '');
  const resumed = await savepoint(['run'], { cwd, env });
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.not.stringContaining('warning')]);
  expect(differences(snapshot(cwd), before)).toEqual([]);
});

test('rule 2: nothing is built on a pack that no event names: a try that only touched files leaves none', async () => {
  const outside = folder();
  const env = { CI: '1', ONCE: join(outside, 'once') };
  const cwd = workspaceWith(
    `steps:
  - { id: flaky, retries: 1, run: 'if [ ! -e "$ONCE" ]; then : > "$ONCE"; touch ignored; exit 1; fi; cp ignored copy' }
  - { id: two, run: 'false' }
`,
    { '.gitignore': 'ignored\n.savepoint\n', ignored: 'as it was\n' },
  );
  execFileSync('git', ['init', '-q'], { cwd });
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  expect((await savepoint(['resume'], { cwd, env })).code).toBe(1);
  expect(await savepoint(['verify'], { cwd, env })).toMatchObject({ code: 0 });
  rmSync(join(cwd, 'copy'));
  const again = await savepoint(['resume'], { cwd, env });
  expect(again.stderr).toContain('reuse  flaky');
  expect(readFileSync(join(cwd, 'copy'), 'utf8')).toBe('as it was\n');
});

test('rule 2: a step is not tried again on what could not be set back, such as where it left a fifo in the place of a saved file', async () => {
  const tries = join(folder(), 'tries');
  const text = `
steps:
  - { id: a, run: 'echo a > out; mkdir d; echo d > d/x' }
  - { id: b, retries: 2, run: 'echo try >> "$TRIES"; test -p out || { rm -r out d; mkfifo out d; }; exit 1' }
`;
  const cwd = workspaceWith(text);
  const ended = await savepoint(['run'], { cwd, env: { CI: '1', TRIES: tries } });
  expect([ended.code, readFileSync(tries, 'utf8')]).toEqual([1, 'try\n']);
  expect(ended.stderr).toMatch(
    /warning: b: is not tried again: could not set back .*out \(something else, or nothing, is in its place\)/,
  );
});

test('a folder that stays for what is left out in it keeps no step from its next try', async () => {
  const cwd = workspaceWith(`
workspace: { exclude: [skip] }
steps:
  - { id: b, retries: 1, run: 'test -d d && exit 0; mkdir d; touch d/skip d/x; exit 1' }
`);
  const ended = await savepoint(['run'], { cwd, env: { CI: '1' } });
  expect(ended.code).toBe(0);
  expect(ended.stderr).toContain(
    'could not set back d (something else is in it); the next try finds it as it is',
  );
});

test('what a failed step leaves that cannot be saved is named when it has failed', async () => {
  const cwd = workspaceWith(`steps: [{ id: b, run: 'mkfifo p; exit 1' }]`);
  const ended = await savepoint(['run'], { cwd, env: { CI: '1' } });
  expect(ended.stderr).toContain('warning: b: p: a fifo, which cannot be saved');
});

test('of what a try had written, changed and deleted, only what was there is told as set aside', async () => {
  const cwd = workspaceWith(`steps:
  - { id: a, run: 'echo a > a; echo b > b' }
  - { id: deletes, retries: 1, run: 'test -e a || exit 1; if mkdir "$OUT/one"; then rm a b; exit 1; fi; cat a b' }
  - { id: both, retries: 1, run: 'if mkdir "$OUT/two"; then rm a; echo half > b; exit 1; fi; cat a b' }
`);
  const ended = await savepoint(['run'], { cwd, env: { OUT: folder() } });
  expect(ended.stderr.match(/^set aside: .*;/gm)).toEqual(['set aside: both: b;']);
  expect(ended.code).toBe(0);
});

test('a next try finds the times of what earlier steps made, which the one before has only touched', async () => {
  const tools = folder();
  const env = { CI: '1', LOG: join(tools, 'log') };
  const cwd = workspaceWith(`steps:
  - { id: make, run: 'mkdir out; echo 1 > out/lib; echo 1 > out/stamp; touch -d @1000000000 out/lib out/stamp out' }
  - id: again
    retries: 1
    run: |
      stat -c '%n %Y' out out/lib out/stamp >> "$LOG"
      echo 2 > out/lib; touch out/stamp; touch out/new
      [ -e "$LOG.second" ] || { : > "$LOG.second"; exit 1; }
`);
  expect((await savepoint(['run'], { cwd, env })).code).toBe(0);
  const found = ['out 1000000000', 'out/lib 1000000000', 'out/stamp 1000000000'];
  expect(linesIn(env.LOG)).toEqual([...found, ...found]);
});
