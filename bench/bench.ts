/**
 * What Savepoint costs, against what a user would take instead. `npm run bench` measures everything and writes docs/benchmarks.md.
 * With `-- --short`, a small tree goes through once, so that the bench is known to work; nothing is judged and nothing written. `-- --rounds N` measures
 * more or less often.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inMemory } from './cache.ts';
import { commands } from './commands.ts';
import { Disks, type Room } from './disk.ts';
import { inCache } from './in-cache.ts';
import { BUNDLE } from './job.ts';
import { type Sample, type Samples, stop } from './measure.ts';
import { amountsOf, type Circumstances, chartOf, documentOf } from './report.ts';
import { intoCheckout, intoEmpty } from './restores.ts';
import { firstSave, secondRun } from './saves.ts';
import { type Bench, makeScene, type Scene, type Size } from './scene.ts';
import { stepEnds } from './steps.ts';
import { OURS, type RowId } from './table.ts';
import { versions } from './tools.ts';
import { SMALL, WHOLE } from './tree.ts';
import type { Measured } from './verdict.ts';
import { workflowSteps } from './workflow-steps.ts';

const DOCUMENT = 'docs/benchmarks.md';
const CHART = 'docs/benchmarks.svg';

const SIZES = {
  whole: {
    ...{ pace: { warmUps: 1, rounds: 5 }, shape: WHOLE, inMemory: [28_000, 91_000] },
    ...{ steps: 200, planned: 2000, room: { bytes: 6 * 2 ** 30, files: 500_000 } },
  },
  short: {
    ...{ pace: { warmUps: 0, rounds: 1 }, shape: SMALL, inMemory: [1000] },
    ...{ steps: 10, planned: 100, room: { bytes: 2 ** 28, files: 20_000 } },
  },
} as const satisfies Readonly<Record<string, Size & { readonly room: Room }>>;

/** A part of the bench, and the rows of the table that it measures. */
type Part = (bench: Bench, scene: Scene) => Promise<Partial<Record<RowId, Samples | null>>>;

const IN_MEMORY = ['smallInMemory', 'largeInMemory'] as const;

function partsOf(size: Size): readonly Part[] {
  return [
    commands,
    async (bench) => ({ workflowStep: await workflowSteps(bench) }),
    async (bench, scene) => ({ first: await firstSave(bench, scene) }),
    async (bench, scene) => ({ second: await secondRun(bench, scene) }),
    async (bench, scene) => ({ empty: await intoEmpty(bench, scene) }),
    async (bench, scene) => ({ checkout: await intoCheckout(bench, scene) }),
    ...size.inMemory.map(
      (files, at): Part =>
        async (bench) => ({ [`${IN_MEMORY[at]}`]: await inMemory(bench, files) }),
    ),
    ...(size.shape === WHOLE ? [slowCache] : []),
    // The last: it changes the tree.
    stepEnds,
  ];
}

/** It has rounds of its own, of which it gives the middle, and takes some minutes. */
async function slowCache({ disks }: Bench): ReturnType<Part> {
  const folder = join(disks.folder, 'slow-cache');
  mkdirSync(folder);
  const found = await inCache({ folder, bundle: BUNDLE });
  const amount = (sample: Partial<Sample>): Samples => ({ [OURS]: [{ ms: found.pipelineMs, ...sample }] });
  return {
    slowCache: { ...amount({}), unsaved: [{ ms: found.pipelineMs / found.pipelineRatio }] },
    cacheEntries: amount({ count: found.entries + found.refused }),
    stateEntry: amount({ bytes: found.stateBytes }),
    cacheRequests: amount({ count: found.requestsToBring }),
  };
}

async function measure(size: Size, disks: Disks): Promise<Measured> {
  const bench: Bench = { ...size, disks };
  const scene = makeScene(`${disks.folder}/scene`, size.shape);
  let measured: Measured = {};
  for (const part of partsOf(size)) {
    const more = await part(bench, scene);
    console.log(`${amountsOf(more)}\n`);
    measured = { ...measured, ...more };
  }
  return measured;
}

function circumstancesOf({ shape, pace }: Size, newDisks: boolean): Circumstances {
  const cores = cpus();
  return {
    machine: `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores`,
    programs: [`Node ${process.versions.node}`, ...versions()],
    files: shape.files,
    rounds: pace.rounds,
    newDisks,
  };
}

function sizeOf({ short, rounds }: { readonly short: boolean; readonly rounds?: string }) {
  const size = short ? SIZES.short : SIZES.whole;
  if (rounds === undefined) return size;
  if (!/^[1-9]\d*$/.test(rounds))
    throw new Error(`--rounds must be a number of at least 1, but is "${rounds}"`);
  return { ...size, pace: { ...size.pace, rounds: Number(rounds) } };
}

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const size = sizeOf(values);
const disks = new Disks(size.room);
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true;
    stop();
  });
try {
  const circumstances = circumstancesOf(size, disks.areNew);
  console.log(`${JSON.stringify(circumstances, null, 2)}\n`);
  if (!circumstances.programs.some((program) => program.startsWith('restic')))
    console.log('restic is not here; `node scripts/tools.ts restic` builds it with Go.\n');
  const measured = await measure(size, disks);
  if (!values.short) {
    const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
    writeFileSync(DOCUMENT, documentOf(measured, circumstances, before));
    writeFileSync(CHART, chartOf(measured));
  }
} catch (error) {
  if (!stopped) throw error;
  console.error('stopped');
  process.exitCode = 130;
} finally {
  disks.remove();
}
