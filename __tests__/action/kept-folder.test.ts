/** A runner keeps the folder of the job, and the Actions cache is the store: the snapshot of the folder is gone with the job. */
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

test('files that a failed step left there are source: no snapshot tells them apart', async () => {
  const job = new Job({ service, pipeline: PIPELINE, files: { 'src.txt': 'source\n' } });
  const { workspace } = await job.attempt();
  job.put('go');
  const second = await job.attempt({ workspace });
  expect([second.code, job.ran]).toEqual([0, ['a', 'b 1 source', 'a', 'b half 1 source half']]);
});
