import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { publisherFor } from '../../src/action/line.ts';
import { packName } from '../../src/checkpoint/format.ts';
import type { Header } from '../../src/line/header.ts';
import { claimEntry, type Entry, keyOf, linePrefix, notedIn } from '../../src/line/keys.ts';
import { aliasOf } from '../../src/line/owner.ts';
import { until } from '../support/cli.ts';
import type { Shelf } from '../support/line-objects.ts';
import { LineRig } from '../support/line-rig.ts';
import { entryOf, eventsOf, journalOf, LINE, OWNER, RUN, shelve } from '../support/line-runs.ts';

/** The entry of a place; where that is not said, as many steps are completed as checkpoints were saved. */
function entryAt(sequence: number, claim = 1, steps = sequence): Entry {
  if (sequence === 0) return claimEntry(claim);
  return entryOf({ claim, sequence }, sequence === 1 ? { attempt: 0, steps: 0 } : { steps });
}
const keyAt = (...of: Parameters<typeof entryAt>) => keyOf(LINE, entryAt(...of));
/** The keys of checkpoints that were tried to be saved. */
const tried = (rig: LineRig) => rig.shelf.saves.filter((key) => key.startsWith(linePrefix(LINE)));
const isTried = (rig: LineRig, sequence: number) =>
  until(`checkpoint ${sequence} is tried`, () => rig.shelf.saves.includes(keyAt(sequence)));
const isSaved = (rig: LineRig, event: number) =>
  until(`event ${event} is saved`, () => rig.publisher.state.event >= event);

/** Of packs that are no larger than the next ones, the next checkpoint would hold them, too. */
const sizes = { 1: 2 * 1024 ** 2, 2: 256 * 1024 };

/** A promise that the test opens. */
function gateOf(shelf: Shelf) {
  const { promise, resolve } = Promise.withResolvers<void>();
  shelf.gate = promise;
  return () => {
    shelf.gate = null;
    resolve();
  };
}

describe('publishing beside the steps', () => {
  test('the end of a step is saved without being asked for, with its pack and the journal so far', async () => {
    const rig = new LineRig({});
    rig.step(1);
    await isSaved(rig, 3);
    const { header, journal } = rig.checkpoint(keyAt(1));
    expect(header).toMatchObject({ owner: OWNER, run: RUN, event: 3, workflow_run: '777', chain: [] });
    expect(header.packs.map(({ pack }) => pack)).toEqual([1]);
    expect(journal).toBe(journalOf(eventsOf(1)));
    expect(rig.publisher.isWhole).toBe(true);
  });

  test('a later one has the packs that are new, and says where the others are', async () => {
    const rig = new LineRig({ sizes });
    for (const nth of [1, 2, 3]) {
      rig.step(nth);
      expect(await rig.publisher.flush()).toBe(true);
    }
    const { header } = rig.checkpoint(keyAt(3));
    expect(header.packs.map(({ pack }) => pack)).toEqual([3]);
    expect(header.chain).toEqual([1, 2].map((each) => ({ ...entryAt(each), packs: [each] })));
  });

  test('of many few are needed to go on, and no pack is forgotten', async () => {
    const all = Array.from({ length: 12 }, (_, at) => at + 1);
    const rig = new LineRig({ sizes: Object.fromEntries(all.map((pack) => [pack, 100 * 1024])) });
    for (let nth = 1; nth <= 12; nth++) {
      rig.step(nth);
      expect(await rig.publisher.flush()).toBe(true);
    }
    const { chain, packs } = rig.checkpoint(rig.publisher.state.saved ?? '').header;
    for (const { packs, ...entry } of chain) {
      const held = rig.checkpoint(keyOf(LINE, entry)).header.packs.map(({ pack }) => pack);
      expect(held).toEqual(expect.arrayContaining([...packs]));
    }
    const held = [...chain.flatMap((link) => link.packs), ...packs.map(({ pack }) => pack)];
    expect(held.toSorted((a, b) => a - b)).toEqual(all);
    expect([1, 2, 3]).toContain(chain.length);
  });

  test('one at a time, and while one is on its way all further ones gather in the next', async () => {
    const rig = new LineRig({ sizes });
    const open = gateOf(rig.shelf);
    rig.step(1);
    await isTried(rig, 1);
    for (const nth of [2, 3, 4, 5]) rig.step(nth);
    open();
    await isSaved(rig, 11);
    expect(tried(rig)).toEqual([keyAt(1), keyAt(2, 1, 5)]);
    expect(rig.checkpoint(keyAt(2, 1, 5)).header.packs.map(({ pack }) => pack)).toEqual([2, 3, 4, 5]);
    expect(rig.shelf.most).toBe(1);
  });

  test('flushes that are asked for at once share one', async () => {
    const rig = new LineRig({});
    const open = gateOf(rig.shelf);
    rig.step(1);
    const flushes = [rig.publisher.flush(), rig.publisher.flush(), rig.publisher.flush()];
    await isTried(rig, 1);
    open();
    expect(await Promise.all(flushes)).toEqual([true, true, true]);
    expect(tried(rig)).toEqual([keyAt(1)]);
  });

  test('no sooner after the one before than the pace allows, but for a flush', async () => {
    const rig = new LineRig({ pace: { apart: () => 3_600_000 } });
    rig.step(1);
    await isSaved(rig, 3);
    rig.step(2);
    await new Promise((done) => setImmediate(done));
    expect(tried(rig)).toEqual([keyAt(1)]);
    expect(await rig.publisher.flush()).toBe(true);
    expect(tried(rig)).toEqual([keyAt(1), keyAt(2)]);
    rig.publisher.close();
  });

  test('the start of a step is no reason to save, and goes with what comes next', async () => {
    const rig = new LineRig({});
    rig.record(2);
    const [plan, , ...rest] = eventsOf(2);
    if (plan === undefined) throw new Error('no plan');
    rig.tell(plan);
    await isTried(rig, 1);
    await rig.publisher.flush();
    const before = tried(rig).length;
    for (const event of rest.filter(({ type }) => type === 'step.started')) rig.tell(event);
    await new Promise((done) => setTimeout(done, 20));
    expect(tried(rig)).toHaveLength(before);
  });

  test('a line that is still being written is left for later', async () => {
    const rig = new LineRig({});
    rig.record(1);
    rig.tear('{"n":4,"at":"2026');
    for (const event of eventsOf(1)) rig.tell(event);
    expect(await rig.publisher.flush()).toBe(true);
    expect(rig.checkpoint(keyAt(1)).journal).toBe(journalOf(eventsOf(1)));
  });

  test('nothing stays in the folder for what is on its way', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('fails');
    rig.step(1);
    await rig.publisher.flush();
    expect(readdirSync(rig.temp)).toEqual([]);
  });

  test('nothing is started any more after the end', async () => {
    const rig = new LineRig({});
    rig.publisher.close();
    rig.step(1);
    await new Promise((done) => setTimeout(done, 20));
    expect(rig.shelf.calls).toEqual([]);
  });
});

describe('the key of a checkpoint', () => {
  const toldBy = (rig: LineRig) => tried(rig).map((key) => key.slice(-16));

  test('tells of the attempt, the steps completed, and that a re-run goes on; that of the first one of none', async () => {
    const rig = new LineRig({});
    for (const nth of [1, 2, 4]) {
      rig.step(nth);
      await rig.publisher.flush();
    }
    expect(toldBy(rig)).toEqual(['000000-000000-r.', '000001-000002-r.', '000001-000004-r.']);
  });

  test('tells that a re-run starts over', async () => {
    const rig = new LineRig({ resumes: false });
    rig.step(1);
    await rig.publisher.flush();
    expect(toldBy(rig)).toEqual(['000000-000000-n.']);
  });

  test('tells that nothing is left to go on with, once the run is completed', async () => {
    const rig = new LineRig({});
    rig.step(1);
    await rig.publisher.flush();
    rig.complete();
    await rig.publisher.flush();
    expect(toldBy(rig)).toEqual(['000000-000000-r.', '000001-000001-n.']);
  });
});

describe('what could not be saved', () => {
  test('is said once, and goes with the next, whose key is another one', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('fails', 'fails');
    rig.step(1);
    await isTried(rig, 1);
    rig.step(2);
    await isTried(rig, 2);
    rig.step(3);
    await isSaved(rig, 7);
    expect(rig.warnings).toEqual([
      'a checkpoint could not be saved, for which no step fails: the service is busy',
    ]);
    expect(tried(rig)).toEqual([1, 2, 3].map((each) => keyAt(each)));
    const { header } = rig.checkpoint(keyAt(3));
    expect([header.packs.map(({ pack }) => pack), header.chain]).toEqual([[1, 2, 3], []]);
  });

  test('is said again when it happens again after a success', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('fails');
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(true);
    rig.shelf.faults.push('fails');
    rig.step(2);
    expect(await rig.publisher.flush()).toBe(true);
    expect(rig.warnings).toHaveLength(2);
  });

  test('is tried again by nothing but the next event, or a flush', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('fails');
    rig.step(1);
    await until('it is said', () => rig.warnings.length === 1);
    await new Promise((done) => setTimeout(done, 20));
    expect(tried(rig)).toEqual([keyAt(1)]);
    expect(await rig.publisher.flush()).toBe(true);
    expect(tried(rig)).toEqual([keyAt(1), keyAt(2, 1, 1)]);
  });

  test('no key is ever used again, also where what was said to have failed was done', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('done-unsaid', 'fails', null, 'done-unsaid');
    for (const nth of [1, 2, 3]) {
      rig.step(nth);
      await rig.publisher.flush();
    }
    const later = new LineRig({ before: rig });
    later.step(4);
    await later.publisher.flush();
    const keys = tried(later);
    expect(new Set(keys).size).toBe(keys.length);
    expect(later.checkpoint(keys.at(-1) ?? '').header.event).toBe(9);
  });

  test('keys that an earlier attempt took and never finished are leapt over, many at once', async () => {
    const rig = new LineRig({});
    for (let sequence = 1; sequence <= 60; sequence++) rig.shelf.blocked.add(keyAt(sequence, 1, 1));
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(true);
    expect(tried(rig)).toEqual([1, 2, 10, 74].map((sequence) => keyAt(sequence, 1, 1)));
    rig.step(2);
    expect(await rig.publisher.flush()).toBe(true);
    expect(tried(rig).at(-1)).toBe(keyAt(75, 1, 2));
    expect(rig.warnings).toEqual([]);
  });

  test('a key is used up before anything is sent under it', async () => {
    const rig = new LineRig({});
    const open = gateOf(rig.shelf);
    rig.step(1);
    await isTried(rig, 1);
    expect(rig.kept.sequence).toBe(1);
    open();
  });

  test('a pack that is not there fails the checkpoint, and is said', async () => {
    const rig = new LineRig({ pace: { share: 0 } });
    rig.record(1);
    rmSync(join(rig.runs, RUN, 'packs', packName(1)));
    for (const event of eventsOf(1)) rig.tell(event);
    expect(await rig.publisher.flush()).toBe(false);
    expect(rig.warnings).toEqual([expect.stringContaining('ENOENT')]);
    expect(rig.shelf.objects.size).toBe(0);
  });

  test('what another try cannot mend ends all saving, and is said once', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('denied');
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(false);
    rig.step(2);
    expect(await rig.publisher.flush()).toBe(false);
    expect(rig.warnings).toEqual(['nothing more is saved: the token may only read']);
    expect(tried(rig)).toEqual([keyAt(1)]);
    expect(rig.publisher.isWhole).toBe(false);
  });
});

describe('a flush', () => {
  test('with nothing on record has nothing to do', async () => {
    const rig = new LineRig({});
    expect(await rig.publisher.flush()).toBe(true);
    expect(rig.shelf.calls).toEqual([]);
  });

  test('takes what is not due by itself', async () => {
    const rig = new LineRig({});
    rig.step(1);
    await rig.publisher.flush();
    rig.record(2);
    const started = eventsOf(2)[3];
    if (started?.type !== 'step.started') throw new Error('another event');
    rig.tell(started);
    expect(rig.publisher.isWhole).toBe(false);
    expect(await rig.publisher.flush()).toBe(true);
    expect(rig.publisher.state.event).toBeGreaterThanOrEqual(started.n);
  });

  test('tries again with pauses until it is saved', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('fails', 'fails', 'fails');
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(true);
    expect(rig.slept).toEqual([1_000, 1_000, 1_000]);
    expect(rig.warnings).toHaveLength(1);
  });

  test('asks for nothing as long as the store has said that it takes nothing', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push('limited');
    rig.step(1);
    await until('it was refused', () => rig.warnings.length > 0);
    expect(await rig.publisher.flush()).toBe(true);
    expect([rig.slept, tried(rig).length]).toEqual([[50_000], 2]);
  });

  test('does not wait where that is longer than it may take', async () => {
    const rig = new LineRig({ pace: { flush: 40_000 } });
    rig.shelf.faults.push('limited');
    rig.step(1);
    await until('it was refused', () => rig.warnings.length > 0);
    expect(await rig.publisher.flush()).toBe(false);
    expect([rig.slept, tried(rig).length]).toEqual([[], 1]);
  });

  test('gives up when its time is over', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push(...Array.from({ length: 100 }, () => 'fails' as const));
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(false);
    expect(rig.slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(12_000);
  });

  test('that is refused each time costs a job half of what an outage may, and the end of the job the other half', async () => {
    const step = new LineRig({ pace: publisherFor({}, 'cache', 'main').pace });
    const refused = Array.from({ length: 100 }, () => 'fails' as const);
    step.shelf.faults.push(...refused);
    step.step(1);
    expect(await step.publisher.flush()).toBe(false);
    const post = new LineRig({ pace: publisherFor({}, 'cache', 'post').pace, before: step });
    post.publisher.lookUp();
    expect(await post.publisher.flush()).toBe(false);
    expect([step.slept, post.slept]).toEqual([
      [3_000, 3_000, 3_000],
      [3_000, 3_000, 3_000],
    ]);
    expect(tried(post)).toHaveLength(8);
  });

  test('waits for what is on its way, and then saves what came after', async () => {
    const rig = new LineRig({});
    const open = gateOf(rig.shelf);
    rig.step(1);
    await isTried(rig, 1);
    rig.step(2);
    const flushed = rig.publisher.flush();
    open();
    expect(await flushed).toBe(true);
    expect(rig.publisher.state.event).toBe(5);
  });

  test('ends another try that hangs when its time is over', async () => {
    const rig: LineRig = new LineRig({
      pace: { flush: 500 },
      onSleep: () => {
        rig.shelf.gate = new Promise(() => {});
      },
    });
    rig.shelf.faults.push('fails');
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(false);
    expect(tried(rig).length).toBeGreaterThan(1);
  });
});

describe('a later attempt', () => {
  test('that has taken the run over ends the saving of an earlier one', async () => {
    const rig = new LineRig({});
    rig.step(1);
    await rig.publisher.flush();
    rig.shelf.objects.set(keyAt(0, 2), Buffer.from('a later one'));
    rig.step(2);
    await rig.publisher.flush();
    rig.step(3);
    await rig.publisher.flush();
    expect(rig.warnings).toEqual(['nothing more is saved: a later attempt has taken the run over']);
    expect(tried(rig)).toEqual([keyAt(1), keyAt(2)]);
    expect(rig.kept.stopped).toBe('a later attempt has taken the run over');
  });

  test('that has taken it over makes a flush say no: what is saved now nobody goes on with', async () => {
    const rig = new LineRig({});
    rig.shelf.objects.set(keyAt(0, 2), Buffer.from('a later one'));
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(false);
  });

  test('of another line does not end it', async () => {
    const rig = new LineRig({});
    const other = keyOf(
      LINE.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      entryOf({ claim: 9, sequence: 1 }),
    );
    rig.shelf.objects.set(other, Buffer.from('x'));
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(true);
    expect(rig.warnings).toEqual([]);
  });

  test('an earlier one does not end it', async () => {
    const rig = new LineRig({ state: { claim: 2 } });
    rig.shelf.objects.set(keyAt(9, 1), Buffer.from('x'));
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(true);
  });
});

describe('another attempt with the same claim', () => {
  const [me, they] = [
    { workflow_run: '777', attempt: 1 },
    { workflow_run: '888', attempt: 1 },
  ];
  const rigOf = () => new LineRig({ sizes, state: { by: [me], from: { claim: 1, sequence: 2 }, claim: 2 } });
  const shelved = (rig: LineRig, sequence: number, by: Header['by']) =>
    shelve(rig.shelf, entryAt(sequence, 2), { header: { by } });
  const WHY = 'attempt 1 of workflow run 888 goes on with the run, too';

  test('that has used the key ends the saving of this one, which says who it is', async () => {
    const rig = rigOf();
    await shelved(rig, 1, [they, me]);
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(false);
    rig.step(2);
    expect(await rig.publisher.flush()).toBe(false);
    expect(rig.warnings).toEqual([`nothing more is saved: ${WHY}`]);
    expect([tried(rig), rig.kept.stopped]).toEqual([[keyAt(1, 2)], WHY]);
  });

  test('is seen, too, where its key tells of other steps', async () => {
    const rig = rigOf();
    await shelve(rig.shelf, entryAt(2, 2, 7), { header: { by: [they, me] } });
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(false);
    expect([tried(rig), rig.kept.stopped]).toEqual([[keyAt(1, 2)], WHY]);
  });

  test('may have saved what cannot be read: a step that asks is not started', async () => {
    const rig = rigOf();
    rig.shelf.objects.set(keyAt(2, 2, 7), Buffer.alloc(100));
    rig.step(1);
    expect([await rig.publisher.flush(), rig.kept.stopped]).toEqual([true, null]);
    expect(await rig.publisher.others()).toBe('another workflow run goes on with the run, too');
  });

  test('is not the post step of this one, which knows the key that was saved last', async () => {
    const main = rigOf();
    main.step(1);
    await main.publisher.flush();
    const post = new LineRig({ before: main });
    post.step(2);
    expect(await post.publisher.flush()).toBe(true);
    expect([post.shelf.fetches, post.warnings]).toEqual([[], []]);
  });

  test('is this one itself, where the client has tried a second time what was done the first time', async () => {
    const rig = rigOf();
    rig.shelf.faults.push('done-taken');
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(true);
    expect([tried(rig), rig.warnings]).toEqual([[keyAt(1, 2)], []]);
    rig.step(2);
    await rig.publisher.flush();
    expect(rig.checkpoint(keyAt(2, 2)).header.chain).toEqual([{ ...entryAt(1, 2), packs: [1] }]);
  });

  test.each<[string, (rig: LineRig) => void]>([
    ['nothing is there yet', (rig) => rig.shelf.faults.push('reserved')],
    ['it is damaged', (rig) => rig.shelf.objects.set(keyAt(1, 2), Buffer.alloc(100))],
  ])('is not known where the key is taken and %s: the next one is tried', async (_what, take) => {
    const rig = rigOf();
    take(rig);
    rig.step(1);
    expect(await rig.publisher.flush()).toBe(true);
    expect(tried(rig)).toEqual([1, 2].map((each) => keyAt(each, 2, 1)));
  });

  test('that has saved beside this one is seen before a step that asks is started', async () => {
    const rig = rigOf();
    rig.step(1);
    expect([await rig.publisher.flush(), await rig.publisher.others()]).toEqual([true, null]);
    await shelved(rig, 2, [they, me]);
    expect(await rig.publisher.others()).toBe(WHY);
    expect(rig.kept.stopped).toBe(WHY);
  });

  test('is not seen in what of this one came late', async () => {
    const rig = rigOf();
    rig.step(1);
    await rig.publisher.flush();
    await shelved(rig, 9, [me, they]);
    expect(await rig.publisher.others()).toBeNull();
    rig.shelf.objects.set(keyAt(10, 2), Buffer.alloc(100));
    expect(await rig.publisher.others()).toBe('another workflow run goes on with the run, too');
    expect(rig.kept.stopped).toBeNull();
  });

  test('is told by numbers alone, whatever its checkpoint says', async () => {
    const rig = rigOf();
    await shelved(rig, 1, [{ workflow_run: '888\n::error::x', attempt: 1 }]);
    rig.step(1);
    await rig.publisher.flush();
    expect(rig.kept.stopped).toBe('another workflow run goes on with the run, too');
  });
});

describe('the file that keeps the state', () => {
  test('lets another process save what is left, from what is on record', async () => {
    const main = new LineRig({ sizes });
    main.step(1);
    await main.publisher.flush();
    main.publisher.close();
    main.step(3);
    const post = new LineRig({ before: main, sizes });
    expect(post.publisher.isWhole).toBe(true);
    post.publisher.lookUp();
    expect(post.publisher.isWhole).toBe(false);
    expect(await post.publisher.flush()).toBe(true);
    const { header } = post.checkpoint(keyAt(2, 1, 3));
    expect(header.packs.map(({ pack }) => pack)).toEqual([2, 3]);
    expect(header.chain).toEqual([{ ...entryAt(1), packs: [1] }]);
    expect(post.publisher.unpublished().size).toBe(0);
  });

  test('has nothing to save for another process, where nothing was started', async () => {
    const main = new LineRig({});
    const post = new LineRig({ before: main });
    post.publisher.lookUp();
    expect(await post.publisher.flush()).toBe(true);
    expect(post.shelf.calls).toEqual([]);
  });

  test('ends saving in the other process too', async () => {
    const main = new LineRig({});
    main.shelf.faults.push('denied');
    main.step(1);
    await main.publisher.flush();
    const post = new LineRig({ before: main });
    post.publisher.lookUp();
    expect(await post.publisher.flush()).toBe(false);
    expect([tried(post), post.warnings]).toEqual([[keyAt(1)], []]);
  });

  test('goes on with the checkpoints that were found', async () => {
    const chain = [{ ...entryAt(4), packs: [1] }];
    const rig = new LineRig({ sizes, state: { claim: 2, run: RUN, chain, event: 3, noted: true } });
    rig.step(2);
    await rig.publisher.flush();
    const { header } = rig.checkpoint(keyAt(1, 2));
    expect([header.packs.map(({ pack }) => pack), header.chain]).toEqual([[2], chain]);
  });
});

describe('what a checkpoint leads to', () => {
  test('are no checkpoints that hold nothing of the run any more', async () => {
    const chain = [
      { ...entryAt(1), packs: [50] },
      { ...entryAt(2), packs: [51, 1] },
      { ...entryAt(3), packs: [] },
    ];
    const rig = new LineRig({ sizes, state: { run: RUN, chain, sequence: 3 } });
    rig.step(2);
    await rig.publisher.flush();
    const { header } = rig.checkpoint(keyAt(4, 1, 2));
    expect(header.chain).toEqual([{ ...entryAt(2), packs: [51, 1] }]);
    expect(rig.kept.chain).toEqual([...header.chain, { ...entryAt(4, 1, 2), packs: [2] }]);
  });

  test('is nothing of the run before, when a new one has been started', async () => {
    const rig = new LineRig({});
    rig.step(2);
    await rig.publisher.flush();
    rig.restart();
    rig.step(1, `${RUN}-2`);
    expect(await rig.publisher.flush()).toBe(true);
    const { header } = rig.checkpoint(keyAt(2, 1, 1));
    expect(header).toMatchObject({ run: `${RUN}-2`, event: 3, chain: [] });
    expect(header.packs.map(({ pack }) => pack)).toEqual([1]);
  });
});

describe('the note under the id of the run', () => {
  const isOf = (run: string) => (key: string) =>
    key.startsWith(`savepoint-2-run-${aliasOf(OWNER, run, 'branch')}-`);

  test('is saved once, with the first checkpoint, and its key tells the line and who saved there', async () => {
    const by = { workflow_run: '777', attempt: 3 };
    const rig = new LineRig({ state: { by: [by] } });
    for (const nth of [1, 2]) {
      rig.step(nth);
      await rig.publisher.flush();
    }
    const notes = rig.shelf.saves.filter(isOf(RUN));
    expect(notes.map(notedIn)).toEqual([{ line: LINE, claim: 1, by }]);
    expect(rig.kept.noted).toBe(true);
  });

  test('is tried again with the next checkpoint, and is no reason to warn', async () => {
    const rig = new LineRig({});
    rig.shelf.faults.push(null, 'fails');
    for (const nth of [1, 2]) {
      rig.step(nth);
      await rig.publisher.flush();
    }
    expect([...rig.shelf.objects.keys()].filter(isOf(RUN))).toHaveLength(1);
    // A key is never used a second time.
    expect(new Set(rig.shelf.saves).size).toBe(rig.shelf.saves.length);
    expect(rig.warnings).toEqual([]);
  });

  test('is tried again by the post step where nothing but it is left, under a key of its own', async () => {
    const main = new LineRig({});
    main.shelf.faults.push(null, 'fails', 'fails');
    main.step(1);
    expect(await main.publisher.flush()).toBe(true);
    expect([...main.shelf.objects.keys()].filter(isOf(RUN))).toEqual([]);
    const post = new LineRig({ before: main });
    post.publisher.lookUp();
    expect(await post.publisher.flush()).toBe(true);
    expect([...post.shelf.objects.keys()].filter(isOf(RUN))).toHaveLength(1);
    expect(new Set(post.shelf.saves).size).toBe(post.shelf.saves.length);
    expect([post.kept.noted, post.warnings]).toEqual([true, []]);
  });

  test('is not written by who has saved nothing', async () => {
    const rig = new LineRig({ state: { claim: 2, run: RUN, event: 3 } });
    rig.record(1);
    rig.publisher.lookUp();
    expect(await rig.publisher.flush()).toBe(true);
    expect(rig.shelf.saves).toEqual([]);
  });

  test('is written for each run', async () => {
    const rig = new LineRig({});
    rig.step(1);
    await rig.publisher.flush();
    rig.restart();
    rig.step(1, `${RUN}-2`);
    await rig.publisher.flush();
    expect([...rig.shelf.objects.keys()].filter(isOf(`${RUN}-2`))).toHaveLength(1);
  });
});
