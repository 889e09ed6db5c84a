import { describe, expect, test } from '@jest/globals';
import { brief, briefsOf, pipelineOf, stepOf } from '../support/pipeline.ts';

const steps = (...entries: string[]) => `steps:\n${entries.map((each) => `  - ${each}\n`).join('')}`;
const A = '{ id: a, run: x }';
const B = '{ id: b, run: x }';
const DB = '{ id: db, run: x, writes: [], background: true }';

test.each<[string, string, unknown]>([
  ['a wait names is a task', steps(DB, '{ wait: db }', A), { kind: 'task' }],
  ['a wait-all comes after is a task', steps(DB, A, '{ wait-all: }', B), { kind: 'task' }],
  ['nothing waits for is a service', steps(DB, A), { kind: 'service', cancel: null }],
  ['a wait-all comes before is a service', steps('{ wait-all: }', DB, A), { kind: 'service', cancel: null }],
  [
    'a cancel names is a service, ended when all before it has',
    steps(DB, A, '{ cancel: db }', B),
    { kind: 'service', cancel: { after: ['a'], before: 3 } },
  ],
  [
    'a cancel names is a service, whatever wait-all waits for',
    steps(DB, A, '{ wait-all: true }', '{ cancel: db }'),
    { kind: 'service', cancel: { after: ['a'], before: 3 } },
  ],
])('a background step that %s', (_, text, background) => {
  expect(stepOf(pipelineOf(text), 'db').background).toEqual(background);
});

test('a step needs the start of a background step that it names, and the end of one that was waited for or cancelled', () => {
  const text = steps(
    DB,
    '{ id: job, run: x, background: true }',
    '{ id: c, run: x, needs: [db, job] }',
    '{ wait: job }',
    A,
    '{ cancel: db }',
    B,
  );
  const { steps: all } = pipelineOf(text);
  expect(all.map(({ id, needs, started }) => [id, needs, started])).toEqual([
    ['db', [], []],
    ['job', [], []],
    ['c', ['db', 'job'], ['db', 'job']],
    ['a', ['c', 'job'], []],
    ['b', ['a', 'db'], []],
  ]);
});

describe('validation', () => {
  test.each<[string, string]>([
    [steps(A, '{ wait: a }'), 'bad-wait 3:13 the step "a" is not a background step'],
    [
      steps(DB, '{ wait: db }', '{ cancel: db }'),
      'bad-wait 3:7 "db" is ended by a "cancel", and cannot be waited for',
    ],
    [
      steps(DB, '{ cancel: db }', '{ cancel: db }'),
      'bad-cancel 4:7 "db" is ended by a "cancel" above already',
    ],
    [steps('{ cancel: db }', DB), 'bad-cancel 2:15 the background step "db" is not before this "cancel"'],
    [
      steps(DB, '{ cancel: db }', '{ id: z, run: x, needs: db }'),
      'needs-cancelled 4:29 "db" has been ended by a "cancel" when this step starts',
    ],
    [
      steps('{ id: db, run: x, writes: [], background: true, rerun: always }'),
      'bad-service 2:53 "rerun" has no meaning for the service "db", which is started again in each attempt in which a step needs it',
    ],
    [
      steps('{ id: db, run: x, writes: [], background: true, keep: true }'),
      'bad-service 2:53 "keep" has no meaning for the service "db", of which no files are saved',
    ],
    [
      steps(DB, '{ id: z, run: "${{ steps.db.outcome }}" }'),
      'step-not-before 3:30 "db" runs in the background, and may not have ended when "z" starts',
    ],
    [
      steps(DB, '{ id: z, needs: db, run: "${{ needs.db.result }}" }', '{ wait: db }'),
      'step-not-before 3:41 "db" runs in the background, and may not have ended when "z" starts',
    ],
    [
      steps(DB, A, '{ cancel: db }', '{ id: z, run: "${{ steps.db.outputs.x }}" }'),
      'service-outputs 5:30 "db" is a service, and what it sets is there for no other step',
    ],
  ])('refuses %j', (text, message) => {
    expect(briefsOf(text)).toEqual([message]);
  });

  test('lets a step speak of a background step that has ended', () => {
    const waited = steps(
      DB,
      '{ wait: db }',
      '{ id: z, run: "${{ steps.db.outputs.x }} ${{ needs.db.result }}" }',
    );
    const cancelled = steps(DB, A, '{ cancel: db }', '{ id: z, run: "${{ steps.db.outcome }}" }');
    expect([briefsOf(waited), briefsOf(cancelled)]).toEqual([[], []]);
  });

  test('what has ended before the start of a background step has ended, and it has not', () => {
    const text = (said: string) => steps(A, DB, `{ id: z, needs: db, run: "\${{ steps.${said}.outcome }}" }`);
    expect(briefsOf(text('a'))).toEqual([]);
    expect(briefsOf(text('db'))).toHaveLength(1);
  });

  const TOGETHER = 'the files that change meanwhile count as the work of each';
  test.each<[string, string, readonly string[]]>([
    [
      'a service without writes',
      steps('{ id: db, run: x, background: true }', A),
      [
        'side-by-side 2:5 "db" is a service without "writes": files that it changes count as the work of the steps that run meanwhile',
      ],
    ],
    ['a service with writes', steps(DB, A), []],
    [
      'a task beside another step, also one at a time',
      `max-parallel: 1\n${steps('{ id: job, run: x, background: true }', A, '{ wait: job }')}`,
      [`side-by-side 3:5 "job" and "a" can run side by side, and have no "writes": ${TOGETHER}`],
    ],
    [
      'a step for which a wait-all alone waits',
      steps(DB, A, '{ wait-all: }', B),
      [
        'never-ending 2:5 the "wait-all" below waits until "db" ends by itself: no "wait" or "cancel" names it',
      ],
    ],
    ['a step that a wait names, too', steps(DB, A, '{ wait: db }', '{ wait-all: }'), []],
    ['a service below a wait-all', steps(DB, A, '{ wait-all: }', '{ cancel: db }'), []],
    ['a service that nothing waits for', steps('{ wait-all: }', DB, A), []],
    [
      'legs of a matrix without writes',
      steps('{ id: t, run: x, strategy: { matrix: { n: [1, 2] } } }'),
      [`side-by-side 2:5 the legs of "t" run side by side, and have no "writes": ${TOGETHER}`],
    ],
    [
      'legs that write the same',
      steps('{ id: t, run: x, writes: [out], strategy: { matrix: { n: [1, 2] } } }'),
      [`side-by-side 2:5 the legs of "t" run side by side, and have the same "writes": ${TOGETHER}`],
    ],
    [
      'legs one after the other',
      steps('{ id: t, run: x, strategy: { max-parallel: 1, matrix: { n: [1, 2] } } }'),
      [],
    ],
    [
      'legs that write a folder each',
      steps('{ id: t, run: x, writes: ["out/${{ matrix.n }}"], strategy: { matrix: { n: [1, 2] } } }'),
      [],
    ],
  ])('warns of %s as it should', (_, text, warnings) => {
    expect(pipelineOf(text).warnings.map(brief)).toEqual(warnings);
  });
});
