/** A scope of one's own: workflow runs that go on with one another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

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

test('the next workflow run goes on with what failed, the one after a completed run starts a new one, and a re-run gets its own back', async () => {
  const job = new Job({ service, pipeline: TWO });
  const first = await job.attempt({ run: 101, attempt: 1, inputs: NIGHTLY });
  expect([first.code, first.outputs.resumable]).toEqual([1, 'true']);
  job.put('go');
  const second = await job.attempt({ run: 102, attempt: 1, inputs: NIGHTLY });
  expect([second.code, second.outputs.attempt, second.outputs['resumed-from']]).toEqual([0, '2', 'b']);
  expect(second.outputs['run-id']).toBe(first.outputs['run-id']);
  expect(readFileSync(join(second.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
  const before = service.requests.length;
  const third = await job.attempt({ run: 103, attempt: 1, inputs: NIGHTLY });
  expect([third.code, third.outputs.resumed, third.outputs['steps-run']]).toEqual([0, 'false', '2']);
  expect(third.outputs['run-id']).not.toBe(first.outputs['run-id']);
  // Rule 8: of a run that is left nothing is fetched but its record.
  const fetched = service.requests.slice(before).filter(({ method }) => method === 'blob-get');
  const checkpoints = new Set(fetched.flatMap(({ key }) => (/-[rn]\.$/.test(key ?? '') ? [key] : [])));
  expect([...checkpoints].filter((key) => !key?.includes('-000000-000000-000000-n.'))).toHaveLength(1);
  const entries = service.entries().length;
  const again = await job.attempt({ run: 102, attempt: 2, inputs: NIGHTLY });
  expect([again.code, again.outputs['steps-reused'], again.outputs['run-id']]).toEqual([
    0,
    '2',
    first.outputs['run-id'],
  ]);
  expect(again.stdout).toContain('nothing was left to run');
  expect(readFileSync(join(again.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
  // Else the next workflow run would take it for the newest of the scope.
  expect(service.entries()).toHaveLength(entries);
  expect(job.ran).toEqual(['a', 'b', 'b', 'a', 'b']);
  expect(`${first.stdout}${second.stdout}${third.stdout}${again.stdout}`).not.toContain('::warning');
});

test('inputs that disagree start a new run, and each job goes on with the run of its inputs', async () => {
  const job = new Job({ service, pipeline: `inputs: { target: { default: staging } }\n${TWO}` });
  const given = (target: string) => ({ ...NIGHTLY, inputs: `target=${target}` });
  const first = await job.attempt({ run: 101, attempt: 1, inputs: given('staging') });
  const second = await job.attempt({ run: 102, attempt: 1, inputs: given('production') });
  expect(second.stdout).toContain(`${first.outputs['run-id']} has other inputs: a new run starts.`);
  expect(second.outputs['run-id']).not.toBe(first.outputs['run-id']);
  job.put('go');
  const third = await job.attempt({ run: 103, attempt: 1, inputs: given('staging') });
  expect([third.code, third.outputs['run-id']]).toEqual([0, first.outputs['run-id']]);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'b']);
});

test('a re-run whose inputs have other values goes on with its own run, and the steps that mention them run again', async () => {
  const job = new Job({
    service: null,
    pipeline: `
inputs: { channel: { default: a } }
steps:
  - { id: deploy, rerun: ask, run: echo deploy >> "$LOG" }
  - { id: tell, run: 'echo "tell \${{ inputs.channel }}" >> "$LOG"' }
`,
  });
  const store = { store: join(folder(), 'store') };
  await job.attempt({ inputs: { ...store, inputs: 'channel=b' } });
  const again = await job.attempt({ inputs: { ...store, inputs: 'channel=c' } });
  expect([again.code, again.outputs['resumed-from']]).toEqual([0, 'tell']);
  expect(job.ran).toEqual(['deploy', 'tell b', 'tell c']);
});
