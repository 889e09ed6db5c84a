/** An attempt of which less is on record than may have happened. */
import { describe, expect, test } from '@jest/globals';
import { Engine } from '../support/engine.ts';

const TEXT = `
steps:
  - { id: a, run: x }
  - { id: publish, run: x, rerun: ask }
  - { id: c, run: x }
`;

const reasonOf = (engine: Engine) => engine.step('publish').reason;
const MAYBE = { kind: 'maybe-started', because: { kind: 'new', lost: true } };

describe('a step that asks, where more may have happened than is on record', () => {
  test('is not started, and the reason is said', async () => {
    const engine = new Engine(TEXT);
    await engine.attempt({ history: 'uncertain' });
    expect(engine.started).toEqual(['a']);
    expect(engine.states).toEqual({ a: 'completed', publish: 'waiting', c: 'pending' });
    expect(reasonOf(engine)).toEqual(MAYBE);
    expect(engine.run?.status).toBe('paused');
  });

  test('asks in every later attempt, although that one’s record is whole', async () => {
    const engine = new Engine(TEXT);
    await engine.attempt({ history: 'uncertain' });
    for (const _ of [2, 3]) {
      await engine.attempt();
      expect([engine.started, reasonOf(engine)]).toEqual([['a'], MAYBE]);
    }
  });

  test('asks later too where that attempt ended before its turn came', async () => {
    let fails = true;
    const engine = new Engine(TEXT, { behave: (step) => ({ ends: step === 'a' && fails ? 1 : 0 }) });
    await engine.attempt({ history: 'uncertain' });
    expect(engine.states.publish).toBe('pending');
    fails = false;
    await engine.attempt();
    expect([engine.started, engine.states.publish]).toEqual([['a', 'a'], 'waiting']);
  });

  test.each([
    ['from', ['a', 'publish', 'c']],
    ['only', ['a', 'publish']],
  ] as const)('is started when it is named (%s), and asks no more for that', async (kind, started) => {
    const engine = new Engine(TEXT);
    await engine.attempt({ history: 'uncertain' });
    await engine.attempt({ choice: { kind, step: 'publish' } });
    expect(engine.started).toEqual(started);
    expect(engine.step('publish')).not.toHaveProperty('maybe_started');
  });

  test('once it was started with consent asks again after its own failure, and is told as started before', async () => {
    const engine = new Engine(TEXT, {
      behave: (step, nth) => ({ ends: step === 'publish' && nth === 1 ? 1 : 0 }),
    });
    await engine.attempt({ history: 'uncertain' });
    await engine.attempt({ choice: { kind: 'from', step: 'publish' } });
    await engine.attempt();
    expect([engine.started, engine.states.publish]).toEqual([['a', 'publish'], 'waiting']);
    expect(reasonOf(engine)).toMatchObject({ kind: 'started-before', because: { kind: 'failed' } });
  });

  test('still asks when it was named and could not be started after all', async () => {
    const engine = new Engine(TEXT, { publish: async () => 'the store did not take it' });
    await engine.attempt({ history: 'uncertain' });
    expect((await engine.attempt({ choice: { kind: 'from', step: 'publish' } })).lost).not.toBeNull();
    await engine.attempt();
    expect([engine.started, engine.states.publish, reasonOf(engine)]).toEqual([['a'], 'waiting', MAYBE]);
  });

  test('still asks when it was named and failed before it could be started', async () => {
    const text = TEXT.replace(
      'run: x, rerun: ask',
      'run: x, rerun: ask, env: { X: "${{ fromJSON(env.BAD) }}" }',
    );
    const engine = new Engine(text, { env: { BAD: '' } });
    await engine.attempt({ history: 'uncertain' });
    await engine.attempt({ choice: { kind: 'from', step: 'publish' } });
    expect([engine.started, engine.states.publish]).toEqual([['a'], 'failed']);
    expect(engine.step('publish')).toMatchObject({ started: false, maybe_started: true });
  });

  test('still asks when another step is named', async () => {
    const engine = new Engine(TEXT);
    await engine.attempt({ history: 'uncertain', choice: { kind: 'from', step: 'a' } });
    expect([engine.started, engine.states.publish]).toEqual([['a'], 'waiting']);
    await engine.attempt({ choice: { kind: 'from', step: 'a' } });
    expect([engine.started, engine.states.publish]).toEqual([['a', 'a'], 'waiting']);
  });

  test('still asks after an attempt that ran another step alone', async () => {
    const engine = new Engine(TEXT);
    await engine.attempt({ history: 'uncertain', choice: { kind: 'only', step: 'a' } });
    await engine.attempt();
    expect([engine.started, engine.states.publish]).toEqual([['a'], 'waiting']);
  });

  test('that is completed stays so', async () => {
    const engine = new Engine(TEXT);
    await engine.attempt();
    await engine.attempt({ history: 'uncertain' });
    expect(engine.started).toEqual(['a', 'publish', 'c']);
    expect(engine.run?.status).toBe('completed');
  });

  test.each([1, 'SIGKILL'] as const)('is told as started before where that is certain: %s', async (ends) => {
    const engine = new Engine(TEXT, { behave: (step) => (step === 'publish' ? { ends } : {}) });
    await engine.attempt();
    await engine.attempt({ history: 'uncertain' });
    expect([engine.started, engine.states.publish]).toEqual([['a', 'publish'], 'waiting']);
    expect(reasonOf(engine)).toMatchObject({ kind: 'started-before', because: { kind: 'failed' } });
  });
});

test.each(['auto', 'always', 'never'])('a step with rerun: %s is run as ever', async (rerun) => {
  const engine = new Engine(`steps: [{ id: s, run: x, rerun: ${rerun} }]`);
  await engine.attempt({ history: 'uncertain' });
  expect(engine.started).toEqual(['s']);
});
