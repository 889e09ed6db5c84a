/**
 * The two invariants of the workspace: whatever cuts a run off, the final tree is that of an undisturbed run with the person's edits on top;
 * and no content is overwritten or deleted that neither the store nor git has. Random scenarios hold them: see `support/random-runs.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { readHistory } from '../../src/files/history.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { foldAll } from '../../src/record/fold.ts';
import { parseEvents } from '../../src/record/lines.ts';
import type { RootPath } from '../../src/tree/path.ts';
import { linesIn, startSavepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { tree as processTree } from '../support/living.ts';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import {
  alwaysOf,
  LAST,
  pipelineOf,
  randomEdits,
  randomScenario,
  type Scenario,
  stepsOf,
} from '../support/random-runs.ts';
import {
  differences,
  digestsIn,
  type Op,
  perform,
  pick,
  putScript,
  runScript,
  type Snapshot,
  snapshot,
} from '../support/tree-scripts.ts';

/** The sample has each kind: with and without a person, git, `keep`, `always` and `finally`, and steps side by side with and without `writes`. */
const SCENARIOS = isSoak() ? 400 : 4;
const WORKERS = 2;
/** Later attempts are not disturbed. */
const DISTURBED = 6;

/** A scenario on disk. */
class Rig {
  readonly scenario: Scenario;
  readonly tools = folder();
  readonly log = join(this.tools, 'log');
  readonly pipeline = join(this.tools, 'pipeline.yml');
  /** The source as the run found it; no run is in it. */
  pristine = folder();
  /** The tree that an undisturbed run would have by now. */
  reference = folder();
  readonly committed: ReadonlySet<string>;
  readonly processes = processTree();
  readonly store: string;
  readonly story: string[] = [];
  workspace: string;
  /** Folders in which an attempt of this run was. */
  places: string[] = [];
  run: string | null = null;
  /** How many events of the run the reference follows. */
  followed = 0;
  /** The steps whose scripts the reference has run. */
  readonly followedSteps = new Set<string>();
  /** Edits that no attempt has recorded. */
  pending: Op[] = [];
  wasKilled = false;
  /** Whether a step has run in the folder: till then, changes there are source. */
  isHome = false;

  constructor(scenario: Scenario, chance: Random) {
    this.scenario = scenario;
    for (const { script } of stepsOf(scenario)) putScript(this.tools, script);
    writeFileSync(this.pipeline, pipelineOf(scenario));
    perform(this.pristine, scenario.source);
    this.committed = scenario.git === 'none' ? new Set() : this.#commit();
    perform(this.pristine, scenario.dirt);
    copy(this.pristine, this.reference);
    this.workspace = copied(this.pristine);
    this.store = chance.below(2) === 0 ? join(this.workspace, '.savepoint') : join(this.tools, 'store');
  }

  get events(): readonly RunEvent[] {
    const journal = join(this.store, 'runs', this.run ?? '', 'events.ndjson');
    return this.run === null || !existsSync(journal) ? [] : parseEvents(readFileSync(journal, 'utf8'));
  }

  get runs(): readonly string[] {
    const runs = join(this.store, 'runs');
    return existsSync(runs) ? readdirSync(runs) : [];
  }

  get isOver(): boolean {
    const last = this.events.at(-1);
    return last?.type === 'attempt.ended' && last.status === 'completed';
  }

  call(args: readonly string[]) {
    const { tools, log, processes } = this;
    const env = { TOOLS: tools, LOG: log, ...processes.env, ...(this.scenario.person ? {} : { CI: '1' }) };
    return startSavepoint([...args, '-C', this.workspace, '--store', this.store], { cwd: tools, env });
  }

  /** Another run in the folder, which finds the files that the last one left. */
  again(): void {
    this.run = null;
    [this.followed, this.places] = [0, []];
    this.followedSteps.clear();
    this.isHome = false;
    this.pristine = copied(this.reference);
    execFileSync('rm', ['-rf', join(this.pristine, '.savepoint')]);
    for (const { script } of stepsOf(this.scenario))
      execFileSync('rm', ['-f', join(this.tools, `failed.${script.id}`)]);
    this.story.push('another run begins');
  }

  #commit(): ReadonlySet<string> {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: this.pristine });
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'source', '--allow-empty');
    const clone = folder();
    execFileSync('git', ['clone', '-q', this.pristine, clone]);
    // A commit has no empty folders, and two modes of files.
    this.pristine = clone;
    return digestsIn(snapshot(clone));
  }
}

function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

function copied(from: string): string {
  const to = folder();
  copy(from, to);
  return to;
}

/** Chooses the folder of the next attempt. */
function move(rig: Rig, chance: Random): void {
  if (chance.below(3) > 0 || !rig.events.some(({ type }) => type === 'source.captured')) return;
  const { git, person } = rig.scenario;
  const ways = ['copy', ...(git === 'none' ? ['empty'] : []), ...(person ? [] : ['back', 'back'])];
  const way = pick(chance, ways);
  rig.places.push(rig.workspace);
  rig.workspace =
    way === 'copy' ? copied(rig.pristine) : way === 'empty' ? folder() : pick(chance, rig.places);
  rig.story.push(`goes on in ${rig.workspace}: ${way}`);
  rig.pending = [];
  rig.isHome = false;
}

/** After a kill, an edit counts from 5 s after the last sign of life. */
async function letTimePass(rig: Rig): Promise<void> {
  await rig.processes.gone();
  const signs = join(rig.store, 'workspaces');
  for (const name of existsSync(signs) ? readdirSync(signs) : []) {
    const at = Math.min(statSync(join(signs, name)).mtimeMs, Date.now() - 5000) / 1000;
    utimesSync(join(signs, name), at, at);
  }
  await delay(20);
}

/** Starts Savepoint and lets it end, or ends it. */
async function attempt(rig: Rig, chance: Random, isDisturbed: boolean): Promise<number | null> {
  const before = linesIn(rig.log).length;
  const saved = new Set([...rig.followedSteps].filter((id) => !alwaysOf(rig.scenario).has(id)));
  const earlier = rig.run === null ? rig.runs : [];
  const started = rig.call(rig.run === null ? ['run', rig.pipeline, '--fresh'] : ['resume', rig.run]);
  let over = false;
  started.ended.then(() => {
    over = true;
  });
  const signal = isDisturbed ? pick(chance, ['SIGKILL', 'SIGKILL', 'SIGINT', null] as const) : null;
  if (signal !== null) {
    const [lines, isEarly] = [before + chance.below(25), chance.below(4) === 0];
    if (isEarly) await Promise.race([delay(100 + chance.below(500)), started.ended]);
    else await until('the moment to end it', () => over || linesIn(rig.log).length >= lines);
    if (!isEarly) await delay(chance.below(60));
    started.child.kill(signal);
  }
  const ended = await started.ended;
  rig.wasKilled = ended.signal !== null;
  rig.run ??= rig.runs.find((id) => !earlier.includes(id)) ?? null;
  if (rig.events.length === 0) rig.run = null;
  rig.story.push(
    `${rig.run} in ${rig.workspace}: ${signal ?? 'undisturbed'}, ended with ${ended.code ?? ended.signal}`,
    ...ended.stderr.split('\n').map((line) => `    ${line}`),
  );
  expect([0, 1, 130, null]).toContain(ended.code);
  expect(ended.stderr).not.toContain('this is a bug');
  const again = linesIn(rig.log)
    .slice(before)
    .filter((line) => line.startsWith('start ') && saved.has(line.slice(6)));
  expect(again).toEqual([]);
  return ended.code;
}

/** Does to the reference all that has come on record. */
function follow(rig: Rig): void {
  const fresh = rig.events.slice(rig.followed);
  rig.followed += fresh.length;
  rig.story.push(
    `on record: ${fresh.map((event) => `${event.type} ${'step' in event ? event.step : ''}`).join('; ')}`,
  );
  if (fresh.some(({ type }) => type === 'step.started')) rig.isHome = true;
  for (const event of fresh) {
    if (event.type === 'edits.kept' && event.step === null) {
      perform(rig.reference, rig.pending);
      rig.pending = [];
    }
    if (event.type !== 'step.completed' || event.step === LAST) continue;
    expect([event.step, event.change]).toEqual([event.step, expect.anything()]);
    // An `always` step does the same each time.
    if (rig.followedSteps.has(event.step)) continue;
    rig.followedSteps.add(event.step);
    runScript(rig.reference, rig.tools, event.step);
  }
}

/** Each content that was in the workspace is there still, or in the store, or in git. */
async function mustHaveLostNothing(rig: Rig, before: ReadonlySet<string>): Promise<void> {
  const now = digestsIn(snapshot(rig.workspace));
  const gone = new Set([...before].filter((digest) => !now.has(digest) && !rig.committed.has(digest)));
  for (const id of gone.size === 0 ? [] : rig.runs) {
    const journal = join(rig.store, 'runs', id, 'events.ndjson');
    const events = existsSync(journal) ? parseEvents(readFileSync(journal, 'utf8')) : [];
    if (events.length === 0) continue;
    const { contents } = readHistory({
      directory: join(rig.store, 'runs', id, 'packs'),
      run: foldAll(events),
      roots: ['.' as RootPath],
      admits: () => true,
    });
    try {
      const bad = await contents.verify(gone, { signal: new AbortController().signal });
      for (const digest of [...gone]) if (!bad.has(digest)) gone.delete(digest);
    } finally {
      contents.close();
    }
  }
  expect([...gone]).toEqual([]);
}

/** A step of a completed run is decided afresh: it makes the same again, and then nothing is left to do. */
async function fromAStep(rig: Rig, chance: Random): Promise<void> {
  const { id } = pick(chance, stepsOf(rig.scenario)).script;
  const call = async (...args: string[]) => {
    const { code, stderr } = await rig.call(args).ended;
    rig.story.push(`${args.join(' ')} in ${rig.workspace}: ${code}`, stderr);
    return code;
  };
  const run = rig.run ?? '';
  let code = await call('run', rig.pipeline, '--run', run, '--from-step', id === LAST ? 's0' : id);
  for (let tries = 0; code === 1 && tries < 20; tries++) code = await call('resume', run);
  expect([code, differences(snapshot(rig.workspace), snapshot(rig.reference))]).toEqual([0, []]);
  const ran = linesIn(rig.log);
  expect([await call('run', rig.pipeline, '--run', run), linesIn(rig.log)]).toEqual([0, ran]);
}

/** One run to its end. */
async function toTheEnd(rig: Rig, chance: Random): Promise<void> {
  for (let count = 1; !rig.isOver; count++) {
    if (count > DISTURBED + 20) throw new Error('it never ends');
    if (count > 1) move(rig, chance);
    if (rig.scenario.person && rig.isHome && chance.below(4) > 0) await edit(rig, chance);
    else if (chance.below(2) === 0) await rig.processes.gone();
    const before = digestsIn(snapshot(rig.workspace));
    await attempt(rig, chance, count <= DISTURBED && chance.below(5) > 0);
    follow(rig);
    await mustHaveLostNothing(rig, before);
  }
  if (rig.scenario.last !== null) runScript(rig.reference, rig.tools, LAST);
  expect(rig.pending).toEqual([]);
  expect(differences(snapshot(rig.workspace), snapshot(rig.reference))).toEqual([]);
}

async function edit(rig: Rig, chance: Random): Promise<void> {
  await letTimePass(rig);
  const [found, wanted, source] = [rig.workspace, rig.reference, rig.pristine].map(snapshot) as [
    Snapshot,
    Snapshot,
    Snapshot,
  ];
  const { wasKilled, scenario } = rig;
  const edits = randomEdits(chance, scenario, { found, wanted, source, wasKilled });
  perform(rig.workspace, edits);
  const now = snapshot(rig.workspace);
  const made = edits.filter(({ path }) => now.get(path) !== found.get(path));
  rig.pending.push(...made);
  rig.story.push(`a person did ${JSON.stringify(made)}`);
}

async function play(chance: Random): Promise<void> {
  const rig = new Rig(randomScenario(chance), chance);
  try {
    await toTheEnd(rig, chance);
    for (let more = chance.below(3); more > 1; more--) {
      rig.again();
      await toTheEnd(rig, chance);
    }
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
  `rules 1, 2, 7: ${SCENARIOS} random runs that are cut off end with the tree of an undisturbed run, run no saved step twice and lose nothing`,
  async () => {
    const first = seedFor(2083);
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
  SCENARIOS * 60_000,
);
