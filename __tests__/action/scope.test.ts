/** A scope of one's own: workflow runs that go on with one another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; cat a.txt > b.txt
`;
const NIGHTLY = { scope: 'nightly-main' };

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('the next workflow run goes on with what failed, and the one after a completed run starts a new one', async () => {
  const job = new Job({ service, pipeline: TWO });
  const first = await job.start({ run: 101, attempt: 1, inputs: NIGHTLY }).done;
  expect([first.code, first.outputs.resumable]).toEqual([1, 'true']);
  job.put('go');
  const second = await job.start({ run: 102, attempt: 1, inputs: NIGHTLY }).done;
  expect([second.code, second.outputs.attempt, second.outputs['resumed-from']]).toEqual([0, '2', 'b']);
  expect(second.outputs['run-id']).toBe(first.outputs['run-id']);
  expect(readFileSync(join(second.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
  expect(job.ran).toEqual(['a', 'b', 'b']);
  const third = await job.start({ run: 103, attempt: 1, inputs: NIGHTLY }).done;
  expect([third.code, third.outputs.resumed, third.outputs['steps-run']]).toEqual([0, 'false', '2']);
  expect(third.outputs['run-id']).not.toBe(first.outputs['run-id']);
  const again = await job.start({ run: 103, attempt: 2, inputs: NIGHTLY }).done;
  expect([again.code, again.outputs['steps-reused'], again.outputs['run-id']]).toEqual([
    0,
    '2',
    third.outputs['run-id'],
  ]);
  expect(again.stdout).toContain('nothing was left to run');
  expect(readFileSync(join(again.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
  expect(job.ran).toEqual(['a', 'b', 'b', 'a', 'b']);
  expect(`${first.stdout}${second.stdout}${third.stdout}${again.stdout}`).not.toContain('::warning');
}, 180_000);

test('inputs that disagree start a new run, and the others go on with theirs', async () => {
  const job = new Job({
    service,
    pipeline: `inputs: { target: { default: staging } }\n${TWO}`,
  });
  const given = (target: string) => ({ ...NIGHTLY, inputs: `target=${target}` });
  const first = await job.start({ run: 101, attempt: 1, inputs: given('staging') }).done;
  const second = await job.start({ run: 102, attempt: 1, inputs: given('production') }).done;
  expect(second.outputs.resumed).toBe('false');
  expect(second.outputs['run-id']).not.toBe(first.outputs['run-id']);
  job.put('go');
  const third = await job.start({ run: 103, attempt: 1, inputs: given('production') }).done;
  expect([third.code, third.outputs['run-id']]).toEqual([0, second.outputs['run-id']]);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'b']);
}, 180_000);

soaked(
  'where too little of the scope is left, a first attempt is not called a re-run',
  async () => {
    const job = new Job({ service, pipeline: TWO });
    for (const run of [101, 102]) await job.attempt({ run, attempt: 1, inputs: NIGHTLY });
    const newest = service
      .entries()
      .filter(({ key }) => /-\d{6}-\d{6}(-[rn])?\.$/.test(key))
      .at(-1);
    service.evict(({ key }) => key !== newest?.key);
    const first = await job.attempt({ run: 103, attempt: 1, inputs: NIGHTLY });
    expect(first.stdout).toMatch(
      /^::warning::Of this scope, what is left in the cache .* is the cache has only parts of an earlier attempt/m,
    );
    expect(first.stdout).not.toContain('This is a re-run');
    expect([first.outputs.resumed, job.ran]).toEqual(['false', ['a', 'b', 'b', 'a', 'b']]);
  },
  180_000,
);
