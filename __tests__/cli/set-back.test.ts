/** What a failed step has left half-written is set back, whatever it made of what was there. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint, workspaceWith } from '../support/cli.ts';
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
