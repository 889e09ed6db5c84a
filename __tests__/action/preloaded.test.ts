/** What a job's NODE_OPTIONS let every program of Node preload, the action and its processes among them. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { isSoak } from '../support/random.ts';
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

const SAYINGS = [
  // As a loader does, and Node itself where WATCH_REPORT_DEPENDENCIES is set.
  ['to the process that began it', "process.send?.({ kind: 'absent' })"],
  ['where answers are awaited', 'try { fs.writeSync(3, `{"kind":"absent"}\\n{"id`) } catch {}'],
] as const;

test.each(isSoak() ? SAYINGS : SAYINGS.slice(1))(
  'what it says %s is no answer of the cache',
  async (_, says) => {
    const hook = `const fs = require('node:fs'); const say = () => { ${says} }; say(); setInterval(say, 20).unref()`;
    const job = new Job({ service, pipeline: PIPELINE, files: { 'hook.js': hook } });
    const env = { NODE_OPTIONS: '--require ./hook.js' };
    expect((await job.attempt({ env })).outputs).toMatchObject({ status: 'failed', resumable: 'true' });
    job.put('go');
    expect((await job.attempt({ env })).outputs).toMatchObject({ status: 'completed', resumed: 'true' });
    expect(job.ran).toEqual(['a', 'b', 'b']);
  },
  60_000,
);

const OUTPUTS = [
  ['puts a time before each line', 'write.call(process.stdout, `now: ${chunk}`)'],
  ['prints nothing', 'true'],
] as const;

test.each(isSoak() ? OUTPUTS : OUTPUTS.slice(1))(
  'rule 3: where it %s, a cache that cannot be read is not empty',
  async (_, does) => {
    const over = `const { write } = process.stdout; if (write !== mine) process.stdout.write = mine = (chunk) => ${does}`;
    const hook = `let mine; if (process.argv.includes('--transfer')) setInterval(() => { ${over} }, 1).unref()`;
    const job = new Job({ service, pipeline: PIPELINE, files: { 'hook.js': hook } });
    expect((await job.attempt()).outputs).toMatchObject({ status: 'failed', resumable: 'true' });
    service.fault({
      on: { method: 'GetCacheEntryDownloadURL', nth: 'always' },
      does: { kind: 'status', status: 400 },
    });
    const env = { NODE_OPTIONS: '--require ./hook.js', SAVEPOINT_TEST_SHORTER: '20' };
    expect((await job.attempt({ env })).code).toBe(5);
    expect(job.ran).toEqual(['a', 'b']);
  },
  60_000,
);

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
