/** A process killed between any two system calls on the workspace or the store goes on to the tree of one that was not. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/record/events.ts';
import { parseEvents } from '../../src/record/lines.ts';
import { linesIn, savepoint } from '../support/cli.ts';
import { type Call, type Crashed, crash, type Fault, NO_FAULT } from '../support/crash.ts';
import { folder } from '../support/folder.ts';
import { isSoak, type Random, random, seedFor } from '../support/random.ts';
import { soakTest } from '../support/soak.ts';
import { differences, runScript, snapshot } from '../support/tree-scripts.ts';

/** In a run that is not a soak: so many faults of each scenario, and the last, after which there is most to bring back. */
const SAMPLE = 2;
const WORKERS = 2;
const LIMIT_MS = 3_600_000;

const CODES = ['ENOSPC', 'EIO'] as const;
/** In a soak, of each scenario: each file and folder is looked at many times. */
const READS = 150;

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

type Scenario = 'a first run' | 'a resume where it failed' | 'a resume elsewhere';

interface Rig {
  readonly scenario: Scenario;
  readonly tools: string;
  readonly log: string;
  readonly pipeline: string;
  readonly store: string;
  readonly env: Readonly<Record<string, string>>;
  /** The workspace of the attempt that is disturbed. */
  readonly workspace: string;
  /** How the two are before it. */
  readonly before: { readonly workspace: string; readonly store: string };
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

async function rig(scenario: Scenario): Promise<Rig> {
  const tools = folder();
  putScripts(tools);
  const pipeline = join(tools, 'pipeline.yml');
  writeFileSync(pipeline, PIPELINE);
  const env = { TOOLS: tools, LOG: join(tools, 'log'), CI: '1' };
  const it = { scenario, tools, log: join(tools, 'log'), pipeline, env, store: folder() };
  const before = { workspace: folder(), store: folder() };
  const first = source();
  copy(first, before.workspace);
  if (scenario !== 'a first run') {
    const args = ['run', pipeline, '-C', first, '--store', it.store];
    expect((await savepoint(args, { cwd: tools, env })).code).toBe(1);
    copy(it.store, before.store);
    if (scenario === 'a resume where it failed') {
      refill(before.workspace, first);
    }
  }
  const workspace = scenario === 'a resume elsewhere' ? checkout() : first;
  return { ...it, workspace, before };
}

function refill(to: string, from: string): void {
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  copy(from, to);
}

function reset({ workspace, store, before, tools, scenario }: Rig): void {
  refill(workspace, before.workspace);
  refill(store, before.store);
  for (const name of ['go', 'log']) rmSync(join(tools, name), { force: true });
  if (scenario !== 'a first run') writeFileSync(join(tools, 'go'), '');
}

function runOf({ store }: Rig): { readonly id: string; readonly events: readonly RunEvent[] } | null {
  const runs = join(store, 'runs');
  for (const id of existsSync(runs) ? readdirSync(runs) : []) {
    const journal = join(runs, id, 'events.ndjson');
    const events = existsSync(journal) ? parseEvents(readFileSync(journal, 'utf8')) : [];
    if (events.length > 0) return { id, events };
  }
  return null;
}

function argsOf(it: Rig, workspace = it.workspace): readonly string[] {
  const run = runOf(it);
  const what = run === null ? ['run', it.pipeline] : ['resume', run.id];
  return [...what, '-C', workspace, '--store', it.store];
}

function reference(it: Rig): ReturnType<typeof snapshot> {
  const path = source();
  for (const id of IDS) runScript(path, it.tools, id);
  return snapshot(path);
}

/** The steps of its run that are on record as saved. */
function savedSteps(it: Rig): readonly string[] {
  const events = runOf(it)?.events ?? [];
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
  const events = runOf(it)?.events ?? [];
  const before = linesIn(it.log).length;
  const end = await savepoint(argsOf(it, workspace), { cwd: it.tools, env: it.env });
  expect([end.code, end.stderr]).toEqual([0, expect.not.stringMatching(/this is a bug/)]);
  const again = linesIn(it.log)
    .slice(before)
    .filter((line) => saved.includes(line.slice(6)));
  expect([again, end.stderr]).toEqual([[], expect.any(String)]);
  const last = events.at(-1);
  if (workspace !== it.workspace && last?.type === 'attempt.ended' && last.status === 'completed') return;
  expect(differences(snapshot(workspace), reference(it))).toEqual([]);
}

async function disturb(it: Rig, fault: Fault): Promise<Crashed> {
  reset(it);
  const roots = [it.workspace, it.store];
  return crash(argsOf(it), { cwd: it.tools, env: it.env }, { roots, fault });
}

async function tryAll(
  scenario: Scenario,
  faultsOf: (trace: readonly Call[], chance: Random) => readonly Fault[],
  check: (it: Rig, fault: Fault, crashed: Crashed) => Promise<void>,
): Promise<void> {
  const seed = seedFor(5);
  const rigs = await Promise.all(Array.from({ length: WORKERS }, () => rig(scenario)));
  const [first] = rigs;
  if (first === undefined) throw new Error('no worker');
  const undisturbed = await disturb(first, { ...NO_FAULT, reads: faultsOf === failedReads });
  expect([undisturbed.code, undisturbed.stderr]).toEqual([whole(scenario), expect.any(String)]);
  const chance = random(seed);
  const all = faultsOf(undisturbed.trace, chance);
  expect(all.length).toBeGreaterThan(20);
  const queue = [...(isSoak() ? all : [...chance.sample(all.slice(0, -1), SAMPLE), ...all.slice(-1)])];
  const failures: string[] = [];
  const work = async (it: Rig) => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      const crashed = await disturb(it, fault);
      try {
        await check(it, fault, crashed);
      } catch (cause) {
        const call = crashed.trace.at(-1);
        failures.push(
          `with SAVEPOINT_SEED=${seed}, ${JSON.stringify(fault)}: ${call?.call} ${call?.path}\n${crashed.stderr}\n${(cause as Error).message}`,
        );
      }
    }
  };
  await Promise.all(rigs.map(work));
  if (failures.length > 0) throw new Error(`${failures.length} faults\n${failures.slice(0, 8).join('\n\n')}`);
}

function crashes(trace: readonly Call[]): readonly Fault[] {
  return trace.flatMap(({ call }, index): Fault[] => {
    const at = index + 1;
    const half: Fault[] = call === 'write' ? [{ at, action: 'half' }] : [];
    return [{ at, action: 'before' }, ...half, { at, action: 'after' }];
  });
}

function interrupts(trace: readonly Call[]): readonly Fault[] {
  return trace.map((_call, index) => ({ at: index + 1, action: 'signal', signal: 'SIGINT' }));
}

/** Every call but those on the record, whose refusal is a failure of the run: see crash.test.ts. */
function refusals(trace: readonly Call[]): readonly Fault[] {
  const match = '^[a-z]+ [^ ]*/(checkout|packs|workspaces)(/| |$)';
  const calls = trace.filter(({ call, path }) => new RegExp(match).test(`${call} ${path} `));
  return calls.flatMap((_call, index): Fault[] =>
    CODES.flatMap((code) => [
      { at: index + 1, match, action: 'fail', code },
      { at: index + 1, match, action: 'fail-on', code },
    ]),
  );
}

/** Calls that read the workspace: what a device refuses that fails. */
function failedReads(trace: readonly Call[], chance: Random): readonly Fault[] {
  const match = '^(open|[a-z]*stat|readdir|readlink|read) [^ ]*/checkout(/| |$)';
  const calls = trace.filter(({ call, path }) => new RegExp(match).test(`${call} ${path} `));
  return chance.sample([...calls.keys()], READS).flatMap((index): Fault[] => {
    const fault = { at: index + 1, match, reads: true, code: 'EIO' } as const;
    return [
      { ...fault, action: 'fail' },
      { ...fault, action: 'fail-on' },
    ];
  });
}

/** The exit code of an attempt that is not disturbed. */
const whole = (scenario: Scenario) => (scenario === 'a first run' ? 1 : 0);

function mustHaveToldUnsaved(it: Rig, { stderr }: Crashed): void {
  const events = runOf(it)?.events ?? [];
  const unsaved = events.filter((event) => event.type === 'step.completed' && event.change === null);
  if (unsaved.length > 0) expect(stderr).toMatch(/not saved: /);
}

async function mustGoOnElsewhere(it: Rig, saved = savedSteps(it)): Promise<void> {
  const elsewhere = folder();
  copy(source(), elsewhere);
  const store = folder();
  copy(it.store, store);
  await mustGoOn({ ...it, store }, elsewhere, saved);
}

describe.each<Scenario>(['a first run', 'a resume where it failed', 'a resume elsewhere'])(
  '%s',
  (scenario) => {
    test(
      'rules 1, 7: killed at any system call, it goes on to the tree of an undisturbed run, and runs no saved step twice',
      async () => {
        await tryAll(scenario, crashes, async (it, _fault, crashed) => {
          expect(crashed.signal).toBe('SIGKILL');
          await mustGoOn(it);
        });
      },
      LIMIT_MS,
    );

    soakTest({ isShort: scenario === 'a resume where it failed' })(
      'rules 1, 7: interrupted at any system call, too',
      async () => {
        await tryAll(scenario, interrupts, async (it, _fault, crashed) => {
          expect([0, 1, 130]).toContain(crashed.code);
          await mustGoOn(it);
        });
      },
      LIMIT_MS,
    );

    soakTest({ isShort: scenario === 'a resume elsewhere' })(
      'rules 1, 2, 9: refused any system call that changes the workspace or the store, the results of the steps stand, and it goes on later, here and elsewhere',
      async () => {
        await tryAll(scenario, refusals, async (it, _fault, crashed) => {
          expect(crashed.stderr).not.toMatch(/this is a bug/);
          expect([whole(scenario), 4, 5]).toContain(crashed.code);
          mustHaveToldUnsaved(it, crashed);
          await mustGoOnElsewhere(it);
          await mustGoOn(it);
        });
      },
      LIMIT_MS,
    );

    soakTest({ isShort: scenario === 'a first run' })(
      'rules 1, 2, 9: refused any call that reads the workspace, it says so, and goes on later',
      async () => {
        await tryAll(scenario, failedReads, async (it, _fault, crashed) => {
          expect(crashed.stderr).not.toMatch(/this is a bug/);
          mustHaveToldUnsaved(it, crashed);
          if (/cannot be (read|looked at)/.test(crashed.stderr)) {
            // 1: a step had no folder to start in. 2: the workspace was not there to begin in.
            expect([0, 1, 2, 4, 5]).toContain(crashed.code);
            if (crashed.code === 0) expect(differences(snapshot(it.workspace), reference(it))).toEqual([]);
            return;
          }
          expect([whole(scenario), 4, 5]).toContain(crashed.code);
          const saved = savedInARow(it);
          await mustGoOnElsewhere(it, saved);
          await mustGoOn(it, it.workspace, saved);
        });
      },
      LIMIT_MS,
    );
  },
);

test('rule 7: what a step deleted comes back when Savepoint was killed just before the step was told as completed', async () => {
  const it = await rig('a first run');
  const match = '^write [^ ]*/events.ndjson .*"type":"step.completed","step":"alter"';
  expect((await disturb(it, { at: 1, match, action: 'before' })).hit).toBe(true);
  await mustGoOn(it);
});

test.each([
  ['the attempt is on record', '^write [^ ]*/events.ndjson .*"type":"plan"'],
  ['what it sets aside is on record', '^write [^ ]*/events.ndjson .*"type":"files.aside"'],
  ['the mark of the attempt is written', '^open [^ ]*/workspaces/'],
  ['the mark of the attempt is in its place', '^rename [^ ]*/workspaces/'],
  ['the first half-written file is gone', '^(unlink|rmdir|rename) [^ ]*/gone'],
])('rule 1: killed when %s, a resume runs no saved step again', async (_, match) => {
  const it = await rig('a resume where it failed');
  const crashed = await disturb(it, { at: 1, match, action: 'after' });
  expect([crashed.signal, crashed.hit]).toEqual(['SIGKILL', true]);
  await mustGoOn(it);
});

test.each([
  ['the device has failed', 'EIO', 4],
  ['the file system keeps none', 'EPERM', 0],
] as const)(
  'rule 1: a link whose time cannot be set since %s is not taken for one that is back',
  async (_, code, exit) => {
    const it = await rig('a resume elsewhere');
    const crashed = await disturb(it, { at: 1, match: '^lutimes ', action: 'fail', code });
    expect([crashed.code, crashed.hit, crashed.stderr]).toEqual([exit, true, expect.any(String)]);
    await mustGoOn(it);
  },
);

test.each([
  ['before a run begins', 'a first run', 2],
  ['while files are brought back', 'a resume where it failed', 3],
] as const)(
  'a folder that the device refuses to look at %s is named, and is no bug',
  async (_, scenario, at) => {
    const it = await rig(scenario);
    const match = '^(stat|lstat) [^ ]*/checkout $';
    const crashed = await disturb(it, { at, match, reads: true, action: 'fail', code: 'EIO' });
    expect([crashed.code, crashed.hit, crashed.stderr]).toEqual([5, true, expect.any(String)]);
    await mustGoOn(it);
  },
);

test('rule 2: elsewhere, a moved source that the device refuses to look at is named, and is not taken for gone', async () => {
  const it = await rig('a resume elsewhere');
  const match = '^lstat [^ ]*/checkout/src/one $';
  const crashed = await disturb(it, { at: 1, match, reads: true, action: 'fail', code: 'EIO' });
  expect([crashed.hit, crashed.stderr]).toEqual([true, expect.stringContaining('src/one')]);
  expect([crashed.code, differences(snapshot(it.workspace), reference(it))]).toEqual([0, []]);
});
