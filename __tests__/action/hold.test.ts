/** Whose turn it is in a line, told from what was found in it. */
import { expect, test } from '@jest/globals';
import { heldLine, type TurnRequest, takeTurn } from '../../src/action/hold.ts';
import { Refusal } from '../../src/launch/refusal.ts';
import { find } from '../../src/line/find.ts';
import { claimEntry, keyOf } from '../../src/line/keys.ts';
import { folder } from '../support/folder.ts';
import { Shelf } from '../support/line-objects.ts';
import { LINE, OWNER, shelve } from '../support/line-runs.ts';

const note = (claim: number) => keyOf(LINE, claimEntry(claim));

/** What an attempt finds. */
async function looked(shelf: Shelf, ceiling: number | null) {
  const found = await find({ objects: shelf, owner: OWNER, ceiling, temp: folder() });
  shelf.calls.length = 0;
  return found;
}

async function held(shelf: Shelf, asked: Partial<TurnRequest> & Pick<TurnRequest, 'attempt' | 'found'>) {
  const workflowRun = asked.workflowRun ?? '777';
  const request: TurnRequest = {
    ...{ objects: shelf, owner: OWNER, workflowRun, turns: 'numbered', stopped: null },
    ...{ patience: 10_000, random: `${Math.random()}`, temp: folder(), warn: () => {} },
    ...asked,
  };
  const newest = asked.found.newest;
  return heldLine({ ...request, newest, worker: workflowRun }, await takeTurn(request)).claim;
}

async function saved(): Promise<Shelf> {
  const shelf = new Shelf();
  await shelve(shelf, { claim: 1, sequence: 1 });
  return shelf;
}

test.each([1, 2])('attempt %i of a workflow run that finds nothing asks nobody', async (attempt) => {
  const shelf = new Shelf();
  const found = await looked(shelf, attempt);
  expect([await held(shelf, { attempt, found }), shelf.calls]).toEqual([attempt, []]);
});

test('a later attempt that finds something claims its number, by one save and one look', async () => {
  const shelf = await saved();
  const found = await looked(shelf, 3);
  expect(await held(shelf, { attempt: 3, found })).toBe(3);
  expect(shelf.calls).toEqual([`save ${note(3)}`, `fetch ${note(3)}`]);
});

test('it claims the next one where others have come in between, also where the service does not name the last of them', async () => {
  const shelf = await saved();
  await shelve(shelf, { claim: 2, sequence: 1 });
  await shelve(shelf, { claim: 3, sequence: 1 });
  await shelve(shelf, { claim: 1, sequence: 9 });
  expect(await held(shelf, { attempt: 2, found: await looked(shelf, 2) })).toBe(4);
});

test.each(['777 first', '888 first'])(
  'of a re-run and a workflow run by hand that found the same one holds the run, and the other is told which: %s',
  async (order) => {
    const shelf = await saved();
    const [rerun, byHand] = [await looked(shelf, 2), await looked(shelf, null)];
    const both = [
      { attempt: 2, found: rerun },
      { attempt: 1, found: byHand, workflowRun: '888', turns: 'claimed' as const },
    ];
    const [first, second] = order === '777 first' ? both : both.toReversed();
    if (first === undefined || second === undefined) throw new Error('two are needed');
    expect(await held(shelf, first)).toBe(2);
    const refused = await held(shelf, second).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    const who = order === '777 first' ? 'attempt 2 of workflow run 777' : 'attempt 1 of workflow run 888';
    expect(refused).toMatchObject({
      exit: 4,
      message: `${who} has taken this run over at the same moment`,
    });
  },
);

test('where nothing can be saved no claim is made', async () => {
  const shelf = await saved();
  const found = await looked(shelf, 2);
  expect([await held(shelf, { attempt: 2, found, stopped: 'cache-mode is read' }), shelf.calls]).toEqual([
    2,
    [],
  ]);
});
