/** A process killed, interrupted or refused at any system call on the workspace or the store goes on to the tree of one that was not. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { LOCKS } from '../../src/launch/words.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { parseEvents } from '../../src/record/lines.ts';
import { abandoned } from '../../src/record/listing.ts';
import type { Run } from '../../src/record/run.ts';
import { DirectoryStore } from '../../src/store/directory.ts';
import { identify } from '../../src/store/identity.ts';
import { linesIn, savepoint, until, workspaceWith } from '../support/cli.ts';
import { type Call, type Crashed, crash, deaths, type Fault, NO_FAULT, oneOfEach } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { tree } from '../support/living.ts';
import { isSoak, type Random, random, seedFor } from '../support/random.ts';
import { storeOf } from '../support/store.ts';
import { differences, runScript, snapshot } from '../support/tree-scripts.ts';

const LIMIT_MS = 7_200_000;
/** In a run that is not a soak: so many interrupts, which are alike whatever the call. */
const INTERRUPTS = 3;
/** In a soak, of each scenario: each file and folder is looked at many times. */
const READS = 150;
const CODES = ['ENOSPC', 'EIO'] as const;
const ME = identify(hostname(), process.pid);

const IDS = ['make', 'alter', 'again', 'last'];
const PIPELINE = `
steps:
${IDS.map((id) => `  - { id: ${id}, run: 'sh "$TOOLS/${id}.sh"' }\n`).join('')}`;

const SOURCE = `
mkdir -p src/deep empty gone/below; echo one > src/one; echo two > src/deep/two; echo file > file
echo in it > gone/below/x; ln -s file link; chmod 700 src/deep; chmod 600 file; head -c 300000 /dev/zero | tr '\\0' 'x' > big
`;

/** What each step does; \`half\` ends the step where it must not come further. */
const SCRIPTS: Readonly<Record<string, string>> = {
  make: 'mkdir -p out/a; echo made > out/a/made; echo more >> file; ln -s a out/link; echo $(ls src) > out/list',
  alter:
    'rm -r gone; echo now a file > gone; chmod 711 src/deep; mv src/one src/three; rm link; mkdir link; cat file >> link/in; head -c 200000 big > out/big',
  again:
    'echo again >> file; rm -r out/a; ln -s nowhere out/a; rm gone; mkdir gone; echo x > gone/y; half; rm big; echo z > gone/z; chmod 640 file',
  last: 'find . -mindepth 1 -printf "%y %m %l %p\\n" | LC_ALL=C sort > "$TOOLS/list"; cat "$TOOLS/list" > listed; cat file >> src/three',
};

function putScripts(tools: string): void {
  for (const id of IDS) {
    const half = 'half() { if [ -z "$REFERENCE" ] && [ ! -e "$TOOLS/go" ]; then exit 1; fi; }';
    const text = `${half}\necho "start ${id}" >> "$LOG"\n${SCRIPTS[id]?.replaceAll('\\\\n', '\\n')}\n`;
    writeFileSync(join(tools, `${id}.sh`), text);
  }
}

const SCENARIOS = ['a first run', 'a resume where it failed', 'a resume elsewhere'] as const;

interface Rig {
  readonly scenario: (typeof SCENARIOS)[number];
  readonly tools: string;
  readonly log: string;
  readonly pipeline: string;
  readonly store: string;
  readonly env: Readonly<Record<string, string>>;
  /** The workspace of the attempt that is disturbed. */
  readonly workspace: string;
  /** How the two are before it, and how many events there are. */
  readonly before: { readonly workspace: string; readonly store: string; readonly events: number };
}

/** A rig, and an attempt in it that is not disturbed. */
interface Tried {
  readonly it: Rig;
  readonly trace: readonly Call[];
  readonly gists: readonly unknown[];
}

const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

/** An empty one. */
function checkout(): string {
  const path = join(folder(), 'checkout');
  mkdirSync(path);
  return path;
}

function source(): string {
  const path = checkout();
  execFileSync('sh', ['-c', SOURCE], { cwd: path });
  return path;
}

async function rig(scenario: Rig['scenario']): Promise<Rig> {
  const tools = folder();
  putScripts(tools);
  const [log, pipeline, store] = [join(tools, 'log'), join(tools, 'pipeline.yml'), folder()];
  writeFileSync(pipeline, PIPELINE);
  const env = { TOOLS: tools, LOG: log, CI: '1' };
  const before = { workspace: folder(), store: folder(), events: 0 };
  const first = source();
  copy(first, before.workspace);
  const it = { scenario, tools, log, pipeline, env, store, workspace: first, before };
  if (scenario === 'a first run') return it;
  expect((await savepoint(argsOf(it), { cwd: tools, env })).code).toBe(1);
  copy(store, before.store);
  const events = known(it).events.length;
  const isElsewhere = scenario === 'a resume elsewhere';
  if (!isElsewhere) refill(before.workspace, first);
  return { ...it, workspace: isElsewhere ? checkout() : first, before: { ...before, events } };
}

function refill(to: string, from: string): void {
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  copy(from, to);
}

async function disturb(it: Rig, fault: Fault): Promise<Crashed> {
  refill(it.workspace, it.before.workspace);
  refill(it.store, it.before.store);
  for (const name of ['go', 'log']) rmSync(join(it.tools, name), { force: true });
  if (it.scenario !== 'a first run') writeFileSync(join(it.tools, 'go'), '');
  const roots = [it.workspace, it.store, LOCKS];
  return crash(argsOf(it), { cwd: it.tools, env: it.env }, { roots, fault });
}

/** What the record says: the fold of its whole events, of a process that is gone. */
function known({ store }: Pick<Rig, 'store'>): {
  readonly events: readonly RunEvent[];
  readonly run: Run | null;
} {
  const found = DirectoryStore.open(store, ME)?.list();
  expect(found?.warnings ?? []).toEqual([]);
  const run = found?.runs[0]?.run ?? null;
  if (run === null) return { events: [], run };
  const events = parseEvents(readFileSync(join(store, 'runs', run.run_id, 'events.ndjson'), 'utf8'));
  expect(json(run)).toEqual(json(abandoned(foldAll(events))));
  return { events, run };
}

const json = (value: object): unknown => JSON.parse(JSON.stringify(value));

function argsOf(it: Rig, workspace = it.workspace): readonly string[] {
  const { run } = known(it);
  const asked = run === null ? ['run', it.pipeline] : ['resume', run.run_id];
  return [...asked, '-C', workspace, '--store', it.store];
}

/** The tree of a run that nothing disturbs. */
const reference = (() => {
  const [path, tools] = [source(), folder()];
  putScripts(tools);
  for (const id of IDS) runScript(path, tools, id);
  return snapshot(path);
})();

/** What an event says, without what differs from run to run: a pack holds times, so its digest and length do. */
function gist({ at: _at, ...event }: RunEvent): unknown {
  if (event.type === 'plan') {
    return { n: event.n, type: event.type, attempt: event.attempt, decisions: event.decisions };
  }
  return JSON.parse(
    JSON.stringify(event, (key, each) =>
      key === 'stored_bytes' ? undefined : key === 'pack' && typeof each === 'object' ? each?.pack : each,
    ),
  );
}

/** The steps that are on record as saved. */
function savedSteps(it: Rig): readonly string[] {
  const { events } = known(it);
  return IDS.filter((id) =>
    events.some(
      (event) =>
        (event.type === 'step.completed' && event.change !== null && event.step === id) ||
        (event.type === 'step.saved' && event.step === id),
    ),
  );
}

/** Those of them that come before the first that is not: what comes after it runs again with it. */
function savedInARow(it: Rig): readonly string[] {
  const saved = savedSteps(it);
  const gap = IDS.findIndex((id) => !saved.includes(id));
  return gap < 0 ? IDS : IDS.slice(0, gap);
}

/** Goes on without a fault: to the tree of an undisturbed run, and none of `saved` runs again. */
async function mustGoOn(it: Rig, workspace = it.workspace, saved = savedSteps(it)): Promise<void> {
  writeFileSync(join(it.tools, 'go'), '');
  const { run } = known(it);
  const before = linesIn(it.log).length;
  const end = await savepoint(argsOf(it, workspace), { cwd: it.tools, env: it.env });
  expect([end.code, end.stderr]).toEqual([0, expect.not.stringMatching(/this is a bug/)]);
  const started = linesIn(it.log)
    .slice(before)
    .map((line) => line.slice('start '.length));
  expect([started.filter((id) => saved.includes(id)), end.stderr]).toEqual([[], expect.any(String)]);
  expect(started).toEqual([...new Set(started)]);
  const wasDone = run?.status === 'completed';
  expect(known(it).run).toMatchObject({
    status: 'completed',
    attempt: (run?.attempt ?? 0) + (wasDone ? 0 : 1),
  });
  if (workspace !== it.workspace && wasDone) return;
  expect(differences(snapshot(workspace), reference)).toEqual([]);
}

async function mustGoOnElsewhere(it: Rig, saved = savedSteps(it)): Promise<void> {
  const [elsewhere, store] = [folder(), folder()];
  copy(source(), elsewhere);
  copy(it.store, store);
  await mustGoOn({ ...it, store }, elsewhere, saved);
}

let tried: readonly Tried[];
beforeAll(async () => {
  tried = await Promise.all(
    SCENARIOS.map(async (scenario) => {
      const it = await rig(scenario);
      const { code, stderr, trace } = await disturb(it, NO_FAULT);
      expect([code, stderr]).toEqual([whole(it), expect.any(String)]);
      return { it, trace, gists: known(it).events.map(gist) };
    }),
  );
}, 120_000);

/** The exit code of an attempt that is not disturbed. */
const whole = ({ scenario }: Rig) => (scenario === 'a first run' ? 1 : 0);

interface Point extends Tried {
  readonly fault: Fault;
  readonly kind: string;
}

interface Sweep {
  /** Default: all scenarios. */
  readonly of?: readonly Tried[];
  readonly faults: (of: Tried, chance: Random) => Promise<readonly Fault[]> | readonly Fault[];
  /** Outside of a soak run one fault of each kind is tried. */
  readonly kindOf: (call: Call | undefined, fault: Fault) => string;
  readonly check: (point: Point, crashed: Crashed, chance: Random) => Promise<void>;
}

/** Tries faults in each scenario, the scenarios side by side. All that fail are named. */
async function sweep({ of: scenarios = tried, faults, kindOf, check }: Sweep): Promise<void> {
  const seed = seedFor(5);
  const chance = random(seed);
  const all: Point[] = [];
  for (const of of scenarios) {
    for (const fault of await faults(of, chance))
      all.push({ ...of, fault, kind: kindOf(callOf(of, fault), fault) });
  }
  expect(all.length).toBeGreaterThan(100);
  const chosen = oneOfEach(all, ({ kind }) => kind, chance);
  const failures: string[] = [];
  const work = async ({ it }: Tried) => {
    for (const point of chosen.filter((each) => each.it === it)) {
      const crashed = await disturb(it, point.fault);
      try {
        await check(point, crashed, chance);
      } catch (cause) {
        const call = crashed.trace.at(-1);
        failures.push(
          `with SAVEPOINT_SEED=${seed}, ${it.scenario}, ${JSON.stringify(point.fault)}: ${call?.call} ${call?.path}\n${crashed.stderr}\n${(cause as Error).message}`,
        );
      }
    }
  };
  await Promise.all(scenarios.map(work));
  if (failures.length > 0) throw new Error(`${failures.length} faults\n${failures.slice(0, 8).join('\n\n')}`);
}

function callOf({ trace }: Pick<Tried, 'trace'>, { at, match }: Fault): Call | undefined {
  const pattern = new RegExp(match ?? '');
  return trace.filter(({ call, path, text }) => pattern.test(`${call} ${path} ${text}`))[at - 1];
}

const isJournal = (call: Call) => call.call === 'write' && basename(call.path) === 'events.ndjson';

/** The name of the call; for the events that decide what a resume does, that of the event. */
function kindOfCall(call: Call): string {
  const type = /"type":"([^"]*)"/.exec(call.text)?.[1] ?? '';
  return isJournal(call) && ['plan', 'step.completed', 'files.aside'].includes(type) ? type : call.call;
}

/** How many events were written when the process died, at its last call. */
function written(trace: readonly Call[], { action }: Fault): number {
  const last = trace.at(-1);
  const torn = action !== 'after' && last !== undefined && isJournal(last) ? 1 : 0;
  return trace.filter(isJournal).length - torn;
}

test(
  'rules 1, 7: killed at any system call, it leaves the record before or after, goes on to the tree of an undisturbed run, and runs no completed step twice',
  () =>
    sweep({
      faults: ({ trace }) => deaths(trace),
      kindOf: (call, { action }) => (call && action === 'before' ? kindOfCall(call) : action),
      check: async ({ it, fault, gists }, crashed) => {
        expect(crashed.signal).toBe('SIGKILL');
        const { events } = known(it);
        expect(events.length).toBe(it.before.events + written(crashed.trace, fault));
        expect(events.map(gist)).toEqual(gists.slice(0, events.length));
        const completed = events.filter(({ type }) => type === 'step.completed');
        expect(savedSteps(it)).toHaveLength(completed.length);
        await mustGoOn(it);
      },
    }),
  LIMIT_MS,
);

test(
  'rules 1, 7: interrupted at any system call, it goes on, too',
  () =>
    sweep({
      faults: ({ trace }) =>
        trace.map((_call, index) => ({ at: index + 1, action: 'signal', signal: 'SIGINT' })),
      kindOf: (_call, { at }) => String(at % INTERRUPTS),
      check: async ({ it }, crashed) => {
        expect([0, 1, 130]).toContain(crashed.code);
        await mustGoOn(it);
      },
    }),
  LIMIT_MS,
);

const OF_FILES = '^[a-z]+ [^ ]*/(checkout|packs|workspaces)(/| |$)';

test(
  'rules 1, 9: refused any system call on the record, it says so, starts nothing new, and goes on later',
  () =>
    sweep({
      faults: ({ trace }) =>
        trace.flatMap(({ call, path }, index): readonly Fault[] =>
          new RegExp(OF_FILES).test(`${call} ${path} `)
            ? []
            : CODES.map((code) => ({ at: index + 1, action: 'fail', code })),
        ),
      kindOf: (call) => (call?.path.includes('/logs/') ? 'log' : (call?.call ?? '')),
      check: async ({ it, fault, gists }, crashed) => {
        const refused = crashed.trace[fault.at - 1];
        // A lock that stays is soon that of a dead process: nobody is held up by it.
        const isTidying = refused?.call === 'rm';
        const isHarmless = isTidying || refused?.path.includes('/logs/') === true;
        expect([crashed.code, crashed.stderr]).toEqual([
          isHarmless ? whole(it) : 5,
          expect.not.stringMatching(/this is a bug|at .*index\.js/),
        ]);
        if (!isTidying) {
          expect(crashed.stderr).toMatch(/no space left on the device|input\/output error of the device/);
        }
        const { events } = known(it);
        expect(events.map(gist)).toEqual(gists.slice(0, events.length));
        if (!isHarmless) {
          const started = events.slice(it.before.events).filter((event) => event.type === 'step.started');
          const durable = wasStarting(crashed, fault) ? started.slice(0, -1) : started;
          expect(linesIn(it.log)).toEqual(durable.map(({ step }) => `start ${step}`));
        }
        await mustGoOn(it);
      },
    }),
  LIMIT_MS,
);

/** Whether a `step.started` was written but the refused call was to make it durable: then the step must not start. */
function wasStarting({ trace }: Crashed, fault: Fault): boolean {
  const refused = trace[fault.at - 1];
  const last = trace.slice(0, fault.at - 1).findLast(isJournal);
  return refused !== undefined && !isJournal(refused) && last?.text.includes('"step.started"') === true;
}

test(
  'rules 1, 2, 9: refused any system call that changes the workspace or the packs, the results of the steps stand, and it goes on later, here and elsewhere',
  () =>
    sweep({
      faults: ({ trace }) =>
        trace
          .filter(({ call, path }) => new RegExp(OF_FILES).test(`${call} ${path} `))
          .flatMap((_call, index): Fault[] =>
            CODES.flatMap((code) => [
              { at: index + 1, match: OF_FILES, action: 'fail', code },
              { at: index + 1, match: OF_FILES, action: 'fail-on', code },
            ]),
          ),
      kindOf: (call) => (call?.call ?? '').replace(/.*(chmod|utimes)$/, 'metadata'),
      check: async ({ it, fault }, crashed, chance) => {
        expect(crashed.stderr).not.toMatch(/this is a bug/);
        expect([whole(it), 4, 5]).toContain(crashed.code);
        mustHaveToldUnsaved(it, crashed);
        // A disk that takes nothing more takes no snapshot: the folder is another one then, and what the steps left there is source.
        const isLost = fault.action === 'fail-on';
        const isElsewhere = chance.below(2) === 0 || isLost;
        if (isElsewhere || isSoak()) await mustGoOnElsewhere(it);
        if (!isElsewhere || (isSoak() && !isLost)) await mustGoOn(it);
      },
    }),
  LIMIT_MS,
);

function mustHaveToldUnsaved(it: Rig, { stderr }: Crashed): void {
  const unsaved = known(it).events.filter(
    (event) => event.type === 'step.completed' && event.change === null,
  );
  if (unsaved.length > 0) expect(stderr).toMatch(/not saved: /);
}

const READING = '^(open|[a-z]*stat|readdir|readlink|read) [^ ]*/checkout(/| |$)';

test(
  'rules 1, 2, 9: refused any call that reads the workspace, it says so, and goes on later',
  () =>
    sweep({
      of: isSoak() ? tried : random(seedFor(5)).sample(tried, 1),
      faults: async ({ it }, chance) => {
        const { trace } = await disturb(it, { ...NO_FAULT, reads: true });
        const calls = trace.filter(({ call, path }) => new RegExp(READING).test(`${call} ${path} `));
        const some = isSoak() ? chance.sample(calls, READS) : calls;
        return some.flatMap((call): Fault[] => {
          const fault = { at: calls.indexOf(call) + 1, match: READING, reads: true, code: 'EIO' } as const;
          return [
            { ...fault, action: 'fail' },
            { ...fault, action: 'fail-on' },
          ];
        });
      },
      kindOf: () => '',
      check: async ({ it }, crashed, chance) => {
        expect(crashed.stderr).not.toMatch(/this is a bug/);
        mustHaveToldUnsaved(it, crashed);
        if (/cannot be (read|looked at)/.test(crashed.stderr)) {
          // 1: a step had no folder to start in. 2: the workspace was not there to begin in.
          expect([0, 1, 2, 4, 5]).toContain(crashed.code);
          if (crashed.code === 0) expect(differences(snapshot(it.workspace), reference)).toEqual([]);
          return;
        }
        expect([whole(it), 4, 5]).toContain(crashed.code);
        const saved = savedInARow(it);
        const isElsewhere = chance.below(2) === 0;
        if (isElsewhere || isSoak()) await mustGoOnElsewhere(it, saved);
        if (!isElsewhere || isSoak()) await mustGoOn(it, it.workspace, saved);
      },
    }),
  LIMIT_MS,
);

test('before a step starts, every name that its record stands on is on disk, for a power cut to find', () => {
  const [{ it, trace } = { it: null, trace: [] }] = tried;
  const started = trace.findIndex((call) => isJournal(call) && call.text.includes('"step.started"'));
  const before = trace.slice(0, started);
  const made = before.filter(
    ({ call, path }) =>
      ['mkdir', 'open', 'rename'].includes(call) &&
      path.startsWith(`${it?.store}/`) &&
      !path.includes('/workspaces'),
  );
  expect(made.map(({ path }) => basename(path))).toEqual(
    expect.arrayContaining(['runs', 'store.json', 'events.ndjson', 'run.json', 'logs', 'packs']),
  );
  for (const { path } of made.filter((each) => !each.path.endsWith('.tmp'))) {
    const first = before.findIndex((call) => call.path === path);
    const synced = before.slice(first).some((call) => call.call === 'fsync' && call.path === dirname(path));
    expect([path, synced]).toEqual([path, true]);
  }
});

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

test('a record that cannot be written any more ends the running steps, starts nothing new, not even finally, and exits with 5', async () => {
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
  const { run } = known({ store: storeOf(cwd) });
  expect([run?.status, ...(run?.steps ?? []).map((step) => step.state)]).toEqual([
    'interrupted',
    'interrupted',
    'interrupted',
    'pending',
    'pending',
  ]);
});
