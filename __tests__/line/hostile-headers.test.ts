import { zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { CheckpointDamaged, CheckpointFile } from '../../src/line/checkpoint.ts';
import { MOST } from '../../src/line/keys.ts';
import { OtherSchema } from '../../src/record/lines.ts';
import { fileOf, frame, hostile, type Loose, looseHeader } from '../support/hostile-checkpoint.ts';
import { eventsOf, journalOf, OWNER } from '../support/line-runs.ts';

const JOURNAL = journalOf(eventsOf(1));
const GOOD = looseHeader(JOURNAL);

const open = (bytes: Buffer) => CheckpointFile.open(fileOf(bytes));
const LINK = { claim: 1, sequence: 1, attempt: 1, steps: 0, resumable: true, packs: [1] };
const link = (change: Loose) => ({ chain: [{ ...LINK, ...change }] });

test('the headers of this suite are good but for what is said', () => {
  expect(open(hostile(GOOD)).journal).toBe(JOURNAL);
  expect(open(hostile({ ...GOOD, ...link({}) })).header.chain).toHaveLength(1);
});

describe('a header that could lead anywhere is told as damaged', () => {
  test.each<[string, Loose]>([
    ['a run above the folder', { run: '../20260102-030405-x' }],
    ['a run that is the folder above', { run: '..' }],
    ['a run in another folder', { run: '20260102-030405-x/../../y' }],
    ['an absolute run', { run: '/etc' }],
    ['an empty run', { run: '' }],
    ['a run with a line end', { run: '20260102-030405-x\n' }],
    ['a run with a zero', { run: '20260102-030405-x\u0000' }],
    ['a run in capitals', { run: '20260102-030405-X' }],
    ['a run too long for a folder', { run: `20260102-030405-${'x'.repeat(300)}` }],
    ['a run that is a list', { run: ['20260102-030405-x'] }],
    ['no run', { run: undefined }],
    ['a negative pack', { packs: [{ pack: -1, bytes: 0 }] }],
    ['pack 0', { packs: [{ pack: 0, bytes: 0 }] }],
    ['a pack with a path for its number', { packs: [{ pack: '../x', bytes: 0 }] }],
    ['a pack of negative length', { packs: [{ pack: 1, bytes: -1 }] }],
    [
      'packs whose lengths make up for each other',
      {
        packs: [
          { pack: 1, bytes: 10 },
          { pack: 2, bytes: -10 },
        ],
      },
    ],
    ['a pack of a fractional length', { packs: [{ pack: 1, bytes: 0.5 }] }],
    ['a pack of a length beyond the file', { packs: [{ pack: 1, bytes: Number.MAX_SAFE_INTEGER }] }],
    [
      'packs of lengths beyond all numbers',
      { packs: [1, 2, 3].map((pack) => ({ pack, bytes: Number.MAX_SAFE_INTEGER })) },
    ],
    ['a pack that is nothing', { packs: [null] }],
    [
      'the same pack twice',
      {
        packs: [
          { pack: 1, bytes: 0 },
          { pack: 1, bytes: 0 },
        ],
      },
    ],
    ['packs that are no list', { packs: { length: 0 } }],
    ['no packs', { packs: undefined }],
    ['a journal of negative length', { journal: { bytes: -1, digest: '' } }],
    ['a journal beyond the file', { journal: { bytes: 2 ** 40, digest: '' } }],
    ['a journal of a text for its length', { journal: { bytes: '10', digest: '' } }],
    ['a journal without digest', { journal: { bytes: 10 } }],
    ['a journal of another digest', { journal: { ...(GOOD.journal as Loose), digest: '0'.repeat(64) } }],
    ['no journal', { journal: null }],
    ['a link to no list', link({ packs: 'all' })],
    ['a link with a path for a pack', link({ packs: ['../x'] })],
    ['a link to a negative place', link({ sequence: -1 })],
    ['a link to a place that has no key', link({ claim: MOST + 1 })],
    ['a link to half a place', link({ sequence: 1.5 })],
    ['a link that is nothing', { chain: [null] }],
    ['a link without an attempt', link({ attempt: undefined })],
    ['a link with more steps than a key takes', link({ steps: 1_000_000 })],
    ['a link that says neither that a re-run goes on nor that none does', link({ resumable: 'r' })],
    ['a chain that is no list', { chain: {} }],
    ['no chain', { chain: undefined }],
    ['a place that has no key', { place: { claim: 1, sequence: MOST + 1 } }],
    ['no place', { place: undefined }],
    ['an event that is no number', { event: '3' }],
    ['a negative event', { event: -1 }],
    ['no event', { event: undefined }],
    ['a workflow run that is no text', { workflow_run: { toString: 'x' } }],
    ['no workflow run', { workflow_run: undefined }],
    ['no owner', { owner: undefined }],
    ['an owner that is nothing', { owner: null }],
    ['an owner that is a text', { owner: 'octo' }],
    ['an owner without a part', { owner: { ...OWNER, job: undefined } }],
    ['an owner with numbers', { owner: { ...OWNER, job: 1 } }],
    ['an owner without scope', { owner: { ...OWNER, scope: null } }],
  ])('%s', (_what, change) => {
    expect(() => open(hostile({ ...GOOD, ...change }))).toThrow(CheckpointDamaged);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a number', 1],
    ['no JSON', '{"run":'],
    ['JSON with a hidden prototype', '{"__proto__":{"run":"20260102-030405-x"}}'],
  ])('a header that is %s', (_what, header) => {
    expect(() => open(hostile(header))).toThrow(CheckpointDamaged);
  });

  test.each([-1n, 2n ** 63n, 2n ** 53n + 1n, 17n * 2n ** 20n])(
    'one that is said to be %d bytes long, without taking the memory for it',
    (length) => {
      const text = zstdCompressSync(JSON.stringify(GOOD));
      const bytes = Buffer.concat([frame(text, BigInt.asUintN(64, length)), text]);
      expect(() => open(bytes)).toThrow(CheckpointDamaged);
    },
  );

  test('one that unpacks to more than a header can be', () => {
    const header = JSON.stringify({ ...GOOD, filler: ' '.repeat(17 * 1024 ** 2) });
    expect(() => open(hostile(header))).toThrow(CheckpointDamaged);
  });

  test('a header and a journal that are not compressed', () => {
    const text = Buffer.from(JSON.stringify(GOOD));
    expect(() => open(Buffer.concat([frame(text, BigInt(text.length)), text]))).toThrow(CheckpointDamaged);
  });

  test('a format that there never was', () => {
    const bytes = hostile(GOOD);
    bytes.writeUInt32LE(0, 8);
    expect(() => open(bytes)).toThrow(CheckpointDamaged);
  });

  test('a newer format, which is no damage', () => {
    const bytes = hostile(GOOD);
    bytes.writeUInt32LE(2, 8);
    bytes.writeUInt32LE(2, 12);
    expect(() => open(bytes)).toThrow(OtherSchema);
  });
});
