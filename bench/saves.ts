/** Saving a tree for the first time, and once more in a second run. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Contender, inTurn, type Sample, type Samples, savepoint } from './measure.ts';
import { type Bench, bytesIn, type Scene, sameTree, takeOut } from './scene.ts';
import { OURS } from './table.ts';
import { GIT, here, placeOf, RESTIC, TAR, trackers } from './tools.ts';

/** @param scene left with its tree in the workspace */
export async function firstSave({ disks, pace }: Bench, scene: Scene): Promise<Samples> {
  let place = '';
  const tools = here([TAR, RESTIC, GIT]).map(
    (tool): Contender => ({
      name: tool.name,
      prepare: async () => {
        place = disks.fresh();
        await tool.init(place);
      },
      act: () => tool.save(scene.workspace, place),
    }),
  );
  const ours: Contender = {
    name: OURS,
    prepare: async () => {
      takeOut(scene);
      place = disks.fresh();
    },
    act: () => save(scene, join(place, 'store')),
    check: async () => {
      await savepoint(['verify', '--store', join(place, 'store')], { folder: place });
    },
  };
  return inTurn([ours, ...tools], pace);
}

/** A run whose steps find their work done, in the folder of an earlier one. */
export async function secondRun({ disks, pace }: Bench, scene: Scene): Promise<Samples> {
  const store = join(disks.folder, 'second');
  takeOut(scene);
  await save(scene, store);
  const tools: Contender[] = [];
  for (const tool of trackers()) {
    const place = await placeOf(tool, scene.places, scene.workspace);
    tools.push({ name: tool.name, act: () => tool.save(scene.workspace, place) });
  }
  const ours: Contender = {
    name: OURS,
    act: async () => {
      const before = await bytesIn(store);
      const { ms } = await save(scene, store);
      return { ms, bytes: (await bytesIn(store)) - before };
    },
    check: () => comesBack({ scene, store, into: disks.fresh() }),
  };
  return inTurn([ours, ...tools], pace);
}

/** A new run of the pipeline, the whole command. */
export function save({ workspace }: Scene, store: string): Promise<Sample> {
  const args = ['run', '--fresh', '--quiet', '--store', store, '-C', workspace];
  mkdirSync(store, { recursive: true });
  return savepoint(args, { folder: join(workspace, '..'), code: 1 });
}

/** Goes on with the last run of a store in another folder, the whole command. */
export function resume(store: string, into: string): Promise<Sample> {
  const args = ['resume', 'latest', '--quiet', '--store', store, '-C', into];
  return savepoint(args, { folder: join(into, '..'), code: 1 });
}

/** @throws Error when the last run of a store does not bring the tree of the workspace back */
export async function comesBack({
  scene,
  store,
  into,
}: {
  readonly scene: Scene;
  readonly store: string;
  readonly into: string;
}): Promise<void> {
  copyFileSync(join(scene.workspace, 'savepoint.yml'), join(into, 'savepoint.yml'));
  await resume(store, into);
  await sameTree(scene.workspace, into);
}
