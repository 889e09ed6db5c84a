/** The workflow of this repository that kills itself, is re-run by another one and goes on, by the actions of this very checkout. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { actionFolder } from '../support/action-folder.ts';
import { startedIn } from '../support/pipeline-log.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, scenario } from '../support/scenario.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

resumeTest('the workflow that kills itself is green in its second attempt', async (action) => {
  const from = actionFolder(action);
  cpSync('.github', join(from, '.github'), { recursive: true });
  const repository = scenario({ service, from });
  const work = { workflow: '.github/workflows/resume.yml', job: 'work' };
  const first = await repository.attempt(work);
  expect([first.code, first.step('savepoint').result]).toEqual([1, 'failure']);
  expect(startedIn(first.step('savepoint'))).toEqual(['first', 'second']);
  service.addRun({ id: 777 });
  service.addJob({ id: 1, run_id: 777, name: 'Work', status: 'completed', conclusion: 'failure' });
  const payload = { inputs: { 'run-id': '777', attempt: '1' } };
  const asked = { name: 'workflow_dispatch', payload };
  const githubToken = service.restToken();
  const again = { workflow: '.github/workflows/rerun.yml', event: asked, runId: 1, githubToken };
  expect((await repository.attempt(again)).step('1').outputs).toEqual({
    rerun: 'true',
    reason: 'Work failed, and 1 step was completed in attempt 1',
  });
  const second = await repository.attempt(work);
  expect(startedIn(second.step('savepoint'))).toEqual(['second']);
  expect([second.code, second.job.result]).toEqual([0, 'success']);
});
