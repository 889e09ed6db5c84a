/** The workflow of this repository that kills itself and goes on, by the action of this very checkout. */
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
  const second = await repository.attempt(work);
  expect(startedIn(second.step('savepoint'))).toEqual(['second']);
  expect([second.code, second.job.result]).toEqual([0, 'success']);
});
