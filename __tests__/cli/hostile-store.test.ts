/** Rule 6: nothing is written outside of the workspace, whatever a store says. */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { LOCKS } from '../../src/launch/words.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { formatEvent, formatRun, parseEvents } from '../../src/record/lines.ts';
import { BUNDLE } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import {
  EVIL_FILE,
  type HostilePack,
  hostilePacks,
  packSaying,
  putHostile,
} from '../support/hostile-packs.ts';
import { savepoint } from '../support/in-process.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { changedPaths, traced } from '../support/system-calls.ts';
import { differences, snapshot } from '../support/tree-scripts.ts';

/** How many packs of each fate are tried in a run that is no soak beside these. */
const SAMPLE: Readonly<Record<HostilePack['fate'], number>> = { refused: 3, lost: 3, later: 2, newer: 1 };
const OUTSIDE = new Set(['a path that climbs out', 'the home folder itself']);
const WORKERS = 2;
const LIMIT_MS = 600_000;

const PIPELINE = `
steps:
  - { id: evil, run: 'echo made > made' }
  - { id: last, run: 'test -e "$TOOLS/go"' }
`;

interface Rig {
  readonly base: string;
  readonly store: string;
  readonly run: string;
  readonly events: readonly RunEvent[];
  readonly tools: string;
  readonly before: string;
}

const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

/** A workspace in a folder with others beside it, and a store whose record can be made to say something else. */
async function rig(): Promise<Rig> {
  const [base, tools, first, before] = [folder(), folder(), folder(), folder()];
  writeFileSync(join(first, 'savepoint.yml'), PIPELINE);
  const store = join(base, 'store');
  const options = { cwd: first, env: { TOOLS: tools, CI: '1' } };
  expect((await savepoint(['run', '--store', store], options)).code).toBe(1);
  writeFileSync(join(tools, 'go'), '');
  copy(store, before);
  const [run = ''] = readdirSync(join(store, 'runs'));
  const events = parseEvents(readFileSync(join(store, 'runs', run, 'events.ndjson'), 'utf8'));
  return { base, store, run, events, tools, before };
}

/** The number of the pack in which the step was saved. */
function numberOf(events: readonly RunEvent[]): number {
  const numbers = events.flatMap((event) =>
    event.type === 'step.completed' && event.change?.pack ? [event.change.pack.pack] : [],
  );
  if (numbers[0] === undefined) throw new Error('the step saved nothing');
  return numbers[0];
}

/** The record names a hostile pack as what the step `evil` changed. */
function poison({ store, run, events, before }: Rig, pack: HostilePack): void {
  rmSync(store, { recursive: true });
  mkdirSync(store);
  copy(before, store);
  const place = join(store, 'runs', run);
  const number = numberOf(events);
  for (const name of readdirSync(join(place, 'packs'))) {
    if (name.includes(`${number}.pack`)) rmSync(join(place, 'packs', name));
  }
  const ref = putHostile(join(place, 'packs'), number, pack);
  const poisoned = events.map((event) =>
    event.type === 'step.completed' && event.change !== null
      ? { ...event, change: { ...event.change, pack: ref } }
      : event,
  );
  writeFileSync(join(place, 'events.ndjson'), poisoned.map(formatEvent).join(''));
  writeFileSync(join(place, 'run.json'), formatRun(foldAll(poisoned)));
}

/** What stands around the workspace; nothing of it may change. */
function surround(base: string): string {
  for (const name of ['beside', 'home', 'ws', 'tmp'])
    rmSync(join(base, name), { recursive: true, force: true });
  for (const name of ['beside/deep', 'home/.ssh', 'ws', 'tmp'])
    mkdirSync(join(base, name), { recursive: true });
  writeFileSync(join(base, 'beside/deep/file'), 'sentinel');
  writeFileSync(join(base, 'home/.ssh/authorized_keys'), 'sentinel');
  writeFileSync(join(base, 'ws/savepoint.yml'), PIPELINE);
  return join(base, 'ws');
}

function around(base: string) {
  return new Map(
    [...snapshot(base)].filter(([path]) => path.startsWith('beside') || path.startsWith('home')),
  );
}

/** One of the commands that only look, each pack another one: it says something, and writes nowhere else. */
async function mustBeRead({ base, store, run, tools }: Rig, { name }: HostilePack): Promise<void> {
  const to = join(base, 'tmp/restored');
  const commands = [
    ['plan', '--run', run],
    ['verify', run],
    ['diff', run, 'evil'],
    ['restore', run, '--to', to],
  ];
  const args = commands[name.length % commands.length] ?? [];
  const env = { HOME: join(base, 'home'), TMPDIR: join(base, 'tmp'), TOOLS: tools, CI: '1' };
  const { code, stderr } = await savepoint([...args, '--store', store], { cwd: join(base, 'ws'), env });
  expect([args, [0, 2, 4, 5].includes(code ?? -1), stderr]).toEqual([
    args,
    true,
    expect.not.stringMatching(/this is a bug/),
  ]);
}

async function tryOne(it: Rig, pack: HostilePack, exit = pack.fate === 'newer' ? 5 : 0): Promise<string> {
  poison(it, pack);
  const workspace = surround(it.base);
  const before = around(it.base);
  await mustBeRead(it, pack);
  expect(differences(around(it.base), before)).toEqual([]);
  const [home, temp] = [join(it.base, 'home'), join(it.base, 'tmp')];
  const log = join(it.tools, 'calls');
  const args = [BUNDLE, 'resume', it.run, '--store', it.store];
  const [program, all] = traced(process.execPath, args, log);
  const env = { PATH: process.env.PATH, HOME: home, TMPDIR: temp, TOOLS: it.tools, CI: '1', LANG: 'C.UTF-8' };
  const child = spawn(program, all, { cwd: workspace, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = new Promise<number | null>((done) => child.once('close', done));
  const stderr = await text(child.stderr);
  const code = await closed;
  // What cannot be had, or lies where nothing may, is made again by its step.
  expect([code, stderr]).toEqual([exit, expect.not.stringMatching(/this is a bug/)]);
  expect(existsSync(join(workspace, '.git'))).toBe(false);
  expect(differences(around(it.base), before)).toEqual([]);
  const allowed = [workspace, it.store, temp, LOCKS, '/dev', '/proc'];
  const outside = changedPaths(log, workspace).filter(
    (path) => !allowed.some((place) => path === place || path.startsWith(`${place}/`)),
  );
  expect(outside).toEqual([]);
  return stderr;
}

test(
  'rule 6: a resume from a hostile store writes nothing outside of the workspace',
  async () => {
    const rigs = await Promise.all(Array.from({ length: WORKERS }, rig));
    const packs = hostilePacks('any', 1);
    const seed = seedFor(4);
    const chance = random(seed);
    const queue = (Object.keys(SAMPLE) as HostilePack['fate'][]).flatMap((fate) => {
      const all = [...packs.keys()].filter((at) => packs[at]?.fate === fate);
      const some = chance.sample(all, SAMPLE[fate]);
      return all.filter((at) => isSoak() || some.includes(at) || OUTSIDE.has(packs[at]?.name ?? ''));
    });
    const failures: string[] = [];
    const work = async (it: Rig) => {
      const packs = hostilePacks(it.run, numberOf(it.events));
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        const pack = packs[at];
        if (pack === undefined) throw new Error('no such pack');
        try {
          await tryOne(it, pack);
        } catch (error) {
          failures.push(`${pack.name}: ${(error as Error).message}`);
        }
      }
    };
    await Promise.all(rigs.map(work));
    if (failures.length > 0) throw new Error(`with SAVEPOINT_SEED=${seed}: ${failures.join('\n\n')}`);
  },
  LIMIT_MS,
);

test('rules 2, 4: a file of another length than its content is made again by its step', async () => {
  const it = await rig();
  const [, , size, digest, time] = EVIL_FILE;
  const row = ['./a', null, ['f', 0o644, Number(size) + 1, digest, time]];
  const stderr = await tryOne(it, packSaying(it.run, numberOf(it.events), [row]));
  expect(stderr).toContain('a has another length than its content');
  expect(stderr).toMatch(/^ {2}run {4}evil {2}its saved files cannot be read/m);
}, 120_000);

test('a resume stops with the name of the file where it is longer than the system takes', async () => {
  const it = await rig();
  const rows = [
    ['./a', null, EVIL_FILE],
    [`./${'z'.repeat(300)}`, null, EVIL_FILE],
  ];
  const stderr = await tryOne(it, packSaying(it.run, numberOf(it.events), rows), 4);
  expect(stderr).toMatch(/^savepoint: z+: the name is too long$/m);
}, 120_000);

test('rule 6: events with another name outside of the store are not written through', async () => {
  const [store, workspace, victim] = [join(folder(), 'store'), folder(), join(folder(), 'file')];
  writeFileSync(join(workspace, 'savepoint.yml'), "steps: [{ id: a, run: 'exit 1' }]\n");
  const call = (...args: string[]) => savepoint([...args, '--store', store], { cwd: workspace });
  expect((await call('run')).code).toBe(1);
  const [id = ''] = readdirSync(join(store, 'runs'));
  const journal = join(store, 'runs', id, 'events.ndjson');
  linkSync(journal, victim);
  const before = readFileSync(victim, 'utf8');
  writeFileSync(victim, `${before}torn`);
  expect((await call('resume')).code).toBe(1);
  expect(readFileSync(victim, 'utf8')).toBe(`${before}torn`);
  expect(readFileSync(journal, 'utf8').length).toBeGreaterThan(before.length);
  expect((await call('resume', id)).stderr).toContain('attempt 3');
});

test('links among the logs are replaced, and nothing is written through them', async () => {
  const [store, workspace, victim] = [join(folder(), 'store'), folder(), join(folder(), 'file')];
  writeFileSync(victim, 'sentinel');
  writeFileSync(
    join(workspace, 'savepoint.yml'),
    "steps: [{ id: a, run: 'echo said; echo sum >> $GITHUB_STEP_SUMMARY; exit 1' }]\n",
  );
  const call = () => savepoint(['run', '--store', store], { cwd: workspace });
  expect((await call()).code).toBe(1);
  const [id = ''] = readdirSync(join(store, 'runs'));
  const logs = join(store, 'runs', id, 'logs');
  for (const name of ['a.2.1.log', 'a.2.1.md']) symlinkSync(victim, join(logs, name));
  expect((await call()).code).toBe(1);
  expect(readFileSync(victim, 'utf8')).toBe('sentinel');
  expect([
    readFileSync(join(logs, 'a.2.1.log'), 'utf8'),
    readFileSync(join(logs, 'a.2.1.md'), 'utf8'),
  ]).toEqual(['said\n', 'sum\n']);
});

test('the control: a system call outside of the workspace is seen', () => {
  const [base, log] = [folder(), join(folder(), 'calls')];
  const script = 'echo x > beside; mkdir made; ln -s target link; mv beside moved; cd made; echo y > below';
  const [program, args] = traced('sh', ['-c', script], log);
  execFileSync(program, args, { cwd: base });
  expect(changedPaths(log, base)).toEqual(
    expect.arrayContaining(['beside', 'made', 'link', 'moved', 'made/below'].map((name) => join(base, name))),
  );
});
