import { describe, expect, test } from '@jest/globals';
import { Engine, type EngineOptions, until } from '../support/engine.ts';

const matrix = (words: string, keys = '') =>
  `steps:\n  - { id: t, run: x, ${keys} strategy: { matrix: { n: [1, 2, 3] }${words} } }\n  - { id: after, run: x }\n  - { id: other, run: x, needs: [] }\n`;

/** Scripts that end when the test says so. */
function held(ends: Readonly<Record<string, number>> = {}) {
  const doors = new Map<string, () => void>();
  const options: EngineOptions = {
    behave: (step) => ({
      ends: ends[step] ?? 0,
      until: new Promise<void>((open) => doors.set(step, open)),
      outputs: { last: step, [`of-${step}`]: 'set' },
    }),
  };
  return {
    options,
    open: async (step: string) => {
      await until(() => doors.has(step));
      doors.get(step)?.();
    },
  };
}

describe('when a leg fails', () => {
  test('the others of its matrix are stopped and not started, and run again', async () => {
    const { options, open } = held({ 't (1)': 1 });
    const engine = new Engine(matrix(', max-parallel: 2'), options);
    const attempt = engine.attempt();
    await until(() => engine.started.includes('t (2)'));
    await open('t (1)');
    await open('other');
    await attempt;
    expect(engine.states).toEqual({
      ...{
        't (1)': 'failed',
        't (2)': 'interrupted',
        't (3)': 'pending',
        after: 'pending',
        other: 'completed',
      },
    });
    expect(engine.step('t (2)').error_message).toBe('stopped because t (1) failed (fail-fast of its matrix)');
    expect(engine.step('t (3)').reason).toEqual({ kind: 'blocked', step: 't (1)' });
    expect(engine.run?.status).toBe('failed');
  });

  test.each([
    ['fail-fast: false', matrix(', fail-fast: false')],
    ['continue-on-error', matrix('', 'continue-on-error: true,')],
  ])('the others run on with %s', async (_, text) => {
    const engine = new Engine(text, { behave: (step) => ({ ends: step === 't (1)' ? 1 : 0 }) });
    await engine.attempt();
    expect(engine.states).toMatchObject({ 't (2)': 'completed', 't (3)': 'completed' });
  });

  test('that alone runs again', async () => {
    const engine = new Engine(matrix(', fail-fast: false'), {
      behave: (step, nth) => ({ ends: step === 't (2)' && nth === 1 ? 1 : 0 }),
    });
    await engine.attempt();
    const before = engine.started.length;
    await engine.attempt();
    expect(engine.started.slice(before)).toEqual(['t (2)', 'after']);
    expect(engine.run?.status).toBe('completed');
  });
});

test('as many legs run at once as max-parallel says, and other steps beside them', async () => {
  const { options, open } = held();
  const engine = new Engine(matrix(', max-parallel: 1'), options);
  const attempt = engine.attempt();
  await until(() => engine.started.includes('other'));
  expect(engine.started).toEqual(['t (1)', 'other']);
  for (const step of ['other', 't (1)', 't (2)', 't (3)', 'after']) await open(step);
  await attempt;
  expect(engine.started).toEqual(['t (1)', 'other', 't (2)', 't (3)', 'after']);
});

test.each([
  ['success', {}, 'success success'],
  ['failure', { 't (2)': 1 }, 'failure failure'],
])(
  'the worst result of the legs is that of the step: %s',
  async (_, ends: Readonly<Record<string, number>>, said) => {
    const engine = new Engine(
      `steps:
  - { id: t, run: x, strategy: { matrix: { n: [1, 2, 3] }, fail-fast: false } }
  - { id: after, if: always(), run: '\${{ needs.t.result }} \${{ steps.t.outcome }}' }`,
      { behave: (step) => ({ ends: ends[step] ?? 0 }) },
    );
    await engine.attempt();
    expect(engine.requests.at(-1)?.script).toBe(said);
  },
);

test('the outputs of the legs are one, and the leg that ended last counts', async () => {
  const { options, open } = held();
  const engine = new Engine(
    `steps:
  - { id: t, run: '\${{ matrix.n }} \${{ strategy.job-index }} \${{ strategy.job-total }}', strategy: { matrix: { n: [5, 6] } } }
  - { id: after, run: "\${{ steps.t.outputs.last }} \${{ needs.t.outputs['of-t (5)'] }}" }`,
    options,
  );
  const attempt = engine.attempt();
  await open('t (6)');
  await until(() => engine.run?.steps[1]?.state === 'completed');
  await open('t (5)');
  await open('after');
  await attempt;
  expect(engine.requests.map(({ script }) => script)).toEqual(['5 0 2', '6 1 2', 't (5) set']);
});

test.each([
  ['its own values alone', 'x', ['t (3)']],
  ['the number of legs', 'x ${{ strategy.job-total }}', ['t (1)', 't (2)', 't (3)']],
])('with another leg, those run again that mention %s', async (_, run, again) => {
  const engine = new Engine(
    `inputs: { n: {} }\nsteps:\n  - id: t\n    run: ${run}\n    strategy: { matrix: { n: "\${{ fromJSON(inputs.n) }}" } }\n`,
  );
  await engine.attempt({ inputs: { n: '[1, 2]' } });
  const before = engine.started.length;
  await engine.attempt({ inputs: { n: '[1, 2, 3]' } });
  expect(engine.started.slice(before)).toEqual(again);
});
