/** A step that is gone and a new one with the same definition: probably the step was renamed, and the reason says how to keep its result. */
import { describe, expect, test } from '@jest/globals';
import { expandMatrices } from '../../src/pipeline/expand.ts';
import { attempt, type Result } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const BEFORE = `
steps:
  - { id: a, run: make a }
  - { id: b, run: make b }
  - { id: c, run: exit 1 }
`;

function reasonsAfter(
  before: string,
  now: string,
  results: Readonly<Record<string, Result>> = { c: 'failure' },
) {
  const { run } = attempt(pipelineOf(before), null, { results });
  const { plan } = attempt(pipelineOf(now), run);
  return Object.fromEntries(plan.steps.map(({ id, decision, reason }) => [id, [decision, reason]]));
}

async function expandedOf(text: string) {
  const expanded = await expandMatrices(pipelineOf(text), { inputs: {}, github: {}, env: {} });
  if (!expanded.ok) throw new Error('no legs');
  return expanded.value;
}

const new_ = (was?: string) => ['run', was === undefined ? { kind: 'new' } : { kind: 'new', was }];

describe('a new step names the one that it may have been', () => {
  test.each([
    ['one with the same definition that is gone', BEFORE.replace('id: b', 'id: bb'), { bb: new_('b') }],
    ['whatever its `name` is', BEFORE.replace('id: b', 'id: bb, name: Bee'), { bb: new_('b') }],
    ['not one with another definition', BEFORE.replace('id: b, run: make b', 'id: d, run: x'), { d: new_() }],
    [
      'not one that is still there',
      BEFORE.replace('  - { id: c', '  - { id: bb, run: make b }\n  - { id: c'),
      { bb: new_() },
    ],
    [
      'each one of its own, of several that are alike',
      'steps:\n  - { id: x, run: make a }\n  - { id: y, run: make a }\n',
      { x: new_('a'), y: new_() },
    ],
  ])('%s', (_title, now, expected) => {
    expect(reasonsAfter(BEFORE, now)).toMatchObject(expected);
  });

  test('not one that has no result to keep', () => {
    const now = BEFORE.replace('id: c', 'id: cc');
    expect(reasonsAfter(BEFORE, now).cc).toEqual(new_());
    expect(reasonsAfter(BEFORE, now, { c: 'cut-off' }).cc).toEqual(new_());
  });

  test('as long as it has not run itself', () => {
    const pipeline = pipelineOf(BEFORE.replace('id: b', 'id: bb'));
    const first = attempt(pipelineOf(BEFORE), null, { results: { c: 'failure' } });
    const failed = attempt(pipeline, first.run, { results: { bb: 'failure' } });
    expect(attempt(pipeline, failed.run).plan.steps[1]?.reason).toMatchObject({ kind: 'failed' });
  });

  test('for the legs of a matrix the id of the step', async () => {
    const legs = 'steps:\n  - { id: t, run: "x ${{ matrix.n }}", strategy: { matrix: { n: [1, 2] } } }\n';
    const { run } = attempt(await expandedOf(legs), null);
    const { plan } = attempt(await expandedOf(legs.replace('id: t', 'id: test')), run);
    expect(plan.steps).toMatchObject([
      { id: 'test (1)', reason: { kind: 'new', was: 't' } },
      { id: 'test (2)', reason: { kind: 'new', was: 't' } },
    ]);
  });
});

describe('a `rerun: ask` step under a new name', () => {
  const ASK = 'steps:\n  - { id: publish, run: push, rerun: ask }\n';
  test.each<[Result]>([['success'], ['failure'], ['cut-off']])(
    'asks first, where it had ended with %s',
    (result) => {
      const reasons = reasonsAfter(ASK, ASK.replace('publish', 'deploy'), { publish: result });
      expect(reasons.deploy).toEqual([
        'ask',
        { kind: 'maybe-started', because: { kind: 'new', was: 'publish' } },
      ]);
    },
  );

  test('asks in every later attempt, too', () => {
    const [before, now] = [pipelineOf(ASK), pipelineOf(ASK.replace('publish', 'deploy'))];
    let { run } = attempt(before, null, { results: { publish: 'cut-off' } });
    for (const _ of [2, 3]) {
      const again = attempt(now, run);
      expect(again.plan.steps).toMatchObject([{ decision: 'ask', reason: { kind: 'maybe-started' } }]);
      run = again.run;
    }
  });

  test('runs where it had been skipped', () => {
    const reasons = reasonsAfter(ASK, ASK.replace('publish', 'deploy'), { publish: 'skip' });
    expect(reasons.deploy).toEqual(new_('publish'));
  });
});
