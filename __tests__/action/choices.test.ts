/** Which run the action goes on with, and what is done when less is there than was saved. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const PUBLISH = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: publish
    rerun: ask
    run: echo publish >> "$LOG"
  - id: c
    run: echo c >> "$LOG"; test -e "$OUT/go"
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** Throws checkpoints away, but the newest and those that are to be kept. */
function loseBut(isKept: (key: string) => boolean): void {
  const newest = service.entries().filter(isCheckpoint).at(-1);
  service.evict((entry) => isCheckpoint(entry) && entry.key !== newest?.key && !isKept(entry.key));
}

const isCheckpoint = ({ key }: { readonly key: string }) => /-\d{6}-\d{6}(-[rn])?\.$/.test(key);

test('a run of another workflow run is gone on with by its id, whole and known', async () => {
  const job = new Job({ service, pipeline: PUBLISH });
  const first = await job.start({ run: 777, attempt: 1 }).done;
  const id = first.outputs['run-id'] ?? '';
  for (const unknown of [`${id}-2`, id.slice(0, -1)]) {
    const refused = await job.start({ run: 888, attempt: 1, inputs: { 'run-id': unknown } }).done;
    expect(refused.code).toBe(4);
    expect(refused.stdout).toContain(`no such run: ${unknown}`);
  }
  expect(job.ran).toEqual(['a', 'publish', 'c']);
  job.put('go');
  const second = await job.start({ run: 888, attempt: 1, inputs: { 'run-id': id } }).done;
  expect([second.code, second.outputs['run-id'], second.outputs.attempt]).toEqual([0, id, '2']);
  expect(job.ran).toEqual(['a', 'publish', 'c', 'c']);
}, 180_000);

test('resume: required goes on with what is whole, and starts nothing else', async () => {
  const job = new Job({ service, pipeline: PUBLISH });
  const required = { inputs: { resume: 'required' } };
  const nothing = await job.start({ ...required, attempt: 1 }).done;
  expect([nothing.code, job.ran]).toEqual([4, []]);
  await job.start({ attempt: 1 }).done;
  const second = await job.start({ ...required, attempt: 2 }).done;
  expect([second.code, second.outputs['resumed-from']]).toEqual([1, 'c']);
  expect(job.ran).toEqual(['a', 'publish', 'c', 'c']);
  const newest = service.entries().filter(isCheckpoint).at(-1);
  service.damage(newest?.key ?? '', 'flip');
  const third = await job.start({ ...required, attempt: 3 }).done;
  expect(third.code).toBe(4);
  expect(third.stdout).toContain('some checkpoints are gone');
  expect(job.ran).toHaveLength(4);
}, 180_000);

test('a re-run of which every checkpoint is gone starts over, and asks before it publishes; naming the step is consent', async () => {
  const job = new Job({ service, pipeline: PUBLISH });
  await job.start({ attempt: 1 }).done;
  service.evict(() => true);
  const second = await job.start({ attempt: 2 }).done;
  expect([second.code, second.outputs.status, second.outputs['waiting-for']]).toEqual([
    3,
    'paused',
    'publish',
  ]);
  expect(second.stdout).toContain('no checkpoint of an earlier attempt is in the cache');
  const id = second.outputs['run-id'];
  expect(second.stdout).toMatch(
    new RegExp(
      `^::error title=publish,file=savepoint\\.yml,line=5::paused: publish asks before it is started: .*%0ATo let it run, start the workflow by hand \\(workflow_dispatch\\) on main with the inputs savepoint-run: ${id} and savepoint-from-step: publish$`,
      'm',
    ),
  );
  expect(job.ran).toEqual(['a', 'publish', 'c', 'a']);
  job.put('go');
  const inputs = { 'run-id': id ?? '', 'from-step': 'publish' };
  const third = await job.start({ run: 888, attempt: 1, inputs }).done;
  expect(third.code).toBe(0);
  expect(job.ran).toEqual(['a', 'publish', 'c', 'a', 'publish', 'c']);
}, 180_000);

test('what only lost checkpoints held runs again, with a warning, and a step that asks and was built on it asks', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - { id: first, rerun: ask, run: 'echo first >> "$LOG"' }
  - { id: a, run: 'echo a >> "$LOG"; until test -e "$OUT/a"; do sleep 0.05; done; echo 1 > a.txt' }
  - { id: publish, rerun: ask, run: 'echo publish >> "$LOG"' }
  - { id: c, run: 'echo c >> "$LOG"; exit 1' }
`,
  });
  const going = job.start({ attempt: 1 });
  // All that came before is published: the end of `first`.
  await until('a runs', () => job.ran.includes('a'));
  const before = new Set(service.entries().map(({ key }) => key));
  job.put('a');
  await going.done;
  loseBut((key) => before.has(key));
  const second = await job.start({ attempt: 2 }).done;
  expect([second.code, second.outputs['waiting-for']]).toEqual([3, 'publish']);
  expect(second.stdout).toMatch(/::warning.*checkpoint 1\.\d+: it is gone/);
  expect(job.ran).toEqual(['first', 'a', 'publish', 'c', 'a']);
}, 180_000);

const GREET = `
inputs: { who: { default: me } }
steps:
  - id: a
    run: echo "a \${{ inputs.who }}" >> "$LOG"
  - id: b
    run: echo "b \${{ inputs.who }}" >> "$LOG"; test -e "$OUT/go"
`;

soaked(
  'a resume: required that found nothing leaves nothing behind: the next workflow run of the scope has nothing to ask about',
  async () => {
    const job = new Job({
      service,
      pipeline: `steps: [{ id: a, run: 'echo a >> "$LOG"' }, { id: deploy, rerun: ask, run: 'echo deploy >> "$LOG"' }]`,
    });
    const inputs = { scope: 'nightly' };
    const refused = await job.attempt({ run: 101, attempt: 1, inputs: { ...inputs, resume: 'required' } });
    expect([refused.code, job.ran]).toEqual([4, []]);
    expect(service.entries()).toEqual([]);
    const next = await job.attempt({ run: 102, attempt: 1, inputs });
    expect([next.code, job.ran]).toEqual([0, ['a', 'deploy']]);
    expect(next.stdout).not.toContain('::warning');
  },
  180_000,
);

test('with resume: required no run is started, also where the one that is found has other inputs', async () => {
  const job = new Job({ service, pipeline: GREET });
  const scope = { scope: 'n' };
  const first = await job.start({ inputs: { ...scope, inputs: 'who=x' } }).done;
  const refused = await job.start({ inputs: { ...scope, inputs: 'who=y', resume: 'required' } }).done;
  expect(refused.code).toBe(4);
  expect(refused.stdout).toContain(`${first.outputs['run-id']} has other inputs`);
  expect(job.ran).toEqual(['a x', 'b x']);
}, 60_000);

soaked(
  'a run that is named by its id takes the inputs that are given in place of its own',
  async () => {
    const job = new Job({ service, pipeline: GREET });
    const first = await job.start({ inputs: { inputs: 'who=x' } }).done;
    job.put('go');
    const inputs = { inputs: 'who=y', 'run-id': first.outputs['run-id'] ?? '' };
    const second = await job.start({ run: 888, attempt: 1, inputs }).done;
    expect([second.code, second.outputs['run-id']]).toEqual([0, first.outputs['run-id']]);
    expect(job.ran).toEqual(['a x', 'b x', 'a y', 'b y']);
  },
  60_000,
);

test('what a pause says to do can be done: another workflow run, with the run and the step, runs what waited', async () => {
  const job = new Job({ service, pipeline: PUBLISH });
  await job.attempt();
  service.evict(() => true);
  const paused = await job.attempt();
  const [, run = '', step = ''] =
    /^::error .*savepoint-run: (\S+) and savepoint-from-step: (\S+)$/m.exec(paused.stdout) ?? [];
  job.put('go');
  const before = job.ran.length;
  const last = await job.attempt({ run: 888, attempt: 1, inputs: { 'run-id': run, 'from-step': step } });
  expect([last.code, last.outputs['run-id'], last.outputs.status]).toEqual([0, run, 'completed']);
  expect(job.ran.slice(before)).toEqual(['publish', 'c']);
}, 180_000);
