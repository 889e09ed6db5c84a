/** Whose run it is that an attempt goes on with, and what comes back of one that was completed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { JobLog } from '../support/act-log.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, type Scenario, scenario } from '../support/scenario.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

const PIPELINE = `
inputs: { leg: { required: true } }
steps:
  - id: one
    run: |
      echo "one of \${{ github.run_id }}, \${{ inputs.leg }}" >> "$STEP_LOG"
      echo "\${{ github.run_id }}, \${{ inputs.leg }}" > made
      echo "leg=\${{ inputs.leg }}" >> "$GITHUB_OUTPUT"
  - id: two
    run: test -e "$OUTSIDE/go"
`;

function workflow(steps: string, strategy = ''): string {
  return `
name: CI
on: push
jobs:
  build:
    runs-on: ubuntu-latest
${strategy}
    steps:
      - uses: actions/checkout@v5
${steps}
`;
}

resumeTest('legs of a matrix and runs with alike numbers go on with their own run alone', async (action) => {
  const strategy = '    strategy: { fail-fast: false, matrix: { shard: [1, 11] } }';
  const steps = `
      - uses: OWNER/savepoint@v1
        with: { inputs: "leg=\${{ matrix.shard }}" }
      - id: after
        run: cat made`;
  const job = scenario({ service, pipeline: PIPELINE, workflow: workflow(steps, strategy) }, action);
  await job.attempt({ runId: 77 });
  await job.attempt({ runId: 777 });
  const each = ['one of 77, 1', 'one of 77, 11', 'one of 777, 1', 'one of 777, 11'];
  expect([...job.log()].sort()).toEqual(each);
  go(job);
  const ran = [await job.attempt({ runId: 77 }), await job.attempt({ runId: 777 })];
  expect(
    ran
      .flatMap(({ jobs }) => jobs)
      .flatMap(linesAfter)
      .sort(),
  ).toEqual(['77, 1', '77, 11', '777, 1', '777, 11']);
  expect([...job.log()].sort()).toEqual(each);
});

resumeTest('two uses of one pipeline in a job each go on with their own run', async (action) => {
  const use = (leg: string) => `
      - uses: OWNER/savepoint@v1
        if: always()
        with: { inputs: leg=${leg} }
      - if: always()
        run: cat made; rm made`;
  const job = scenario({ service, pipeline: PIPELINE, workflow: workflow(use('a') + use('b')) }, action);
  await job.attempt();
  expect(job.log()).toEqual(['one of 777, a', 'one of 777, b']);
  go(job);
  const second = await job.attempt();
  expect([second.step('2').lines, second.step('4').lines]).toEqual([['777, a'], ['777, b']]);
  expect(job.log()).toEqual(['one of 777, a', 'one of 777, b']);
});

resumeTest(
  'a completed run comes back for the later steps of its job, when one of them failed',
  async (action) => {
    const steps = `
      - id: savepoint
        uses: OWNER/savepoint@v1
        with: { inputs: leg=a }
      - id: after
        run: test -e "$OUTSIDE/later" && cat made && echo '\${{ fromJSON(steps.savepoint.outputs.outputs).one.leg }}'`;
    const job = scenario({ service, pipeline: PIPELINE, workflow: workflow(steps) }, action);
    go(job);
    const first = await job.attempt();
    expect([first.code, first.step('savepoint').outputs.status]).toEqual([1, 'completed']);
    writeFileSync(join(job.outside, 'later'), '');
    const second = await job.attempt();
    expect([second.code, second.step('after').lines]).toEqual([0, ['777, a', 'a']]);
    expect(job.log()).toEqual(['one of 777, a']);
  },
);

function go({ outside }: Scenario): void {
  writeFileSync(join(outside, 'go'), '');
}

function linesAfter({ steps }: JobLog): readonly string[] {
  return steps.find(({ id }) => id === 'after')?.lines ?? [];
}
