/** The folders that are saved, and where they are on this machine. */
import { lstatSync, realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { isBelow, type Path, type RootPath, textOf } from '../tree/path.ts';
import { bytesOf, joinPath, native, splitPath } from './bytes.ts';
import { asksForCredentials } from './credentials.ts';
import { codeOf, RootsRefusal, systemReason, WorkspaceRefusal } from './errors.ts';

export interface Root {
  readonly path: RootPath;
  /** Real and absolute, as bytes (latin1). */
  readonly absolute: string;
}

export interface Roots {
  readonly list: readonly Root[];
  /** The root that a path is or lies below. @throws Error where there is none */
  rootOf(path: Path): Root;
  /** Where a path is, as bytes (latin1). @throws Error where it lies in none of the roots */
  absolute(path: Path): string;
}

interface Places {
  readonly workspace: string;
  readonly home: string;
}

/**
 * The roots of `workspace.paths`: `.`, `build`, `~/.cargo`, `/opt/x`. A root that is not there lies where the nearest folder
 * above it that is there really lies. A credential file inside another root is no root.
 * @param places absolute paths as Node gives them
 * @throws RootsRefusal where roots overlap, one holds the workspace itself, or a path leads out of the workspace
 */
export function resolveRoots(paths: readonly string[], places: Places): Roots {
  const list = rootsAmong(listedIn(paths)).map((path) => ({ path, absolute: reached(path, places) }));
  for (const [at, a] of list.entries()) for (const b of list.slice(at + 1)) refuseOverlap(a, b, places);
  refuseAbove(list, places);
  return rootsAt(list);
}

/** Roots of which it is known where they are. */
export function rootsAt(list: readonly Root[]): Roots {
  const rootOf = (path: Path) => {
    const root = list.find((one) => one.path === path || isBelow(path, one.path));
    if (root === undefined) throw new Error(`${textOf(path)} lies in none of the roots`);
    return root;
  };
  const absolute = (path: Path) => {
    const root = rootOf(path);
    const rest = path.slice(root.path.length + 1);
    return rest === '' ? root.absolute : joinPath(root.absolute, rest);
  };
  return { list, rootOf, absolute };
}

/** `workspace.paths` as Paths. @throws RootsRefusal where one leads out of the workspace */
export function listedIn(paths: readonly string[]): readonly RootPath[] {
  return [...new Set(paths.map(rootPathOf))];
}

/** Without the credential files inside of other folders. */
export function rootsAmong(listed: readonly RootPath[]): readonly RootPath[] {
  return listed.filter((path) => !asksForCredentials(path) || !listed.some((other) => isInside(path, other)));
}

function rootPathOf(text: string): RootPath {
  const path = posix.normalize(text).replace(/(?<=.)\/$/, '');
  if (path === '..' || path.startsWith('../')) {
    throw new RootsRefusal(`"${text}" leads out of the workspace; write such a folder as ~/… or /…`);
  }
  const isPlain = path === '.' || path === '~' || path.startsWith('~/') || path.startsWith('/');
  return bytesOf(isPlain ? path : `./${path}`) as RootPath;
}

/** Where a root is by its name, absolute: links that lead there are not followed. Bytes (latin1). */
export function placeOf(path: RootPath, { workspace, home }: Places): string {
  if (path.startsWith('/')) return path;
  const base = bytesOf(path.startsWith('~') ? home : workspace);
  return posix.join(base, path.slice(2));
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file lies above it',
  ELOOP: 'a link leads round in a circle',
  ENOENT: 'a link leads to nowhere',
};

/** @throws WorkspaceRefusal where the system does not let it be found */
function reached(path: RootPath, places: Places): string {
  try {
    return realPath(placeOf(path, places));
  } catch (error) {
    const why = REASONS[codeOf(error)] ?? systemReason(error);
    throw new WorkspaceRefusal(`the root "${textOf(path)}" cannot be reached: ${why}`, { cause: error });
  }
}

function realPath(path: string): string {
  const absolute = path.replace(/(?<=.)\/$/, '');
  try {
    return realpathSync.native(native(absolute), 'latin1');
  } catch (error) {
    // A link to nowhere is there: what would be written through it is not where it points to.
    if (absolute === '/' || lstatSync(native(absolute), { throwIfNoEntry: false }) !== undefined) throw error;
    const { directory, name } = splitPath(absolute);
    return joinPath(realPath(directory), name);
  }
}

function isInside(path: string, above: string): boolean {
  return isBelow(path, above) || (above === '.' && path.startsWith('./'));
}

/** No other root may hold the workspace: there its `.git` would be saved, and its files would not be those that `reads` and `writes` match. */
function refuseAbove(list: readonly Root[], places: Places): void {
  const workspace = reached('.' as RootPath, places);
  for (const root of list) {
    const isAbove = root.absolute === workspace || isBelow(workspace, root.absolute);
    if (root.path === '.' || !isAbove) continue;
    throw new RootsRefusal(
      `the root ${nameOf(root)} holds the workspace itself${linkOf(root, places)}; list "." and the folders outside of it that are needed`,
    );
  }
}

function refuseOverlap(a: Root, b: Root, places: Places): void {
  const [nameA, nameB] = [nameOf(a), nameOf(b)];
  const links = [a, b].map((root) => linkOf(root, places)).join('');
  if (a.absolute === b.absolute) {
    throw new RootsRefusal(
      `the roots ${nameA} and ${nameB} are the same folder, ${textOf(a.absolute as Path)}${links}`,
    );
  }
  const isNested = (inner: Root, outer: Root) =>
    isBelow(inner.path, outer.path) || isBelow(inner.absolute, outer.absolute);
  if (isNested(a, b)) throw new RootsRefusal(`the root ${nameA} lies inside the root ${nameB}${links}`);
  if (isNested(b, a)) throw new RootsRefusal(`the root ${nameB} lies inside the root ${nameA}${links}`);
}

/** In words, where it is not where its name says. */
function linkOf(root: Root, places: Places): string {
  if (root.absolute === placeOf(root.path, places)) return '';
  return `; a link leads from ${nameOf(root)} to ${textOf(root.absolute as Path)}`;
}

function nameOf(root: Root): string {
  return `"${textOf(root.path)}"`;
}
