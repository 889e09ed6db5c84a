/** A runner that keeps the folder of the job, with the Actions cache as the store: what was noted of the folder is gone with the job. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const PIPELINE = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo 1 > out.txt' }
  - id: b
    run: |
      echo b $(cat half.txt out.txt src.txt 2>/dev/null) >> "$LOG"
      test -e half.txt || echo half > half.txt
      echo half >> out.txt; echo half >> src.txt
      test -e "$OUT/go"
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('a failed step begins there without what it left half-written, which is set aside', async () => {
  const job = new Job({ service, pipeline: PIPELINE, files: { 'src.txt': 'source\n' } });
  const first = await job.attempt();
  job.put('go');
  const { workspace } = first;
  const second = await job.attempt({ workspace });
  expect([second.code, job.ran]).toEqual([0, ['a', 'b 1 source', 'b 1 source']]);
  expect(second.stdout).toContain('set aside: half.txt, out.txt, src.txt');
  const third = await job.attempt();
  const half = (folder: string) => readFileSync(join(folder, 'half.txt'), 'utf8');
  expect([third.code, half(third.workspace), job.ran.length]).toEqual([0, 'half\n', 3]);
}, 180_000);

test('what the checkout has taken away there comes back', async () => {
  const job = new Job({ service, pipeline: PIPELINE, files: { 'src.txt': 'source\n' } });
  const { workspace } = await job.attempt();
  for (const name of ['half.txt', 'out.txt']) rmSync(join(workspace, name));
  job.put('go');
  const second = await job.attempt({ workspace });
  expect([second.code, job.ran]).toEqual([0, ['a', 'b 1 source', 'b 1 source']]);
}, 180_000);
