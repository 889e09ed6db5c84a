import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { packName } from '../../src/checkpoint/format.ts';
import { bring } from '../../src/line/bring.ts';
import { find, type Opened } from '../../src/line/find.ts';
import { keyOf } from '../../src/line/keys.ts';
import { lineOf } from '../../src/line/owner.ts';
import { StoreError } from '../../src/store/errors.ts';
import { folder } from '../support/folder.ts';
import { hostile, looseHeader } from '../support/hostile-checkpoint.ts';
import { Shelf } from '../support/line-objects.ts';
import { entryOf, eventsOf, journalOf, LINE, OWNER, packText, RUN, shelve } from '../support/line-runs.ts';
import { snapshot } from '../support/snapshot.ts';

let shelf: Shelf;
let runs: string;
let temp: string;
const told: string[] = [];
beforeEach(() => {
  shelf = new Shelf();
  [runs, temp] = [folder(), folder()];
  told.length = 0;
});

const at = (sequence: number) => entryOf({ claim: 1, sequence });
const keyAt = (sequence: number) => keyOf(LINE, at(sequence));

async function newest(): Promise<Opened> {
  const found = await find({ objects: shelf, owner: OWNER, ceiling: null, temp });
  if (found.newest === null) throw new Error('nothing was found');
  return found.newest;
}

/** Brings the newest checkpoint. @returns what was lost */
async function brought(): Promise<readonly string[]> {
  const found = await newest();
  shelf.calls.length = 0;
  return bring({
    objects: shelf,
    owner: OWNER,
    found,
    directory: join(runs, found.run.run_id),
    temp,
    progress: (done, of) => told.push(`${done}/${of}`),
  });
}

const packs = () => readdirSync(join(runs, RUN, 'packs')).sort();
const packAt = (pack: number) => readFileSync(join(runs, RUN, 'packs', packName(pack)), 'utf8');

/** Four checkpoints, of which each has the pack of one step and leads to those before. */
async function chained() {
  for (const sequence of [1, 2, 3, 4]) {
    const chain = [1, 2, 3, 4]
      .filter((each) => each < sequence)
      .map((each) => ({ ...at(each), packs: [each] }));
    await shelve(shelf, at(sequence), { steps: sequence, packs: [sequence], chain });
  }
}

test('a checkpoint that is gone is no loss where its steps were done again since', async () => {
  const again = eventsOf(2).map((event) =>
    event.type === 'step.completed' && event.step === 'b' ? { ...event, step: 'a' } : event,
  );
  const chain = [{ ...at(1), packs: [1] }];
  await shelve(shelf, at(3), { steps: 2, packs: [2], chain, journal: journalOf(again) });
  expect(await brought()).toEqual([]);
  expect(packs()).toEqual([packName(2)]);
  runs = folder();
  await shelve(shelf, at(4), { steps: 2, packs: [2], chain });
  expect(await brought()).toEqual(['checkpoint 1.1: it is gone']);
});

describe('what is brought', () => {
  test('is the journal and every pack that it names, each checkpoint fetched once', async () => {
    await chained();
    expect(await brought()).toEqual([]);
    expect(packs()).toEqual([1, 2, 3, 4].map(packName));
    for (const pack of [1, 2, 3, 4]) expect(packAt(pack)).toBe(packText(pack));
    expect(readFileSync(join(runs, RUN, 'events.ndjson'), 'utf8')).toBe(journalOf(eventsOf(4)));
    expect([...shelf.fetches].sort()).toEqual([1, 2, 3].map(keyAt));
  });

  test('are only packs that the journal names, from checkpoints that hold such', async () => {
    await shelve(shelf, at(1), { steps: 1, packs: [1, 50] });
    await shelve(shelf, at(2), { steps: 1, packs: [60] });
    const chain = [
      { ...at(1), packs: [1, 50] },
      { ...at(2), packs: [60] },
    ];
    await shelve(shelf, at(3), { steps: 2, packs: [2, 70], chain });
    expect(await brought()).toEqual([]);
    expect(packs()).toEqual([1, 2].map(packName));
    expect(shelf.fetches).toEqual([keyAt(1)]);
  });

  test('is told as it comes, with the whole number from the start', async () => {
    for (let sequence = 1; sequence <= 9; sequence++) {
      const chain = Array.from({ length: sequence - 1 }, (_, nth) => ({ ...at(nth + 1), packs: [nth + 1] }));
      await shelve(shelf, at(sequence), { steps: sequence, packs: [sequence], chain });
    }
    await brought();
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((done) => `${done}/9`));
  });

  test('lies in the folder of the run alone', async () => {
    mkdirSync(join(runs, 'other'));
    await chained();
    const before = snapshot(runs);
    await brought();
    const now = Object.keys(snapshot(runs)).filter((path) => !(path in before));
    expect(now.length).toBeGreaterThan(0);
    expect(now.filter((path) => path !== RUN && !path.startsWith(`${RUN}/`))).toEqual([]);
  });
});

describe('what cannot be had is named, and the rest is brought', () => {
  test.each<[string, (key: string) => void | Promise<void>, string]>([
    ['is gone', (key) => void shelf.objects.delete(key), 'it is gone'],
    ['is damaged', (key) => void shelf.objects.set(key, Buffer.alloc(100)), 'it is no checkpoint'],
    [
      'is of another job',
      () => shelve(shelf, at(2), { steps: 2, packs: [2], header: { owner: { ...OWNER, job: 'test' } } }),
      'it is of another run than its key says',
    ],
    [
      'is of another place',
      () => shelve(shelf, at(2), { steps: 2, packs: [2], header: { place: at(1) } }),
      'it is of another run than its key says',
    ],
    ['does not hold the pack', () => shelve(shelf, at(2), { steps: 2, packs: [] }), 'it has no pack 2'],
    [
      'has an owner that is nothing',
      (key) => {
        const header = { ...looseHeader(journalOf(eventsOf(1))), place: at(2), owner: null };
        shelf.objects.set(key, hostile(header));
      },
      'its header does not say what it must',
    ],
    [
      'says it has a pack that is a path',
      (key) => {
        const pack = { pack: '../../../escaped', bytes: 1 };
        const header = { ...looseHeader(journalOf(eventsOf(1))), place: at(2), packs: [pack] };
        shelf.objects.set(key, hostile(header, journalOf(eventsOf(1)), Buffer.from('x')));
      },
      'its header does not say what it must',
    ],
  ])('when an earlier checkpoint %s', async (_what, spoil, why) => {
    await chained();
    await spoil(keyAt(2));
    expect(await brought()).toEqual([`checkpoint 1.2: ${why}`]);
    expect(packs()).toEqual([1, 3, 4].map(packName));
    expect(readdirSync(runs)).toEqual([RUN]);
  });

  test('a pack that is named twice is written once', async () => {
    await shelve(shelf, at(1), { steps: 1, packs: [1] });
    const chain = [
      { ...at(1), packs: [1, 1, 2] },
      { ...at(1), packs: [1] },
    ];
    await shelve(shelf, at(2), { steps: 2, packs: [2], chain });
    expect(await brought()).toEqual([]);
    expect(packs()).toEqual([1, 2].map(packName));
  });

  test('no proper answer is not a loss', async () => {
    await chained();
    const found = await newest();
    shelf.unreadable = 1;
    const request = { objects: shelf, owner: OWNER, found, temp, progress: () => {} };
    await expect(bring({ ...request, directory: join(runs, RUN) })).rejects.toThrow(StoreError);
  });
});

test('a checkpoint of another line at the same place is not looked at', async () => {
  await chained();
  const other = { ...OWNER, matrix: '{"n":11}' };
  await shelve(shelf, at(2), { owner: other, steps: 2, packs: [2] });
  expect(await brought()).toEqual([]);
  expect(shelf.fetches.filter((key) => key.includes(lineOf(other)))).toEqual([]);
});
