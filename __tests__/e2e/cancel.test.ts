/** A cancel with the times of GitHub's runner: SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL, and then the post step. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, type Scenario, scenario } from '../support/scenario.ts';

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

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

resumeTest(
  'a step deaf to both signals is gone after a cancel, post runs what is to run then and saves all, and the re-run goes on',
  async (action) => {
    const job = scenario(
      {
        service,
        workflow: WORKFLOW,
        pipeline: `
steps:
  - id: one
    run: echo one >> "$STEP_LOG"; echo 1 > one
  - id: two
    run: |
      trap '' INT TERM
      if [ ! -e "$OUTSIDE/go" ]; then
        echo half > two
        echo half > half
        # One in the step's group, and one in a session of its own.
        sleep 600 &
        setsid sh -c 'trap "" INT TERM HUP; while :; do sleep 600; done' &
        echo two >> "$STEP_LOG"
        while :; do sleep 600 || true; done
      fi
      echo two >> "$STEP_LOG"
      cat one > two
      test ! -e half
  - id: logs
    if: always()
    run: test -e half || test -e "$OUTSIDE/go"; echo "logs after \${{ steps.two.outcome }}" >> "$STEP_LOG"
finally:
  - id: tidy
    if: cancelled()
    run: cat half; echo tidy >> "$STEP_LOG"
`,
      },
      action,
    );
    const running = job.start();
    await running.until('the second step runs', () => job.log().includes('two'));
    expect(await running.cancel()).not.toBe('SIGKILL');
    const first = await running.ended;
    await running.gone();
    expect(first.step('savepoint').outputs).toMatchObject({ status: 'interrupted' });
    const post = first.job.steps.find(({ stage }) => stage === 'post');
    expect(post?.lines.join('\n')).toContain('Saved checkpoint 1.');
    expect(job.log()).toEqual(['one', 'two', 'logs after cancelled', 'tidy']);
    go(job);
    const second = await job.attempt();
    expect(second.step('after').lines).toEqual(['1', '1']);
    expect(job.log().slice(4)).toEqual(['two', 'logs after success']);
  },
);

resumeTest(
  'a cancel while the service does not answer the search ends in time, and the next re-run goes on',
  async (action) => {
    const job = scenario(
      {
        service,
        workflow: WORKFLOW,
        pipeline: `
steps:
  - id: one
    run: echo one >> "$STEP_LOG"; echo 1 > one
  - id: two
    run: echo two >> "$STEP_LOG"; test -e "$OUTSIDE/go"; cat one > two
`,
      },
      action,
    );
    expect((await job.attempt()).code).toBe(1);
    go(job);
    const stall = service.fault({
      on: { method: 'GetCacheEntryDownloadURL', nth: 'always' },
      does: { kind: 'stall' },
    });
    const running = job.start();
    await running.until('the action searches, or does not', () => stall.strikes > 0 || job.log().length > 2);
    expect(job.log()).toEqual(['one', 'two']);
    expect(await running.cancel()).toBe('SIGINT');
    expect((await running.ended).code).toBe(1);
    await running.gone();
    await service.heal();
    const third = await job.attempt();
    expect(third.step('after').lines).toEqual(['1', '1']);
    expect(job.log()).toEqual(['one', 'two', 'two']);
  },
);

function go({ outside }: Scenario): void {
  writeFileSync(join(outside, 'go'), '');
}
