/** The action with a folder as its store: the same rules of whose run it is as with the cache. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Run } from '../../src/record/run.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { commit, repository } from '../support/scene.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; cat a.txt
`;

test('a re-run in another workspace goes on, and a completed one is brought back', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: TWO });
  expect((await job.attempt({ inputs: { store } })).code).toBe(1);
  job.put('go');
  expect((await job.attempt({ inputs: { store } })).code).toBe(0);
  const third = await job.attempt({ inputs: { store } });
  expect([third.code, existsSync(join(third.workspace, 'a.txt'))]).toEqual([0, true]);
  expect(job.ran).toEqual(['a', 'b', 'b']);
});

test('~ is the home folder, as in `workspace.paths`: no shell has seen it', async () => {
  const home = folder();
  const job = new Job({ service: null, pipeline: TWO });
  await job.attempt({ inputs: { store: '~/kept' }, env: { HOME: home } });
  expect(existsSync(join(home, 'kept'))).toBe(true);
});

test.each([
  ['another leg of a matrix', { inputs: { matrix: '{"n":11}' } }],
  ['another job', { env: { GITHUB_JOB: 'test' } }],
  ['another workflow run', { run: 7777 }],
  ['another scope', { inputs: { scope: 'nightly' } }],
])('%s does not go on with it, not even in the same workspace', async (_what, other) => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: TWO });
  const inputs = { store, matrix: '{"n":1}' };
  await job.attempt({ inputs });
  const crossed = await job.attempt({
    ...other,
    attempt: 1,
    inputs: { ...inputs, ...('inputs' in other ? other.inputs : {}) },
  });
  expect([crossed.code, crossed.outputs.resumed]).toEqual([1, 'false']);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
});

soaked(
  'retention-days says how long a finished run is kept there, whatever the file says, and must be a number',
  async () => {
    const store = join(folder(), 'store');
    const job = new Job({ service: null, pipeline: `retention: 2h\n${TWO}` });
    job.put('go');
    const kept: number[] = [];
    for (const days of ['', '30']) {
      const { outputs } = await job.attempt({
        run: kept.length + 1,
        attempt: 1,
        inputs: { store, 'retention-days': days },
      });
      const record = execFileSync('find', [store, '-path', `*/${outputs['run-id']}/run.json`], {
        encoding: 'utf8',
      }).trim();
      kept.push((JSON.parse(readFileSync(record, 'utf8')) as Run).retention_ms / 3_600_000);
    }
    expect(kept).toEqual([2, 30 * 24]);
    const wrong = await job.attempt({ run: 9, inputs: { store, 'retention-days': 'a week' } });
    expect([wrong.code, wrong.stdout]).toEqual([
      2,
      expect.stringContaining('retention-days: a week is not a whole number above 0'),
    ]);
  },
);

test('in a scope of its own a completed run is brought back to its own workflow run alone', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: TWO });
  job.put('go');
  const inputs = { store, scope: 'nightly' };
  const first = await job.attempt({ run: 1, attempt: 1, inputs });
  const again = await job.attempt({ run: 1, attempt: 2, inputs });
  expect([again.outputs['run-id'], again.outputs['steps-run']]).toEqual([first.outputs['run-id'], '0']);
  const next = await job.attempt({ run: 2, attempt: 1, inputs });
  expect(next.outputs['run-id']).not.toBe(first.outputs['run-id']);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
});

test('on a runner that keeps its folder tomorrow’s commit is another workspace: a step without `reads` runs again', async () => {
  const pipeline = `
steps:
  - { id: a, run: 'cat src > built; echo a >> "$LOG"' }
  - { id: r, needs: [], reads: [other], run: 'echo r >> "$LOG"' }
  - { id: b, run: 'test -e "$OUT/go"; cat built >> "$LOG"' }
`;
  const cwd = repository({
    ...{ 'savepoint.yml': `max-parallel: 1${pipeline}`, '.gitignore': 'built' },
    ...{ src: 'one', other: 'o' },
  });
  const job = new Job({ service: null, pipeline });
  const store = join(folder(), 'store');
  const tonight = (run: number) =>
    job.attempt({
      ...{ run, attempt: 1, inputs: { store, scope: 'nightly' } },
      env: { GITHUB_WORKSPACE: cwd },
    });
  expect((await tonight(1)).code).toBe(1);
  commit(cwd, { src: 'two' });
  job.put('go');
  const next = await tonight(2);
  expect([next.code, next.outputs.resumed]).toEqual([0, 'true']);
  expect(job.ran).toEqual(['a', 'r', 'a', 'two']);
});
