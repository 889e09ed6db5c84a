/** What a job's NODE_OPTIONS let every program of Node preload, the action and its processes among them. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const PIPELINE = `
steps:
  - { id: a, run: echo a >> "$LOG" }
  - { id: b, run: echo b >> "$LOG"; test -e "$OUT/go" }
`;
const SECRET = 'a secret of 3 words';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('a file of the checkout is found by all of them: what was saved is gone on with', async () => {
  const job = new Job({ service, pipeline: PIPELINE, files: { 'hook.js': 'globalThis.isHooked = true' } });
  const env = { NODE_OPTIONS: '--require ./hook.js' };
  expect((await job.attempt({ env })).outputs).toMatchObject({ status: 'failed', resumable: 'true' });
  job.put('go');
  expect((await job.attempt({ env })).outputs).toMatchObject({ status: 'completed', resumed: 'true' });
  expect(job.ran).toEqual(['a', 'b', 'b']);
}, 60_000);

test('what it says itself to the process that began it is no answer of the cache', async () => {
  // As a loader does, and Node itself where WATCH_REPORT_DEPENDENCIES is set.
  const hook =
    "process.send?.({ type: 'dependency' }); setInterval(() => process.send?.({ kind: 'absent' }), 1).unref()";
  const job = new Job({ service, pipeline: PIPELINE, files: { 'hook.js': hook } });
  const env = { NODE_OPTIONS: '--require ./hook.js' };
  expect((await job.attempt({ env })).outputs).toMatchObject({ status: 'failed', resumable: 'true' });
  job.put('go');
  expect((await job.attempt({ env })).outputs).toMatchObject({ status: 'completed', resumed: 'true' });
  expect(job.ran).toEqual(['a', 'b', 'b']);
}, 60_000);

test('what keeps the transfers from their work is told, and secrets in it are masked', async () => {
  const hook = `if (process.argv.includes('--transfer')) throw new Error('no ' + ${JSON.stringify(SECRET)})`;
  const job = new Job({ service, pipeline: PIPELINE, files: { 'hook.js': hook } });
  const env = { NODE_OPTIONS: '--require ./hook.js', SAVEPOINT_TEST_SHORTER: '20' };
  const inputs = { secrets: `WORDS=${SECRET}` };
  const first = await job.attempt({ env, inputs });
  expect(first.outputs.resumable).toBe('false');
  expect(first.stdout).toContain('the cache client ended without an answer: Error: no ***');
  const second = await job.attempt({ env, inputs });
  expect(second.code).toBe(5);
  expect(second.stdout).toContain('the cache client ended without an answer: Error: no ***');
  expect(second.summary).toContain('Error&#58; no');
  for (const { stdout, summary } of [first, second]) {
    const told = `${stdout.replaceAll(/^::add-mask::.*$/gm, '')}${summary}`;
    expect(told).not.toContain(SECRET);
  }
}, 60_000);
