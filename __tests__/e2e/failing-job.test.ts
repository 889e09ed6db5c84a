import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Variant } from '../support/action-folder.ts';
import { resumeTest, scenario } from '../support/scenario.ts';

const WORKFLOW = `
name: CI
on: push
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - id: savepoint
        uses: OWNER/savepoint@v1
        with:
          store: \${{ env.OUTSIDE }}/store
          run-id: \${{ env.RUN }}
      - run: cat one two
`;

const PIPELINE = `
steps:
  - id: one
    run: echo one >> "$STEP_LOG"; echo 1 > one
  - id: two
    run: echo two >> "$STEP_LOG"; test -e "$OUTSIDE/go"; cat one > two
`;

resumeTest(
  'a job that failed at its second step goes on from there in a new workspace',
  async (action: Variant) => {
    const job = scenario({ workflow: WORKFLOW, pipeline: PIPELINE }, action);
    const first = await job.attempt();
    expect(first.code).toBe(1);
    expect(first.step('savepoint').outputs).toMatchObject({ status: 'failed', 'failed-steps': 'two' });
    expect(first.job.steps.map(({ id }) => id)).not.toContain('2');
    writeFileSync(join(job.outside, 'go'), '');
    // A folder knows a run by its workspace, and this one is new: so the run is named, unless the action shall start over.
    const run = action.defaults?.resume === 'never' ? '' : first.step('savepoint').outputs['run-id'];
    const second = await job.attempt({ env: { RUN: run ?? '' } });
    expect(second.code).toBe(0);
    expect(second.step('savepoint').outputs).toMatchObject({ status: 'completed', 'steps-reused': '1' });
    expect(second.step('2').lines).toEqual(['1', '1']);
    expect(job.log()).toEqual(['one', 'two', 'two']);
  },
);
