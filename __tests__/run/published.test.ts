/** `rerun: ask`: the machine starts it at most once, so that it starts is known elsewhere before it does. */
import { describe, expect, test } from '@jest/globals';
import { Stop } from '../../src/run/ports.ts';
import { type AttemptOptions, Engine, type EngineOptions, until } from '../support/engine.ts';

const THREE = `
steps:
  - { id: a, run: x }
  - { id: publish, run: x, rerun: ask }
  - { id: c, run: x }
`;

/** Turns enough for all that could happen to have happened. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
}

/** An engine that publishes when the test says so. */
function held(text: string, options: EngineOptions = {}) {
  const wishes: ((why: string | null) => void)[] = [];
  const engine = new Engine(text, {
    ...options,
    publish: () => new Promise((answer) => wishes.push(answer)),
  });
  return { engine, wishes };
}

const refuseAt =
  (...refused: readonly number[]) =>
  async (nth: number) =>
    refused.includes(nth) ? 'the store did not take it' : null;

describe('the start of a step that asks', () => {
  test('is on record and published before its process starts', async () => {
    const { engine, wishes } = held(THREE);
    const attempt = engine.attempt();
    await until(() => wishes.length === 1);
    await settle();
    expect(engine.started).toEqual(['a']);
    expect(engine.journal.at(-1)).toMatchObject({ type: 'step.started', step: 'publish' });
    wishes[0]?.(null);
    await until(() => wishes.length === 2);
    expect(engine.started).toEqual(['a', 'publish']);
    wishes[1]?.(null);
    expect((await attempt).lost).toBeNull();
    expect(engine.started).toEqual(['a', 'publish', 'c']);
  });

  test('is published before each try', async () => {
    const engine = new Engine(`steps: [{ id: publish, run: x, rerun: ask, retries: 2 }]`, {
      behave: (_step, nth) => ({ ends: nth < 3 ? 1 : 0 }),
    });
    await engine.attempt();
    const seen = engine.trace.filter((line) => /^(published|start )/.test(line));
    expect(seen.slice(0, 6)).toEqual([
      'published',
      'start publish',
      'published',
      'start publish',
      'published',
      'start publish',
    ]);
  });

  test('keeps no other step waiting', async () => {
    const { engine, wishes } = held(`
steps:
  - parallel:
      - { id: publish, run: x, rerun: ask }
      - { id: b, run: x }
`);
    const attempt = engine.attempt();
    await until(() => engine.states.b === 'completed');
    expect(engine.started).toEqual(['b']);
    for (const nth of [0, 1]) {
      await until(() => wishes.length > nth);
      wishes[nth]?.(null);
    }
    await attempt;
    expect(engine.started).toEqual(['b', 'publish']);
  });

  test.each([
    [
      'a step that does not ask',
      '{ id: a, run: x }, { id: b, run: x, rerun: never }, { id: c, run: x, rerun: always }',
    ],
    ['a step that is skipped', "{ id: publish, run: x, rerun: ask, if: 'false' }"],
  ])('is not published of %s', async (_title, steps) => {
    const engine = new Engine(`steps: [${steps}]`);
    await engine.attempt();
    expect(engine.trace).not.toContain('publish');
  });
});

describe('where its start cannot be published', () => {
  test('it is not started, the record says so, and the attempt ends as one that could not be saved', async () => {
    const engine = new Engine(`${THREE}finally: [{ id: f, run: x }]`, { publish: refuseAt(1) });
    const { lost, stoppedBy } = await engine.attempt();
    expect([lost?.message, stoppedBy]).toEqual([
      'publish is not started: that it starts must be saved first, and could not be: the store did not take it',
      null,
    ]);
    expect(engine.started).toEqual(['a']);
    expect(engine.states).toMatchObject({
      a: 'completed',
      publish: 'interrupted',
      c: 'pending',
      f: 'pending',
    });
    expect(engine.run?.status).toBe('interrupted');
    expect(engine.step('publish').started).toBe(false);
    expect(engine.journal.find(({ type }) => type === 'step.interrupted')).toMatchObject({
      never_started: true,
    });
  });

  test('the next attempt starts it without asking', async () => {
    const engine = new Engine(THREE, { publish: refuseAt(1) });
    await engine.attempt();
    expect((await engine.attempt()).lost).toBeNull();
    expect(engine.started).toEqual(['a', 'publish', 'c']);
  });

  test('what runs beside it is ended', async () => {
    const engine = new Engine(
      `
steps:
  - parallel:
      - { id: long, run: x }
      - { id: publish, run: x, rerun: ask }
`,
      {
        behave: (step) => (step === 'long' ? { ends: 'never' } : {}),
        publish: refuseAt(1),
      },
    );
    const { lost } = await engine.attempt();
    expect(lost).not.toBeNull();
    expect(engine.states).toEqual({ long: 'interrupted', publish: 'interrupted' });
    expect(engine.shell.living).toBe(0);
  });

  const FROM = { choice: { kind: 'from', step: 'publish' } } as const;
  test.each<[string, 1 | 'SIGKILL', number, readonly AttemptOptions[], object]>([
    ['a further try', 1, 2, [{}], { failure: { kind: 'error', exit_code: 1 } }],
    ['a further try of one that was cut off', 'SIGKILL', 2, [{}], {}],
    [
      'one that failed in an earlier attempt, and was named since,',
      1,
      3,
      [{}, FROM],
      { failure: { exit_code: 1 } },
    ],
    ['one that was cut off in an earlier attempt, and was named since,', 'SIGKILL', 3, [{}, FROM], {}],
  ])('%s is not started, and the next attempt asks', async (title, ends, nth, attempts, record) => {
    const retries = title.includes('further') ? 1 : 0;
    const engine = new Engine(`steps: [{ id: publish, run: x, rerun: ask, retries: ${retries} }]`, {
      behave: () => ({ ends }),
      publish: refuseAt(nth),
    });
    for (const each of attempts.slice(0, -1)) await engine.attempt(each);
    expect((await engine.attempt(attempts.at(-1))).lost).not.toBeNull();
    expect(engine.step('publish')).toMatchObject({ started: true, state: 'interrupted', ...record });
    await engine.attempt();
    expect([engine.started, engine.states.publish]).toEqual([['publish'], 'waiting']);
  });
});

describe('a stop that comes while its start is being published', () => {
  test('keeps it from starting, and the next attempt starts it without asking', async () => {
    const { engine, wishes } = held(`steps: [{ id: publish, run: x, rerun: ask }]`);
    const stop = new Stop();
    const attempt = engine.attempt({ stop });
    await until(() => wishes.length === 1);
    stop.request('SIGINT');
    wishes[0]?.(null);
    expect((await attempt).stoppedBy).toBe('SIGINT');
    expect([engine.started, engine.states.publish]).toEqual([[], 'interrupted']);
    const next = engine.attempt();
    for (const nth of [1, 2]) {
      await until(() => wishes.length > nth);
      wishes[nth]?.(null);
    }
    await next;
    expect([engine.started, engine.states.publish]).toEqual([['publish'], 'completed']);
  });
});

describe('its end', () => {
  test.each([
    ['well', 0, 'step.completed'],
    ['badly', 1, 'step.failed'],
  ])('is published before what depends on it starts, when it ends %s', async (_how, ends, type) => {
    const { engine, wishes } = held(
      `
steps:
  - { id: publish, run: x, rerun: ask }
  - { id: c, run: x, if: always() }
`,
      { behave: (step) => ({ ends: step === 'publish' ? ends : 0 }) },
    );
    const attempt = engine.attempt();
    await until(() => wishes.length === 1);
    wishes[0]?.(null);
    await until(() => wishes.length === 2);
    await settle();
    expect(engine.started).toEqual(['publish']);
    expect(engine.journal.at(-1)).toMatchObject({ type, step: 'publish' });
    wishes[1]?.(null);
    await attempt;
    expect(engine.started).toEqual(['publish', 'c']);
  });

  test('stands where it cannot be published, and what depends on it goes on', async () => {
    const engine = new Engine(THREE, { publish: refuseAt(2) });
    expect((await engine.attempt()).lost).toBeNull();
    expect(engine.states).toEqual({ a: 'completed', publish: 'completed', c: 'completed' });
  });
});

test('a step that asks is not started while somebody else goes on with the run, and asks the next time', async () => {
  const engine = new Engine(THREE);
  engine.others = 'a later attempt has taken the run over';
  const { lost } = await engine.attempt();
  expect(lost?.message).toContain('a later attempt has taken the run over');
  expect(engine.started).toEqual(['a']);
  engine.others = null;
  await engine.attempt();
  expect(engine.started).toEqual(['a']);
  expect(engine.step('publish').state).toBe('waiting');
});
