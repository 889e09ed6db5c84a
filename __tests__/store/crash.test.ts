/** A process killed between any two system calls, or refused one, leaves the record before or the one after. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LOCKS } from '../../src/launch/words.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { parseEvents } from '../../src/record/lines.ts';
import { abandoned } from '../../src/record/listing.ts';
import type { Run } from '../../src/record/run.ts';
import { linesIn, savepoint, until, workspaceWith } from '../support/cli.ts';
import { type Call, type Crashed, crash, type Fault, NO_FAULT } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { eventsOf, newest, storeOf } from '../support/store.ts';

/** In a run that is not a soak: so many crashes, and so many refusals, for each of the two scenarios. */
const SAMPLE = 4;
const WORKERS = 2;
const LIMIT_MS = 1_800_000;

const PIPELINE = `
workspace: { exclude: [go] }
steps:
  - { id: first, run: 'echo first >> "$LOG"; echo says first; echo "made=yes" >> "$GITHUB_OUTPUT"' }
  - { id: second, run: 'echo second >> "$LOG"; echo says second; test -e go' }
  - { id: third, run: 'echo "third \${{ steps.first.outputs.made }}" >> "$LOG"; echo says third' }
`;

type Scenario = 'a first run' | 'a resume';

interface Rig {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
  /** The store as it is before the crash; null for none. */
  readonly snapshot: string | null;
  /** How many events it has. */
  readonly events: number;
}

/** A workspace in which the scenario can begin, again and again. */
async function rig(scenario: Scenario): Promise<Rig> {
  const outside = folder();
  const log = join(outside, 'log');
  const cwd = workspaceWith(PIPELINE);
  const env = { LOG: log };
  if (scenario === 'a first run') return { cwd, env, log, snapshot: null, events: 0 };
  expect((await savepoint(['run'], { cwd, env })).code).toBe(1);
  const snapshot = join(outside, 'snapshot');
  cpSync(storeOf(cwd), snapshot, { recursive: true });
  const events = parseEvents(eventsOf(cwd, newest(cwd) ?? '')).length;
  return { cwd, env, log, snapshot, events };
}

function reset({ cwd, log, snapshot }: Rig): void {
  for (const path of [storeOf(cwd), log, join(cwd, 'go')]) rmSync(path, { recursive: true, force: true });
  if (snapshot === null) return;
  cpSync(snapshot, storeOf(cwd), { recursive: true });
  writeFileSync(join(cwd, 'go'), '');
}

async function crashAt(it: Rig, fault: Fault): Promise<Crashed> {
  reset(it);
  return crash(['run'], it, { roots: [storeOf(it.cwd), LOCKS], fault });
}

interface Known {
  readonly events: readonly RunEvent[];
  /** Null where there is none. */
  readonly run: Run | null;
}

/** What a user is told of the newest run. */
async function look({ cwd, env }: Rig): Promise<Known> {
  const [events, show, runs] = await Promise.all([
    savepoint(['events', '-o', 'ndjson'], { cwd, env }),
    savepoint(['show', '-o', 'json'], { cwd, env }),
    savepoint(['runs', '-o', 'json'], { cwd, env }),
  ]);
  if (show.code === 0) {
    expect([events.code, runs.code, events.stderr + show.stderr + runs.stderr]).toEqual([0, 0, '']);
    return { events: lines(events.stdout).map((line) => JSON.parse(line)), run: JSON.parse(show.stdout) };
  }
  expect([show.code, show.stderr]).toEqual([4, expect.stringContaining('there is no run in the store')]);
  expect([events.code, runs.code, runs.stdout]).toEqual([4, 0, '[]\n']);
  return { events: [], run: null };
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** The record is the fold of whole events, told as of a process that is gone; and the events are those of a run without a fault. */
function mustBeWhole({ events, run }: Known, reference: readonly unknown[]): void {
  expect(events.map(gist)).toEqual(reference.slice(0, events.length));
  if (run !== null) expect(run).toEqual(JSON.parse(JSON.stringify(abandoned(foldAll(events)))));
}

/** A pack holds times, and so its digest differs from run to run, and its length, since it is compressed. */
function withoutDigests(value: object): unknown {
  const number = (pack: { readonly pack: number } | null) => pack?.pack ?? null;
  return JSON.parse(
    JSON.stringify(value, (key, each) =>
      key === 'stored_bytes' ? undefined : key === 'pack' && typeof each === 'object' ? number(each) : each,
    ),
  );
}

/** What an event says, without what differs from run to run. */
function gist({ at: _at, ...event }: RunEvent): unknown {
  if (event.type !== 'plan') return withoutDigests(event);
  return { n: event.n, type: event.type, attempt: event.attempt, decisions: event.decisions };
}

/** Goes on without a fault: to the end, no completed step again, each incomplete one once. */
async function mustGoOn(it: Rig, { events, run }: Known): Promise<void> {
  const before = linesIn(it.log).length;
  writeFileSync(join(it.cwd, 'go'), '');
  const isDone = run?.status === 'completed';
  const end = await savepoint([isDone ? 'resume' : 'run'], it);
  expect([end.code, end.stderr]).toEqual([0, expect.not.stringContaining('warning')]);
  const done = new Set(events.flatMap((event) => (event.type === 'step.completed' ? [event.step] : [])));
  expect(linesIn(it.log).slice(before)).toEqual(
    ['first', 'second', 'third yes'].filter((line) => !done.has(line.split(' ')[0] ?? '')),
  );
  const after = await look(it);
  expect(after.run).toEqual(JSON.parse(JSON.stringify(foldAll(after.events))));
  expect([after.run?.status, after.run?.attempt]).toEqual([
    'completed',
    (run?.attempt ?? 0) + (isDone ? 0 : 1),
  ]);
}

const isJournal = (call: Call) => call.call === 'write' && basename(call.path) === 'events.ndjson';
const isLock = (path: string) => path.startsWith(LOCKS);
const isLog = (call: Call | undefined) => call?.path.includes('/logs/') === true;
/** A lock that stays is soon that of a dead process: nobody is held up by it. */
const isTidying = (call: Call | undefined) => call?.call === 'rm';

/** How many events were in the file when the process died: its last call is the one at which it did. */
function written({ trace }: Crashed, { action }: Fault): number {
  const last = trace.at(-1);
  const torn = action !== 'after' && last !== undefined && isJournal(last) ? 1 : 0;
  return trace.filter(isJournal).length - torn;
}

type Check = (it: Rig, fault: Fault, crashed: Crashed) => Promise<void>;

/** Tries each fault in a workspace that is made ready for it, two at a time. What fails names its fault. */
async function tryAll(
  scenario: Scenario,
  faultsOf: (trace: readonly Call[]) => readonly Fault[],
  checkFor: (reference: readonly unknown[]) => Check,
): Promise<void> {
  const seed = seedFor(3);
  const rigs = await Promise.all(Array.from({ length: WORKERS }, () => rig(scenario)));
  const [first] = rigs;
  if (first === undefined) throw new Error('no worker');
  const whole = await crashAt(first, NO_FAULT);
  expect(whole.code).toBe(scenario === 'a first run' ? 1 : 0);
  const check = checkFor((await look(first)).events.map(gist));
  const all = faultsOf(whole.trace);
  expect(all.length).toBeGreaterThan(40);
  const queue = [...(isSoak() ? all : random(seed).sample(all, SAMPLE))];
  const work = async (it: Rig) => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      const crashed = await crashAt(it, fault);
      try {
        expect(crashed.hit).toBe(true);
        await check(it, fault, crashed);
      } catch (cause) {
        queue.length = 0;
        const call = crashed.trace[fault.at - 1];
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new Error(
          `with SAVEPOINT_SEED=${seed}, ${JSON.stringify(fault)}: ${call?.call} ${call?.path}\n${crashed.stderr}\n${why}`,
          { cause },
        );
      }
    }
  };
  await Promise.all(rigs.map(work));
}

/** Every way to crash at every call. */
function crashes(trace: readonly Call[]): readonly Fault[] {
  return trace.flatMap(({ call }, index): Fault[] => {
    const at = index + 1;
    const half: Fault[] = call === 'write' ? [{ at, action: 'half' }] : [];
    return [{ at, action: 'before' }, ...half, { at, action: 'after' }];
  });
}

/** Every call on the record. What is refused of files is no failure of a run: see workspace-crash.test.ts. */
function refusals(trace: readonly Call[]): readonly Fault[] {
  return trace.flatMap(({ path }, index): readonly Fault[] =>
    isOfFiles(path) ? [] : CODES.map((code) => ({ at: index + 1, action: 'fail', code })),
  );
}

const CODES = ['ENOSPC', 'EIO'] as const;

const isOfFiles = (path: string) => /\/(packs|workspaces)(\/|$)/.test(path);

describe.each<Scenario>(['a first run', 'a resume'])('%s', (scenario) => {
  test(
    'killed at any system call leaves the record before or the one after, and is gone on with from there',
    async () => {
      await tryAll(scenario, crashes, (reference) => async (it, fault, crashed) => {
        expect(crashed.signal).toBe('SIGKILL');
        const known = await look(it);
        mustBeWhole(known, reference);
        expect(known.events.length).toBe(it.events + written(crashed, fault));
        await mustGoOn(it, known);
      });
    },
    LIMIT_MS,
  );

  test(
    'refused any system call says so, starts nothing new, and is gone on with later',
    async () => {
      await tryAll(scenario, refusals, (reference) => async (it, fault, crashed) => {
        const refused = crashed.trace[fault.at - 1];
        const harmless = isLog(refused) || isTidying(refused);
        const whole = scenario === 'a first run' ? 1 : 0;
        expect([crashed.code, crashed.stderr]).toEqual([
          harmless ? whole : 5,
          expect.not.stringMatching(/this is a bug|at .*index\.js/),
        ]);
        if (!isTidying(refused)) {
          expect(crashed.stderr).toMatch(/no space left on the device|input\/output error of the device/);
        }
        const known = await look(it);
        mustBeWhole(known, reference);
        if (!harmless) {
          const started = known.events.slice(it.events).filter((event) => event.type === 'step.started');
          const durable = wasStarting(crashed, fault) ? started.slice(0, -1) : started;
          expect(linesIn(it.log).map((line) => line.split(' ')[0])).toEqual(durable.map(({ step }) => step));
        }
        await mustGoOn(it, known);
      });
    },
    LIMIT_MS,
  );
});

/** Whether a `step.started` was written but the refused call was to make it durable: then the step must not start. */
function wasStarting({ trace }: Crashed, fault: Fault): boolean {
  const refused = trace[fault.at - 1];
  const last = trace.slice(0, fault.at - 1).findLast(isJournal);
  return refused !== undefined && !isJournal(refused) && last?.text.includes('"step.started"') === true;
}

test('a lock that cannot be removed at the end changes nothing, and holds nobody up', async () => {
  const it = await rig('a first run');
  for (const match of ['^rm .*/lock\\.', '^rm .*/[0-9a-f]{32}\\.']) {
    const refused = await crashAt(it, { at: 1, match, action: 'fail', code: 'EIO' });
    expect([refused.hit, refused.code, refused.stderr]).toEqual([
      true,
      1,
      expect.not.stringContaining('bug'),
    ]);
    await mustGoOn(it, await look(it));
  }
});

test('before a step starts, every name that its record stands on is on disk, for a power cut to find', async () => {
  const it = await rig('a first run');
  const { trace } = await crashAt(it, NO_FAULT);
  const started = trace.findIndex((call) => isJournal(call) && call.text.includes('"step.started"'));
  const before = trace.slice(0, started);
  // The store's own name is in the workspace, whose files are not the store's to sync.
  const made = before.filter(
    ({ call, path }) =>
      ['mkdir', 'open', 'rename'].includes(call) &&
      !isLock(path) &&
      path !== storeOf(it.cwd) &&
      !path.includes('/workspaces'),
  );
  expect(made.map(({ path }) => basename(path))).toEqual(
    expect.arrayContaining([
      'runs',
      'store.json',
      'events.ndjson',
      'run.json',
      'logs',
      'packs',
      '000001.pack',
    ]),
  );
  for (const { path } of made.filter((each) => !each.path.endsWith('.tmp'))) {
    const first = before.findIndex((call) => call.path === path);
    const synced = before.slice(first).some((call) => call.call === 'fsync' && call.path === dirname(path));
    expect([path, synced]).toEqual([path, true]);
  }
});

describe('a record that cannot be written any more', () => {
  const PARALLEL = `
workspace: { exclude: [quick-may-end] }
steps:
  - parallel:
      - { id: long, run: 'echo long >> "$LOG"; setsid sleep 1000 & sleep 1000' }
      - { id: quick, run: 'echo quick >> "$LOG"; until test -e quick-may-end; do sleep 0.02; done' }
  - { id: after, run: 'echo after >> "$LOG"' }
finally:
  - { id: report, run: 'echo report >> "$LOG"' }
`;

  test('ends the running steps, starts nothing new, not even finally, and exits with 5', async () => {
    const log = join(folder(), 'log');
    const cwd = workspaceWith(PARALLEL);
    const processes = tree();
    const env = { LOG: log, ...processes.env };
    const ended = crash(
      ['run'],
      { cwd, env },
      {
        roots: [storeOf(cwd)],
        fault: { at: 1, match: '^write .*step\\.completed', action: 'fail-on', code: 'ENOSPC' },
      },
    );
    await until('both steps run', () => linesIn(log).length === 2);
    writeFileSync(join(cwd, 'quick-may-end'), '');
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([5, expect.stringContaining('no space left on the device')]);
    await processes.gone();
    expect([...linesIn(log)].sort()).toEqual(['long', 'quick']);
    const shown = JSON.parse((await savepoint(['show', '-o', 'json'], { cwd, env })).stdout) as Run;
    expect([shown.status, ...shown.steps.map((step) => step.state)]).toEqual([
      'interrupted',
      'interrupted',
      'interrupted',
      'pending',
      'pending',
    ]);
    writeFileSync(
      join(cwd, 'savepoint.yml'),
      readFileSync(join(cwd, 'savepoint.yml'), 'utf8').replaceAll('sleep 1000', 'true'),
    );
    expect((await savepoint(['run'], { cwd, env })).code).toBe(0);
    expect([...linesIn(log).slice(2)].sort()).toEqual(['after', 'long', 'quick', 'report']);
  });
});
