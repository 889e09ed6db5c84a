import { describe, expect, test } from '@jest/globals';
import type { Value } from '../../src/expressions/value.ts';
import { expandMatrices } from '../../src/pipeline/expand.ts';
import { combinationsOf, legIds } from '../../src/pipeline/matrix.ts';
import type { Pipeline } from '../../src/pipeline/model.ts';
import { brief, briefsOf, pipelineOf, stepOf } from '../support/pipeline.ts';

const FRUIT = { fruit: ['apple', 'pear'], animal: ['cat', 'dog'] };

/** The rules, and the second case, are those of GitHub's page "Running variations of jobs in a workflow". */
test.each<[string, Value, readonly Value[]]>([
  [
    'the product of its lists, the first changing last',
    { version: [10, 12], os: ['l', 'w'] },
    [
      { version: 10, os: 'l' },
      { version: 10, os: 'w' },
      { version: 12, os: 'l' },
      { version: 12, os: 'w' },
    ],
  ],
  [
    'what `include` adds to it, and beside it',
    {
      ...FRUIT,
      include: [
        { color: 'green' },
        { color: 'pink', animal: 'cat' },
        { fruit: 'apple', shape: 'circle' },
        { fruit: 'banana' },
        { fruit: 'banana', animal: 'cat' },
      ],
    },
    [
      { fruit: 'apple', animal: 'cat', color: 'pink', shape: 'circle' },
      { fruit: 'apple', animal: 'dog', color: 'green', shape: 'circle' },
      { fruit: 'pear', animal: 'cat', color: 'pink' },
      { fruit: 'pear', animal: 'dog', color: 'green' },
      { fruit: 'banana' },
      { fruit: 'banana', animal: 'cat' },
    ],
  ],
  [
    'each entry of `include` where there are no lists',
    { include: [{ site: 'a' }, { site: 'b' }] },
    [{ site: 'a' }, { site: 'b' }],
  ],
  [
    'it without what `exclude` matches in part',
    { ...FRUIT, exclude: [{ fruit: 'pear' }, { fruit: 'apple', animal: 'dog' }] },
    [{ fruit: 'apple', animal: 'cat' }],
  ],
  ['`include` after `exclude`', { x: [1], exclude: [{ x: 1 }], include: [{ x: 1, y: 2 }] }, [{ x: 1, y: 2 }]],
  [
    'numbers and texts that are written alike as one',
    { x: [1, '2'], exclude: [{ x: '1' }], include: [{ x: 2, y: true }] },
    [{ x: 2, y: true }],
  ],
  ['mappings as values', { x: [{ a: 1 }, { a: 2 }], exclude: [{ x: { a: 1 } }] }, [{ x: { a: 2 } }]],
])('a matrix makes %s', (_, matrix, combinations) => {
  expect(combinationsOf(matrix)).toEqual({ ok: true, combinations });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each<[string, Value, string]>([
  ['no list', {}, 'the matrix has no combination'],
  ['an empty list', { x: [] }, 'the matrix has no values for "x"'],
  ['a text for a list', { x: 'abc' }, 'the matrix has no values for "x"'],
  ['nothing left', { x: [1], exclude: [{ x: 1 }] }, 'the matrix has no combination'],
  [
    'a stray name in exclude',
    { x: [1], exclude: [{ z: 1 }] },
    'the matrix excludes by "z", which it has no values for',
  ],
  [
    'no mappings in include',
    { x: [1], include: [1] },
    'the matrix has an "include" that is no list of mappings',
  ],
  ['a text', 'x', 'the matrix is not a mapping'],
  ['257 legs', { x: many(257) }, 'the matrix has 257 combinations, more than 256'],
  [
    'very many',
    { x: many(200), y: many(200), z: many(200) },
    'the matrix has 8000000 combinations, more than 256',
  ],
])('a matrix with %s is refused', (_, matrix, message) => {
  expect(combinationsOf(matrix)).toMatchObject({ ok: false, message });
});

test('a matrix may have 256 legs, and more before some are excluded', () => {
  const matrix = { x: many(257), exclude: [{ x: 7 }] };
  expect(combinationsOf(matrix)).toMatchObject({ ok: true, combinations: { length: 256 } });
});

test('a leg is named by its values, and told from others of the same name', () => {
  const combinations = [
    { a: 1 },
    { a: '1' },
    { a: 'x', b: 2.5 },
    { a: { k: 'v', l: [true] } },
    { a: 'two\nlines' },
  ];
  expect(legIds('test', combinations)).toEqual([
    'test (1)',
    'test (1)-2',
    'test (x, 2.5)',
    'test (v, true)',
    'test (two lines)',
  ]);
});

async function expanded(
  text: string,
  known: Partial<Parameters<typeof expandMatrices>[1]> = {},
): Promise<Pipeline> {
  const made = await expandMatrices(pipelineOf(text), { inputs: {}, github: {}, env: {}, ...known });
  if (!made.ok) throw new Error(made.problems.map(brief).join('\n'));
  return made.value;
}

const BUILD = `
inputs: { shards: { default: '[1, 2]' } }
env: { SHARDS: '\${{ inputs.shards }}' }
steps:
  - { id: a, run: x }
  - id: test
    name: Test \${{ matrix.shard }} of \${{ strategy.job-total }} \${{ inputs.shards }}
    run: x
    writes: []
    strategy: { matrix: { shard: '\${{ fromJSON(MATRIX) }}' } }
  - id: z
    run: x \${{ needs.test.result }} \${{ steps.test.outputs.y }}
  - { id: w, run: x, needs: [test] }
`;

describe('written out', () => {
  test.each([['inputs.shards'], ['env.SHARDS'], ['github.event.shards'], ['env.OUTER']])(
    'a matrix takes its values from %s',
    async (from) => {
      const pipeline = await expanded(BUILD.replace('MATRIX', from), {
        inputs: { shards: '[1, 2]' },
        github: { event: { shards: '[1, 2]' } },
        env: { OUTER: '[1, 2]' },
      });
      expect(pipeline.steps.map(({ id, number, name, needs }) => [id, number, name, needs])).toEqual([
        ['a', 1, 'x', []],
        ['test (1)', 2, 'Test 1 of 2 ${{ inputs.shards }}', ['a']],
        ['test (2)', 3, 'Test 2 of 2 ${{ inputs.shards }}', ['a']],
        ['z', 4, 'x ${{ needs.test.result }} ${{ steps.test.outputs.y }}', ['test (1)', 'test (2)']],
        ['w', 5, 'x', ['test (1)', 'test (2)']],
      ]);
      expect(stepOf(pipeline, 'z').mentions).toMatchObject({
        steps: ['test (1)', 'test (2)'],
        outputs: [
          { step: 'test (1)', output: 'y' },
          { step: 'test (2)', output: 'y' },
        ],
      });
      expect(stepOf(pipeline, 'test (2)').leg).toEqual({
        of: 'test',
        matrix: { shard: 2 },
        index: 1,
        total: 2,
        failFast: true,
        maxParallel: 2,
      });
    },
  );

  test('the values of inputs are part of each leg, and no input of it', async () => {
    const pipeline = await expanded(BUILD.replace('MATRIX', 'inputs.shards'), { inputs: { shards: '[1]' } });
    expect(stepOf(pipeline, 'test (1)').mentions.inputs).toEqual(['shards']);
    const plain = BUILD.replace('MATRIX', 'inputs.shards').replace(
      "env: { SHARDS: '${{ inputs.shards }}' }",
      '',
    );
    const other = await expanded(plain, { inputs: { shards: '[1]' } });
    expect(stepOf(other, 'test (1)').mentions.inputs).toEqual([]);
  });

  test('a whole matrix may be an expression, and so may its words', async () => {
    const text = `
inputs: { m: {} }
steps:
  - { id: t, run: x, strategy: { matrix: '\${{ fromJSON(inputs.m).matrix }}', fail-fast: '\${{ fromJSON(inputs.m).fast }}', max-parallel: '\${{ fromJSON(inputs.m).most }}' } }
`;
    const m = JSON.stringify({ matrix: { x: [1, 2, 3], include: [{ x: 9 }] }, fast: false, most: 2 });
    const { steps } = await expanded(text, { inputs: { m } });
    expect(steps.map(({ id }) => id)).toEqual(['t (1)', 't (2)', 't (3)', 't (9)']);
    expect(steps[0]?.leg).toMatchObject({ failFast: false, maxParallel: 2, total: 4 });
  });

  test.each([
    [
      '',
      'bad-matrix 10:5 the matrix of "test" cannot be evaluated: fromJSON() was given an empty text, in "fromJSON(inputs.shards)"',
    ],
    ['[]', 'bad-matrix 10:5 the matrix has no values for "shard", in the step "test"'],
    ['{}', 'bad-matrix 10:5 the matrix has no values for "shard", in the step "test"'],
  ])('values that make no matrix are refused at its place: %j', async (shards, message) => {
    const made = expanded(BUILD.replace('MATRIX', 'inputs.shards'), { inputs: { shards } });
    await expect(made).rejects.toThrow(message);
  });

  test('a pipeline may have 10,000 steps with all legs', async () => {
    const step = (at: number) => `  - { id: t${at}, run: x, strategy: { matrix: { x: [${many(256)}] } } }\n`;
    const text = `steps:\n${many(40).map(step).join('')}`;
    await expect(expanded(text)).rejects.toThrow(
      'the pipeline has 10240 steps with the legs of its matrices, more than 10000',
    );
  });
});

test.each([
  ['{ x: [] }', 'bad-value 4:44 "x" must be a list of values'],
  ['{ x: [1], exclude: [{ x: 1 }] }', 'bad-matrix 4:39 the matrix has no combination'],
  [
    "{ x: ['${{ env.SECRET }}'] }",
    'bad-matrix 4:50 a matrix cannot take "env.SECRET", which is made of "secrets"',
  ],
  [
    "{ x: ['${{ toJSON(env) }}'] }",
    'bad-matrix 4:57 a matrix cannot take "env.SECRET", which is made of "secrets"',
  ],
])('validation refuses a matrix of %s', (matrix, brief) => {
  const text = `
env: { SECRET: '\${{ secrets.S }}', OPEN: '\${{ inputs.a }}' }
inputs: { a: {} }
steps: [{ run: x, strategy: { matrix: ${matrix} } }]`;
  expect(briefsOf(text)).toEqual([expect.stringContaining(brief)]);
});
