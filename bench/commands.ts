/** Commands that have no files to save: their start, steps that do nothing, and large pipelines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPipeline } from '../src/pipeline/read.ts';
import { isPlan } from '../src/plan/made.ts';
import { plan } from '../src/plan/plan.ts';
import { BUNDLE } from './job.ts';
import { type Contender, inTurn, run, type Sample, type Samples } from './measure.ts';
import type { Bench } from './scene.ts';
import { OURS, type RowId } from './table.ts';

export async function commands({
  disks,
  pace,
  steps,
  planned: large,
}: Bench): Promise<Partial<Record<RowId, Samples>>> {
  const cwd = join(disks.folder, 'commands');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'one.yml'), pipelineOf(1));
  writeFileSync(join(cwd, 'steps.yml'), pipelineOf(steps));
  writeFileSync(join(cwd, 'large.yml'), pipelineOf(large));
  const ours = (args: readonly string[]): Contender => ({
    name: OURS,
    act: () => run(process.execPath, [BUNDLE, ...args], { cwd }),
  });
  const node: Contender = { name: 'node -e 0', act: () => run(process.execPath, ['-e', '0']) };
  const loop = `for i in $(seq ${steps}); do bash -e -c true; done`;
  const bash: Contender = { name: 'bash', act: () => run('bash', ['-c', loop]) };
  const each = ({ name, act }: Contender): Contender => ({
    name,
    act: async () => ({ ms: (await act()).ms / steps }),
  });
  return {
    version: await inTurn([ours(['--version']), node], pace),
    validate: await inTurn([ours(['validate', './one.yml']), node], pace),
    step: await inTurn([ours(['run', './steps.yml', '--fresh', '-q']), bash].map(each), pace),
    planning: await inTurn([{ name: OURS, act: async () => planned(pipelineOf(large)) }], pace),
    plan: await inTurn([ours(['plan', './large.yml', '-q']), node], pace),
  };
}

function pipelineOf(count: number): string {
  return `steps:\n${Array.from({ length: count }, (_, at) => `  - { id: s${at}, run: 'true' }\n`).join('')}`;
}

/** In this process. */
function planned(text: string): Sample {
  const started = performance.now();
  const pipeline = readPipeline({ path: 'large.yml', bytes: Buffer.from(text) });
  if (!pipeline.ok) throw new Error('the large pipeline is not valid');
  const made = plan({
    ...{ pipeline: pipeline.value, inputs: {}, record: null, choice: { kind: 'all' } },
    ...{ edited: false, files: null, writes: new Map() },
  });
  if (!isPlan(made)) throw new Error('the large pipeline was refused');
  return { ms: performance.now() - started };
}
