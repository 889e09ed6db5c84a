import { expect, test } from '@jest/globals';
import { pipelineOf } from '../support/pipeline.ts';

const NONE = {
  ...{ inputs: [], secrets: [], github: [], env: [], steps: [], outputs: [] },
  condition: { env: [], outputs: [] },
  overridden: [],
  strategy: [],
};

function mentions(keys: string, top = '') {
  const text = `inputs: { target: {}, Level: {} }\n${top}\nsteps: [{ id: build, run: x }, { id: s, ${keys} }]`;
  return pipelineOf(text).steps[1]?.mentions;
}

test.each([
  ['an input, as it is declared', 'run: "${{ inputs.LEVEL }} ${{ inputs.level }}"', { inputs: ['Level'] }],
  ['an input by its index', 'run: "${{ inputs[\'target\'] }}"', { inputs: ['target'] }],
  [
    'every input where the name is computed',
    'run: "${{ inputs[github.ref] }}"',
    { inputs: ['*'], github: ['ref'] },
  ],
  ['every input where all are printed', 'run: "${{ toJSON(inputs) }}"', { inputs: ['*'] }],
  ['every input behind a star', 'run: "${{ join(inputs.*, \',\') }}"', { inputs: ['*'] }],
  [
    'values of github in lower case',
    'run: "${{ GitHub.SHA }} ${{ github.event.number }}"',
    { github: ['sha', 'event'] },
  ],
  [
    'secrets and env',
    'run: x, env: { A: "${{ secrets.TOKEN }}${{ env.HOME }}" }',
    { secrets: ['TOKEN'], env: ['HOME'] },
  ],
  [
    'an output of a step',
    'run: "${{ steps.Build.outputs.path }} ${{ needs.build.outputs.path }}"',
    { steps: ['build'], outputs: [{ step: 'build', output: 'path' }] },
  ],
  [
    'an output and a variable that its condition asks for',
    'run: x, if: "steps.build.outputs.path != env.HOME"',
    {
      steps: ['build'],
      env: ['HOME'],
      outputs: [{ step: 'build', output: 'path' }],
      condition: { env: ['HOME'], outputs: [{ step: 'build', output: 'path' }] },
    },
  ],
  [
    'a step whose outcome is asked for',
    'run: x, if: "steps.build.outcome == \'failure\'"',
    { steps: ['build'] },
  ],
  [
    'all outputs of a step',
    'run: "${{ toJSON(steps.build.outputs) }}"',
    { steps: ['build'], outputs: [{ step: 'build', output: '*' }] },
  ],
  [
    'all of a step',
    'run: "${{ toJSON(steps.build) }}"',
    { steps: ['build'], outputs: [{ step: 'build', output: '*' }] },
  ],
  ['all steps', 'run: "${{ toJSON(steps) }}"', { steps: ['*'], outputs: [{ step: '*', output: '*' }] }],
  [
    'an output of all steps',
    'run: "${{ steps.*.outputs.x }}"',
    { steps: ['*'], outputs: [{ step: '*', output: 'x' }] },
  ],
  [
    'what the folder and continue-on-error ask for',
    'run: x, working-directory: "${{ inputs.target }}", continue-on-error: "${{ github.ref == \'x\' }}"',
    { inputs: ['target'], github: ['ref'] },
  ],
  ['what an expression in brackets asks for', 'run: "${{ (inputs).target }}"', { inputs: ['target'] }],
  ['what its patterns ask for', 'run: x, writes: ["dist-${{ inputs.target }}/**"]', { inputs: ['target'] }],
])('a step mentions %s', (_, keys, expected) => {
  expect(mentions(keys)).toEqual({ ...NONE, ...expected });
});

test('the patterns of keep do not count', () => {
  expect(mentions('run: x, keep: ["dist-${{ inputs.target }}/**"]')).toEqual(NONE);
});

test('names and time limits do not count, but the steps they speak of are at hand, and the outputs that a limit does', () => {
  const keys =
    'run: x, name: "a ${{ inputs.target }}", timeout-minutes: "${{ fromJSON(steps.build.outputs.limit) }}"';
  const outputs = [{ step: 'build', output: 'limit' }];
  expect(mentions(keys)).toEqual({ ...NONE, steps: ['build'], outputs });
  const name = 'run: x, name: "${{ steps.build.outputs.word }}"';
  expect(mentions(name)).toEqual({ ...NONE, steps: ['build'] });
});

test('the env of the pipeline counts for every step', () => {
  expect(mentions('run: x', 'env: { A: "${{ inputs.target }}", B: "${{ secrets.T }}" }')).toEqual({
    ...NONE,
    inputs: ['target'],
    secrets: ['T'],
  });
});

test.each([
  ['nothing', 'env: { A: x }', [], ['A']],
  ['what it speaks of there', 'env: { A: "${{ env.A }} x" }', ['target'], []],
  ['all there', 'env: { A: x, C: "${{ toJSON(env) }}" }', ['target'], []],
  ['nothing, as its `if` finds what it has set', 'env: { A: x }, if: env.A', [], ['A']],
])('but not what the step overrides, where its own speaks of %s', (_, keys, inputs, overridden) => {
  const top = 'env: { A: "${{ inputs.target }}" }';
  expect(mentions(`run: x, ${keys}`, top)).toMatchObject({ inputs, overridden });
});

test('defaults count for the steps that they apply to', () => {
  const top = 'defaults: { run: { working-directory: "${{ inputs.target }}" } }';
  expect(mentions('run: x', top)).toEqual({ ...NONE, inputs: ['target'] });
  expect(mentions('run: x, working-directory: .', top)).toEqual(NONE);
});
