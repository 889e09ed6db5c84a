/** A step whose files could not be kept when it ended: another try after the next step, else it runs again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint as savepointApart, workspaceWith } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { storeOf } from '../support/store.ts';

/** The second step makes a file in a folder of the first, and a directory a file. */
const PIPELINE = `
steps:
  - { id: first, run: 'echo first >> "$TOOLS/log"; mkdir out; echo one >> out/one; echo more >> file' }
  - { id: second, run: 'echo second >> "$TOOLS/log"; echo two >> out/two; rm -r old; echo now a file > old' }
  - { id: third, run: 'echo third >> "$TOOLS/log"; cat file >> out/one; test -e "$TOOLS/go"' }
`;
const FILES = { file: 'file\n', 'old/in': 'x' };

function rig() {
  const tools = folder();
  const cwd = workspaceWith(PIPELINE, FILES);
  return { tools, cwd, env: { TOOLS: tools, CI: '1' }, log: () => linesIn(join(tools, 'log')) };
}

test('what could be saved after the next step is not run again elsewhere', async () => {
  const { cwd, env, tools, log } = rig();
  const fault = { at: 1, match: '^open [^ ]*/packs/000002', action: 'fail', code: 'EIO' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.code, run.hit, run.stderr]).toEqual([1, true, expect.stringContaining('first: saved now')]);
  writeFileSync(join(tools, 'go'), '');
  const other = workspaceWith(PIPELINE, FILES);
  const { code } = await savepoint(['resume', 'latest', '--store', storeOf(cwd)], { cwd: other, env });
  expect([code, log()]).toEqual([0, ['first', 'second', 'third', 'third']]);
});

test('what could not be saved at all runs again, and not on top of what it left', async () => {
  const { cwd, env, tools, log } = rig();
  const fault = { at: 1, match: '^open [^ ]*/packs/000002', action: 'fail-on', code: 'ENOSPC' } as const;
  const run = await crash(['run'], { cwd, env }, { roots: [storeOf(cwd)], fault });
  expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('first: is completed but not saved')]);
  writeFileSync(join(tools, 'go'), '');
  const resumed = await savepoint(['resume'], { cwd, env });
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.not.stringContaining('kept:')]);
  expect(log().slice(-3)).toEqual(['first', 'second', 'third']);
  expect(readFileSync(join(cwd, 'out/one'), 'utf8')).toBe('one\nfile\nmore\n');
});

/** Preloaded: whenever the names in the workspace are read, there is one more, of a file that is gone when it is looked at. */
const GHOST = `
const fs = require('node:fs');
const { readdirSync } = fs;
fs.readdirSync = (path, ...rest) => [...readdirSync(path, ...rest), ...(path === process.env.CWD ? ['ghost'] : [])];
require('node:module').syncBuiltinESMExports();
`;

test('what comes and goes each time that it is looked at is named, and the step is not saved', async () => {
  const [cwd, preload] = [
    workspaceWith('steps: [{ id: a, run: echo made > made }]'),
    join(folder(), 'ghost.cjs'),
  ];
  writeFileSync(preload, GHOST);
  const env = { CI: '1', CWD: cwd };
  const { code, stderr } = await savepointApart(['run'], { cwd, env, node: ['--require', preload] });
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('warning: a: ghost: not saved: it came or went while it was looked at'),
  ]);
  expect(stderr).toContain('a: is completed but not saved: ghost could not be kept');
});
