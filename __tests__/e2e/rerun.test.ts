/** The example of a job that is re-run by itself: its machine is lost, and the action of rerun.yml looks at what it has left. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Ran } from '../support/act.ts';
import { startedIn } from '../support/pipeline-log.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, type Scenario, scenario } from '../support/scenario.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

const ID = 16_012_345_678;
const CI = '.github/workflows/ci.yml';
const TRAIN = 'train.sh';
const LOST = 'The hosted runner lost communication with the server. Anything in your workflow …';

/** What GitHub tells of an attempt whose one job was lost. */
function lose(attempt: number): void {
  const run = { run_id: ID, run_attempt: attempt };
  service.addRun({ id: ID, run_attempt: attempt });
  service.addJob({
    ...run,
    id: attempt,
    name: 'Build and train',
    status: 'completed',
    conclusion: 'failure',
  });
  service.annotate({ job: attempt, annotation_level: 'failure', message: LOST });
}

const isSaved = (key: RegExp) => service.entries().some((one) => one.status === 'ready' && key.test(one.key));

/** What GitHub starts at the end of the first attempt. */
const byEvent = (attempt: number) => ({
  name: 'workflow_run',
  payload: { workflow_run: { id: ID, run_attempt: attempt, conclusion: 'failure' } },
});
/** What the last job of a re-run starts. */
const byHand = (attempt: number) => ({
  name: 'workflow_dispatch',
  payload: { inputs: { 'run-id': `${ID}`, attempt: `${attempt}` } },
});

async function look(job: Scenario, event: { name: string; payload: object }, runId: number) {
  const githubToken = service.restToken();
  const ran = await job.attempt({ workflow: '.github/workflows/rerun.yml', event, runId, githubToken });
  return ran.step('rerun');
}

resumeTest(
  'a lost job is re-run, goes on from its last checkpoint, and is left when it completes no further step',
  async (action) => {
    const job = scenario({ service, from: 'examples/rerun' }, action);
    const train = readFileSync(`examples/rerun/${TRAIN}`, 'utf8');
    job.push({ [TRAIN]: train.replace('\n', '\ntest -e "$OUTSIDE/go" || sleep 600\n') });
    const lost = async (saved: RegExp, env: Readonly<Record<string, string>> = {}): Promise<Ran> => {
      const running = job.start({ workflow: CI, job: 'build', runId: ID, env });
      await running.until('what it did is saved', () => isSaved(saved));
      return running.lose();
    };
    await lost(/-000001-000001-[rn]\.$/);
    lose(1);
    const first = await look(job, byEvent(1), 1);
    expect(first.outputs).toEqual({
      rerun: 'true',
      reason: 'Build and train lost the machine, and 1 step was completed in attempt 1',
    });
    expect(service.reruns).toEqual([ID]);

    const second = await lost(new RegExp(`-${ID}-2\\.$`), { GITHUB_TRIGGERING_ACTOR: 'github-actions[bot]' });
    expect(second.text).toContain('github-actions[bot] has started attempt 2 of this workflow run');
    expect(startedIn(second.step('savepoint'))).toEqual(['train']);
    lose(2);
    const left = await look(job, byHand(2), 2);
    expect(left.outputs).toEqual({ rerun: 'false', reason: 'no step was completed in attempt 2' });
    expect(left.lines).toContain('No re-run: no step was completed in attempt 2.');

    writeFileSync(join(job.outside, 'go'), '');
    const third = await job.attempt({ workflow: CI, job: 'build', runId: ID });
    expect([third.code, startedIn(third.step('savepoint'))]).toEqual([0, ['train', 'publish']]);
    expect(service.reruns).toEqual([ID]);
  },
);
