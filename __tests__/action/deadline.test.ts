/** `deadline-minutes` and `max-continuations`: a job that stops in time, and the next one that goes on. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { continuationOf } from '../../src/action/continue.ts';
import { Engine, until } from '../support/engine.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

let service: ResultsService;

beforeAll(async () => {
  service = await ResultsService.start();
});

afterAll(() => service.stop());

const PIPELINE = `
inputs: { target: { default: staging } }
steps:
  - { id: quick, run: 'echo quick >> "$LOG"' }
  - { id: long, run: 'echo \${{ inputs.target }} >> "$LOG"; test -e "$OUT/go" || sleep 600' }
finally: [{ run: 'echo finally >> "$LOG"' }]
`;

const GITHUB = { GITHUB_REF: 'refs/heads/main' };

// A job that runs till its deadline, about 6 s.
test('the time counts from the start of the job; the run is saved, red with 75, and the workflow is started again', async () => {
  const job = new Job({ service, pipeline: PIPELINE });
  const before = service.dispatches.length;
  service.addJob({ id: 4711, started_at: new Date(Date.now() - 3_600_000).toISOString() });
  const token = service.restToken();
  const given = { job: '4711', token, 'max-continuations': '2' };
  // Of the 66 s that are left, 60 are kept for saving.
  const late = { ...given, 'deadline-minutes': '61.1', inputs: 'target=production' };
  const event = join(folder(), 'event.json');
  const by = { target: 'production', 'savepoint-run': '', 'savepoint-from-step': 'quick' };
  writeFileSync(event, JSON.stringify({ inputs: by }));
  const env = { ...GITHUB, GITHUB_EVENT_PATH: event };
  const first = await job.attempt({ run: 5, attempt: 1, inputs: late, env });
  expect([first.code, first.outputs.status, first.outputs.resumable]).toEqual([75, 'interrupted', 'true']);
  expect(first.stdout).toContain('out of time; long was stopped; finally has not run');
  expect(first.stdout).toContain(
    `::notice::Started ci.yml again on refs/heads/main, to go on with ${first.outputs['run-id']}.\n`,
  );
  expect(first.stdout).not.toContain('::notice::Stopped');
  expect(service.dispatches.slice(before)).toEqual([
    {
      ...{ repository: 'octo/repo', workflow: 'ci.yml', ref: 'refs/heads/main' },
      inputs: { target: 'production', 'savepoint-run': first.outputs['run-id'] },
    },
  ]);
  job.put('go');
  const inputs = { 'run-id': first.outputs['run-id'] ?? '' };
  const other = { ...inputs, inputs: 'target=staging' };
  const second = await job.attempt({ run: 6, attempt: 1, inputs: other, env: GITHUB });
  expect([second.code, job.ran]).toEqual([0, ['quick', 'production', 'staging', 'finally']]);
  expect(second.stdout).toContain(
    '::warning::the input target is "staging" now, and was "production": the steps that mention it run again',
  );
});

// As above, for 3 s.
test('without the right to start it, or to read its start, the job says so, and ends the same', async () => {
  const job = new Job({ service, pipeline: PIPELINE });
  const before = service.dispatches.length;
  const inputs = {
    ...{ 'deadline-minutes': '0.05', 'max-continuations': '1', job: '1' },
    token: service.restToken({ actions: 'none' }),
  };
  const ended = await job.attempt({ run: 7, attempt: 1, inputs, env: GITHUB });
  expect([ended.code, service.dispatches.length]).toEqual([75, before]);
  expect(ended.stdout).toContain('The deadline counts from the start of this step');
  expect(ended.stdout).toMatch(/::warning::max-continuations: .* 403: .*actions: write/);
  expect(ended.stdout).toContain('::notice::Stopped at the deadline.\n');
});

test.each([
  [{ 'deadline-minutes': '0' }, 'deadline-minutes: 0 is not a number above 0'],
  [{ 'deadline-minutes': 'soon' }, 'deadline-minutes: soon is not'],
  [{ 'max-continuations': '-1' }, 'max-continuations: -1 is not'],
])('%j is refused', async (inputs, says) => {
  const job = new Job({ service: null, pipeline: PIPELINE });
  const refused = await job.attempt({ inputs });
  expect([refused.code, refused.stdout]).toEqual([2, expect.stringContaining(says)]);
});

test('what each attempt starts again, services and `rerun: always`, is no progress', async () => {
  const engine = new Engine(
    `steps: [{ id: db, run: x, background: true }, { id: up, run: x, needs: db, rerun: always }, { id: a, run: x }]`,
    { behave: (step) => ({ ends: step === 'up' ? 0 : 'never' }) },
  );
  const attempts = [];
  for (let at = 0; at < 2; at++) {
    const controller = new AbortController();
    const attempt = engine.attempt({ deadline: { reached: controller.signal, left: () => 1e9 } });
    await until(() => engine.states.a === 'running');
    controller.abort();
    const { run } = await attempt;
    attempts.push(run && continuationOf(run, 9).kind);
  }
  expect(attempts).toEqual(['start', 'stop']);
});

test('the workflow is started again at most so often, and not when no step was completed since', async () => {
  const engine = new Engine(
    'steps: [{ id: a, run: a }, { id: b, run: b }, { id: c, run: c }, { id: d, run: d }]',
  );
  const next: unknown[] = [];
  for (const last of ['a', 'b', 'c', '']) {
    const controller = new AbortController();
    if (last === '') controller.abort();
    engine.onEvent = (event) => event.type === 'step.completed' && event.step === last && controller.abort();
    const { run } = await engine.attempt({ deadline: { reached: controller.signal, left: () => 1e9 } });
    if (run !== null) next.push(continuationOf(run, 2), continuationOf(run, 0));
  }
  const none = { kind: 'none' };
  expect(next).toEqual([
    ...[{ kind: 'start' }, none, { kind: 'start' }, none],
    ...[{ kind: 'stop', why: 'max-continuations: 2 are used up' }, none],
    ...[{ kind: 'stop', why: 'no step was completed since the last time' }, none],
  ]);
});
