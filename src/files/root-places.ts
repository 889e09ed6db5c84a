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

type Around = Pick<FilesSetting, 'workspace' | 'home'>;

/** Of each root but the workspace itself, by its path: told from the workspace and the home folder, which may be moved. Bytes (latin1). */
export function rootPlaces({ list }: Roots, around: Around): Readonly<Record<string, string>> {
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

/** @throws CannotResume where a root is another folder than the run's newest attempt in this workspace had */
export function mustBeInPlace({ attempts }: Run, roots: Roots, around: Around): void {
  const id = folderId(around.workspace);
  const before = attempts.findLast(({ where }) => where.workspace_id === id)?.where.roots ?? {};
  for (const [path, now] of Object.entries(rootPlaces(roots, around))) {
    const was = before[path];
    if (was === undefined || was === now) continue;
    const [root, other, own] = [path, now, was].map((each) => textOf(each as Path));
    throw new CannotResume(
      `the root "${root}" leads to ${other} now, and was ${own} when the run left it`,
      'remove the link that a step may have put there, or start over with `savepoint run --fresh`',
    );
  }
}
