/** Bringing a tree back on another machine: into an empty folder, and into a checkout. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CacheClient } from './cache.ts';
import { type Contender, inTurn, run, type Sample, type Samples, shell } from './measure.ts';
import { resume, save } from './saves.ts';
import { addWorkspace, type Bench, type Scene, sameTree, takeOut } from './scene.ts';
import { OURS } from './table.ts';
import { GIT, here, placeOf, RESTIC, TAR } from './tools.ts';
import { TOP } from './tree.ts';

const SOURCES = 2000;

/** What brings a tree back into a folder that has been made ready. */
interface Restorer {
  readonly name: string;
  readonly restore: (into: string) => Promise<Sample>;
}

/** All comes back. */
export async function intoEmpty({ disks, pace }: Bench, scene: Scene): Promise<Samples> {
  const store = join(disks.folder, 'empty');
  takeOut(scene);
  await save(scene, store);
  const restorers: Restorer[] = [{ name: OURS, restore: (into) => resume(store, into) }];
  for (const tool of here([TAR, RESTIC, GIT])) {
    const place = await placeOf(tool, scene.places, scene.workspace);
    restorers.push({ name: tool.name, restore: (into) => tool.restore(into, place) });
  }
  const ready = async (into: string, name: string) => {
    if (name === OURS) addWorkspace(into);
  };
  return inTurn(contenders(restorers, { disks, tree: scene.workspace, ready }), pace);
}

/** The usual case on a runner: the sources are there, and packages and build outputs come back. */
export async function intoCheckout({ disks, pace }: Bench, scene: Scene): Promise<Samples> {
  const folder = join(disks.folder, 'checkout');
  const origin = join(folder, 'origin');
  await makeRepository(origin);
  takeOut(scene);
  const checkout = { ...scene, workspace: join(scene.made, '..', 'checkout') };
  await run('git', ['clone', '-q', origin, checkout.workspace]);
  const store = join(folder, 'store');
  await save(checkout, store);
  const tree = checkout.workspace;
  const archive = { ARCHIVE: join(folder, 'tree.tar.zst') };
  await shell(`tar -c ${TOP.join(' ')} | zstd -1 -T2 -q -o "$ARCHIVE"`, { cwd: tree, env: archive });
  await using cache = await CacheClient.start(folder);
  await cache.save(tree, TOP);
  const restorers: readonly Restorer[] = [
    { name: OURS, restore: (into) => resume(store, into) },
    {
      name: TAR.name,
      restore: (into) => shell('zstd -d -q -c "$ARCHIVE" | tar -x', { cwd: into, env: archive }),
    },
    { name: cache.name, restore: (into) => cache.restore(into, TOP) },
  ];
  const ready = async (into: string) => {
    await run('git', ['clone', '-q', origin, into]);
  };
  const samples = await inTurn(contenders(restorers, { disks, tree, ready }), pace);
  takeOut(checkout);
  return samples;
}

interface Restoring extends Pick<Bench, 'disks'> {
  /** Where the tree is that must come back. */
  readonly tree: string;
  /** Makes the folder ready. */
  readonly ready: (into: string, name: string) => Promise<void>;
}

function contenders(restorers: readonly Restorer[], { disks, tree, ready }: Restoring): readonly Contender[] {
  let into = '';
  return restorers.map(({ name, restore }) => ({
    name,
    prepare: async () => {
      into = disks.fresh();
      await ready(into, name);
    },
    act: () => restore(into),
    check: () => sameTree(tree, into),
  }));
}

async function makeRepository(origin: string): Promise<void> {
  addWorkspace(origin);
  writeFileSync(join(origin, '.gitignore'), TOP.map((name) => `/${name}\n`).join(''));
  for (let at = 0; at < SOURCES; at++) {
    const below = join(origin, 'src', `part-${at % 40}`);
    mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `file-${at}.ts`), `export const value${at} = ${at};\n`.repeat(60));
  }
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@localhost'];
  await run('git', ['init', '-q'], { cwd: origin });
  await run('git', ['add', '--all'], { cwd: origin });
  await run('git', [...author, 'commit', '-q', '-m', 'first'], { cwd: origin });
}
