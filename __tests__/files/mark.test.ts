import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { endedPath, markPath, readMark } from '../../src/files/mark.ts';
import { sealed } from '../../src/files/mark-lines.ts';
import { giveWay, MarkWriter, noteLeftBehind, sayEnded } from '../../src/files/mark-writer.ts';
import { type Path, pathOf, type RootPath } from '../../src/tree/path.ts';
import type { Indexed } from '../../src/workspace/stat-index.ts';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { entryOf } from '../tree/model.ts';

const NO_HEART = { beats: () => {}, rests: () => {} };
const HEAD = { run: 'r', attempt: 'a', folder: '1-2' };
const BRANCH = { commit: 'c0', ref: 'refs/heads/main' };
const ROOTS = [{ path: '.' as RootPath, absolute: '/w\u00fc' }];
const DETACHED = { commit: 'c1', ref: null };

const indexed = (text: string): Indexed => ({
  seen: { ino: 1, size: 2, mode: 0o100644, mtimeMs: 3.25, ctimeMs: 4.5, nlink: 1 },
  entry: entryOf(text),
  racy: false,
});

function written(act: (writer: MarkWriter) => void = () => {}) {
  const path = markPath(folder(), '/w', 'r');
  const writer = new MarkWriter(path, NO_HEART);
  writer.begin(HEAD, {
    unread: new Set(),
    index: new Map([
      [pathOf('x'), indexed('1')],
      [pathOf('y'), indexed('2')],
    ]),
    half: new Map([[pathOf('h'), 'b']]),
    git: { from: BRANCH, to: DETACHED },
    roots: ROOTS,
  });
  act(writer);
  writer.close();
  return path;
}

test('a mark holds the attempt, what was seen and whose is half-written', () => {
  const mark = readMark(written());
  expect(mark?.head).toEqual(HEAD);
  expect([...(mark?.index ?? [])]).toEqual([
    [pathOf('x'), indexed('1')],
    [pathOf('y'), indexed('2')],
  ]);
  expect([...(mark?.half ?? [])]).toEqual([[pathOf('h'), 'b']]);
  expect(mark).toMatchObject({ ended: null, roots: ROOTS });
  expect(mark?.git).toEqual({ from: BRANCH, to: DETACHED });
  const moved = readMark(written((writer) => writer.checkedOut({ commit: null, ref: 'refs/heads/\u00fc' })));
  expect(moved?.git).toEqual({ from: BRANCH, to: { commit: null, ref: 'refs/heads/\u00fc' } });
});

test('what is seen later, gone, half-written and whole again comes on top', () => {
  const path = written((writer) => {
    writer.seen(pathOf('x'), indexed('3'));
    writer.seen(pathOf('y'), null);
    writer.seen(pathOf('Größe\n\u{1f600}'), indexed('4'));
    writer.half(pathOf('h'), undefined);
    writer.half(pathOf('n'), null);
    writer.unread(pathOf('closed'));
    writer.unread(pathOf('open'));
    writer.seen(pathOf('open'), indexed('5'));
    writer.unread(pathOf('gone'));
    writer.seen(pathOf('gone'), null);
    writer.await(pathOf('put'));
    writer.await(pathOf('x'));
    writer.seen(pathOf('x'), indexed('3'));
    writer.flush();
  });
  const mark = readMark(path);
  expect(mark?.index.get(pathOf('x'))?.entry).toEqual(entryOf('3'));
  expect(mark?.index.has(pathOf('y'))).toBe(false);
  expect(mark?.index.get(pathOf('Größe\n\u{1f600}'))?.entry).toEqual(entryOf('4'));
  expect([...(mark?.half ?? [])]).toEqual([[pathOf('n'), null]]);
  expect([...(mark?.unread ?? [])]).toEqual([pathOf('closed')]);
  expect([...(mark?.awaited ?? [])]).toEqual([pathOf('put')]);
});

test('what a person is told to put right is noted in it, and all else stays, wherever its end was torn off', () => {
  const path = written((writer) => writer.seen(pathOf('z'), indexed('5')));
  const whole = readFileSync(path);
  const [inTheWay, closed, gone, there] = ['in-the-way', 'closed', 'gone', 'there'].map(pathOf) as [
    Path,
    Path,
    Path,
    Path,
  ];
  for (let length = 0; length <= whole.length; length++) {
    writeFileSync(path, whole.subarray(0, length));
    utimesSync(path, 1_000_000_000, 1_000_000_000);
    const before = readMark(path);
    noteLeftBehind({
      mark: path,
      inTheWay: [inTheWay],
      half: new Map([
        [closed, { step: 'b', now: 'unread' }],
        [gone, { step: null, now: null }],
        [there, { step: 'b', now: indexed('6') }],
      ]),
    });
    expect(readMark(path)).toEqual(
      before && {
        ...before,
        awaited: new Set([inTheWay]),
        unread: new Set([closed]),
        index: new Map([...before.index, [there, indexed('6')]]),
        half: new Map([...before.half, [closed, 'b'], [gone, null], [there, 'b']]),
      },
    );
  }
});

test('wherever its end is torn off, what is left is what was said before, or nothing', () => {
  const path = written((writer) => writer.seen(pathOf('z'), indexed('5')));
  const whole = readFileSync(path);
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(path, whole.subarray(0, length));
    const mark = readMark(path);
    if (mark === null) continue;
    for (const [name, each] of mark.index)
      expect([`${name}`, each.entry]).toEqual([
        `${name}`,
        entryOf({ './x': '1', './y': '2', './z': '5' }[name as string] ?? ''),
      ]);
    expect(mark.head).toEqual(HEAD);
  }
});

test('wherever a byte of it is another, nothing untrue is read', () => {
  const path = written();
  const whole = readFileSync(path);
  for (let at = 0; at < whole.length; at++) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 0x01;
    writeFileSync(path, bytes);
    const mark = readMark(path);
    if (mark === null) continue;
    expect(mark.head).toEqual(HEAD);
    for (const [name, each] of mark.index) expect(each).toEqual(indexed(name === pathOf('x') ? '1' : '2'));
  }
});

test('no mark is read from what is none', () => {
  const path = markPath(folder(), '/w', 'r');
  expect(readMark(path)).toBe(null);
  mkdirSync(dirname(path), { recursive: true });
  for (const text of ['', '\n', 'x\n', '00000000 #{}\n', '[]']) {
    writeFileSync(path, text);
    expect(readMark(path)).toBe(null);
  }
});

test.each(['h[null,null]', 'h["./x",7]', 'hnull', '-7', 'u[]', 'wnull', 'tx', 'qx', '+7', '+[7]'])(
  'a line of another form is none of a mark, whatever its sum says: %s',
  (text) => {
    const path = markPath(folder(), '/w', 'r');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, sealed([`#${JSON.stringify(HEAD)}`, text, 'e']));
    const mark = readMark(path);
    expect([mark?.index.size ?? 0, mark?.half.size ?? 0, mark?.unread.size ?? 0]).toEqual([0, 0, 0]);
  },
);

test('each run has a mark of its own in each workspace', () => {
  const paths = [markPath('/s', '/a', 'r'), markPath('/s', '/b', 'r'), markPath('/s', '/a', 'q')];
  expect(new Set(paths).size).toBe(3);
});

test('where another run begins, what cannot be seen again is kept, with the last sign of life and the time', () => {
  const path = written((writer) => {
    writer.half(pathOf('y'), null);
    writer.half(pathOf('gone'), 'b');
    writer.unread(pathOf('closed'));
    writer.await(pathOf('put'));
  });
  utimesSync(path, 1_000_000_000, 1_000_000_000.5);
  giveWay(path, 2_000_000_000_000);
  giveWay(path, 3_000_000_000_000);
  expect(readMark(path)).toEqual({
    head: HEAD,
    index: new Map([[pathOf('y'), indexed('2')]]),
    half: new Map([
      [pathOf('h'), 'b'],
      [pathOf('y'), null],
      [pathOf('gone'), 'b'],
    ]),
    unread: new Set([pathOf('closed')]),
    awaited: new Set([pathOf('put')]),
    isSetting: false,
    cutOff: false,
    alive: 1_000_000_000_500,
    ended: null,
    git: { from: BRANCH, to: DETACHED },
    left: 2_000_000_000_000,
    quiet: null,
    roots: [],
  });
});

test('since when nothing ran is told until something runs again, also when another run begins', () => {
  const path = written((writer) => writer.pause([pathOf('x')]));
  const { since, gone } = readMark(path)?.quiet ?? {};
  expect(gone).toEqual(new Set([pathOf('x')]));
  expect(since).toBeGreaterThan(1_000_000_000_000);
  expect(since).toBeLessThanOrEqual(statSync(path).ctimeMs);
  giveWay(path, 9);
  expect(readMark(path)).toMatchObject({ quiet: { since }, left: 9 });
  const other = written((writer) => {
    writer.pause([]);
    writer.unpause();
  });
  expect(readMark(other)).toMatchObject({ quiet: null });
});

test('a mark that was cut off stays cut off when another run begins', () => {
  const whole = readFileSync(written());
  const path = written();
  writeFileSync(path, whole.subarray(0, whole.length - 3));
  giveWay(path, 5);
  expect(readMark(path)).toMatchObject({ cutOff: true, left: 5 });
  const other = written((writer) => writer.cutOff());
  giveWay(other, 5);
  expect(readMark(other)).toMatchObject({ cutOff: true, left: 5 });
});

test('a mark that cannot be written is none, and nothing fails', () => {
  const store = folder();
  writeFileSync(join(store, 'workspaces'), 'in the way');
  const path = markPath(store, '/w', 'r');
  const writer = new MarkWriter(path, NO_HEART);
  writer.begin(HEAD, {
    index: new Map(),
    half: new Map(),
    unread: new Set(),
    git: { from: BRANCH, to: BRANCH },
    roots: [],
  });
  writer.seen(pathOf('x'), indexed('1'));
  writer.close();
  expect(readMark(path)).toBe(null);
});

test('it gives signs of life while it is kept, and the watcher says when all has ended', async () => {
  const path = written();
  const writer = new MarkWriter(path, NO_HEART);
  sayEnded(endedPath(path));
  expect(readMark(path)?.ended?.at).toBeGreaterThan(0);
  writer.begin(HEAD, {
    index: new Map(),
    half: new Map(),
    unread: new Set(),
    git: { from: BRANCH, to: BRANCH },
    roots: [],
  });
  expect(existsSync(endedPath(path))).toBe(false);
  const before = statSync(path).mtimeMs;
  await until('it is touched', () => statSync(path).mtimeMs > before);
  expect(readMark(path)?.alive).toBeGreaterThan(before);
  writer.close();
  rmSync(path);
});

test('signs of life are given by another process as well from when it is in its place, until it is whole', () => {
  const path = markPath(folder(), '/w', 'r');
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(`${what}: ${readMark(path)?.cutOff}`);
  const writer = new MarkWriter(path, { beats: tell('beats'), rests: tell('rests') });
  expect(told).toEqual([]);
  writer.begin(HEAD, {
    index: new Map(),
    half: new Map(),
    unread: new Set(),
    git: { from: BRANCH, to: BRANCH },
    roots: [],
  });
  writer.close();
  expect(told).toEqual(['beats: true', 'rests: false']);
});
