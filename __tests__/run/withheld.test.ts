/** Rule 11 over several attempts: what held a secret is not on record, and no later attempt takes it for empty. */
import { describe, expect, test } from '@jest/globals';
import { Engine } from '../support/engine.ts';

const SECRET = 'hunter2-secret';
const CREDS = JSON.stringify({ key: SECRET, dir: '.', no: false, min: 5 });
const SETS = { outputs: { tok: SECRET, creds: CREDS }, env: { VARIABLE: SECRET } };

/** Two attempts at a pipeline in which `a` sets what holds a secret. */
async function resumed(text: string, failsFirst: string) {
  const engine = new Engine(text, {
    secrets: { TOK: SECRET },
    behave: (step, nth) => (step === 'a' ? SETS : { ends: step === failsFirst && nth === 1 ? 1 : 0 }),
  });
  await engine.attempt();
  const before = engine.started.length;
  const { run } = await engine.attempt();
  expect(JSON.stringify(engine.journal)).not.toContain(SECRET);
  return { engine, ran: engine.started.slice(before), status: run?.status };
}

/** The same, with a step `c` of these keys behind `a`, which has to go on without it. */
const gated = (where: string, keys: string) => `
steps:
  - { id: a, run: x }
  - { id: b, needs: [], run: x }
${where === 'steps' ? `  - { id: c, needs: [a, b], ${keys} }` : `finally:\n  - { id: c, ${keys} }`}
`;

describe.each([
  ['steps', 'paused'],
  ['finally', 'failed'],
])('in %s', (where, status) => {
  const own = 'env: { MADE: "${{ steps.a.outputs.tok }}", FROM: "${{ env.VARIABLE }}" }, run: x';

  test.each([
    "steps.a.outputs.tok != ''",
    "steps.a.outputs.tok == ''",
    "steps.A.outputs.TOK != ''",
    "contains(toJSON(steps.a.outputs), 'tok')",
    "env.VARIABLE != ''",
    "env.variable != ''",
    "env.MADE != ''",
    "env.FROM != ''",
    ...(where === 'steps' ? ["always() && needs.a.outputs.tok != ''"] : []),
  ])('no `if` is decided by a value that was not saved: %s', async (condition) => {
    const ended = await resumed(gated(where, `if: "${condition}", ${own}`), 'b');
    expect([ended.ran, ended.status]).toEqual([['b'], status]);
  });

  const creds = 'fromJSON(steps.a.outputs.creds)';
  test.each([
    'run: "${{ steps.a.outputs.tok }}"',
    'run: "${{ steps.A.outputs.TOK }}"',
    `run: "\${{ ${creds}.key }}"`,
    `rerun: ask, run: "\${{ ${creds}.key }}"`,
    `env: { K: "\${{ ${creds}.key }}" }, run: x`,
    `working-directory: "\${{ ${creds}.dir }}", run: x`,
    `continue-on-error: "\${{ ${creds}.no }}", run: x`,
    `timeout-minutes: "\${{ ${creds}.min }}", run: x`,
  ])('a value that was not saved is missed, not taken for empty: %s', async (keys) => {
    const { engine, ran, ...ended } = await resumed(gated(where, keys), 'b');
    expect([ran, ended.status]).toEqual([['b'], status]);
    if (where === 'steps') expect(engine.run?.waiting_for).toEqual(['c']);
    else
      expect(engine.step('c').error_message).toMatch(/needs a\.\w+, which held a secret and was not saved/);
  });

  test('an `if` that speaks of none of it decides all the same', async () => {
    const ended = await resumed(gated(where, `if: "1 == 2", ${own}`), 'b');
    expect([ended.ran, ended.status]).toEqual([['b'], 'completed']);
  });
});

test.each(['echo ${{ steps.a.outputs.tok }}', 'echo $VARIABLE'])(
  'a `rerun: always` step runs again where `finally` needs what it set: %s',
  async (use) => {
    const text = `
steps: [{ id: a, rerun: always, run: x }, { id: b, run: x }]
finally: [{ id: c, run: '${use}' }]
`;
    const { ran, status } = await resumed(text, 'c');
    expect([ran, status]).toEqual([['a', 'c'], 'completed']);
  },
);

test('a step of `finally` is told to run without a variable that was not saved', async () => {
  const text = 'steps: [{ id: a, run: x }]\nfinally: [{ id: c, run: x }]';
  const { engine, ran } = await resumed(text, 'c');
  const warnings = engine.journal.filter(({ type }) => type === 'warning');
  const message = expect.stringMatching(/^runs without the VARIABLE that a set, .* give a `rerun: always`$/);
  expect([ran, warnings]).toEqual([['c'], [expect.objectContaining({ step: 'c', message })]]);
});

test('a step that waits for a value that was not saved is skipped where its `if` does not ask for that', async () => {
  const keys = 'if: failure(), run: "${{ steps.a.outputs.tok }}"';
  const { engine, ran, status } = await resumed(gated('steps', keys), 'b');
  expect([ran, status, engine.step('c').state]).toEqual([['b'], 'completed', 'skipped']);
});

test('a resume warns that what a reused step masked is not masked any more', async () => {
  const engine = new Engine('steps: [{ id: m, run: x }, { id: p, run: x }]', {
    behave: (step, nth) => (step === 'm' ? { masks: 'from-a-vault' } : { ends: nth === 1 ? 1 : 0 }),
  });
  await engine.attempt();
  await engine.attempt();
  expect(engine.journal.filter(({ type }) => type === 'warning')).toEqual([
    expect.objectContaining({ step: 'm', message: expect.stringContaining('add-mask') }),
  ]);
});
