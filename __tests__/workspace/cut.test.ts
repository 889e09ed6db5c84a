import { createCipheriv } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sha256 } from '../../src/digest/digest.ts';
import { PIECE } from '../../src/workspace/contents.ts';
import { CUT_SIZES, cutter } from '../../src/workspace/cut.ts';
import { folder } from '../support/folder.ts';
import { lookAround, Memory, rootsAt } from './rig.ts';

const CONTENT = randomBytes(16 * PIECE);
const cut = cutter(CUT_SIZES);

/** Always the same ones. */
function randomBytes(length: number): Buffer {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length));
}

/** Where pieces end. */
function endsIn(content: Buffer): readonly number[] {
  const ends: number[] = [];
  for (let at = 0; at < content.length; at = ends.at(-1) as number)
    ends.push(cut(content, at, content.length));
  return ends;
}

test('pieces have three eighths of the most bytes that one may have, and none but the last less than a quarter', () => {
  const ends = endsIn(CONTENT);
  const lengths = ends.map((end, number) => end - (ends[number - 1] ?? 0));
  expect(ends.at(-1)).toBe(CONTENT.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(PIECE);
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(PIECE / 4);
  expect(CONTENT.length / lengths.length).toBeGreaterThan(0.3 * PIECE);
  expect(CONTENT.length / lengths.length).toBeLessThan(0.45 * PIECE);
});

test('a version cuts where the one before did, so that what is stored is found again', () => {
  expect(endsIn(CONTENT).slice(0, 5)).toEqual([264_775, 667_537, 1_026_884, 1_569_937, 1_847_989]);
});

test('bytes that repeat are cut at the most bytes, and become the same pieces', () => {
  expect(endsIn(Buffer.alloc(3 * PIECE + 5))).toEqual([PIECE, 2 * PIECE, 3 * PIECE, 3 * PIECE + 5]);
});

test.each<[string, Buffer]>([
  ['put in at the front', Buffer.concat([Buffer.from('new'), CONTENT])],
  [
    'put in and changed',
    Buffer.concat([CONTENT.subarray(0, 5 * PIECE), Buffer.alloc(999, 'new'), CONTENT.subarray(6 * PIECE)]),
  ],
  ['removed', Buffer.concat([CONTENT.subarray(0, 3 * PIECE), CONTENT.subarray(3 * PIECE + 10)])],
])(
  'of a large file with bytes %s, the pieces of that place alone are stored again',
  async (_what, changed) => {
    const [workspace, sink] = [folder(), new Memory()];
    writeFileSync(join(workspace, 'file'), CONTENT);
    await lookAround(rootsAt(workspace), sink);
    const stored = new Set(sink.pieces.keys());
    writeFileSync(join(workspace, 'file'), changed);
    await lookAround(rootsAt(workspace), sink);
    const again = [...sink.pieces].filter(([digest]) => !stored.has(digest));
    expect(again.length).toBeGreaterThan(0);
    expect(again.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(2 * PIECE);
    const read: Uint8Array[] = [];
    for await (const piece of sink.read(sha256(changed))) read.push(piece);
    expect(Buffer.concat(read).equals(changed)).toBe(true);
  },
);
