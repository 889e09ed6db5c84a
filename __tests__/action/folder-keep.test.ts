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
import { describe, expect, test } from '@jest/globals';
import { removeExpired } from '../../src/action/folder-keep.ts';
import type { Owner } from '../../src/line/owner.ts';
import { foldAll } from '../../src/record/fold.ts';
import { formatEvent, formatRun, parseEvents } from '../../src/record/lines.ts';
import { identify } from '../../src/store/identity.ts';
import { acquire } from '../../src/store/lock.ts';
import { savepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { type Done, Job } from '../support/job.ts';
import { isSoak } from '../support/random.ts';
import { soakTest } from '../support/soak.ts';

/** Rare orders of events, of the long form alone. */
const soaked = soakTest();

const HOUR_MS = 3_600_000;
const ME = identify(hostname(), process.pid);
const PIPELINE = `
retention: 1h
inputs: { to: { default: here } }
steps:
  - id: a
    run: echo a >> "$LOG"; echo 1 > a.txt; test ! -e "$OUT/a-fails"
  - id: b
    rerun: ask
    run: echo b >> "$LOG"; if test -e "$OUT/waits"; then sleep 60; fi; test ! -e "$OUT/fails"
`;

/** The folder of one runner, and a job that comes to it in one workflow run after another. */
class Runner {
  readonly store = join(folder(), 'store');
  readonly job = new Job({ service: null, pipeline: PIPELINE });

  /** One attempt of a workflow run. */
  come(
    run: number,
    attempt = 1,
    inputs: Readonly<Record<string, string>> = {},
    job = 'build',
  ): Promise<Done> {
    const env = { GITHUB_JOB: job };
    return this.job.attempt({ run, attempt, inputs: { store: this.store, ...inputs }, env });
  }

  /** Workflow runs that came so many hours ago; the folders of their lines. None has seen what became of the others. */
  async earlier(...hours: readonly number[]): Promise<readonly string[]> {
    const lines: string[] = [];
    for (const at of hours.keys()) {
      await this.come(at + 1);
      lines.push(this.lineOf(at + 1));
    }
    for (const [at, line] of lines.entries()) makeOlder(line, (hours[at] ?? 0) * HOUR_MS);
    return lines;
  }

  /** The folders of the lines. */
  get lines(): readonly string[] {
    return readdirSync(this.store).map((name) => join(this.store, name));
  }

  /** The line of a workflow run. */
  lineOf(run: number, job = 'build'): string {
    const found = this.lines.find((line) => {
      const owner = JSON.parse(readFileSync(join(line, 'owner.json'), 'utf8')) as Owner;
      return owner.scope.kind === 'run' && owner.scope.run === `${run}` && owner.job === job;
    });
    if (found === undefined) throw new Error(`no line of ${run}`);
    return found;
  }
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

function runsIn(line: string): number {
  return readdirSync(join(line, 'runs')).length;
}

test('the end of a job removes what other workflow runs left there past its retention, and nothing else', async () => {
  const runner = new Runner();
  runner.job.put('fails');
  await runner.come(9);
  const failed = runner.lineOf(9);
  makeOlder(failed, 5 * HOUR_MS);
  runner.job.take('fails');
  const lines = await runner.earlier(2, 3, 0.5);
  expect((await runner.come(4)).code).toBe(0);
  expect([...lines, failed].map(runsIn)).toEqual([0, 0, 1, 1]);
  expect(runsIn(runner.lineOf(4))).toBe(1);
  // What is within it still comes back to its own workflow run.
  const again = await runner.come(3, 2);
  expect([again.code, again.outputs['steps-run']]).toEqual([0, '0']);
});

test('a line that no workflow run can come back to is removed, unless a process uses it or it holds more', async () => {
  const runner = new Runner();
  const month = 32 * 24;
  const lines = await runner.earlier(month, 29 * 24, month, month, month);
  const [gone = '', young = '', more = '', used = '', cutShort = ''] = lines;
  writeFileSync(join(gone, `use-${'1'.repeat(16)}.000001`), JSON.stringify({ ...ME, started: 'never' }));
  writeFileSync(join(more, 'notes.txt'), 'mine');
  const held = acquire({ directory: used, name: `use-${'0'.repeat(16)}`, me: ME });
  rmSync(join(cutShort, 'runs'), { recursive: true });
  await runner.come(6);
  expect(lines.map((line) => existsSync(line))).toEqual([false, true, true, true, false]);
  expect([young, more, used].map(runsIn)).toEqual([0, 0, 1]);
  if (held.kind === 'held') held.lock.release();
  await runner.come(7);
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

soaked('jobs that end and begin at the same moment in lines that are removed all go well', async () => {
  const runner = new Runner();
  const scopes = ['x', 'y', 'z'];
  for (const scope of scopes) await runner.come(1, 1, { scope });
  for (const line of runner.lines) makeOlder(line, 32 * 24 * HOUR_MS);
  const come = (run: number, scope: string) =>
    runner.job.start({ run, attempt: 1, inputs: { store: runner.store, scope } }).done;
  const done = await Promise.all(scopes.flatMap((scope, at) => [come(20 + at, scope), come(30 + at, 'run')]));
  expect(done.map(({ code }) => code)).toEqual(done.map(() => 0));
  expect(done.map(({ stdout }) => stdout).join('')).not.toContain('::warning');
});

test('what is not a line of the folder is left, and a link is not followed', async () => {
  const runner = new Runner();
  const [line = ''] = await runner.earlier(32 * 24);
  const elsewhere = join(folder(), 'elsewhere');
  renameSync(line, elsewhere);
  symlinkSync(elsewhere, line);
  const copies = ['f'.repeat(32), 'backup'].map((name) => join(runner.store, name));
  for (const copy of copies) cpSync(elsewhere, copy, { recursive: true });
  const foreign = join(runner.store, '0'.repeat(32));
  mkdirSync(join(foreign, 'runs'), { recursive: true });
  const done = await runner.come(2);
  expect([elsewhere, ...copies].map(runsIn)).toEqual([1, 1, 1]);
  expect([done.code, existsSync(foreign)]).toEqual([0, true]);
  expect(done.stdout).not.toContain('::warning');
});

test('a line that cannot be looked at is told once, and changes nothing else', async () => {
  const runner = new Runner();
  const [fine = '', ...broken] = await runner.earlier(2, 2, 2);
  for (const line of broken) writeFileSync(join(line, 'store.json'), '{"layout":99}');
  const done = await runner.come(4);
  expect([done.code, done.outputs.status, runsIn(fine)]).toEqual([0, 'completed', 0]);
  const told = done.stdout.split('\n').filter((text) => text.includes('could not be removed'));
  expect(told).toEqual([expect.stringMatching(/^::warning.*store\/[0-9a-f]{32}.*\(and 1 more\)$/)]);
});

test('where there is much to remove a job does a part of it, and the next ones the rest', async () => {
  const runner = new Runner();
  const lines = [...(await runner.earlier(2, 2, 2))].sort();
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
  await runner.earlier(2, 2);
  await runner.come(3);
  const again = await runner.come(1, 2);
  expect([again.code, again.outputs.status]).toEqual([3, 'paused']);
  expect(again.stdout).toMatch(
    /::warning.*This is a re-run, and the run \S+ of its earlier attempts is no longer in/,
  );
  expect(runner.job.ran).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a']);
  const required = await runner.come(2, 2, { resume: 'required' });
  expect([required.code, required.stdout]).toEqual([4, expect.stringContaining('is no longer in')]);
});

test.each(isSoak() ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
  'a re-run after %s whose run another workflow run completed since, and that is gone, asks too',
  async (signal) => {
    const runner = new Runner();
    runner.job.put('waits');
    const cut = runner.job.start({ run: 1, inputs: { store: runner.store } });
    await until('the step that asks runs', () => runner.job.ran.includes('b'));
    cut.started.child.kill(signal);
    await cut.done;
    runner.job.take('waits');
    const line = runner.lineOf(1);
    const [id = ''] = readdirSync(join(line, 'runs'));
    const byHand = await runner.come(2, 1, { 'run-id': id, 'from-step': 'b' });
    expect(byHand.outputs.status).toBe('completed');
    makeOlder(line, 2 * HOUR_MS);
    await runner.come(3);
    expect(runsIn(line)).toBe(0);
    const again = await runner.come(1, 2);
    expect([again.code, again.stdout]).toEqual([3, expect.stringContaining(`the run ${id} of its earlier`)]);
    expect(runner.job.ran).toEqual(['a', 'b', 'b', 'a', 'b', 'a']);
  },
);

soaked(
  'a re-run to which the run of another workflow run came back, and that is gone, asks too',
  async () => {
    const runner = new Runner();
    const [line = ''] = await runner.earlier(2);
    await runner.come(2);
    const asked = await runner.come(1, 2);
    await runner.come(3, 1, { 'run-id': asked.outputs['run-id'] ?? '', 'from-step': 'b' });
    const back = await runner.come(1, 3);
    expect([back.outputs.status, back.outputs['steps-run']]).toEqual(['completed', '0']);
    makeOlder(line, 2 * HOUR_MS);
    await runner.come(4);
    const again = await runner.come(1, 4);
    expect([again.code, again.outputs.status]).toEqual([3, 'paused']);
  },
);

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
}, 60_000);

soaked(
  'a re-run after SIGKILL whose run somebody completed by hand, and that is gone, asks too',
  async () => {
    const runner = new Runner();
    runner.job.put('waits');
    const cut = runner.job.start({ run: 1, inputs: { store: runner.store } });
    await until('the step that asks runs', () => runner.job.ran.includes('b'));
    cut.started.child.kill('SIGKILL');
    await cut.done;
    runner.job.take('waits');
    const line = runner.lineOf(1);
    const env = { LOG: runner.job.log, OUT: runner.job.out };
    const byHand = ['resume', '--from-step', 'b', '--store', line];
    expect((await savepoint(byHand, { cwd: cut.workspace, env })).code).toBe(0);
    makeOlder(line, 2 * HOUR_MS);
    await runner.come(3);
    expect(runsIn(line)).toBe(0);
    const again = await runner.come(1, 2);
    expect([again.code, again.outputs.status]).toEqual([3, 'paused']);
  },
);

describe('two jobs of a workflow run', () => {
  test.each(isSoak() ? [{}, { scope: 'n' }] : [{}])(
    'beside the one whose run was let go on by hand, the other whose own is gone asks: %j',
    async (scope) => {
      const runner = new Runner();
      await runner.come(1, 1, scope, 'other');
      for (const line of runner.lines) makeOlder(line, 2 * HOUR_MS);
      runner.job.put('fails');
      const failed = await runner.come(1, 1, scope, 'build');
      runner.job.take('fails');
      if ('scope' in scope) await runner.come(3, 1, { ...scope, inputs: 'to=else' }, 'other');
      const named = { ...scope, 'run-id': failed.outputs['run-id'] ?? '', 'from-step': 'b' };
      const other = await runner.come(2, 1, named, 'other');
      expect([other.code, other.stdout]).toEqual([3, expect.stringContaining('of that is no longer in')]);
      expect((await runner.come(2, 1, named, 'build')).code).toBe(0);
    },
  );

  soaked('beside a run that was removed since, the other goes on with its own', async () => {
    const runner = new Runner();
    const done = await runner.come(1, 1, {}, 'build');
    runner.job.put('fails');
    await runner.come(1, 1, {}, 'other');
    runner.job.take('fails');
    makeOlder(runner.lineOf(1, 'build'), 2 * HOUR_MS);
    await runner.come(3);
    const named = { 'run-id': done.outputs['run-id'] ?? '' };
    const other = await runner.come(2, 1, named, 'other');
    expect([other.code, other.stdout]).toEqual([
      3,
      expect.stringContaining('b asks before it is started: it was started before'),
    ]);
    const build = await runner.come(2, 1, named, 'build');
    expect([build.code, build.stdout]).toEqual([4, expect.stringContaining('no such run')]);
  });

  soaked(
    'beside the one whose run was let go on by hand, the other knows as well of its own that is gone',
    async () => {
      const runner = new Runner();
      runner.job.put('a-fails');
      const failed = await runner.come(1, 1, {}, 'build');
      await runner.come(1, 1, {}, 'other');
      runner.job.take('a-fails');
      const named = { 'run-id': failed.outputs['run-id'] ?? '' };
      for (const job of ['build', 'other'])
        expect((await runner.come(2, 1, named, job)).outputs.status).toBe('completed');
      for (const line of runner.lines) makeOlder(line, 2 * HOUR_MS);
      await runner.come(3);
      for (const job of ['build', 'other']) {
        const again = await runner.come(1, 2, {}, job);
        expect([again.code, again.stdout]).toEqual([3, expect.stringContaining('is no longer in')]);
      }
    },
  );
});

test('the command line, given the folder, names the stores in it', async () => {
  const runner = new Runner();
  await runner.come(1);
  const [line = ''] = readdirSync(runner.store);
  for (const command of ['runs', 'clean']) {
    const { code, stderr } = await savepoint([command, '--store', runner.store], { cwd: folder() });
    expect([code, stderr]).toEqual([5, expect.stringContaining(`stores in it: 1, such as ${line}`)]);
  }
  expect((await savepoint(['runs', '--store', join(runner.store, line)], { cwd: folder() })).code).toBe(0);
});
