import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { find } from '../../src/line/find.ts';
import { claimEntry, claimPrefix, type Entry, keyOf, MOST } from '../../src/line/keys.ts';
import type { Owner } from '../../src/line/owner.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { SCHEMA } from '../../src/record/run.ts';
import { StoreError, WrittenByOther } from '../../src/store/errors.ts';
import { folder } from '../support/folder.ts';
import { FORGERIES } from '../support/forgeries.ts';
import { hostile, looseHeader } from '../support/hostile-checkpoint.ts';
import { Shelf } from '../support/line-objects.ts';
import {
  type CheckpointOptions,
  checkpointFile,
  entryOf,
  eventsOf,
  journalOf,
  LINE,
  OWNER,
  RUN,
  shelve,
} from '../support/line-runs.ts';

const NO_CHANGE = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
});

const at = (claim: number, sequence: number): Entry => entryOf({ claim, sequence });
const put = (claim: number, sequence: number, options: CheckpointOptions = {}) =>
  shelve(shelf, at(claim, sequence), options);
const damage = (claim: number, sequence: number) =>
  shelf.objects.set(keyOf(LINE, at(claim, sequence)), Buffer.alloc(100));
const gone = (claim: number, sequence: number) => shelf.objects.delete(keyOf(LINE, at(claim, sequence)));

const look = (ceiling: number | null = null, owner: Owner = OWNER) =>
  find({ objects: shelf, owner, ceiling, temp: folder() });

/** The place of what was found, why others were not, and the highest claim. */
async function found(ceiling: number | null = null) {
  const { newest, passed, claim } = await look(ceiling);
  return { newest: newest === null ? null : newest.place, passed, claim };
}

describe('the newest checkpoint of a line', () => {
  test('is none where there is nothing, once a second look has confirmed it', async () => {
    expect(await found()).toEqual({ newest: null, passed: [], claim: 0 });
    expect(shelf.calls.length).toBeGreaterThan(1);
  });

  test('is found although the first look misses it', async () => {
    await put(1, 1);
    shelf.slips = 1;
    expect(await found()).toMatchObject({ newest: at(1, 1), claim: 1 });
  });

  test('comes with its journal folded', async () => {
    await put(1, 2, { steps: 3 });
    const { newest } = await look();
    expect(newest?.run).toMatchObject({ run_id: RUN, last_event: 7, completions: 3 });
    expect(newest?.checkpoint.journal).toBe(journalOf(eventsOf(3)));
  });

  test('is found whatever the keys tell besides their places', async () => {
    await shelve(shelf, entryOf({ claim: 1, sequence: 1 }, { attempt: 0 }));
    for (const sequence of [2, 3]) {
      await shelve(shelf, entryOf({ claim: 1, sequence }, { attempt: 7, steps: 40 + sequence }));
    }
    const last = entryOf({ claim: 1, sequence: 4 }, { attempt: 7, steps: 99, resumable: false });
    await shelve(shelf, last);
    expect(await found()).toEqual({ newest: last, passed: [], claim: 1 });
    shelf.objects.set(keyOf(LINE, last), Buffer.alloc(100));
    expect(await found()).toMatchObject({ newest: { sequence: 3, steps: 43 } });
  });

  test('is of the highest claim, then of the highest sequence', async () => {
    for (const [claim, sequence] of [
      [1, 1],
      [1, 9],
      [2, 1],
      [2, 2],
    ] as const)
      await put(claim, sequence);
    expect(await found()).toEqual({ newest: at(2, 2), passed: [], claim: 2 });
  });

  test.each([null, 2, 3])(
    'is not what an earlier attempt saved late, which the service names first (ceiling %s)',
    async (ceiling) => {
      await put(2, 1);
      await put(2, 2);
      await put(1, 9);
      expect(await found(ceiling)).toEqual({ newest: at(2, 2), passed: [], claim: 2 });
    },
  );

  test('is not the one that was uploaded late, when later ones are there', async () => {
    for (const sequence of [2, 3, 4, 1]) await put(1, sequence);
    expect(await found()).toMatchObject({ newest: at(1, 4), passed: [] });
  });

  test('is the one before a sequence that was never used, when nothing newer is known', async () => {
    await put(1, 1);
    await put(1, 3);
    gone(1, 3);
    expect(await found()).toEqual({ newest: at(1, 1), passed: [], claim: 1 });
  });

  test('is found below numbers that could not be saved, or are gone', async () => {
    await put(1, 1);
    await put(1, 99);
    damage(1, 99);
    expect(await found()).toEqual({
      newest: at(1, 1),
      passed: ['checkpoint 1.99: it is no checkpoint'],
      claim: 1,
    });
  });

  test('is of an earlier claim, when a later one saved nothing', async () => {
    await put(1, 2);
    shelf.objects.set(keyOf(LINE, claimEntry(2)), Buffer.from('somebody'));
    expect(await found()).toEqual({ newest: at(1, 2), passed: [], claim: 2 });
  });

  test('is found below claims that nobody made', async () => {
    await put(1, 2);
    await put(9, 1);
    damage(9, 1);
    expect(await found()).toMatchObject({ newest: at(1, 2), claim: 9 });
  });

  test.each([1, 2, 3, 4])('is of a claim that stands %d after the one that is named first', async (ahead) => {
    await put(1 + ahead, 1);
    await put(1, 9);
    expect(await found()).toMatchObject({ newest: at(1 + ahead, 1), claim: 1 + ahead });
  });

  test('is looked for in no claim above one’s own number while claims are behind the numbers', async () => {
    await put(1, 1);
    expect(await found(2)).toMatchObject({ newest: at(1, 1), claim: 1 });
    expect(shelf.calls).not.toContain(`newest ${claimPrefix(LINE, 3)}`);
  });

  test.each([2, 3])(
    'is of a claim above one’s own number (%d) where others have come in between',
    async (mine) => {
      await put(4, 1);
      await put(3, 1);
      await put(2, 1);
      await put(1, 1);
      expect(await found(mine)).toMatchObject({ newest: at(4, 1), claim: 4 });
    },
  );
});

describe('what is known to exist and cannot be used is told, and the one before it is taken', () => {
  const other: Owner = { ...OWNER, matrix: '{"n":11}' };

  test.each<[string, () => Promise<unknown>, string]>([
    ['is damaged', async () => damage(1, 3), 'it is no checkpoint'],
    [
      'is cut short',
      async () => {
        const key = keyOf(LINE, at(1, 3));
        shelf.objects.set(key, (shelf.objects.get(key) ?? Buffer.alloc(0)).subarray(0, 100));
      },
      'it is cut short',
    ],
    [
      'is another job’s under our key',
      async () => put(1, 3, { owner: OWNER, header: { owner: other } }),
      'it is of another run than its key says',
    ],
    [
      'is one of ours at another place',
      async () => put(1, 3, { header: { place: at(1, 2) } }),
      'it is of another run than its key says',
    ],
    [
      'has the journal of another run',
      async () => put(1, 3, { journal: journalOf(eventsOf(1, '20260102-030405-other')) }),
      'its journal is of another run',
    ],
    [
      'has a journal that ends before its header says',
      async () => put(1, 3, { steps: 3, journal: journalOf(eventsOf(2)) }),
      'its journal is not the one that its header tells of',
    ],
    [
      'has a journal with a line that is not whole',
      async () =>
        put(1, 3, { steps: 3, journal: journalOf(eventsOf(3)).replace('step.started', 'step.startet') }),
      'it cannot be read: event 3 does not follow event 1',
    ],
    [
      'has an empty journal',
      async () => put(1, 3, { journal: '' }),
      'it cannot be read: a run without events',
    ],
  ])('when it %s', async (_what, spoil, why) => {
    for (const sequence of [1, 2, 3]) await put(1, sequence);
    await spoil();
    expect(await found()).toEqual({ newest: at(1, 2), passed: [`checkpoint 1.3: ${why}`], claim: 1 });
  });

  // Digests are right, since whoever writes a checkpoint makes them.
  test.each(Object.entries(FORGERIES))(
    'when its journal says something of another type: %s',
    async (_what, forge) => {
      const [first, ...others] = eventsOf(2);
      const more = [
        { type: 'source.captured', place: 'first', commit: null, digest: 'd', change: NO_CHANGE },
        { type: 'attempt.ended', status: 'failed', why: '', waiting_for: [], pending: [] },
      ] as const;
      const events = [...[first, ...others, ...more].entries()].map(([at, event]) => ({
        ...(event as RunEvent),
        ...{ n: at + 1, at: first?.at ?? '' },
      }));
      await put(1, 1);
      await put(1, 2, { header: { event: events.length }, journal: journalOf(events) });
      expect(await found()).toMatchObject({ newest: at(1, 2), passed: [] });
      const forged = events.map((event) => forge({ ...event }) as unknown as RunEvent);
      await put(1, 3, { header: { event: events.length }, journal: journalOf(forged) });
      const { newest, passed } = await found();
      expect([newest, passed]).toEqual([
        at(1, 2),
        [expect.stringMatching(/^checkpoint 1\.3: (it cannot be read|its journal is not)/)],
      ]);
    },
  );

  test('each of them is told, newest first, into earlier claims', async () => {
    await put(1, 1);
    for (const [claim, sequence] of [
      [1, 2],
      [2, 1],
    ] as const) {
      await put(claim, sequence);
      damage(claim, sequence);
    }
    expect(await found()).toEqual({
      newest: at(1, 1),
      passed: ['checkpoint 2.1: it is no checkpoint', 'checkpoint 1.2: it is no checkpoint'],
      claim: 2,
    });
  });

  test('nothing is left: that is told, and is not the same as nothing having been there', async () => {
    await put(1, 1);
    damage(1, 1);
    expect(await found()).toEqual({
      newest: null,
      passed: ['checkpoint 1.1: it is no checkpoint'],
      claim: 1,
    });
  });

  test('one that comes cut short is passed over, and where no other can be read, that is told as well', async () => {
    for (const sequence of [1, 2]) await put(1, sequence);
    shelf.cut.add(keyOf(LINE, at(1, 2)));
    const [cut, spoilt] = ['checkpoint 1.2: it came cut short', 'checkpoint 1.1: it is no checkpoint'];
    const { newest, passed, unread } = await look();
    expect([newest?.place, passed, unread]).toEqual([at(1, 1), [cut], null]);
    damage(1, 1);
    expect(await look()).toEqual({ newest: null, passed: [cut, spoilt], claim: 1, unread: cut });
  });

  test('one that is listed and gone when it is fetched is told', async () => {
    for (const sequence of [1, 2]) await put(1, sequence);
    const listing = new Evicting(shelf, keyOf(LINE, at(1, 2)));
    const { newest, passed } = await find({ objects: listing, owner: OWNER, ceiling: null, temp: folder() });
    expect([newest?.place, passed]).toEqual([at(1, 1), ['checkpoint 1.2: it is gone']]);
  });

  test.each([
    ['sequence', at(1, MOST)],
    ['claim', at(MOST, 1)],
  ])(
    'a key of the highest %s is no reason to fail, nor to look for all numbers below',
    async (_what, place) => {
      await put(1, 1);
      shelf.objects.set(keyOf(LINE, place), Buffer.alloc(100));
      const { newest, passed, claim } = await found();
      expect([newest, passed.length, claim]).toEqual([null, 1, place.claim]);
      expect(shelf.calls.length).toBeLessThan(250);
    },
  );
});

/** Throws an object away between listing and fetching it. */
class Evicting extends Shelf {
  readonly #key: string;

  constructor(shelf: Shelf, key: string) {
    super();
    for (const [each, bytes] of shelf.objects) this.objects.set(each, bytes);
    this.#key = key;
  }

  override async fetch(key: string, to: string) {
    if (key === this.#key) this.objects.delete(key);
    return super.fetch(key, to);
  }
}

describe('no proper answer is no answer', () => {
  test.each([1, 2, 3, 4])('whichever call of the first few has none (%d)', async (nth) => {
    await put(1, 1);
    await put(1, 2);
    const calls = new Failing(shelf, nth);
    await expect(find({ objects: calls, owner: OWNER, ceiling: null, temp: folder() })).rejects.toThrow(
      StoreError,
    );
  });

  test('what a newer Savepoint wrote is refused, and the one before it is not taken', async () => {
    await put(1, 1);
    const events = eventsOf(1, RUN, SCHEMA + 1);
    await put(1, 2, { journal: journalOf(events) });
    await expect(look()).rejects.toThrow(/checkpoint 1\.2 was written by a newer Savepoint/);
    await expect(look()).rejects.toThrow(StoreError);
  });

  test('nor is it where a newer Savepoint writes checkpoints in another format', async () => {
    await put(1, 1);
    await put(1, 2);
    const key = keyOf(LINE, at(1, 2));
    const bytes = Buffer.from(shelf.objects.get(key) ?? []);
    bytes.writeUInt32LE(2, 8);
    bytes.writeUInt32LE(2, 12);
    shelf.objects.set(key, bytes);
    await expect(look()).rejects.toThrow(
      'checkpoint 1.2 was written by a newer Savepoint (format 2; this one reads 1)',
    );
    await expect(look()).rejects.toThrow(WrittenByOther);
  });
});

/** Has no proper answer at the nth call. */
class Failing extends Shelf {
  readonly #nth: number;

  constructor(shelf: Shelf, nth: number) {
    super();
    for (const [each, bytes] of shelf.objects) this.objects.set(each, bytes);
    this.#nth = nth;
  }

  override async newest(prefix: string) {
    this.unreadable = this.calls.length + 1 === this.#nth ? 1 : 0;
    return super.newest(prefix);
  }

  override async fetch(key: string, to: string) {
    this.unreadable = this.calls.length + 1 === this.#nth ? 1 : 0;
    return super.fetch(key, to);
  }
}

test('a key of which another is the beginning leads to no other line', async () => {
  const other: Owner = { ...OWNER, scope: { kind: 'run', run: '77' } };
  await shelve(shelf, at(5, 5), { owner: other });
  expect(await found(3)).toEqual({ newest: null, passed: [], claim: 0 });
});

test('what is fetched is what was found: nothing is read twice', async () => {
  await put(1, 1);
  await put(1, 2);
  await look();
  expect(shelf.fetches).toEqual([keyOf(LINE, at(1, 2))]);
  expect(readFileSync(await checkpointFile({ place: at(1, 2) }))).toEqual(
    shelf.objects.get(keyOf(LINE, at(1, 2))),
  );
});

test('a hostile checkpoint under our key leads to the one before it', async () => {
  await put(1, 1);
  const header = { ...looseHeader(journalOf(eventsOf(1))), place: at(1, 2), run: '../../x' };
  shelf.objects.set(keyOf(LINE, at(1, 2)), hostile(header));
  expect(await found()).toMatchObject({ newest: at(1, 1) });
});
