/** Going on in another workspace in which something cannot be read: it is named and not saved, and the run goes on. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { linesIn, savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { checkout, type Files, place, put, read, repository } from '../support/scene.ts';

const PIPELINE = `
steps:
  - { id: a, reads: [src], writes: [made], run: 'echo a >> "$LOG"; rm -f made; cat src > made' }
  - { id: b, needs: [], reads: [other], writes: [b-made], run: 'echo b >> "$LOG"; echo b > b-made' }
  - { id: c, needs: [a, b], run: 'test -e "$LOG.go"' }
`;

const DELETING = `
steps:
  - { id: a, reads: [src], run: 'echo a >> "$LOG"; rm -f gone' }
  - { id: b, reads: [src], run: 'echo b >> "$LOG"; mv -f from to' }
  - { id: c, run: 'test -e "$LOG.go"' }
`;

const FILES = {
  'savepoint.yml': PIPELINE,
  src: 'src\n',
  other: 'other\n',
  unrelated: 'u\n',
  'dir/in': 'i\n',
};

/** A run that has failed in its last step, with a store outside, and another checkout of its files; all of a user who is not root. */
async function failedRun(files: Files = {}) {
  const outside = folder();
  const first = repository({ ...FILES, ...files });
  const second = checkout(first);
  giveAway(outside, dirname(second));
  for (const cwd of [first, second]) giveAllAway(cwd);
  const other = asNobody();
  const it = { ...other, env: { ...other.env, LOG: join(outside, 'log') } };
  const call = (cwd: string, ...args: readonly string[]) =>
    savepoint([...args, '--store', join(outside, 'store')], { ...it, cwd });
  const ended = await call(first, 'run');
  expect([ended.code, linesIn(it.env.LOG).toSorted()]).toEqual([1, ['a', 'b']]);
  writeFileSync(it.env.LOG, '');
  writeFileSync(`${it.env.LOG}.go`, '');
  return { first, second, call, log: () => linesIn(it.env.LOG) };
}

function giveAllAway(cwd: string): void {
  const paths = execFileSync('find', [cwd, '-print0'], { encoding: 'utf8' }).split('\0');
  giveAway(...paths.filter((path) => path !== ''));
}

const writers: ChildProcess[] = [];

afterEach(async () => {
  for (const writer of writers.splice(0)) {
    writer.kill('SIGKILL');
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  }
});

/** A file too large to be read before something is written to it again. */
async function everChanging(path: string): Promise<void> {
  writeFileSync(path, '');
  truncateSync(path, 16 * 1024 * 1024);
  giveAway(path);
  const writer = spawn('sh', ['-c', 'echo up; while :; do printf x >> "$1"; done', '-', path]);
  writers.push(writer);
  await once(writer.stdout, 'data');
}

test('in another workspace what no step touches and cannot be read is named and not saved, and the run goes on', async () => {
  const { second, call, log } = await failedRun();
  put(second, { extra: 'e\n', 'dir/more': 'm\n' });
  mkdirSync(join(second, 'closed'));
  giveAway(join(second, 'closed'), join(second, 'extra'));
  for (const name of ['unrelated', 'extra', 'dir', 'closed']) chmodSync(join(second, name), 0);
  const plan = await call(second, 'plan', '--run', 'latest');
  expect([plan.code, plan.stdout]).toEqual([0, expect.stringMatching(/a +reuse.*b +reuse/s)]);
  const ended = await call(second, 'resume', 'latest');
  expect([ended.code, ended.stderr, log()]).toEqual([0, expect.stringContaining('2 of 3 steps reused'), []]);
  for (const name of ['unrelated', 'extra', 'dir', 'closed'])
    expect(ended.stderr).toMatch(
      new RegExp(`warning: ${name} cannot be read, and is not saved: permission denied`),
    );
  chmodSync(join(second, 'unrelated'), 0o644);
  expect([read(second, 'unrelated'), read(second, 'made')]).toEqual(['u\n', 'src\n']);
});

test('what could not be read in another workspace is named once, and later attempts go on there and back', async () => {
  const { first, second, call } = await failedRun();
  chmodSync(join(second, 'unrelated'), 0);
  for (const [at, cwd] of [second, second, first].entries()) {
    const ended = await call(cwd, 'resume', 'latest', '--from-step', 'c');
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('2 of 3 steps reused')]);
    expect(ended.stderr.includes('unrelated cannot be read')).toBe(at === 0);
    expect(ended.stderr).not.toContain('kept:');
  }
  expect(read(first, 'unrelated')).toBe('u\n');
});

test('a step whose file cannot be read in another workspace runs again there, with the path as the reason', async () => {
  const { second, call, log } = await failedRun();
  put(second, { made: 'theirs\n' });
  giveAway(join(second, 'made'));
  chmodSync(join(second, 'made'), 0);
  chmodSync(join(second, 'other'), 0);
  const ended = await call(second, 'resume', 'latest');
  expect([ended.code, log().toSorted()]).toEqual([0, ['a', 'b']]);
  expect(ended.stderr).toMatch(/run +a +made is not as it was when the step changed it/);
  expect(ended.stderr).toMatch(/run +b +files that it reads have changed: other/);
  expect(ended.stderr).toMatch(/warning: made cannot be read, and is not saved: permission denied/);
  expect(read(second, 'made')).toBe('src\n');
});

test('what a step had deleted or moved away and cannot be read in another workspace makes it run again there', async () => {
  const { second, call, log } = await failedRun({
    'savepoint.yml': DELETING,
    gone: 'g\n',
    from: 'f\n',
  });
  chmodSync(join(second, 'gone'), 0);
  chmodSync(join(second, 'from'), 0);
  const ended = await call(second, 'resume', 'latest');
  expect([ended.code, log()]).toEqual([0, ['a', 'b']]);
  expect(ended.stderr).toMatch(/run +a +gone is not as it was when the step changed it/);
  expect([read(second, 'gone'), read(second, 'from'), read(second, 'to')]).toEqual([null, null, 'f\n']);
});

test('in another workspace a file that changes whenever it is read is named and not saved, and the run goes on', async () => {
  const { second, call, log } = await failedRun();
  await everChanging(join(second, 'busy'));
  const ended = await call(second, 'resume', 'latest');
  expect([ended.code, ended.stderr, log()]).toEqual([0, expect.stringContaining('2 of 3 steps reused'), []]);
  expect(ended.stderr).toMatch(
    /warning: busy cannot be read, and is not saved: it changed while it was read/,
  );
});

test('rule 4: in the folder of the run a file that a person has changed and closed counts as changed: the steps that read it run again, once', async () => {
  const { first, call, log } = await failedRun();
  put(first, { other: 'mine\n', extra: 'e\n' });
  giveAway(join(first, 'extra'));
  for (const name of ['other', 'unrelated', 'extra']) chmodSync(join(first, name), 0);
  expect((await call(first, 'plan')).stdout).toMatch(
    /a +reuse.*b +run.*files that it reads have changed: other/s,
  );
  const ended = await call(first, 'resume');
  expect([ended.code, log()]).toEqual([0, ['b']]);
  for (const name of ['other', 'unrelated', 'extra'])
    expect(ended.stderr).toContain(`warning: ${name} cannot be read, and is not saved: permission denied`);
  const again = await call(first, 'resume', 'latest', '--from-step', 'c');
  expect([again.code, again.stderr, log()]).toEqual([
    0,
    expect.stringContaining('2 of 3 steps reused'),
    ['b'],
  ]);
  chmodSync(join(first, 'other'), 0o644);
  const opened = await call(first, 'resume', 'latest', '--from-step', 'c');
  expect([opened.code, log(), read(first, 'other')]).toEqual([0, ['b', 'b'], 'mine\n']);
});

test('a file that was closed before the steps that read it could run again is changed for them still', async () => {
  const { first, call, log } = await failedRun();
  chmodSync(join(first, 'src'), 0);
  chmodSync(join(first, 'other'), 0);
  const failed = await call(first, 'resume', '--from-step', 'a');
  expect([failed.code, log().toSorted()]).toEqual([1, ['a', 'b']]);
  const again = await call(first, 'resume');
  expect([again.code, log().toSorted()]).toEqual([1, ['a', 'a', 'b']]);
});

test.each(['', '{ id: p, reads: [], rerun: always, run: "true" }'])(
  'what a step with `keep` had left that cannot be read keeps it from being saved: after %s',
  async (before) => {
    const outside = folder();
    const cwd = place({
      'savepoint.yml': `
steps:
  - { id: zero, run: 'true' }
  ${before === '' ? '' : `- ${before}`}
  - id: k
    reads: []
    keep: true
    run: 'echo k >> "$LOG"; ls >> "$LOG"; if test ! -e closed; then echo x > closed; chmod 0 closed; fi; test -e "$LOG.go"'
  - { id: last, reads: [], run: 'test -e "$LOG.last"' }
`,
    });
    const other = asNobody();
    const log = join(outside, 'log');
    giveAway(outside);
    giveAllAway(cwd);
    const run = (where: string) =>
      savepoint(['run', '--run', 'latest', '--store', join(outside, 'store')], {
        ...{ ...other, env: { ...other.env, LOG: log } },
        cwd: where,
      });
    await savepoint(['run', '--store', join(outside, 'store')], {
      ...other,
      env: { ...other.env, LOG: log },
      cwd,
    });
    expect((await run(cwd)).code).toBe(1);
    writeFileSync(`${log}.go`, '');
    const third = await run(cwd);
    expect(third.stderr).toMatch(
      /^warning: k: is completed but not saved: closed could not be kept \(permission denied\)/m,
    );
    expect(linesIn(log)).toEqual([
      'k',
      'savepoint.yml',
      'k',
      'closed',
      'savepoint.yml',
      'k',
      'closed',
      'savepoint.yml',
    ]);
    const second = place({ 'savepoint.yml': read(cwd, 'savepoint.yml') ?? '' });
    giveAllAway(second);
    writeFileSync(log, '');
    writeFileSync(`${log}.last`, '');
    expect((await run(second)).stderr).toMatch(/^ {2}run +k /m);
    expect(linesIn(log)).toEqual(['k', 'savepoint.yml']);
  },
);

test.each([
  ['another file', 'rm dir/x; echo half > dir/x'],
  ['the same file', 'true'],
])(
  '%s that a failed step left without a right to read is half-written, also where a person makes it readable',
  async (_, change) => {
    const outside = folder();
    const cwd = place({
      'savepoint.yml': `
steps:
  - { id: p, run: 'mkdir dir; echo p > dir/x' }
  - { id: k, run: 'cat dir/x >> "$LOG"; if test ! -e "$LOG.go"; then ${change}; chmod 0 dir/x; exit 1; fi' }
`,
    });
    const other = asNobody();
    const log = join(outside, 'log');
    giveAway(outside);
    giveAllAway(cwd);
    const run = () =>
      savepoint(['run', '--store', join(outside, 'store')], {
        ...other,
        env: { ...other.env, LOG: log },
        cwd,
      });
    expect((await run()).code).toBe(1);
    writeFileSync(`${log}.go`, '');
    expect((await run()).code).toBe(4);
    chmodSync(join(cwd, 'dir', 'x'), 0o600);
    const { code, stderr } = await run();
    expect([code, linesIn(log), stderr]).toEqual([0, ['p', 'p'], expect.not.stringContaining('kept: ')]);
    expect(statSync(join(cwd, 'dir', 'x')).mode & 0o777).toBe(0o644);
  },
);
