/** A re-run and a workflow run by hand that begin at the same moment. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { isSoak } from '../support/random.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

const FAILS = `
steps:
  - id: a
    run: echo a >> "$LOG"; test -e "$OUT/go"
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"
`;

/** A run that failed, its service, and the two ways to go on with it. */
async function failed() {
  const job = new Job({ service, pipeline: FAILS });
  const { outputs } = await job.attempt({ run: 777, attempt: 1 });
  // The first attempt has nobody to share with.
  expect(service.entries().filter(({ key }) => key.endsWith('-000000-000000-000000-n.'))).toEqual([]);
  job.put('go');
  const rerun = { run: 777, attempt: 2 };
  const byHand = { run: 888, attempt: 1, inputs: { 'run-id': outputs['run-id'] ?? '' } };
  return { job, rerun, byHand };
}

test.each(isSoak() ? ['a re-run', 'a workflow run by hand'] : ['a re-run'])(
  'of a re-run and a workflow run by hand that begin at the same moment the other one goes on, and %s starts nothing',
  async (which) => {
    const { job, rerun, byHand } = await failed();
    const [late, early] = which === 'a re-run' ? [rerun, byHand] : [byHand, rerun];
    const slow = service.fault({
      on: { method: 'CreateCacheEntry', key: '-000000-000000-000000-n.' },
      does: { kind: 'delay' },
    });
    const second = job.start(late);
    await slow.struck;
    const first = await job.start(early).done;
    expect([first.code, first.outputs.status]).toEqual([0, 'completed']);
    slow.release();
    const refused = await second.done;
    expect(refused.code).toBe(4);
    expect(refused.stdout).toContain(
      `attempt ${early.attempt} of workflow run ${early.run} has taken this run over at the same moment`,
    );
    expect(job.ran).toEqual(['a', 'a', 'deploy']);
  },
  180_000,
);

soaked(
  'a re-run alone makes one save and one look more than its checkpoints',
  async () => {
    const { job, rerun } = await failed();
    const before = service.requests.length;
    await job.attempt(rerun);
    const claim = service.requests.slice(before).filter(({ key }) => key?.endsWith('-000000.'));
    expect(claim.length).toBeLessThanOrEqual(6);
  },
  120_000,
);

soaked(
  'a re-run that starts over comes after those by hand that came in between',
  async () => {
    const { job, rerun, byHand } = await failed();
    job.take('go');
    const other = await job.attempt(byHand);
    expect(other.stdout).toMatch(/Saved checkpoint 2\.1 /);
    job.put('go');
    const over = await job.attempt({ ...rerun, inputs: { resume: 'never' } });
    expect([over.code, over.outputs.resumed]).toEqual([0, 'false']);
    expect(over.stdout).toMatch(/Saved checkpoint 3\.1 /);
    expect(over.stdout).not.toContain('::warning::');
  },
  180_000,
);
