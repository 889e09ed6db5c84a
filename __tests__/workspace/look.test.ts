import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../src/digest/digest.ts';
import type { Path } from '../../src/tree/path.ts';
import { PIECE } from '../../src/workspace/contents.ts';
import { type LookOptions, look } from '../../src/workspace/look.ts';
import { lookAll } from '../../src/workspace/look-all.ts';
import { folder } from '../support/folder.ts';
import { giveAway } from '../support/other-user.ts';
import { asUser, at, entryOf, Memory, never, rootsAt, scanAt, seenAt } from './rig.ts';

function lookAt(workspace: string, path: Path, options: Partial<LookOptions> = {}) {
  const roots = rootsAt(workspace);
  return look(path, seenAt(roots, path), {
    roots,
    sink: null,
    held: null,
    scannedAt: Date.now(),
    signal: never,
    ...options,
  });
}

function blobId(kind: 'sha1' | 'sha256', content: Uint8Array): string {
  return createHash(kind).update(`blob ${content.length}\0`).update(content).digest('hex');
}

const LARGE = Buffer.alloc(2 * PIECE + 5, 'large ');

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a few bytes', Buffer.from('hello')],
  ['one piece', Buffer.alloc(PIECE, 'piece')],
  ['one byte more than a piece', Buffer.alloc(PIECE + 1, 'piece')],
  ['many pieces', LARGE],
])('a file of %s is known by its digest, and kept in pieces', async (_name, content) => {
  const workspace = folder();
  writeFileSync(join(workspace, 'file'), content, { mode: 0o640 });
  const sink = new Memory();
  const looked = await lookAt(workspace, at('file'), { sink });
  const { mtimeMs } = seenAt(rootsAt(workspace), at('file'));
  expect(entryOf(looked)).toEqual({
    kind: 'file',
    mode: 0o640,
    size: content.length,
    digest: sha256(content),
    mtime: Math.round(mtimeMs * 1000),
  });
  expect(looked).toMatchObject({ inGit: false });
  const read: Uint8Array[] = [];
  for await (const piece of sink.read(sha256(content))) read.push(piece);
  expect(Buffer.concat(read).equals(content)).toBe(true);
});

test.each(['sha1', 'sha256'] as const)('what git holds as a blob (%s) is not kept again', async (kind) => {
  const workspace = folder();
  for (const content of [Buffer.from('small'), LARGE]) {
    writeFileSync(join(workspace, 'file'), content);
    const sink = new Memory();
    const held = blobId(kind, content);
    const looked = await lookAt(workspace, at('file'), { sink, held });
    expect(looked).toMatchObject({ inGit: true, entry: { digest: sha256(content) } });
    expect(sink.pieces.size).toBe(0);
    const other = await lookAt(workspace, at('file'), { sink, held: blobId(kind, Buffer.from('other')) });
    expect(other).toMatchObject({ inGit: false, entry: { digest: sha256(content) } });
    expect(sink.has(sha256(content))).toBe(true);
  }
});

test('a content that the sink has is not given to it again', async () => {
  const workspace = folder();
  writeFileSync(join(workspace, 'file'), 'small');
  const sink = new Memory();
  sink.add('small');
  sink.onPiece = () => {
    throw new Error('given again');
  };
  expect(await lookAt(workspace, at('file'), { sink })).toMatchObject({ kind: 'found' });
});

test('links and directories are known by target and mode', async () => {
  const workspace = folder();
  symlinkSync(Buffer.from('../\xff\n', 'latin1'), join(workspace, 'link'));
  mkdirSync(join(workspace, 'dir'));
  chmodSync(join(workspace, 'dir'), 0o710);
  expect(entryOf(await lookAt(workspace, at('link')))).toMatchObject({ kind: 'link', target: '../\xff\n' });
  expect(entryOf(await lookAt(workspace, at('dir')))).toMatchObject({ kind: 'directory', mode: 0o710 });
});

/** A sink that does something to the file at its second piece, or the only one, as often as it is asked to. */
function meddling(content: Uint8Array, meddle: () => void, times = 1): Memory {
  const sink = new Memory();
  let pieces = 0;
  let left = times;
  sink.onPiece = () => {
    pieces++;
    if (left === 0 || (content.length > PIECE && pieces % 2 === 1)) return;
    left--;
    meddle();
  };
  return sink;
}

describe.each([
  ['small', Buffer.alloc(5000, 'small ')],
  ['large', LARGE],
])('a %s file', (_size, content) => {
  test.each<[string, (path: string) => void]>([
    ['grows', (path) => appendFileSync(path, 'more')],
    ['shrinks', (path) => truncateSync(path, content.length - 4)],
    ['is written to', (path) => writeFileSync(path, 'X', { flag: 'r+' })],
    [
      'is replaced',
      (path) => {
        writeFileSync(`${path}.new`, Buffer.alloc(content.length, 'other'));
        renameSync(`${path}.new`, path);
      },
    ],
    ['gets another mode', (path) => chmodSync(path, 0o600)],
  ])('that %s while it is looked at is read again', async (_name, meddle) => {
    const workspace = folder();
    const path = join(workspace, 'file');
    writeFileSync(path, content);
    const looked = await lookAt(workspace, at('file'), { sink: meddling(content, () => meddle(path)) });
    const settled = await lookAt(workspace, at('file'));
    expect(settled.kind).toBe('found');
    expect(looked).toMatchObject({ entry: entryOf(settled) });
  });

  test('that is removed while it is looked at is gone', async () => {
    const workspace = folder();
    writeFileSync(join(workspace, 'file'), content);
    const sink = meddling(content, () => rmSync(join(workspace, 'file')));
    expect(await lookAt(workspace, at('file'), { sink })).toEqual({ kind: 'gone' });
  });

  test.each<[string, (path: string) => void, object]>([
    ['a link', (path) => symlinkSync('/etc/passwd', path), { kind: 'link', target: '/etc/passwd' }],
    ['a fifo', (path) => void spawnSync('mkfifo', [path]), { kind: 'other', what: 'fifo' }],
  ])('that is replaced by %s, before or while it is read, is seen as that', async (_name, put, entry) => {
    const workspace = folder();
    const path = join(workspace, 'file');
    const meddle = () => {
      rmSync(path);
      put(path);
    };
    writeFileSync(path, content);
    expect(await lookAt(workspace, at('file'), { sink: meddling(content, meddle) })).toMatchObject({ entry });
    rmSync(path, { recursive: true });
    writeFileSync(path, 'small');
    const roots = rootsAt(workspace);
    const seen = seenAt(roots, at('file'));
    meddle();
    const options = { roots, sink: null, held: null, scannedAt: Date.now(), signal: never };
    expect(await look(at('file'), seen, options)).toMatchObject({ entry });
  });
});

test('a small file for which the sink has no room at once is kept when it has', async () => {
  const workspace = folder();
  writeFileSync(join(workspace, 'file'), 'small');
  const sink = new Memory();
  sink.tryPiece = () => false;
  const looked = await lookAt(workspace, at('file'), { sink });
  expect(entryOf(looked)).toMatchObject({ digest: sha256('small') });
  expect(sink.has(sha256('small'))).toBe(true);
});

test('a file that changes each time it is looked at is unstable', async () => {
  const workspace = folder();
  const path = join(workspace, 'file');
  writeFileSync(path, LARGE);
  const sink = meddling(LARGE, () => appendFileSync(path, 'x'), 100);
  expect(await lookAt(workspace, at('file'), { sink })).toEqual({
    kind: 'unstable',
    why: 'it changed while it was read',
  });
});

test('a path that is not there any more is gone, also where its directory is a file now', async () => {
  const workspace = folder();
  mkdirSync(join(workspace, 'dir'));
  writeFileSync(join(workspace, 'dir/file'), 'x');
  const roots = rootsAt(workspace);
  const seen = seenAt(roots, at('dir/file'));
  const options = { roots, sink: null, held: null, scannedAt: Date.now(), signal: never };
  rmSync(join(workspace, 'dir/file'));
  expect(await look(at('dir/file'), seen, options)).toEqual({ kind: 'gone' });
  rmSync(join(workspace, 'dir'), { recursive: true });
  writeFileSync(join(workspace, 'dir'), 'x');
  expect(await look(at('dir/file'), seen, options)).toEqual({ kind: 'gone' });
});

test('a file that may not be read is unreadable', async () => {
  const workspace = folder();
  writeFileSync(join(workspace, 'file'), 'x');
  chmodSync(join(workspace, 'file'), 0o000);
  giveAway(workspace, join(workspace, 'file'));
  const looked = await asUser(() => lookAt(workspace, at('file')));
  expect(looked).toEqual({ kind: 'unreadable', why: 'permission denied' });
});

test("the sink's own errors are thrown as they are, not taken for the file's", async () => {
  const workspace = folder();
  writeFileSync(join(workspace, 'file'), 'x');
  const sink = new Memory();
  const error = Object.assign(new Error('full'), { code: 'ENOENT' });
  sink.onPiece = () => {
    throw error;
  };
  await expect(lookAt(workspace, at('file'), { sink })).rejects.toBe(error);
});

test('looking stops when it is told to, in the middle of a file', async () => {
  const workspace = folder();
  writeFileSync(join(workspace, 'file'), LARGE);
  const controller = new AbortController();
  const sink = meddling(LARGE, () => controller.abort(new Error('stop')));
  await expect(lookAt(workspace, at('file'), { sink, signal: controller.signal })).rejects.toThrow('stop');
});

test('looking at many tells how far it is, and lets others have their turn', async () => {
  const workspace = folder();
  for (let count = 0; count < 500; count++) writeFileSync(join(workspace, `file${count}`), `${count}`);
  const roots = rootsAt(workspace);
  const { changed, startedAt } = scanAt(roots);
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const progress: number[] = [];
  const options = { roots, sink: null, held: new Map(), scannedAt: startedAt, signal: never };
  const again = Array.from({ length: 20 }, () => [...changed]).flat();
  const looked = await lookAll(again, { ...options, onProgress: (files) => progress.push(files) });
  clearInterval(timer);
  expect(looked.size).toBe(500);
  expect(progress.at(-1)).toBe(10_000);
  expect(turns).toBeGreaterThan(0);
});
