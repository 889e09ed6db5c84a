import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { Hunt } from '../../src/shell/hunt.ts';
import { addMark, bearsAttempt, bearsStep } from '../../src/shell/marks.ts';
import type { Process } from '../../src/shell/process.ts';
import { parseEnvironment, parseStat, processTable } from '../../src/shell/processes.ts';
import { parsePs } from '../../src/shell/ps.ts';
import { which } from '../../src/shell/which.ts';

const STAT_REST = '0 -1 4194304 1 2 3 4 5 6 7 8 20 0 1 0 777 9 10';

test.each([
  [
    `12 (sleep) S 3 4 5 ${STAT_REST}`,
    { name: 'sleep', parent: 3, group: 4, session: 5, start: '777', zombie: false, hasProgram: true },
  ],
  ['12 (sh) R 3 4 5 0 -1 4194308 1', { hasProgram: false }],
  ['12 (kthreadd) S 0 0 0 0 -1 2129984 0', { hasProgram: false }],
  [`12 (a) (b c) R 3 4 5 ${STAT_REST}`, { name: 'a) (b c', parent: 3, start: '777' }],
  [`12 (sh) Z 3 4 5 ${STAT_REST}`, { zombie: true }],
  [`12 (sh) X 3 4 5 ${STAT_REST}`, { zombie: true }],
])('the line %j of /proc is read', (text, fields) => {
  expect(parseStat(text)).toMatchObject(fields);
});

test('what is no line of /proc is no process', () => {
  expect(parseStat('')).toBeNull();
});

test.each([
  ['SAVEPOINT_STEP=a/b\0X=1\0', 'a/b'],
  ['X=1\0SAVEPOINT_STEP=a/b\0', 'a/b'],
  ['X=1\0SAVEPOINT_STEP=a/b', 'a/b'],
  ['NOT_SAVEPOINT_STEP=no\0SAVEPOINT_STEP=a/b\0', 'a/b'],
  ['X=SAVEPOINT_STEP=no\0', null],
  ['', null],
])('the mark in the environment %j is %j', (environ, mark) => {
  expect(parseEnvironment(Buffer.from(environ))).toBe(mark);
});

test('a mark is told from every other', () => {
  const value = addMark(addMark(undefined, { attempt: 'outer', step: 'x' }), { attempt: 'inner', step: 'y' });
  expect(value).toBe('outer/x,inner/y');
  expect([bearsAttempt(value, 'outer'), bearsAttempt(value, 'inner')]).toEqual([true, true]);
  expect([bearsAttempt(value, 'inne'), bearsAttempt(value, 'x'), bearsAttempt(null, 'outer')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(bearsStep(value, { attempt: 'inner', step: 'y' })).toBe(true);
  expect(bearsStep(value, { attempt: 'outer', step: 'y' })).toBe(false);
  expect(addMark('', { attempt: 'a', step: 'b' })).toBe('a/b');
});

test('processes are read from what ps prints on macOS', () => {
  const text = [
    '    1     0     1 Ss   Mon Nov  2 09:00:01 2026     /sbin/launchd',
    '  501   500   499 S+   Mon Nov 16 19:13:02 2026     /bin/sleep 9 HOME=/x SAVEPOINT_STEP=a/b TERM=x',
    '  502   501   499 Z    Mon Nov 16 19:13:03 2026     (sleep)',
    'nonsense',
  ].join('\n');
  expect(parsePs(text)).toEqual([
    expect.objectContaining({ pid: 1, parent: 0, marks: null, zombie: false, name: 'launchd' }),
    {
      pid: 501,
      parent: 500,
      group: 499,
      session: 499,
      start: 'Mon Nov 16 19:13:02 2026',
      zombie: false,
      marks: 'a/b',
      name: 'sleep',
    },
    expect.objectContaining({ pid: 502, zombie: true }),
  ]);
});

test('this process is in the table of this machine', () => {
  const own = processTable('linux')().find((process) => process.pid === globalThis.process.pid);
  expect(own).toMatchObject({ parent: process.ppid, zombie: false });
});

test('what is being executed at that moment is told by its mark, too', async () => {
  const again = 'exec sh -c "$AGAIN"';
  const env = { PATH: process.env.PATH, SAVEPOINT_STEP: 'a/s', AGAIN: again };
  const child = spawn('sh', ['-c', again], { env, detached: true, stdio: 'ignore' });
  try {
    const table = processTable('linux');
    const marks = Array.from({ length: 50 }, () => table().find(({ pid }) => pid === child.pid)?.marks);
    expect(new Set(marks)).toEqual(new Set(['a/s']));
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

const MARK = { attempt: 'a', step: 's' };

function proc(pid: number, changes: Partial<Process> = {}): Process {
  const name = `p${pid}`;
  return {
    pid,
    parent: 1,
    group: pid,
    session: pid,
    start: `t${pid}`,
    zombie: false,
    name,
    marks: null,
    ...changes,
  };
}

function found(all: readonly Process[], { self = 2, leader = { pid: 10, start: 't10' } } = {}): number[] {
  return Hunt.ofStep({ table: () => all, self }, MARK, leader)
    .find()
    .map((process) => process.pid)
    .sort((a, b) => a - b);
}

test.each<[string, Process[], number[]]>([
  ['its own process', [proc(10)], [10]],
  ['what is in its session', [proc(11, { session: 10 })], [11]],
  ['what is in its group', [proc(11, { group: 10 })], [11]],
  ['what bears its mark', [proc(11, { marks: 'x/y,a/s' })], [11]],
  [
    'what that started, without a mark',
    [proc(11, { marks: 'a/s' }), proc(12, { parent: 11 }), proc(13, { parent: 12 })],
    [11, 12, 13],
  ],
  ['no other step', [proc(11, { marks: 'a/s2' }), proc(12, { marks: 'b/s' })], []],
  ['no process that has ended', [proc(10, { zombie: true }), proc(11, { session: 10 })], [11]],
  ['nothing of a later process with its pid', [proc(10, { start: 't99' }), proc(11, { session: 10 })], []],
  [
    'not itself, nor who started it',
    [proc(3, { marks: 'a/s' }), proc(2, { parent: 3, marks: 'a/s' }), proc(4, { parent: 2 })],
    [],
  ],
])("a step's processes are: %s", (_, all, pids) => {
  expect(found(all)).toEqual(pids);
});

test('one that was found stays known when its parents are gone, and its pid is not mistaken', () => {
  let all = [proc(10), proc(11, { parent: 10 })];
  const hunt = Hunt.ofStep({ table: () => all, self: 2 }, MARK, { pid: 10, start: 't10' });
  expect(hunt.find()).toHaveLength(2);
  all = [proc(11)];
  expect(hunt.find()).toHaveLength(1);
  all = [proc(11, { start: 'later' })];
  expect(hunt.find()).toHaveLength(0);
  expect(hunt.count).toBe(2);
});

test.each([
  ['sh', '/nowhere:/bin', '/bin/sh'],
  ['/bin/sh', undefined, '/bin/sh'],
  ['sh', undefined, '/bin/sh'],
  ['./sh', '/nowhere', '/bin/sh'],
  ['sh', '', '/bin/sh'],
  ['sh', '/nowhere', null],
  ['passwd', '/etc', null],
  ['etc', '/', null],
  ['', '/bin', null],
])('the program %j on the PATH %j, seen from /bin, is %j', (program, path, file) => {
  expect(which(program, path, '/bin')).toBe(file);
});
