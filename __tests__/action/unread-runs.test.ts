/** Which of the runs that cannot be read keep it from being known what was done. */
import { describe, expect, test } from '@jest/globals';
import type { Note } from '../../src/action/folder-notes.ts';
import { areAccounted, lastUnread } from '../../src/action/unread-runs.ts';
import type { RunEvent } from '../../src/record/events.ts';

const OLD = '20260101-000000-p';
const MID = '20260102-000000-p';
const NEW = '20260103-000000-p';
const note = (workflow_run: string, run: string): Note => ({
  workflow_run,
  run,
  attempt: 1,
  followed: false,
});
const plan = (more: object) => ({ type: 'plan', ...more }) as unknown as RunEvent;
const at = (run_id: string, events: readonly RunEvent[] = []) => ({ run_id, events });

describe('a run that cannot be read', () => {
  const among = { broken: [OLD], newest: at(MID), notes: [], isAccounted: true };
  test.each([
    ['matters where there is no other', { newest: null }, OLD],
    ['does not where it was followed', {}, undefined],
    ['matters where it began last', { broken: [OLD, NEW] }, NEW],
    ['matters where it began in the same second', { newest: at(`${OLD}-2`) }, OLD],
    ['matters where it may be the work of this workflow run', { isAccounted: false }, OLD],
    ['matters where it was come to since', { notes: [note('2', OLD), note('1', MID)] }, OLD],
    ['matters where nobody knows when the other one was', { notes: [note('2', OLD)] }, OLD],
    [
      'does not where the other one was come to since',
      { notes: [note('2', MID), note('1', OLD)] },
      undefined,
    ],
    [
      'does not where the other one was planned with that in mind',
      { newest: at(OLD, [plan({ history: 'uncertain', at: '2026-01-02T00:00:01Z' })]), broken: [MID] },
      undefined,
    ],
    ['is one of a run', { broken: ['lost+found'], newest: null }, undefined],
  ])('%s', (_, more, expected) => {
    expect(lastUnread({ ...among, ...more })).toBe(expected);
  });
});

test('the attempts of a workflow run are accounted for where each is on record, in whatever runs', () => {
  const by = (workflow_run: string, attempt: number) => [plan({ by: { workflow_run, attempt } })];
  const third = { workflowRun: '7', attempt: 3 };
  expect(areAccounted([], { workflowRun: '7', attempt: 1 })).toBe(true);
  expect(areAccounted([by('7', 1), by('7', 2)], third)).toBe(true);
  expect(areAccounted([by('7', 2)], third)).toBe(false);
  expect(areAccounted([by('7', 1), by('8', 2)], third)).toBe(false);
});
