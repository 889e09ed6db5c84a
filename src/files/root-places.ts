/**
 * Where the roots of a workspace really are. A step, or a person, may put a link in the place of one: what is behind it is no part of the
 * workspace, and is not written to.
 */
import { realpathSync } from 'node:fs';
import type { AttemptRecord, Run } from '../record/run.ts';
import { isBelow, isInWorkspace, type Path, type RootPath, textOf } from '../tree/path.ts';
import { bytesOf } from '../workspace/bytes.ts';
import { placeOf, type Roots } from '../workspace/roots.ts';
import { CannotResume } from './errors.ts';
import type { FilesSetting } from './setting.ts';
import { folderId } from './trace.ts';

type Around = Pick<FilesSetting, 'workspace' | 'home' | 'host'>;

/** Of each root but the workspace itself, by its path: absolute, bytes (latin1). */
export function rootPlaces({ list }: Roots): Readonly<Record<string, string>> {
  const others = list.filter(({ path }) => path !== '.');
  return Object.fromEntries(others.map(({ path, absolute }) => [path, absolute]));
}

/**
 * Whether the roots are the folders that the run's attempts here had; `elsewhere`: those that are not in the workspace are others, on
 * another machine, with another home folder, or where a link that was there from the start leads elsewhere.
 * @throws CannotResume where a link has taken the place of one
 */
export function rootsSince(run: Run, roots: Roots, around: Around): 'left' | 'elsewhere' {
  let since: 'left' | 'elsewhere' = 'left';
  for (const [path, now] of Object.entries(rootPlaces(roots))) {
    const before = placeBefore(run, path, around);
    if (before === null || isInPlace(now, before, around)) continue;
    const real = placeOf(path as RootPath, { workspace: before.workspace, home: realHome(before.home) });
    // It was reached by a link from the start, or was none of this place.
    if (before.place !== real) {
      since = 'elsewhere';
      continue;
    }
    const [root, other, own] = [path, now, before.place].map((each) => textOf(each as Path));
    throw new CannotResume(
      `the root "${root}" leads to ${other} now, and was ${own} when the run left it`,
      'remove the link that a step may have put there, or start over with `savepoint run --fresh`',
    );
  }
  return isOfAnother(run, around) ? 'elsewhere' : since;
}

function realHome(home: string): string {
  try {
    return realpathSync(home);
  } catch {
    return home;
  }
}

interface PlaceBefore {
  readonly place: string;
  readonly workspace: string;
  readonly home: string;
}

/** Where the newest attempt had a root for which it is the same one: in the same workspace, or on the same machine with the same home. */
function placeBefore({ attempts }: Run, path: string, around: Around): PlaceBefore | null {
  const id = folderId(around.workspace);
  const isHere = ({ where }: AttemptRecord) =>
    isInWorkspace(path)
      ? where.workspace_id === id
      : where.host === around.host && where.home === around.home;
  const found = attempts.findLast((each) => each.where.roots?.[path] !== undefined && isHere(each))?.where;
  const place = found?.roots?.[path];
  return found === undefined || place === undefined
    ? null
    : { place, workspace: found.workspace, home: found.home };
}

/** Also where it has been moved with the workspace. */
function isInPlace(now: string, { place, workspace }: PlaceBefore, around: Around): boolean {
  if (now === place) return true;
  const [before, here] = [bytesOf(workspace), bytesOf(around.workspace)];
  return (
    isBelow(place, before) && isBelow(now, here) && place.slice(before.length) === now.slice(here.length)
  );
}

/** Whether the newest attempt in this workspace had other folders outside of it: those of another machine, or of another home. */
function isOfAnother({ attempts }: Run, { workspace, home, host }: Around): boolean {
  const id = folderId(workspace);
  const last = attempts.findLast(({ where }) => where.workspace_id === id)?.where;
  if (last?.roots === undefined || !Object.keys(last.roots).some((path) => !isInWorkspace(path)))
    return false;
  return last.host !== host || last.home !== home;
}
