import { describe, expect, test } from '@jest/globals';
import { nextAttempt } from '../../src/plan/next.ts';
import { type Going, goOn, questionOf } from '../../src/report/go-on.ts';
import { type Saved, START_OVER } from '../../src/report/saved.ts';
import { CACHE } from '../../src/store/objects.ts';
import { Engine, until } from '../support/engine.ts';

const TEXT = `
steps:
  - { id: build, run: x }
  - { id: deploy, run: x, rerun: ask, timeout-minutes: 1 }
  - { id: tell, run: x }
finally: [{ id: end, run: x }]
`;
const BESIDE = TEXT.replace('{ id: tell, run: x }', '{ id: tell, run: x, needs: [build] }');
const ASKS = new Set(['deploy']);
const SAVED: Saved = { there: 'all', more: 'none', access: 'readable', rerun: 'goes-on', store: CACHE };
const CANNOT: Saved = { ...SAVED, there: 'nothing' };

/** All that is said is of a run that is saved whole, where nothing else is said. */
function goingOf(engine: Engine, more: Partial<Going> = {}): Going {
  if (engine.run === null) throw new Error('no run');
  const { run, pipeline } = engine;
  const { unpublished = new Set<string>() } = more;
  const next = nextAttempt({ pipeline, run, unpublished, installs: new Map() });
  const nothing = {
    unpublished,
    ...next,
    byHand: 'unknown',
    fetch: null,
    only: null,
    notStarted: null,
  } as const;
  return { run, asks: ASKS, saved: SAVED, ...nothing, ...more };
}

type Ends = Readonly<Record<string, number | 'SIGKILL'>>;

/** A run after attempts in which steps end as told. */
async function ended(ends: Ends, attempts = 1, text = TEXT): Promise<Engine> {
  const engine = new Engine(text, { behave: (step) => ({ ends: ends[step] ?? 0 }) });
  for (let at = 0; at < attempts; at++) await engine.attempt();
  return engine;
}

const said = async (ends: Ends, attempts = 1) => goOn(goingOf(await ended(ends, attempts)));

const ON = 'Choose "Re-run failed jobs" to go on with';
const CONSENT =
  'To let it run, start the workflow by hand (workflow_dispatch) with the inputs savepoint-run: r and savepoint-from-step: deploy';
const DONE = '; to take it as done, with savepoint-mark: deploy instead of savepoint-from-step';
const ASKED = `The step deploy has rerun: ask, and was started: it is not started again unless it is named. ${CONSENT}${DONE}`;

test.each<[string, Parameters<typeof said>, string | null]>([
  ['nothing of a completed run', [{}], null],
  [
    'the first step that is not done',
    [{ tell: 1 }],
    `${ON} the step tell. 2 of 3 steps are done and need not run again.`,
  ],
  ['the first step, and no more', [{ build: 1 }], `${ON} the step build.`],
  [
    'finally, where all steps are done',
    [{ end: 1 }],
    `${ON} finally. 3 of 3 steps are done and need not run again.`,
  ],
  ['a step that asks and has failed can be named', [{ deploy: 1 }], ASKED],
  ['a step that asks and was killed can be named', [{ deploy: 'SIGKILL' }], ASKED],
  [
    'a paused run says why it asks',
    [{ deploy: 'SIGKILL' }, 2],
    'The step deploy waits for a person: it was started before, so it asks first (failed before: ended by SIGKILL).',
  ],
])('how to go on: %s', async (_title, given, line) => {
  const lines = await said(...given);
  expect(lines[0] ?? null).toBe(line);
  expect(lines.slice(1)).toEqual(given[1] === 2 ? [`${CONSENT}${DONE}`] : []);
});

test('a step from which a secret was withheld is helped by the one that sets it', async () => {
  const engine = new Engine(
    `
steps:
  - { id: login, run: x }
  - { id: use, run: "\${{ steps.login.outputs.key }}" }
`,
    {
      secrets: { S: 'hush-hush' },
      behave: (step, nth) => ({
        outputs: step === 'login' ? { key: 'hush-hush' } : {},
        ends: step === 'use' && nth === 1 ? 1 : 0,
      }),
    },
  );
  await engine.attempt();
  await engine.attempt();
  const [, remedy] = goOn(goingOf(engine, { asks: new Set() }));
  expect(remedy).toMatch(/^To let it run, .* savepoint-from-step: login$/);
});

test('the inputs of the run are to be given again, in one line each', async () => {
  const engine = await ended({ deploy: 1 });
  const text = { target: 'production', level: 3, note: `a\n${'b'.repeat(99)}` };
  await engine.attempt({ inputs: text });
  const [, remedy = ''] = goOn(goingOf(engine));
  expect(remedy).toMatch(
    /savepoint-from-step: deploy, and with target: production, level: 3 and note: a b+…b+ as before;/,
  );
});

describe('a gate', () => {
  const GATED = 'steps: [{ id: a, run: x }, { id: gate, approval: { prompt: Go? } }, { id: b, run: x }]';

  test('says what it asks, and how it is approved and rejected', async () => {
    const engine = await ended({}, 1, GATED);
    const how =
      'To approve it, start the workflow by hand (workflow_dispatch) with the inputs savepoint-run: r and savepoint-approve: gate; to reject it, with savepoint-reject: gate instead of savepoint-approve';
    expect(goOn(goingOf(engine))).toEqual(['The step gate waits for a person: Go?', how]);
    expect(questionOf(goingOf(engine), engine.step('gate'))).toBe(`paused: gate asks: Go?\n${how}`);
    const missing = goOn(goingOf(engine, { byHand: 'ready', answerByHand: 'inputs-missing' }));
    expect(missing.join()).toContain('To approve it, add these inputs to `workflow_dispatch`');
    expect(goOn(goingOf(engine, { saved: CANNOT })).join()).toContain(
      'can be approved only where the run is saved',
    );
  });

  test('that was rejected ends the run, and no re-run is proposed', async () => {
    const engine = await ended({}, 1, GATED);
    engine.answer('gate', 'rejected');
    await engine.attempt();
    expect(goOn(goingOf(engine, { fetch: 'savepoint fetch' }))).toEqual([
      expect.stringMatching(/^The run has ended for good: ann rejected gate. .*savepoint-from-step: gate$/),
    ]);
  });
});

test('a step with rerun: ask that was rejected is not said to ask again: who names it runs it', async () => {
  const engine = await ended({ deploy: 'SIGKILL' });
  await engine.attempt();
  engine.answer('deploy', 'rejected');
  await engine.attempt();
  expect(goOn(goingOf(engine))).toEqual([
    expect.stringMatching(
      /^The run has ended for good: ann rejected deploy. To run it after all, .*savepoint-from-step: deploy/,
    ),
  ]);
});

test.each<[Going['byHand'], RegExp]>([
  ['ready', /To let it run, start the workflow by hand/],
  ['unknown', /To let it run, start the workflow by hand/],
  [
    'inputs-missing',
    /To let it run, add these inputs to `workflow_dispatch` .*, then start the workflow by hand/,
  ],
  [
    'not-at-all',
    /To let it run, add `workflow_dispatch` with these inputs to `on:` .*, then start the workflow by hand/,
  ],
])('starting by hand is told so that it can be done: %s', async (byHand, words) => {
  expect(goOn(goingOf(await ended({ deploy: 1 }), { byHand }))).toEqual([expect.stringMatching(words)]);
});

test('what is not saved is not promised to stay', async () => {
  const engine = await ended({ tell: 1 });
  const saidOf = (more: Partial<Going>) => goOn(goingOf(engine, more));
  expect(saidOf({ saved: { ...SAVED, there: 'some' }, unpublished: new Set(['deploy']) })).toEqual([
    'Choose "Re-run failed jobs" to go on with the step tell. 1 of 3 steps is done and need not run again.',
  ]);
  const unpublished = new Set(['build', 'deploy']);
  expect(saidOf({ saved: { ...CANNOT, more: 'may-come' }, unpublished })).toEqual([
    'Nothing of this run is saved: unless the end of the job can still save it, a re-run starts from the first step.',
  ]);
  expect(saidOf({ saved: CANNOT, unpublished })).toEqual([
    'Nothing of this run is saved: a re-run starts from the first step.',
  ]);
});

test('a re-run is not advised where it would only ask, and is where something else is left to run', async () => {
  expect(await said({ deploy: 'SIGKILL' })).toEqual([
    expect.stringMatching(/^The step deploy has rerun: ask/),
  ]);
  const engine = await ended({ deploy: 'SIGKILL', tell: 1 }, 1, BESIDE);
  expect(goOn(goingOf(engine))).toEqual([
    'Choose "Re-run failed jobs" to go on with the step tell. 1 of 3 steps is done and need not run again.',
    expect.stringMatching(/^The step deploy has rerun: ask/),
  ]);
});

test('nor where the next step needs a value that is not saved', async () => {
  const text =
    'steps: [{ id: a, run: x }, { id: use, run: "x ${{ steps.a.outputs.tok }}" }, { id: b, run: x, needs: [] }]';
  const behave = (step: string) => ({ ends: step === 'a' ? 0 : 1, outputs: { tok: 'hunter22' } });
  const engine = new Engine(text, { secrets: { TOKEN: 'hunter22' }, behave });
  await engine.attempt();
  expect(goOn(goingOf(engine, { asks: new Set() }))).toEqual([
    'Choose "Re-run failed jobs" to go on with the step b. 1 of 3 steps is done and need not run again.',
    expect.stringMatching(/^A re-run would not start the step use: it needs tok of a, .* `rerun: always`/),
  ]);
});

test('questions are told of a run, too, in which another step failed', async () => {
  const engine = await ended({ deploy: 'SIGKILL', tell: 1 }, 2, BESIDE);
  expect(engine.run?.status).toBe('failed');
  expect(goOn(goingOf(engine)).map((line) => line.slice(0, 55))).toEqual([
    'Choose "Re-run failed jobs" to go on with the step tell',
    'The step deploy waits for a person: it was started befo',
    'To let it run, start the workflow by hand (workflow_dis',
  ]);
});

const NOT_STARTED = 'The step deploy has rerun: ask, and starts only after its start is saved: ';
const WAYS =
  'let the job read and write the cache, or give the action a folder that outlives it as `store`. Or take its rerun: ask out.';

describe('a step that was not started, since that could not be saved', () => {
  /** The start of `deploy` is published in no attempt but the first ones. */
  async function refused(ends: Readonly<Record<string, number>>, attempts = 1): Promise<Engine> {
    let last = false;
    const engine = new Engine(TEXT, {
      behave: (step) => ({ ends: ends[step] ?? 0 }),
      publish: async () => (last ? 'cache-mode is read' : null),
    });
    for (let at = 1; at <= attempts; at++) {
      last = at === attempts;
      await engine.attempt(at === 1 ? {} : { choice: { kind: 'from', step: 'deploy' } });
    }
    return engine;
  }

  test('has not done its work, and a re-run goes on with it once it can be saved', async () => {
    const engine = await refused({});
    expect(goOn(goingOf(engine, { notStarted: 'deploy' }))).toEqual([
      'Choose "Re-run failed jobs" to go on with the step deploy. 1 of 3 steps is done and need not run again.',
    ]);
    const saved: Saved = { ...SAVED, there: 'some', more: 'may-come' };
    expect(goOn(goingOf(engine, { notStarted: 'deploy', saved }))[1]).toBe(
      `${NOT_STARTED}re-run the job when the cache can be written again.`,
    );
  });

  test('is told how it can be, and not to run again as it is', async () => {
    const engine = await refused({});
    const saidOf = (saved: Saved) => goOn(goingOf(engine, { notStarted: 'deploy', saved }));
    expect(saidOf({ ...SAVED, there: 'some' })).toEqual([NOT_STARTED + WAYS]);
    expect(saidOf(CANNOT)).toEqual([
      expect.stringMatching(/^Nothing of this run is saved/),
      NOT_STARTED + WAYS,
    ]);
  });

  test('is not started by a re-run where it was started before, and says that it must be named', async () => {
    const engine = await refused({ deploy: 1 }, 2);
    expect(goOn(goingOf(engine, { notStarted: 'deploy', saved: { ...SAVED, there: 'some' } }))).toEqual([
      NOT_STARTED + WAYS,
      expect.stringContaining('it is not started again unless it is named'),
    ]);
    await engine.attempt();
    expect(engine.states.deploy).toBe('waiting');
  });
});

describe('with `resume: never` in the job', () => {
  const NEVER: Saved = { ...SAVED, rerun: 'starts-over' };
  const OVER = 'A re-run starts over: the job has `resume: never`.';

  test('a re-run is not said to go on', async () => {
    const engine = await ended({ tell: 1 });
    expect(goOn(goingOf(engine, { saved: NEVER }))).toEqual([
      `${OVER} To go on with this run, let \`resume\` be auto again: where a variable sets it, a re-run goes on then; else give the action run-id: r, too`,
    ]);
    for (const saved of [{ there: 'nothing' }, { access: 'unreadable' }] as const)
      expect(goOn(goingOf(engine, { saved: { ...NEVER, ...saved } }))).toEqual([OVER]);
  });

  test('a step that asks and was started is said to be started again', async () => {
    const engine = await ended({ deploy: 'SIGKILL' });
    expect(goOn(goingOf(engine, { saved: NEVER }))[1]).toBe(
      'The step deploy was started: a run that starts over starts it again without asking.',
    );
    const saved: Saved = { ...NEVER, access: 'unreadable' };
    expect(goOn(goingOf(engine, { saved, notStarted: 'deploy' }))).toEqual([OVER, NOT_STARTED + WAYS]);
  });
});

test('a step of `finally` that was cut off is not said to ask: each attempt starts it', async () => {
  const text = TEXT.replace('{ id: end, run: x }', '{ id: end, run: x, rerun: ask }');
  const engine = new Engine(text, { behave: (step) => ({ ends: step === 'end' ? 'SIGKILL' : 0 }) });
  await engine.attempt();
  expect(engine.states.end).toBe('failed');
  const going = goingOf(engine, { asks: new Set(['deploy', 'end']) });
  expect(goOn(going).filter((line) => line.includes('end'))).toEqual([]);
});

test('a step that was not started, and must be named, is not said to be started by a re-run', async () => {
  const engine = await ended({ deploy: 'SIGKILL' });
  const saved: Saved = { ...SAVED, there: 'some', more: 'may-come' };
  const lines = goOn(goingOf(engine, { saved, notStarted: 'deploy' }));
  expect(lines.filter((line) => line.includes('deploy'))).toEqual([
    `${NOT_STARTED}name it when the cache can be written again.`,
    expect.stringContaining('it is not started again unless it is named'),
  ]);
  const cannot = goOn(goingOf(engine, { saved: { ...saved, more: 'none' }, notStarted: 'deploy' }));
  expect(cannot).toContain(NOT_STARTED + WAYS);
});

test('what cannot be read cannot be started over with a step that asks', async () => {
  const engine = await ended({ tell: 1 });
  const saved: Saved = { ...SAVED, access: 'unreadable' };
  const words = 'A re-run cannot read the saved run, and stops: let the job read the cache';
  expect(goOn(goingOf(engine, { saved }))).toEqual([`${words}.`]);
  expect(goOn(goingOf(engine, { saved, asks: new Set() }))).toEqual([`${words}, or ${START_OVER}.`]);
});

test('a question of a run that cannot be saved says how it can be, in the log and in the annotation', async () => {
  const engine = new Engine(TEXT);
  await engine.attempt({ history: 'uncertain' });
  const going = goingOf(engine, { saved: CANNOT });
  const nothing = 'Nothing of this run is saved: a re-run starts from the first step.';
  const remedy =
    'The step deploy can be let run only where the run is saved: let the job read and write the cache, or give the action a folder that outlives it as `store`. Or change the rerun: of deploy.';
  expect(goOn(going)).toEqual([
    nothing,
    expect.stringMatching(/^The step deploy waits for a person: an earlier attempt may have started it/),
    remedy,
  ]);
  expect(questionOf(going, engine.step('deploy')).split('\n').slice(1)).toEqual([nothing, remedy]);
  const saved: Saved = { ...CANNOT, more: 'may-come' };
  expect(questionOf({ ...going, saved }, engine.step('deploy'))).toMatch(
    /\nNothing of this run is saved: unless the end of the job [^\n]*$/,
  );
});

test('of a run that another attempt has taken over it is said that that one goes on, and no remedy for the cache', async () => {
  const engine = await ended({ deploy: 'SIGKILL' });
  const saved: Saved = { ...SAVED, rerun: 'as-another-left' };
  const words = goOn(goingOf(engine, { saved, notStarted: 'deploy' }));
  expect(words).toEqual([expect.stringMatching(/^Another attempt has taken this run over.*concurrency/)]);
  await engine.attempt();
  const step = engine.run?.steps.find(({ id }) => id === 'deploy');
  if (step === undefined) throw new Error('no such step');
  expect(questionOf(goingOf(engine, { saved }), step)).toMatch(
    /^paused: deploy asks(.|\n)*taken this run over/,
  );
});

test('a service is no step with which a re-run goes on', async () => {
  const text =
    'steps: [{ id: db, run: x, writes: [], background: true }, { id: use, run: x }, { id: z, run: x }]';
  const engine = new Engine(text, { behave: () => ({ ends: 'never' }) });
  const controller = new AbortController();
  const attempt = engine.attempt({ deadline: { reached: controller.signal, left: () => 1e9 } });
  await until(() => engine.states.use === 'running');
  controller.abort();
  await attempt;
  expect(engine.states.db).toBe('interrupted');
  expect(goOn(goingOf(engine))).toEqual([`${ON} the step use.`]);
});

test('how another machine goes on is said last, of a run that is not completed', async () => {
  const fetch = 'savepoint fetch o/r/actions/runs/7';
  const lines = goOn(goingOf(await ended({ build: 1 }), { fetch }));
  expect(lines.at(-1)).toMatch(
    /^Your own machine can go on with it, too: in a checkout.*, savepoint fetch o\/r\/actions\/runs\/7, then savepoint resume r$/,
  );
  expect(goOn(goingOf(await ended({}), { fetch }))).toEqual([]);
});
