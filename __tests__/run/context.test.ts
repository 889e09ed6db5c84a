import { describe, expect, test } from '@jest/globals';
import type { StepRecord } from '../../src/record/run.ts';
import { contextsOf, over, processEnv, setBefore } from '../../src/run/context.ts';
import type { Setting } from '../../src/run/ports.ts';
import { SETTING } from '../support/engine.ts';
import { type AttemptOptions, attempt } from '../support/histories.ts';
import { pipelineOf, stepOf } from '../support/pipeline.ts';

const GIVEN: Setting = { ...SETTING, inputs: { target: 'staging' }, secrets: { TOKEN: 's' } };

const TEXT = `
steps:
  - { id: a, run: x, needs: [] }
  - { id: b, run: x, needs: a, continue-on-error: true }
  - { id: skipped, run: x, needs: a }
  - { id: beside, run: x, needs: [] }
  - { id: none, run: x, needs: b }
  - { id: one, run: "\${{ steps.a.outputs.v }}", needs: b }
  - { id: need, run: "\${{ needs.b.result }} \${{ needs.skipped.result }}", needs: [b, skipped] }
  - { id: all, run: "\${{ toJSON(steps) }}", needs: [b, skipped] }
  - { id: each, run: "\${{ join(needs.*.result) }} \${{ toJSON(steps) }}", needs: [b, skipped] }
  - { id: after, run: "\${{ join(needs.*.result) }}" }
finally:
  - { id: end, run: "\${{ toJSON(steps) }}" }
`;

const LEFT = (name: string) => ({
  outputs: { v: name },
  env: { WHO: name, [name]: '1' },
  path: [`/${name}`],
});
const HISTORY: AttemptOptions = {
  results: { b: 'forgiven', skipped: 'skip' },
  left: { a: LEFT('a'), b: LEFT('b'), beside: LEFT('beside') },
};
const pipeline = pipelineOf(TEXT);
const { run } = attempt(pipeline, null, HISTORY);

describe('the contexts of a step', () => {
  const contexts = (id: string, record = run) => contextsOf(stepOf(pipeline, id), record, GIVEN);

  test('say what was given, and which run and attempt it is', () => {
    expect(contexts('none')).toEqual({
      github: { sha: 'abc', token: '' },
      runner: { os: 'Linux' },
      secrets: { TOKEN: 's' },
      inputs: { target: 'staging' },
      matrix: {},
      strategy: {},
      run: { id: 'r', attempt: 1, resumed: false },
      steps: {},
      needs: {},
    });
    const resumed = attempt(pipeline, run).run;
    expect(contexts('none', resumed).run).toEqual({ id: 'r', attempt: 2, resumed: true });
  });

  const A = { outputs: { v: 'a' }, outcome: 'success', conclusion: 'success' };
  const B = { outputs: { v: 'b' }, outcome: 'failure', conclusion: 'success' };
  const SKIPPED = { outputs: {}, outcome: 'skipped', conclusion: 'skipped' };

  test.each([
    ['one', { a: A }],
    ['need', { b: B, skipped: SKIPPED }],
    ['all', { a: A, b: B, skipped: SKIPPED }],
  ])('have the steps that %s speaks of and depends on', (id, steps) => {
    expect(contexts(id).steps).toEqual(steps);
  });

  test('have every step in finally', () => {
    expect(Object.keys(contexts('end').steps as object)).toEqual(pipeline.steps.map((step) => step.id));
  });

  test('have the results of needs: what continue-on-error forgave is a success', () => {
    expect(contexts('need').needs).toEqual({
      b: { result: 'success', outputs: { v: 'b' } },
      skipped: { result: 'skipped', outputs: {} },
    });
  });

  test('have of all needs those that the step names, and without names all steps before it', () => {
    expect(Object.keys(contexts('each').needs as object)).toEqual(['b', 'skipped']);
    expect(Object.keys(contexts('each').steps as object)).toEqual(['a', 'b', 'skipped']);
    const before = pipeline.steps.map(({ id }) => id).filter((id) => id !== 'after');
    expect(Object.keys(contexts('after').needs as object)).toEqual(before);
  });

  test.each<[string, Partial<StepRecord>, object, object]>([
    ['failed', { state: 'failed', outcome: 'failure' }, { outcome: 'failure' }, { result: 'failure' }],
    [
      'is decided afresh',
      { state: 'pending' },
      { outputs: {}, outcome: 'skipped' },
      { result: 'skipped', outputs: {} },
    ],
    [
      'waits for a person',
      { state: 'waiting' },
      { outputs: {}, outcome: 'skipped' },
      { result: 'skipped', outputs: {} },
    ],
    [
      'was cut off',
      { state: 'interrupted' },
      { outputs: {}, outcome: 'cancelled' },
      { result: 'cancelled', outputs: {} },
    ],
  ])('show of a step that %s only what it came to now', (_, changes, step, need) => {
    const changed = {
      ...run,
      steps: run.steps.map((each) => (each.id === 'b' ? { ...each, ...changes } : each)),
    };
    const { steps, needs } = contexts('need', changed) as Record<string, Record<string, object>>;
    expect(steps?.b).toMatchObject(step);
    expect(needs?.b).toMatchObject(need);
  });
});

describe('what was set before a step', () => {
  test.each([
    ['a', {}, []],
    ['beside', {}, []],
    ['b', { WHO: 'a', a: '1' }, ['/a']],
    ['none', { WHO: 'b', a: '1', b: '1' }, ['/b', '/a']],
    ['end', { WHO: 'beside', a: '1', b: '1', beside: '1' }, ['/beside', '/b', '/a']],
  ])('is for %s that of the steps it depends on, the last one first on PATH', (id, env, path) => {
    expect(setBefore(stepOf(pipeline, id), run)).toEqual({ env, path });
  });

  test('is ordered by when the steps ended, not by where they stand', () => {
    const numbers = new Map([
      ['a', 9],
      ['b', 1],
    ]);
    const swapped = {
      ...run,
      steps: run.steps.map((step) => {
        const number = numbers.get(step.id);
        return number === undefined || step.completion === null
          ? step
          : { ...step, completion: { ...step.completion, number } };
      }),
    };
    expect(setBefore(stepOf(pipeline, 'none'), swapped)).toEqual({
      env: { WHO: 'a', a: '1', b: '1' },
      path: ['/a', '/b'],
    });
  });

  test('has nothing of a step that is decided afresh, whatever it set before', () => {
    const afresh = { ...run, steps: run.steps.map((step) => ({ ...step, state: 'pending' as const })) };
    expect(setBefore(stepOf(pipeline, 'none'), afresh)).toEqual({ env: {}, path: [] });
  });
});

test.each([
  [{ target: 'near' }, { target: 'far' }, { target: 'near' }],
  [{ target: 'near' }, { target: 'far', other: 'far' }, { target: 'near', other: 'far' }],
  [{ http_proxy: 'near' }, { HTTP_PROXY: 'far' }, { http_proxy: 'near', HTTP_PROXY: 'far' }],
  [{}, { target: 'far' }, { target: 'far' }],
])('%j over %j is, to expressions, %j: letter case makes another name, as on Linux', (near, far, both) => {
  expect(over<string>(near, far)).toEqual(both);
});

test.each([
  [{ step: { A: 's' }, set: { A: 'x' }, pipeline: { A: 'p' }, base: { A: 'b' } }, [], { A: 's' }],
  [{ set: { A: 'x' }, pipeline: { A: 'p' }, base: { A: 'b' } }, [], { A: 'x' }],
  [{ pipeline: { A: 'p' }, base: { A: 'b' } }, [], { A: 'p' }],
  [{ base: { A: 'b', B: 'b' } }, [], { A: 'b', B: 'b' }],
  [{ base: { GITHUB_SHA: 'b' }, step: { GITHUB_SHA: 's' } }, [], { GITHUB_SHA: 's' }],
  [{ base: { http_proxy: 'b' }, step: { HTTP_PROXY: 's' } }, [], { http_proxy: 'b', HTTP_PROXY: 's' }],
  [{ base: { PATH: '/bin' } }, ['/two', '/one'], { PATH: '/two:/one:/bin' }],
  [{ base: {} }, ['/two'], { PATH: '/two' }],
  [{ base: { PATH: '' } }, ['/two'], { PATH: '/two' }],
  [{ base: { PATH: '/bin' }, step: { PATH: '/mine' } }, ['/two'], { PATH: '/two:/mine' }],
])('the environment of %j with %j in front of PATH is %j', (layers, path, expected) => {
  expect(processEnv({ pipeline: {}, set: {}, step: {}, ...layers }, path)).toEqual(expected);
});
