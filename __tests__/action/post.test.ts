/** The post step saves what is left, and never does the work of the main one. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

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

test("where a step has emptied the runner's temp folder it says what is lost", async () => {
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
