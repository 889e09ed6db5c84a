/** A folder as store in which something is damaged: what may have happened is asked about, and what is of no use is left. */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';

const PIPELINE = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo 1 > a.txt' }
  - { id: deploy, rerun: ask, run: 'echo deploy >> "$LOG"; test -e "$OUT/go" || kill -9 $$' }
  - { id: c, run: 'echo c >> "$LOG"; test -e "$OUT/c"' }
`;

/** The only line in a folder, and its only run. */
function runIn(store: string): { readonly line: string; readonly run: string } {
  const lines = readdirSync(store).map((name) => join(store, name));
  const line = lines.find((path) => existsSync(join(path, 'runs'))) ?? '';
  const [run = ''] = readdirSync(join(line, 'runs'));
  return { line, run: join(line, 'runs', run) };
}

/** Damages the record, or takes it away, and cuts its events off within the line that tells of the start of `deploy`. */
function cutRecord(run: string, how: 'cut' | 'gone'): void {
  const [record, events] = [join(run, 'run.json'), join(run, 'events.ndjson')];
  if (how === 'gone') rmSync(record);
  else writeFileSync(record, readFileSync(record, 'utf8').slice(0, 100));
  const text = readFileSync(events, 'utf8');
  const line = text.indexOf('"step.started"', text.indexOf('"step.completed"'));
  writeFileSync(events, text.slice(0, line));
}

describe.each([
  ['killed', 'cut'],
  ['completed', 'cut'],
  ['killed', 'gone'],
] as const)('of a step that asks, and was %s, a damaged record tells nothing: %s', (how, record) => {
  const damaged = async () => {
    const store = join(folder(), 'store');
    const job = new Job({ service: null, pipeline: PIPELINE });
    if (how === 'completed') job.put('go');
    await job.attempt({ run: 1, attempt: 1, inputs: { store } });
    const place = runIn(store);
    cutRecord(place.run, record);
    job.put('go');
    return { job, store, ...place, ran: job.ran };
  };

  test('so it asks, which is said', async () => {
    const { job, store, ran } = await damaged();
    const again = await job.attempt({ run: 1, attempt: 2, inputs: { store } });
    expect([again.code, again.outputs['waiting-for'], job.ran]).toEqual([3, 'deploy', ran]);
    expect(again.stdout).toMatch(/::warning::The record of \S+ was damaged: what was done is not known/);
  });

  test('and resume: required stops', async () => {
    const { job, store, ran } = await damaged();
    const again = await job.attempt({ run: 1, attempt: 2, inputs: { store, resume: 'required' } });
    expect([again.code, job.ran]).toEqual([4, ran]);
  });

  test('so it asks on the command line, too', async () => {
    const { job, line, ran } = await damaged();
    const cwd = folder();
    writeFileSync(join(cwd, 'savepoint.yml'), PIPELINE);
    const env = { LOG: job.log, OUT: job.out };
    const again = await savepoint(['run', '--run', 'latest', '--store', line], { cwd, env });
    expect([again.code, job.ran]).toEqual([3, ran]);
  });
});

test('a run is left whose source is damaged, with a warning, by a re-run and by the next one of the scope; what may have happened asks', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: PIPELINE, files: { 'src.txt': 'source' } });
  const inputs = { store, scope: 'n' };
  const first = await job.attempt({ run: 1, attempt: 1, inputs });
  const { run } = runIn(store);
  const [pack = ''] = readdirSync(join(run, 'packs')).sort();
  const path = join(run, 'packs', pack);
  chmodSync(path, 0o600);
  writeFileSync(path, readFileSync(path).subarray(0, -1));
  job.put('go');
  for (const workflowRun of [1, 2]) {
    const again = await job.attempt({ run: workflowRun, attempt: 3 - workflowRun, inputs });
    expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
    expect(again.outputs['run-id']).not.toBe(first.outputs['run-id']);
    if (workflowRun === 1)
      expect(again.stdout).toContain(`The files that ${first.outputs['run-id']} began with cannot be read`);
  }
  expect(job.ran).toEqual(['a', 'deploy', 'a']);
});

test('a run that is not gone on with is named, with the reason', async () => {
  const store = join(folder(), 'store');
  const pipeline = `inputs: { to: { default: a } }\nsteps: [{ id: a, run: 'test -e "$OUT/go"' }]`;
  const job = new Job({ service: null, pipeline });
  const start = (run: number, to: string) =>
    job.attempt({ run, attempt: 1, inputs: { store, scope: 'n', inputs: `to=${to}` } });
  const { outputs } = await start(1, 'a');
  expect((await start(2, 'b')).stdout).toContain(`${outputs['run-id']} has other inputs: a new run starts.`);
  job.put('go');
  await start(3, 'a');
  const next = await start(4, 'a');
  expect(next.stdout).toContain(
    `${outputs['run-id']} was completed by another workflow run: a new run starts.`,
  );
  expect(next.outputs['run-id']).not.toBe(outputs['run-id']);
});

test('of runs of a scope the one is gone on with that was last, not the one that began last', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: `steps: [{ id: a, run: 'test -e "$OUT/go"' }]` });
  const start = (run: number, more: Readonly<Record<string, string>> = {}) =>
    job.attempt({ run, attempt: 1, inputs: { store, scope: 'n', ...more } });
  const older = (await start(1)).outputs['run-id'] ?? '';
  job.put('go');
  await start(2);
  const newer = (await start(3)).outputs['run-id'] ?? '';
  expect(newer).not.toBe(older);
  job.take('go');
  await start(4, { 'run-id': older, 'from-step': 'a' });
  job.put('go');
  expect((await start(5)).outputs['run-id']).toBe(older);
});
