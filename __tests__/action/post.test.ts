/** The post step saves what is left, and never does the work of the main one. */
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { tree } from '../support/living.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const DEPLOY = 'steps:\n  - { id: deploy, rerun: ask, run: \'echo deploy >> "$LOG"\' }\n';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test.each([
  ['the cache', {}],
  ['a folder', { store: join(folder(), 'store') }],
])('after a run with %s as its store it runs no step', async (_what, inputs) => {
  const job = new Job({ service, pipeline: DEPLOY });
  const done = await job.start({ inputs }).done;
  expect(done.code).toBe(0);
  const post = await done.post();
  expect([post.code, post.stdout, post.stderr]).toEqual([0, '', '']);
  expect(job.ran).toEqual(['deploy']);
});

test('after a main step that was ended before it could note anything it runs no step', async () => {
  const job = new Job({ service, pipeline: DEPLOY });
  const going = job.start();
  going.started.child.kill('SIGKILL');
  const done = await going.done;
  expect((await done.post()).code).toBe(0);
  expect(job.ran).toEqual([]);
});

test('after a main step that refused to start it says nothing', async () => {
  const job = new Job({ service, pipeline: 'steps:\n  - retires: 2\n' });
  const done = await job.start().done;
  expect(done.code).toBe(2);
  const post = await done.post();
  expect([post.code, post.stdout, post.stderr]).toEqual([0, '', '']);
});

soaked("where a step has emptied the runner's temp folder it says what is lost", async () => {
  const job = new Job({
    service,
    pipeline:
      'steps:\n  - { id: a, run: \'echo a >> "$LOG"\' }\n  - { id: b, run: \'rm -rf "$RUNNER_TEMP"/*\' }\n',
  });
  const done = await job.start().done;
  expect([done.code, done.outputs.status]).toEqual([5, 'interrupted']);
  const post = await done.post();
  expect(post.code).toBe(0);
  expect(post.stdout).not.toContain('bug');
});

test('rule 9: an upload that stalls ends with a main step that is killed, and the post step saves what it would have', async () => {
  const job = new Job({
    service,
    pipeline: 'steps:\n  - { id: a, run: echo a > a.txt }\n  - { id: b, run: sleep 60 }\n',
  });
  const { env, living, gone } = tree();
  const upload = service.fault({ on: { method: 'blob-put', nth: 1 }, does: { kind: 'stall' } });
  const going = job.start({ env });
  await upload.struck;
  expect(living().some(({ command }) => command.includes('--transfer'))).toBe(true);
  going.started.child.kill('SIGKILL');
  const done = await going.done;
  await gone();
  expect((await done.post()).stdout).toContain('All of ');
});

describe('after a main step that could save nothing', () => {
  const QUICK = { NODE_OPTIONS: `--require="${resolve('__tests__/support/quick-transfers.cjs')}"` };
  const env = { ...QUICK, SAVEPOINT_TEST_SHORTER: '20' };
  const FAILING = 'steps:\n  - { id: a, run: echo a > a.txt }\n  - { id: b, run: test -e "$OUT/go" }\n';
  const OUTAGE = {
    on: { method: 'CreateCacheEntry', nth: 'always' },
    does: { kind: 'status', status: 503 },
  } as const;

  test('it says that a re-run does not start over when it has saved all', async () => {
    service.fault(OUTAGE);
    const job = new Job({ service, pipeline: FAILING });
    const done = await job.start({ env }).done;
    expect(done.stdout).toMatch(/^ {2}Nothing of this run is saved: unless the end of the job can/m);
    expect(done.summary).toContain('finished, not uploaded yet');
    expect(done.summary).not.toContain('**not saved**');
    service.heal();
    const post = await done.post();
    const id = done.outputs['run-id'];
    expect(post.stdout).toContain(`All of ${id} is saved now: a re-run does not start over.`);
    job.put('go');
    expect((await job.start().done).outputs).toMatchObject({ status: 'completed', 'resumed-from': 'b' });
  }, 60_000);

  soaked(
    'it names no checkpoint where there is none',
    async () => {
      service.fault(OUTAGE);
      const job = new Job({ service, pipeline: FAILING });
      const done = await job.start({ env }).done;
      const post = await done.post();
      expect(post.stdout).toContain(
        `nothing of ${done.outputs['run-id']} is saved: a re-run starts from the first step`,
      );
      expect(post.stdout).not.toContain('last checkpoint');
      expect(service.entries().filter(({ status }) => status === 'ready')).toEqual([]);
    },
    60_000,
  );

  soaked(
    'it does not promise what resume: never in the job prevents',
    async () => {
      service.fault(OUTAGE);
      const job = new Job({ service, pipeline: FAILING });
      const done = await job.start({ env, inputs: { resume: 'never' } }).done;
      service.heal();
      const post = await done.post();
      expect(post.stdout).toContain('Saved checkpoint');
      expect(post.stdout).not.toContain('start over');
    },
    60_000,
  );
});
