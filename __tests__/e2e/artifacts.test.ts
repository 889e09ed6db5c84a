/** Jobs whose checkpoints are artifacts of the workflow run: found again by REST, in the same run and from another branch. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Running } from '../support/act.ts';
import type { Variant } from '../support/action-folder.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, type Scenario, scenario } from '../support/scenario.ts';

const WORKFLOW = `
name: CI
on: [push, workflow_dispatch]
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - id: savepoint
        uses: OWNER/savepoint@v1
      - id: after
        run: cat one two
`;

const PIPELINE = `
steps:
  - id: one
    run: echo one >> "$STEP_LOG"; echo 1 > one
  - id: two
    run: |
      echo two >> "$STEP_LOG"
      test -e "$OUTSIDE/go" || test ! -e "$OUTSIDE/hang" || sleep 600
      test -e "$OUTSIDE/go"
      cat one > two
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** The token that the jobs get may read artifacts, and nothing more. */
function onArtifacts({ defaults, ...action }: Variant): Scenario {
  const token = service.restToken({ actions: 'read' });
  const files = { service, workflow: WORKFLOW, pipeline: PIPELINE };
  return scenario(files, { ...action, defaults: { store: 'artifact', token, ...defaults } });
}

const put = ({ outside }: Scenario, name: string) => writeFileSync(join(outside, name), '');

resumeTest(
  'a job that failed goes on in a new workspace, and comes back when it is completed',
  async (action) => {
    const job = onArtifacts(action);
    const first = await job.attempt();
    expect(first.code).toBe(1);
    expect(first.text).toContain('savepoint fetch octo/repo/actions/runs/777');
    put(job, 'go');
    const second = await job.attempt();
    expect(second.code).toBe(0);
    const third = await job.attempt();
    for (const { step } of [second, third]) expect(step('after').lines).toEqual(['1', '1']);
    expect(third.step('savepoint').outputs).toMatchObject({ status: 'completed', 'steps-reused': '2' });
    expect(job.log()).toEqual(['one', 'two', 'two']);
    expect(service.entries()).toEqual([]);
  },
);

test.each<[string, (running: Running) => Promise<unknown>]>([
  ['was cancelled', async (running) => expect(await running.cancel()).toBe('SIGINT')],
  ['was killed', (running) => running.killAction()],
])('a job that %s goes on from there, and nothing of it lives on', async (_how, cutOff) => {
  const job = onArtifacts({});
  put(job, 'hang');
  const running = job.start();
  await running.until('the second step runs', () => job.log().includes('two'));
  await cutOff(running);
  await running.ended;
  await running.gone();
  put(job, 'go');
  const second = await job.attempt();
  expect(second.step('after').lines).toEqual(['1', '1']);
  expect(job.log()).toEqual(['one', 'two', 'two']);
});

test('a workflow run of another branch goes on with a run that is named to it by hand', async () => {
  const job = onArtifacts({});
  const first = await job.attempt();
  put(job, 'go');
  const inputs = { 'savepoint-run': first.step('savepoint').outputs['run-id'] };
  const second = await job.attempt({
    runId: 778,
    event: { name: 'workflow_dispatch', payload: { inputs } },
    token: { ref: 'refs/heads/fix' },
  });
  expect(second.step('savepoint').outputs).toMatchObject({ ...{ status: 'completed', 'steps-reused': '1' } });
  expect(job.log()).toEqual(['one', 'two', 'two']);
});
