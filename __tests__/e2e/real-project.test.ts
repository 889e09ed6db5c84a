/** A project written by others, killed at random moments and gone on with in other folders, is as if it never was. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { parseEvents } from '../../src/record/lines.ts';
import { linesIn, startSavepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { type GoProject, goProject } from '../support/go-project.ts';
import { listing } from '../support/listing.ts';
import { tree } from '../support/living.ts';
import { isSoak, type Random, seeded, seedFor } from '../support/random.ts';
import { eventsOf, newest, storeOf } from '../support/store.ts';

const SEEDS = isSoak() ? 20 : 1;
const MOST_KILLS = 3;
/** Of a run that finds Go's own packages compiled. */
const MOST_MS = 10_000;
/** On a machine that has never compiled Go's own packages, the first run does. */
const FIRST_MS = 600_000;

interface Reference {
  readonly project: GoProject;
  readonly tree: readonly string[];
  /** How long a run takes; in the soak one that finds Go's own packages compiled. */
  readonly ms: number;
}

let reference: Reference;
/** Go's modules are read-only, and those who are not root could not remove them. */
const copies: string[] = [];

afterEach(() => {
  for (const path of copies.splice(0)) spawnSync('chmod', ['-R', 'u+w', path]);
});

/** Runs in new folders, with a store and a log of their own. */
function rig({ copy, env }: GoProject) {
  const home = folder();
  const log = join(home, 'log');
  const processes = tree();
  const start = (cwd: string, args: readonly string[]) =>
    startSavepoint([...args, '--store', storeOf(home)], {
      cwd,
      env: { ...env, ...processes.env, STEP_LOG: log },
    });
  const newFolder = () => {
    const path = copy();
    copies.push(path);
    return path;
  };
  return { home, log, start, newFolder, gone: processes.gone };
}

type Rig = ReturnType<typeof rig>;

async function uninterrupted(project: GoProject): Promise<Reference> {
  const { start, newFolder, log } = rig(project);
  const cwd = newFolder();
  const before = performance.now();
  const { code, stderr } = await start(cwd, ['run']).ended;
  if (code !== 0) throw new Error(`exit code ${code}: ${stderr}`);
  expect([...linesIn(log)].sort()).toEqual([...project.steps].sort());
  return { project, tree: listing(cwd), ms: performance.now() - before };
}

/** What the record said just after a kill, and how long the log was. */
interface Killed {
  readonly saved: readonly string[];
  readonly lines: number;
}

/** What a kill left behind; null when the run had ended. */
async function inspect({ home, log, gone }: Rig): Promise<Killed | null> {
  await gone();
  const run = newest(home);
  const events = run === null ? [] : parseEvents(eventsOf(home, run));
  if (events.at(-1)?.type === 'attempt.ended') return null;
  const saved = events.flatMap((event) =>
    event.type === 'step.completed' && event.change !== null ? [event.step] : [],
  );
  return { saved, lines: linesIn(log).length };
}

/**
 * When to kill: so many steps more have started, and some milliseconds have passed. By steps, since a machine with other
 * work would be killed before its first step was saved if this went by time alone.
 */
interface Moment {
  readonly steps: number;
  readonly ms: number;
}

/** Runs in a new folder, or where the run was before, until a kill or to the end. */
async function attempt(it: Rig, cwd: string, moment: Moment | null): Promise<Killed | null> {
  const run = newest(it.home);
  const isBegun = run !== null && eventsOf(it.home, run) !== '';
  const goal = linesIn(it.log).length + (moment?.steps ?? 0);
  const started = it.start(cwd, isBegun ? ['resume', run] : ['run']);
  if (moment !== null) {
    let isOver = false;
    started.ended.then(() => {
      isOver = true;
    });
    // The first kill comes when something is saved.
    const isSaved = () => isBegun || eventsOf(it.home, newest(it.home) ?? '').includes('"step.completed"');
    const isReached = () => linesIn(it.log).length >= goal && isSaved();
    await until('the moment to kill', () => isOver || isReached(), 120_000);
    await delay(moment.ms);
    started.child.kill('SIGKILL');
  }
  const { code, signal, stderr } = await started.ended;
  if (signal === 'SIGKILL') return inspect(it);
  if (code !== 0) throw new Error(`exit code ${code}: ${stderr}`);
  return null;
}

/** @returns for each kill how many steps had been saved */
async function killedAndGoneOnWith(it: Rig, chance: Random): Promise<readonly number[]> {
  const { project, tree: wanted, ms } = reference;
  const { length } = project.steps;
  const kills: Killed[] = [];
  const most = 1 + chance.below(MOST_KILLS);
  let cwd = it.newFolder();
  for (let tries = 0; tries <= most; tries++) {
    const left = length - (kills.at(-1)?.saved.length ?? 0);
    const steps = chance.below(left + 1);
    const moment = { steps, ms: (Math.min(ms, MOST_MS) / length) * (chance.below(100) / 100) };
    const killed = await attempt(it, cwd, tries === most ? null : moment);
    if (killed === null) break;
    kills.push(killed);
    // Now and then it goes on where it was; else the folder is another one, and what was saved has to come back.
    if (chance.below(4) > 0) cwd = it.newFolder();
  }
  expect(listing(cwd)).toEqual(wanted);
  const lines = linesIn(it.log);
  for (const { saved, lines: from } of kills) {
    const later = lines.slice(from);
    expect(later.filter((step) => saved.includes(step))).toEqual([]);
    expect(project.steps.filter((step) => !saved.includes(step) && !later.includes(step))).toEqual([]);
  }
  return kills.map(({ saved }) => saved.length);
}

beforeAll(async () => {
  const project = goProject();
  reference = await uninterrupted(project);
  expect(reference.tree.length).toBeGreaterThan(1000);
  if (!isSoak()) return;
  const again = await uninterrupted(project);
  expect(again.tree).toEqual(reference.tree);
  reference = again;
}, FIRST_MS);

test(
  `killed at random moments and gone on with in other folders, ${SEEDS} times, it makes the same files and runs no saved step twice`,
  async () => {
    const first = seedFor(7);
    const saved: number[] = [];
    for (let seed = first; seed < first + SEEDS; seed++) {
      await seeded(seed, async (chance) => {
        saved.push(...(await killedAndGoneOnWith(rig(reference.project), chance)));
      });
    }
    // Kills that all came before the first step was saved would prove nothing.
    expect(saved.filter((count) => count > 0).length).toBeGreaterThan(SEEDS / 3);
  },
  SEEDS * 300_000,
);
