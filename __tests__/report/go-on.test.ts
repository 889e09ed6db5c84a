import { expect, test } from '@jest/globals';
import { goOn } from '../../src/report/go-on.ts';
import { Engine } from '../support/engine.ts';

const TEXT = `
steps:
  - { id: build, run: x }
  - { id: deploy, run: x, rerun: ask, timeout-minutes: 1 }
  - { id: tell, run: x }
finally: [{ id: end, run: x }]
`;
const ASKS = new Set(['deploy']);

/** What is said after an attempt in which steps end as told. */
async function said(
  ends: Readonly<Record<string, number | 'SIGKILL'>>,
  attempts = 1,
): Promise<readonly string[]> {
  const engine = new Engine(TEXT, { behave: (step) => ({ ends: ends[step] ?? 0 }) });
  for (let at = 0; at < attempts; at++) await engine.attempt();
  if (engine.run === null) throw new Error('no run');
  return goOn({ run: engine.run, asks: ASKS, saved: 'all', unpublished: new Set(), only: null });
}

test('of a completed run nothing is said', async () => {
  expect(await said({})).toEqual([]);
});

test('a failed run goes on with its first step that is not done', async () => {
  expect(await said({ tell: 1 })).toEqual([
    'Choose "Re-run failed jobs" to go on with the step tell. 2 of 3 steps are done and need not run again.',
  ]);
  expect(await said({ build: 1 })).toEqual(['Choose "Re-run failed jobs" to go on with the step build.']);
});

test('one of which all steps are done goes on with finally', async () => {
  expect(await said({ end: 1 })).toEqual([
    'Choose "Re-run failed jobs" to go on with finally. 3 of 3 steps are done and need not run again.',
  ]);
});

test('a step that asks and was cut off can be named', async () => {
  expect((await said({ deploy: 'SIGKILL' }))[1]).toBe(
    'The step deploy has rerun: ask, and may have done its work: it is not started again unless it is named. To let it run, start the workflow by hand (workflow_dispatch) with the inputs savepoint-run: r and savepoint-from-step: deploy',
  );
  expect(await said({ deploy: 1 })).toHaveLength(1);
});

test('a paused run says what is asked, and how to consent', async () => {
  expect(await said({ deploy: 'SIGKILL' }, 2)).toEqual([
    'The step deploy waits for a person: it was started before, and asks before it is started again (failed before: ended by SIGKILL).',
    'To let it run, start the workflow by hand (workflow_dispatch) with the inputs savepoint-run: r and savepoint-from-step: deploy',
  ]);
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
  if (engine.run === null) throw new Error('no run');
  const [, remedy] = goOn({
    run: engine.run,
    asks: new Set(),
    saved: 'all',
    unpublished: new Set(),
    only: null,
  });
  expect(remedy).toMatch(/^To let it run, .* savepoint-from-step: login$/);
});

test('what is not saved is not promised to stay', async () => {
  const engine = new Engine(TEXT, { behave: (step) => ({ ends: step === 'tell' ? 1 : 0 }) });
  await engine.attempt();
  if (engine.run === null) throw new Error('no run');
  const going = { run: engine.run, asks: ASKS };
  expect(goOn({ ...going, saved: 'some', unpublished: new Set(['deploy']), only: null })).toEqual([
    'Choose "Re-run failed jobs" to go on with the step tell. 1 of 3 steps are done and need not run again.',
  ]);
  const unpublished = new Set(['build', 'deploy']);
  expect(goOn({ ...going, saved: 'nothing-yet', unpublished, only: null })).toEqual([
    'Nothing of this run is saved: unless the end of the job can still save it, a re-run starts from the first step.',
  ]);
  expect(goOn({ ...going, saved: 'nothing', unpublished, only: null })).toEqual([
    'Nothing of this run is saved: a re-run starts from the first step.',
  ]);
});
