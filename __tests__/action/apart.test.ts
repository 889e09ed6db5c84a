/** Jobs whose names, matrix values or runs are the beginning of one another: nothing crosses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AttemptOptions, Job } from '../support/job.ts';
import { isSoak } from '../support/random.ts';
import { ResultsService } from '../support/results-service/service.ts';

const pipeline = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo "$ME" > a.txt; echo "me=$ME" >> "$GITHUB_OUTPUT"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; echo "\${{ steps.a.outputs.me }} $(cat a.txt)" > b.txt
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** Two that differ in one thing fail side by side, and are re-run side by side. */
const PAIRS: readonly (readonly [string, AttemptOptions, AttemptOptions])[] = [
  ['matrix values 1 and 11', { inputs: { matrix: '{"n":1}' } }, { inputs: { matrix: '{"n":11}' } }],
  ['workflow runs 77 and 777', { run: 77 }, { run: 777 }],
  [
    'two uses in one job',
    { env: { GITHUB_ACTION: '__octo_savepoint' } },
    { env: { GITHUB_ACTION: '__octo_savepoint_2' } },
  ],
  ['two jobs', { env: { GITHUB_JOB: 'build' } }, { env: { GITHUB_JOB: 'build-2' } }],
];

test.each(isSoak() ? PAIRS : PAIRS.slice(0, 2))(
  '%s do not meet',
  async (_what, one, other) => {
    const jobs = [one, other].map((options, nth) => {
      const job = new Job({ service, pipeline });
      const me = `job-${nth}`;
      return { me, job, options: { ...options, env: { ...options.env, ME: me } } };
    });
    const firsts = await Promise.all(
      jobs.map(({ job, options }) => job.start({ ...options, attempt: 1 }).done),
    );
    expect(firsts.map(({ code }) => code)).toEqual([1, 1]);
    const seconds = jobs.map(async ({ me, job, options }) => {
      job.put('go');
      const second = await job.start({ ...options, attempt: 2 }).done;
      expect([second.code, second.outputs['resumed-from']]).toEqual([0, 'b']);
      expect(readFileSync(join(second.workspace, 'b.txt'), 'utf8')).toBe(`${me} ${me}\n`);
      expect(job.ran).toEqual(['a', 'b', 'b']);
    });
    await Promise.all(seconds);
  },
  180_000,
);

test('a re-run of which nothing was saved goes on with no neighbour’s checkpoint', async () => {
  const job = new Job({ service, pipeline });
  await job.start({ attempt: 1, run: 777, inputs: { matrix: '{"n":1}' }, env: { ME: 'one' } }).done;
  const other = await job.start({ attempt: 2, run: 777, inputs: { matrix: '{"n":11}' }, env: { ME: 'two' } })
    .done;
  expect([other.code, other.outputs.resumed]).toEqual([1, 'false']);
  expect(other.stdout).toContain('no checkpoint of an earlier attempt is in the cache');
  expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
}, 180_000);
