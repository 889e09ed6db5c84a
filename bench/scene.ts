/** A tree, and a workspace whose first step makes it. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Disks } from './disk.ts';
import { type Pace, run } from './measure.ts';
import { makeTree, type Shape, TOP } from './tree.ts';

/** What every part of the bench is told. */
export interface Bench extends Size {
  readonly disks: Disks;
}

/** How much is measured, and of how much. */
export interface Size {
  readonly pace: Pace;
  readonly shape: Shape;
  /** Files of the trees on a disk in memory, for as many of their rows. */
  readonly inMemory: readonly number[];
  /** Steps of the run in which each does nothing. */
  readonly steps: number;
  /** Steps of the pipeline that is only planned. */
  readonly planned: number;
}

export interface Step {
  readonly id: string;
  readonly run: string;
  readonly shell?: string;
}

/** The first step makes the tree by a move, which takes no time. */
export const MADE: Step = {
  id: 'made',
  run: `for name in ${TOP.join(' ')}; do if test -e ../made/$name; then mv ../made/$name .; fi; done`,
};
/** The last step fails, so that there is something to go on with. */
export const FAILING: Step = { id: 'failing', run: 'false' };

/** Writes the pipeline of a workspace. JSON is YAML. */
export function writePipeline(workspace: string, steps: readonly Step[]): void {
  writeFileSync(join(workspace, 'savepoint.yml'), JSON.stringify({ steps }, null, 2));
}

export interface Scene {
  /** Beside the workspace: the tree before the step made it. */
  readonly made: string;
  readonly workspace: string;
  /** Of other tools, which keep their saves of the workspace there. */
  readonly places: string;
}

/** Makes the tree, and an empty workspace beside it, in a folder that is not there. */
export function makeScene(folder: string, shape: Shape): Scene {
  const scene = {
    made: join(folder, 'made'),
    workspace: join(folder, 'workspace'),
    places: join(folder, 'places'),
  };
  mkdirSync(scene.made, { recursive: true });
  makeTree(scene.made, shape);
  addWorkspace(scene.workspace);
  return scene;
}

/** A workspace with the pipeline, as a checkout brings it. */
export function addWorkspace(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writePipeline(folder, [MADE, FAILING]);
}

/** Takes the tree out of the workspace again. */
export function takeOut({ made, workspace }: Scene): void {
  for (const name of TOP)
    if (existsSync(join(workspace, name))) renameSync(join(workspace, name), join(made, name));
}

/** @throws Error when the trees at the top of two folders differ */
export async function sameTree(one: string, other: string): Promise<void> {
  const names = TOP.filter((name) => existsSync(join(one, name)));
  if (names.length === 0) throw new Error(`${one} has no tree`);
  for (const name of names)
    await run('diff', ['-r', '-q', '--no-dereference', join(one, name), join(other, name)]);
}

/** The bytes of a folder; a file with several names counts once. */
export async function bytesIn(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-s', '--bytes', folder]);
  return Number.parseInt(stdout, 10);
}
