import { describe, expect, test } from '@jest/globals';
import { Stop } from '../../src/run/ports.ts';
import { Engine, type EngineOptions, until } from '../support/engine.ts';
import type { Behaviour } from '../support/fake-shell.ts';

/** Scripts that end when the test says so, and services that run until they are ended. */
function scripts(behaviours: Readonly<Record<string, Partial<Behaviour>>> = {}) {
  const doors = new Map<string, () => void>();
  const held = new Set<string>();
  const options: EngineOptions = {
    behave: (step, nth) => {
      const own = behaviours[`${step}#${nth}`] ?? behaviours[step] ?? {};
      if (!held.has(step)) return own;
      return { ...own, until: new Promise<void>((open) => doors.set(step, open)) };
    },
  };
  return {
    options,
    hold: (...steps: string[]) => steps.forEach((step) => void held.add(step)),
    open: async (step: string) => {
      await until(() => doors.has(step));
      held.delete(step);
      doors.get(step)?.();
    },
  };
}

const RUNS = { db: { ends: 'never' as const } };
const steps = (...entries: string[]) => `steps:\n${entries.map((each) => `  - ${each}\n`).join('')}`;
const A = '{ id: a, run: x }';
const DB = '{ id: db, run: x, writes: [], background: true }';
const USES = '{ id: use, run: x, needs: db }';
const CANCELLED = steps(A, DB, '{ id: t, run: x }', '{ cancel: db }', '{ id: z, run: x }');

/** What was started and what ended, in order. */
const happened = (engine: Engine, from = 0) =>
  engine.trace.filter((line) => /^(start|end) /.test(line)).slice(from);

describe('a step in the background that ends', () => {
  const TEXT = steps(
    '{ id: job, run: x, background: true }',
    A,
    '{ wait: job }',
    '{ id: z, run: "${{ steps.job.outputs.o }}" }',
  );

  test('lets the next entry start, and a wait waits for it', async () => {
    const { options, hold, open } = scripts({ job: { outputs: { o: 'said' } } });
    hold('job');
    const engine = new Engine(TEXT, options);
    const attempt = engine.attempt();
    await until(() => engine.run?.steps[1]?.state === 'completed');
    expect(engine.states).toMatchObject({ job: 'running', z: 'pending' });
    await open('job');
    await attempt;
    expect(engine.requests.at(-1)?.script).toBe('said');
    expect(engine.run?.status).toBe('completed');
    await engine.attempt();
    expect(engine.started).toEqual(['job', 'a', 'z']);
  });

  test('fails where it is waited for', async () => {
    const engine = new Engine(TEXT, scripts({ job: { ends: 1 } }).options);
    await engine.attempt();
    expect(engine.states).toEqual({ job: 'failed', a: 'completed', z: 'pending' });
  });

  test('takes the place of no other step', async () => {
    const { options, hold, open } = scripts();
    hold('job');
    const engine = new Engine(TEXT, { ...options, maxParallel: 1 });
    const attempt = engine.attempt();
    await until(() => engine.run?.steps[1]?.state === 'completed');
    await open('job');
    await attempt;
    expect(engine.run?.status).toBe('completed');
  });

  test('is no more than started for those that name it in needs, and they count while it is started from the same', async () => {
    const text = (run: string) =>
      steps(
        `{ id: job, run: ${run}, background: true }`,
        '{ id: use, run: x, needs: job }',
        '{ wait: job }',
        '{ id: z, run: x }',
      );
    const { options, hold, open } = scripts();
    hold('job');
    const engine = new Engine(text('x'), options);
    const attempt = engine.attempt();
    await until(() => engine.run?.steps[1]?.state === 'completed');
    await open('job');
    await attempt;
    await engine.attempt();
    expect(engine.started).toEqual(['job', 'use', 'z']);
    engine.edit(text('y'));
    await engine.attempt();
    expect(engine.started.slice(3).toSorted()).toEqual(['job', 'use', 'z']);
    expect(engine.step('use').reason).toEqual({ kind: 'needs', step: 'job', change: 'runs-again' });
  });
});

describe('a service', () => {
  test('is ended at its cancel, and what comes after waits for that', async () => {
    const engine = new Engine(CANCELLED, scripts(RUNS).options);
    await engine.attempt();
    expect(happened(engine)).toEqual([
      ...['start a', 'end a', 'start db', 'start t', 'end t', 'end db', 'start z', 'end z'],
    ]);
    expect(engine.run?.status).toBe('completed');
    expect(engine.step('db')).toMatchObject({ state: 'completed', outcome: 'success', exit_code: null });
  });

  test('lives through finally without one', async () => {
    const engine = new Engine(`${steps(DB, A)}finally: [{ id: f, run: x }]`, scripts(RUNS).options);
    await engine.attempt();
    expect(happened(engine)).toEqual(['start db', 'start a', 'end a', 'start f', 'end f', 'end db']);
    expect(engine.run?.status).toBe('completed');
  });

  test.each([
    ['a step fails', CANCELLED, { t: { ends: 1 } }, { db: 'completed', t: 'failed', z: 'pending' }],
    [
      'a step fails, and the run is fail-fast',
      `fail-fast: true\n${steps(DB, '{ id: t, run: x }', '{ id: z, run: x }')}finally: [{ id: f, run: x }]`,
      { t: { ends: 1 } },
      { db: 'completed', t: 'failed', z: 'pending', f: 'completed' },
    ],
    [
      'its `if` is false',
      steps(DB.replace('writes', 'if: false, writes'), USES),
      {},
      { db: 'skipped', use: 'completed' },
    ],
    ['what it needs failed', CANCELLED, { a: { ends: 1 } }, { a: 'failed', db: 'pending', t: 'pending' }],
  ])(
    'ends as it should where %s',
    async (_, text, behaviours: Record<string, Partial<Behaviour>>, states) => {
      const engine = new Engine(text, scripts({ ...RUNS, ...behaviours }).options);
      await engine.attempt();
      expect(engine.states).toMatchObject(states);
      expect(engine.shell.living).toBe(0);
    },
  );

  test('that crashes has failed, and so has the run; what has begun beside it goes on, what comes after its cancel does not', async () => {
    const { options, hold, open } = scripts({ db: { ends: 3 } });
    hold('db', 't');
    const engine = new Engine(
      steps(DB, USES, '{ id: t, run: x }', '{ cancel: db }', '{ id: z, run: x }'),
      options,
    );
    const attempt = engine.attempt();
    await until(() => engine.run?.steps[1]?.state === 'completed');
    await open('db');
    await until(() => engine.run?.steps[0]?.state === 'failed');
    await open('t');
    await attempt;
    expect(engine.states).toEqual({ db: 'failed', use: 'completed', t: 'completed', z: 'pending' });
    expect(engine.run?.status).toBe('failed');
    expect(engine.step('z').reason).toEqual({ kind: 'blocked', step: 'db' });
  });

  test('that has crashed is started again, and what ran well beside it is not', async () => {
    const engine = new Engine(CANCELLED, scripts({ 'db#1': { ends: 3 }, ...RUNS }).options);
    await engine.attempt();
    expect(engine.step('db').failure).toEqual({ kind: 'error', exit_code: 3 });
    const before = engine.started.length;
    await engine.attempt();
    expect(engine.started.slice(before)).toEqual(['db', 'z']);
    expect(engine.run?.status).toBe('completed');
  });

  test('is tried again as its retries say', async () => {
    const text = CANCELLED.replace('writes', 'retries: 1, writes');
    const { options, hold, open } = scripts({ 'db#1': { ends: 3 }, ...RUNS });
    hold('t');
    const engine = new Engine(text, options);
    const attempt = engine.attempt();
    await until(() => engine.started.filter((step) => step === 'db').length === 2);
    await open('t');
    await attempt;
    expect(engine.step('db')).toMatchObject({ state: 'completed', retry_count: 1 });
  });

  test('whose process leaves others running is these; one that leaves none is over, and that is said', async () => {
    const leaves = new Engine(CANCELLED, scripts({ db: { ends: 0, leaves: true } }).options);
    await leaves.attempt();
    expect(leaves.shell.living).toBe(0);
    const ends = leaves.journal.flatMap((event) => (event.type === 'step.completed' ? [event.step] : []));
    expect(ends).toEqual(['a', 't', 'db', 'z']);
    expect(leaves.journal.filter(({ type }) => type === 'warning')).toEqual([]);
    const over = new Engine(CANCELLED, scripts({ db: { ends: 0 } }).options);
    await over.attempt();
    expect(over.run?.status).toBe('completed');
    expect(over.journal.filter(({ type }) => type === 'warning')).toMatchObject([
      { step: 'db', message: expect.stringContaining('has ended by itself, and nothing waits for it') },
    ]);
  });

  test('sets nothing for other steps', async () => {
    const text = CANCELLED.replace('{ id: z, run: x }', '{ id: z, run: "${{ env.SET }}" }');
    const engine = new Engine(
      text,
      scripts({ db: { ends: 0, env: { SET: 'x' }, outputs: { o: 'x' } } }).options,
    );
    await engine.attempt();
    expect(engine.requests.at(-1)?.script).toBe('');
    expect(engine.step('db')).toMatchObject({ env: {}, outputs: {} });
  });

  test('is ended with the steps by a signal, and by a record that cannot be written', async () => {
    const { options, hold } = scripts(RUNS);
    hold('t');
    const stopped = new Engine(CANCELLED, options);
    const stop = new Stop();
    const attempt = stopped.attempt({ stop });
    await until(() => stopped.started.includes('t'));
    stop.request('SIGTERM');
    await attempt;
    expect(stopped.states).toMatchObject({ db: 'interrupted', t: 'interrupted' });
    const lost = new Engine(CANCELLED, options);
    expect((await lost.attempt({ failAt: 5 })).lost).not.toBeNull();
    expect([stopped.shell.living, lost.shell.living]).toEqual([0, 0]);
  });
});

describe('an attempt that goes on starts a service', () => {
  /** Attempt 1 with a failing step, then another one. @returns what the second starts */
  async function second(text: string, fails: string): Promise<readonly string[]> {
    const engine = new Engine(text, scripts({ ...RUNS, [`${fails}#1`]: { ends: 1 } }).options);
    await engine.attempt();
    const before = engine.started.length;
    await engine.attempt();
    expect(engine.run?.status).toBe('completed');
    return engine.started.slice(before);
  }

  test.each([
    ['for a step before its cancel', CANCELLED, 't', ['db', 't', 'z']],
    ['not for one after it', CANCELLED, 'z', ['z']],
    ['for a step anywhere below it without a cancel', steps(DB, A, '{ id: z, run: x }'), 'z', ['db', 'z']],
    ['for finally without a cancel', `${steps(DB, A)}finally: [{ id: f, run: x }]`, 'f', ['db', 'f']],
    ['not for finally after its cancel', `${CANCELLED}finally: [{ id: f, run: x }]`, 'f', ['f']],
    [
      'for a step above it that needs it',
      steps('{ id: u, run: x, needs: db }', DB.replace('run', 'needs: [], run'), '{ cancel: db }'),
      'u',
      ['db', 'u'],
    ],
  ])('%s', async (_, text, fails, starts) => {
    expect(await second(text, fails)).toEqual(starts);
  });

  test('and the rerun: always steps that it needs', async () => {
    const text = CANCELLED.replace(A, '{ id: a, run: x, rerun: always }');
    expect(await second(text, 't')).toEqual(['a', 'db', 't', 'z']);
  });

  test('and nothing where the run is done', async () => {
    const engine = new Engine(steps(DB, A), scripts(RUNS).options);
    await engine.attempt();
    await engine.attempt();
    expect(engine.started).toEqual(['db', 'a']);
    expect(engine.step('db').reason).toEqual({ kind: 'service' });
  });

  test('after a kill, also where all that ran beside it is done', async () => {
    const killed = new Engine(CANCELLED, scripts(RUNS).options);
    await killed.attempt({ failAt: 7 });
    expect(killed.states).toMatchObject({ db: 'running', t: 'completed' });
    const before = killed.started.length;
    await killed.attempt();
    expect(killed.started.slice(before)).toEqual(['z']);
    expect(killed.run?.status).toBe('completed');
    expect(killed.step('db').state).toBe('completed');
  });

  test('with only-step for the step that needs it, and it is ended after that', async () => {
    const engine = new Engine(CANCELLED, scripts(RUNS).options);
    await engine.attempt();
    const before = engine.started.length;
    await engine.attempt({ choice: { kind: 'only', step: 't' } });
    expect(engine.started.slice(before)).toEqual(['db', 't']);
    await engine.attempt({ choice: { kind: 'only', step: 'z' } });
    expect(engine.started.slice(before)).toEqual(['db', 't', 'z']);
  });

  test('and another one runs those again that named it, and no others', async () => {
    const text = (run: string) => steps(`{ id: db, run: ${run}, writes: [], background: true }`, USES, A);
    const engine = new Engine(text('x'), scripts(RUNS).options);
    await engine.attempt();
    const before = engine.started.length;
    engine.edit(text('y'));
    await engine.attempt();
    expect(engine.started.slice(before)).toEqual(['db', 'use', 'a']);
    expect(engine.step('use').reason).toEqual({ kind: 'needs', step: 'db', change: 'runs-again' });
    await engine.attempt({ choice: { kind: 'from', step: 'db' } });
    expect(engine.started.slice(before + 3)).toEqual(['db', 'use', 'a']);
  });

  test.each([
    ['not for a step behind a gate that was rejected', '', []],
    ['but for one that asks how others ended', ', if: always()', ['db', 'z']],
  ])('%s', async (_, when, starts) => {
    const text = steps(DB, A, '{ id: gate, approval: {} }', `{ id: z, run: x${when} }`);
    const engine = new Engine(text, scripts(RUNS).options);
    await engine.attempt();
    const before = engine.started.length;
    engine.answer('gate', 'rejected');
    await engine.attempt();
    expect(engine.started.slice(before)).toEqual(starts);
  });

  test('and says nothing of a service that needs it and has ended', async () => {
    const app = '{ id: app, run: x, needs: db, writes: [], background: true }';
    const engine = new Engine(
      steps(DB, app, '{ cancel: app }', '{ id: t, run: x }'),
      scripts({ ...RUNS, app: { ends: 'never' }, 't#1': { ends: 1 } }).options,
    );
    await engine.attempt();
    await engine.attempt();
    expect(engine.started).toEqual(['db', 'app', 't', 'db', 't']);
    expect(engine.journal.filter(({ type }) => type === 'warning')).toEqual([]);
  });

  test('and says that nobody waits for it where the step that did is reused', async () => {
    const engine = new Engine(
      steps(DB, USES, '{ id: t, run: x }'),
      scripts({ ...RUNS, 't#1': { ends: 1 } }).options,
    );
    await engine.attempt();
    await engine.attempt();
    expect(engine.journal.filter(({ type }) => type === 'warning')).toMatchObject([
      {
        step: 'use',
        message: expect.stringContaining('if it waits until db is ready, give it `rerun: always`'),
      },
    ]);
  });
});
