/** A pause says how to let the step run: by a workflow run that is started by hand, with the run and the step. `decide` has the rare orders. */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';

const CUT = `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"; test -e "$OUT/go" || kill -9 $$
`;
const WITH_C = `${CUT}  - id: c\n    run: echo c >> "$LOG"; test -e "$OUT/all"\n`;

const start = (pipeline = CUT) => ({
  job: new Job({ service: null, pipeline }),
  store: { store: join(folder(), 'store') },
});

test('consent is for one start: a re-run of the workflow run that gave it goes on after the step', async () => {
  const { job, store } = start(WITH_C);
  await job.attempt({ run: 5, inputs: store });
  const paused = await job.attempt({ run: 5, inputs: store });
  expect([paused.code, paused.outputs['steps-run']]).toEqual([3, '0']);
  const [, id = '', step = ''] =
    /savepoint-run: (\S+) and savepoint-from-step: ([^;\s]+); to take it as done,/m.exec(paused.stdout) ?? [];
  job.put('go');
  const inputs = { ...store, 'run-id': id, 'from-step': step };
  const byHand = await job.attempt({ run: 6, attempt: 1, inputs });
  expect([byHand.code, byHand.outputs['run-id'], byHand.outputs['failed-steps']]).toEqual([1, id, 'c']);
  job.put('all');
  const again = await job.attempt({ run: 6, attempt: 2, inputs });
  expect([again.code, again.outputs['resumed-from']]).toEqual([0, 'c']);
  expect(again.stdout).toContain('deploy has been started by this workflow run: to start it again');
  const back = await job.attempt({ run: 6, attempt: 3, inputs });
  expect([back.code, back.outputs['steps-run']]).toEqual([0, '0']);
  expect(job.ran).toEqual(['a', 'deploy', 'deploy', 'c', 'c']);
  // Another workflow run that names the step consents again.
  const other = await job.attempt({ run: 7, attempt: 1, inputs });
  expect([other.code, job.ran.slice(5)]).toEqual([0, ['deploy', 'c']]);
});

test('a job whose own run is gone asks beside the run that was named, and resume: required stops', async () => {
  const { job, store } = start();
  const leg = (n: number) => ({ ...store, matrix: `{"n":${n}}` });
  job.put('go');
  await job.attempt({ run: 5, attempt: 1, inputs: leg(2) });
  const [line = ''] = readdirSync(store.store);
  for (const id of readdirSync(join(store.store, line, 'runs')))
    rmSync(join(store.store, line, 'runs', id), { recursive: true });
  job.take('go');
  const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs: leg(1) });
  job.put('go');
  const named = { 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
  const beside = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(2), ...named } });
  expect([beside.code, beside.outputs['waiting-for']]).toEqual([3, 'deploy']);
  expect(beside.stdout).toMatch(/::warning::.* what it did beside .* is no longer in/);
  expect(job.ran).toEqual(['a', 'deploy', 'a', 'deploy', 'a']);
  const strict = { ...leg(3), ...named, resume: 'required' };
  expect((await job.attempt({ run: 6, attempt: 1, inputs: strict })).code).toBe(4);
});

test('the other legs of a matrix, begun in the same second, go on with their own runs, without the step', async () => {
  const { job, store } = start();
  const env = { NODE_OPTIONS: `--require ${JSON.stringify(resolve('__tests__/support/one-second.cjs'))}` };
  const leg = (n: number) => ({ ...store, matrix: `{"n":${n}}` });
  job.put('go');
  const other = await job.attempt({ run: 5, attempt: 1, inputs: leg(2), env });
  job.take('go');
  const cut = await job.attempt({ run: 5, attempt: 1, inputs: leg(1), env });
  const named = { 'run-id': cut.outputs['run-id'] ?? '', 'from-step': 'deploy' };
  const ran = job.ran.length;
  const beside = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(2), ...named } });
  expect([beside.code, beside.outputs['run-id'], beside.outputs['steps-run']]).toEqual([
    0,
    other.outputs['run-id'],
    '0',
  ]);
  expect(beside.stdout).toContain(`${named['run-id']} is of another job or scope of this workflow`);
  expect(job.ran).toHaveLength(ran);
  job.put('go');
  const byHand = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(1), ...named } });
  expect([byHand.code, byHand.outputs['run-id']]).toEqual([0, named['run-id']]);
  expect(job.ran.slice(ran)).toEqual(['deploy']);
});

test('a re-run whose run another workflow run has completed starts a new run, says so, and asks; the completed one comes back by its id', async () => {
  const { job, store } = start();
  const inputs = { ...store, scope: 'n' };
  const { outputs } = await job.attempt({ run: 5, attempt: 1, inputs });
  job.put('go');
  const named = { ...inputs, 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
  expect((await job.attempt({ run: 6, attempt: 1, inputs: named })).code).toBe(0);
  const again = await job.attempt({ run: 5, attempt: 2, inputs });
  expect(again.stdout).toContain(
    `${outputs['run-id']} was completed by another workflow run: a new run starts.`,
  );
  expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
  const byId = { ...inputs, 'run-id': outputs['run-id'] ?? '' };
  const back = await job.attempt({ run: 7, attempt: 1, inputs: byId });
  expect([back.code, back.outputs['run-id'], back.outputs['steps-run']]).toEqual([0, outputs['run-id'], '0']);
  expect(job.ran).toEqual(['a', 'deploy', 'deploy', 'a']);
});

test('a run is not found on another branch, nor by what is no id', async () => {
  const { job, store } = start();
  const { outputs } = await job.attempt({ run: 5, inputs: store });
  for (const [ref, id = ''] of [
    ['refs/heads/next', outputs['run-id']],
    ['', '20260102-030405-none'],
    ['', '..'],
    ['', '../runs'],
  ] as const) {
    const inputs = { ...store, 'run-id': id };
    const lost = await job.attempt({ run: 6, attempt: 1, inputs, env: { GITHUB_REF: ref } });
    expect([lost.code, lost.stdout]).toEqual([4, expect.stringContaining(`no such run: ${id}`)]);
  }
  expect(job.ran).toEqual(['a', 'deploy']);
});
