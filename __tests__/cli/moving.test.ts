/** What another process does in the workspace at the very moment at which a step's files are looked at. */
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
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

test('a link in the place of a folder is saved with what that is called now, though the two change places while names are read', async () => {
  const meddle = `(times) => {
    if (times > 1) return;
    fs.rmSync(join(cwd, 'current'));
    fs.renameSync(join(cwd, 'old'), join(cwd, 'current'));
    return (names) => {
      fs.renameSync(join(cwd, 'current'), join(cwd, 'old'));
      fs.symlinkSync('old', join(cwd, 'current'));
      return names;
    };
  }`;
  const { stderr, to } = await saved({ 'current/file': 'x' }, 'mv current old; ln -s old current', meddle);
  expect(stderr).not.toContain('warning');
  expect(lstatSync(join(to ?? '', 'current')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(to ?? '', 'old', 'file'), 'utf8')).toBe('x');
});

test('what goes while it is looked at is no part of what is saved', async () => {
  const meddle = `(times) => (names) => {
    fs.rmSync(join(cwd, 'passing'), { force: true });
    return names;
  }`;
  const { stderr, to } = await saved({}, 'echo made > made; echo x > passing', meddle);
  expect(stderr).not.toContain('warning');
  expect(['made', 'passing'].map((name) => existsSync(join(to ?? '', name)))).toEqual([true, false]);
});

test('what goes when it is read is no part of what is saved: another look is taken', async () => {
  // The first file in the folder is read when the names in the folder have been; then the second one goes.
  const meddle = `(times) => {
    const { openSync } = fs;
    fs.openSync = (path, ...rest) => {
      if (String(path).endsWith('/made')) fs.rmSync(join(cwd, 'passing'), { force: true });
      return openSync(path, ...rest);
    };
    require('node:module').syncBuiltinESMExports();
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

test.each([
  ['a new folder', {}, 'mkdir d1 d2; echo 1 > d1/f1; echo 2 > d2/f2'],
  ['a folder that was there', { 'd1/keep': '', 'd2/keep': '' }, 'echo 1 > d1/f1; echo 2 > d2/f2'],
])(
  'what moves from a folder that is still to be looked at to one that has been is saved where it is: %s',
  async (_, files, step) => {
    const meddle = `(times, folder) => (names) => {
      const other = folder.endsWith('1') ? '2' : '1';
      if (times === 1) fs.renameSync(join(cwd, 'd' + other, 'f' + other), join(folder, 'f' + other));
      return names;
    }`;
    const { stderr, to } = await saved(files, step, meddle, ['d1', 'd2']);
    expect(stderr).not.toContain('warning');
    const paths = ['d1/f1', 'd1/f2', 'd2/f1', 'd2/f2'].filter((path) => existsSync(join(to ?? '', path)));
    expect([['d1/f1', 'd1/f2'].join(), ['d2/f1', 'd2/f2'].join()]).toContain(paths.join());
  },
);

test('what moves to a folder that has been looked at, and that the step did not touch, is saved where it is', async () => {
  const meddle =
    "(times) => { if (times === 1) fs.renameSync(join(cwd, 'd2', 'new'), join(cwd, 'd1', 'new')); }";
  const files = { 'd1/keep': '', 'd2/keep': '' };
  const { stderr, to } = await saved(files, 'echo 1 > d2/new', meddle, ['d2']);
  expect(stderr).not.toContain('warning');
  expect(['d1', 'd2'].map((name) => existsSync(join(to ?? '', name, 'new')))).toEqual([true, false]);
});

test.each([
  ['', ''],
  ['in a folder', 'd'],
])('two files that change places while another one is read are saved as they are then %s', async (_, at) => {
  const meddle = `(times) => {
    const { openSync } = fs;
    if (times > 1) return;
    fs.openSync = (path, ...rest) => {
      if (String(path).endsWith('/made')) {
        fs.openSync = openSync;
        require('node:module').syncBuiltinESMExports();
        for (const [from, to] of [['a', 'x'], ['z', 'a'], ['x', 'z']])
          fs.renameSync(join(cwd, '${at}', from), join(cwd, '${at}', to));
      }
      return openSync(path, ...rest);
    };
    require('node:module').syncBuiltinESMExports();
  }`;
  const step = `mkdir -p ./${at}; echo A > ./${at}/a; echo made > ./${at}/made; echo Z > ./${at}/z`;
  const { stderr, to } = await saved({}, step, meddle);
  expect(stderr).not.toContain('warning');
  expect(['a', 'z'].map((name) => readFileSync(join(to ?? '', at, name), 'utf8'))).toEqual(['Z\n', 'A\n']);
});

test('a folder in which names come and go all the time is saved at the last look', async () => {
  const meddle = `(times) => (names) => {
    fs.writeFileSync(join(cwd, 'log.new'), String(times));
    fs.renameSync(join(cwd, 'log.new'), join(cwd, 'log'));
    return names;
  }`;
  const { stderr, to } = await saved({}, 'echo made > made; echo 0 > log', meddle);
  expect(stderr).not.toContain('warning');
  expect(readFileSync(join(to ?? '', 'log'), 'utf8')).toBe('3');
});
