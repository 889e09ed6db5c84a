/** What steps write: kept to the byte, in little memory, whoever reads it or does not; and without secrets. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { Run } from '../../src/record/run.ts';
import { BUNDLE, type Ended, linesIn, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { type Tree, tree } from '../support/living.ts';
import { random, seedFor } from '../support/random.ts';
import { newest, storeOf } from '../support/store.ts';
import { fullFor } from '../support/system-calls.ts';

const MIB = 1024 * 1024;
/** The most memory that Savepoint may hold, whatever its steps write (the contract: 256 MiB for 1 GiB of output). */
const MOST_BYTES = 200 * 1e6;
const MOST_MS = 7500;

interface Rig {
  readonly cwd: string;
  readonly tools: string;
  readonly env: Readonly<Record<string, string>>;
  readonly processes: Tree;
}

function rig(pipeline: string): Rig {
  const tools = folder();
  const processes = tree();
  return { cwd: workspaceWith(pipeline), tools, env: { TOOLS: tools, ...processes.env }, processes };
}

const release = ({ tools }: Rig, name: string) => writeFileSync(join(tools, name), '');

const logFile = ({ cwd }: Rig, step: string, attempt = 1) =>
  join(storeOf(cwd), 'runs', newest(cwd) ?? '', 'logs', `${step}.${attempt}.1.log`);

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Whether a size is above 0 and was the same the last 25 times that it was looked at. */
function standsStill(size: () => number): () => boolean {
  let [last, same] = [0, 0];
  return () => {
    const now = size();
    same = now > 0 && now === last ? same + 1 : 0;
    last = now;
    return same >= 25;
  };
}

/** Reads a few pieces, does something else for a while, and reads the next. */
async function* slowly(stream: Readable | null): AsyncGenerator<Buffer> {
  let pieces = 0;
  for await (const chunk of stream ?? []) {
    yield chunk as Buffer;
    pieces += 1;
    if (pieces % 4 === 0) await new Promise((done) => setTimeout(done, 1));
  }
}

async function digestOf(stream: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The most memory that a living process has held, in bytes. */
function peakOf(pid: number | undefined): number {
  const match = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
  return Number(match?.[1]) * 1024;
}

/**
 * Starts Savepoint with its stdout where the test wants it.
 * @param how `refusing`: a file to which the system lets nothing be written
 */
function startInto(
  stdout: number | 'pipe',
  args: readonly string[],
  { cwd, env }: Rig,
  how: { readonly stderr?: 'pipe'; readonly refusing?: string } = {},
): ChildProcess {
  const own = [process.execPath, BUNDLE, ...args];
  const [program = '', ...rest] = how.refusing === undefined ? own : fullFor(how.refusing, own);
  return spawn(program, rest, {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', stdout, how.stderr ?? 'ignore'],
  });
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('exit', (code) => done(code)));

/** Bytes of every value but LF and CR, in an order that chance picks: one line, and no UTF-8. */
function oneLine(length: number): Buffer {
  const { below } = random(seedFor(11));
  const values = Array.from({ length: 256 }, (_value, byte) => byte).filter(
    (byte) => byte !== 0x0a && byte !== 0x0d,
  );
  const block = Buffer.from(Array.from({ length: 64 * 1024 }, () => values[below(values.length)] ?? 0));
  const bytes = Buffer.alloc(length, block);
  for (const value of [0x0a, 0x0d]) expect(bytes.includes(value)).toBe(false);
  for (const value of [0x00, 0x80, 0xc0, 0xff, 0x1b]) expect(bytes.includes(value)).toBe(true);
  return bytes;
}

const BIG = `
steps:
  - { id: big, run: 'cat "$TOOLS/data"' }
  - { id: hold, run: 'touch "$TOOLS/held"; until test -e "$TOOLS/may-end"; do sleep 0.02; done' }
`;

test('64 MiB in one line that begins as a workflow command does are in the log exactly while secrets are looked for, in bounded memory', async () => {
  const it = rig(BIG);
  const data = join(it.tools, 'data');
  writeFileSync(data, Buffer.concat([Buffer.from('::warning '), oneLine(64 * MIB)]));
  const printed = join(it.tools, 'printed');
  const env = { ...it.env, SECRET: 'a text that is not there' };
  const child = startInto(openSync(printed, 'w'), ['run', '--secret', 'SECRET'], { ...it, env });
  const end = endOf(child);
  await until('the bytes are written', () => readdirSync(it.tools).includes('held'));
  expect(peakOf(child.pid)).toBeLessThan(MOST_BYTES);
  release(it, 'may-end');
  expect(await end).toBe(0);
  const expected = await digestOf(createReadStream(data));
  expect(await digestOf(createReadStream(logFile(it, 'big')))).toBe(expected);
  expect(await digestOf(createReadStream(printed))).toBe(expected);
});

test('every byte value, LF, CR and NUL too, is in the log and on stdout as it came; logs prints it the same', async () => {
  const it = rig(`
steps:
  - { id: bytes, run: 'cat "$TOOLS/data"' }
`);
  const bytes = Buffer.from(Array.from({ length: 256 }, (_value, index) => index));
  const data = Buffer.concat([bytes, Buffer.from('\r\n\n\r\0::\n##[\xff', 'latin1'), bytes.toReversed()]);
  writeFileSync(join(it.tools, 'data'), data);
  for (const args of [['run'], ['logs', 'latest', 'bytes']]) {
    const child = startInto('pipe', args, it);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    expect(await endOf(child)).toBe(0);
    expect(Buffer.concat(chunks).equals(data)).toBe(true);
  }
  expect(readFileSync(logFile(it, 'bytes')).equals(data)).toBe(true);
});

describe('a reader of stdout', () => {
  test('that is slow gets all of it, while the step is held back and memory stays bounded', async () => {
    const it = rig(BIG);
    // More than Savepoint may hold: it cannot be waiting in memory.
    const piece = oneLine(MIB);
    const data = openSync(join(it.tools, 'data'), 'w');
    const hash = createHash('sha256');
    for (let at = 0; at < 144; at++) {
      writeSync(data, piece);
      hash.update(piece);
    }
    closeSync(data);
    const child = startInto('pipe', ['run'], it);
    const end = endOf(child);
    const digest = digestOf(slowly(child.stdout));
    await until('the bytes are written', () => readdirSync(it.tools).includes('held'));
    expect(peakOf(child.pid)).toBeLessThan(MOST_BYTES);
    release(it, 'may-end');
    expect([await end, await digest]).toEqual([0, hash.digest('hex')]);
    expect(sizeOf(logFile(it, 'big'))).toBe(144 * MIB);
  });

  test('that closes early breaks nothing: the run goes on, and the log has all', async () => {
    const it = rig(`
steps:
  - { id: big, run: 'echo first; until test -e "$TOOLS/closed"; do sleep 0.02; done; cat "$TOOLS/data"' }
  - { id: last, run: 'echo last' }
`);
    const bytes = oneLine(4 * MIB);
    writeFileSync(join(it.tools, 'data'), bytes);
    const started = startSavepoint(['run'], it);
    await until('something is printed', () => started.printed().stdout === 'first\n');
    started.child.stdout?.destroy();
    started.child.stderr?.destroy();
    release(it, 'closed');
    expect((await started.ended).code).toBe(0);
    expect(readFileSync(logFile(it, 'big')).equals(Buffer.concat([Buffer.from('first\n'), bytes]))).toBe(
      true,
    );
    expect(readFileSync(logFile(it, 'last'), 'utf8')).toBe('last\n');
  });

  test.each(['run', 'logs latest one'])(
    'is a disk that takes no more: %s says so, and does not end well',
    async (command) => {
      const it = rig('steps: [{ id: one, run: echo 1; echo one >> "$TOOLS/log" }]');
      if (command !== 'run') expect((await savepoint(['run', '-q'], it)).code).toBe(0);
      const [path, started] = [join(it.tools, 'stdout'), command.split(' ')];
      const stdout = openSync(path, 'w');
      const child = startInto(stdout, started, it, { stderr: 'pipe', refusing: path });
      closeSync(stdout);
      const [code, said] = await Promise.all([endOf(child), text(child.stderr as Readable)]);
      expect([code, said]).toEqual([
        5,
        expect.stringMatching(/^savepoint: the output could not be written: no space left on the device$/m),
      ]);
      expect(readFileSync(join(it.tools, 'log'), 'utf8')).toBe('one\n');
    },
  );

  test('that reads nothing at all does not keep Savepoint from being stopped', async () => {
    const it = rig(BIG);
    writeFileSync(join(it.tools, 'data'), oneLine(16 * MIB));
    const child = startInto('pipe', ['run'], it);
    const end = endOf(child);
    await until(
      'the step is held back',
      standsStill(() => sizeOf(logFile(it, 'big'))),
    );
    const from = performance.now();
    child.kill('SIGINT');
    await until('Savepoint has ended', () => child.exitCode !== null || child.signalCode !== null);
    expect([await end, it.processes.living()]).toEqual([130, []]);
    expect(performance.now() - from).toBeLessThan(MOST_MS);
    const { stdout } = await savepoint(['show', '-o', 'json'], it);
    expect((JSON.parse(stdout) as Run).status).toBe('interrupted');
  });
});

test('logs --follow prints everything as it comes, and ends with the run', async () => {
  const it = rig(`
steps:
  - { id: one, run: 'echo one; until test -e "$TOOLS/next"; do sleep 0.02; done; echo two' }
  - { id: two, run: 'until test -e "$TOOLS/may-end"; do sleep 0.02; done; printf "three, without an end"' }
`);
  const run = startSavepoint(['run', '-q'], it);
  await until('the run has begun', () => newest(it.cwd) !== null && sizeOf(logFile(it, 'one')) > 0);
  const all = startSavepoint(['logs', '--follow'], it);
  const second = startSavepoint(['logs', 'latest', 'two', '--follow'], it);
  await until('the first line is there', () => all.printed().stdout === 'one\n');
  release(it, 'next');
  await until('the second line is there', () => all.printed().stdout === 'one\ntwo\n');
  release(it, 'may-end');
  expect((await run.ended).code).toBe(0);
  const ends = await Promise.all([all.ended, second.ended]);
  expect(ends.map(({ code, stdout }) => [code, stdout])).toEqual([
    [0, 'one\ntwo\nthree, without an end'],
    [0, 'three, without an end'],
  ]);
});

test('logs --follow ends when the process of the run is gone', async () => {
  const it = rig(`
steps:
  - { id: one, run: 'echo one; sleep 1000' }
`);
  const run = startSavepoint(['run'], it);
  await until('the run has begun', () => newest(it.cwd) !== null && sizeOf(logFile(it, 'one')) > 0);
  const following = startSavepoint(['logs', '--follow'], it);
  await until('the first line is there', () => following.printed().stdout === 'one\n');
  run.child.kill('SIGKILL');
  await run.ended;
  expect(await following.ended).toMatchObject({ code: 0, stdout: 'one\n' });
  await it.processes.gone();
});

describe('rule 11: secrets', () => {
  const SECRET = 'Tr0ub4dor&3/with "quotes" and spaces';
  const HALF = 9;
  const IN_JSON = JSON.stringify(SECRET).slice(1, -1);
  const OTHER = 'made-up-by-the-step-8231';

  function secretRig(pipeline: string): Rig {
    const it = rig(pipeline);
    return { ...it, env: { ...it.env, TOKEN: SECRET, OTHER } };
  }

  /** Everything that the store holds, in one text. */
  function stored({ cwd }: Rig): string {
    const names = readdirSync(storeOf(cwd), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(4);
    return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n');
  }

  function mustHide(it: Rig, ...ends: readonly Ended[]): void {
    const text = [stored(it), ...ends.flatMap((end) => [end.stdout, end.stderr])].join('\n');
    for (const secret of [SECRET.slice(0, HALF), SECRET.slice(HALF), IN_JSON.slice(HALF), OTHER]) {
      expect(text.includes(secret)).toBe(false);
    }
  }

  const LEAKING = `
steps:
  - id: leak
    run: |
      echo "whole: $TOKEN"
      printf 'split: %s' "\${TOKEN:0:${HALF}}"
      until test -e "$TOOLS/next"; do sleep 0.02; done
      printf '%s\\n' "\${TOKEN:${HALF}}"
      echo "on stderr: $TOKEN" >&2
      echo "::add-mask::$OTHER"
      echo "other: $OTHER"
      echo "::error::what went wrong with $TOKEN and $OTHER"
      echo "token=$TOKEN" >> "$GITHUB_OUTPUT"
      echo "inside=a $OTHER b" >> "$GITHUB_OUTPUT"
      echo "plain=kept" >> "$GITHUB_OUTPUT"
      echo "VARIABLE=$TOKEN" >> "$GITHUB_ENV"
      echo "summary: $TOKEN" >> "$GITHUB_STEP_SUMMARY"
`;

  test.each<[string, readonly string[]]>([
    ['as lines', []],
    ['as events', ['-o', 'ndjson']],
    ['as a record', ['-o', 'json']],
  ])(
    'named by --secret or ::add-mask:: are nowhere in what is printed %s, logged or recorded',
    async (_title, args) => {
      const it = secretRig(LEAKING);
      const running = savepoint(['run', '--secret', 'TOKEN', ...args], it);
      const log = () => readFileSync(logFile(it, 'leak'), 'utf8');
      await until(
        'half of the secret is written',
        () => newest(it.cwd) !== null && sizeOf(logFile(it, 'leak')) > 0 && log().includes('split: '),
      );
      release(it, 'next');
      const ended = await running;
      expect(ended.code).toBe(0);
      for (const line of ['whole: ***', 'on stderr: ***', 'other: ***', '::add-mask::***']) {
        expect(log()).toContain(line);
      }
      const reads = await Promise.all(
        [
          ['show'],
          ['show', '-o', 'json'],
          ['show', 'latest', 'leak'],
          ['events'],
          ['events', '-o', 'json'],
          ['logs'],
        ].map((command) => savepoint(command, it)),
      );
      mustHide(it, ended, ...reads);
      const run = JSON.parse(reads[1]?.stdout ?? '') as Run;
      expect(run.steps[0]?.outputs).toEqual({ plain: 'kept' });
      expect(run.steps[0]?.withheld.outputs.toSorted()).toEqual(['inside', 'token']);
      expect(run.steps[0]?.withheld.env).toEqual(['VARIABLE']);
    },
  );

  test('the control: without --secret the same text is there', async () => {
    const it = secretRig(LEAKING);
    release(it, 'next');
    const ended = await savepoint(['run'], it);
    expect([ended.code, ended.stdout]).toEqual([0, expect.stringContaining(SECRET)]);
    expect(stored(it)).toContain(SECRET);
  });

  test('in what Savepoint itself says of a step are masked too', async () => {
    const it = secretRig(`
steps:
  - { id: lost, run: 'true', working-directory: 'nowhere/\${{ secrets.TOKEN }}' }
`);
    const ended = await savepoint(['run', '--secret', 'TOKEN'], it);
    expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining('***')]);
    mustHide(it, ended);
  });

  const CONSUMING = `
steps:
  - id: login
    run: |
      echo login >> "$TOOLS/log"
      echo "token=$TOKEN" >> "$GITHUB_OUTPUT"
      echo "plain=kept" >> "$GITHUB_OUTPUT"
      echo "VARIABLE=$TOKEN" >> "$GITHUB_ENV"
  - { id: other, needs: [], run: 'echo other >> "$TOOLS/log"' }
  - id: use
    needs: [login]
    env: { GIVEN: '\${{ steps.login.outputs.token }}' }
    run: |
      echo "use $GIVEN \${{ steps.login.outputs.plain }} $VARIABLE" >> "$TOOLS/log"
      test -e go
`;
  const USED = `use ${SECRET} kept ${SECRET}`;

  test('in outputs and variables reach the steps of the same attempt, and pause a resume, since they were not saved', async () => {
    const it = secretRig(CONSUMING);
    const log = () => linesIn(join(it.tools, 'log'));
    const first = await savepoint(['run', '--secret', 'TOKEN', '--max-parallel', '1'], it);
    expect([first.code, log()]).toEqual([1, ['login', 'other', USED]]);
    writeFileSync(join(it.cwd, 'go'), '');
    const paused = await savepoint(['run', '--secret', 'TOKEN'], it);
    expect([paused.code, paused.stderr]).toEqual([
      3,
      expect.stringMatching(/use.*login.*secret.*--from-step login/s),
    ]);
    expect(log()).toHaveLength(3);
    const run = JSON.parse((await savepoint(['show', '-o', 'json'], it)).stdout) as Run;
    expect([run.status, run.waiting_for]).toEqual(['paused', ['use']]);
    mustHide(it, first, paused);
    const again = await savepoint(['resume', '--from-step', 'login', '--secret', 'TOKEN'], it);
    expect([again.code, log().slice(3)]).toEqual([0, ['login', USED]]);
    mustHide(it, again);
  });
});
