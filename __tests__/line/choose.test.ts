import { describe, expect, test } from '@jest/globals';
import {
  agreesWith,
  inputDigests,
  knownOf,
  otherThanNewest,
  savedBy,
  type WantedRun,
} from '../../src/line/choose.ts';
import type { OtherRun } from '../../src/line/header.ts';

function runOf(run: string, more: Partial<OtherRun> = {}): OtherRun {
  return {
    run,
    workflow_run: '1',
    inputs: {},
    completed: false,
    claim: 1,
    sequence: 1,
    earlier: [],
    ...more,
  };
}

const to = (to: string) => inputDigests({ to });
const wants = (to: string) => ({ agrees: agreesWith({ to }, { to: 'default' }) });
const WANTED: WantedRun = { workflowRun: '9', ...wants('default'), run: null };
const chosen = (runs: readonly OtherRun[], wanted: Partial<WantedRun> = {}) =>
  otherThanNewest(runs, { ...WANTED, ...wanted })?.run ?? 'the newest';

describe('the run of a line that a job goes on with', () => {
  const runs = [
    runOf('c', { workflow_run: '3', inputs: to('x') }),
    runOf('b', { workflow_run: '2', inputs: to('y'), completed: true }),
    runOf('a', { workflow_run: '1', inputs: to('x') }),
  ];
  test.each<[string, Partial<WantedRun>, string]>([
    ['the newest with its inputs', { ...wants('x') }, 'the newest'],
    ['an older one, where that has its inputs', { ...wants('y') }, 'b'],
    [
      'an older one of others with its inputs, where its own completed one has others',
      { ...wants('x'), workflowRun: '2' },
      'the newest',
    ],
    ['the newest, where none has them', { ...wants('z') }, 'the newest'],
    [
      'the completed one of its own workflow run, whatever inputs that has',
      { workflowRun: '2', ...wants('z') },
      'b',
    ],
    ['not one of its own that is not completed', { workflowRun: '1', ...wants('z') }, 'the newest'],
    ['the one that is named', { run: 'a' }, 'a'],
    ['the newest, where the one that is named is not known', { run: 'z' }, 'the newest'],
    ['the newest, where no workflow run is known', { workflowRun: null, ...wants('x') }, 'the newest'],
  ])('is %s', (_what, wanted, run) => {
    expect(chosen(runs, wanted)).toBe(run);
  });
});

describe('who has saved in a line', () => {
  test('is told by the last attempt of each workflow run, the newest first', () => {
    const first = savedBy([], { workflowRun: '1', attempt: 1 });
    const second = savedBy(first, { workflowRun: '2', attempt: 1 });
    expect(savedBy(second, { workflowRun: '1', attempt: 3 })).toEqual([
      { workflow_run: '1', attempt: 3 },
      { workflow_run: '2', attempt: 1 },
    ]);
    expect(savedBy(second, { workflowRun: null, attempt: 1 })).toBe(second);
  });

  test.each([
    ['the first attempt', '9', 1, 'last'],
    ['a re-run whose last attempt has', '1', 3, 'last'],
    ['one of which an older attempt has', '1', 4, 'older'],
    ['one of which none has', '9', 2, 'none'],
    ['one of no known workflow run', null, 2, 'last'],
  ])('tells %s what is known of it', (_what, workflowRun, attempt, known) => {
    const by = [{ workflow_run: '1', attempt: 2 }];
    expect(knownOf({ by }, { workflowRun, attempt, named: 'nothing' })).toBe(known);
  });

  test('a job beside the run that was named has been at work there, be it that nothing is left', () => {
    const first = { workflowRun: '9', attempt: 1 } as const;
    const by = [{ workflow_run: '1', attempt: 2 }];
    expect(knownOf({ by: [] }, { ...first, named: 'beside' })).toBe('none');
    expect(knownOf({ by }, { ...first, named: 'beside' })).toBe('last');
    expect(knownOf({ by: [] }, { ...first, named: 'elsewhere' })).toBe('last');
  });
});

test('inputs agree where each has the same value, given or by default then and now', () => {
  const agrees = agreesWith({ a: 'x', n: 3, yes: true }, { a: 'y', n: 1, yes: true });
  expect(agrees(inputDigests({ a: 'x', n: 3, yes: true }))).toBe(true);
  expect(agrees(inputDigests({ yes: true, n: 3, a: 'x' }))).toBe(true);
  expect(agrees(inputDigests({ a: 'y', n: 3, yes: true }))).toBe(false);
  expect(agrees(inputDigests({ a: 'x', n: 3 }))).toBe(true);
  expect(agrees(inputDigests({ a: 'x', yes: true }))).toBe(false);
  expect(agrees(inputDigests({ a: 'x', n: 3, gone: 'z' }))).toBe(true);
  expect(agreesWith({ constructor: 'x' }, { constructor: 'y' })({})).toBe(false);
  expect(agreesWith({}, {})({})).toBe(true);
});
