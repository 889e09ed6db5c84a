/**
 * What it costs to save and bring back the files of a workspace, against what a user would run instead. Timed is what an
 * attempt does, in this process: before its first step, at the end of a step, and in another folder. V8 is left alone here, as
 * it is by a command with so many files (`src/heap.ts`); with all rounds in one heap it would not be.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from '../src/files/inspect.ts';
import { prepare } from '../src/files/prepare.ts';
import type { Session } from '../src/files/session.ts';
import type { FilesSetting } from '../src/files/setting.ts';
import { filesSetting, planFiles } from '../src/launch/plan-files.ts';
import type { Pipeline, Step } from '../src/pipeline/model.ts';
import { readPipeline } from '../src/pipeline/read.ts';
import type { Run } from '../src/record/run.ts';
import type { FilesLog } from '../src/run/ports.ts';
import { DirectoryStore } from '../src/store/directory.ts';
import { identify } from '../src/store/identity.ts';
import { contentOf, fileOf, makeTree, type Shape } from './many-files.ts';
import { type Contender, command, inTurn, median } from './measure.ts';

const SHAPE: Shape = { folders: 500, filesEach: 100, large: 50 * 2 ** 20 };
const PIPELINE = `
steps:
  - { id: made, run: "true" }
  - { id: failing, run: "false" }
`;

interface Place {
  readonly folder: string;
  readonly tree: string;
  readonly bundle: string;
  readonly rounds: number;
}

/** @param bundle the built command line */
export async function files(
  folder: string,
  { bundle, rounds }: Pick<Place, 'bundle' | 'rounds'>,
): Promise<void> {
  const place = { folder: realpathSync(folder), tree: join(realpathSync(folder), 'tree'), bundle, rounds };
  makeTree(place.tree, SHAPE);
  const count = SHAPE.folders * SHAPE.filesEach + 2;
  console.log(
    `A folder of ${count.toLocaleString('en')} files; medians of ${rounds} rounds, the ratio round by round`,
  );
  command('tar', ['--create', '--file=/dev/null', '--listed-incremental=../base', '.'], place.tree);
  await first(place);
  await ends(place);
  await back(place);
}

/** Before the first step: everything is read and kept. */
async function first(place: Place): Promise<void> {
  const packs = join(place.folder, 'packs-first');
  const clear = () => rmSync(packs, { recursive: true, force: true });
  await compare('the first: all is read and saved', 'tar | zstd: at most 2.5 times', place, [
    {
      name: 'savepoint',
      before: clear,
      act: async () => (await sessionIn(place.tree, packs, place)).end([]),
    },
    { name: 'find', act: () => find(place.tree) },
    { name: 'tar | zstd', act: () => shell(place, 'tar -c . | zstd -1 -q -f -o ../first.tar.zst') },
  ]);
  clear();
}

/** At the end of a step. */
async function ends(place: Place): Promise<void> {
  const packs = join(place.folder, 'packs-step');
  const session = await sessionIn(place.tree, packs, place);
  const step = pipeline().steps[0] as Step;
  let version = 0;
  for (const [title, goal, changing] of [
    ['a step that changed nothing', 'find: at most 3 times', 0],
    ['a step that changed 10 files', '', 10],
    ['a step that changed 1 % of the files', '', (SHAPE.folders * SHAPE.filesEach) / 100],
  ] as const) {
    // What was written a moment ago is read again, once; that is no part of a step that changes nothing.
    await new Promise((done) => setTimeout(done, 300));
    await compare(title, goal, place, [
      {
        name: 'savepoint',
        before: () => change(place.tree, changing, ++version),
        act: async () => {
          session.started(step);
          await session.completed(step);
        },
      },
      { name: 'find', act: () => find(place.tree) },
      {
        name: 'tar --listed-incremental | zstd',
        before: () => copyFileSync(join(place.folder, 'base'), join(place.folder, 'now')),
        act: () => shell(place, 'tar -c --listed-incremental=../now . | zstd -1 -q -f -o ../step.tar.zst'),
      },
    ]);
  }
  await session.end([]);
}

/** In an empty folder: everything is verified and written. */
async function back(place: Place): Promise<void> {
  const { folder, tree } = place;
  writeFileSync(join(tree, 'savepoint.yml'), PIPELINE);
  const store = join(folder, 'store');
  const started = performance.now();
  failing(tree, [place.bundle, 'run', '--store', store]);
  console.log(
    `  savepoint run of two steps there, the whole command: ${Math.round(performance.now() - started)} ms\n`,
  );
  const empty = join(folder, 'empty');
  const clear = () => {
    rmSync(empty, { recursive: true, force: true });
    mkdirSync(empty);
  };
  const resume: Contender = {
    name: 'savepoint resume, the whole command',
    before: clear,
    act: () => failing(empty, [place.bundle, 'resume', 'latest', '--store', store]),
  };
  await compare('brought back into an empty folder', 'zstd -d | tar -x: as fast', place, [
    {
      name: 'savepoint',
      before: clear,
      act: () => restore(store, empty),
    },
    resume,
    { name: 'find', act: () => find(tree) },
    {
      name: 'zstd -d | tar -x',
      before: clear,
      act: () => shell({ ...place, tree: empty }, 'zstd -d -q -c ../first.tar.zst | tar -x'),
    },
  ]);
}

async function restore(store: string, workspace: string): Promise<void> {
  const runs = DirectoryStore.open(store, identify('bench', process.pid));
  const run = runs?.list().runs[0]?.run;
  if (runs === null || run === undefined) throw new Error('the run is not in the store');
  const packs = runs.packsPath(run.run_id);
  const planned = await planFiles({
    purpose: 'to-run',
    pipeline: pipeline(),
    inputs: {},
    record: run,
    choice: { kind: 'all' },
    edited: false,
    setting: settingOf(workspace, store),
    packs,
    outside: () => '',
    absent: { installs: new Map() },
    surroundings: { github: {}, source: { repository: null, ref: null, commit: null }, env: {} },
    history: 'whole' as const,
    whenDone: 'nothing-to-do' as const,
  });
  const { inspection, settled, writes, keeps } = planned;
  const hurry = new AbortController().signal;
  const heart = { beats: () => {}, rests: () => {} };
  const told = {
    run,
    runId: run.run_id,
    packsOf: () => packs,
    attempt: 'again',
    writes,
    keeps,
    heart,
    hurry,
  };
  const { session } = await prepare({ inspection, settled, ...told });
  await session.begin(logOf(run));
  await session.end([]);
}

/** A new run in a folder, where all is saved and the first step may start. */
async function sessionIn(workspace: string, packs: string, { folder }: Place): Promise<Session> {
  const setting = settingOf(workspace, folder);
  const inspection = await inspect({
    setting,
    pipeline: pipeline(),
    run: null,
    packs,
    github: {},
    writes: new Map(),
  });
  const hurry = new AbortController().signal;
  const heart = { beats: () => {}, rests: () => {} };
  const told = {
    run: null,
    runId: 'bench',
    packsOf: () => packs,
    attempt: 'first',
    writes: new Map(),
    keeps: new Map(),
    heart,
    hurry,
  };
  const { session } = await prepare({ inspection, settled: null, ...told });
  await session.begin(logOf(null));
  return session;
}

function settingOf(workspace: string, store: string): FilesSetting {
  return filesSetting({
    pipeline: pipeline(),
    apart: [],
    workspace,
    store,
    temp: '/nowhere',
    home: '/nowhere',
    host: 'bench',
    now: Date.now,
    env: {},
    commit: null,
    person: false,
    progress: () => {},
    warn: console.error,
    signal: new AbortController().signal,
  });
}

function pipeline(): Pipeline {
  const read = readPipeline({ path: 'savepoint.yml', bytes: Buffer.from(PIPELINE) });
  if (!read.ok) throw new Error('the pipeline of the benchmark is not valid');
  return read.value;
}

/** Keeps no journal: what an event costs is measured with the steps. */
function logOf(run: Run | null): FilesLog {
  return { run: () => run as Run, write: () => {} };
}

function change(tree: string, count: number, version: number): void {
  const every = (SHAPE.folders * SHAPE.filesEach) / Math.max(count, 1);
  for (let n = 0; n < count; n++)
    writeFileSync(fileOf(tree, n * every, SHAPE), contentOf(n * every, version));
}

/**
 * The whole command. Its last step fails, so that there is something to go on with. The folder is named: above an empty one
 * lies the store of the other measurements, and the nearest folder with a store is the workspace.
 */
function failing(cwd: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [...args, '-C', cwd, '-q'], { encoding: 'utf8' });
  if (status !== 1) throw new Error(`savepoint ended with ${status}, not 1\n${stderr}`);
}

function find(tree: string): void {
  command('sh', ['-c', 'find . > /dev/null'], tree);
}

function shell({ tree }: Pick<Place, 'tree'>, text: string): void {
  command('bash', ['-o', 'pipefail', '-c', text], tree);
}

/** The first contender against each of the others. */
async function compare(
  title: string,
  goal: string,
  { rounds }: Place,
  contenders: readonly Contender[],
): Promise<void> {
  const times = await inTurn(contenders, rounds);
  const of = (at: number) => times.map((row) => row[at] ?? Number.NaN);
  console.log(`  ${title}${goal === '' ? '' : ` (goal, against ${goal})`}`);
  for (const [at, { name }] of contenders.entries()) {
    const ratio = median(times.map((row) => (row[0] ?? Number.NaN) / (row[at] ?? Number.NaN)));
    const against = at === 0 ? '' : `: ${ratio.toFixed(2)} times`;
    console.log(`    ${name}: ${median(of(at)).toFixed(0)} ms${against}`);
  }
  console.log('');
}
