/** Paths that are two here and would be one on disk, where a file system takes upper and lower case, or é and e´, for the same. */
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmdirSync,
  statSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { type Path, textOf } from '../tree/path.ts';
import { splitPath } from './bytes.ts';
import { codeOf, WorkspaceError, WorkspaceRefusal } from './errors.ts';
import { Inside, NotThere, type Place } from './inside.ts';
import type { Reach } from './reach.ts';
import type { Roots } from './roots.ts';
import { temporaryName } from './temporary.ts';

/**
 * Makes sure that all paths can be there at once.
 * @param paths those that are to be written, directories too @param stays what is there, and is not deleted before
 * @throws WorkspaceRefusal naming two that are one on this file system; WorkspaceError where that cannot be tried
 */
export function twoNames(paths: Iterable<Path>, roots: Roots, stays: Iterable<Path> = []): void {
  const one = firstTwoNames(paths, roots, stays);
  if (one === null) return;
  throw new WorkspaceRefusal(sameNames(one), {
    hint: 'go on in a folder on another file system; or give one of them another name, and do the same in the step that makes it',
  });
}

/** In words. */
export function sameNames({ a, b }: Pair): string {
  return `"${textOf(a)}" and "${textOf(b)}" are one and the same on this file system`;
}

/** As `twoNames`: the first two that are one, null where none are. @throws WorkspaceError where that cannot be tried */
export function firstTwoNames(paths: Iterable<Path>, roots: Roots, stays: Iterable<Path>): Pair | null {
  const alike = pairsAlike(paths, stays);
  if (alike.length === 0) return null;
  const inside = new Inside(() => false);
  try {
    return alike.find((pair) => areOne(pair, { roots, inside })) ?? null;
  } finally {
    inside.close();
  }
}

export interface Pair {
  readonly a: Path;
  readonly b: Path;
}

/** Paths of the same parent whose names look alike. Below two parents that look alike, the parents are what counts. */
function pairsAlike(paths: Iterable<Path>, stays: Iterable<Path>): readonly Pair[] {
  const groups = new Map<string, Set<Path>>();
  const pairs: Pair[] = [];
  for (const path of paths) {
    const key = keyOf(path);
    const group = groups.get(key) ?? new Set();
    if (group.has(path)) continue;
    for (const other of group) pairs.push({ a: other, b: path });
    groups.set(key, group.add(path));
  }
  if (groups.size === 0) return [];
  for (const other of stays) {
    const group = groups.get(keyOf(other));
    if (group !== undefined && !group.has(other)) for (const path of group) pairs.push({ a: other, b: path });
  }
  return pairs;
}

function keyOf(path: Path): string {
  const { directory, name } = splitPath(path);
  return `${directory}/${folded(name)}`;
}

const ASCII = /^[\x00-\x7f]*$/;

function folded(name: string): string {
  if (ASCII.test(name)) return name.toUpperCase();
  const text = Buffer.from(name, 'latin1').toString('utf8');
  return text.normalize('NFKD').toUpperCase();
}

interface Surroundings {
  readonly roots: Roots;
  readonly inside: Inside;
}

/** Tries both names in a new directory as near to their place as can be written. */
function areOne({ a, b }: Pair, { roots, inside }: Surroundings): boolean {
  const names = [splitPath(a).name, splitPath(b).name] as const;
  let { directory } = splitPath(roots.absolute(a));
  const top = splitPath(roots.rootOf(a).absolute).directory;
  for (;;) {
    try {
      return tryIn(inside.directory(directory), names);
    } catch (error) {
      const isElsewhere = error instanceof NotThere || ['EACCES', 'EROFS', 'EPERM'].includes(codeOf(error));
      if (!isElsewhere || directory === top || directory === '/') throw new WorkspaceError(a, error);
    }
    directory = splitPath(directory).directory;
  }
}

function tryIn(place: Place, [a, b]: readonly [string, string]): boolean {
  const { atime, mtime } = statSync(place.self);
  const trial = temporaryName();
  mkdirSync(place.at(trial), 0o700);
  try {
    closeSync(openSync(place.at(`${trial}/${a}`), 'wx', 0o600));
    try {
      return lstatSync(place.at(`${trial}/${b}`), { throwIfNoEntry: false }) !== undefined;
    } finally {
      unlinkSync(place.at(`${trial}/${a}`));
    }
  } finally {
    rmdirSync(place.at(trial));
    utimesSync(place.self, atime, mtime);
  }
}

/**
 * Whether a directory finds a file by its name in other letters, too. Tried with one that is new: where there is none, nothing has another name.
 * @param names `listed` are all that are there
 */
export function foldsCase(
  directory: string,
  { fresh, listed }: { readonly fresh: readonly string[]; readonly listed: ReadonlySet<string> },
  reach: Reach,
): boolean {
  const other = fresh.map(inOtherCase).find((name) => !listed.has(name));
  try {
    const target = other === undefined ? null : reach.at(directory, other);
    return target !== null && lstatSync(target, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** A name with its ASCII letters in the other case: itself where it has none. */
function inOtherCase(name: string): string {
  return name.replace(/[a-z]+|[A-Z]+/g, (some) => (some > 'Z' ? some.toUpperCase() : some.toLowerCase()));
}
