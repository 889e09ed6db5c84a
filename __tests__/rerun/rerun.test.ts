/** The action that re-runs, with GitHub's REST API as the tests' service has it: nothing but names of saved entries is read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { systemClock } from '../../src/launch/node-ports.ts';
import { Refusal } from '../../src/launch/refusal.ts';
import { aliasKey, keyOf } from '../../src/line/keys.ts';
import { type RerunInputs, readInputs } from '../../src/rerun/inputs.ts';
import type { Access } from '../../src/rerun/read.ts';
import { type Rerun, rerun } from '../../src/rerun/rerun.ts';
import { logOf } from '../../src/rerun/tell.ts';
import { blocksIn } from '../support/action.ts';
import { savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { saveArtifact, saveEntry } from '../support/saved-names.ts';

let service: ResultsService;
beforeAll(async () => {
  service = await ResultsService.start({ entriesAMinute: 10_000 });
});
afterAll(() => service.stop());

const GONE = 'The hosted runner lost communication with the server.';
const TIMES = { pauses: [1, 1], look: 1, patience: 50 };

const lineOf = (run: number) => run.toString(16).padStart(32, '0');

/** The names that a job saves whose attempts at the workflow run came so far. */
function namesOf(run: number, steps: readonly number[]): readonly string[] {
  const line = lineOf(run);
  return steps.flatMap((done, at) => {
    const claim = at + 1;
    const by = { workflow_run: `${run}`, attempt: claim };
    return [
      keyOf(line, { claim, sequence: 1, attempt: 0, steps: 0, resumable: true }),
      aliasKey(line, { claim, sequence: 1 }, { line, by }),
      keyOf(line, { claim, sequence: 2, attempt: claim, steps: done, resumable: true }),
    ];
  });
}

let last = 1000;

/** A workflow run whose one job is lost in each attempt. @param steps completed at the end of each */
async function lost(steps: readonly number[], save = saveEntry): Promise<number> {
  const run = ++last;
  const attempt = Math.max(1, steps.length);
  service.addRun({ id: run, run_attempt: attempt });
  const of = { run_id: run, run_attempt: attempt, ...ENDED };
  service.addJob({ id: run * 10, name: 'build', ...of });
  service.addJob({ id: run * 10 + 1, name: 'lint', ...of, conclusion: 'success' });
  service.annotate({ job: run * 10, annotation_level: 'failure', message: GONE });
  for (const name of namesOf(run, steps)) await save(service, name);
  return run;
}

const ENDED = { status: 'completed', conclusion: 'failure' } as const;

function accessOf(token = service.restToken()): Access {
  return { env: { ...service.env() }, token, clock: systemClock, times: TIMES };
}

function look(run: number, inputs: Partial<RerunInputs> = {}, token?: string): Promise<Rerun> {
  const all = { attempt: null, on: ['lost', 'timeout'], most: 3, token: null } as const;
  return rerun(accessOf(token), { run: `${run}`, ...all, ...inputs });
}

const started = (run: number) => service.reruns.filter((each) => each === run).length;

test('the failed jobs of a run that was lost run again, by what its entries of the cache are called', async () => {
  const run = await lost([4]);
  const done = await look(run);
  expect([done.isDone, started(run)]).toEqual([true, 1]);
  expect(logOf(done)).toEqual([
    `CI, attempt 1: failure https://github.com/octo/repo/actions/runs/${run}`,
    '  build: lost the machine',
    'The failed jobs run again as attempt 2: build lost the machine, and 4 steps were completed in attempt 1.',
  ]);
});

test('the same by what its artifacts are called', async () => {
  const run = await lost([4, 6], (results, name) => saveArtifact(results, name, { run: last, attempt: 1 }));
  expect((await look(run)).decision.reason).toMatch(/and 2 steps were completed in attempt 2$/);
  expect(started(run)).toBe(1);
});

// More entries than come at a time, each by three requests.
test('all names are read, of however many pages', async () => {
  const run = await lost([1, 4]);
  const at = { claim: 2, attempt: 2, steps: 4, resumable: true };
  for (let sequence = 3; sequence <= 103; sequence++)
    await saveEntry(service, keyOf(lineOf(run), { ...at, sequence }));
  expect((await look(run)).decision.reason).toMatch(/and 3 steps were completed in attempt 2$/);
});

test.each<[string, readonly number[], string]>([
  ['that completed no step since the last attempt', [4, 4], 'no step was completed in attempt 2'],
  ['that saved nothing', [], 'Savepoint has saved nothing of attempt 1 in the Actions cache or in artifacts'],
  ['that was run again too often', [1, 2, 3, 4], 'it has been run again 3 times, and max-attempts is 3'],
])('a run is left %s', async (_what, steps, reason) => {
  const run = await lost(steps);
  expect((await look(run)).decision).toEqual({ rerun: false, reason });
  expect(started(run)).toBe(0);
});

test('a run is left that saved nothing in its last attempt, whatever it has saved before', async () => {
  const run = await lost([4]);
  service.addRun({ id: run, run_attempt: 2 });
  service.addJob({
    id: run * 10 + 2,
    run_id: run,
    run_attempt: 2,
    name: 'build',
    ...ENDED,
    steps: [CUT_OFF],
  });
  const { decision } = await look(run);
  expect(decision.reason).toMatch(/^Savepoint has saved nothing of attempt 2 /);
});

const CUT_OFF = { name: 'x', status: 'in_progress', conclusion: null } as const;

test('a run is left that ended well, or whose next attempt has begun', async () => {
  const [well, begun] = [await lost([4]), await lost([4])];
  service.addRun({ id: well, conclusion: 'success', run_attempt: 9 });
  service.addRun({ id: begun, run_attempt: 2, status: 'in_progress', conclusion: null });
  expect((await look(well)).decision.reason).toBe('no job failed: the workflow run ended with success');
  expect((await look(begun, { attempt: 1 })).decision.reason).toBe('attempt 2 has begun already');
});

test('of a run whose last job has asked for a re-run, the end is waited for, but not for ever', async () => {
  const run = await lost([4]);
  const going = { id: run, status: 'in_progress', conclusion: null } as const;
  service.addRun(going);
  expect((await look(run)).decision.reason).toBe('the workflow run has not ended yet');
  const seen = service.requests.filter(({ method }) => method === 'get-run').length;
  const looking = look(run);
  await service.arrival({ method: 'get-run' }, seen + 2);
  service.addRun({ id: run });
  expect((await looking).decision.rerun).toBe(true);
});

test('without `checks: read` a lost machine is still told by its steps, and nothing else', async () => {
  const run = await lost([4]);
  const token = service.restToken({ checks: 'none' });
  const { decision } = await look(run, { on: ['lost', 'timeout', 'cancelled', 'failure'] }, token);
  expect(decision).toEqual({
    rerun: false,
    reason: expect.stringContaining('permissions: { checks: read }'),
  });
  const cutOff = await lost([4]);
  service.addJob({ id: last * 10 + 2, run_id: cutOff, name: 'leg', ...ENDED, steps: [CUT_OFF] });
  expect((await look(cutOff, {}, token)).decision.reason).toMatch(/^leg lost the machine/);
});

test('what GitHub does not tell ends it before anything is started; a passing failure is tried again', async () => {
  const run = await lost([4]);
  await expect(look(run, {}, service.restToken({ actions: 'none' }))).rejects.toThrow(
    new RegExp(`^/actions/runs/${run} cannot be read: GitHub answered 403: Resource not accessible`),
  );
  const denied = look(run, {}, service.restToken({ actions: 'none' }));
  await expect(denied).rejects.toMatchObject({ hint: expect.stringContaining('permissions') });
  const unknown = look(1);
  await expect(unknown).rejects.toBeInstanceOf(Refusal);
  await expect(unknown).rejects.toMatchObject({ hint: expect.stringMatching(/^give run-id the number/) });
  for (const nth of [1, 2])
    service.fault({ on: { method: 'list-jobs', nth }, does: { kind: 'status', status: 502 } });
  expect((await look(run)).decision.rerun).toBe(true);
  await service.heal();
});

test('a token that may read and no more starts nothing, and says so', async () => {
  const run = await lost([4]);
  const { decision, isDone } = await look(run, {}, service.restToken({ actions: 'read' }));
  expect([isDone, started(run)]).toEqual([false, 0]);
  expect(decision).toEqual({
    rerun: false,
    reason: expect.stringMatching(/could not be started: .* 403: .*actions: write/),
  });
});

const manifest = parse(readFileSync('rerun/action.yml', 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: object;
};

/** The bundle as a runner starts it: every input set, and those that are expressions in action.yml empty unless given. */
async function act(given: Readonly<Record<string, string>>) {
  const files = folder();
  const inputs = Object.entries(manifest.inputs).map(([name, { default: value }]) => [
    `INPUT_${name.toUpperCase()}`,
    given[name] ?? (value.includes('${{') ? '' : value),
  ]);
  const [output, summary] = [join(files, 'output'), join(files, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const ended = await savepoint([], {
    cwd: files,
    env: {
      ...service.env({ run: 1 }),
      ...Object.fromEntries(inputs),
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
    },
  });
  return {
    ...ended,
    outputs: blocksIn(readFileSync(output, 'utf8')),
    summary: readFileSync(summary, 'utf8'),
  };
}

// A process of the bundle for each, as in the next test.
test('the action says in its log, its outputs and its summary what it has done', async () => {
  const run = await lost([2]);
  const again = await act({ 'run-id': `${run}`, token: service.restToken() });
  const reason = 'build lost the machine, and 2 steps were completed in attempt 1';
  expect([again.code, again.outputs]).toEqual([0, { rerun: 'true', reason }]);
  expect(again.stdout).toContain(`The failed jobs run again as attempt 2: ${reason}.\n`);
  expect(again.summary).toMatch(
    /^## .* Attempt 2 is started\n\n\[CI\]\(https:.*\n\n\| job \| conclusion \| cause \|\n/,
  );
  const left = await act({ 'run-id': `${run}`, attempt: '1', token: service.restToken() });
  expect([left.code, left.outputs.rerun, left.summary.split('\n')[0]]).toEqual([0, 'false', '## No re-run']);
  expect(Object.keys(left.outputs)).toEqual(Object.keys(manifest.outputs));
});

test('an action that is told no workflow run starts nothing', async () => {
  const refused = await act({ token: service.restToken() });
  expect([refused.code, refused.stdout]).toEqual([
    2,
    expect.stringMatching(/^::error::run-id: no workflow run is named/m),
  ]);
  expect(refused.outputs).toEqual({ rerun: 'false', reason: expect.stringContaining('run-id') });
});

test.each<[Readonly<Record<string, string>>, string]>([
  [{}, 'run-id: no workflow run is named'],
  [{ 'run-id': 'main' }, 'run-id: main is not a number'],
  [{ 'run-id': '1' }, 'run-id: 1 is the workflow run of this very job, which has not ended'],
  [{ 'run-id': '7', on: '' }, 'on: nothing is not one of lost, timeout, cancelled, failure'],
  [{ 'run-id': '7', on: 'lost, timeouts' }, 'on: timeouts is not one of lost, timeout, cancelled, failure'],
  [{ 'run-id': '7', 'max-attempts': '0' }, 'max-attempts: 0 is not a whole number above 0'],
  [{ 'run-id': '7', attempt: 'x' }, 'attempt: x is not a whole number above 0'],
])('%j is refused', (given, says) => {
  const get = (name: string) => given[name] ?? { on: 'lost', 'max-attempts': '3' }[name] ?? '';
  expect(() => readInputs(get, '1')).toThrow(new Refusal(2, says));
});

test('`on` takes words between commas, spaces or in lines', () => {
  const get = (name: string) =>
    ({ on: 'timeout,lost\n  cancelled', 'run-id': '7', 'max-attempts': '3' })[name] ?? '';
  expect(readInputs(get, '1')).toMatchObject({
    run: '7',
    attempt: null,
    on: ['lost', 'timeout', 'cancelled'],
  });
});
