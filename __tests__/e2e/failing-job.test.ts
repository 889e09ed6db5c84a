import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Variant } from '../support/action-folder.ts';
import { ResultsService } from '../support/results-service/service.ts';
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
        with: { report: on-failure }
      - run: cat one two
      - id: link
        if: failure()
        run: echo "\${{ steps.savepoint.outputs.report-url }}"
`;

const PIPELINE = `
steps:
  - id: one
    run: echo one >> "$STEP_LOG"; echo 1 > one
  - id: two
    run: echo two >> "$STEP_LOG"; test -e "$OUTSIDE/go"; cat one > two
`;

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

resumeTest(
  'a job that failed at its second step goes on from there in a new workspace',
  async (action: Variant) => {
    const job = scenario({ service, workflow: WORKFLOW, pipeline: PIPELINE }, action);
    const first = await job.attempt();
    expect(first.code).toBe(1);
    expect(first.step('savepoint').outputs).toMatchObject({ status: 'failed', 'failed-steps': 'two' });
    const { annotations, summary } = first.step('savepoint');
    expect(annotations).toMatchObject([
      { kind: 'error', properties: { title: 'two', file: '.github/savepoint.yml' } },
    ]);
    expect(summary).toMatch(/completed \| <code>one<\/code>[\s\S]*failed \| <code>two<\/code>/);
    const [report] = service.artifacts();
    expect(first.step('link').lines).toEqual([
      expect.stringMatching(`^https?://.+/octo/repo/actions/runs/777/artifacts/${report?.id}$`),
    ]);
    expect(first.job.steps.map(({ id }) => id)).not.toContain('2');
    writeFileSync(join(job.outside, 'go'), '');
    const second = await job.attempt();
    expect(second.code).toBe(0);
    expect(second.step('savepoint').outputs).toMatchObject({ status: 'completed', 'steps-reused': '1' });
    expect(second.step('2').lines).toEqual(['1', '1']);
    expect(job.log()).toEqual(['one', 'two', 'two']);
  },
);
