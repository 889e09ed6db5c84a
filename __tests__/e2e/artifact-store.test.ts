/** The action with `store: artifact`: the real client, and a results service and REST API of the tests' own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { cancelAsGitHub, GITHUB_TIMES } from '../support/github-cancel.ts';
import { type AttemptOptions, type Done, Job, SOONER } from '../support/job.ts';
import type { Fault } from '../support/results-service/faults.ts';
import { ResultsService } from '../support/results-service/service.ts';
import type { Level } from '../support/results-service/token.ts';

const TWO = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo from-a > a.txt; echo "x=1" >> "$GITHUB_OUTPUT"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; cat a.txt > b.txt
`;
const HANGS = TWO.replace('test -e "$OUT/go"', 'test -e "$OUT/go" || sleep 600');

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

/** Options of an attempt with artifacts as its store. */
function artifact({ inputs, ...options }: AttemptOptions = {}, actions: Level = 'read'): AttemptOptions {
  const token = service.restToken({ actions });
  return { env: SOONER, ...options, inputs: { store: 'artifact', token, ...inputs } };
}

const warningsOf = ({ stdout }: Pick<Done, 'stdout'>) =>
  stdout.split('\n').filter((line) => line.startsWith('::warning'));

describe('a re-run goes on from the first step that is not complete,', () => {
  test('where a step failed; the completed run is brought back to the next one, and all is in artifacts of this run', async () => {
    const job = new Job({ service, pipeline: TWO });
    const first = await job.attempt(artifact());
    expect([first.code, first.outputs.status, first.outputs.resumable]).toEqual([1, 'failed', 'true']);
    expect(warningsOf(first)).toEqual([]);
    job.put('go');
    const second = await job.attempt(artifact());
    expect([second.code, second.outputs['resumed-from'], second.outputs['steps-reused']]).toEqual([
      0,
      'b',
      '1',
    ]);
    const third = await job.attempt(artifact());
    expect([third.code, third.outputs['steps-reused']]).toEqual([0, '2']);
    expect(readFileSync(join(third.workspace, 'b.txt'), 'utf8')).toBe('from-a\n');
    expect(job.ran).toEqual(['a', 'b', 'b']);
    expect(service.entries()).toEqual([]);
    const attempts = new Set(service.artifacts().map(({ backendRun }) => backendRun));
    expect(attempts).toEqual(new Set(['777-1', '777-2', '777-3']));
  });

  test('where the action was killed', async () => {
    const job = new Job({ service, pipeline: HANGS });
    const going = job.start(artifact());
    await until('the checkpoint with a is there', () =>
      /Saved checkpoint 1\.[2-9]/.test(going.started.printed().stdout),
    );
    going.started.child.kill('SIGKILL');
    await going.done;
    job.put('go');
    const second = await job.attempt(artifact());
    expect([second.code, job.ran]).toEqual([0, ['a', 'b', 'b']]);
  });

  test('where it was cancelled; the post step saves what main could not', async () => {
    const job = new Job({ service, pipeline: HANGS });
    const going = job.start(artifact());
    await until('b runs', () => job.ran.includes('b'));
    await cancelAsGitHub(going.started.child.pid ?? 0, GITHUB_TIMES);
    const first = await going.done;
    expect(first.outputs.status).toBe('interrupted');
    expect((await first.post()).stdout).toContain('Saved checkpoint 1.');
    job.put('go');
    const second = await job.attempt(artifact());
    expect([second.code, job.ran]).toEqual([0, ['a', 'b', 'b']]);
  });

  test('but with resume: never all starts over', async () => {
    const job = new Job({ service, pipeline: TWO });
    const never = { inputs: { resume: 'never' } };
    await job.attempt(artifact(never));
    job.put('go');
    await job.attempt(artifact(never));
    expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
  });

  test('although the calls of the job answer 404 for what earlier attempts made: it is found by REST', async () => {
    const job = new Job({ service, pipeline: TWO });
    await job.attempt(artifact());
    for (const method of ['ListArtifacts', 'GetSignedArtifactURL'] as const)
      service.fault({ on: { method, nth: 'always' }, does: { kind: 'status', status: 404 } });
    job.put('go');
    expect((await job.attempt(artifact())).code).toBe(0);
    expect(job.ran).toEqual(['a', 'b', 'b']);
  });
});

describe('absent, failed and refused are three things:', () => {
  test('a job that may not read is told so by its first attempt, and a re-run stops before any step', async () => {
    const job = new Job({ service, pipeline: TWO });
    const first = await job.attempt(artifact({}, 'none'));
    expect([first.code, first.outputs.status, first.outputs.resumable]).toEqual([1, 'failed', 'false']);
    expect(warningsOf(first)).toEqual([
      expect.stringContaining(
        'A re-run cannot read the saved run, and will stop: 403 Resource not accessible',
      ),
    ]);
    expect(first.stdout).toContain('give the job `actions: read` under `permissions:`');
    const second = await job.attempt(artifact({}, 'none'));
    expect(second.code).toBe(5);
    expect(second.stdout).toMatch(
      /::error::the artifacts cannot be read: 403 .*give the job `actions: read`/,
    );
    expect(job.ran).toEqual(['a', 'b']);
    job.put('go');
    expect((await job.attempt(artifact())).code).toBe(0);
    expect(job.ran).toEqual(['a', 'b', 'b']);
  });

  test.each<[string, Fault]>([
    ['500', { on: { method: 'list-artifacts', nth: 'always' }, does: { kind: 'status', status: 500 } }],
    ['no answer', { on: { method: 'find-artifacts', nth: 'always' }, does: { kind: 'stall' } }],
    ['a storage that fails', { on: { method: 'blob-get', nth: 'always' }, does: { kind: 'break-half' } }],
  ])('a search with %s stops before any step', async (_what, fault) => {
    const job = new Job({ service, pipeline: TWO });
    await job.attempt(artifact());
    service.fault(fault);
    job.put('go');
    const second = await job.attempt(artifact({ env: { SAVEPOINT_TEST_SHORTER: '40' } }));
    expect([second.code, job.ran]).toEqual([5, ['a', 'b']]);
    expect(second.stdout).toMatch(/::error::the artifacts could not be read: /);
    await service.heal();
    expect((await job.attempt(artifact())).code).toBe(0);
    expect(job.ran).toEqual(['a', 'b', 'b']);
  });

  test('where the artifacts are gone a re-run says so, and starts from the first step', async () => {
    const job = new Job({ service, pipeline: TWO });
    await job.attempt(artifact());
    service.expire(() => true);
    job.put('go');
    const second = await job.attempt(artifact());
    expect(second.code).toBe(0);
    expect(warningsOf(second)[0]).toContain('no checkpoint of an earlier attempt is in the artifacts');
    expect(job.ran).toEqual(['a', 'b', 'a', 'b']);
  });

  test('without an artifact service the run goes on, and says once that nothing is saved', async () => {
    const job = new Job({ service: null, pipeline: TWO });
    const done = await job.attempt(artifact());
    expect([done.code, done.outputs.resumable]).toEqual([1, 'false']);
    expect(warningsOf(done)).toEqual([expect.stringContaining('there is no artifact service here')]);
  });
});

describe('a service that fails while it is asked to save changes nothing of the result:', () => {
  test.each<[string, Fault]>([
    ['500', { on: { method: 'CreateArtifact', nth: 'always' }, does: { kind: 'status', status: 500 } }],
    ['403', { on: { method: 'CreateArtifact', nth: 'always' }, does: { kind: 'status', status: 403 } }],
    ['an upload that hangs', { on: { method: 'block-put', nth: 'always' }, does: { kind: 'stall' } }],
    [
      'an end that is refused',
      { on: { method: 'FinalizeArtifact', nth: 'always' }, does: { kind: 'status', status: 500 } },
    ],
  ])('%s', async (_what, fault) => {
    const job = new Job({ service, pipeline: TWO });
    service.fault(fault);
    job.put('go');
    const done = await job.attempt(artifact({ env: { SAVEPOINT_TEST_SHORTER: '40' } }));
    expect([done.code, done.outputs.status]).toEqual([0, 'completed']);
    expect(warningsOf(done).length).toBeGreaterThan(0);
    expect(job.ran).toEqual(['a', 'b']);
  });
});

test('artifacts are kept for so many days as the job says', async () => {
  const job = new Job({ service, pipeline: TWO });
  await job.attempt(artifact({ inputs: { 'retention-days': '3' } }));
  const days = service
    .artifacts()
    .map(({ expiresAt, createdAt }) => (Date.parse(expiresAt ?? '') - createdAt) / 86_400_000);
  expect(days.length).toBeGreaterThan(2);
  for (const each of days) expect(Math.round(each)).toBe(3);
});

test('a workflow run of another branch, started by hand with the id of the run, goes on with it, and a third one with both', async () => {
  const job = new Job({
    service,
    pipeline: TWO,
  });
  const first = await job.attempt(artifact());
  const id = first.outputs['run-id'] ?? '';
  const other = (run: number, ref: string) =>
    artifact({
      run,
      attempt: 1,
      inputs: { 'run-id': id },
      token: { ref },
      env: { ...SOONER, GITHUB_REF: ref },
    });
  const second = await job.attempt(other(778, 'refs/heads/fix'));
  expect([second.code, second.outputs['run-id'], second.outputs['resumed-from']]).toEqual([1, id, 'b']);
  job.put('go');
  const third = await job.attempt(other(779, 'refs/heads/main'));
  expect([third.code, third.outputs['run-id'], third.outputs.attempt]).toEqual([0, id, '3']);
  expect(job.ran).toEqual(['a', 'b', 'b', 'b']);
  const none = await job.attempt(artifact({ run: 780, attempt: 1, inputs: { 'run-id': 'no-such' } }));
  expect([none.code, none.stdout]).toEqual([4, expect.stringContaining('no such run: no-such')]);
});

test('workflow runs with the same scope of their own go on with one another', async () => {
  const job = new Job({ service, pipeline: TWO });
  const nightly = (run: number) => artifact({ run, attempt: 1, inputs: { scope: 'nightly' } });
  await job.attempt(nightly(777));
  job.put('go');
  const second = await job.attempt(nightly(778));
  expect([second.code, second.outputs['resumed-from']]).toEqual([0, 'b']);
  expect(job.ran).toEqual(['a', 'b', 'b']);
});
