import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CheckpointDamaged, CheckpointFile, writeCheckpoint } from '../../src/line/checkpoint.ts';
import { folder } from '../support/folder.ts';
import {
  checkpointFile,
  entryOf,
  eventsOf,
  journalOf,
  OWNER,
  packFiles,
  packText,
  RUN,
} from '../support/line-runs.ts';
import { isSoak, random } from '../support/random.ts';

const PLACE = { claim: 3, sequence: 7 };
const CHAIN = [{ ...entryOf({ claim: 2, sequence: 1 }), packs: [1, 2] }];
const FRAME = 56;
const HEADER = {
  ...{ owner: OWNER, place: PLACE, workflow_run: null, run: RUN, event: 1 },
  ...{ chain: [], by: [], others: [] },
};

/** The file of a checkpoint with the packs 3 and 4, and where its parts end. */
async function whole() {
  const path = await checkpointFile({ place: PLACE, steps: 4, packs: [3, 4], chain: CHAIN });
  const bytes = readFileSync(path);
  const header = FRAME + Number(bytes.readBigUInt64LE(16));
  const journal = header + CheckpointFile.open(path).header.journal.bytes;
  return { path, bytes, journal };
}

/** A file of these bytes, opened. */
function opened(bytes: Uint8Array): CheckpointFile {
  const path = join(folder(), 'file');
  writeFileSync(path, bytes);
  return CheckpointFile.open(path);
}

describe('a checkpoint file', () => {
  test('gives back what was put in', async () => {
    const { path } = await whole();
    const file = CheckpointFile.open(path);
    expect(file.header).toMatchObject({
      owner: OWNER,
      place: PLACE,
      workflow_run: '777',
      run: RUN,
      event: 9,
      chain: CHAIN,
      packs: [3, 4].map((pack) => ({ pack, bytes: packText(pack).length })),
    });
    expect(file.journal).toBe(journalOf(eventsOf(4)));
    for (const pack of [4, 3]) {
      const to = join(folder(), 'pack');
      expect(await file.extract(pack, to)).toBe(true);
      expect(readFileSync(to, 'utf8')).toBe(packText(pack));
    }
  });

  test('tells its length', async () => {
    const path = join(folder(), 'file');
    const packs = packFiles(folder(), [1]);
    const bytes = await writeCheckpoint(path, { header: HEADER, journal: journalOf(eventsOf(0)), packs });
    expect(bytes).toBe(readFileSync(path).length);
  });

  test('says of a pack that it does not hold that it has none, and writes nothing', async () => {
    const { path } = await whole();
    const to = join(folder(), 'pack');
    expect(await CheckpointFile.open(path).extract(1, to)).toBe(false);
    expect(existsSync(to)).toBe(false);
  });

  test('writes over no file: neither itself, nor a pack', async () => {
    const { path } = await whole();
    const to = join(folder(), 'there');
    writeFileSync(to, 'mine');
    await expect(CheckpointFile.open(path).extract(3, to)).rejects.toThrow('EEXIST');
    await expect(writeCheckpoint(to, { header: HEADER, journal: '', packs: [] })).rejects.toThrow('EEXIST');
    expect(readFileSync(to, 'utf8')).toBe('mine');
  });

  test('holds empty packs, and none', async () => {
    const [empty = { pack: 0, path: '' }] = packFiles(folder(), [1]);
    truncateSync(empty.path, 0);
    const path = join(folder(), 'file');
    await writeCheckpoint(path, { header: HEADER, journal: journalOf(eventsOf(0)), packs: [empty] });
    const to = join(folder(), 'pack');
    expect(await CheckpointFile.open(path).extract(1, to)).toBe(true);
    expect(readFileSync(to)).toHaveLength(0);
    expect(CheckpointFile.open(await checkpointFile({ packs: [] })).header.packs).toEqual([]);
  });

  test('is of its owner and place alone', async () => {
    const file = CheckpointFile.open(await checkpointFile({ place: PLACE }));
    expect(file.isOf(OWNER, PLACE)).toBe(true);
    expect(file.isOf({ ...OWNER, matrix: '{"n":11}' }, PLACE)).toBe(false);
    expect(file.isOf({ ...OWNER, scope: { kind: 'own', text: '777' } }, PLACE)).toBe(false);
    expect(file.isOf(OWNER, { ...PLACE, claim: 4 })).toBe(false);
    expect(file.isOf(OWNER, { ...PLACE, sequence: 8 })).toBe(false);
  });
});

describe('a checkpoint file that is not as it was written is told as damaged', () => {
  /** A soak tries each byte, else each of the frame and every third after it. */
  const next = (at: number) => at + (isSoak() || at < FRAME ? 1 : 3);

  test('whichever byte of frame, header and journal is another', async () => {
    const { bytes, journal } = await whole();
    const path = join(folder(), 'file');
    const wrong: number[] = [];
    for (let at = 0; at < journal; at = next(at)) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      writeFileSync(path, damaged);
      try {
        CheckpointFile.open(path);
        wrong.push(at);
      } catch (error) {
        if (!(error instanceof CheckpointDamaged)) throw error;
      }
    }
    expect(wrong).toEqual([]);
  });

  test('wherever it is cut short', async () => {
    const { bytes } = await whole();
    const path = join(folder(), 'file');
    writeFileSync(path, bytes);
    for (let left = 1; left <= bytes.length; left = next(left)) {
      const length = bytes.length - left;
      truncateSync(path, length);
      expect(() => CheckpointFile.open(path)).toThrow(CheckpointDamaged);
    }
  });

  test('when something follows', async () => {
    const { bytes } = await whole();
    expect(() => opened(Buffer.concat([bytes, Buffer.from('x')]))).toThrow(CheckpointDamaged);
  });

  test('when bytes are put in, left out or exchanged', async () => {
    const { bytes, journal } = await whole();
    const dice = random(20_261);
    for (let nth = 0; nth < (isSoak() ? 5_000 : 300); nth++) {
      const [from, to] = [dice.below(journal), dice.below(journal)].sort((a, b) => a - b);
      const [start, middle, rest] = [
        bytes.subarray(0, from),
        bytes.subarray(from, to),
        bytes.subarray(to ?? 0),
      ];
      const swapped = Buffer.from(middle).reverse();
      const parts = [
        [start, rest],
        [start, middle, middle, rest],
        [start, swapped, rest],
      ];
      const damaged = Buffer.concat(parts[nth % parts.length] ?? []);
      if (damaged.equals(bytes)) continue;
      expect(() => opened(damaged)).toThrow(CheckpointDamaged);
    }
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(1000)],
    ['a page for people', Buffer.from('<!DOCTYPE html><html>'.repeat(10))],
    ['a journal', Buffer.from(journalOf(eventsOf(1)))],
  ])('when it is %s', (_what, bytes) => {
    expect(() => opened(bytes)).toThrow(CheckpointDamaged);
  });
});
