/** How long runs stay in the folder of a runner that outlives its jobs: each workflow run has a store of its own there. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { removeExpired } from '../../src/action/folder-keep.ts';
import { ownerIn } from '../../src/action/folder-lines.ts';
import { lineOf, type Owner } from '../../src/line/owner.ts';
import { foldAll } from '../../src/record/fold.ts';
import { formatEvent, formatRun, parseEvents } from '../../src/record/lines.ts';
import { identify } from '../../src/store/identity.ts';
import { acquire } from '../../src/store/lock.ts';
import { savepoint } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { type Done, Job } from '../support/job.ts';

const HOUR_MS = 3_600_000;
const ME = identify(hostname(), process.pid);
const PIPELINE = `
retention: 1h
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt
  - id: b
    rerun: ask
    run: echo b >> "$LOG"; test ! -e "$OUT/fails"
`;

/** A line that a completed run left, of which the lines of all tests are copies. */
let completed: string;
beforeAll(async () => {
  const runner = new Runner();
  await runner.come(1);
  const [line = ''] = readdirSync(runner.store);
  completed = join(runner.store, line);
});

/** The folder of one runner, and a job that comes to it in one workflow run after another. */
class Runner {
  readonly store = join(folder(), 'store');
  readonly job = new Job({ service: null, pipeline: PIPELINE });

  /** One attempt of a workflow run. */
  come(run: number, attempt = 1, inputs: Readonly<Record<string, string>> = {}): Promise<Done> {
    return this.job.attempt({ run, attempt, inputs: { store: this.store, ...inputs } });
  }

  /** Completed workflow runs, numbered from 1, that came so many hours ago; the folders of their lines. */
  earlier(...hours: readonly number[]): readonly string[] {
    return hours.map((ago, at) => {
      const owner: Owner = { ...mustBe(ownerIn(completed)), scope: { kind: 'run', run: `${at + 1}` } };
      const line = join(this.store, lineOf(owner));
      cpSync(completed, line, { recursive: true });
      writeFileSync(join(line, 'owner.json'), JSON.stringify(owner));
      const notes = join(line, 'last-runs.json');
      const text = readFileSync(notes, 'utf8').replace('"workflow_run":"1"', `"workflow_run":"${at + 1}"`);
      writeFileSync(notes, text);
      makeOlder(line, ago * HOUR_MS);
      return line;
    });
  }

  /** What a job does at its end. @returns what could not be done */
  clean(): readonly string[] {
    return removeExpired({ folder: this.store, line: '', me: ME, now: () => new Date() });
  }
}

function mustBe<T>(value: T | null): T {
  if (value === null) throw new Error('it is not there');
  return value;
}

/** Moves all that happened in a line into the past. */
function makeOlder(line: string, ms: number): void {
  for (const run of readdirSync(join(line, 'runs'))) {
    const place = join(line, 'runs', run);
    const journal = join(place, 'events.ndjson');
    const events = parseEvents(readFileSync(journal, 'utf8')).map((event) => ({
      ...event,
      at: new Date(Date.parse(event.at) - ms).toISOString(),
    }));
    writeFileSync(journal, events.map(formatEvent).join(''));
    writeFileSync(join(place, 'run.json'), formatRun(foldAll(events)));
  }
  const then = new Date(Date.now() - ms);
  for (const name of ['owner.json', 'last-runs.json']) utimesSync(join(line, name), then, then);
}

const runsIn = (line: string) => readdirSync(join(line, 'runs')).length;

test('the end of a job removes what other workflow runs left there past its retention, and nothing else', async () => {
  const runner = new Runner();
  runner.job.put('fails');
  await runner.come(9);
  const [failed = ''] = readdirSync(runner.store).map((name) => join(runner.store, name));
  makeOlder(failed, 5 * HOUR_MS);
  runner.job.take('fails');
  const lines = runner.earlier(2, 3, 0.5);
  expect((await runner.come(4)).code).toBe(0);
  expect([...lines, failed].map(runsIn)).toEqual([0, 0, 1, 1]);
  // What is within it still comes back to its own workflow run.
  const again = await runner.come(3, 2);
  expect([again.code, again.outputs['steps-run']]).toEqual([0, '0']);
});

test('a line that no workflow run can come back to is removed, unless a process uses it or it holds more', () => {
  const runner = new Runner();
  const month = 32 * 24;
  const lines = runner.earlier(month, 29 * 24, month, month, month);
  const [gone = '', young = '', more = '', used = '', cutShort = ''] = lines;
  writeFileSync(join(gone, `use-${'1'.repeat(16)}.000001`), JSON.stringify({ ...ME, started: 'never' }));
  writeFileSync(join(more, 'notes.txt'), 'mine');
  const held = acquire({ directory: used, name: `use-${'0'.repeat(16)}`, me: ME });
  rmSync(join(cutShort, 'runs'), { recursive: true });
  expect(runner.clean()).toEqual([]);
  expect(lines.map((line) => existsSync(line))).toEqual([false, true, true, true, false]);
  expect([young, more, used].map(runsIn)).toEqual([0, 0, 1]);
  if (held.kind === 'held') held.lock.release();
  expect(runner.clean()).toEqual([]);
  expect(existsSync(used)).toBe(false);
  expect(readdirSync(runner.store).filter((name) => !/^[0-9a-f]{32}$/.test(name))).toEqual([]);
});

test('a job says that it uses its line for as long as it runs', async () => {
  const store = join(folder(), 'store');
  const pipeline = 'steps: [{ run: \'ls -d "$STORE"/*/use-* >> "$LOG"\' }]';
  const job = new Job({ service: null, pipeline });
  expect((await job.attempt({ inputs: { store }, env: { STORE: store } })).code).toBe(0);
  expect(job.ran).toEqual([expect.stringMatching(/\/[0-9a-f]{32}\/use-[0-9a-f]{16}\.000001$/)]);
  expect(existsSync(job.ran[0] ?? '')).toBe(false);
});

test('what is not a line of the folder is left, and a link is not followed', () => {
  const runner = new Runner();
  const [line = ''] = runner.earlier(32 * 24);
  const elsewhere = join(folder(), 'elsewhere');
  renameSync(line, elsewhere);
  symlinkSync(elsewhere, line);
  const copies = ['f'.repeat(32), 'backup'].map((name) => join(runner.store, name));
  for (const copy of copies) cpSync(elsewhere, copy, { recursive: true });
  const foreign = join(runner.store, '0'.repeat(32));
  mkdirSync(join(foreign, 'runs'), { recursive: true });
  expect(runner.clean()).toEqual([]);
  expect([elsewhere, ...copies].map(runsIn)).toEqual([1, 1, 1]);
  expect(existsSync(foreign)).toBe(true);
});

test('lines that cannot be looked at are told once, and change nothing else', async () => {
  const runner = new Runner();
  const [fine = '', ...broken] = runner.earlier(2, 2, 2);
  for (const line of broken) writeFileSync(join(line, 'store.json'), '{"layout":99}');
  const done = await runner.come(4);
  expect([done.code, done.outputs.status, runsIn(fine)]).toEqual([0, 'completed', 0]);
  const told = done.stdout.split('\n').filter((text) => text.includes('could not be removed'));
  expect(told).toEqual([expect.stringMatching(/^::warning.*store\/[0-9a-f]{32}.*\(and 1 more\)$/)]);
});

test('where there is much to remove a job does a part of it, and the next ones the rest', () => {
  const runner = new Runner();
  const lines = [...runner.earlier(2, 2, 2)].sort();
  const names = lines.map((line) => basename(line));
  const left = (line: string) => {
    let at = Date.now();
    // Each look at the clock takes six seconds.
    const now = () => {
      at += 6_000;
      return new Date(at);
    };
    expect(removeExpired({ folder: runner.store, line, me: ME, now })).toEqual([]);
    return lines.map(runsIn);
  };
  expect(left(names[1] ?? '')).toEqual([1, 1, 0]);
  expect(left('')).toEqual([0, 1, 0]);
  expect(left('')).toEqual([0, 1, 0]);
  expect(left(names[0] ?? '')).toEqual([0, 0, 0]);
});

test('a re-run whose run is gone says so, starts over, and asks before what must not happen twice', async () => {
  const runner = new Runner();
  runner.earlier(2);
  runner.clean();
  const required = await runner.come(1, 2, { resume: 'required' });
  expect([required.code, required.stdout]).toEqual([4, expect.stringContaining('is no longer in')]);
  const again = await runner.come(1, 2);
  expect([again.code, again.outputs.status]).toEqual([3, 'paused']);
  expect(again.stdout).toMatch(
    /::warning.*This is a re-run, and the run \S+ of its earlier attempts is no longer in/,
  );
  expect(runner.job.ran).toEqual(['a']);
});

test('a re-run whose run another workflow run of the scope went on with, and that is gone, asks too', async () => {
  const store = join(folder(), 'store');
  const pipeline = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; test -e "$OUT/go"' }
  - { id: deploy, rerun: ask, run: 'echo deploy >> "$LOG"; test -e "$OUT/fine" || kill -9 $$' }
`;
  const job = new Job({ service: null, pipeline });
  const inputs = { store, scope: 'n' };
  await job.attempt({ run: 5, attempt: 1, inputs });
  job.put('go');
  const other = await job.attempt({ run: 6, attempt: 1, inputs });
  expect(job.ran).toEqual(['a', 'a', 'deploy']);
  const [line = ''] = readdirSync(store).filter((name) => /^[0-9a-f]{32}$/.test(name));
  rmSync(join(store, line, 'runs', other.outputs['run-id'] ?? ''), { recursive: true });
  const again = await job.attempt({ run: 5, attempt: 2, inputs });
  expect([again.code, again.outputs['waiting-for']]).toEqual([3, 'deploy']);
  expect(again.stdout).toContain(
    `the run ${other.outputs['run-id']} of its earlier attempts is no longer in`,
  );
});

test('the command line, given the folder, names the stores in it, of which each is one for it', async () => {
  const runner = new Runner();
  const [line = ''] = runner.earlier(0);
  const { code, stderr } = await savepoint(['runs', '--store', runner.store], { cwd: folder() });
  expect([code, stderr]).toEqual([5, expect.stringContaining(`stores in it: 1, such as ${basename(line)}`)]);
  expect((await savepoint(['runs', '--store', line], { cwd: folder() })).code).toBe(0);
});
