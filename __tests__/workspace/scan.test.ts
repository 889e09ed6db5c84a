import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import { leaveOut } from '../../src/workspace/leave-out.ts';
import { lookAll, noteLooked } from '../../src/workspace/look-all.ts';
import type { Scan, ScanOptions } from '../../src/workspace/scan.ts';
import { temporaryName } from '../../src/workspace/temporary.ts';
import { folder } from '../support/folder.ts';
import { giveAway } from '../support/other-user.ts';
import { asUser, at, atText, lookAround, never, rootsAt, scanAt, settled } from './rig.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

function changedIn(scanned: Scan): readonly string[] {
  return [...scanned.changed.keys()].sort();
}

test('what did not change since it was looked at is not named again', async () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'a/b'), { recursive: true });
  writeFileSync(join(workspace, 'a/b/file'), 'x');
  symlinkSync('file', join(workspace, 'a/link'));
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  for (const directories of ['all', 'changed'] as const) {
    const again = scanAt(roots, { index: settled(index), directories });
    expect(changedIn(again)).toEqual([]);
    expect(again.gone).toEqual([]);
  }
});

test('a file with other bytes of the same length and the same time of modification has changed', async () => {
  const workspace = folder();
  const file = join(workspace, 'file');
  writeFileSync(file, 'one');
  utimesSync(file, 1000, 1000);
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  const { mtimeMs, ctimeMs } = lstatSync(file);
  while (lstatSync(file).ctimeMs === ctimeMs) {
    writeFileSync(file, 'two');
    utimesSync(file, 1000, 1000);
  }
  expect(lstatSync(file).mtimeMs).toBe(mtimeMs);
  expect(changedIn(scanAt(roots, { index: settled(index), directories: 'changed' }))).toEqual(['./file']);
});

test('a file that was touched just before it was looked at is looked at again, whatever its times say', async () => {
  const workspace = folder();
  writeFileSync(join(workspace, 'fresh'), 'x');
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  expect(index.get(at('fresh'))?.racy).toBe(true);
  expect(changedIn(scanAt(roots, { index, directories: 'changed' }))).toContain('./fresh');
});

test('what is new, removed, renamed, replaced or of another mode is named', async () => {
  const workspace = folder();
  const inside = (name: string) => join(workspace, name);
  for (const name of ['dir', 'dir/sub', 'was-dir']) mkdirSync(inside(name));
  for (const name of ['old', 'gone', 'mode', 'dir/sub/gone', 'was-dir/below', 'same']) {
    writeFileSync(inside(name), 'x');
  }
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  renameSync(inside('old'), inside('new'));
  unlinkSync(inside('gone'));
  rmSync(inside('dir'), { recursive: true });
  rmSync(inside('was-dir'), { recursive: true });
  writeFileSync(inside('was-dir'), 'now a file');
  chmodSync(inside('mode'), 0o600);
  for (const directories of ['all', 'changed'] as const) {
    const again = scanAt(roots, { index: settled(index), directories });
    expect(changedIn(again)).toEqual(['./mode', './new', './was-dir']);
    expect([...again.gone].sort()).toEqual([
      './dir',
      './dir/sub',
      './dir/sub/gone',
      './gone',
      './old',
      './was-dir/below',
    ]);
  }
});

test('nothing is found through a link that took the place of a directory', async () => {
  const workspace = folder();
  const outside = folder();
  for (const place of [join(workspace, 'dir'), join(outside, 'dir')]) {
    mkdirSync(join(place, 'sub'), { recursive: true });
    writeFileSync(join(place, 'sub/file'), 'x');
  }
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  rmSync(join(workspace, 'dir'), { recursive: true });
  symlinkSync(join(outside, 'dir'), join(workspace, 'dir'));
  for (const directories of ['all', 'changed'] as const) {
    const again = scanAt(roots, { index: settled(index), directories });
    expect(changedIn(again)).toEqual(['./dir']);
    expect([...again.gone].sort()).toEqual(['./dir/sub', './dir/sub/file']);
  }
});

test('fifos and sockets are named as skipped, and are there', async () => {
  const workspace = folder();
  spawnSync('mkfifo', [join(workspace, 'fifo')]);
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(join(workspace, 'socket'), resolve));
  const { scan, tree, index } = await lookAround(rootsAt(workspace));
  const skipped = [
    { path: './fifo', why: 'fifo' },
    { path: './socket', why: 'socket' },
  ];
  expect([...scan.skipped].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(skipped);
  expect(tree.get(at('fifo'))).toMatchObject({ kind: 'other', what: 'fifo' });
  expect(tree.get(at('socket'))).toMatchObject({ kind: 'other', what: 'socket' });
  const again = scanAt(rootsAt(workspace), { index: settled(index), directories: 'changed' });
  expect(again.skipped).toHaveLength(2);
});

test('devices are named as skipped, and are there', async () => {
  // Only root can make one; everybody has these.
  const { scan, tree } = await lookAround(rootsAt('/dev'));
  expect(scan.skipped).toContainEqual({ path: './null', why: 'device' });
  expect(tree.get(at('null'))).toMatchObject({ kind: 'other', what: 'device' });
});

test('bits that are not saved are named: setuid, setgid, sticky', async () => {
  const workspace = folder();
  writeFileSync(join(workspace, 'file'), 'x');
  chmodSync(join(workspace, 'file'), 0o6755);
  mkdirSync(join(workspace, 'dir'));
  chmodSync(join(workspace, 'dir'), 0o1777);
  const { scan, tree } = await lookAround(rootsAt(workspace));
  expect([...scan.skipped].sort((a, b) => (a.why < b.why ? -1 : 1))).toEqual([
    { path: './file', why: 'setgid' },
    { path: './file', why: 'setuid' },
    { path: './dir', why: 'sticky' },
  ]);
  expect(tree.get(at('file'))).toMatchObject({ mode: 0o755 });
  expect(tree.get(at('dir'))).toMatchObject({ mode: 0o777 });
});

test('a directory that cannot be read is named each time, and what is in it is not gone', async () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'closed'));
  mkdirSync(join(workspace, 'closed/sub'));
  writeFileSync(join(workspace, 'closed/file'), 'x');
  writeFileSync(join(workspace, 'closed/sub/file'), 'x');
  giveAway(workspace, join(workspace, 'closed'), join(workspace, 'closed/sub'));
  await asUser(async () => {
    const roots = rootsAt(workspace);
    const { index } = await lookAround(roots);
    chmodSync(join(workspace, 'closed'), 0o000);
    const again = scanAt(roots, { index: settled(index), directories: 'changed' });
    expect(again.gone).toEqual([]);
    expect(again.skipped).toContainEqual({ path: './closed', why: 'unreadable' });
    const looked = await lookAll(again.changed, {
      roots,
      sink: null,
      held: new Map(),
      scannedAt: again.startedAt,
      signal: never,
      onProgress: () => {},
    });
    expect(looked.get(at('closed'))).toEqual({ kind: 'unreadable', why: 'permission denied' });
    noteLooked(index, looked, again.gone);
    const third = scanAt(roots, { index: settled(index), directories: 'changed' });
    expect(third.skipped).toContainEqual({ path: './closed', why: 'unreadable' });
    expect(third.gone).toEqual([]);
    chmodSync(join(workspace, 'closed'), 0o755);
    const fourth = scanAt(roots, { index: settled(index), directories: 'changed' });
    expect(changedIn(fourth)).toEqual(['./closed']);
    expect(fourth.gone).toEqual([]);
  });
});

test('a file that could not be read is named by the next scan too, though its directory did not change', async () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'dir'));
  writeFileSync(join(workspace, 'dir/secret'), 'x', { mode: 0o000 });
  chmodSync(join(workspace, 'dir/secret'), 0o000);
  giveAway(workspace, join(workspace, 'dir'), join(workspace, 'dir/secret'));
  await asUser(async () => {
    const roots = rootsAt(workspace);
    const scanned = scanAt(roots);
    const looked = await lookAll(scanned.changed, {
      roots,
      sink: null,
      held: new Map(),
      // Long after, so that nothing is racy.
      scannedAt: scanned.startedAt + 1e6,
      signal: never,
      onProgress: () => {},
    });
    expect(looked.get(at('dir/secret'))).toEqual({ kind: 'unreadable', why: 'permission denied' });
    const index = new Map();
    noteLooked(index, looked, []);
    const again = scanAt(roots, { index, directories: 'changed' });
    expect(changedIn(again)).toContain('./dir/secret');
  });
});

test('what is left out is not walked, credentials are named, and nothing of it is gone', async () => {
  const workspace = folder();
  for (const name of ['.git', 'node_modules', 'kept']) mkdirSync(join(workspace, name));
  for (const name of ['.git/HEAD', 'node_modules/x', 'kept/.npmrc', 'kept/file']) {
    writeFileSync(join(workspace, name), 'x');
  }
  const roots = rootsAt(workspace);
  const { index, scan } = await lookAround(roots);
  expect(changedIn(scan)).toEqual(['./kept', './kept/file', './node_modules', './node_modules/x']);
  expect(scan.skipped).toEqual([{ path: './kept/.npmrc', why: 'credentials' }]);
  const leftOut = leaveOut({
    roots,
    covered: [{ paths: ['.'], exclude: ['node_modules/', 'file'] }],
    own: [],
    isGit: () => false,
  });
  rmSync(join(workspace, 'node_modules/x'));
  const again = scanAt(roots, { index: settled(index), leftOut });
  expect(changedIn(again)).toEqual([]);
  expect(again.gone).toEqual([]);
});

test('leftovers of an earlier process are no part of the workspace, and told by their absolute path', () => {
  const workspace = folder();
  const name = temporaryName();
  mkdirSync(join(workspace, 'é'));
  writeFileSync(join(workspace, 'é', name), 'half');
  // Somebody else's, however much it looks like one.
  for (const mine of ['.savepoint-x.tmp', '.savepoint-0123456789abcdef.tmp', name.replace('.tmp', '.tmp2')])
    writeFileSync(join(workspace, mine), 'mine');
  const scanned = scanAt(rootsAt(workspace));
  expect(changedIn(scanned)).toEqual(
    [
      './.savepoint-x.tmp',
      './.savepoint-0123456789abcdef.tmp',
      `./${name.replace('.tmp', '.tmp2')}`,
      atText('é'),
    ].sort(),
  );
  expect(scanned.temporary).toEqual([`${rootsAt(workspace).list[0]?.absolute}/\xc3\xa9/${name}`]);
});

test('roots may be files, and missing; the folder of a root outside of the workspace is a path of its own', async () => {
  const workspace = folder();
  const other = folder();
  writeFileSync(join(workspace, 'file'), 'x');
  const roots = rootsAt(workspace, ['file', 'missing', other]);
  const { index, scan } = await lookAround(roots);
  expect(changedIn(scan)).toEqual(['./file', other].sort());
  rmSync(join(workspace, 'file'));
  const again = scanAt(roots, { index: settled(index), directories: 'changed' });
  expect(again.gone).toEqual(['./file']);
  expect(scanAt(rootsAt(workspace, [other]), { index: settled(index) }).gone).toEqual([]);
});

test('a root that went missing takes all that was in it', async () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'build/sub'), { recursive: true });
  writeFileSync(join(workspace, 'build/sub/file'), 'x');
  const roots = rootsAt(workspace, ['build']);
  const { index } = await lookAround(roots);
  rmSync(join(workspace, 'build'), { recursive: true });
  const again = scanAt(roots, { index: settled(index), directories: 'changed' });
  expect([...again.gone].sort()).toEqual(['./build', './build/sub', './build/sub/file']);
});

test('a file put into a directory whose time of modification was set back is found', async () => {
  const workspace = folder();
  const directory = join(workspace, 'dir');
  mkdirSync(directory);
  utimesSync(directory, 1000, 1000);
  const roots = rootsAt(workspace);
  const { index } = await lookAround(roots);
  const { ctimeMs } = lstatSync(directory);
  for (let count = 0; lstatSync(directory).ctimeMs === ctimeMs; count++) {
    writeFileSync(join(directory, `new${count}`), 'x');
    lutimesSync(directory, 1000, 1000);
  }
  const names = readdirSync(directory).map((name) => `./dir/${name}`);
  const again = scanAt(roots, { index: settled(index), directories: 'changed' });
  expect(changedIn(again)).toEqual(['./dir' as Path, ...names].sort());
});

test('a folder that comes or goes while it is looked at is named: neither it is known, nor what is in it', async () => {
  const [workspace, other, aside] = [folder(), folder(), folder()];
  const roots = rootsAt(workspace, ['.', other]);
  mkdirSync(join(other, 'd'));
  for (const name of ['1', '2', '3']) writeFileSync(join(other, 'd', name), name);
  writeFileSync(join(workspace, 'file'), 'x');
  const move = (from: string, to: string) => renameSync(join(from, 'd'), join(to, 'd'));
  const scanning = (options: Partial<ScanOptions>, onPath: (path: string) => void) =>
    scanAt(roots, {
      ...options,
      leftOut: (path) => {
        onPath(path);
        return null;
      },
    });
  const atFirst = (wanted: RegExp, act: () => void) => {
    let isDone = false;
    return (path: string) => {
      if (isDone || !wanted.test(path)) return;
      isDone = true;
      act();
    };
  };
  // Away when it is to be read.
  const gone = scanning(
    {},
    atFirst(/\/d$/, () => move(other, aside)),
  );
  expect(gone.skipped).toEqual([{ path: `${other}/d`, why: 'moving' }]);
  move(aside, other);
  // What is known of it is not told as gone.
  const index = settled((await lookAround(roots)).index);
  writeFileSync(join(workspace, 'new'), 'x');
  const [leave, back] = [
    atFirst(/\/d$/, () => move(other, aside)),
    atFirst(/^\.\/new$/, () => move(aside, other)),
  ];
  const known = scanning({ index }, (path) => {
    leave(path);
    back(path);
  });
  expect(known.gone).toEqual([]);
  expect(known.skipped.filter(({ why }) => why === 'moving')).not.toEqual([]);
});

test('a folder with very many files that is gone takes all of them', async () => {
  const workspace = folder();
  const roots = rootsAt(workspace);
  mkdirSync(join(workspace, 'd'));
  writeFileSync(join(workspace, 'd', '0'), 'x');
  const index = new Map(settled((await lookAround(roots)).index));
  const one = index.get(at('d/0'));
  if (one === undefined) throw new Error('it was not seen');
  for (let number = 1; number < 150_000; number++) index.set(at(`d/${number}`), one);
  rmSync(join(workspace, 'd'), { recursive: true });
  expect(scanAt(roots, { index, directories: 'changed' }).gone).toHaveLength(150_001);
});
