/** What another process does in the workspace at the very moment at which a step's files are looked at. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { place } from '../support/scene.ts';

/**
 * Preloaded: `meddle` is called before the names in the workspace, or in some folders of it, are read, from when the step says so;
 * it may act after that, too.
 */
const preload = (meddle: string, folders: readonly string[]) => `
const fs = require('node:fs');
const { join } = require('node:path');
const { readdirSync } = fs;
const cwd = process.env.CWD;
const folders = ${JSON.stringify(folders)}.map((name) => join(cwd, name));
const meddle = ${meddle};
let times = 0;
fs.readdirSync = (path, ...rest) => {
  const at = folders.indexOf(String(path));
  if (at < 0 || !fs.existsSync(process.env.OUT + '/on')) return readdirSync(path, ...rest);
  times += 1;
  const then = meddle(times, folders[at]) ?? ((names) => names);
  return then(readdirSync(path, ...rest));
};
require('node:module').syncBuiltinESMExports();
`;

/** What is said of one step, and a folder with what it was saved with; null where it was not. */
async function saved(
  files: Readonly<Record<string, string>>,
  step: string,
  meddle: string,
  folders: readonly string[] = ['.'],
) {
  const out = folder();
  const cwd = place({ ...files, 'savepoint.yml': `steps: [{ id: a, run: '${step}; touch "$OUT/on"' }]` });
  writeFileSync(join(out, 'meddle.cjs'), preload(meddle, folders));
  const env = { OUT: out, CWD: cwd, CI: '1' };
  const { code, stderr } = await savepoint(['run'], {
    cwd,
    env,
    node: ['--require', join(out, 'meddle.cjs')],
  });
  expect(code).toBe(0);
  const to = folder();
  const restored = await savepoint(['restore', 'latest', '--at', 'a', '--to', to], { cwd });
  return { stderr, to: restored.code === 0 && !stderr.includes('not saved') ? to : null };
}

test('what goes while it is looked at is no part of what is saved', async () => {
  const meddle = `(times) => (names) => {
    fs.rmSync(join(cwd, 'passing'), { force: true });
    return names;
  }`;
  const { stderr, to } = await saved({}, 'echo made > made; echo x > passing', meddle);
  expect(stderr).not.toContain('warning');
  expect(['made', 'passing'].map((name) => existsSync(join(to ?? '', name)))).toEqual([true, false]);
});

test('what comes and goes each time is named, and the step is not saved', async () => {
  const { stderr, to } = await saved({}, 'echo made > made', "() => (names) => [...names, 'ghost']");
  expect(stderr).toContain('warning: a: ghost: not saved: it came or went while it was looked at');
  expect(stderr).toContain('a: is completed but not saved: ghost could not be kept');
  expect(to).toBeNull();
});
