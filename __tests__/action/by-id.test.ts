/** A run that is named by its id: by the workflow that is started by hand, as a pause says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const DEPLOY = `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"
  - id: c
    run: echo c >> "$LOG"; test -e "$OUT/go"
`;
const CUT = `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"; test -e "$OUT/go" || kill -9 $$
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

describe('a workflow run gets its own run back', () => {
  soaked(
    'after another one has looked at it',
    async () => {
      const job = new Job({ service, pipeline: DEPLOY });
      await job.attempt({ run: 777 });
      job.put('go');
      const done = await job.attempt({ run: 777, attempt: 2 });
      const id = done.outputs['run-id'] ?? '';
      const looked = await job.attempt({ run: 888, attempt: 1, inputs: { 'run-id': id } });
      const again = await job.attempt({ run: 777, attempt: 3 });
      for (const { code, outputs } of [looked, again])
        expect([code, outputs['run-id'], outputs['steps-run']]).toEqual([0, id, '0']);
      expect(job.ran).toEqual(['a', 'deploy', 'c', 'c']);
    },
    180_000,
  );

  test('after another one has completed it', async () => {
    const job = new Job({ service, pipeline: DEPLOY });
    const first = await job.attempt({ run: 777 });
    job.put('go');
    const id = first.outputs['run-id'] ?? '';
    const byHand = await job.attempt({ run: 888, attempt: 1, inputs: { 'run-id': id } });
    const again = await job.attempt({ run: 777, attempt: 2 });
    expect([byHand.code, byHand.outputs['resumed-from']]).toEqual([0, 'c']);
    expect([again.code, again.outputs['run-id'], again.outputs['steps-run']]).toEqual([0, id, '0']);
    expect(job.ran).toEqual(['a', 'deploy', 'c', 'c']);
  }, 180_000);
});

soaked(
  'a run is found by its id although the cache has lost what its first attempt noted of it',
  async () => {
    const job = new Job({ service, pipeline: CUT });
    await job.attempt({ run: 777 });
    service.evict(({ key }) => key.startsWith('savepoint-2-run-'));
    const paused = await job.attempt({ run: 777, attempt: 2 });
    expect([paused.code, paused.outputs['waiting-for']]).toEqual([3, 'deploy']);
    job.put('go');
    const inputs = { 'run-id': paused.outputs['run-id'] ?? '', 'from-step': 'deploy' };
    const byHand = await job.attempt({ run: 888, attempt: 1, inputs });
    expect([byHand.code, job.ran]).toEqual([0, ['a', 'deploy', 'deploy']]);
  },
  180_000,
);

test('of two jobs that nothing tells apart, the second one says so, and that it saves nothing', async () => {
  const job = new Job({
    service,
    pipeline: 'steps: [{ id: a, run: "echo a >> $LOG" }, { id: b, run: "test $CALLED = linux" }]',
  });
  await job.attempt({ attempt: 1, env: { CALLED: 'linux' } });
  const second = await job.attempt({ attempt: 1, env: { CALLED: 'mac' } });
  expect([second.code, second.outputs.resumable]).toEqual([1, 'false']);
  expect(second.stdout).toContain(
    'another job of this workflow run, or another use of the action, saves under the same names',
  );
  expect(second.stdout).not.toContain('Saved checkpoint');
  expect(second.stdout).toContain('give each a `scope` of its own');
}, 180_000);

soaked(
  'with a folder as store, too, a completed run that is named is brought back, and stays that of its own workflow run',
  async () => {
    const job = new Job({
      service: null,
      pipeline: 'steps: [{ id: a, run: echo a >> "$LOG"; echo 1 > a.txt }]',
    });
    const store = { store: join(folder(), 'store'), scope: 'n' };
    const done = await job.attempt({ run: 20, attempt: 1, inputs: store });
    const id = done.outputs['run-id'] ?? '';
    const named = await job.attempt({ run: 21, attempt: 1, inputs: { ...store, 'run-id': id } });
    const again = await job.attempt({ run: 20, attempt: 2, inputs: store });
    for (const { code, outputs, workspace } of [named, again]) {
      expect([code, outputs['run-id'], outputs['steps-run'], outputs['steps-reused']]).toEqual([
        0,
        id,
        '0',
        '1',
      ]);
      expect(readFileSync(join(workspace, 'a.txt'), 'utf8')).toBe('1\n');
    }
    expect(job.ran).toEqual(['a']);
  },
  180_000,
);

test.each(['.', '..', '../runs', 'x/..', '.git'])(
  'what is a path is no id of a run in a folder: %s',
  async (id) => {
    const job = new Job({ service: null, pipeline: 'steps: [{ id: a, run: echo a >> "$LOG" }]' });
    const store = { store: join(folder(), 'store') };
    await job.attempt({ run: 20, attempt: 1, inputs: store });
    const named = await job.attempt({ run: 21, attempt: 1, inputs: { ...store, 'run-id': id } });
    expect([named.code, job.ran]).toEqual([4, ['a']]);
    expect(named.stdout).toContain(`no such run: ${id}`);
  },
);

test('a run that is named and to be started over is refused before anything is looked for', async () => {
  const job = new Job({ service, pipeline: CUT });
  const both = { 'run-id': '20260102-030405-none', resume: 'never' };
  expect(await job.attempt({ inputs: both })).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('exclude each other'),
  });
  expect(service.requests).toEqual([]);
});

test('in a scope of one’s own each branch has its own runs: none could see that another took one over', async () => {
  const job = new Job({ service, pipeline: CUT });
  const nightly = { scope: 'nightly' };
  const main = await job.attempt({
    run: 1,
    attempt: 1,
    inputs: nightly,
    env: { GITHUB_REF: 'refs/heads/main' },
  });
  const next = await job.attempt({
    run: 2,
    attempt: 1,
    inputs: nightly,
    env: { GITHUB_REF: 'refs/heads/next' },
  });
  expect(next.outputs['run-id']).not.toBe(main.outputs['run-id']);
  expect(next.outputs.resumed).toBe('false');
}, 180_000);
