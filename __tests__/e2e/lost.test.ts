/** The whole action where a part of what was saved is gone or damaged, or cannot be saved before a step that asks. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { type Done, Job, SOONER } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const QUICK = { NODE_OPTIONS: `--require="${resolve('__tests__/support/quick-transfers.cjs')}"` };
const WELL = { env: { ...QUICK, ...SOONER } };
const SHORT = { env: { ...QUICK, SAVEPOINT_TEST_SHORTER: '20' } };
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

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

const warningsOf = ({ stdout }: Done) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('::warning'))
    .join('\n');

const count = (job: Job, step: string) => job.ran.filter((line) => line === step).length;

/** The keys of the checkpoints in the store, oldest first. */
function checkpoints(): readonly string[] {
  const ready = service.entries().filter(({ status }) => status === 'ready');
  return ready.map(({ key }) => key).filter((key) => /-\d{6}-\d{6}(-[rn])?\.$/.test(key));
}

/** With a file so large that no later checkpoint holds it, too. */
const LARGE = { large: randomBytes(400_000).toString('hex') };

/** A run of which all is saved; its next attempt would complete it. */
async function failed(): Promise<Job> {
  const job = new Job({ service, pipeline: ASKS, files: LARGE });
  const first = await job.attempt();
  expect([first.code, first.outputs.resumable]).toEqual([1, 'true']);
  job.put('go');
  return job;
}

test('a step that asks does not start unrecorded: the run stops, and the next attempt starts it', async () => {
  const job = new Job({ service, pipeline: ASKS });
  service.fault({ on: { method: 'CreateCacheEntry', nth: 'always' }, does: { kind: 'status', status: 403 } });
  const first = await job.attempt(SHORT);
  expect([first.code, first.outputs.status, job.ran]).toEqual([5, 'interrupted', ['a']]);
  service.heal();
  // However long this machine takes to start a process.
  await first.post({ SAVEPOINT_TEST_SHORTER: '1' });
  job.put('go');
  const second = await job.attempt();
  expect([second.code, second.outputs.status]).toEqual([0, 'completed']);
  expect(job.ran).toEqual(['a', 'deploy', 'b']);
});

test('a re-run of which every checkpoint is gone starts over and asks; a workflow run that names the step goes on', async () => {
  const job = await failed();
  service.evict(() => true);
  const required = await job.attempt({ attempt: 2, inputs: { resume: 'required' } });
  expect([required.code, count(job, 'a')]).toEqual([4, 1]);
  const second = await job.attempt({ attempt: 2 });
  expect([second.code, second.outputs.status, second.outputs['waiting-for']]).toEqual([
    3,
    'paused',
    'deploy',
  ]);
  expect(warningsOf(second)).toMatch(/no checkpoint of an earlier attempt .* starts from the first step/);
  const id = second.outputs['run-id'] ?? '';
  expect(second.stdout).toMatch(
    new RegExp(
      `^::error title=deploy,file=savepoint\\.yml,line=5::paused: deploy asks before it is started: .*%0ATo let it run, start the workflow by hand \\(workflow_dispatch\\) on main with the inputs savepoint-run: ${id} and savepoint-from-step: deploy; to take it as done, with savepoint-mark: deploy instead of savepoint-from-step$`,
      'm',
    ),
  );
  const inputs = { 'run-id': id, 'from-step': 'deploy' };
  const cut = await job.attempt({ run: 888, attempt: 1, inputs: { ...inputs, 'run-id': id.slice(0, -1) } });
  expect([cut.code, cut.stdout]).toEqual([4, expect.stringContaining(`no such run: ${id.slice(0, -1)}`)]);
  const byHand = await job.attempt({ run: 888, attempt: 1, inputs });
  expect([byHand.code, byHand.outputs['run-id'], byHand.outputs.attempt]).toEqual([0, id, '2']);
  const third = await job.attempt({ run: 777, attempt: 3 });
  expect([third.code, third.outputs['run-id'], third.outputs['steps-run']]).toEqual([0, id, '0']);
  expect(job.ran).toEqual(['a', 'deploy', 'b', 'a', 'deploy', 'b']);
});

test('rule 4: where the newest checkpoint is damaged the one before is used, with a warning, and resume: required stops', async () => {
  const job = await failed();
  service.damage(checkpoints().at(-1) ?? '', 'flip');
  const required = await job.attempt({ ...WELL, attempt: 2, inputs: { resume: 'required' } });
  expect([required.code, required.stdout]).toEqual([4, expect.stringContaining('some checkpoints are gone')]);
  const second = await job.attempt({ ...WELL, attempt: 2 });
  expect([second.code, second.outputs.status]).toEqual([0, 'completed']);
  expect([count(job, 'a'), count(job, 'deploy')]).toEqual([1, 1]);
  expect(warningsOf(second)).toMatch(/checkpoint 1\.\d+: it is damaged/);
});

test('where the change of one step is lost that step runs again and no other, and one after it that asks is asked for', async () => {
  const job = new Job({
    service,
    files: LARGE,
    pipeline: `
max-parallel: 4
steps:
  - { id: start, needs: [], rerun: ask, writes: [], run: 'echo start >> "$LOG"' }
  - id: a
    needs: [start]
    writes: [a.txt]
    run: until test -e "$OUT/a"; do sleep 0.05; done; echo a >> "$LOG"; head -c 150000 /dev/urandom > a.txt
  - { id: gate, needs: [a], rerun: ask, writes: [], run: 'echo gate >> "$LOG"' }
  - id: s
    needs: [start]
    writes: [s.txt]
    run: until test -e "$OUT/s"; do sleep 0.05; done; echo s >> "$LOG"; echo from-s > s.txt
  - { id: b, needs: [s], run: 'echo b >> "$LOG"; test -e "$OUT/go"' }
`,
  });
  const going = job.start();
  const published = async (step: string) => {
    await until(`${step}, before which all is published, runs`, () => job.ran.includes(step));
    return checkpoints();
  };
  const before = new Set(await published('start'));
  job.put('a');
  const ofA = (await published('gate')).filter((key) => !before.has(key));
  job.put('s');
  expect((await going.done).code).toBe(1);
  job.put('go');
  for (const key of ofA) service.damage(key, 'flip');
  const second = await job.attempt(WELL);
  expect([second.code, second.outputs['waiting-for']]).toEqual([3, 'gate']);
  expect(['start', 'a', 'gate', 's', 'b'].map((step) => count(job, step))).toEqual([1, 2, 1, 1, 2]);
  expect(readFileSync(join(second.workspace, 's.txt'), 'utf8')).toBe('from-s\n');
  expect(warningsOf(second).match(/^.*$/gm)).toEqual([
    expect.stringContaining('a: its saved files cannot be read: they are gone; it runs again'),
  ]);
  expect(second.stdout).toMatch(/^checkpoint 1\.\d+: it is damaged\.$/m);
});

test('where the files that a run began with are gone nothing is reused, and steps that ask do', async () => {
  const job = await failed();
  const [first = ''] = checkpoints();
  service.evict(({ key }) => key === first);
  const second = await job.attempt(WELL);
  expect([second.code, second.outputs['waiting-for'], second.outputs.resumed]).toEqual([
    3,
    'deploy',
    'false',
  ]);
  expect(warningsOf(second)).toContain('only parts of an earlier attempt are in the cache');
  expect(count(job, 'deploy')).toBe(1);
});
