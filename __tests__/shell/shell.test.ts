import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { PATH, ShellRig, until } from '../support/shell-rig.ts';

const NOTHING_SAID = { outputs: {}, env: {}, path: [], masked: 0, summary: '', errors: [], warnings: [] };

test.each<[string, object]>([
  ['false; echo unreached', { kind: 'exited', code: 1 }],
  ['kill -TERM $$', { kind: 'signal', signal: 'SIGTERM' }],
])('the script %j ends as %j', async (script, exit) => {
  await using rig = new ShellRig();
  const started = rig.start(script);
  expect(await started.result).toEqual({ exit, said: NOTHING_SAID, leftRunning: [] });
  expect(started.output()).toBe('');
});

test('a step reads nothing from its input, and can open its output anew', async () => {
  await using rig = new ShellRig();
  const started = rig.start(
    'cat; echo a > /dev/stdout; echo b > /dev/stderr; echo c | tee /dev/stderr > /dev/null; echo d > /proc/self/fd/1; echo e >&2',
  );
  expect((await started.result).exit).toEqual({ kind: 'exited', code: 0 });
  expect(started.output().split('\n').sort()).toEqual(['', 'a', 'b', 'c', 'd', 'e']);
});

test.each([
  [null, 'echo $- $0', /^[a-zA-Z]*e[a-zA-Z]* .*\/script\.sh\n$/],
  ['bash', 'set -o | grep pipefail', /pipefail\s+on\n/],
  ['sh', 'echo "$0"', /script\.sh\n$/],
  ['perl {0}', 'print "perl\\n"', /^perl\n$/],
  ['bash -u {0}', 'echo $-', /u/],
  ['env GREETING=hi bash {0}', 'echo $GREETING', /^hi\n$/],
])('the shell %j runs %j', async (shell, script, output) => {
  await using rig = new ShellRig();
  const started = rig.start(script, { shell });
  expect((await started.result).exit).toEqual({ kind: 'exited', code: 0 });
  expect(started.output()).toMatch(output);
});

test('a shell is looked for on the PATH of the step', async () => {
  await using rig = new ShellRig();
  mkdirSync(rig.file('tools'));
  rig.write('tools/greet', '#!/bin/sh\necho hello from $1\n');
  chmodSync(rig.file('tools/greet'), 0o755);
  const started = rig.start('', { shell: 'greet {0}', env: { PATH: `${rig.file('tools')}:${PATH}` } });
  await started.result;
  expect(started.output()).toMatch(/^hello from .*script\n$/);
});

test('a step gets its environment, its own command files and its mark behind an outer one, and no more', async () => {
  await using rig = new ShellRig();
  const started = rig.start('/usr/bin/env', {
    env: { A: 'x y', SAVEPOINT_STEP: 'outer/z', GITHUB_STATE: '/no' },
  });
  await started.result;
  const names = started.output().trim().split('\n').sort();
  expect(names).toContain('A=x y');
  expect(names).toContain(`SAVEPOINT_STEP=outer/z,${rig.attempt}/step`);
  expect(names.map((line) => line.split('=')[0])).toEqual([
    'A',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'HOME',
    'PATH',
    'PWD',
    'SAVEPOINT_STEP',
    'SHLVL',
    '_',
  ]);
  expect(started.output()).not.toContain('GITHUB_STATE=/no');
});

test('a step talks back by its files and its commands; of both for one output the file counts', async () => {
  await using rig = new ShellRig();
  const started = rig.start(`
    echo '::set-output name=a::command'
    echo '::set-output name=b::command'
    printf 'a=file\\nm<<E\\n1\\n2\\nE\\n' >> $GITHUB_OUTPUT
    printf 'X=1\\nGITHUB_SHA=no\\n' >> $GITHUB_ENV
    printf '/one\\n/two\\n' >> $GITHUB_PATH
    echo '# Done' >> $GITHUB_STEP_SUMMARY
    echo x=1 >> $GITHUB_STATE
    echo '::notice title=T::N'`);
  expect((await started.result).said).toEqual({
    outputs: { a: 'file', b: 'command', m: '1\n2' },
    env: { X: '1' },
    path: ['/two', '/one'],
    masked: 0,
    summary: '# Done\n',
    errors: [],
    warnings: [expect.stringContaining('set-output'), expect.stringContaining('GITHUB_SHA')],
  });
  expect(started.notes).toEqual([{ kind: 'notice', message: 'N', properties: { title: 'T' } }]);
});

test('a command file that cannot be read is an error of the step, without its secrets', async () => {
  await using rig = new ShellRig();
  rig.masks.add('hunter22');
  const { exit, said } = await rig.start(
    'echo hunter22 >> $GITHUB_OUTPUT; rm $GITHUB_ENV; mkfifo $GITHUB_ENV',
  ).result;
  expect(exit).toEqual({ kind: 'exited', code: 0 });
  expect(said.errors).toEqual([
    "Unable to process file command 'output' successfully. Invalid format '***'",
    expect.stringContaining("'env' successfully. The file was replaced"),
  ]);
});

test.each<[string, object, string]>([
  ['a folder that is not there', { cwd: '/nowhere' }, '/nowhere'],
  ['a file as its folder', { cwd: '/etc/passwd' }, '/etc/passwd'],
  ['a shell that is not there', { shell: 'no-such-shell {0}' }, 'no-such-shell'],
  ['no shell on the PATH', { env: { PATH: '/nowhere' } }, "'sh'"],
  ['a shell without a place for the script', { shell: 'perl' }, '{0}'],
  ['a variable that is too large', { env: { BIG: 'x'.repeat(200_000) } }, 'BIG has 196 KiB'],
  ['a variable with a NUL', { env: { NUL: 'a\0b' } }, 'null bytes'],
])('with %s a step cannot be started, and that is said', async (_, changes, message) => {
  await using rig = new ShellRig();
  const started = rig.start('true', changes);
  started.stop('SIGTERM');
  started.kill();
  expect(await started.result).toEqual({
    exit: { kind: 'unstartable', message: expect.stringContaining(message) },
    said: NOTHING_SAID,
    leftRunning: [],
  });
});

test('bytes pass exactly, and a secret is masked where pieces of output meet', async () => {
  await using rig = new ShellRig();
  rig.masks.add('tr0ub4dor');
  const started = rig.start(
    `printf tr0u; until [ -e go ]; do sleep 0.01; done; printf b4dor; perl -e 'print pack("C*", map { $_ % 256 } 0..65_529)'; echo tr0ub4dor`,
  );
  rig.write('go', '');
  await started.result;
  const bytes = Buffer.from(Array.from({ length: 65_530 }, (_, at) => at % 256));
  expect(started.bytes().equals(Buffer.concat([Buffer.from('***'), bytes, Buffer.from('***\n')]))).toBe(true);
});

test('what a step writes is there before it has ended', async () => {
  await using rig = new ShellRig();
  const started = rig.start('printf "Working "; until [ -e go ]; do sleep 0.01; done; echo done');
  await until(() => started.output() === 'Working ', 'the first word');
  rig.write('go', '');
  await started.result;
  expect(started.output()).toBe('Working done\n');
});

test('two scripts that wait for each other run side by side', async () => {
  await using rig = new ShellRig();
  execFileSync('mkfifo', [rig.file('ab'), rig.file('ba')]);
  const one = rig.start('echo 1 > ab; cat ba', { mark: { attempt: rig.attempt, step: 'one' } });
  const two = rig.start('cat ab; echo 2 > ba', { mark: { attempt: rig.attempt, step: 'two' } });
  const results = await Promise.all([one.result, two.result]);
  expect(results.map((result) => result.exit)).toEqual(Array(2).fill({ kind: 'exited', code: 0 }));
  expect([one.output(), two.output()]).toEqual(['2\n', '1\n']);
});

test('a sink that is not ready holds the step back, and gets all in the end', async () => {
  await using rig = new ShellRig();
  const gate = Promise.withResolvers<void>();
  let bytes = 0;
  const started = rig.start('head -c 1000000 /dev/zero; echo > written', {
    output: {
      write(piece) {
        bytes += piece.length;
        return gate.promise;
      },
      note() {},
    },
  });
  await until(() => bytes > 0, 'some output');
  const first = bytes;
  const early = await Promise.race([
    started.result,
    new Promise((resolve) => setTimeout(resolve, 200, 'waiting')),
  ]);
  expect([early, bytes]).toEqual(['waiting', first]);
  gate.resolve();
  await started.result;
  expect(bytes).toBe(1_000_000);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('disk full');
    },
  ],
  ['rejects', () => Promise.reject(new Error('disk full'))],
])('a sink that %s does not stop the step', async (_, write) => {
  await using rig = new ShellRig();
  const started = rig.start('head -c 1000000 /dev/zero; echo a=1 >> $GITHUB_OUTPUT', {
    output: { write, note() {} },
  });
  const { exit, said } = await started.result;
  expect(exit).toEqual({ kind: 'exited', code: 0 });
  expect(said).toMatchObject({
    outputs: { a: '1' },
    warnings: ['Some output could not be written: disk full'],
  });
});

test('a line of 64 MiB that starts as a command takes little memory', () => {
  using rig = new ShellRig();
  const main = fileURLToPath(new URL('../support/shell-large-output.ts', import.meta.url));
  const start = '::notice::';
  const text = execFileSync(process.execPath, [main, rig.directory, start], { encoding: 'utf8' });
  const { exit, bytes, growth } = JSON.parse(text);
  expect({ exit, bytes }).toEqual({
    exit: { kind: 'exited', code: 0 },
    bytes: 64 * 1024 * 1024 + start.length,
  });
  expect(growth).toBeLessThan(100 * 1024 * 1024);
});
