import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { isRoot } from '../support/other-user.ts';
import { alive, PATH, ShellRig, until } from '../support/shell-rig.ts';

const OTHER = 12_345;
const END_AS_ANOTHER = join(import.meta.dirname, '../support/end-as-another-main.ts');
const run = promisify(execFile);

/** Ways in which a process gets out of a step's hands; each writes its pid to the file that is named for it. */
const ESCAPES: Readonly<Record<string, string>> = {
  child: '(echo $BASHPID > child; exec sleep 1000) &',
  stubborn: `(trap '' INT TERM; echo $BASHPID > stubborn; exec sleep 1000) &`,
  session: `setsid sh -c 'echo $$ > session; exec sleep 1000' &`,
  daemon: `(setsid sh -c '(sh -c "echo \\$\\$ > daemon; exec sleep 1000" &) ' < /dev/null > /dev/null 2>&1 &)`,
  // Without their environment.
  bare: `env -i sh -c 'echo $$ > bare; exec sleep 1000' &`,
  bareSession: `env -i setsid sh -c 'echo $$ > bareSession; exec sleep 1000' &`,
  holdsOutput: '(sh -c "echo \\$\\$ > holdsOutput; sleep 1000; :" &) &',
};
/** When a step has ended by itself, only parents tell whose a process without its mark is. */
const MARKED = Object.keys(ESCAPES).filter((name) => !name.startsWith('bare'));

const escaping = (names: readonly string[]): string =>
  [...names.map((name) => ESCAPES[name]), ...names.map((name) => `while [ ! -s ${name} ]; do :; done`)].join(
    '\n',
  );

/** Those that live, by name. */
async function livingOf(rig: ShellRig, names: readonly string[]): Promise<readonly string[]> {
  const pids = await Promise.all(names.map(async (name) => [name, await rig.pid(name)] as const));
  return pids.filter(([, pid]) => alive(pid)).map(([name]) => name);
}

test('when a step is stopped nothing of it lives on, however it escaped', async () => {
  await using rig = new ShellRig();
  const names = Object.keys(ESCAPES);
  const started = rig.start(`${escaping(names)}\necho up\nsleep 1000`);
  await until(() => started.output() === 'up\n', 'the script at its end');
  expect(await livingOf(rig, names)).toEqual(names);
  started.stop('SIGINT');
  expect((await started.result).exit).toEqual({ kind: 'stopped' });
  expect(await livingOf(rig, names)).toEqual([]);
});

test.each([
  ['exit 3', { kind: 'exited', code: 3 }],
  ['kill -KILL $$', { kind: 'signal', signal: 'SIGKILL' }],
  ['echo nonsense >> $GITHUB_OUTPUT', { kind: 'exited', code: 0 }],
])('when a step fails by %j nothing of it lives on', async (ending, exit) => {
  await using rig = new ShellRig();
  const ended = await rig.start(`${escaping(MARKED)}\n${ending}`).result;
  expect(ended).toMatchObject({ exit, leftRunning: [] });
  expect(await livingOf(rig, MARKED)).toEqual([]);
});

test('what a completed step leaves running is listed, lives, and ends with the attempt', async () => {
  await using rig = new ShellRig();
  const names = [...MARKED, 'bare'];
  const { exit, leftRunning } = await rig.start(escaping(names)).result;
  expect(exit).toEqual({ kind: 'exited', code: 0 });
  const pids = await Promise.all(names.map((name) => rig.pid(name)));
  expect(leftRunning.map((process) => process.pid)).toEqual(expect.arrayContaining(pids));
  expect(leftRunning.every((process) => process.command !== '')).toBe(true);
  expect(await livingOf(rig, names)).toEqual(names);
  expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: leftRunning.length, survivors: [] });
  expect(await livingOf(rig, names)).toEqual([]);
});

test('a step that takes too long is ended as timed out, with all that it started', async () => {
  await using rig = new ShellRig({ graceMs: 100 });
  const started = rig.start(`(trap '' TERM; echo $BASHPID > pid; while :; do sleep 1; done) & wait`, {
    timeoutMs: 400,
  });
  const { exit, said } = await started.result;
  expect([exit, said.warnings]).toEqual([{ kind: 'timeout' }, []]);
  expect(alive(await rig.pid('pid'))).toBe(false);
});

test('a time limit longer than a timer can wait does not end a step', async () => {
  await using rig = new ShellRig();
  expect((await rig.start('sleep 0.1', { timeoutMs: 2 ** 40 }).result).exit).toEqual({
    kind: 'exited',
    code: 0,
  });
});

const TRAPPED = (signal: string): string => `
  trap 'echo caught $0; if [ -e got-$0 ]; then echo twice; fi; touch got-$0; sleep 0.1; echo cleaned; exit 9' ${signal.slice(3)}
  echo $$ > $0.pid
  while :; do sleep 0.05 2> /dev/null; done`;

// A script's children started with `&` ignore SIGINT, as POSIX wants it, so that only others can tell of it.
test.each([
  ['SIGINT', 'main', ['caught main', 'cleaned']],
  ['SIGTERM', 'main', ['caught main', 'cleaned']],
  ['SIGTERM', 'child', ['caught child', 'caught main', 'cleaned', 'cleaned']],
  ['SIGTERM', 'setsid', ['caught main', 'caught setsid', 'cleaned', 'cleaned']],
] as const)('%s comes once to each process (%s), which has time to clean up', async (signal, who, said) => {
  await using rig = new ShellRig({ graceMs: 20_000 });
  rig.write('trapped.sh', TRAPPED(signal));
  const run = (name: string): string => `bash -c '. ./trapped.sh' ${name}`;
  const others = { main: '', child: `${run('child')} &`, setsid: `setsid ${run('setsid')} &` }[who];
  const started = rig.start(`exec 2> /dev/null\n${others}\nexec ${run('main')}`);
  await Promise.all([rig.pid('main.pid'), rig.pid(`${who}.pid`)]);
  started.stop(signal);
  expect((await started.result).exit).toEqual({ kind: 'stopped' });
  expect(started.output().trim().split('\n').sort()).toEqual(said);
});

test.each([[['SIGTERM', 'SIGINT']], [[]]] as const)(
  'a step that is killed after the signals %j is gone at once, whatever its grace',
  async (signals) => {
    await using rig = new ShellRig({ graceMs: 3_600_000 });
    const started = rig.start(`trap '' INT TERM; echo $$ > pid; while :; do sleep 1; done`);
    const pid = await rig.pid('pid');
    for (const signal of signals) started.stop(signal);
    await sleep(0);
    expect(alive(pid)).toBe(true);
    started.kill();
    expect((await started.result).exit).toEqual({ kind: 'stopped' });
    expect(alive(pid)).toBe(false);
  },
);

test('processes that keep starting others are ended all the same', async () => {
  await using rig = new ShellRig({ graceMs: 100 });
  rig.write('again.sh', `echo $$ > pid\nsetsid sh again.sh &\nsleep 0.02\n`);
  const started = rig.start('sh again.sh; sleep 1000');
  const first = await rig.pid('pid');
  await until(() => !alive(first), 'the second one');
  started.kill();
  await started.result;
  expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 0, survivors: [] });
});

test('stopping one step leaves the others alone', async () => {
  await using rig = new ShellRig();
  const one = rig.start('echo $$ > one; sleep 1000', { mark: { attempt: rig.attempt, step: 'one' } });
  const two = rig.start('echo $$ > two; sleep 1000', { mark: { attempt: rig.attempt, step: 'two' } });
  const [first, second] = [await rig.pid('one'), await rig.pid('two')];
  one.stop('SIGTERM');
  await one.result;
  expect([alive(first), alive(second)]).toEqual([false, true]);
  expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 2, survivors: [] });
  expect((await two.result).exit).toEqual({ kind: 'signal', signal: 'SIGTERM' });
});

test('what is left running can go on writing, masked, and its commands still set masks', async () => {
  await using rig = new ShellRig();
  rig.masks.add('hunter22');
  rig.write(
    'left.sh',
    `while [ ! -e go ]; do sleep 0.02; done\necho ::add-mask::s3cret\necho hunter22 s3cret\n`,
  );
  const started = rig.start('sh left.sh & echo started');
  expect((await started.result).leftRunning.map((process) => process.command)).toContain('sh');
  expect(started.output()).toBe('started\n');
  rig.write('go', '');
  await until(() => started.output().endsWith('*** ***\n'), 'more output');
  expect(started.output()).toBe('started\n::add-mask::***\n*** ***\n');
});

test('what is left running and writes all the time does not keep a step from ending', async () => {
  await using rig = new ShellRig();
  let bytes = 0;
  const started = rig.start('yes & echo $! > pid', {
    output: {
      write(piece) {
        bytes += piece.length;
        return undefined;
      },
      note() {},
    },
  });
  const { exit, leftRunning } = await started.result;
  expect(exit).toEqual({ kind: 'exited', code: 0 });
  expect(leftRunning).toEqual([{ pid: await rig.pid('pid'), command: 'yes' }]);
  const before = bytes;
  await until(() => bytes > before, 'still more output');
  expect(await rig.shell.endAttempt(rig.attempt)).toEqual({ count: 1, survivors: [] });
});

test('the last words of a step are not lost when something else holds its output', async () => {
  await using rig = new ShellRig();
  const started = rig.start(
    `sleep 1000 &\nhead -c 200000 /dev/zero | tr '\\0' x\nprintf '\\n::set-output name=a::1'`,
  );
  const { said } = await started.result;
  expect(said.outputs).toEqual({ a: '1' });
  expect(started.output()).toBe(`${'x'.repeat(200_000)}\n::set-output name=a::1`);
  await rig.shell.endAttempt(rig.attempt);
});

describe('a process of another user', () => {
  async function endAsAnother(sudo: string) {
    await using rig = new ShellRig();
    rig.write('sudo', sudo);
    for (const path of [rig.directory, rig.file('sudo')]) chmodSync(path, 0o755);
    // Without root nothing of another user can be started: it is ended as any other, and sudo is not asked.
    const as = isRoot ? `setpriv --reuid ${OTHER} --clear-groups ` : '';
    const script = `${as}sleep 1000 & echo $! > pid; sleep 0.1`;
    const env = { PATH: `${rig.directory}:${PATH}` };
    const { stdout } = await run(process.execPath, [END_AS_ANOTHER, rig.directory, rig.attempt, script], {
      env,
    });
    const pid = await rig.pid('pid');
    return { pid, ended: JSON.parse(stdout), lives: alive(pid) };
  }

  test('is killed by a sudo that needs no password', async () => {
    // bash takes back the user that a change of the effective one alone has left.
    const { ended, lives } = await endAsAnother('#!/bin/bash\n[ "$1" = -n ] && shift && exec "$@"\n');
    expect([ended, lives]).toEqual([{ count: 1, survivors: [] }, false]);
  });

  test('is named where sudo refuses', async () => {
    const { pid, ended, lives } = await endAsAnother('#!/bin/sh\nexit 1\n');
    const survivors = isRoot ? [`Process ${pid} (sleep) could not be ended.`] : [];
    expect([ended, lives]).toEqual([{ count: 1, survivors }, isRoot]);
  });
});
