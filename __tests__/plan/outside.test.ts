import { describe, expect, test } from '@jest/globals';
import { isPlan } from '../../src/plan/made.ts';
import { outsideOf } from '../../src/plan/outside.ts';
import { plan } from '../../src/plan/plan.ts';
import { WITHOUT_FILES } from '../support/files.ts';
import { attempt, decisionOf, HERE } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

type Env = Readonly<Record<string, string>>;

function decisionAfter(steps: string, before: Env, now: Env): string {
  const pipeline = pipelineOf(steps);
  const { run } = attempt(pipeline, null, { env: before });
  const request = { pipeline, inputs: {}, record: run, choice: { kind: 'all' } as const };
  const made = plan({ ...request, ...WITHOUT_FILES, outside: outsideOf(now, HERE) });
  if (!isPlan(made)) throw new Error('refused');
  return decisionOf(made, 'a');
}

const MENTIONS = 'steps: [{ id: a, run: "echo ${{ env.WHO }}" }]';

test.each<[string, string, Env, Env, string]>([
  ['is the same', MENTIONS, { WHO: 'x' }, { WHO: 'x' }, 'reuse completed'],
  ['is another', MENTIONS, { WHO: 'x' }, { WHO: 'y' }, 'run env'],
  ['is new', MENTIONS, {}, { WHO: 'y' }, 'run env'],
  ['is gone', MENTIONS, { WHO: 'x' }, {}, 'run env'],
  ['is empty and was not set', MENTIONS, {}, { WHO: '' }, 'reuse completed'],
  ['is another by the case of its letters', MENTIONS, { who: 'x' }, { who: 'y' }, 'reuse completed'],
  [
    'is set by the pipeline in other letters',
    'env: { who: me }\nsteps: [{ id: a, run: "echo ${{ env.WHO }}" }]',
    { WHO: 'x' },
    { WHO: 'y' },
    'run env',
  ],
  [
    'is not mentioned, but used by the script',
    'steps: [{ id: a, run: echo $WHO }]',
    { WHO: 'x' },
    { WHO: 'y' },
    'reuse completed',
  ],
  [
    'is mentioned by the `env` of the step',
    'steps: [{ id: a, run: echo $WHO, env: { WHO: "${{ env.WHO }}" } }]',
    { WHO: 'x' },
    { WHO: 'y' },
    'run env',
  ],
  [
    'is mentioned by a computed name',
    `steps: [{ id: a, run: "echo \${{ env[format('{0}', 'WHO')] }}" }]`,
    { WHO: 'x' },
    { WHO: 'y' },
    'run env',
  ],
  [
    'is not among all that are mentioned, since shells set it anew',
    'steps: [{ id: a, run: "echo ${{ toJSON(env) }}" }]',
    { WHO: 'x', SHLVL: '1' },
    { WHO: 'x', SHLVL: '2' },
    'reuse completed',
  ],
  [
    'is set by the pipeline itself',
    'env: { WHO: me }\nsteps: [{ id: a, run: "echo ${{ env.WHO }}" }]',
    { WHO: 'x' },
    { WHO: 'y' },
    'reuse completed',
  ],
])('where a variable from outside %s', (_title, steps, before, now, expected) => {
  expect(decisionAfter(steps, before, now)).toBe(expected);
});

describe('the fingerprint of a variable', () => {
  const THERE = { workspace: '/other/w', home: '/other/h', temp: '/h/t' };
  const there = (value: string) => outsideOf({ X: value }, THERE)('X');
  const here = (value: string) => outsideOf({ X: value }, HERE)('X');

  test.each([
    ['/w', '/other/w'],
    ['/w/a:/h/b', '/other/w/a:/other/h/b'],
    ['/t', '/h/t'],
  ])('takes %s and %s for the same place', (a, b) => {
    expect(here(a)).toBe(there(b));
  });

  test.each([
    ['/w/a', '/other/w/b'],
    ['/wide', '/other/wide'],
    ['/w', '/other/h'],
  ])('tells %s from %s', (a, b) => {
    expect(here(a)).not.toBe(there(b));
  });

  test.each(['GITHUB_SHA', 'RUNNER_TEMP', 'INPUT_TARGET'])(
    'is none for %s, which the platform sets',
    (name) => {
      expect(outsideOf({ [name]: 'x' }, HERE)(name)).toBe('');
    },
  );
});
