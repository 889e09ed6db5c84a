import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Running } from '../support/act.ts';
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
      - id: after
        run: cat one two
`;

const PIPELINE = `
steps:
  - id: one
    run: echo one >> "$STEP_LOG"; echo 1 > one
  - id: two
    run: |
      echo half > two
      echo two >> "$STEP_LOG"
      test -e "$OUTSIDE/go" || sleep 600
      cat one > two
`;

const WAYS: readonly (readonly [string, (running: Running) => Promise<void>])[] = [
  [
    'a job that is cancelled',
    async (running) => {
      expect(await running.cancel()).toBe('SIGINT');
      const ran = await running.ended;
      expect(ran.step('savepoint').outputs).toMatchObject({ status: 'interrupted' });
    },
  ],
  [
    'a job whose action is killed',
    async (running) => {
      await running.killAction();
      expect((await running.ended).step('savepoint').result).toBe('failure');
    },
  ],
  [
    'a job whose machine is lost',
    async (running) => {
      // What is in no checkpoint yet is lost with the machine.
      await running.until('the first step is saved', () =>
        /Saved checkpoint 1\.[2-9]/.test(running.soFar().text),
      );
      expect((await running.lose()).code).toBeNull();
    },
  ],
];

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

for (const [what, cutOff] of WAYS) {
  resumeTest(
    `${what} during its second step goes on from there, and nothing of it lives on`,
    async (action) => {
      const job = scenario({ service, workflow: WORKFLOW, pipeline: PIPELINE }, action);
      const running = job.start();
      await running.until('the second step runs', () => job.log().includes('two'));
      await cutOff(running);
      await running.gone();
      writeFileSync(join(job.outside, 'go'), '');
      const second = await job.attempt();
      expect(second.step('after').lines).toEqual(['1', '1']);
      expect(job.log()).toEqual(['one', 'two', 'two']);
    },
  );
}
