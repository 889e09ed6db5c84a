/** The post step saves what is left, and never does the work of the main one. `cache.test.ts` has what it saves. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const DEPLOY = 'steps:\n  - { id: deploy, rerun: ask, run: \'echo deploy >> "$LOG"\' }\n';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test.each([
  ['that saved all', DEPLOY, 0, ['deploy']],
  ['that refused to start', 'steps:\n  - retires: 2\n', 2, []],
])('after a main step %s it runs no step and says nothing', async (_what, pipeline, code, ran) => {
  const job = new Job({ service, pipeline });
  const done = await job.attempt();
  expect(done.code).toBe(code);
  const post = await done.post();
  expect([post.code, post.stdout, post.stderr, job.ran]).toEqual([0, '', '', ran]);
});

test('after a main step that was ended before it could note anything it runs no step', async () => {
  const job = new Job({ service, pipeline: DEPLOY });
  const going = job.start();
  going.started.child.kill('SIGKILL');
  const done = await going.done;
  expect([(await done.post()).code, job.ran]).toEqual([0, []]);
});
