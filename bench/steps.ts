/**
 * The end of a step: from its last command to the first one of the next step. It is measured from within the steps of one run, in which
 * a step that changes the tree and a step in which other tools save that change come in turn.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE } from './job.ts';
import { run, type Sample, type Samples } from './measure.ts';
import { comesBack, save } from './saves.ts';
import { type Bench, FAILING, MADE, type Scene, type Step, takeOut, writePipeline } from './scene.ts';
import type { ToolSample, Work } from './step.ts';
import { OURS } from './table.ts';
import { placeOf, trackers } from './tools.ts';
import { type Change, type Shape, CHANGES as WORK } from './tree.ts';

const CHANGES = Object.keys(WORK) as readonly Change[];

interface Part {
  readonly change: Change;
  /** 0 for the first, which is not counted if there are warm-ups. */
  readonly round: number;
}

/** The samples of each change. @param scene left with its tree changed */
export async function stepEnds(
  { disks, pace, shape }: Bench,
  scene: Scene,
): Promise<Readonly<Record<Change, Samples>>> {
  const folder = join(disks.folder, 'steps');
  const marks = join(folder, 'marks');
  const store = join(folder, 'store');
  mkdirSync(folder);
  for (const tool of trackers()) await placeOf(tool, scene.places, scene.workspace);
  const parts = Array.from({ length: pace.warmUps + pace.rounds }, (_, round) =>
    CHANGES.map((change): Part => ({ change, round })),
  ).flat();
  takeOut(scene);
  const steps = stepsOf(parts, shape, { tree: scene.workspace, places: scene.places, marks });
  writePipeline(scene.workspace, [MADE, ...steps, FAILING]);
  await save(scene, store);
  const stored = await storedBytes(store);
  await comesBack({ scene, store, into: disks.fresh() });
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

interface Places {
  readonly tree: string;
  /** Of other tools. */
  readonly places: string;
  /** Where the steps say when they start and end, and what other tools took. */
  readonly marks: string;
}

function stepsOf(parts: readonly Part[], shape: Shape, { tree, places, marks }: Places): readonly Step[] {
  const step = (id: string, work: Work): Step => {
    const mark = (what: string) => `echo "${id} ${what} $EPOCHREALTIME" >> '${marks}'`;
    // Not in the workspace: programs of this checkout are looked for in the working directory.
    const program = `cd '${process.cwd()}'; '${process.execPath}' bench/step.ts '${JSON.stringify(work)}'`;
    const run = [mark('start'), `(${program}) | sed 's/^/${id} tool /' >> '${marks}'`, mark('end')].join(
      '\n',
    );
    return { id, shell: 'bash', run };
  };
  return [
    // The tree has been moved, which is a change to some of them.
    step('first-tools', { kind: 'tools', tree, places }),
    ...parts.flatMap((part) => [
      step(idOf(part), {
        kind: 'change',
        tree,
        change: part.change,
        edition: { shape, version: part.round },
      }),
      step(`${idOf(part)}-tools`, { kind: 'tools', tree, places }),
    ]),
  ];
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
