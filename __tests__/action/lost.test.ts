/** The whole action where a part of what was saved is gone or damaged, or cannot be saved before a step that asks. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { type AttemptOptions, type Done, Job } from '../support/job.ts';
import { isSoak } from '../support/random.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const QUICK = { NODE_OPTIONS: `--require="${resolve('__tests__/support/quick-transfers.cjs')}"` };
/** The limits are long enough for what goes well on a busy machine. */
const WELL: AttemptOptions = { env: { ...QUICK, SAVEPOINT_TEST_SHORTER: '4' } };
const SHORT: AttemptOptions = { env: { ...QUICK, SAVEPOINT_TEST_SHORTER: '20' } };

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

function warningsOf({ stdout }: { readonly stdout: string }): string {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('::warning'))
    .join('\n');
}

const count = (job: Job, step: string) => job.ran.filter((line) => line === step).length;

/** What the store holds of checkpoints, oldest first. */
function checkpoints(): readonly string[] {
  const ready = service.entries().filter(({ status }) => status === 'ready');
  return ready.map(({ key }) => key).filter((key) => /-\d{6}-\d{6}(-[rn])?\.$/.test(key));
}

const ASKS = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt
  - id: deploy
    rerun: ask
    run: echo deploy >> "$LOG"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"
`;

/** A run of which all is saved; its next attempt would complete it. */
async function failed(pipeline: string): Promise<Job> {
  const job = new Job({ service, pipeline });
  const first = await job.attempt(WELL);
  expect([first.code, first.outputs.resumable]).toEqual([1, 'true']);
  job.put('go');
  return job;
}

test('a step that asks does not start unrecorded: the run stops, and the next attempt starts it', async () => {
  const job = new Job({ service, pipeline: ASKS });
  service.fault({ on: { method: 'CreateCacheEntry', nth: 'always' }, does: { kind: 'status', status: 403 } });
  const first = await job.start(SHORT).done;
  expect([first.code, first.outputs.status, job.ran]).toEqual([5, 'interrupted', ['a']]);
  service.heal();
  await first.post();
  job.put('go');
  const second = await job.attempt(WELL);
  expect([second.code, second.outputs.status]).toEqual([0, 'completed']);
  expect(job.ran).toEqual(['a', 'deploy', 'b']);
}, 120_000);

soaked(
  'with resume: never a re-run starts over, whether or not the cache can be read',
  async () => {
    const job = await failed(ASKS);
    service.fault({ on: { method: 'GetCacheEntryDownloadURL', nth: 'always' }, does: { kind: 'break' } });
    const second = await job.attempt({ ...SHORT, inputs: { resume: 'never' } });
    expect([count(job, 'a'), second.outputs.resumed]).toEqual([2, 'false']);
  },
  120_000,
);

test.each([
  ['auto', 3, 2],
  ['required', 4, 1],
] as const)(
  'where nothing is left of an earlier attempt, resume: %s ends with %i',
  async (resume, code, runs) => {
    const job = await failed(ASKS);
    service.evict(() => true);
    const second = await job.attempt({ ...WELL, inputs: { resume } });
    expect([second.code, count(job, 'a'), count(job, 'deploy')]).toEqual([code, runs, 1]);
    if (code !== 3) return;
    expect(second.outputs['waiting-for']).toBe('deploy');
    expect(warningsOf(second)).toContain('starts from the first step');
  },
  120_000,
);

const DAMAGES = [
  ['flip', 'it is damaged'],
  ['truncate', 'it came cut short'],
] as const;

test.each(isSoak() ? DAMAGES : DAMAGES.slice(0, 1))(
  'of a newest checkpoint that is damaged (%s) the one before is used, with a warning',
  async (how, why) => {
    const job = await failed(ASKS);
    const newest = checkpoints().at(-1) ?? '';
    service.damage(newest, how);
    const second = await job.attempt(WELL);
    expect([second.code, second.outputs.status]).toEqual([0, 'completed']);
    expect([count(job, 'a'), count(job, 'deploy')]).toEqual([1, 1]);
    expect(warningsOf(second)).toMatch(new RegExp(`checkpoint 1\\.\\d+: ${why}`));
  },
  120_000,
);

// It waits out all tries, of which `store/transfer` and `store/cache-faults` tell.
soakTest()(
  'where each checkpoint comes cut short, nothing starts, and resume: never starts over and saves',
  async () => {
    const job = await failed(ASKS);
    for (const key of checkpoints()) service.damage(key, 'truncate');
    const second = await job.attempt(WELL);
    expect([second.code, count(job, 'a'), count(job, 'deploy')]).toEqual([5, 1, 1]);
    expect(second.stdout).toMatch(/^::error.*checkpoint 1\.\d+: it came cut short/m);
    const third = await job.attempt({ ...WELL, inputs: { resume: 'never' } });
    expect([third.code, count(job, 'a')]).toEqual([0, 2]);
    expect(warningsOf(third)).toBe('');
  },
  120_000,
);

const TWO = `
max-parallel: 4
steps:
  - id: start
    needs: []
    rerun: ask
    writes: []
    run: echo start >> "$LOG"
  - id: a
    needs: [start]
    writes: [a.txt]
    run: until test -e "$OUT/a"; do sleep 0.1; done; echo a >> "$LOG"; echo from-a > a.txt
  - id: gate
    needs: [a]
    rerun: ask
    writes: []
    run: echo gate >> "$LOG"
  - id: s
    needs: [start]
    writes: [s.txt]
    run: until test -e "$OUT/s"; do sleep 0.1; done; echo s >> "$LOG"; echo from-s > s.txt
  - id: b
    needs: [s]
    run: echo b >> "$LOG"; test -e "$OUT/go"
`;

/** A run in which `b` failed; the checkpoints that hold its source, and those that hold what `a` changed. */
async function parted(): Promise<{ job: Job; source: Set<string>; ofA: Set<string> }> {
  const job = new Job({ service, pipeline: TWO });
  const going = job.start(WELL);
  const published = async (step: string) => {
    await until(`${step}, before which all is published, runs`, () => job.ran.includes(step));
    return checkpoints();
  };
  const source = new Set(await published('start'));
  job.put('a');
  const ofA = new Set((await published('gate')).filter((key) => !source.has(key)));
  job.put('s');
  const first = await going.done;
  expect([first.code, (await first.post()).code]).toEqual([1, 0]);
  job.put('go');
  return { job, source, ofA };
}

const LOST = [
  ['damaged', 'it is damaged'],
  ['evicted', 'it is gone'],
] as const;

test.each(isSoak() ? LOST : LOST.slice(0, 1))(
  'where what one step changed is %s that step runs again and no other, and one after it that asks is asked for',
  async (how, why) => {
    const { job, ofA } = await parted();
    if (how === 'evicted') service.evict(({ key }) => ofA.has(key));
    else for (const key of ofA) service.damage(key, 'flip');
    const second: Done = await job.attempt(WELL);
    expect([second.code, second.outputs['waiting-for']]).toEqual([3, 'gate']);
    expect(['start', 'a', 'gate', 's', 'b'].map((step) => count(job, step))).toEqual([1, 2, 1, 1, 2]);
    expect(readFileSync(join(second.workspace, 's.txt'), 'utf8')).toBe('from-s\n');
    expect(warningsOf(second)).toContain(why);
  },
  120_000,
);

const RESUMES = [
  ['auto', 3],
  ['required', 4],
] as const;

test.each(isSoak() ? RESUMES : RESUMES.slice(0, 1))(
  'where the files that a run began with are gone, resume: %s ends with %i',
  async (resume, code) => {
    const { job, source } = await parted();
    service.evict(({ key }) => source.has(key));
    const second = await job.attempt({ ...WELL, inputs: { resume } });
    expect(second.code).toBe(code);
    expect(['start', 'a', 'b'].map((step) => count(job, step))).toEqual([1, 1, 1]);
    if (code !== 3) return;
    expect([second.outputs['waiting-for'], second.outputs.resumed]).toEqual(['start', 'false']);
    expect(warningsOf(second)).toContain('the cache has only parts of an earlier attempt');
  },
  120_000,
);

test.each(isSoak() ? ['evicted', 'damaged'] : ['evicted'])(
  'the source of a re-run is told by that of the attempt before, which had the same files, where its checkpoint is %s',
  async (how) => {
    const job = await failed(ASKS);
    job.take('go');
    const before = new Set(checkpoints());
    expect((await job.attempt(WELL)).code).toBe(1);
    const source = checkpoints().find((key) => !before.has(key) && key.includes('-000002-000001-')) ?? '';
    if (how === 'evicted') service.evict(({ key }) => key === source);
    else service.damage(source, 'flip');
    job.put('go');
    const third = await job.attempt(WELL);
    expect([third.code, third.outputs['resumed-from']]).toEqual([0, 'b']);
    expect(readFileSync(join(third.workspace, 'a.txt'), 'utf8')).toBe('from-a\n');
    expect(job.ran).toEqual(['a', 'deploy', 'b', 'b', 'b']);
  },
  120_000,
);

soaked(
  'where it had other files, nothing is gone on with: steps that ask do',
  async () => {
    const job = await failed(ASKS);
    job.take('go');
    job.change('other', 'other');
    const before = new Set(checkpoints());
    await job.attempt(WELL);
    const source = checkpoints().find((key) => !before.has(key) && key.includes('-000002-000001-')) ?? '';
    service.evict(({ key }) => key === source);
    const third = await job.attempt(WELL);
    expect([third.code, third.outputs['waiting-for']]).toEqual([3, 'deploy']);
  },
  120_000,
);
