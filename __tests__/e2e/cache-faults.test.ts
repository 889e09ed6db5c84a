/**
 * The whole action while the cache service fails. Saving: the pipeline's own result stays as it is. Finding: no step starts,
 * and none that was completed and saved runs again.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Asked, type FaultCase, faultCases, isSilent, nameOf } from '../support/cache-fault-cases.ts';
import { Job } from '../support/job.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { ResultsService } from '../support/results-service/service.ts';

const SEED = seedFor(7);
const SAVING = [
  'CreateCacheEntry',
  'blob-put',
  'FinalizeCacheEntryUpload',
  'GetCacheEntryDownloadURL',
] as const;
const FINDING = ['GetCacheEntryDownloadURL', 'blob-head', 'blob-get'] as const;
const QUICK = { NODE_OPTIONS: `--require="${resolve('__tests__/support/quick-transfers.cjs')}"` };
/** Under faults: limits that a test can wait for. What goes well in spite of them may take longer on a busy machine, and then fails too. */
const SHORT = { ...QUICK, SAVEPOINT_TEST_SHORTER: '20' };
/** Without faults: only the pace is quicker. */
const WELL = { ...QUICK, SAVEPOINT_TEST_SHORTER: '4' };

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** All cases in a soak run, else some. */
function chosen(
  methods: readonly Asked[],
  { loud, silent, fits }: { loud: number; silent: number; fits: (one: FaultCase) => boolean },
) {
  const all = faultCases(methods).filter(fits);
  const { sample } = random(SEED);
  const loudOnes = all.filter((one) => !isSilent(one));
  const some = [...sample(loudOnes, loud), ...sample(all.filter(isSilent), silent)];
  return (isSoak() ? all : some).map((one) => [nameOf(one), one] as const);
}

function strike({ method, nth, does }: FaultCase): void {
  const planned = service.fault({ on: { method, nth }, does });
  if (does.kind === 'delay') void planned.struck.then(() => planned.release());
}

async function heal(): Promise<void> {
  service.heal();
  await service.accept();
}

function warningsOf({ stdout }: { readonly stdout: string }): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::warning'));
}

const count = (job: Job, step: string) => job.ran.filter((line) => line === step).length;

/** What the store holds of checkpoints, oldest first. */
function checkpoints(): readonly string[] {
  const ready = service.entries().filter(({ status }) => status === 'ready');
  return ready.map(({ key }) => key).filter((key) => /-\d{6}-\d{6}(-[rn])?\.$/.test(key));
}

describe(`with SAVEPOINT_SEED=${SEED},`, () => {
  const UNSAVED = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt; echo "x=1" >> "$GITHUB_OUTPUT"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"
  - id: c
    run: echo "c \${{ steps.a.outputs.x }}" >> "$LOG"
`;

  const saving = chosen(SAVING, { loud: 1, silent: 1, fits: () => true });
  test.each(saving)(
    'what fails while it is saved changes nothing of the result, and is said once: %s',
    async (_name, one) => {
      const job = new Job({ service, pipeline: UNSAVED });
      strike(one);
      const first = await job.attempt({ env: SHORT });
      expect([first.code, first.outputs.status, job.ran]).toEqual([1, 'failed', ['a', 'b']]);
      expect(JSON.parse(first.outputs.outputs ?? '')).toMatchObject({ a: { x: '1' } });
      const warned = warningsOf(first).filter((line) =>
        /could not be saved|nothing more is saved/.test(line),
      );
      expect(warned.length).toBeLessThanOrEqual(one.nth === 3 ? 2 : 1);

      await heal();
      const saved = checkpoints();
      job.put('go');
      const second = await job.attempt({ env: WELL });
      expect([second.code, second.outputs.status]).toEqual([0, 'completed']);
      expect([count(job, 'b'), count(job, 'c 1')]).toEqual([2, 1]);
      expect(readFileSync(join(second.workspace, 'a.txt'), 'utf8')).toBe('1\n');
      // What was spoilt on its way up is known only when it is read, and so is what was evicted once it had been seen.
      if (one.does.kind === 'flip' || one.does.kind === 'evict') return;
      if (first.outputs.resumable === 'true') expect(second.outputs['run-id']).toBe(first.outputs['run-id']);
      if (saved.length === 0) expect(first.outputs.resumable).toBe('false');
      if (!/not uploaded|not saved/.test(first.summary)) expect(count(job, 'a')).toBe(1);
    },
    300_000,
  );

  const SAVED = `
steps:
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"; echo 1 > d.txt
  - id: ship
    run: echo ship >> "$LOG"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"
`;
  const ONCE = ['deploy', 'ship', 'b'];

  // Other bytes than those that were saved, and none, are not a failure to read.
  const isFailure = ({ does }: FaultCase) => !['flip', 'evict'].includes(does.kind);
  const finding = chosen(FINDING, { loud: 1, silent: 0, fits: isFailure });
  test.each(finding)(
    'what fails while it is found stops before any step, and nothing completed runs again: %s',
    async (_name, one) => {
      const job = new Job({ service, pipeline: SAVED });
      expect((await job.attempt({ env: WELL })).code).toBe(1);
      job.put('go');
      strike(one);
      const second = await job.attempt({ env: SHORT });
      const hasStopped = second.code === 5;
      if (hasStopped) expect(second.stdout).toMatch(/^::error/m);
      else expect([second.code, second.outputs.status]).toEqual([0, 'completed']);
      if (one.nth === 'always' && one.does.kind !== 'delay') expect(second.code).toBe(5);
      expect(job.ran).toEqual(hasStopped ? ONCE : [...ONCE, 'b']);

      await heal();
      const third = await job.attempt({ env: WELL });
      expect([third.code, third.outputs.status]).toEqual([0, 'completed']);
      expect(job.ran).toEqual([...ONCE, 'b']);
    },
    300_000,
  );
});

const TWO = `
steps:
  - run: echo a >> "$LOG"; echo 1 > a.txt
  - run: echo b >> "$LOG"; test -e "$OUT/go"
`;

test.each([
  ['that hangs', { kind: 'stall' }, 'nothing more is saved: no answer from the cache for 4 s of this job'],
  ['that fails', { kind: 'status', status: 500 }, ''],
] as const)(
  'a service %s is given up for the whole job, and each end of it warns once',
  async (_how, does, why) => {
    const job = new Job({ service, pipeline: TWO });
    service.fault({ on: { nth: 'always' }, does });
    const main = await job.attempt({ env: SHORT });
    expect([main.code, main.outputs.resumable, job.ran]).toEqual([1, 'false', ['a', 'b']]);
    expect(warningsOf(main)).toEqual([
      expect.stringContaining('a checkpoint could not be saved, for which no step fails: '),
    ]);
    const warned = warningsOf(await main.post());
    expect(warned).toEqual([
      expect.stringMatching(/^::warning::nothing of \S+ is saved: a re-run starts from the first step; /),
    ]);
    expect(warned[0]).toContain(why);
  },
);

test('a search that gets no answer says what it waits for, and stops before any step', async () => {
  const job = new Job({ service, pipeline: TWO });
  await job.attempt({ env: WELL });
  service.fault({ on: { nth: 'always' }, does: { kind: 'stall' } });
  const ran = job.ran;
  const second = await job.attempt({ env: SHORT });
  expect([second.code, job.ran]).toEqual([5, ran]);
  expect(second.stdout).toMatch(
    /^Waiting for the cache: no answer for \d+ s; it is tried for \d+ s more\.$/m,
  );
  expect(second.stdout).toContain(
    '::error::the cache could not be read: no answer from the cache for 4 s of this job',
  );
});
