/** A run that is named by its id: by the workflow that is started by hand, as a pause says. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

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
  test('after another one has looked at it', async () => {
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
  }, 60_000);

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
  }, 60_000);
});

describe.each(['cache', 'folder'] as const)('what a pause says to do, with a %s as store', (kind) => {
  const start = () => {
    const store = kind === 'cache' ? {} : { store: join(folder(), 'store') };
    return { job: new Job({ service: kind === 'cache' ? service : null, pipeline: CUT }), store };
  };

  test('lets the step run, once', async () => {
    const { job, store } = start();
    await job.attempt({ run: 5, inputs: store });
    const paused = await job.attempt({ run: 5, inputs: store });
    expect(paused.code).toBe(3);
    const [, id = '', step = ''] = /savepoint-run: (\S+) and from-step: (\S+)$/m.exec(paused.stdout) ?? [];
    job.put('go');
    const byHand = await job.attempt({
      run: 6,
      attempt: 1,
      inputs: { ...store, 'run-id': id, 'from-step': step },
    });
    expect([byHand.code, byHand.outputs['run-id'], byHand.outputs['steps-run']]).toEqual([0, id, '1']);
    expect(job.ran).toEqual(['a', 'deploy', 'deploy']);
  }, 60_000);

  test('leaves the other legs of a matrix as they are: those go on with their own, without the step', async () => {
    const { job, store } = start();
    const leg = (n: number) => ({ ...store, matrix: `{"n":${n}}` });
    job.put('go');
    const other = await job.attempt({ run: 5, attempt: 1, inputs: leg(2) });
    job.take('go');
    await job.attempt({ run: 5, attempt: 1, inputs: leg(1) });
    const paused = await job.attempt({ run: 5, attempt: 2, inputs: leg(1) });
    const named = { 'run-id': paused.outputs['run-id'] ?? '', 'from-step': 'deploy' };
    const ran = job.ran.length;
    const beside = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(2), ...named } });
    expect([beside.code, beside.outputs['run-id'], beside.outputs['steps-run']]).toEqual([
      0,
      other.outputs['run-id'],
      '0',
    ]);
    expect(job.ran).toHaveLength(ran);
    job.put('go');
    const byHand = await job.attempt({ run: 6, attempt: 1, inputs: { ...leg(1), ...named } });
    expect([byHand.code, byHand.outputs['run-id']]).toEqual([0, named['run-id']]);
    expect(job.ran.slice(ran)).toEqual(['deploy']);
  }, 60_000);

  test('is not found on another branch, nor where it never was', async () => {
    const { job, store } = start();
    const { outputs } = await job.attempt({ run: 5, inputs: store });
    for (const [ref, id = ''] of [
      ['refs/heads/next', outputs['run-id']],
      ['', '20260102-030405-none'],
    ] as const) {
      const lost = await job.attempt({
        run: 6,
        attempt: 1,
        inputs: { ...store, 'run-id': id },
        env: { GITHUB_REF: ref },
      });
      expect([lost.code, lost.stdout]).toEqual([4, expect.stringContaining(`no such run: ${id}`)]);
    }
    expect(job.ran).toEqual(['a', 'deploy']);
  }, 60_000);
});

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
}, 60_000);
