import { describe, expect, test } from '@jest/globals';
import { hasCleanUp } from '../../src/plan/clean-up.ts';
import type { Choice } from '../../src/plan/request.ts';
import { foldAll } from '../../src/record/fold.ts';
import type { Run } from '../../src/record/run.ts';
import { Stop } from '../../src/run/ports.ts';
import { type AttemptOptions, Engine, type EngineOptions, until } from '../support/engine.ts';
import type { Behaviour } from '../support/fake-shell.ts';

/** A script that runs until the test lets it end. */
function gate(behaviour: Partial<Behaviour> = {}) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { behaviour: { until: promise, ...behaviour }, open: () => resolve() };
}

const FAILS = { ends: 1 };
const failing = (id: string): EngineOptions => ({ behave: (step) => (step === id ? FAILS : {}) });

describe('retries', () => {
  test('wait as their backoff says, each wait on record, and the step fails at last', async () => {
    const engine = new Engine(
      'steps: [{ id: a, run: x, retries: { max: 3, delay: 10s, backoff: exponential, max-delay: 25s } }]',
      { behave: () => FAILS },
    );
    await engine.attempt();
    expect(engine.delays).toEqual([10_000, 20_000, 25_000]);
    expect(engine.started).toEqual(['a', 'a', 'a', 'a']);
    expect(engine.step('a')).toMatchObject({ state: 'failed', retry_count: 3, exit_code: 1 });
    const noted = engine.journal.filter((event) => event.type === 'step.retrying');
    expect(noted.map((event) => event.delay_ms)).toEqual(engine.delays);
  });

  test.each([
    ['[error]', { ends: 7 }, 2],
    ['[error]', { ends: 'SIGKILL' as const }, 1],
    ['[timeout]', { ends: 'never' as const }, 2],
    ['[error, timeout, signal]', { ends: 0, garbles: true }, 1],
  ])('when %s and the step ends as %j: %j tries', async (when, behaviour, tries) => {
    const engine = new Engine(
      `steps: [{ id: a, run: x, timeout-minutes: 20, retries: { max: 1, when: ${when} } }]`,
      { behave: () => behaviour },
    );
    await engine.attempt();
    expect(engine.started).toHaveLength(tries);
    expect(engine.step('a').state).toBe('failed');
  });

  test('end with the first try that succeeds, and what it set counts', async () => {
    const engine = new Engine('steps: [{ id: a, run: x, retries: 5 }, { run: y }]', {
      behave: (step, nth) => ({ outputs: { nth: `${nth}` }, ends: step === 'a' && nth < 3 ? 1 : 0 }),
    });
    await engine.attempt();
    expect(engine.step('a')).toMatchObject({
      state: 'completed',
      retry_count: 2,
      failure: null,
      outputs: { nth: '3' },
    });
    expect(engine.started).toEqual(['a', 'a', 'a', 'y']);
  });

  test('begin anew when a failed step runs again', async () => {
    const engine = new Engine('steps: [{ id: a, run: x, retries: 1 }]', {
      behave: (_, nth) => ({ ends: nth < 4 ? 1 : 0 }),
    });
    await engine.attempt();
    expect(engine.started).toHaveLength(2);
    await engine.attempt();
    expect(engine.started).toHaveLength(4);
    expect(engine.step('a')).toMatchObject({ state: 'completed', retry_count: 1 });
  });

  test('a timeout is that of each try, and says its length', async () => {
    const engine = new Engine('steps: [{ id: a, run: x, timeout-minutes: 0.5, retries: 1 }]', {
      behave: () => ({ ends: 'never' }),
    });
    await engine.attempt();
    expect(engine.requests.map((request) => request.timeoutMs)).toEqual([30_000, 30_000]);
    expect(engine.step('a')).toMatchObject({ error_message: 'timed out after 0.5 min', exit_code: null });
  });
});

describe('a failure', () => {
  const TEXT = `
steps:
  - { id: a, run: x }
  - { id: b, run: x, needs: a }
  - { id: c, run: x, needs: b }
  - { id: other, run: x, needs: [] }
`;

  test('keeps what depends on it pending, with the reason, while the rest runs on', async () => {
    const engine = new Engine(TEXT, failing('a'));
    const { run, stoppedBy, lost } = await engine.attempt();
    expect(engine.states).toEqual({ a: 'failed', b: 'pending', c: 'pending', other: 'completed' });
    expect(engine.step('b').reason).toEqual({ kind: 'blocked', step: 'a' });
    expect(engine.step('c').reason).toEqual({ kind: 'blocked', step: 'a' });
    expect([run?.status, stoppedBy, lost]).toEqual(['failed', null, null]);
    expect(run?.attempts[0]).toMatchObject({ why: 'failed: a' });
  });

  test('with continue-on-error is no failure of the run, and its outcome is seen', async () => {
    const engine = new Engine(
      `
steps:
  - { id: a, run: x, continue-on-error: true }
  - id: b
    if: steps.a.outcome == 'failure' && steps.a.conclusion == 'success'
    run: x
`,
      { behave: (step) => (step === 'a' ? { ends: 9 } : {}) },
    );
    expect((await engine.attempt()).run?.status).toBe('completed');
    expect(engine.step('a')).toMatchObject({ state: 'completed', outcome: 'failure', exit_code: 9 });
    expect(engine.states).toEqual({ a: 'completed', b: 'completed' });
    await engine.attempt();
    expect(engine.started).toEqual(['a', 'b']);
  });

  test('with fail-fast stops what runs, and nothing else starts', async () => {
    const engine = new Engine(
      `
fail-fast: true
steps:
  - parallel: [{ id: bad, run: x }, { id: long, run: x }]
  - { id: last, run: x }
`,
      { behave: (step) => (step === 'bad' ? FAILS : { ends: 'never' }) },
    );
    const { run } = await engine.attempt();
    expect(engine.states).toEqual({ bad: 'failed', long: 'interrupted', last: 'pending' });
    expect(engine.step('long').error_message).toBe('stopped because bad failed (fail-fast)');
    expect([run?.status, engine.shell.living]).toEqual(['failed', 0]);
  });

  test('without fail-fast leaves what runs alone', async () => {
    const long = gate();
    const engine = new Engine('steps: [parallel: [{ id: bad, run: x }, { id: long, run: x }]]', {
      behave: (step) => (step === 'bad' ? FAILS : long.behaviour),
    });
    const attempt = engine.attempt();
    await until(() => engine.states.bad === 'failed');
    long.open();
    await attempt;
    expect(engine.states).toEqual({ bad: 'failed', long: 'completed' });
  });

  test.each([
    ['a folder that is not there', '{ run: x, working-directory: /no/such }', '/no/such'],
    ['an expression without a value', '{ run: "echo ${{ fromJSON(env.NONE) }}" }', 'fromJSON()'],
    ['a time limit that is none', '{ run: x, timeout-minutes: "${{ env.NONE }}" }', 'timeout-minutes'],
  ])('of %s is one of the step, not of the engine', async (_, step, message) => {
    const engine = new Engine(`steps: [{ id: a, retries: 3, ${step.slice(2)}]`);
    expect((await engine.attempt()).run?.status).toBe('failed');
    expect(engine.step('a')).toMatchObject({ state: 'failed', retry_count: 0 });
    expect(engine.step('a').error_message).toContain(message);
  });

  test('of an expression of `run` is forgiven by continue-on-error', async () => {
    const step = '{ id: a, continue-on-error: true, run: "echo ${{ fromJSON(env.NONE) }}" }';
    const engine = new Engine(`steps: [${step}, { id: b, run: "\${{ steps.a.outcome }}" }]`);
    expect((await engine.attempt()).run?.status).toBe('completed');
    expect(engine.requests.map(({ script }) => script)).toEqual(['failure']);
  });
});

describe('an if', () => {
  test.each<[string, string, 0 | 1, string]>([
    ['always() runs after a failure', 'if: always()', 1, 'failed completed'],
    ['failure() runs after a failure', 'if: failure()', 1, 'failed completed'],
    ['failure() with more runs', `if: "failure() && steps.a.outcome == 'failure'"`, 1, 'failed completed'],
    ['!success() runs after a failure', 'if: "${{ !success() }}"', 1, 'failed completed'],
    ['failure() is false where nothing has failed', 'if: failure()', 0, 'completed skipped'],
    ['that is not there keeps its step pending after a failure', 'name: b', 1, 'failed pending'],
    ['of an outcome keeps it pending, too', `if: "steps.a.outcome == 'failure'"`, 1, 'failed pending'],
    ['of success() is false after a failure', 'if: success()', 1, 'failed skipped'],
  ])('%s', async (_title, keys, ends, states) => {
    const engine = new Engine(`steps: [{ id: a, run: x }, { id: b, ${keys}, run: x }]`, {
      behave: (step) => (step === 'a' ? { ends } : {}),
    });
    await engine.attempt();
    expect(Object.values(engine.states).join(' ')).toBe(states);
  });

  test('that is false skips its step, and a skipped step counts as success', async () => {
    const engine = new Engine(
      'steps: [{ id: a, if: "1 == 2", run: x }, { id: b, if: "needs.a.result == \'skipped\'", run: x, needs: a }]',
    );
    expect((await engine.attempt()).run?.status).toBe('completed');
    expect([engine.states, engine.started]).toEqual([{ a: 'skipped', b: 'completed' }, ['b']]);
  });

  test('does not see what a step came to in an earlier attempt and not in this one', async () => {
    const engine = new Engine(
      `
steps:
  - { id: a, run: x, retries: 0 }
  - { id: b, run: y }
  - id: c
    if: always()
    run: >-
      out=\${{ steps.b.outputs.out }} outcome=\${{ steps.b.outcome }} result=\${{ needs.b.result }}
      needs=\${{ needs.b.outputs.out }} env=\${{ env.SET }}
    needs: [b]
`,
      {
        behave: (step, nth) =>
          step === 'b'
            ? { outputs: { out: 'old' }, env: { SET: 'old' } }
            : { ends: step === 'a' && nth > 1 ? 1 : 0 },
      },
    );
    await engine.attempt();
    expect(engine.requests.at(-1)?.script).toBe('out=old outcome=success result=success needs=old env=old');
    await engine.attempt({ choice: { kind: 'from', step: 'a' } });
    expect(engine.states).toEqual({ a: 'failed', b: 'pending', c: 'completed' });
    expect(engine.requests.at(-1)?.script).toBe('out= outcome=skipped result=skipped needs= env=');
    expect(engine.step('c').completion?.needs).toEqual([{ step: 'b', basis: null, result: 'pending' }]);
  });
});

describe('finally', () => {
  const TEXT = `
steps: [{ id: a, run: x }]
finally:
  - { id: one, run: x }
  - { id: two, run: x }
  - { id: bad, if: failure(), run: x }
  - { id: good, if: success(), run: x }
`;

  test.each<[string, string, string, EngineOptions, Choice, string]>([
    ['runs when the run has completed', '', 'completed', {}, { kind: 'all' }, 'a one two good'],
    ['runs when the run has failed', '', 'failed', failing('a'), { kind: 'all' }, 'a one two bad'],
    [
      'goes on after a step of its own failed',
      '',
      'failed',
      failing('one'),
      { kind: 'all' },
      'a one two bad',
    ],
    ['runs after fail-fast', 'fail-fast: true', 'failed', failing('a'), { kind: 'all' }, 'a one two bad'],
    ['does not run with --only-step', '', 'interrupted', {}, { kind: 'only', step: 'a' }, 'a'],
  ])('%s', async (_title, keys, status, options, choice, started) => {
    const engine = new Engine(
      `${keys}
${TEXT}`,
      options,
    );
    expect((await engine.attempt({ choice })).run?.status).toBe(status);
    expect(engine.started.join(' ')).toBe(started);
  });

  test('is decided afresh in each attempt', async () => {
    const engine = new Engine(TEXT, { behave: (step, nth) => (step === 'a' && nth === 1 ? FAILS : {}) });
    await engine.attempt();
    await engine.attempt();
    expect(engine.started).toEqual(['a', 'one', 'two', 'bad', 'a', 'one', 'two', 'good']);
    expect(engine.run?.status).toBe('completed');
  });

  test('does not run when the run is paused', async () => {
    const engine = new Engine('steps: [{ id: a, run: x, rerun: ask }]\nfinally: [{ id: f, run: x }]', {
      behave: (step) => (step === 'a' ? { ends: 'SIGKILL' } : {}),
    });
    await engine.attempt();
    expect(engine.started).toEqual(['a', 'f']);
    const { run } = await engine.attempt();
    expect([run?.status, run?.waiting_for]).toEqual(['paused', ['a']]);
    expect(engine.started).toEqual(['a', 'f']);
  });
});

describe('the environment of a process', () => {
  test('is the step over what steps set, over the pipeline, over what Savepoint was started with', async () => {
    const engine = new Engine(
      `
env: { A: pipeline, B: pipeline, C: pipeline, E: "\${{ github.sha }}" }
steps:
  - { id: set, run: x }
  - id: use
    run: x
    env: { A: step, SEEN: "\${{ env.B }} \${{ env.C }} \${{ env.D }}" }
`,
      {
        env: { A: 'outer', B: 'outer', C: 'outer', D: 'outer', PATH: '/bin' },
        behave: (step) => (step === 'set' ? { env: { A: 'set', B: 'set' }, path: ['/one', '/two'] } : {}),
      },
    );
    await engine.attempt();
    expect(engine.requests[0]?.env).toEqual({
      A: 'pipeline',
      B: 'pipeline',
      C: 'pipeline',
      D: 'outer',
      E: 'abc',
      PATH: '/bin',
    });
    expect(engine.requests[1]?.env).toEqual({
      A: 'step',
      B: 'set',
      C: 'pipeline',
      D: 'outer',
      E: 'abc',
      SEEN: 'set pipeline outer',
      PATH: '/two:/one:/bin',
    });
  });

  test('in expressions, the nearest one of a name is meant, and upper and lower case make two names', async () => {
    const engine = new Engine(
      `
env: { user: deploy, HOME: /pipeline, lang: de }
steps:
  - id: a
    if: env.user == 'deploy'
    env: { home: /step }
    run: x \${{ env.user }} \${{ env.USER }} \${{ env.HOME }} \${{ env.home }} [\${{ env.only }}]
`,
      { env: { USER: 'runner', HOME: '/outer', LANG: 'C', ONLY: 'outer' } },
    );
    await engine.attempt();
    expect(engine.requests[0]?.script).toBe('x deploy runner /pipeline /step []');
  });

  test('has what a failed step set before it failed, as in a job', async () => {
    const engine = new Engine('steps: [{ id: a, run: x }, { id: b, if: always(), run: x }]', {
      behave: (step) => (step === 'a' ? { env: { SET: '1' }, ends: 1 } : {}),
    });
    await engine.attempt();
    expect(engine.requests.at(-1)?.env).toEqual({ SET: '1' });
  });
});

describe('needs', () => {
  test('give result and outputs to expressions', async () => {
    const engine = new Engine(
      `
steps:
  - { id: ok, run: x, needs: [] }
  - { id: bad, run: x, needs: [] }
  - { id: skipped, if: "false", run: x, needs: [] }
  - { id: blocked, run: x, needs: bad }
  - id: all
    if: always()
    needs: [ok, bad, skipped, blocked]
    run: "\${{ needs.ok.result }} \${{ needs.ok.outputs.v }} \${{ needs.bad.result }} \${{ needs.skipped.result }} \${{ needs.blocked.result }}"
`,
      { behave: (step) => ({ outputs: { v: `of ${step}` }, ends: step === 'bad' ? 1 : 0 }) },
    );
    await engine.attempt();
    expect(engine.requests.at(-1)?.script).toBe('success of ok failure skipped skipped');
  });
});

describe('secrets', () => {
  test('that nobody gave are named, but for the token and those that only a reused step mentions', async () => {
    const step = (id: string, ...names: readonly string[]) =>
      `{ id: ${id}, run: "${names.map((name) => `\${{ secrets.${name} }}`).join(' ')}" }`;
    const engine = new Engine(
      `steps: [${step('a', 'once', 'GITHUB_TOKEN')}, ${step('b', 'One', 'ONE', 'two')}]`,
      {
        secrets: { TWO: 'x' },
        behave: (id, nth) => ({ ends: id === 'b' && nth === 1 ? 1 : 0 }),
      },
    );
    const warnings = () =>
      engine.journal.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    await engine.attempt();
    await engine.attempt();
    const rest = 'empty, since nobody gave a value; give it with';
    expect(warnings()).toEqual([
      `the secrets once and ONE are ${rest} \`--secret once --secret ONE\``,
      `the secret ONE is ${rest} \`--secret ONE\``,
    ]);
  });

  test('are in no record, and what holds one is withheld', async () => {
    const engine = new Engine(
      'steps: [{ id: a, run: "echo ${{ secrets.TOKEN }}" }, { id: b, run: "${{ fromJSON(secrets.TOKEN) }}" }]',
      {
        secrets: { TOKEN: 'hunter22' },
        behave: () => ({ outputs: { open: '1', url: 'https://hunter22@host' }, env: { T: 'hunter22' } }),
      },
    );
    await engine.attempt();
    expect(engine.requests[0]?.script).toBe('echo hunter22');
    expect(JSON.stringify(engine.journal)).not.toContain('hunter22');
    expect(engine.step('a')).toMatchObject({ outputs: { open: '1' }, env: {} });
    expect(engine.step('a').withheld).toMatchObject({ outputs: ['url'], env: ['T'], path: false });
  });
});

describe('what a completed step leaves running', () => {
  test('is warned of, and ended with the attempt', async () => {
    const engine = new Engine('steps: [{ id: a, run: x }]', { behave: () => ({ leaves: true }) });
    await engine.attempt();
    expect(engine.journal.find((event) => event.type === 'warning')).toMatchObject({
      step: 'a',
      message: expect.stringContaining('rerun: always'),
    });
    expect(engine.shell.living).toBe(0);
  });
});

describe('stopping', () => {
  const TEXT = 'steps: [parallel: [{ id: a, run: x }, { id: b, run: x }], { id: c, run: x }]';

  test('before the start: nothing starts', async () => {
    const engine = new Engine(TEXT);
    const stop = new Stop();
    stop.request('SIGTERM');
    const { run, stoppedBy } = await engine.attempt({ stop });
    expect([run?.status, stoppedBy, engine.started]).toEqual(['interrupted', 'SIGTERM', []]);
  });

  test('while steps run: they are interrupted, nothing else starts, and both run again', async () => {
    let first = true;
    const engine = new Engine(TEXT, { behave: () => (first ? { ends: 'never' } : {}) });
    const stop = new Stop();
    const attempt = engine.attempt({ stop });
    await until(() => engine.started.length === 2);
    stop.request('SIGINT');
    const { run, stoppedBy } = await attempt;
    expect([run?.status, stoppedBy, engine.shell.living]).toEqual(['interrupted', 'SIGINT', 0]);
    expect(engine.states).toEqual({ a: 'interrupted', b: 'interrupted', c: 'pending' });
    expect(run?.attempts[0]?.why).toBe('stopped by SIGINT');
    first = false;
    expect((await engine.attempt()).run?.status).toBe('completed');
    expect(engine.started).toEqual(['a', 'b', 'a', 'b', 'c']);
  });

  test('a step that has ended well just before stays completed', async () => {
    const long = gate();
    const engine = new Engine(TEXT, {
      behave: (step) => (step === 'a' ? long.behaviour : { ends: 'never' }),
    });
    const stop = new Stop();
    const attempt = engine.attempt({ stop });
    await until(() => engine.started.length === 2);
    long.open();
    await until(() => engine.states.a === 'completed');
    stop.request('SIGINT');
    await attempt;
    expect(engine.states).toEqual({ a: 'completed', b: 'interrupted', c: 'pending' });
  });

  test('between two tries: there is no other', async () => {
    const stop = new Stop();
    const engine = new Engine('steps: [{ id: a, run: x, retries: { max: 5, delay: 1h } }]', {
      behave: () => FAILS,
      onSleep: () => stop.request('SIGTERM'),
    });
    await engine.attempt({ stop });
    expect(engine.started).toEqual(['a']);
    expect(engine.states).toEqual({ a: 'interrupted' });
  });
});

describe('after a signal', () => {
  const TEXT = `
steps:
  - { id: done, run: x }
  - { id: long, run: x }
  - { id: next, run: x }
  - { id: told, if: failure(), run: x }
  - { id: good, if: success(), run: x }
  - { id: only, if: cancelled(), run: 'echo \${{ steps.long.outcome }}' }
  - { id: ever, if: always(), run: x }
  - { id: plain, needs: [ever], run: x }
finally:
  - { id: tidy, run: x }
  - { id: bad, if: failure(), run: x }
  - { id: gone, if: cancelled(), run: x }
`;
  const LONG: EngineOptions = { behave: (step) => (step === 'long' ? { ends: 'never' } : {}) };
  const CLEANED = ['only', 'ever', 'tidy', 'gone'];

  async function stopped(engine: Engine, options: AttemptOptions = {}): Promise<Run | null> {
    const stop = new Stop();
    const attempt = engine.attempt({ stop, ...options });
    await until(() => engine.states.long === 'running');
    stop.request('SIGINT');
    return (await attempt).run;
  }

  test('the steps that ask for it run, then `finally`; nothing else does', async () => {
    const engine = new Engine(TEXT, LONG);
    const run = await stopped(engine);
    expect(engine.started).toEqual(['done', 'long', ...CLEANED]);
    expect(engine.requests.find(({ script }) => script.startsWith('echo'))?.script).toBe('echo cancelled');
    expect(engine.states).toMatchObject({
      long: 'interrupted',
      next: 'pending',
      told: 'skipped',
      plain: 'pending',
    });
    expect([run?.status, run?.attempts[0]?.why]).toEqual(['interrupted', 'stopped by SIGINT']);
  });

  test('what ran then does not count at a resume', async () => {
    let first = true;
    const engine = new Engine(TEXT, {
      behave: (step) => (first && step === 'long' ? { ends: 'never' } : {}),
    });
    await stopped(engine);
    first = false;
    expect((await engine.attempt()).run?.status).toBe('completed');
    expect(engine.started.slice(6)).toEqual(['long', 'next', 'good', 'ever', 'plain', 'tidy']);
  });

  test('a second signal ends what runs then, and nothing more starts', async () => {
    const engine = new Engine(TEXT, {
      behave: (step) => (step === 'long' || step === 'only' ? { ends: 'never' } : {}),
    });
    const stop = new Stop();
    const attempt = engine.attempt({ stop });
    await until(() => engine.states.long === 'running');
    stop.request('SIGINT');
    await until(() => engine.states.only === 'running');
    stop.request('SIGINT');
    const { run, stoppedBy } = await attempt;
    expect(engine.started).toEqual(['done', 'long', 'only']);
    expect([run?.status, stoppedBy, engine.states.only]).toEqual(['interrupted', 'SIGINT', 'interrupted']);
  });

  test('a step that fails then stops no other, and the run is interrupted', async () => {
    const engine = new Engine(TEXT, {
      behave: (step) => (step === 'long' ? { ends: 'never' } : step === 'only' ? FAILS : {}),
    });
    expect((await stopped(engine))?.status).toBe('interrupted');
    expect(engine.started.slice(2)).toEqual(CLEANED);
  });

  test('during `finally`, the rest of `finally` runs', async () => {
    const engine = new Engine(
      'steps: [{ id: a, run: x }]\nfinally: [{ id: long, run: x }, { id: rest, run: x }]',
      LONG,
    );
    await stopped(engine);
    expect(engine.started).toEqual(['a', 'long', 'rest']);
  });

  test('a step that asks is not started then', async () => {
    let first = true;
    const engine = new Engine(
      'steps: [{ id: long, run: x }, { id: ask, if: always(), rerun: ask, run: x }]',
      {
        behave: (step) => (step === 'long' && !first ? { ends: 'never' } : FAILS),
      },
    );
    await engine.attempt();
    first = false;
    await stopped(engine);
    expect([engine.started, engine.states.ask]).toEqual([['long', 'ask', 'long'], 'waiting']);
  });

  test('another process can run the rest of the attempt', async () => {
    const engine = new Engine(TEXT, LONG);
    await stopped(engine, { cleanUp: 'later' });
    expect(engine.started).toEqual(['done', 'long']);
    expect(hasCleanUp(engine.pipeline, engine.run as Run)).toBe(true);
    const { run } = await engine.attempt({ cleanUp: 'alone' });
    expect(engine.started.slice(2)).toEqual(CLEANED);
    expect([run?.status, run?.attempt, run?.attempts.at(-1)?.why]).toEqual([
      'interrupted',
      1,
      'stopped by SIGINT',
    ]);
    expect(hasCleanUp(engine.pipeline, run as Run)).toBe(false);
  });

  test('a signal then ends the rest', async () => {
    const engine = new Engine(TEXT, {
      behave: (step) => (step === 'long' || step === 'only' ? { ends: 'never' } : {}),
    });
    await stopped(engine, { cleanUp: 'later' });
    const stop = new Stop();
    const attempt = engine.attempt({ stop, cleanUp: 'alone' });
    await until(() => engine.states.only === 'running');
    stop.request('SIGTERM');
    await attempt;
    expect(engine.started.slice(2)).toEqual(['only']);
    expect(engine.states).toMatchObject({ only: 'interrupted', ever: 'pending', tidy: 'pending' });
  });

  test.each([
    'steps: [{ id: long, run: x }, { id: next, run: x }]',
    'steps: [{ id: long, run: x }, { id: next, if: "true", run: x }]',
  ])('nothing is left to run where no step asks for it: %s', async (text) => {
    const engine = new Engine(text, LONG);
    const run = await stopped(engine, { cleanUp: 'later' });
    expect(hasCleanUp(engine.pipeline, run as Run)).toBe(false);
  });
});

describe('a record that cannot be written', () => {
  const TEXT = `
steps:
  - { id: first, run: x }
  - parallel:
      - { id: quick, run: x, retries: 1 }
      - { id: slow, run: x }
  - { id: skipped, if: "false", run: x }
  - { id: last, run: x }
finally: [{ id: tidy, run: x }]
`;
  /** `slow` ends when `quick` has, or is ended. */
  function make(): Engine {
    const quick = gate();
    return new Engine(TEXT, {
      behave: (step, nth) => {
        if (step === 'quick' && nth === 1) return FAILS;
        if (step === 'last') return {};
        if (step === 'quick') queueMicrotask(() => queueMicrotask(quick.open));
        return step === 'slow' ? quick.behaviour : {};
      },
    });
  }

  test('from its n-th event on: nothing starts after that, what runs is ended, the result says so, for every n', async () => {
    const whole = make();
    await whole.attempt();
    expect(whole.run?.status).toBe('completed');
    const count = whole.journal.length;
    expect(count).toBe(15);
    for (let failAt = 1; failAt <= count; failAt++) {
      const engine = make();
      const { run, lost, stoppedBy } = await engine.attempt({ failAt });
      const refused = engine.trace.findIndex((line) => line.startsWith('refuse'));
      expect(engine.trace.slice(refused + 1).filter((line) => !line.startsWith('end '))).toEqual([]);
      expect([engine.shell.living, stoppedBy]).toEqual([0, null]);
      expect(lost?.message).toBe('the record could not be written: no space left on the device');
      expect(engine.journal).toHaveLength(failAt - 1);
      expect(run).toEqual(failAt === 1 ? null : foldAll(engine.journal));
    }
  });

  test('a step whose end cannot be recorded takes the others with it, also when one ends at the same moment', async () => {
    const both = gate();
    const engine = new Engine(
      'steps: [parallel: [{ id: a, run: x }, { id: b, run: x }, { id: c, run: x }]]',
      { behave: (step) => (step === 'c' ? { ends: 'never' } : both.behaviour) },
    );
    // plan, three starts, the end of a; that of b is lost.
    const attempt = engine.attempt({ failAt: 6 });
    await until(() => engine.started.length === 3);
    both.open();
    const { lost } = await attempt;
    expect(lost).not.toBeNull();
    expect(engine.states).toEqual({ a: 'completed', b: 'running', c: 'running' });
    expect(engine.shell.living).toBe(0);
  });

  test('goes on where the record ends once it can be written again', async () => {
    const engine = new Engine('steps: [{ id: a, run: x }, { id: b, run: x }]');
    await engine.attempt({ failAt: 5 });
    expect(engine.states).toEqual({ a: 'completed', b: 'running' });
    expect((await engine.attempt()).run?.status).toBe('completed');
    expect(engine.started).toEqual(['a', 'b', 'b']);
    expect(engine.step('b').reason).toEqual({ kind: 'interrupted' });
  });
});
