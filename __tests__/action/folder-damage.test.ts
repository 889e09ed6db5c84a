/** A folder as store in which something is damaged: a step that may have started asks, and what is of no use is left. */
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
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

/** A run whose step `deploy` was killed or completed, and whose record is damaged. */
async function damaged(deploy: 'killed' | 'completed', record: 'cut' | 'gone') {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: PIPELINE });
  if (deploy === 'completed') job.put('go');
  await job.attempt({ run: 1, attempt: 1, inputs: { store } });
  const place = runIn(store);
  cutRecord(place.run, record);
  job.put('go');
  return { job, store, ...place, ran: job.ran };
}

test.each([
  ['completed', 'cut'],
  ['killed', 'gone'],
] as const)('a step that was %s asks where the record is %s, which is said', async (deploy, record) => {
  const { job, store, ran } = await damaged(deploy, record);
  const again = await job.attempt({ run: 1, attempt: 2, inputs: { store } });
  expect([again.code, again.outputs['waiting-for'], job.ran]).toEqual([3, 'deploy', ran]);
  expect(again.stdout).toMatch(
    /::warning::The record of \S+ was damaged: Savepoint does not know which steps finished/,
  );
});

test('a damaged record stops resume: required, and asks on the command line, too', async () => {
  const { job, store, line, ran } = await damaged('killed', 'cut');
  const copy = join(folder(), 'copy');
  cpSync(line, copy, { recursive: true });
  const required = await job.attempt({ run: 1, attempt: 2, inputs: { store, resume: 'required' } });
  expect([required.code, job.ran]).toEqual([4, ran]);
  const cwd = folder();
  writeFileSync(join(cwd, 'savepoint.yml'), PIPELINE);
  const env = { LOG: job.log, OUT: job.out };
  const again = await savepoint(['run', '--run', 'latest', '--store', copy], { cwd, env });
  expect([again.code, job.ran]).toEqual([3, ran]);
});

test('a run is left whose source is damaged, with a warning, by a re-run and by the next one of the scope; a step that may have started asks', async () => {
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

// `unread-runs` has the cases in which such a run matters.
test('where no record can be made of the newest run, the next one of the scope asks', async () => {
  const store = join(folder(), 'store');
  const job = new Job({ service: null, pipeline: PIPELINE });
  const inputs = { store, scope: 'n' };
  await job.attempt({ run: 1, attempt: 1, inputs });
  const { run } = runIn(store);
  for (const name of ['run.json', 'events.ndjson']) writeFileSync(join(run, name), '{');
  // It began a second before the next one at least.
  const id = '20260101-000000-savepoint';
  renameSync(run, join(run, '..', id));
  const next = await job.attempt({ run: 2, attempt: 1, inputs });
  expect([next.code, next.outputs['waiting-for']]).toEqual([3, 'deploy']);
  expect(next.stdout).toContain(
    `::warning::The run ${id} cannot be read: Savepoint does not know which steps finished`,
  );
  expect(job.ran).toEqual(['a', 'deploy', 'a']);
});
