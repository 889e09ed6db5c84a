/** Gates, and answers of a person: what an approval is bound to, and what it starts. */
import { describe, expect, test } from '@jest/globals';
import { isRejected } from '../../src/record/run.ts';
import type { Person } from '../../src/run/ports.ts';
import { Engine, type EngineOptions } from '../support/engine.ts';

const TEXT = `
inputs: { target: { default: staging }, other: { default: x } }
steps:
  - { id: build, run: build }
  - { id: gate, approval: { prompt: "Publish \${{ inputs.target }}?" } }
  - { id: side, needs: build, run: side }
  - { id: publish, needs: gate, run: "publish \${{ inputs.other }}" }
finally: [{ id: f, run: f }]
`;
const INPUTS = { target: 'staging', other: 'x' };

const gated = (text = TEXT, options: EngineOptions = {}) => new Engine(text, options);

/** A new version of the pipeline goes on with the run. */
function changed(engine: Engine, text: string): Engine {
  const next = new Engine(text);
  next.journal.push(...engine.journal);
  return next;
}

async function approved(text = TEXT): Promise<Engine> {
  const engine = gated(text);
  await engine.attempt({ inputs: INPUTS });
  engine.answer('gate', 'approved');
  return engine;
}

test('a gate starts nothing and pauses the run, and what does not depend on it runs', async () => {
  const engine = gated();
  const { run } = await engine.attempt({ inputs: INPUTS });
  expect(engine.started).toEqual(['build', 'side']);
  expect(engine.states).toEqual({
    ...{ build: 'completed', gate: 'waiting', side: 'completed', publish: 'pending', f: 'pending' },
  });
  expect([run?.status, run?.waiting_for]).toEqual(['paused', ['gate']]);
  expect(engine.step('gate')).toMatchObject({
    reason: { kind: 'approval', because: { kind: 'new' } },
    question: { prompt: 'Publish staging?' },
  });
});

test('once it is approved the next attempt goes on behind it, and the answer stays on record', async () => {
  const engine = await approved();
  expect([engine.run?.status, engine.run?.waiting_for, engine.states.gate]).toEqual([
    'paused',
    [],
    'pending',
  ]);
  const { run } = await engine.attempt({ inputs: INPUTS });
  expect(engine.started).toEqual(['build', 'side', 'publish', 'f']);
  expect(run?.status).toBe('completed');
  expect(engine.step('gate')).toMatchObject({
    ...{ state: 'completed', started: false, duration_ms: null, change: { files: 0 } },
    answer: { decision: 'approved', who: 'ann', comment: 'yes' },
  });
});

test('a rejection ends the run: the gate has failed, and `finally` runs in the attempt that says so', async () => {
  const engine = gated();
  await engine.attempt({ inputs: INPUTS });
  engine.answer('gate', 'rejected');
  expect([engine.run?.status, engine.step('gate').error_message]).toEqual(['failed', 'rejected by ann: yes']);
  const { run } = await engine.attempt({ inputs: INPUTS });
  expect([run?.status, run && isRejected(run)]).toEqual(['failed', true]);
  expect(engine.started).toEqual(['build', 'side', 'f']);
});

describe('an approval holds while all that it is bound to is the same', () => {
  test.each<[string, (text: string) => string, object, object]>([
    ['the question, by an input', (text) => text, { ...INPUTS, target: 'production' }, { kind: 'input' }],
    [
      'the question, as it is written',
      (text) => text.replace('Publish $', 'Ship $'),
      INPUTS,
      { kind: 'definition' },
    ],
    ['a completion before it', (text) => text.replace('run: build', 'run: built'), INPUTS, { kind: 'needs' }],
    [
      'a definition behind it',
      (text) => text.replace('"publish', '"publish2'),
      INPUTS,
      { kind: 'behind', step: 'publish', change: 'changed' },
    ],
    [
      'an input behind it',
      (text) => text,
      { ...INPUTS, other: 'y' },
      { kind: 'behind', step: 'publish', change: 'changed' },
    ],
    [
      'a new step behind it',
      (text) => text.replace('finally', '  - { id: more, run: more }\nfinally'),
      INPUTS,
      { kind: 'behind', step: 'more', change: 'added' },
    ],
  ])('%s has changed: it asks again, and says so', async (_title, change, inputs, because) => {
    const engine = changed(await approved(), change(TEXT));
    await engine.attempt({ inputs: inputs as never });
    expect(engine.started).not.toContain('publish');
    expect(engine.step('gate')).toMatchObject({ state: 'waiting', reason: { kind: 'approval', because } });
    engine.answer('gate', 'approved');
    await engine.attempt({ inputs: inputs as never });
    expect(engine.states.publish).toBe('completed');
  });

  test.each<[string, (text: string) => string]>([
    ['nothing', (text) => text],
    ['a step beside it', (text) => text.replace('run: side', 'run: aside')],
    ['the name of a step behind it', (text) => text.replace('needs: gate,', 'needs: gate, name: New,')],
  ])('it does not ask again where %s has changed', async (_title, change) => {
    const engine = changed(await approved(), change(TEXT));
    await engine.attempt({ inputs: INPUTS });
    expect(engine.states.publish).toBe('completed');
  });

  test('the question is compared as it is evaluated, with outputs of steps', async () => {
    const text = `
steps:
  - { id: a, run: a, rerun: always }
  - { id: gate, approval: { prompt: "Size \${{ steps.a.outputs.size }}?" } }
  - { id: b, run: b }
`;
    const engine = new Engine(text, { behave: (_step, nth) => ({ outputs: { size: `${nth}` } }) });
    await engine.attempt();
    engine.answer('gate', 'approved');
    await engine.attempt();
    expect(engine.started).toEqual(['a', 'a']);
    expect(engine.step('gate')).toMatchObject({
      ...{ state: 'waiting', question: { prompt: 'Size 2?' } },
      reason: { kind: 'approval', because: { kind: 'prompt' } },
    });
  });
});

test('behind a gate that asks again because of a new step, what was completed stays', async () => {
  const text = `${TEXT.replace('finally', '  - { id: tell, needs: publish, run: tell }\nfinally')}`;
  const engine = await approved(text);
  await engine.attempt({ inputs: INPUTS });
  const next = changed(engine, text.replace('run: tell', 'run: tell2'));
  await next.attempt({ inputs: INPUTS });
  expect([next.started, next.states.gate, next.states.publish]).toEqual([[], 'waiting', 'completed']);
  next.answer('gate', 'approved');
  await next.attempt({ inputs: INPUTS });
  expect(next.started).toEqual(['tell', 'f']);
});

test('a failed step behind it runs again without another question', async () => {
  const engine = new Engine(TEXT, {
    behave: (step, nth) => ({ ends: step === 'publish' && nth === 1 ? 1 : 0 }),
  });
  await engine.attempt({ inputs: INPUTS });
  engine.answer('gate', 'approved');
  await engine.attempt({ inputs: INPUTS });
  expect(engine.states).toMatchObject({ gate: 'completed', publish: 'failed' });
  const { run } = await engine.attempt({ inputs: INPUTS });
  expect([run?.status, engine.started.filter((id) => id === 'publish')]).toEqual([
    'completed',
    ['publish', 'publish'],
  ]);
});

test.each(['build', 'gate'])('--from-step %s asks again, also after a rejection', async (step) => {
  for (const decision of ['approved', 'rejected'] as const) {
    const engine = gated();
    await engine.attempt({ inputs: INPUTS });
    engine.answer('gate', decision);
    await engine.attempt({ inputs: INPUTS, choice: { kind: 'from', step } });
    expect([engine.states.gate, engine.states.publish]).toEqual(['waiting', 'pending']);
  }
});

test('two gates: each asks for itself', async () => {
  const engine = gated(`
steps:
  - { id: one, approval: { prompt: One? } }
  - { id: a, run: a }
  - { id: two, approval: {} }
  - { id: b, run: b }
`);
  await engine.attempt();
  engine.answer('one', 'approved');
  await engine.attempt();
  expect([engine.started, engine.step('two').question?.prompt]).toEqual([['a'], 'Go on?']);
  engine.answer('two', 'approved');
  expect((await engine.attempt()).run?.status).toBe('completed');
  expect(engine.started).toEqual(['a', 'b']);
});

test('a gate whose `if` is false is skipped', async () => {
  const engine = gated("steps: [{ id: g, if: \"'x' == 'y'\", approval: {} }, { id: a, run: a }]");
  expect((await engine.attempt()).run?.status).toBe('completed');
  expect([engine.states.g, engine.started]).toEqual(['skipped', ['a']]);
});

test('a secret in the question is hidden', async () => {
  const engine = gated('steps: [{ id: g, approval: { prompt: "Use ${{ secrets.S }}?" } }]', {
    secrets: { S: 'hush-hush' },
  });
  await engine.attempt();
  expect(engine.step('g').question?.prompt).toBe('Use ***?');
  engine.answer('g', 'approved');
  expect((await engine.attempt()).run?.status).toBe('completed');
});

const ASK = 'steps: [{ id: a, run: a }, { id: publish, run: p, rerun: ask }, { id: c, run: c }]';

/** A run whose `publish` failed once, and asks. */
async function asking(text = ASK): Promise<Engine> {
  const engine = new Engine(text, {
    behave: (step, nth) => ({ ends: step === 'publish' && nth === 1 ? 1 : 0 }),
  });
  await engine.attempt();
  await engine.attempt();
  expect([engine.states.publish, engine.started]).toEqual(['waiting', ['a', 'publish']]);
  return engine;
}

describe('a step with rerun: ask', () => {
  test('that is approved starts once more, and asks again after that', async () => {
    const engine = new Engine(ASK, { behave: (step) => ({ ends: step === 'publish' ? 1 : 0 }) });
    await engine.attempt();
    await engine.attempt();
    engine.answer('publish', 'approved');
    await engine.attempt();
    await engine.attempt();
    expect([engine.started, engine.states.publish]).toEqual([['a', 'publish', 'publish'], 'waiting']);
  });

  test('that has changed since it was approved asks again', async () => {
    const engine = await asking();
    engine.answer('publish', 'approved');
    const next = changed(engine, ASK.replace('run: p,', 'run: q,'));
    await next.attempt();
    expect([next.started, next.states.publish]).toEqual([[], 'waiting']);
  });

  test('that is taken as done is not started, has the outputs given, and what depends on it runs', async () => {
    const engine = await asking();
    engine.answer('publish', 'completed', { url: 'u' });
    const { run } = await engine.attempt();
    expect([run?.status, engine.started]).toEqual(['completed', ['a', 'publish', 'c']]);
    expect(engine.step('publish')).toMatchObject({
      state: 'completed',
      outputs: { url: 'u' },
      failure: null,
    });
    await engine.attempt();
    expect(engine.started).toEqual(['a', 'publish', 'c']);
  });

  test('that was taken as done asks again where what it was built on has changed', async () => {
    const engine = await asking();
    engine.answer('publish', 'completed');
    const next = changed(engine, ASK.replace('run: a ', 'run: b '));
    await next.attempt();
    expect([next.started, next.states.publish]).toEqual([['a'], 'waiting']);
  });
});

describe('at a terminal', () => {
  const person = (...answers: Awaited<ReturnType<Person['ask']>>[]): Person => ({
    name: 'bob',
    ask: async () => answers.shift() ?? 'later',
  });

  test.each([
    ['approved', 'completed', ['build', 'side', 'publish', 'f']],
    ['rejected', 'failed', ['build', 'side', 'f']],
    ['later', 'paused', ['build', 'side']],
  ] as const)('a gate that is %s at once: the run is %s', async (answer, status, started) => {
    const engine = gated();
    engine.person = person(answer);
    const { run } = await engine.attempt({ inputs: INPUTS });
    expect([run?.status, engine.started]).toEqual([status, started]);
    if (answer !== 'later')
      expect(engine.step('gate').answer).toMatchObject({ decision: answer, who: 'bob' });
  });

  test.each([
    ['approved', 'completed', ['publish', 'c']],
    ['completed', 'completed', ['c']],
    ['later', 'paused', []],
  ] as const)('a step that asks and is %s at once: the run is %s', async (answer, status, started) => {
    const engine = await asking();
    engine.person = person(answer);
    const before = engine.started.length;
    expect((await engine.attempt()).run?.status).toBe(status);
    expect(engine.started.slice(before)).toEqual(started);
  });
});

describe('a gate after a matrix', () => {
  const LEGS = `
steps:
  - { id: test, run: x, strategy: { fail-fast: false, matrix: { n: [1, 2] } } }
  - { id: gate, needs: test, approval: { prompt: ok? } }
  - { id: publish, run: x }
`;

  test('asks when all legs have ended well, and again when one has run again', async () => {
    const engine = gated(LEGS, {
      behave: (step, nth) => ({ ends: step === 'test (2)' && nth === 1 ? 1 : 0 }),
    });
    await engine.attempt();
    expect(engine.states.gate).toBe('pending');
    await engine.attempt();
    expect(engine.step('gate').question?.needs.map(({ step }) => step)).toEqual(['test (1)', 'test (2)']);
    engine.answer('gate', 'approved');
    await engine.attempt();
    expect([engine.run?.status, engine.started.at(-1)]).toEqual(['completed', 'publish']);
    await engine.attempt({ choice: { kind: 'from', step: 'test (1)' } });
    expect(engine.step('gate')).toMatchObject({
      state: 'waiting',
      reason: { because: { kind: 'needs', step: 'test (1)' } },
    });
    expect(engine.started.slice(-2)).toEqual(['publish', 'test (1)']);
  });

  test('is reached by a leg that is taken as done, by its own id', async () => {
    const engine = gated(LEGS, { behave: (step) => ({ ends: step === 'test (2)' ? 1 : 0 }) });
    await engine.attempt();
    engine.answer('test (2)', 'completed');
    await engine.attempt();
    expect(engine.states).toMatchObject({ 'test (2)': 'completed', gate: 'waiting' });
    expect(engine.started).toEqual(['test (1)', 'test (2)']);
  });
});

describe('a service beside a gate', () => {
  const DB = '{ id: db, run: x, writes: [], background: true }';
  const SERVED = (...after: string[]) =>
    `steps:\n${[DB, '{ id: use, run: x, needs: db }', '{ id: gate, needs: [use, db], approval: { prompt: ok? } }', ...after].map((each) => `  - ${each}\n`).join('')}`;
  const options: EngineOptions = { behave: (step) => (step === 'db' ? { ends: 'never' } : {}) };

  test.each<[string, readonly string[], readonly string[]]>([
    [
      'is started again for a step behind it',
      ['{ id: z, run: x, needs: gate }', '{ cancel: db }'],
      ['db', 'z'],
    ],
    [
      'is not started again where its cancel comes before that',
      ['{ cancel: db }', '{ id: z, run: x }'],
      ['z'],
    ],
  ])('ends at the pause, and %s, not for the gate', async (_title, after, again) => {
    const engine = gated(`${SERVED(...after)}finally: [{ id: f, run: x }]\n`, options);
    await engine.attempt();
    expect([engine.run?.status, engine.states.db]).toEqual(['paused', 'completed']);
    await engine.attempt();
    expect([engine.run?.status, engine.started]).toEqual(['paused', ['db', 'use']]);
    engine.answer('gate', 'approved');
    await engine.attempt();
    expect([engine.run?.status, engine.started.slice(2)]).toEqual(['completed', [...again, 'f']]);
    expect(engine.step('use').attempt).toBe(1);
  });

  test('is started again for `finally`, once nobody is asked any more', async () => {
    const engine = gated(`${SERVED()}finally: [{ id: f, run: x }]\n`, options);
    await engine.attempt();
    await engine.attempt();
    expect(engine.started).toEqual(['db', 'use']);
    engine.answer('gate', 'rejected');
    await engine.attempt();
    expect([engine.run?.status, engine.started.slice(2)]).toEqual(['failed', ['db', 'f']]);
  });
});
