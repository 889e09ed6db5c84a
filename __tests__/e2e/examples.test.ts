/** The repositories in `examples/`, as they are, by their own workflows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Ran } from '../support/act.ts';
import { folder } from '../support/folder.ts';
import { planIn, startedIn } from '../support/pipeline-log.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { resumeTest, scenario } from '../support/scenario.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

resumeTest(
  'the example of a failing job goes on with its test, and a later step uses what is there',
  async (action) => {
    const job = scenario({ service, from: 'examples/failing-job' }, action);
    const workflow = '.github/workflows/ci.yml';
    const first = await job.attempt({ workflow });
    expect([first.code, startedIn(first.step('savepoint'))]).toEqual([1, ['install', 'build', 'test']]);
    const second = await job.attempt({ workflow });
    expect([second.code, startedIn(second.step('savepoint'))]).toEqual([0, ['test', 'publish']]);
    expect(second.step('2').lines).toEqual(['9 words', 'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG']);
  },
);

resumeTest(
  'the example of steps that stay in the workflow goes on with its test, and publishes again only by hand',
  async (action) => {
    const job = scenario({ service, from: 'examples/steps' }, action);
    const workflow = '.github/workflows/ci.yml';
    const first = await job.attempt({ workflow });
    expect([first.code, first.step('test').result]).toEqual([1, 'failure']);
    const second = await job.attempt({ workflow });
    expect([second.code, second.step('build').lines[0]]).toEqual([
      0,
      expect.stringMatching(/^reused from attempt 1/),
    ]);
    const published = ['publishing 9 words', 'THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG'];
    expect(second.step('publish').lines).toEqual(expect.arrayContaining(published));
    const third = await job.attempt({ workflow });
    expect(third.step('publish').lines[0]).toMatch(/^reused from attempt 2/);
    const inputs = { 'savepoint-run': outputs(first)['run-id'], 'savepoint-from-step': 'publish' };
    const event = { name: 'workflow_dispatch', payload: { inputs } };
    const named = await job.attempt({ workflow, runId: 778, event });
    expect(named.step('publish').lines).toEqual(expect.arrayContaining(published));
  },
);

resumeTest('the workflow on the first screen of the README reuses its first step', async (action) => {
  const [, workflow = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const scripts = { test: 'test "$GITHUB_RUN_ATTEMPT" -gt 1' };
  const files = {
    'package.json': JSON.stringify({ name: 'a', version: '1.0.0', scripts }),
    'package-lock.json': JSON.stringify({ name: 'a', version: '1.0.0', lockfileVersion: 3, packages: {} }),
    'publish.sh': '#!/bin/sh\necho published\n',
  };
  const upload = folder();
  writeFileSync(join(upload, 'action.yml'), UPLOAD);
  const job = scenario({ service, workflow, files }, action);
  const actions = { 'actions/upload-artifact@v4': upload };
  expect((await job.attempt({ actions })).code).toBe(1);
  const second = await job.attempt({ actions });
  expect([second.code, second.step('5').lines]).toEqual([0, expect.arrayContaining(['published'])]);
  expect(second.step('2').lines[0]).toMatch(/^reused from attempt 1: .* saved$/);
});

/** Stands for an action that no test can fetch. */
const UPLOAD = `
name: Upload
description: Does nothing
inputs: { path: { description: a folder } }
runs: { using: composite, steps: [{ shell: bash, run: 'true' }] }
`;

resumeTest(
  "the example of a nightly goes on where last night's ended, or with a run by its id",
  async (action) => {
    const job = scenario({ service, from: 'examples/nightly' }, action);
    const model = 'models/large.sh';
    job.push({ [model]: undefined });
    const night = (runId: number, event: { name: string; payload: object }) =>
      job.attempt({ workflow: '.github/workflows/nightly.yml', runId, event });
    const atNight = { name: 'schedule', payload: {} };

    const first = await night(1, atNight);
    expect([first.code, outputs(first)['failed-steps']]).toEqual([1, 'large']);
    expect([...started(first)].sort()).toEqual(['data', 'large', 'large', 'small']);
    const id = outputs(first)['run-id'];
    const byHand = { name: 'workflow_dispatch', payload: { inputs: { 'savepoint-run': id } } };

    const again = await night(2, byHand);
    expect([again.code, outputs(again)['run-id'], started(again)]).toEqual([1, id, ['large', 'large']]);

    job.push({ [model]: readFileSync(`examples/nightly/${model}`, 'utf8') });
    const second = await night(3, atNight);
    expect([second.code, outputs(second)['run-id']]).toEqual([0, id]);
    expect(started(second)).toEqual(['large', 'compare', 'send']);
    expect(outputs(second)).toMatchObject({ status: 'completed', attempt: '3', 'steps-reused': '2' });

    const brought = await night(4, byHand);
    expect([brought.code, outputs(brought)['run-id'], started(brought)]).toEqual([0, id, []]);

    const third = await night(5, atNight);
    expect([third.code, outputs(third).attempt]).toEqual([0, '1']);
    expect([...started(third)].sort()).toEqual(['compare', 'data', 'large', 'send', 'small']);
  },
);

resumeTest(
  'the example of a monorepo runs after a fix what failed and what reads the fixed file',
  async (action) => {
    const job = scenario({ service, from: 'examples/monorepo' }, action);
    const workflow = '.github/workflows/ci.yml';
    const first = await job.attempt({ workflow, runId: 1 });
    expect([first.code, outputs(first)['failed-steps']]).toEqual([1, 'test-web']);
    expect([...started(first)].sort()).toEqual(['api', 'test-api', 'test-web', 'web']);
    job.push({ 'packages/web/src.txt': 'ok: the web\n' });
    const second = await job.attempt({ workflow, runId: 2 });
    expect([second.code, started(second)]).toEqual([0, ['web', 'test-web', 'bundle']]);
    expect(planIn(second.step('1'))).toMatchObject({
      api: expect.stringMatching(/^reuse: /),
      'test-api': expect.stringMatching(/^reuse: /),
      web: 'run: files that it reads have changed: packages/web/src.txt',
    });
  },
);

resumeTest(
  'the example of an approval stops at its gate, and the job behind the environment publishes',
  async (action) => {
    const job = scenario({ service, from: 'examples/approval' }, action);
    const ran = await job.attempt({ workflow: '.github/workflows/release.yml' });
    expect(ran.code).toBe(0);
    const [build, publish] = ['build', 'publish'].map((id) =>
      ran.jobs.find((each) => each.id === id)?.steps.find((step) => step.id === 'savepoint'),
    );
    expect(build?.outputs).toMatchObject({ status: 'paused', 'waiting-for': 'gate' });
    expect(publish?.outputs).toMatchObject({ status: 'completed', 'run-id': build?.outputs['run-id'] });
    expect([build, publish].map((step) => step && startedIn(step))).toEqual([['build', 'test'], ['publish']]);
  },
);

function outputs(ran: Ran): Readonly<Record<string, string>> {
  return ran.step('1').outputs;
}

function started(ran: Ran): readonly string[] {
  return startedIn(ran.step('1'));
}
