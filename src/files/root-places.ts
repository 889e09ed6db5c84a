/** Where the roots of a workspace really are. */
import { realpathSync } from 'node:fs';
import type { Run } from '../record/run.ts';
import { isInWorkspace, type Path, type RootPath, textOf } from '../tree/path.ts';
import { placeOf, type Roots } from '../workspace/roots.ts';
import { CannotResume } from './errors.ts';
import { folderId } from './folder.ts';
import type { FilesSetting } from './setting.ts';

/** By their names, but for the workspace itself. Absolute, bytes (latin1). */
export function rootPlaces({ list }: Roots): Readonly<Record<string, string>> {
  const others = list.filter(({ path }) => path !== '.');
  return Object.fromEntries(others.map(({ path, absolute }) => [path, absolute]));
}

/**
 * A step, or a person, may put a link in the place of a root: everything behind it is no part of the workspace, and is not written to.
 * @throws CannotResume where a link has taken the place of a root
 */
export function mustBeInPlace(run: Run, roots: Roots, { workspace, home, host }: FilesSetting): void {
  const id = folderId(workspace);
  for (const [path, now] of Object.entries(rootPlaces(roots))) {
    const before = run.attempts.findLast(
      ({ where }) =>
        where.roots?.[path] !== undefined &&
        (isInWorkspace(path) ? where.workspace_id === id : where.host === host && where.home === home),
    )?.where;
    const placed = (base: { readonly workspace: string; readonly home: string }) =>
      placeOf(path as RootPath, { workspace: base.workspace, home: realHome(base.home) });
    const wasLinked = before === undefined || before.roots?.[path] !== placed(before);
    if (wasLinked || now === placed({ workspace, home })) continue;
    throw new CannotResume(
      `the root "${textOf(path as Path)}" leads to ${textOf(now as Path)} now, and was a folder when the run left it`,
      'remove the link that a step may have put there, or start over with `savepoint run --fresh`',
    );
  }
}

function realHome(home: string): string {
  try {
    return realpathSync(home);
  } catch {
    return home;
  }
}
