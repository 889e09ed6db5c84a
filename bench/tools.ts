/** The tools of others that a user could take instead. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from '../scripts/tools.ts';
import { run, type Sample, type Surroundings, shell } from './measure.ts';

/** A tool that saves trees in a place of its own. */
export interface Saver {
  readonly name: string;
  /** Makes its place, an empty folder. Not counted. */
  readonly init: (place: string) => Promise<unknown>;
  /** Saves the tree: all of it the first time, then what has changed. */
  readonly save: (tree: string, place: string) => Promise<Sample>;
}

export interface Tool extends Saver {
  /** Brings all back into an empty folder. */
  readonly restore: (into: string, place: string) => Promise<Sample>;
}

export const TAR: Tool = {
  name: 'tar and zstd',
  init: async () => {},
  save: (tree, place) => shell('tar -c . | zstd -1 -T2 -q -f -o "$PLACE/all.tar.zst"', at(tree, place)),
  restore: (into, place) => shell('zstd -d -q -c "$PLACE/all.tar.zst" | tar -x', at(into, place)),
};

/** GNU tar with its list of what it has seen. To bring all back takes every archive. */
export const INCREMENTAL: Saver = {
  name: 'tar --listed-incremental',
  init: async () => {},
  save: async (tree, place) => {
    const tar = 'tar -c --listed-incremental="$PLACE/list" . | zstd -1 -T2 -q -f -o "$PLACE/step.tar.zst"';
    const { ms } = await shell(tar, at(tree, place));
    return { ms, bytes: statSync(join(place, 'step.tar.zst')).size };
  },
};

function at(cwd: string, place: string): Surroundings {
  return { cwd, env: { PLACE: place } };
}

export const RESTIC: Tool = {
  name: 'restic',
  init: (place) => restic(['init'], place, '/'),
  save: async (tree, place) => {
    const { ms, stdout } = await restic(['backup', '--json', '--no-scan', '.'], place, tree);
    const [, bytes] = /"data_added_packed":(\d+)/.exec(stdout) ?? [];
    return { ms, bytes: Number(bytes) };
  },
  restore: (into, place) => restic(['restore', 'latest', '--target', into], place, into),
};

function restic(args: readonly string[], place: string, cwd: string) {
  const repository = ['--repo', join(place, 'restic'), '--no-cache', '--quiet'];
  return run(resticProgram() ?? 'restic', [...repository, ...args], {
    cwd,
    env: { RESTIC_PASSWORD: 'bench' },
  });
}

/** As files of a commit. Empty folders and times do not come back. */
export const GIT: Tool = {
  name: 'git',
  init: (place) => run('git', ['init', '-q', place]),
  save: (tree, place) => git(['add', '--all', '.'], place, tree),
  restore: (into, place) => git(['checkout-index', '--all'], place, into),
};

function git(args: readonly string[], place: string, tree: string) {
  const env = { GIT_DIR: join(place, '.git'), GIT_WORK_TREE: tree, GIT_CONFIG_GLOBAL: '/dev/null' };
  return run('git', args, { cwd: tree, env });
}

/** Those of some tools that are on this machine. */
export function here<T extends Saver>(tools: readonly T[]): readonly T[] {
  return tools.filter((tool) => tool.name !== RESTIC.name || resticProgram() !== null);
}

/** Those that can tell what has changed. */
export function trackers(): readonly Saver[] {
  return here<Saver>([INCREMENTAL, RESTIC, GIT]);
}

/** The place of a tool below a folder. The first time, the tool saves the tree there. */
export async function placeOf(tool: Saver, folder: string, tree: string): Promise<string> {
  const place = join(folder, tool.name);
  if (existsSync(place)) return place;
  mkdirSync(place, { recursive: true });
  await tool.init(place);
  await tool.save(tree, place);
  return place;
}

/** The programs that are here, with their versions. */
export function versions(): readonly string[] {
  const programs = { tar: 'tar', zstd: 'zstd', git: 'git', restic: resticProgram() };
  return Object.entries(programs).flatMap(([name, program]) => {
    if (program === null) return [];
    const said = spawnSync(program, [name === 'restic' ? 'version' : '--version'], { encoding: 'utf8' });
    return `${name} ${/\d+(\.\d+)+/.exec(said.stdout)?.[0]}`;
  });
}

/** That of `scripts/tools.ts`, else the one on PATH. */
function resticProgram(): string | null {
  const own = toolPath('restic');
  if (existsSync(own)) return own;
  return spawnSync('restic', ['version']).status === 0 ? 'restic' : null;
}
