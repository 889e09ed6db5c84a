/** What an attempt goes on with, from what is known. */
import { describe, expect, test } from '@jest/globals';
import {
  type Decided,
  decide,
  type Facts,
  type FoundRun,
  historyOf,
  startsOver,
} from '../../src/action/decide.ts';
import type { Decision } from '../../src/record/decisions.ts';
import type { EventBody, RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { eventsOf } from '../support/line-runs.ts';

const AT = '2026-01-02T03:04:05.000Z';

/** What is on record: an attempt of a workflow run and what it decided of the step `b`, a start of `b` in it, or the end of the run. */
type Told = readonly ['named' | 'asked' | 'unnamed', string | null] | 'started' | 'completed';

const CHOSEN: Decision = { step: 'b', decision: 'run', reason: { kind: 'chosen' } };
const ASKED: Decision = {
  ...CHOSEN,
  decision: 'ask',
  reason: { kind: 'maybe-started', because: CHOSEN.reason },
};
const DECISIONS = { named: [CHOSEN], asked: [ASKED], unnamed: [] };

/** @param told the first one an attempt */
function foundRun(...told: readonly Told[]): FoundRun {
  const [plan, ...rest] = eventsOf(1);
  if (plan?.type !== 'plan') throw new Error('no plan');
  let attempt = 0;
  const bodies = told.flatMap((each): readonly EventBody[] => {
    if (each === 'started') return [{ type: 'step.started', step: 'b', try: 1 }];
    if (each === 'completed') return [{ ...ENDED, status: 'completed' }];
    const [how, run] = each;
    attempt += 1;
    const by = run === null ? {} : { by: { workflow_run: run, attempt } };
    const begun = { ...plan, attempt, decisions: DECISIONS[how], ...by };
    return attempt === 1 ? [begun, ...rest] : [begun];
  });
  const events = bodies.map((body, nth): RunEvent => ({ ...body, n: nth + 1, at: AT }));
  return { run: foldAll(events), events, isOwn: false };
}

const ENDED = { type: 'attempt.ended', status: 'failed', why: '', waiting_for: [], pending: [] } as const;
const UNTOUCHED = foundRun(['unnamed', '5']);
const BEGUN = foundRun(['named', '6'], 'started');

const FIRST: Facts = {
  workflowRun: '6',
  attempt: 1,
  resume: 'auto',
  step: null,
  answer: null,
  run: null,
  named: 'nothing',
  scope: 'run',
  known: 'last',
  found: UNTOUCHED,
};
const FROM = { kind: 'from', step: 'b' } as const;
const ONLY = { kind: 'only', step: '2' } as const;

describe('a step that was named', () => {
  test.each<[string, Partial<Facts>, Decided['step']]>([
    ['is meant in the first attempt', {}, 'as-named'],
    ['is meant in the first attempt, also where it was begun before', { found: BEGUN }, 'as-named'],
    ['is meant in the first attempt that finds nothing', { found: null }, 'as-named'],
    [
      'is meant by a re-run that finds that it was not begun',
      { attempt: 2, found: foundRun(['named', '6']) },
      'not-begun',
    ],
    [
      'is meant by a re-run of the workflow run that did not begin it, though another one did before',
      { attempt: 2, found: foundRun(['named', '5'], 'started', ['named', '6']) },
      'not-begun',
    ],
    [
      'is not meant again where it was begun, and another one named it since',
      { attempt: 2, found: foundRun(['named', '6'], 'started', ['named', '7']) },
      'begun',
    ],
    [
      'is not meant again where another one that named it since has started it',
      { attempt: 2, found: foundRun(['named', '6'], ['named', '7'], 'started') },
      'begun',
    ],
    [
      'is not meant again where an attempt has started it since that did not name it, nor is of a workflow',
      { attempt: 2, found: foundRun(['named', '6'], ['unnamed', null], 'started') },
      'begun',
    ],
    [
      'is not meant again where it was begun once, also where it was taken for meant again',
      { attempt: 4, found: foundRun(['named', '6'], 'started', ['named', '6']) },
      'begun',
    ],
    [
      'is decided afresh, and asks, where only other workflow runs are known to have named it',
      { attempt: 2, found: foundRun(['named', '5'], 'started') },
      'may-have-begun',
    ],
    [
      'is decided afresh, and asks, where its attempts do not say of which workflow run they are',
      { attempt: 2, found: foundRun(['named', null], 'started') },
      'may-have-begun',
    ],
    [
      'is decided afresh, and asks, where it is not known either of which workflow run this is one',
      { attempt: 2, workflowRun: null, found: foundRun(['named', null]) },
      'may-have-begun',
    ],
    [
      'is not meant again where an older attempt has begun it, and the last one is not known',
      { attempt: 3, known: 'older', found: BEGUN },
      'begun',
    ],
    [
      'is not meant again where it was begun, whatever else is not known',
      { attempt: 2, known: 'none', found: BEGUN },
      'begun',
    ],
    ['is not meant again by a re-run that finds that it was', { attempt: 2, found: BEGUN }, 'begun'],
    ['is not meant again by its number either', { attempt: 2, step: ONLY, found: BEGUN }, 'begun'],
    [
      'is decided afresh, and asks, where it was not begun, and the last attempt is not known',
      { attempt: 3, known: 'older', found: foundRun(['named', '6']) },
      'may-have-begun',
    ],
    [
      'is decided afresh, and asks, in a run in which this workflow run has not named it, nor has it been started since',
      { attempt: 2, found: foundRun(['unnamed', '5'], 'started', ['unnamed', '6']) },
      'may-have-begun',
    ],
    [
      'is not meant again in a run that a re-run has begun anew, where it has been started',
      { attempt: 3, found: foundRun(['unnamed', '5'], ['unnamed', '6'], 'started') },
      'begun',
    ],
    [
      'is decided afresh, and asks, where the first attempt has started it that did not name it',
      { attempt: 2, found: foundRun(['unnamed', '6'], 'started') },
      'may-have-begun',
    ],
    [
      'is meant by a re-run although another attempt was in between, which did not start it',
      { attempt: 2, found: foundRun(['named', '6'], ['unnamed', '5']) },
      'not-begun',
    ],
    [
      'asks again where it asked although it was named',
      { attempt: 3, found: foundRun(['asked', '6']) },
      'may-have-begun',
    ],
    [
      'asks as any other where it asked although it was named, and was started since',
      { attempt: 3, found: foundRun(['asked', '6'], ['named', '7'], 'started') },
      'begun',
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
      { found: BEGUN },
      ['b has been started by this workflow run: to start it again, name it in a new workflow run.'],
    ],
    [
      'that it may have been',
      { known: 'older' },
      [
        'Whether b has been started since it was named is not known: it is decided afresh, and asks if it has rerun: ask.',
      ],
    ],
    ['nothing where it is meant', { found: foundRun(['named', '6']) }, []],
  ])('is told of: %s', (_what, facts, says) => {
    expect(decide({ ...FIRST, step: FROM, attempt: 2, ...facts }).says).toEqual(says);
  });
});

describe('a run', () => {
  const done = foundRun(['unnamed', '5'], 'completed');
  test.each<[string, Partial<Facts>, Decided['fate']]>([
    ['is gone on with where it is unfinished', {}, 'go-on'],
    ['is none where none is found', { found: null }, 'none'],
    ['is brought back to the workflow run that it is of', { found: done }, 'bring-back'],
    ['is left in a scope of one’s own', { found: done, scope: 'own' }, 'leave'],
    [
      'is brought back to the workflow run that completed it',
      { found: { ...done, isOwn: true }, scope: 'own' },
      'bring-back',
    ],
    ['is brought back where it is named', { found: done, scope: 'own', named: 'this' }, 'bring-back'],
    ['is brought back where one beside it is', { found: done, scope: 'own', named: 'beside' }, 'bring-back'],
    ['is left where one elsewhere is', { found: done, scope: 'own', named: 'elsewhere' }, 'leave'],
    ['runs again from a step that was named', { found: done, scope: 'own', step: FROM }, 'go-on'],
    [
      'comes back where that was begun',
      { found: foundRun(['named', '6'], 'started', 'completed'), step: FROM, attempt: 2 },
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

test.each([
  ['leave', 2, true],
  ['leave', 1, false],
  ['none', 2, false],
] as const)('where the run that is found comes to %s, attempt %i starts over: %s', (fate, attempt, over) => {
  expect(startsOver(fate, attempt)).toBe(over);
});
