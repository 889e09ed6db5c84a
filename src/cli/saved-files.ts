/** What the commands that read saved files have in common. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, exitOfSignal } from '../launch/exit.ts';
import { Refusal } from '../launch/refusal.ts';
import { mustHaveFiles } from '../launch/removed-files.ts';
import { SOURCE_GIT } from '../launch/source-pack.ts';
import type { Run } from '../record/run.ts';
import { FilesLost, NotInGit } from '../saved/lost.ts';
import { openSaved, type Saved } from '../saved/saved.ts';
import type { StopSignal } from '../shell/port.ts';
import { which } from '../shell/which.ts';
import { reasonOf } from '../store/errors.ts';
import type { FoundRun } from './find-run.ts';
import { locationOf, type Options, placeOf } from './options.ts';
import { screenOn } from './screen.ts';
import { Ticker } from './ticker.ts';
import type { World } from './world.ts';

/** Where git is on this machine, or null. */
export function gitOf({ machine }: World, workspace: string): string | null {
  return which('git', machine.env.PATH, workspace);
}

/** Opens what a run has saved. What git alone holds is looked for in the workspace. @throws Refusal exit 4 when it was removed */
export function openFiles(world: World, options: Options, { store, run }: FoundRun): Saved {
  mustHaveFiles(store, run);
  const { workspace } = locationOf(world, options, null);
  const { env } = world.machine;
  // A run that was fetched may have brought it.
  const own = join(store.packsPath(run.run_id), '..', SOURCE_GIT);
  const directory = existsSync(own) ? own : workspace;
  const git = { directory, env, program: gitOf(world, workspace) };
  return openSaved({ directory: store.packsPath(run.run_id), run, git });
}

export interface Reading {
  readonly ticker: Ticker;
  readonly signal: AbortSignal;
}

/**
 * Does what takes long, shows how far it has come, and stops when it is asked to.
 * @throws Refusal for what is damaged or gone
 */
export async function reading(
  world: World,
  options: Options,
  { run, act }: { readonly run: Run; readonly act: (reading: Reading) => Promise<number> },
): Promise<number> {
  try {
    return await working(world, options, act);
  } catch (error) {
    throw explained(error, run, placeOf(locationOf(world, options, null), options));
  }
}

/** The same for what has nothing to do with saved files. */
export async function working(
  world: World,
  options: Options,
  act: (reading: Reading) => Promise<number>,
): Promise<number> {
  const ticker = new Ticker(await screenOn(world.output), options, world.output);
  const abort = new AbortController();
  let by: StopSignal | null = null;
  world.onSignal((signal) => {
    by ??= signal;
    abort.abort();
  });
  try {
    return await act({ ticker, signal: abort.signal });
  } catch (error) {
    ticker.stop();
    if (by !== null && abort.signal.aborted) return exitOfSignal(by);
    throw error;
  } finally {
    ticker.stop();
  }
}

/** @param place the options that name the store and the workspace */
function explained(error: unknown, { run_id }: Run, place: string): unknown {
  if (error instanceof FilesLost) {
    const hint = `\`savepoint verify ${run_id}${place}\` lists the damage, and the steps that must run again`;
    return new Refusal(EXIT.store, error.message, { hint });
  }
  if (error instanceof NotInGit) {
    const from = error.commit === null ? '' : `, such as \`git fetch origin ${error.commit}\``;
    const hint = `name a clone of the repository that has that commit with -C, or bring it in first${from}`;
    return new Refusal(EXIT.cannotResume, error.message, { hint });
  }
  const name = (error as Error).name;
  if (name === 'WorkspaceRefusal')
    return new Refusal(EXIT.usage, (error as Error).message, {
      hint: 'choose a folder on another file system',
    });
  if (name === 'WorkspaceError' || name === 'ContentLost')
    return new Refusal(EXIT.store, (error as Error).message, {
      hint: 'the files written so far are incomplete',
    });
  return error;
}

/** What the system says, as a refusal of a folder that was named. */
export function folderRefusal(what: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(EXIT.usage, `${what}: ${reasonOf(error)}`, { hint: 'name another folder with --to' });
}
