/** Two attempts at one run at the same time: a lost runner that lives on, two workflow runs of one scope. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('of two attempts that go on at the same time at most one starts a step that asks', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"; until test -e "$OUT/go"; do sleep 0.05; done
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"
`,
  });
  const first = job.start();
  await until('the first attempt is saved', () => /Saved checkpoint/.test(first.started.printed().stdout));
  const second = job.start();
  await until('the second runs, too', () => job.ran.filter((step) => step === 'a').length === 2);
  job.put('go');
  const codes = (await Promise.all([first.done, second.done])).map(({ code }) => code);
  expect(job.ran.filter((step) => step === 'deploy').length).toBeLessThanOrEqual(1);
  expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
  // Whoever was stopped, a further attempt never starts it a second time unasked.
  const third = await job.attempt();
  expect([0, 3]).toContain(third.code);
  expect(job.ran.filter((step) => step === 'deploy').length).toBeLessThanOrEqual(1);
});
