/** Rules 1, 2 and 7: whatever happens in between, a run ends with the tree that it would have had without. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { readHistory } from '../../src/files/history.ts';
import { markPath } from '../../src/files/mark.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { parseEvents } from '../../src/record/lines.ts';
import type { RootPath } from '../../src/tree/path.ts';
import { linesIn, startSavepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree as processTree, type Tree } from '../support/living.ts';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import {
  differences,
  digestsIn,
  type Op,
  perform,
  pick,
  putScript,
  randomOps,
  runScript,
  type Script,
  snapshot,
  unique,
} from '../support/tree-scripts.ts';

const SCENARIOS = isSoak() ? 400 : 10;
const WORKERS = 2;
const LIMIT_MS = SCENARIOS * 60_000;
/** More attempts than these are not disturbed. */
const MOST_ATTEMPTS = 9;
/** The step of `finally`, and the folder below which it works. */
const LAST = 'last';

interface PlannedStep {
  readonly script: Script;
  readonly writes: string | null;
  readonly retries: number;
  /** Of what a try leaves half-written: `keep` only where doing it again comes to the same. */
  readonly leaves: 'restore' | 'keep';
}

/** What a scenario is made of before anything runs. */
interface Scenario {
  readonly git: 'none' | 'clean' | 'dirty';
  /** Whether a person is at work, who changes files between attempts. */
  readonly person: boolean;
  readonly source: readonly Op[];
  /** Blocks of steps that run side by side; most have one. */
  readonly blocks: readonly (readonly PlannedStep[])[];
  /** The one step of `finally`; null where there is none. */
  readonly last: PlannedStep | null;
}

/** A pipeline whose steps, however they are cut off, come to one tree. */
function randomScenario(chance: Random): Scenario {
  const person = chance.below(2) === 0;
  const git = pick(chance, ['none', 'none', 'clean', 'dirty'] as const);
  const source = [
    ...randomOps(chance, { zone: '', kinds: 'any' }, 5 + chance.below(25)),
    ...['p1', 'p2'].flatMap((zone) => randomOps(chance, { zone, kinds: 'any' }, chance.below(4))),
    ...['one', 'two', 'three'].map((name): Op => ({ kind: 'write', path: `kept/${name}`, text: unique() })),
  ];
  const blocks: PlannedStep[][] = [];
  const count = 3 + chance.below(5);
  for (let made = 0; made < count; ) {
    const block = made < count - 1 && chance.below(4) === 0 ? sideBySide(chance, { made, person }) : null;
    blocks.push(block ?? [alone(chance, { made, person })]);
    made += block?.length ?? 1;
  }
  return { git, person, source, blocks, last: chance.below(2) === 0 ? atTheEnd(chance) : null };
}

interface Place {
  readonly made: number;
  readonly person: boolean;
}

function alone(chance: Random, { made, person }: Place): PlannedStep {
  const leaves = !person && chance.below(4) === 0 ? 'keep' : 'restore';
  const kinds = leaves === 'keep' ? 'idempotent' : 'any';
  const ops = randomOps(chance, { zone: '', kinds }, chance.below(9));
  // What a step changes of the source when it fails is taken for a person's work, unless it says that it writes it.
  return { ...step(chance, `s${made}`, ops), writes: person ? '**' : null, leaves };
}

/** What it changes counts for no step, and is there when the run has completed. */
function atTheEnd(chance: Random): PlannedStep {
  const ops = randomOps(chance, { zone: LAST, kinds: 'any' }, 1 + chance.below(6));
  const script = { id: LAST, ops, fails: { times: 0, before: 0 } };
  return { script, retries: 0, writes: `${LAST}/**`, leaves: 'restore' };
}

function sideBySide(chance: Random, { made, person }: Place): PlannedStep[] {
  const isDeclared = person || chance.below(2) === 0;
  const kinds = isDeclared ? 'any' : 'idempotent';
  const leaves = isDeclared ? (['restore'] as const) : (['restore', 'keep'] as const);
  return Array.from({ length: 2 + chance.below(2) }, (_, at) => {
    const zone = `p${at + 1}`;
    const ops = randomOps(chance, { zone, kinds }, 1 + chance.below(7));
    const writes = isDeclared ? `${zone}/**` : null;
    return { ...step(chance, `s${made + at}`, ops), writes, leaves: pick(chance, leaves) };
  });
}

function step(chance: Random, id: string, ops: readonly Op[]): Omit<PlannedStep, 'writes' | 'leaves'> {
  const times = pick(chance, [0, 0, 0, 0, 1, 1, 2]);
  const fails = { times, before: chance.below(ops.length + 1) };
  return { script: { id, ops, fails }, retries: pick(chance, [0, 0, 1]) };
}

function pipelineOf({ blocks, last }: Scenario): string {
  const line = ({ script: { id }, writes, retries, leaves }: PlannedStep) =>
    `{ id: ${id}, run: 'sh "$TOOLS/${id}.sh"'${writes === null ? '' : `, writes: ["${writes}"]`}${
      retries === 0 && leaves === 'restore'
        ? ''
        : `, retries: { max: ${retries}, delay: 5ms }, keep: ${leaves === 'keep'}`
    } }`;
  const entries = blocks.map((block) =>
    block.length === 1
      ? `  - ${block.map(line).join('')}\n`
      : `  - parallel:\n${block.map((each) => `      - ${line(each)}\n`).join('')}`,
  );
  const end = last === null ? '' : `finally:\n  - ${line(last)}\n`;
  return `max-parallel: 3\nsteps:\n${entries.join('')}${end}`;
}

/** A scenario on disk. */
class Rig {
  readonly scenario: Scenario;
  readonly tools = folder();
  readonly log = join(this.tools, 'log');
  readonly pipeline = join(this.tools, 'pipeline.yml');
  /** The source as it was, never run in. */
  readonly pristine = folder();
  /** What an uninterrupted run would have made of it so far. */
  readonly reference = folder();
  readonly processes: Tree = processTree();
  readonly store: string;
  readonly committed: ReadonlySet<string>;
  /** What happened, for who has to find out why. */
  readonly story: string[] = [];
  workspace: string;
  /** How many events of the run have been taken into account. */
  events = 0;
  readonly completed = new Set<string>();
  /** Whether a step has run in the workspace: before, what is changed there belongs to the source. */
  isHome = false;
  /** What a person did that no attempt has taken up. */
  pending: Op[] = [];

  constructor(scenario: Scenario, chance: Random) {
    this.scenario = scenario;
    const { blocks, last } = scenario;
    for (const { script } of [...blocks.flat(), ...(last === null ? [] : [last])])
      putScript(this.tools, script);
    writeFileSync(this.pipeline, pipelineOf(scenario));
    perform(this.pristine, scenario.source);
    perform(this.reference, scenario.source);
    this.committed = scenario.git === 'none' ? new Set() : this.#commit();
    this.workspace = copied(this.pristine);
    this.store = chance.below(2) === 0 ? join(this.workspace, '.savepoint') : join(this.tools, 'store');
  }

  get env(): Readonly<Record<string, string>> {
    const { scenario, tools, log, processes } = this;
    return { TOOLS: tools, LOG: log, ...processes.env, ...(scenario.person ? {} : { CI: '1' }) };
  }

  get runEvents(): readonly RunEvent[] {
    const run = this.run;
    return run === null
      ? []
      : parseEvents(readFileSync(join(this.store, 'runs', run, 'events.ndjson'), 'utf8'));
  }

  get run(): string | null {
    const runs = join(this.store, 'runs');
    if (!existsSync(runs)) return null;
    const names = execFileSync('ls', [runs], { encoding: 'utf8' }).split('\n');
    const isBegun = (name: string) => {
      const journal = join(runs, name, 'events.ndjson');
      return existsSync(journal) && readFileSync(journal, 'utf8').includes('\n');
    };
    return names.find(isBegun) ?? null;
  }

  #commit(): ReadonlySet<string> {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: this.pristine });
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'source', '--allow-empty');
    if (this.scenario.git === 'clean') {
      // What git keeps of a tree: no empty directories, two modes.
      const clone = cloned(this.pristine);
      execFileSync('sh', [
        '-c',
        'rm -rf -- "$1" && mkdir "$1" && cp -a "$2/." "$1"',
        '-',
        this.pristine,
        clone,
      ]);
      execFileSync('sh', [
        '-c',
        'rm -rf -- "$1" && cp -a "$2/." "$1" && rm -rf "$1/.git"',
        '-',
        this.reference,
        clone,
      ]);
    }
    const digests = digestsIn(snapshot(this.pristine));
    if (this.scenario.git === 'dirty') {
      const more: readonly Op[] = [
        { kind: 'append', path: 'kept/one', text: unique() },
        { kind: 'write', path: 'untracked', text: unique() },
        { kind: 'delete', path: 'a' },
      ];
      perform(this.pristine, more);
      perform(this.reference, more);
    }
    return digests;
  }
}

function copied(from: string): string {
  const to = folder();
  execFileSync('cp', ['-a', `${from}/.`, to]);
  return to;
}

function cloned(from: string): string {
  const to = folder();
  execFileSync('git', ['clone', '-q', from, to]);
  return to;
}

/** The folder of the next attempt. */
function move(rig: Rig, chance: Random): void {
  const isElsewhere = chance.below(4) === 0;
  if (!isElsewhere || !rig.runEvents.some((event) => event.type === 'source.captured')) return;
  const { git } = rig.scenario;
  const ways = git === 'none' ? ['copy', 'empty'] : git === 'clean' ? ['copy', 'clone'] : ['copy'];
  const way = pick(chance, ways);
  rig.story.push(`went on in ${way}`);
  rig.workspace = way === 'copy' ? copied(rig.pristine) : way === 'clone' ? cloned(rig.pristine) : folder();
  rig.pending = [];
  rig.isHome = false;
}

/** Time passes after a death, so that what is changed from now on is a person's. */
async function wait(rig: Rig): Promise<void> {
  await rig.processes.gone();
  const mark = markPath(rig.store, rig.workspace, rig.run ?? '');
  if (existsSync(mark)) {
    const at = Math.min(statSync(mark).mtimeMs, Date.now() - 5000);
    utimesSync(mark, at / 1000, at / 1000);
  }
  await delay(20);
}

async function edit(rig: Rig, chance: Random): Promise<void> {
  await wait(rig);
  const found = snapshot(rig.workspace);
  const wanted = snapshot(rig.reference);
  const isSame = (path: string) => found.get(path) === wanted.get(path);
  const isAsWanted = (path: string) =>
    path.split('/').every((_part, at, parts) => isSame(parts.slice(0, at + 1).join('/')));
  const right = [...wanted].filter(([path]) => isAsWanted(path));
  // Where a killed step has deleted something, only the folder's time tells: a person who makes something there takes it on.
  const lacking = new Set([...wanted.keys()].filter((path) => !found.has(path)).map(above));
  const directories = [
    '',
    ...right.filter(([, is]) => is.startsWith('directory')).map(([path]) => path),
  ].filter((path) => !lacking.has(path));
  const files = right.filter(([, is]) => is.startsWith('file')).map(([path]) => path);
  const source = snapshot(rig.pristine);
  const ofSteps = files.filter((path) => source.get(path) !== wanted.get(path));
  const inIt = (name: string) => {
    if (directories.length === 0) return `kept/${name}`;
    const directory = pick(chance, directories);
    return directory === '' ? name : `${directory}/${name}`;
  };
  const ops: Op[] = Array.from({ length: 1 + chance.below(4) }, (_, at) => {
    const text = unique();
    const name = `edit ${text}`;
    // What a step made, and a person then changes, is the first to be lost.
    if (at === 0 && ofSteps.length > 0) return { kind: 'write', path: pick(chance, ofSteps), text };
    return pick<() => Op>(chance, [
      () => ({ kind: 'write', path: inIt(name), text }),
      () => ({ kind: 'link', path: inIt(name), target: text }),
      () => ({ kind: 'write', path: inIt(`${name}/below`), text }),
      () => ({ kind: 'write', path: pick(chance, files), text }),
      () => ({ kind: 'write', path: pick(chance, files), text }),
      () => ({ kind: 'link', path: pick(chance, files), target: text }),
      () => ({ kind: 'chmod', path: pick(chance, files), file: '711', directory: '711' }),
      () => ({ kind: 'delete', path: 'kept/one' }),
      () => ({ kind: 'delete', path: 'kept/two' }),
    ])();
  });
  const last = new Map(ops.map((op) => [op.path, op]));
  perform(rig.workspace, [...last.values()]);
  // Deleting what is gone, or setting the mode that it has, is no edit: nothing comes on record.
  const now = snapshot(rig.workspace);
  const edits = [...last.values()].filter(({ path }) => now.get(path) !== found.get(path));
  rig.pending.push(...edits);
  rig.story.push(`a person did ${JSON.stringify(edits)}`);
}

const above = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** Starts Savepoint and lets it end, or ends it. */
async function attempt(rig: Rig, chance: Random, isDisturbed: boolean): Promise<number | null> {
  const { run } = rig;
  const before = linesIn(rig.log).length;
  const args = run === null ? ['run', rig.pipeline] : ['resume', run];
  const started = startSavepoint([...args, '-C', rig.workspace, '--store', rig.store], {
    cwd: rig.tools,
    env: rig.env,
  });
  let over = false;
  started.ended.then(() => {
    over = true;
  });
  const signal = isDisturbed
    ? pick(chance, ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGINT', null] as const)
    : null;
  const [lines, ms] = [before + chance.below(25), chance.below(80)];
  const isEarly = chance.below(4) === 0;
  if (signal !== null) {
    if (isEarly) await Promise.race([delay(100 + ms * 6), started.ended]);
    else await until('the moment to end it', () => over || linesIn(rig.log).length >= lines);
    if (!isEarly) await delay(ms);
    started.child.kill(signal);
  }
  const ended = await started.ended;
  rig.story.push(
    `${args[0]} in ${rig.workspace}: ${signal ?? 'undisturbed'}, ended with ${ended.code ?? ended.signal}`,
    ...ended.stderr.split('\n').map((line) => `    ${line}`),
  );
  expect([0, 1, 130, null]).toContain(ended.code);
  expect(ended.stderr).not.toContain('this is a bug');
  const again = linesIn(rig.log)
    .slice(before)
    .filter((line) => line.startsWith('start ') && rig.completed.has(line.slice(6)));
  expect(again).toEqual([]);
  return ended.code;
}

function gist(event: RunEvent): string {
  const step = 'step' in event ? ` ${event.step}` : '';
  const rest = 'place' in event ? ` ${event.place}` : 'paths' in event ? ` ${event.paths.join(', ')}` : '';
  return `${event.type}${step}${rest}`;
}

/** Does to the reference what came on record. */
function follow(rig: Rig): void {
  const events = rig.runEvents;
  const fresh = events.slice(rig.events);
  rig.events = events.length;
  rig.story.push(`on record: ${fresh.map(gist).join('; ')}`);
  if (fresh.some((event) => event.type === 'step.started')) rig.isHome = true;
  for (const event of fresh) {
    if (event.type === 'edits.kept') {
      expect(event.step).toBe(null);
      perform(rig.reference, rig.pending);
      rig.pending = [];
    }
    if (event.type !== 'step.completed' || event.step === LAST) continue;
    expect([event.step, event.change]).toEqual([event.step, expect.anything()]);
    runScript(rig.reference, rig.tools, event.step);
    rig.completed.add(event.step);
  }
}

/** Everything that was in the workspace is there still, or in the store, or in git. */
async function mustHaveLostNothing(rig: Rig, before: ReadonlySet<string>): Promise<void> {
  const { run } = rig;
  if (run === null) return;
  const now = digestsIn(snapshot(rig.workspace));
  const gone = [...before].filter((digest) => !now.has(digest) && !rig.committed.has(digest));
  if (gone.length === 0) return;
  const { contents, problems } = readHistory({
    directory: join(rig.store, 'runs', run, 'packs'),
    run: foldAll(rig.runEvents),
    roots: ['.' as RootPath],
    admits: () => true,
  });
  try {
    expect(problems).toEqual([]);
    const bad = await contents.verify(new Set(gone), { signal: new AbortController().signal });
    expect([...bad]).toEqual([]);
  } finally {
    contents.close();
  }
}

/** A step of the completed run is decided afresh, here or elsewhere: what it made is made again, nothing else is missing, and then nothing is left to do. */
async function fromAStep(rig: Rig, chance: Random): Promise<void> {
  const { id } = pick(chance, rig.scenario.blocks.flat()).script;
  move(rig, chance);
  const run = rig.run ?? '';
  const place = ['-C', rig.workspace, '--store', rig.store];
  const call = async (...args: string[]) => {
    const { code, stderr } = await startSavepoint([...args, ...place], { cwd: rig.tools, env: rig.env })
      .ended;
    rig.story.push(`${args.join(' ')} in ${rig.workspace}: ${code}`, stderr);
    return code;
  };
  let code = await call('run', rig.pipeline, '--run', run, '--from-step', id);
  for (let tries = 0; code === 1 && tries < MOST_ATTEMPTS; tries++) code = await call('resume', run);
  expect(code).toBe(0);
  expect(differences(snapshot(rig.workspace), snapshot(rig.reference))).toEqual([]);
  const ran = linesIn(rig.log);
  expect(await call('run', rig.pipeline, '--run', run)).toBe(0);
  expect(linesIn(rig.log)).toEqual(ran);
}

async function play(chance: Random): Promise<void> {
  const rig = new Rig(randomScenario(chance), chance);
  try {
    for (let count = 1; ; count++) {
      const isDisturbed = count < MOST_ATTEMPTS && chance.below(5) > 0;
      if (count > 1) move(rig, chance);
      if (count > 1 && rig.scenario.person && rig.isHome && chance.below(4) > 0) await edit(rig, chance);
      else if (chance.below(2) === 0) await rig.processes.gone();
      const before = snapshot(rig.workspace);
      const code = await attempt(rig, chance, isDisturbed);
      follow(rig);
      await mustHaveLostNothing(rig, digestsIn(before));
      const last = rig.runEvents.at(-1);
      if (code === 0 || (last?.type === 'attempt.ended' && last.status === 'completed')) break;
      if (count > MOST_ATTEMPTS + 20) throw new Error('it never ends');
    }
    expect(rig.pending).toEqual([]);
    if (rig.scenario.last !== null) runScript(rig.reference, rig.tools, LAST);
    expect(differences(snapshot(rig.workspace), snapshot(rig.reference))).toEqual([]);
    if (!rig.scenario.person && chance.below(2) === 0) await fromAStep(rig, chance);
  } catch (cause) {
    const story = [
      pipelineOf(rig.scenario),
      `tools ${rig.tools}, git ${rig.scenario.git}`,
      ...rig.story,
    ].join('\n');
    throw new Error(`${(cause as Error).message}\n${story}`, { cause });
  } finally {
    await rig.processes.gone();
  }
}

test(
  `rules 1, 2, 7: of ${SCENARIOS} random runs, cut off, edited and gone on with anywhere, each ends with the tree of one that was not, runs no saved step twice and loses nothing`,
  async () => {
    const first = seedFor(2026);
    const seeds = Array.from({ length: process.env.SAVEPOINT_SEED ? 1 : SCENARIOS }, (_, at) => first + at);
    const work = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        try {
          await seeded(seed, play);
        } catch (error) {
          seeds.length = 0;
          throw error;
        }
      }
    };
    const results = await Promise.allSettled(Array.from({ length: WORKERS }, work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  },
  LIMIT_MS,
);
