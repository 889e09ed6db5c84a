/** The package as `npm install -g` lays it out. It takes some seconds: npm packs it, and unpacks the 120 MB of its Node. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { linesIn, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--silent'];

const PIPELINE = `
steps:
  - id: one
    run: |
      node -v > seen
      until [ -e go ]; do sleep 0.02; done
`;

let prefix: string;
/** PATH of a person whose Node is old. */
let path: string;

beforeAll(() => {
  const packed = folder();
  execFileSync('npm', ['pack', ...QUIET, '--pack-destination', packed]);
  prefix = folder();
  execFileSync('npm', [
    'install',
    '--global',
    ...QUIET,
    '--prefix',
    prefix,
    join(packed, readdirSync(packed)[0] ?? ''),
  ]);
  const old = folder();
  writeFileSync(join(old, 'node'), '#!/bin/sh\necho v20.0.0\n');
  chmodSync(join(old, 'node'), 0o755);
  path = `${old}:${process.env.PATH}`;
});

/** Starts a shell script in a workspace whose one step waits for the file `go`. */
function start(script: string) {
  const cwd = workspaceWith(PIPELINE);
  const child = spawn('/bin/sh', ['-c', script], {
    cwd,
    env: { PATH: path, HOME: process.env.HOME, SAVEPOINT: join(prefix, 'bin/savepoint') },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)));
  const seen = () => linesIn(join(cwd, 'seen'));
  return { cwd, child, ended, seen, go: () => writeFileSync(join(cwd, 'go'), '') };
}

test('both actions are packed, and each names programs that are there', () => {
  const root = join(prefix, 'lib/node_modules/savepoint');
  for (const file of ['action.yml', 'rerun/action.yml']) {
    const { runs } = parse(readFileSync(join(root, file), 'utf8')) as { runs: Record<string, string> };
    const programs = [runs.main, runs.post].flatMap((program) => program ?? []);
    expect(programs.filter((program) => !existsSync(join(root, dirname(file), program)))).toEqual([]);
  }
});

test('installed, it runs with its own Node under nohup, outlives a hangup, and its steps find the Node of the person', async () => {
  const { child, ended, seen, go } = start('exec nohup "$SAVEPOINT" run');
  await until('the step runs', () => seen().length > 0);
  child.kill('SIGHUP');
  go();
  expect(await ended).toBe(0);
  expect(seen()).toEqual(['v20.0.0']);
});

test('without nohup a hangup ends it', async () => {
  const { child, ended, seen } = start('exec "$SAVEPOINT" run');
  await until('the step runs', () => seen().length > 0);
  child.kill('SIGHUP');
  expect(await ended).toBe(143);
});
