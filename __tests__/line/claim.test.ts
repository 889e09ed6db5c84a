import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Claim, claim } from '../../src/line/claim.ts';
import { claimEntry, keyOf, MOST } from '../../src/line/keys.ts';
import type { Access, SaveRequest } from '../../src/store/objects.ts';
import { folder } from '../support/folder.ts';
import { Shelf } from '../support/line-objects.ts';
import { LINE, OWNER } from '../support/line-runs.ts';

const keyAt = (number: number) => keyOf(LINE, claimEntry(number));
const made = (
  shelf: Shelf,
  { highest = 4, random = 'mine', temp = folder(), until = new AbortController().signal } = {},
): Promise<Claim> => claim({ objects: shelf, owner: OWNER, highest, random, by: ME, temp, until });
const ME = { workflow_run: '777', attempt: 2 };

describe('a claim', () => {
  test('is held when what is read back is one’s own', async () => {
    const shelf = new Shelf();
    expect(await made(shelf)).toEqual({ kind: 'held', claim: 5 });
    expect(shelf.keys).toEqual([keyAt(5)]);
  });

  test('is held although saving it was said to have failed, when it is there', async () => {
    const shelf = new Shelf();
    shelf.faults.push('done-unsaid');
    expect(await made(shelf)).toEqual({ kind: 'held', claim: 5 });
  });

  test('is given up when it has been tried for long enough', async () => {
    const shelf = new Shelf();
    const limit = new AbortController();
    shelf.faults.push('fails');
    const trying = made(shelf, { until: limit.signal });
    limit.abort();
    expect(await trying).toEqual({ kind: 'unclaimed', claim: 8 });
    expect(shelf.saves).toEqual([keyAt(5)]);
  });

  test('is taken when somebody else made it at the same moment, and says who', async () => {
    const shelf = new Shelf();
    await made(shelf, { random: 'theirs' });
    expect(await made(shelf)).toEqual({ kind: 'taken', claim: 5, by: ME });
  });

  test.each(['theirs', '', 'null', '{}', '{"by":5}', '{"by":{"workflow_run":5,"attempt":1}}'])(
    'is taken by nobody knows whom, where the note says %s',
    async (note) => {
      const shelf = new Shelf();
      shelf.objects.set(keyAt(5), Buffer.from(note));
      expect(await made(shelf)).toEqual({ kind: 'taken', claim: 5, by: null });
    },
  );

  test('is held by one of two that make it at the same moment, in whichever order their calls come', async () => {
    for (let nth = 0; nth < 20; nth++) {
      const shelf = new Interleaved(nth);
      const both = await Promise.all([made(shelf, { random: 'one' }), made(shelf, { random: 'two' })]);
      expect(both.map(({ kind }) => kind).sort()).toEqual(['held', 'taken']);
    }
  });

  test('is the next number when one can be neither saved nor read', async () => {
    const shelf = new Shelf();
    shelf.faults.push('fails', 'fails');
    expect(await made(shelf)).toEqual({ kind: 'held', claim: 7 });
  });

  test('is nobody’s after three numbers, and above all that were tried', async () => {
    const shelf = new Shelf();
    shelf.faults.push('fails', 'fails', 'fails');
    expect(await made(shelf)).toEqual({ kind: 'unclaimed', claim: 8 });
    expect(shelf.saves).toEqual([5, 6, 7].map(keyAt));
  });

  test('is nobody’s when nothing can be read back, and the next number is tried', async () => {
    const shelf = new Shelf();
    shelf.unreadable = 2;
    expect(await made(shelf)).toEqual({ kind: 'held', claim: 7 });
    const other = new Shelf();
    other.unreadable = 100;
    expect(await made(other)).toEqual({ kind: 'unclaimed', claim: 8 });
  });

  test.each<[string, Access]>([
    ['must not be written', { read: 'yes', write: 'denied', why: 'cache-mode is read' }],
    ['is not there', { read: 'nothing', write: 'denied', why: 'there is no cache service here' }],
  ])('is not made in a store that %s', async (_what, access) => {
    const shelf = new Shelf(access);
    expect(await made(shelf)).toEqual({ kind: 'unclaimed', claim: 5 });
    expect(shelf.calls).toEqual([]);
  });

  test('is denied, with why, by a token that may only read, and not tried again', async () => {
    const shelf = new Shelf();
    shelf.faults.push('denied', 'denied', 'denied');
    expect(await made(shelf)).toEqual({ kind: 'denied', claim: 5, why: 'the token may only read' });
    expect(shelf.saves).toEqual([keyAt(5)]);
  });

  test('beyond the last number is nobody’s', async () => {
    const shelf = new Shelf();
    expect(await made(shelf, { highest: MOST })).toMatchObject({ kind: 'unclaimed' });
    expect(await made(shelf, { highest: MOST - 1 })).toEqual({ kind: 'held', claim: MOST });
  });

  test('leaves nothing behind on this machine', async () => {
    const temp = folder();
    await made(new Shelf(), { temp });
    expect(readdirSync(temp)).toEqual([]);
  });
});

/** Lets other calls come between, as many turns as told. */
class Interleaved extends Shelf {
  readonly #turns: number;
  #calls = 0;

  constructor(turns: number) {
    super();
    this.#turns = turns;
  }

  async #wait(): Promise<void> {
    this.#calls += 1;
    for (let turn = 0; turn < (this.#turns * this.#calls) % 7; turn++) await Promise.resolve();
  }

  override async save(request: SaveRequest) {
    await this.#wait();
    return super.save(request);
  }

  override async fetch(key: string, to: string) {
    await this.#wait();
    return super.fetch(key, to);
  }
}
