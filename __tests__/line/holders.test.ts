/** Who else goes on with a run, told from the keys in a store. */
import { expect, test } from '@jest/globals';
import { FURTHEST } from '../../src/line/claim.ts';
import { othersOf } from '../../src/line/holders.ts';
import { keyOf, MOST, type Place } from '../../src/line/keys.ts';
import { folder } from '../support/folder.ts';
import { Shelf } from '../support/line-objects.ts';
import { entryOf, LINE, OWNER } from '../support/line-runs.ts';

/** What an attempt with claim 5, which went on from checkpoint 2.3 and has saved 5.1, is told. */
function told(there: readonly Place[], { claim = 5, from = { claim: 2, sequence: 3 } as Place | null } = {}) {
  const objects = new Shelf();
  const own = { claim, sequence: 1 };
  for (const place of [...(from === null ? [] : [from]), own, ...there])
    objects.objects.set(keyOf(LINE, entryOf(place)), Buffer.from('x'));
  const turn = {
    claim,
    from,
    me: { by: { workflow_run: '777', attempt: 1 }, run: 'run' },
    saved: new Set([keyOf(LINE, entryOf(own))]),
  };
  return othersOf({ objects, owner: OWNER, temp: folder() }, turn);
}

const bare = (claim: number): Place => ({ claim, sequence: 0 });
const STOP = { kind: 'stop', why: 'a later attempt has taken the run over' };
const WAIT = { kind: 'wait', why: 'an earlier attempt has gone on since this one began' };

test('with nothing of others in the store there is nobody', async () => {
  expect(await told([])).toBeNull();
});

test.each(Array.from({ length: FURTHEST }, (_, at) => at + 1))(
  'a claim that is %d after the own one has taken the run over: so far an attempt may pass claims over',
  async (after) => {
    expect(await told([bare(5 + after)])).toEqual(STOP);
    expect(await told([{ claim: 5 + after, sequence: 7 }])).toEqual(STOP);
  },
);

test('beside the last number there is no later one to look for', async () => {
  expect(await told([], { claim: MOST, from: null })).toBeNull();
});

test.each<[string, readonly Place[], object | null]>([
  ['a claim of one that has saved nothing', [bare(3)], null],
  ['claims of several that have saved nothing', [bare(3), bare(4)], null],
  ['a checkpoint under a claim after that', [{ claim: 3, sequence: 1 }], WAIT],
  ['a checkpoint behind a claim that saved nothing', [bare(3), { claim: 4, sequence: 1 }], WAIT],
  ['a later checkpoint of that claim', [{ claim: 2, sequence: 4 }], WAIT],
  ['an earlier checkpoint of that claim, that came late', [{ claim: 2, sequence: 2 }], null],
])('of what was made between what was gone on with and the own claim: %s', async (_what, there, other) => {
  expect(await told(there)).toEqual(other);
});

test('whoever began a run goes on from nothing, and what was before it is no reason to wait', async () => {
  expect(await told([{ claim: 4, sequence: 9 }], { from: null })).toBeNull();
});
