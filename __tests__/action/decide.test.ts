/** What an attempt goes on with, from what is known. */
import { describe, expect, test } from '@jest/globals';
import { type Decided, decide, type Facts, type FoundRun, historyOf } from '../../src/action/decide.ts';
import type { Decision, RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { eventsOf } from '../support/line-runs.ts';

const AT = '2026-01-02T03:04:05.000Z';

/** A run in which the step `b` was named, and begun where that is said; `begun-before`: by an attempt that was not the last one to name it; `unsure`: it
 * asked all the same, since not all was known. */
function foundRun(
  how: 'named' | 'begun' | 'begun-before' | 'begun-since' | 'between' | 'unsure' | 'completed' | 'untouched',
  isOwn = false,
): FoundRun {
  const [plan, ...rest] = eventsOf(1);
  if (plan?.type !== 'plan') throw new Error('no plan');
  const chosen: Decision = { step: 'b', decision: 'run', reason: { kind: 'chosen' } };
  const asked: Decision = {
    ...chosen,
    decision: 'ask',
    reason: { kind: 'maybe-started', because: chosen.reason },
  };
  const decisions = how === 'untouched' ? [] : [how === 'unsure' ? asked : chosen];
  const started = { type: 'step.started', step: 'b', try: 1 } as const;
  const again = { ...plan, decisions: [chosen], attempt: plan.attempt + 1 };
  const other = { ...plan, decisions: [], attempt: plan.attempt + 1 };
  const since = {
    begun: [started],
    'begun-before': [started, again],
    'begun-since': [other, started],
    between: [other],
  }[how as string];
  const status = how === 'completed' ? 'completed' : 'failed';
  const ended = { type: 'attempt.ended', status, why: '', waiting_for: [], pending: [] } as const;
  const bodies = [{ ...plan, decisions }, ...rest, ...(since ?? []), ended];
  const events = bodies.map((body, nth): RunEvent => ({ ...body, n: nth + 1, at: AT }));
  return { run: foldAll(events), events, isOwn };
}

const FIRST: Facts = {
  attempt: 1,
  resume: 'auto',
  step: null,
  run: null,
  named: 'nothing',
  scope: 'run',
  known: 'last',
  found: foundRun('untouched'),
};
const FROM = { kind: 'from', step: 'b' } as const;
const ONLY = { kind: 'only', step: '2' } as const;

describe('a step that was named', () => {
  test.each<[string, Partial<Facts>, Decided['step']]>([
    ['is meant in the first attempt', {}, 'as-named'],
    [
      'is meant in the first attempt, also where it was begun by another',
      { found: foundRun('begun') },
      'as-named',
    ],
    ['is meant in the first attempt that finds nothing', { found: null }, 'as-named'],
    [
      'is meant by a re-run that finds that it was not begun',
      { attempt: 2, found: foundRun('named') },
      'not-begun',
    ],
    [
      'is decided afresh, and asks, where it was begun by an attempt before the last one that named it',
      { attempt: 2, found: foundRun('begun-before') },
      'may-have-begun',
    ],
    [
      'is decided afresh, and asks, where it was begun by another workflow run, and its own is not known',
      { attempt: 2, known: 'none', found: foundRun('begun') },
      'may-have-begun',
    ],
    [
      'is not meant again where an older attempt has begun it, and the last one is not known',
      { attempt: 3, known: 'older', found: foundRun('begun') },
      'begun',
    ],
    [
      'is not meant again by a re-run that finds that it was',
      { attempt: 2, found: foundRun('begun') },
      'begun',
    ],
    [
      'is not meant again by its number either',
      { attempt: 2, step: ONLY, found: foundRun('begun') },
      'begun',
    ],
    [
      'is decided afresh, and asks, where the last attempt is not known',
      { attempt: 2, known: 'older' },
      'may-have-begun',
    ],
    [
      'is decided afresh, and asks, in a run in which nobody has named it',
      { attempt: 2, found: foundRun('untouched') },
      'may-have-begun',
    ],
    [
      'is decided afresh, and asks, where it was started since by an attempt that did not name it',
      { attempt: 2, found: foundRun('begun-since') },
      'may-have-begun',
    ],
    [
      'is meant by a re-run although another attempt was in between, which did not start it',
      { attempt: 2, found: foundRun('between') },
      'not-begun',
    ],
    [
      'asks again where an earlier attempt was not known to one that is',
      { attempt: 3, found: foundRun('unsure') },
      'may-have-begun',
    ],
    [
      'is decided afresh, and asks, where no attempt is known',
      { attempt: 2, known: 'none' },
      'may-have-begun',
    ],
    ['is not meant again where nothing is left', { attempt: 2, found: null }, 'begun'],
    ['is meant where the run starts over', { attempt: 2, resume: 'never', found: null }, 'as-named'],
    ['is meant for the run that was named', { named: 'this' }, 'as-named'],
    ['is not meant for a run beside it', { named: 'beside' }, 'all'],
    ['is not meant for one elsewhere, begun or not', { named: 'elsewhere', attempt: 2 }, 'all'],
  ])('%s', (_what, facts, meant) => {
    expect(decide({ ...FIRST, step: FROM, ...facts }).step).toBe(meant);
  });

  test.each<[string, Partial<Facts>, readonly string[]]>([
    [
      'that it was begun',
      { found: foundRun('begun') },
      ['An earlier attempt was told to begin at b: naming it does not count a second time.'],
    ],
    [
      'that it may have been',
      { known: 'older' },
      [
        'Whether an earlier attempt began at b, as it was told to, is not known: it is decided afresh, and asks if it has rerun: ask.',
      ],
    ],
    ['nothing where it is meant', { found: foundRun('named') }, []],
  ])('is told of: %s', (_what, facts, says) => {
    expect(decide({ ...FIRST, step: FROM, attempt: 2, ...facts }).says).toEqual(says);
  });
});

describe('a run', () => {
  const done = foundRun('completed');
  test.each<[string, Partial<Facts>, Decided['fate']]>([
    ['is gone on with where it is unfinished', {}, 'go-on'],
    ['is none where none is found', { found: null }, 'none'],
    ['is brought back to the workflow run that it is of', { found: done }, 'bring-back'],
    ['is left in a scope of one’s own', { found: done, scope: 'own' }, 'leave'],
    [
      'is brought back to the workflow run that completed it',
      { found: foundRun('completed', true), scope: 'own' },
      'bring-back',
    ],
    ['is brought back where it is named', { found: done, scope: 'own', named: 'this' }, 'bring-back'],
    ['is brought back where one beside it is', { found: done, scope: 'own', named: 'beside' }, 'bring-back'],
    ['is left where one elsewhere is', { found: done, scope: 'own', named: 'elsewhere' }, 'leave'],
    ['runs again from a step that was named', { found: done, scope: 'own', step: FROM }, 'go-on'],
    [
      'comes back where that was begun',
      { found: { ...foundRun('begun'), run: done.run }, step: FROM, attempt: 2 },
      'bring-back',
    ],
    [
      'runs again from it where that is not known',
      { found: done, step: FROM, attempt: 2, known: 'older' },
      'go-on',
    ],
    [
      'is planned with the one step that was begun',
      { found: done, step: ONLY, attempt: 2, known: 'older' },
      'go-on',
    ],
    [
      'comes back where the step was named for another',
      { found: done, step: FROM, named: 'beside' },
      'bring-back',
    ],
  ])('%s', (_what, facts, fate) => {
    expect(decide({ ...FIRST, ...facts }).fate).toBe(fate);
  });
});

test.each<[Partial<Facts>, Partial<Decided>]>([
  [{}, { inputs: 'replace', otherwise: 'start' }],
  [{ named: 'this' }, { inputs: 'replace' }],
  [{ named: 'beside' }, { inputs: 'replace' }],
  [{ scope: 'own' }, { inputs: 'equal' }],
  [{ scope: 'own', named: 'this' }, { inputs: 'replace' }],
  [{ resume: 'required' }, { otherwise: 'refuse' }],
])('%j leads to %j', (facts, decided) => {
  expect(decide({ ...FIRST, ...facts })).toMatchObject(decided);
});

test.each([
  ['last', 'nothing', 'whole'],
  ['last', 'something', 'uncertain'],
  ['older', 'nothing', 'uncertain'],
  ['none', 'nothing', 'uncertain'],
] as const)('with the %s attempt known and %s lost the history is %s', (known, lost, history) => {
  expect(historyOf(known, lost)).toBe(history);
});
