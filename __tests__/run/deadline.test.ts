/** The deadline of an attempt: what does not start, what is stopped, and what the end says. */
import { describe, expect, test } from '@jest/globals';
import type { Deadline } from '../../src/run/ports.ts';
import { Engine, type EngineOptions, until } from '../support/engine.ts';

/** A deadline that the test moves. */
function clock(left = Number.POSITIVE_INFINITY) {
  const controller = new AbortController();
  const it = { left, deadline: {} as Deadline, reach: () => controller.abort() };
  it.deadline = { reached: controller.signal, left: () => it.left };
  return it;
}

const TEXT = `
steps:
  - { id: a, run: a }
  - { id: b, run: b }
  - { id: c, run: c }
finally: [{ id: f, run: f }]
`;

test('a running step is stopped, is not tried again, and nothing else starts, `finally` included', async () => {
  const engine = new Engine(TEXT.replace('run: b', 'run: b, retries: 3'), {
    behave: (step) => (step === 'b' ? { ends: 'never' } : {}),
  });
  const { deadline, reach } = clock();
  const attempt = engine.attempt({ deadline });
  await until(() => engine.states.b === 'running');
  reach();
  const { run, outOfTime } = await attempt;
  expect([run?.status, outOfTime, engine.started]).toEqual(['interrupted', true, ['a', 'b']]);
  expect(engine.states).toEqual({ a: 'completed', b: 'interrupted', c: 'pending', f: 'pending' });
  expect(engine.step('b').error_message).toBe('stopped by the deadline');
  expect(run?.attempts).toMatchObject([{ why: 'out of time; b was stopped', out_of_time: true }]);
});

/** The first attempt fails at the end, so that each step has taken its time: 1 s for each event of it. */
async function timed(text = TEXT, options: EngineOptions = {}) {
  const engine = new Engine(text, {
    ...options,
    behave: (step, nth) => ({ ends: step === 'c' && nth === 1 ? 1 : 0 }),
  });
  await engine.attempt();
  return engine;
}

describe('a step that took longer before than there is time', () => {
  test('does not start, and says so; the next attempt starts it first, whatever time there is', async () => {
    const engine = await timed(TEXT.replace('run: a', 'run: a, rerun: always'));
    const took = engine.step('c').duration_ms;
    const { run, outOfTime } = await engine.attempt({ deadline: clock(0.5).deadline });
    expect([run?.status, outOfTime, engine.started.slice(4)]).toEqual(['interrupted', true, ['a']]);
    expect(engine.step('c')).toMatchObject({ state: 'pending', reason: { kind: 'deadline', took_ms: took } });
    expect(run?.attempts.at(-1)?.why).toBe('out of time; c would not have ended in time');
    const alone = await timed(TEXT.replace(/finally.*\n/, ''));
    expect((await alone.attempt({ deadline: clock(0.5).deadline })).run?.status).toBe('completed');
  });

  test('starts where there is as much time', async () => {
    const engine = await timed(TEXT.replace('run: a', 'run: a, rerun: always'));
    const { deadline } = clock(engine.step('c').duration_ms ?? 0);
    expect(await engine.attempt({ deadline })).toMatchObject({
      run: { status: 'completed' },
      outOfTime: false,
    });
  });

  test('starts as the first where what came before it was skipped', async () => {
    const engine = await timed(`
inputs: { go: { default: 'yes' } }
steps:
  - { id: a, run: a, if: "inputs.go == 'yes'" }
  - { id: c, needs: a, run: c }
`);
    const inputs = { go: 'no' };
    const { run } = await engine.attempt({ deadline: clock(0.5).deadline, inputs });
    expect([run?.status, engine.states]).toEqual(['completed', { a: 'skipped', c: 'completed' }]);
  });
});

test('a failure beside it is a failure of the run, and `finally` does not run', async () => {
  const engine = new Engine(
    'steps: [parallel: [{ id: a, run: a }, { id: b, run: b }]]\nfinally: [{ id: f, run: f }]',
    {
      behave: (step) => (step === 'a' ? { ends: 1 } : { ends: 'never' }),
    },
  );
  const { deadline, reach } = clock();
  const attempt = engine.attempt({ deadline });
  await until(() => engine.states.a === 'failed' && engine.states.b === 'running');
  reach();
  expect((await attempt).run?.status).toBe('failed');
  expect(engine.started).toEqual(['a', 'b']);
});

test('one that is reached after the last step changes nothing', async () => {
  const { deadline, reach } = clock();
  const engine = new Engine('steps: [{ id: a, run: a }]', { behave: () => ({}) });
  engine.onEvent = (event) => event.type === 'step.completed' && reach();
  const { run, outOfTime } = await engine.attempt({ deadline });
  expect([run?.status, outOfTime]).toEqual(['completed', false]);
});

describe('with a service', () => {
  const SERVED = `
steps:
  - { id: db, run: x, writes: [], background: true }
  - { id: use, run: x, needs: db }
  - { id: more, run: x }
finally: [{ id: f, run: f }]
`;

  test('it is ended with the steps, and does not count as one that was stopped', async () => {
    const engine = new Engine(SERVED, { behave: (step) => ({ ends: step === 'more' ? 0 : 'never' }) });
    const { deadline, reach } = clock();
    const attempt = engine.attempt({ deadline });
    await until(() => engine.states.use === 'running');
    reach();
    const { run, outOfTime } = await attempt;
    expect([run?.status, outOfTime, engine.shell.living]).toEqual(['interrupted', true, 0]);
    expect(engine.states).toEqual({ db: 'interrupted', use: 'interrupted', more: 'pending', f: 'pending' });
    expect(run?.attempts.at(-1)?.why).toBe('out of time; use was stopped');
  });

  test('that took longer before it starts all the same, and is not the first step of the attempt', async () => {
    const engine = new Engine(SERVED, {
      behave: (step, nth) => ({ ends: step === 'db' ? 'never' : step === 'use' && nth === 1 ? 1 : 0 }),
    });
    await engine.attempt();
    await engine.attempt({ deadline: clock(0.5).deadline });
    expect(engine.states).toMatchObject({ db: 'completed', use: 'completed' });
  });
});

test('a leg that did not fit, and that a failing one stops, leaves time for `finally`', async () => {
  const engine = new Engine(
    'steps: [{ id: t, run: x, strategy: { matrix: { n: [1, 2] } } }]\nfinally: [{ id: f, run: f }]',
    { behave: (step, nth) => ({ ends: step === 'f' || nth > 1 ? (step === 't (1)' ? 1 : 0) : 'never' }) },
  );
  const { deadline, reach } = clock();
  const attempt = engine.attempt({ deadline });
  await until(() => engine.started.length === 2);
  reach();
  await attempt;
  const { run, outOfTime } = await engine.attempt({ deadline: clock(0.5).deadline });
  expect([run?.status, outOfTime, engine.started.slice(2)]).toEqual(['failed', false, ['t (1)', 'f']]);
});
