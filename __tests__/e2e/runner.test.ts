/** What the runner of these tests gives an action, and how it is cancelled and lost: as GitHub's does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Ran, Running } from '../support/act.ts';
import { actionFolder } from '../support/action-folder.ts';
import { linesIn } from '../support/cli.ts';
import { isAlive } from '../support/living.ts';
import { probeAction } from '../support/probe-action.ts';
import { type AttemptOptions, type Scenario, scenario } from '../support/scenario.ts';

const WORKFLOW = `
name: CI
on: [push, workflow_dispatch]
jobs:
  build:
    runs-on: ubuntu-latest
    strategy: { matrix: { shard: [1, 11] } }
    steps:
      - uses: actions/checkout@v5
      - id: probe
        uses: OWNER/savepoint@v1
      - id: again
        uses: OWNER/savepoint@v1
        with: { run-id: given }
      - id: after
        run: cat sub/file
      - id: always
        if: always()
        run: echo "\${{ job.status }}"
`;

const PROBE = { 'OWNER/savepoint@v1': probeAction() };

function probed(): Scenario & { readonly leg: (options?: AttemptOptions) => Running } {
  const one = scenario({ workflow: WORKFLOW, files: { 'sub/file': 'checked out\n' } });
  const leg = (options: AttemptOptions = {}) =>
    one.start({ actions: PROBE, matrix: { shard: 1 }, ...options });
  return { ...one, leg };
}

function seen(ran: Ran, step = 'probe'): Readonly<Record<string, string>> {
  return JSON.parse(ran.step(step).outputs.seen ?? '{}');
}

test('an action is given its run, its job, its use in the job and its matrix values', async () => {
  const { leg } = probed();
  const first = await leg({ runId: 77 }).ended;
  expect(first.code).toBe(0);
  expect(seen(first)).toMatchObject({
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/workflow.yml@refs/heads/main',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_RUN_ID: '77',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'build',
    GITHUB_ACTION: 'probe',
    RUNNER_TRACKING_ID: 'github_77-1',
    node: process.version,
  });
  expect(JSON.parse(seen(first).INPUT_MATRIX ?? '')).toEqual({ shard: 1 });
  expect(JSON.parse(seen(first).INPUT_STRATEGY ?? '')).toMatchObject({ 'fail-fast': true });
  expect(seen(first).INPUT_TOKEN).toBe('the-token-of-the-job');
  expect(seen(first, 'again')).toMatchObject({ GITHUB_ACTION: 'again', 'INPUT_RUN-ID': 'given' });
  const event = { name: 'workflow_dispatch', payload: { inputs: { 'savepoint-run': 'older' } } };
  const second = await leg({ runId: 77, matrix: { shard: 11 }, event }).ended;
  expect(seen(second)).toMatchObject({ GITHUB_RUN_ATTEMPT: '2', INPUT_DISPATCHED: 'older' });
  expect(JSON.parse(seen(second).INPUT_MATRIX ?? '')).toEqual({ shard: 11 });
});

test('each attempt has a workspace and a temp folder of its own, with what is checked out', async () => {
  const { leg } = probed();
  const [first, second] = [await leg().ended, await leg().ended];
  expect(first.step('after').lines).toEqual(['checked out']);
  expect(seen(first).cwd).toBe(seen(first).GITHUB_WORKSPACE);
  for (const name of ['GITHUB_WORKSPACE', 'RUNNER_TEMP', 'HOME']) {
    expect(seen(second)[name]).not.toBe(seen(first)[name]);
  }
});

test('an action sees the variables of a results service, and nothing of the environment of the tests', async () => {
  const service = {
    ACTIONS_RUNTIME_URL: 'http://localhost:1/',
    ACTIONS_RESULTS_URL: 'http://localhost:1/',
    ACTIONS_RUNTIME_TOKEN: 'a.b.c',
    ACTIONS_CACHE_SERVICE_V2: 'True',
    GITHUB_API_URL: 'http://localhost:2',
  };
  process.env.OF_THE_TESTS = 'yes';
  const ran = await probed().leg({ env: service }).ended;
  expect(seen(ran)).toMatchObject(service);
  expect(seen(ran)).not.toHaveProperty('OF_THE_TESTS');
});

test('lines, annotations, outputs and the summary are told by step; main and post share their state', async () => {
  const one = probed();
  const ran = await one.leg().ended;
  const probe = ran.step('probe');
  expect(probe).toMatchObject({ result: 'success', summary: '# A <b>\nline\n' });
  expect(probe.lines).toContain('::group::Told');
  expect(probe.lines).toContain('to stderr');
  expect(probe.annotations).toEqual([
    { kind: 'warning', message: 'two\nlines', properties: { file: 'a.yml', line: '3', title: 'T: x' } },
    { kind: 'notice', message: 'one', properties: {} },
    { kind: 'error', message: 'bad', properties: { title: 'b' } },
  ]);
  const posts = ran.job.steps.filter(({ stage }) => stage === 'post');
  expect(posts.map(({ id, lines }) => [id, ...lines])).toEqual([
    ['again', 'post after main, the job is a success'],
    ['probe', 'post after main, the job is a success'],
  ]);
  expect(linesIn(join(one.outside, 'posts'))).toEqual(['main', 'main']);
});

test('each leg of a matrix is told as a job of its own', async () => {
  const one = scenario({ workflow: WORKFLOW, files: { 'sub/file': '' } });
  const ran = await one.attempt({ actions: PROBE });
  expect(ran.jobs.map(({ matrix }) => matrix.shard).sort()).toEqual([1, 11]);
  expect(ran.jobs.map(({ result }) => result)).toEqual(['success', 'success']);
});

test('after a failed action later steps are skipped, those with always() run, and so does post', async () => {
  const ran = await probed().leg({ env: { MODE: 'fail' } }).ended;
  expect(ran.code).toBe(1);
  expect(ran.job.result).toBe('failure');
  expect(stagesOf(ran)).toEqual(['main 0', 'main probe', 'main always', 'post probe']);
  expect(ran.step('always').lines).toEqual(['failure']);
  // The inputs of an action are evaluated anew for its post step.
  expect(seen(ran)['INPUT_JOB-STATUS']).toBe('success');
  const post = ran.job.steps.find(({ stage }) => stage === 'post');
  expect(post?.lines).toEqual(['post after main, the job is a failure']);
});

test.each([
  { mode: 'SIGINT', times: undefined },
  { mode: 'SIGTERM', times: { toTerminate: 50, toKill: 60_000 } },
  { mode: 'SIGKILL', times: { toTerminate: 50, toKill: 50 } },
] as const)('a cancel ends the action by $mode at last, and post runs', async ({ mode, times }) => {
  const { running, outside } = await hanging(mode);
  expect(await running.cancel(times)).toBe(mode);
  const ran = await running.ended;
  expect(ran.step('probe').result).toBe('failure');
  expect(stagesOf(ran)).toContain('post probe');
  expect(linesIn(join(outside, 'posts'))).toEqual(['main']);
});

test('an action that is killed is followed by its post', async () => {
  const { running } = await hanging('SIGKILL');
  await running.killAction('probe');
  expect(stagesOf(await running.ended)).toEqual(['main 0', 'main probe', 'main always', 'post probe']);
});

test('when the machine is lost nothing more runs, and what was told so far is there', async () => {
  const { running, outside } = await hanging('SIGKILL');
  const pid = await running.action();
  const ran = await running.lose();
  expect(ran.code).toBeNull();
  expect(isAlive(pid)).toBe(false);
  expect(stagesOf(ran)).toEqual(['main 0', 'main probe']);
  expect(ran.step('probe').result).toBeUndefined();
  expect(existsSync(join(outside, 'posts'))).toBe(false);
});

test('the action can be given with other defaults, and without its post step', async () => {
  const probe = actionFolder({ defaults: { token: 'another' }, post: 'none' }, PROBE['OWNER/savepoint@v1']);
  const ran = await probed().leg({ actions: { 'OWNER/savepoint@v1': probe } }).ended;
  expect(seen(ran).INPUT_TOKEN).toBe('another');
  expect(ran.job.steps.map(({ stage }) => stage)).not.toContain('post');
  expect(() => actionFolder({ defaults: { 'no-such': '' } })).toThrow('no input no-such');
});

test('an action that is not given from a folder is an error, since nothing asks the network', async () => {
  const workflow = WORKFLOW.replace('OWNER/savepoint@v1', 'actions/cache@v5');
  const ran = await scenario({ workflow }).attempt({ matrix: { shard: 1 } });
  expect(ran.code).toBe(1);
  expect(ran.text).toMatch(/failed to fetch "https:\/\/github.com\/actions\/cache".*127\.0\.0\.1:9/);
});

async function hanging(MODE: string): Promise<{ readonly running: Running; readonly outside: string }> {
  const { leg, outside } = probed();
  const running = leg({ env: { MODE } });
  await running.until('the action is ready', () => existsSync(join(outside, 'ready')));
  return { running, outside };
}

function stagesOf(ran: Ran): readonly string[] {
  return ran.job.steps.map(({ stage, id }) => `${stage} ${id}`);
}
