/** Paths as they are named from folders that are in another place on another machine. */
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import type { Machine } from '../launch/go-request.ts';
import type { PipelineFile } from '../launch/locate.ts';
import { realPath } from '../launch/plan-files.ts';
import { Refusal } from '../launch/refusal.ts';

/** @param checkout the folder of the repository, where that is known @returns null where the path is not in it */
export function inCheckout(checkout: string | null, path: string): string | null {
  return inside(checkout, path);
}

/**
 * The name of a pipeline, which is the same on every machine: its path in the checkout, else in the workspace, else in one of the folders
 * that a runner gives a job. @returns the absolute path where it is in none of them
 */
export function pipelineName(
  { file, path }: PipelineFile,
  { env, temp, home }: Pick<Machine, 'env' | 'temp' | 'home'>,
): string {
  const checkedOut = inCheckout(env.GITHUB_WORKSPACE ?? null, file);
  if (checkedOut !== null || !isAbsolute(path)) return checkedOut ?? path;
  const folders = { $GITHUB_ACTION_PATH: env.GITHUB_ACTION_PATH ?? null, $RUNNER_TEMP: temp, '~': home };
  for (const [name, folder] of Object.entries(folders)) {
    const below = inside(folder, file);
    if (below !== null) return `${name}/${below}`;
  }
  return path;
}

/**
 * A store that the next attempt's checkout would empty is none: it takes what git ignores, too.
 * @throws Refusal exit 2
 */
export function mustOutliveCheckout(store: string, checkout: string): void {
  const [real, top] = [nearestReal(store), realPath(checkout)];
  for (let at = real; at === top || at.startsWith(join(top, '/')); at = dirname(at)) {
    if (!existsSync(join(at, '.git'))) continue;
    throw new Refusal(
      2,
      `store: ${store} lies in a checkout, which actions/checkout empties (git clean -ffdx)`,
      {
        hint: 'name a folder outside of the workspace that outlives the job, such as /var/lib/savepoint, or leave `store` out to use the cache',
      },
    );
  }
}

function nearestReal(path: string): string {
  return existsSync(path) || dirname(path) === path
    ? realPath(path)
    : join(nearestReal(dirname(path)), basename(path));
}

function inside(folder: string | null, path: string): string | null {
  if (folder === null || folder === '') return null;
  const below = relative(realPath(folder), join(realPath(dirname(path)), basename(path)));
  return below.startsWith('..') || isAbsolute(below) ? null : below;
}
