/** A re-run that does not find what its earlier attempts have saved: what they did is not known, and steps that ask do. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const DEPLOY = `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"; test ! -e "$OUT/fails"
  - id: c
    run: echo c >> "$LOG"; test -e "$OUT/go"
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** Does something, and loses all that was saved meanwhile. */
async function losing(work: () => Promise<unknown>): Promise<void> {
  const before = new Set(service.entries().map(({ key }) => key));
  await work();
  service.evict(({ key }) => !before.has(key));
}

test('in a scope of one’s own, where only an older run of the scope is left', async () => {
  const job = new Job({ service, pipeline: DEPLOY });
  const inputs = { scope: 'n' };
  job.put('go');
  await job.attempt({ run: 1, attempt: 1, inputs });
  job.take('go');
  await losing(() => job.attempt({ run: 2, attempt: 1, inputs }));
  const required = await job.attempt({ run: 2, attempt: 2, inputs: { ...inputs, resume: 'required' } });
  expect([required.code, job.ran.length]).toEqual([4, 6]);
  const again = await job.attempt({ run: 2, attempt: 2, inputs });
  expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
  expect(again.stdout).toMatch(/^::warning::This is a re-run, and no checkpoint of its earlier attempts/m);
  expect(job.ran.slice(6)).toEqual(['a']);
}, 180_000);

test('where a step was named, and the attempt that was told to begin there is lost', async () => {
  const job = new Job({ service, pipeline: DEPLOY });
  const { outputs } = await job.attempt({ run: 5, attempt: 1 });
  const inputs = { 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' };
  await losing(() => job.attempt({ run: 6, attempt: 1, inputs }));
  const ran = job.ran.length;
  const again = await job.attempt({ run: 6, attempt: 2, inputs });
  expect(job.ran.slice(ran)).toEqual(['c']);
  expect(again.outputs['steps-reused']).toBe('2');
}, 180_000);

test('where an attempt in between is lost, after another workflow run has gone on with the run by its id', async () => {
  const job = new Job({ service, pipeline: DEPLOY });
  job.put('fails');
  const { outputs } = await job.attempt({ run: 5, attempt: 1 });
  await job.attempt({ run: 6, attempt: 1, inputs: { 'run-id': outputs['run-id'] ?? '' } });
  await job.attempt({ run: 5, attempt: 2 });
  job.take('fails');
  await losing(() => job.attempt({ run: 5, attempt: 3 }));
  const ran = job.ran.length;
  const again = await job.attempt({ run: 5, attempt: 4 });
  expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
  expect(job.ran).toHaveLength(ran);
}, 180_000);
