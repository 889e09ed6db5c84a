/** The contents of a run that git alone holds, as a file beside its packs: with it a machine needs no clone to read them. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory } from '../files/history.ts';
import type { Run } from '../record/run.ts';
import { EVERYWHERE, isPlain } from '../saved/past.ts';
import { which } from '../shell/which.ts';
import { gitEnvironment } from '../words/git-environment.ts';

/** In the folder of a run: a pack of git, and the repository that is made of it. */
export const SOURCE_PACK = 'source.pack';
export const SOURCE_GIT = 'git';

/** A larger one is left out: a clone has it, too. */
const LARGEST = 512 * 1024 ** 2;

type Env = Readonly<Record<string, string | undefined>>;

interface Packing {
  readonly run: Run;
  /** The folder of the run. */
  readonly directory: string;
  readonly env: Env;
  /** An existing folder for what is on its way. */
  readonly temp: string;
}

/** Writes the file where git holds something of the run. @returns whether it is there; false where git cannot, or it is too large */
export async function packSource({ run, directory, env, temp }: Packing): Promise<boolean> {
  const workspace = run.attempts.at(-1)?.where.workspace;
  const path = join(directory, SOURCE_PACK);
  rmSync(path, { force: true });
  if (workspace === undefined || !existsSync(workspace)) return false;
  const packs = join(directory, 'packs');
  const history = readHistory({ directory: packs, run, roots: EVERYWHERE, admits: isPlain });
  history.contents.close();
  const blobs = [...new Set(history.held.values())];
  if (blobs.length === 0) return false;
  const folder = join(temp, 'source');
  mkdirSync(folder);
  const input = Buffer.from(`${blobs.join('\n')}\n`);
  if (!(await git(['pack-objects', '-q', join(folder, 'pack')], { cwd: workspace, env, input })))
    return false;
  const made = readdirSync(folder).find((name) => name.endsWith('.pack'));
  if (made === undefined || statSync(join(folder, made)).size > LARGEST) return false;
  renameSync(join(folder, made), path);
  return true;
}

/**
 * Makes a repository of the file, if it is there and git takes it; what is read from it is checked by its digest.
 * @param directory the folder of the run @returns `damaged`: git does not take it, or is not here
 */
export async function unpackSource(directory: string, env: Env): Promise<'unpacked' | 'none' | 'damaged'> {
  const pack = join(directory, SOURCE_PACK);
  if (!existsSync(pack)) return 'none';
  const repository = join(directory, SOURCE_GIT);
  const at = { cwd: directory, env };
  let isMade = await git(['init', '-q', '--bare', repository], at);
  if (isMade) {
    const place = join(repository, 'objects/pack/pack-source.pack');
    renameSync(pack, place);
    isMade = await git(['index-pack', place], at);
  }
  if (isMade) return 'unpacked';
  rmSync(repository, { recursive: true, force: true });
  return 'damaged';
}

interface Calling {
  readonly cwd: string;
  readonly env: Env;
  readonly input?: Buffer;
}

async function git(args: readonly string[], { cwd, env, input }: Calling): Promise<boolean> {
  const program = which('git', env.PATH, cwd);
  if (program === null) return false;
  const { exec } = await import('@actions/exec');
  const how = {
    cwd,
    env: { ...gitEnvironment(env) } as Record<string, string>,
    silent: true,
    ignoreReturnCode: true,
  };
  try {
    return (
      (await exec(`"${program}"`, [...args], { ...how, ...(input === undefined ? {} : { input }) })) === 0
    );
  } catch {
    return false;
  }
}
