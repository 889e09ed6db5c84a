/** The bundle as a runner starts it, with the real cache client and a results service of the tests' own. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { cancelAsGitHub, GITHUB_TIMES } from '../support/github-cancel.ts';
import { type Done, Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const THREE = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt; rm -f doomed; echo "x=1" >> "$GITHUB_OUTPUT"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; cat a.txt > b.txt; test ! -e doomed
  - id: c
    run: echo "c \${{ steps.a.outputs.x }}" >> "$LOG"
`;
const FILES = { doomed: 'x' };

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('a re-run goes on from the first step that is not complete, in a fresh checkout, with the files and outputs', async () => {
  const job = new Job({ service, pipeline: THREE, files: FILES });
  const first = await job.attempt();
  expect([first.code, first.outputs.status, first.outputs.resumable]).toEqual([1, 'failed', 'true']);
  job.put('go');
  const second = await job.attempt();
  expect(second.code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'b', 'c 1']);
  expect(readFileSync(join(second.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
  expect(existsSync(join(second.workspace, 'doomed'))).toBe(false);
  expect(second.outputs).toMatchObject({
    status: 'completed',
    attempt: '2',
    resumed: 'true',
    'resumed-from': 'b',
    'steps-reused': '1',
    'steps-run': '2',
  });
}, 60_000);

test('with resume: never a re-run starts over', async () => {
  const job = new Job({ service, pipeline: THREE, files: FILES });
  await job.attempt();
  job.put('go');
  const second = await job.attempt({ inputs: { resume: 'never' } });
  expect(second.code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'c 1']);
}, 60_000);

test.each([
  ['the cache', () => ({})],
  ['a folder', () => ({ store: join(folder(), 'store') })],
])(
  'with resume: never in the job and %s as its store a re-run is not said to go on',
  async (_what, store) => {
    const job = new Job({ service, pipeline: THREE, files: FILES });
    const first = await job.attempt({ inputs: { ...store(), resume: 'never' } });
    expect([first.code, first.outputs.resumable]).toEqual([1, 'false']);
    for (const told of [first.stdout, first.summary]) {
      expect(told).toContain('A re-run starts over');
      expect(told).not.toContain('Re-run failed');
    }
  },
  60_000,
);

test('a completed run is brought back to a re-run: files and outputs, and nothing runs', async () => {
  const job = new Job({
    service,
    files: FILES,
    pipeline: `${THREE}finally:\n  - id: f\n    run: echo f >> "$LOG"; echo f > f.txt\n`,
  });
  job.put('go');
  expect((await job.attempt()).code).toBe(0);
  for (const _ of [2, 3]) {
    const again = await job.attempt();
    expect([again.code, again.outputs.status, again.outputs['steps-reused']]).toEqual([0, 'completed', '3']);
    expect(JSON.parse(again.outputs.outputs ?? '')).toMatchObject({ a: { x: '1' } });
    expect(readFileSync(join(again.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
    expect(readFileSync(join(again.workspace, 'f.txt'), 'utf8')).toBe('f\n');
    expect(existsSync(join(again.workspace, 'doomed'))).toBe(false);
    expect(again.stdout).toContain('nothing was left to run');
  }
  expect(job.ran).toEqual(['a', 'b', 'c 1', 'f']);
}, 90_000);

test('a job that is killed goes on from the last checkpoint that was saved', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go" || sleep 600
`,
  });
  const going = job.start();
  await until('a is saved', () => service.entries().length >= 3 && job.ran.includes('b'));
  await until('the checkpoint with a is there', () =>
    /Saved checkpoint 1\.[2-9]/.test(going.started.printed().stdout),
  );
  going.started.child.kill('SIGKILL');
  await going.done;
  job.put('go');
  const second = await job.attempt();
  expect(second.code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'b']);
  expect(readFileSync(join(second.workspace, 'a.txt'), 'utf8')).toBe('1\n');
}, 60_000);

test('all that is on its way when a job is killed lies in the temp folder of the runner, be there a blank in its path', async () => {
  const job = new Job({ service, pipeline: THREE, files: FILES });
  const [RUNNER_TEMP, TMPDIR] = [join(folder(), 'my runner'), folder()];
  mkdirSync(RUNNER_TEMP);
  const upload = service.fault({ on: { method: 'blob-put', nth: 1 }, does: { kind: 'stall' } });
  const going = job.start({ env: { RUNNER_TEMP, TMPDIR } });
  await upload.struck;
  going.started.child.kill('SIGKILL');
  await going.done;
  const below = () =>
    readdirSync(RUNNER_TEMP).flatMap((own) => readdirSync(join(RUNNER_TEMP, own, 'moving')));
  await until(
    'its cache client has noticed, and is gone',
    () => !below().some((each) => /^transfers-/.test(each)),
  );
  const moving = readdirSync(RUNNER_TEMP, { recursive: true, encoding: 'utf8' });
  expect(moving).toContainEqual(expect.stringMatching(/\/transfer-[^/]+\/(.*\/)?savepoint-checkpoint$/));
  expect(readdirSync(TMPDIR)).toEqual([]);
}, 60_000);

test('what a cancelled job could not save is saved by its post step', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go" || sleep 600
`,
  });
  service.fault({ on: { method: 'CreateCacheEntry', nth: 'always' }, does: { kind: 'stall' } });
  const going = job.start();
  await until('b runs', () => job.ran.includes('b'));
  going.started.child.kill('SIGINT');
  const first = await going.done;
  expect([first.code, first.outputs.status]).toEqual([130, 'interrupted']);
  service.heal();
  const post = await first.post();
  expect(post.stdout).toMatch(/Saved checkpoint/);
  job.put('go');
  expect((await job.attempt()).code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'b']);
}, 60_000);

test('a job that is cancelled while it looks for its run ends at once, and has run nothing', async () => {
  const job = new Job({ service, pipeline: THREE, files: FILES });
  await job.attempt();
  service.fault({ on: { method: 'GetCacheEntryDownloadURL', nth: 'always' }, does: { kind: 'stall' } });
  const before = service.requests.length;
  const going = job.start();
  await until('it looks', () => service.requests.length > before);
  going.started.child.kill('SIGINT');
  expect((await going.done).code).toBe(130);
  expect(job.ran).toEqual(['a', 'b']);
}, 60_000);

test('a cancel is not held up by a store that takes nothing, and a step that was not started does not ask', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: echo a >> "$LOG"
  - id: b
    rerun: ask
    run: echo b >> "$LOG"
`,
  });
  service.fault({ on: { method: 'CreateCacheEntry', nth: 'always' }, does: { kind: 'stall' } });
  const going = job.start();
  await until('b waits for its start to be saved', () => /> b$/m.test(going.started.printed().stdout));
  expect(await cancelAsGitHub(going.started.child.pid ?? 0, GITHUB_TIMES)).toBe('SIGINT');
  const first = await going.done;
  expect([first.code, first.outputs.status]).toEqual([130, 'interrupted']);
  await service.heal();
  await first.post();
  expect((await job.attempt()).code).toBe(0);
  expect(job.ran).toEqual(['a', 'b']);
}, 60_000);

test('of a run that another workflow run completed nothing is fetched but its record, unless a step is named', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    rerun: ask
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: b
    run: echo b >> "$LOG"; cat a.txt > b.txt
`,
  });
  const inputs = { scope: 'nightly' };
  const first = await job.attempt({ run: 1, inputs });
  const fetchedBy = async (attempt: () => Promise<Done>) => {
    const before = service.requests.length;
    const done = await attempt();
    const asked = service.requests.slice(before).filter(({ method }) => method === 'blob-get');
    const places = asked.flatMap(
      ({ key }) => /-(\d{6}-\d{6})-\d{6}-\d{6}-[rn]\.$/.exec(key ?? '')?.[1] ?? [],
    );
    return { done, places: new Set(places.filter((place) => !place.endsWith('-000000'))) };
  };
  const second = await fetchedBy(() => job.attempt({ run: 2, attempt: 1, inputs }));
  expect(second.done.outputs['run-id']).not.toBe(first.outputs['run-id']);
  expect(second.done.outputs.status).toBe('completed');
  expect(second.places.size).toBe(1);
  const named = { ...inputs, 'from-step': 'b' };
  const third = await fetchedBy(() => job.attempt({ run: 3, attempt: 1, inputs: named }));
  expect(third.done.outputs['run-id']).toBe(second.done.outputs['run-id']);
  expect(third.places.size).toBeGreaterThan(1);
  expect(job.ran).toEqual(['a', 'b', 'a', 'b', 'b']);
}, 90_000);
