/**
 * Where the roots of a workspace really are. A step, or a person, may put a link in the place of one: what is behind it is no part of the
 * workspace, and is not written to.
 */
import { realpathSync } from 'node:fs';
import type { Run } from '../record/run.ts';
import { isBelow, type Path, textOf } from '../tree/path.ts';
import { bytesOf, native } from '../workspace/bytes.ts';
import type { Roots } from '../workspace/roots.ts';
import { CannotResume } from './errors.ts';
import type { FilesSetting } from './setting.ts';
import { folderId } from './trace.ts';

type Around = Pick<FilesSetting, 'workspace' | 'home' | 'host'>;

/** Of each root but the workspace itself, by its path: told from the workspace and the home folder, which may be moved. Bytes (latin1). */
export function rootPlaces(
  { list }: Roots,
  around: Pick<Around, 'workspace' | 'home'>,
): Readonly<Record<string, string>> {
  const bases = [
    ['.', realOf(around.workspace)],
    ['~', realOf(around.home)],
  ] as const;
  const placeOf = (absolute: string) => {
    const base = bases.find(([, real]) => real !== null && isBelow(absolute, real));
    return base === undefined ? absolute : `${base[0]}${absolute.slice(base[1]?.length)}`;
  };
  const others = list.filter(({ path }) => path !== '.');
  return Object.fromEntries(others.map(({ path, absolute }) => [path, placeOf(absolute)]));
}

function realOf(folder: string): string | null {
  try {
    return realpathSync.native(native(bytesOf(folder)), 'latin1');
  } catch {
    return null;
  }
}

/**
 * Whether the roots are the folders that the run's newest attempt in this workspace had; `elsewhere`: on another machine, or with another
 * home folder, others that are not in the workspace are not those that it left.
 * @throws CannotResume where something else has taken the place of one
 */
export function rootsSince({ attempts }: Run, roots: Roots, around: Around): 'left' | 'elsewhere' {
  const id = folderId(around.workspace);
  const before = attempts.findLast(({ where }) => where.workspace_id === id)?.where;
  if (before?.roots === undefined) return 'left';
  const { home, host } = around;
  const now = rootPlaces(roots, around);
  const isOutside = [...Object.keys(before.roots), ...Object.keys(now)].some((path) => !isInWorkspace(path));
  const isElsewhere = isOutside && (before.host !== host || before.home !== home);
  for (const [path, place] of Object.entries(now)) {
    const was = before.roots[path];
    if (was === undefined || was === place || (isElsewhere && !isInWorkspace(path))) continue;
    const [root, other, own] = [path, place, was].map((each) => textOf(each as Path));
    throw new CannotResume(
      `the root "${root}" leads to ${other} now, and was ${own} when the run left it`,
      'remove the link that a step may have put there, or start over with `savepoint run --fresh`',
    );
  }
  return isElsewhere ? 'elsewhere' : 'left';
}

/** Whether it moves with the workspace. */
export function isInWorkspace(path: string): boolean {
  return path.startsWith('./');
}
