/** A folder as store in which something is damaged: what may have happened is asked about, and what is of no use is left. */
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

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
    expect(again.stdout).toMatch(
      /::warning::The record of \S+ was damaged: Savepoint does not know which steps finished/,
    );
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

test.each([
  [
    'its source',
    (run: string) => writeFileSync(join(run, 'packs', readdirSync(join(run, 'packs'))[0] ?? ''), ''),
  ],
  ['its record', (run: string) => writeFileSync(join(run, 'run.json'), '{')],
])(
  'whatever is damaged in a completed run that is left, a new one starts as if it were whole: %s',
  async (_, damage) => {
    const store = join(folder(), 'store');
    const job = new Job({ service: null, pipeline: PIPELINE });
    for (const name of ['go', 'c']) job.put(name);
    const inputs = { store, scope: 'n' };
    await job.attempt({ run: 1, attempt: 1, inputs });
    const { run } = runIn(store);
    for (const name of readdirSync(join(run, 'packs'))) chmodSync(join(run, 'packs', name), 0o600);
    damage(run);
    const next = await job.attempt({ run: 2, attempt: 1, inputs });
    expect([next.code, next.outputs['steps-run']]).toEqual([0, '3']);
    expect(next.stdout).not.toContain('what was done is not known');
  },
);

test('where no record can be made of the newest run, the next one of the scope asks, and that is known from then on', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: PIPELINE });
  const inputs = { store, scope: 'n' };
  await job.attempt({ run: 1, attempt: 1, inputs });
  const { run } = runIn(store);
  for (const name of ['run.json', 'events.ndjson']) writeFileSync(join(run, name), '{');
  // It began a second before the next one at least.
  const id = '20260101-000000-savepoint';
  renameSync(run, join(run, '..', id));
  for (const name of ['go', 'c']) job.put(name);
  const next = await job.attempt({ run: 2, attempt: 1, inputs });
  expect([next.code, next.outputs['waiting-for']]).toEqual([3, 'deploy']);
  expect(next.stdout).toContain(
    `::warning::The run ${id} cannot be read: Savepoint does not know which steps finished`,
  );
  const named = { 'run-id': next.outputs['run-id'] ?? '', 'from-step': 'deploy' };
  expect((await job.attempt({ run: 3, attempt: 1, inputs: { ...inputs, ...named } })).code).toBe(0);
  const after = await job.attempt({ run: 4, attempt: 1, inputs });
  expect([after.code, after.stdout]).toEqual([0, expect.not.stringContaining('what was done is not known')]);
  expect(job.ran).toEqual(['a', 'deploy', 'a', 'deploy', 'c', 'a', 'deploy', 'c']);
});

test('a run that this workflow run came to, and that cannot be read, is said to be there', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: PIPELINE });
  const { outputs } = await job.attempt({ run: 1, attempt: 1, inputs: { store } });
  const { run } = runIn(store);
  for (const name of ['run.json', 'events.ndjson']) writeFileSync(join(run, name), '{');
  const again = await job.attempt({ run: 1, attempt: 2, inputs: { store } });
  expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
  expect(again.stdout).toContain(
    `the run ${outputs['run-id']} of its earlier attempts cannot be read: Savepoint`,
  );
});

describe('a run of which no record can be made, and that others have followed,', () => {
  const followed = async () => {
    const store = join(folder(), 'store');
    const job = new Job({ service: null, pipeline: PIPELINE });
    const start = (run: number, attempt: number, more: Readonly<Record<string, string>> = {}) =>
      job.attempt({ run, attempt, inputs: { store, scope: 'n', ...more } });
    await start(1, 1);
    const { run: old } = runIn(store);
    for (const name of ['run.json', 'events.ndjson']) writeFileSync(join(old, name), '{');
    renameSync(old, join(old, '..', '20260101-000000-savepoint'));
    for (const name of ['go', 'c']) job.put(name);
    const { outputs } = await start(2, 1);
    await start(3, 1, { 'run-id': outputs['run-id'] ?? '', 'from-step': 'deploy' });
    return { job, start };
  };

  soaked('is of no matter to a later night that fails, to its re-run and to the next one', async () => {
    const { job, start } = await followed();
    const ran = job.ran.length;
    for (const [run, attempt, code] of [
      [4, 1, 1],
      [4, 2, 0],
      [5, 1, 1],
      [6, 1, 0],
    ] as const) {
      if (code === 1) job.take('c');
      else job.put('c');
      const night = await start(run, attempt);
      expect([night.code, night.stdout]).toEqual([code, expect.not.stringContaining('not known')]);
    }
    expect(job.ran.slice(ran)).toEqual(['a', 'deploy', 'c', 'c', 'a', 'deploy', 'c', 'c']);
  });

  soaked('asks where somebody has come to it since', async () => {
    const store = join(folder(), 'store');
    const job = new Job({ service: null, pipeline: PIPELINE });
    const start = (run: number, more: Readonly<Record<string, string>> = {}) =>
      job.attempt({ run, attempt: 1, inputs: { store, scope: 'n', ...more } });
    for (const name of ['go', 'c']) job.put(name);
    const { outputs } = await start(1);
    const { run: old } = runIn(store);
    await start(2);
    job.take('go');
    await start(3, { 'run-id': outputs['run-id'] ?? '', 'from-step': 'a' });
    for (const name of ['run.json', 'events.ndjson']) writeFileSync(join(old, name), '{');
    const next = await start(4);
    expect([next.code, next.outputs['waiting-for']]).toEqual([3, 'deploy']);
  });
});

soaked(
  'nobody knows which inputs a run had of which no record can be made, nor when it was gone on with last: it asks',
  async () => {
    const store = join(folder(), 'store');
    const job = new Job({ service: null, pipeline: `inputs: { to: { default: a } }${PIPELINE}` });
    const start = (run: number, to: string) =>
      job.attempt({ run, attempt: 1, inputs: { store, scope: 'n', inputs: `to=${to}` } });
    await start(1, 'a');
    const { run } = runIn(store);
    for (const name of ['go', 'c']) job.put(name);
    expect((await start(2, 'b')).code).toBe(0);
    for (const name of ['run.json', 'events.ndjson']) writeFileSync(join(run, name), '{');
    const ran = job.ran.length;
    for (const night of [3, 4]) {
      const next = await start(night, 'a');
      expect([next.code, next.outputs['waiting-for']]).toEqual([3, 'deploy']);
    }
    expect(job.ran.slice(ran)).toEqual(['a']);
  },
);

soaked('an attempt that only brings back what was damaged is known to the next one', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: 'steps: [{ id: a, run: test $LEG = 2 }]' });
  const leg = (which: string, run: number, attempt: number, more: Readonly<Record<string, string>> = {}) => {
    const inputs = { store, scope: 'n', matrix: JSON.stringify({ leg: which }), ...more };
    return job.attempt({ run, attempt, inputs, env: { LEG: which } });
  };
  const { outputs } = await leg('1', 5, 1);
  await leg('2', 5, 1);
  for (const line of readdirSync(store)) {
    const runs = join(store, line, 'runs');
    for (const id of existsSync(runs) ? readdirSync(runs) : [])
      if (id !== outputs['run-id']) writeFileSync(join(runs, id, 'run.json'), '{');
  }
  const named = { 'run-id': outputs['run-id'] ?? '' };
  const first = await leg('2', 6, 1, named);
  expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('was damaged')]);
  const again = await leg('2', 6, 2, named);
  expect([again.code, again.stdout]).toEqual([
    0,
    expect.not.stringContaining('nothing of its earlier attempts'),
  ]);
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
