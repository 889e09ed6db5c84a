import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { sealed } from '../../src/files/sealed-lines.ts';
import {
  endedPath,
  lastSign,
  readSnapshot,
  type Snapshot,
  type SnapshotHead,
  snapshotPath,
  snapshotsOf,
} from '../../src/files/snapshot-file.ts';
import { removeSnapshot, SnapshotWriter, sayAlive, sayEnded } from '../../src/files/snapshot-writer.ts';
import { pathOf } from '../../src/tree/path.ts';
import type { Indexed } from '../../src/workspace/stat-index.ts';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { isSoak } from '../support/random.ts';
import { entryOf } from '../tree/model.ts';

const WORKSPACE = folder();
const NO_HEART = { beats: () => {}, rests: () => {} };
const HEAD: SnapshotHead = { run: 'r', attempt: 'a', commit: 'c0', ref: 'refs/heads/\u00fc' };
/** Every byte in the long form; else a sample. */
const STRIDE = isSoak() ? 1 : 3;

const indexed = (text: string): Indexed => ({
  seen: { ino: 1, size: 2, mode: 0o100644, mtimeMs: 3.25, ctimeMs: 4.5, nlink: 1 },
  entry: entryOf(text),
  racy: false,
});

const KNOWN = {
  index: new Map([
    [pathOf('x'), indexed('1')],
    [pathOf('y'), indexed('2')],
  ]),
  unread: new Set([pathOf('closed')]),
  made: new Set([pathOf('y')]),
  left: new Map([[pathOf('h'), ['b', 'c']]]),
};

function written(act: (writer: SnapshotWriter) => void = () => {}, isWhole = true) {
  const path = snapshotPath(folder(), WORKSPACE, 'r');
  const writer = new SnapshotWriter(path, NO_HEART);
  writer.begin(HEAD, KNOWN);
  act(writer);
  writer.close(isWhole);
  return path;
}

/** A snapshot of these lines, with a right checksum. */
function ofLines(...lines: readonly string[]) {
  const path = snapshotPath(folder(), WORKSPACE, 'r');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sealed(lines));
  return readSnapshot(path);
}

test('a snapshot comes back as it was written', () => {
  expect(readSnapshot(written())).toEqual({
    ...{ head: HEAD, ...KNOWN, isRestoring: false, isCutOff: false, ended: null },
    alive: expect.any(Number),
  });
});

test('a later line comes on top of an earlier one', () => {
  const odd = pathOf('Gr\u00f6\u00dfe\n\u{1f600}');
  const path = written((writer) => {
    writer.seen(pathOf('x'), indexed('3'));
    writer.seen(pathOf('y'), null);
    writer.seen(odd, indexed('4'));
    writer.seen(pathOf('closed'), indexed('5'));
    writer.unread(pathOf('gone'));
    writer.seen(pathOf('gone'), null);
    writer.unread(pathOf('now'));
    writer.made(odd);
    writer.left(pathOf('h'), []);
    writer.left(odd, ['b']);
    writer.flush();
  });
  expect(readSnapshot(path)).toMatchObject({
    index: new Map([
      [pathOf('x'), indexed('3')],
      [odd, indexed('4')],
      [pathOf('closed'), indexed('5')],
    ]),
    unread: new Set([pathOf('now')]),
    made: new Set([pathOf('y'), odd]),
    left: new Map([[odd, ['b']]]),
  });
});

test.each<[string, (writer: SnapshotWriter) => void, boolean, Partial<Snapshot>]>([
  ['ended by itself', () => {}, true, { isCutOff: false, isRestoring: false }],
  ['ended without a whole view', () => {}, false, { isCutOff: true, isRestoring: false }],
  ['was restoring', (writer) => writer.restoring(), false, { isCutOff: true, isRestoring: true }],
  [
    'had restored',
    (writer) => {
      writer.restoring();
      writer.restored();
    },
    false,
    { isCutOff: true, isRestoring: false },
  ],
])('a snapshot tells that its attempt %s', (_title, act, isWhole, expected) => {
  expect(readSnapshot(written(act, isWhole))).toMatchObject(expected);
});

test('a line after the end cuts a snapshot off', () => {
  const path = written();
  appendFileSync(path, sealed([`-${JSON.stringify('./x')}`]));
  expect(readSnapshot(path)).toMatchObject({ isCutOff: true });
});

test('wherever its end is torn off, a snapshot is cut off, and holds only what was written', () => {
  const path = written((writer) => {
    writer.flush();
    writer.seen(pathOf('z'), indexed('5'));
  });
  const whole = readFileSync(path);
  for (let length = 0; length < whole.length; length += STRIDE) {
    writeFileSync(path, whole.subarray(0, length));
    const snapshot = readSnapshot(path);
    if (snapshot === null) continue;
    expect(snapshot).toMatchObject({ head: HEAD, isCutOff: true });
    for (const [name, each] of snapshot.index)
      expect(each).toEqual(indexed({ './x': '1', './y': '2', './z': '5' }[name as string] ?? ''));
  }
});

test('wherever a byte is another, nothing untrue is read', () => {
  const path = written();
  const whole = readFileSync(path);
  for (let at = 0; at < whole.length; at += STRIDE) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 0x01;
    writeFileSync(path, bytes);
    const snapshot = readSnapshot(path);
    if (snapshot === null) continue;
    expect(snapshot.head).toEqual(HEAD);
    expect(snapshot.isCutOff || snapshot.index.size === 2).toBe(true);
    for (const [name, each] of snapshot.index) expect(each).toEqual(indexed(name === './x' ? '1' : '2'));
  }
});

test.each(['-7x', 'u[', 'l7', 'lnull', '+7', '+[7]', 'm{'])(
  'a line of another form makes no snapshot: %s',
  (line) => {
    expect(ofLines(`#${JSON.stringify(HEAD)}`, line, 'e')).toBeNull();
  },
);

test('nothing is read from a file that is no snapshot', () => {
  const path = snapshotPath(folder(), WORKSPACE, 'r');
  expect(readSnapshot(path)).toBeNull();
  mkdirSync(dirname(path), { recursive: true });
  for (const text of ['', '\n', 'x\n', '00000000 #{}\n', '[]']) {
    writeFileSync(path, text);
    expect(readSnapshot(path)).toBeNull();
  }
  expect(ofLines('e')).toBeNull();
  const link = snapshotPath(folder(), WORKSPACE, 'q');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(written(), link);
  expect(readSnapshot(link)).toBeNull();
});

test('each run has a snapshot of its own in each folder, and the newest comes first', () => {
  const store = folder();
  const [one, other] = ['r', 'q'].map((run) => {
    const path = snapshotPath(store, WORKSPACE, run);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    return path;
  });
  writeFileSync(snapshotPath(store, folder(), 'r'), '');
  utimesSync(other as string, 1_000_000_000, 1_000_000_000);
  expect(snapshotsOf(store, WORKSPACE)).toMatchObject([
    { run: 'r', path: one },
    { run: 'q', path: other },
  ]);
  expect(snapshotsOf(folder(), WORKSPACE)).toEqual([]);
});

test('a snapshot that cannot be written is none, and nothing fails', () => {
  const store = folder();
  writeFileSync(join(store, 'workspaces'), 'in the way');
  const path = snapshotPath(store, WORKSPACE, 'r');
  const writer = new SnapshotWriter(path, NO_HEART);
  writer.begin(HEAD, KNOWN);
  writer.seen(pathOf('x'), indexed('1'));
  writer.close(true);
  sayAlive(path);
  sayEnded(path);
  expect(readSnapshot(path)).toBeNull();
});

test('a snapshot gives signs of life while it is kept, and the watcher notes when all has ended', async () => {
  const path = written();
  sayEnded(path);
  expect(readSnapshot(path)?.ended).toBeGreaterThan(0);
  const writer = new SnapshotWriter(path, NO_HEART);
  writer.begin(HEAD, KNOWN);
  expect(existsSync(endedPath(path))).toBe(false);
  const before = statSync(path).mtimeMs;
  await until('it is touched', () => statSync(path).mtimeMs > before);
  expect(readSnapshot(path)?.alive).toBeGreaterThan(before);
  writer.close(true);
  removeSnapshot(path);
  expect(readSnapshot(path)).toBeNull();
});

test.each([
  ['a sign of life', 'ahead', 'sayAlive'],
  ['a sign of life', 'behind', 'sayAlive'],
  ['the end of the processes', 'ahead', 'sayEnded'],
  ['the end of the processes', 'behind', 'sayEnded'],
])('%s has the time of the file system, where the clock of the process is %s', (_, CLOCK, name) => {
  const path = written(undefined, false);
  utimesSync(path, 1000, 1000);
  const module = JSON.stringify(resolve('src/files/snapshot-writer.ts'));
  const script = `import { ${name} } from ${module}; ${name}(${JSON.stringify(path)})`;
  const clock = ['--require', resolve('__tests__/support/other-clock.cjs')];
  const env = { ...process.env, CLOCK };
  execFileSync(process.execPath, [...clock, '--input-type=module', '-e', script], { env });
  const { alive, ended } = readSnapshot(path) as Snapshot;
  expect(Math.abs((ended ?? alive) - Date.now())).toBeLessThan(60_000);
  expect(readSnapshot(path)?.index).toEqual(KNOWN.index);
});

test("another process gives signs of life from the snapshot's beginning to its end", () => {
  const path = snapshotPath(folder(), WORKSPACE, 'r');
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(`${what}: ${readSnapshot(path)?.isCutOff}`);
  const writer = new SnapshotWriter(path, { beats: tell('beats'), rests: tell('rests') });
  expect(told).toEqual([]);
  writer.begin(HEAD, KNOWN);
  writer.close(true);
  expect(told).toEqual(['beats: true', 'rests: false']);
});

test.each<[string, Pick<Snapshot, 'alive' | 'ended'>, number]>([
  ['5 s after the last heartbeat', { alive: 1000, ended: null }, 6000],
  ['the end of the last process', { alive: 1000, ended: 9000 }, 9000],
  ['not before 5 s after the heartbeat', { alive: 1000, ended: 2000 }, 6000],
])('the last sign of life is %s', (_title, told, expected) => {
  expect(lastSign(told)).toBe(expected);
});
