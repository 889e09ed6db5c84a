/** A scope of one's own: workflow runs side by side. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { Job, SOONER } from '../support/job.ts';
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

test('of two that begin at the same moment one holds the scope, and the other starts nothing', async () => {
  const job = new Job({ service, pipeline: TWO });
  job.put('go');
  const late = service.fault({
    on: { method: 'CreateCacheEntry', key: '-000000-000000-000000-n.' },
    does: { kind: 'delay' },
  });
  const second = job.start({ run: 102, attempt: 1, inputs: NIGHTLY });
  await late.struck;
  const first = await job.start({ run: 101, attempt: 1, inputs: NIGHTLY }).done;
  expect(first.code).toBe(0);
  late.release();
  const refused = await second.done;
  expect(refused.code).toBe(4);
  expect(refused.stdout).toContain(
    'attempt 1 of workflow run 101 has taken this scope over at the same moment',
  );
  expect(job.ran).toEqual(['a', 'b']);
});

test('a later workflow run takes over, and the earlier one stops saving when it sees that', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: b
    run: echo b >> "$LOG"; until test -e "$OUT/go-$GITHUB_RUN_ID"; do sleep 0.05; done
  - id: c
    run: echo c >> "$LOG"; test -e "$OUT/all"
`,
  });
  const first = job.start({ run: 101, attempt: 1, inputs: NIGHTLY, env: SOONER });
  await until('a is saved and b runs', () =>
    /Saved checkpoint 1\.[2-9]/.test(first.started.printed().stdout),
  );
  const second = job.start({ run: 102, attempt: 1, inputs: NIGHTLY, env: SOONER });
  await until('the second saves', () => /Saved checkpoint 2\./.test(second.started.printed().stdout));
  job.put('go-101');
  const overtaken = await first.done;
  // Nobody ended its steps: it got to its last one.
  expect([overtaken.code, overtaken.outputs['failed-steps']]).toEqual([1, 'c']);
  expect(overtaken.outputs.resumable).toBe('false');
  expect(overtaken.stdout).toContain('Another attempt has taken this run over');
  expect(overtaken.stdout).not.toContain('Re-run failed jobs');
  expect(overtaken.stdout.match(/a later attempt has taken the run over/g)).toHaveLength(1);
  const before = service.entries().length;
  await overtaken.post();
  expect(service.entries()).toHaveLength(before);
  job.put('go-102');
  const over = await second.done;
  expect(over.code).toBe(1);
  expect(over.stdout).toMatch(
    /::warning::process \d+ on this machine still runs another attempt of this run/,
  );
  job.put('all');
  const third = await job.start({ run: 103, attempt: 1, inputs: NIGHTLY }).done;
  expect([third.code, third.outputs['resumed-from']]).toEqual([0, 'c']);
});
