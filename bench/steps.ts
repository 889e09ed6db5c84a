/**
 * The end of a step: from its last command to the first one of the next step. It is measured from within the steps of one run, in which
 * a step that changes the tree and a step in which other tools save that change come in turn.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUNDLE } from './job.ts';
import { run, type Sample, type Samples } from './measure.ts';
import { comesBack, save } from './saves.ts';
import { type Bench, PIPELINE, type Scene, takeOut } from './scene.ts';
import type { ToolSample, Work } from './step.ts';
import { OURS } from './table.ts';
import { type Change, CHANGES as WORK } from './tree.ts';

const CHANGES = Object.keys(WORK) as readonly Change[];

interface Part {
  readonly change: Change;
  /** 0 for the first, which is not counted if there are warm-ups. */
  readonly round: number;
}

/** The samples of each change. @param scene left as it was but for what the steps changed in the tree */
export async function stepEnds(bench: Bench, scene: Scene): Promise<Readonly<Record<Change, Samples>>> {
  const { disks, pace } = bench;
  const folder = join(disks.folder, 'steps');
  const place = join(folder, 'tools');
  const marks = join(folder, 'marks');
  const store = join(folder, 'store');
  mkdirSync(place, { recursive: true });
  const parts = Array.from({ length: pace.warmUps + pace.rounds }, (_, round) =>
    CHANGES.map((change): Part => ({ change, round })),
  ).flat();
  takeOut(scene);
  const pipeline = join(scene.workspace, 'savepoint.yml');
  writeFileSync(pipeline, pipelineOf(parts, { bench, place, marks }));
  await save(scene, store);
  const stored = await storedBytes(store);
  await comesBack({ scene, store, into: disks.fresh() });
  writeFileSync(pipeline, PIPELINE);
  const counted = parts.filter(({ round }) => round >= pace.warmUps);
  const text = readFileSync(marks, 'utf8');
  return Object.fromEntries(
    CHANGES.map((change) => [
      change,
      samplesOf(
        counted.filter((part) => part.change === change),
        { text, stored },
      ),
    ]),
  ) as Record<Change, Samples>;
}

interface Paths {
  readonly bench: Bench;
  readonly place: string;
  readonly marks: string;
}

function pipelineOf(parts: readonly Part[], { bench: { shape }, place, marks }: Paths): string {
  const step = (id: string, work: Work) => {
    const program = `'${process.execPath}' '${resolve('bench/step.ts')}' '${JSON.stringify(work)}'`;
    const mark = (what: string) => `echo "${id} ${what} $EPOCHREALTIME" >> '${marks}'`;
    const output = `sed 's/^/${id} tool /' >> '${marks}'`;
    return `  - id: ${id}\n    shell: bash\n    run: |\n      ${mark('start')}\n      ${program} | ${output}\n      ${mark('end')}\n`;
  };
  const [made = '', failing = ''] = PIPELINE.trim().split(/\n(?= {2}- \{)/);
  const steps = parts.flatMap((part) => [
    step(idOf(part), { kind: 'change', change: part.change, shape, version: part.round }),
    step(`${idOf(part)}-tools`, { kind: 'tools', place }),
  ]);
  return [`${made}\n`, step('init', { kind: 'init', place }), ...steps, failing, '\n'].join('');
}

function idOf({ change, round }: Part): string {
  return `${change}-${round}`;
}

/** From the marks that the steps left. */
function samplesOf(
  parts: readonly Part[],
  { text, stored }: { readonly text: string; readonly stored: ReadonlyMap<string, number> },
): Samples {
  const samples: Record<string, Sample[]> = {};
  const add = ({ name, sample }: ToolSample) => {
    samples[name] = [...(samples[name] ?? []), sample];
  };
  for (const part of parts) {
    const id = idOf(part);
    const at = (mark: string) => Number(lineOf(text, mark));
    const ms = (at(`${id}-tools start`) - at(`${id} end`)) * 1000;
    add({ name: OURS, sample: { ms, bytes: stored.get(id) ?? Number.NaN } });
    for (const [, line = ''] of text.matchAll(new RegExp(`^${id}-tools tool (.*)$`, 'gm')))
      add(JSON.parse(line));
  }
  return samples;
}

function lineOf(text: string, mark: string): string {
  const [, rest] = new RegExp(`^${mark} (.*)$`, 'm').exec(text) ?? [];
  if (rest === undefined) throw new Error(`the steps left no mark: ${mark}`);
  return rest;
}

/** Of each step, as the record has it. */
async function storedBytes(store: string): Promise<ReadonlyMap<string, number>> {
  const { stdout } = await run(process.execPath, [BUNDLE, 'show', 'latest', '--store', store, '-o', 'json']);
  const { steps } = JSON.parse(stdout) as {
    readonly steps: readonly {
      readonly id: string;
      readonly change: { readonly stored_bytes: number } | null;
    }[];
  };
  return new Map(steps.map(({ id, change }) => [id, change?.stored_bytes ?? 0]));
}
