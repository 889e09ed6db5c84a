/**
 * Builds what is not in the workspace yet in a folder beside it that nobody else may enter; from there it is moved to its place whole.
 * What cannot be there need not be looked for, and what nobody can reach need not be looked at again.
 */
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { type Path, parentOf, textOf } from '../tree/path.ts';
import type { FileAction } from '../tree/reconcile.ts';
import { codeOf } from './errors.ts';
import { Inside, NotThere, type Place } from './inside.ts';
import { AS_PLACE, hasPlaces, pathOfPlace } from './reach.ts';
import type { Root, Roots } from './roots.ts';
import type { Spot } from './spots.ts';
import { Building, type BuildRequest, type Member } from './stage-build.ts';
import { microsOf, type Seen, secondsOf } from './stat-index.ts';
import { temporaryName } from './temporary.ts';

export interface StageRequest extends BuildRequest {
  /** What is to be done, directories from above. */
  readonly actions: readonly FileAction[];
  readonly roots: Roots;
}

/** A file or folder that is to come where nothing is, with all that is to come into it. */
interface Whole {
  readonly top: Path;
  /** Its name where it is built. */
  readonly name: string;
  readonly members: Member[];
}

/** Longer paths are written name by name. */
const LONGEST = 3500;

/**
 * Builds what it can; what it cannot is left to be written in its place. Where contents are lost, nothing is built.
 * @throws the signal's reason; nothing is left then
 */
export async function stage(request: StageRequest): Promise<Staged> {
  const staged = new Staged();
  try {
    if (hasPlaces()) await build(request, staged);
  } catch (error) {
    staged.close();
    throw error;
  }
  if (staged.lost.size > 0) staged.close();
  return staged;
}

async function build(request: StageRequest, staged: Staged): Promise<void> {
  const { wholes, nameOf } = wholesIn(request);
  const building = new Building(request);
  for (const [root, own] of Map.groupBy(wholes, ({ top }) => request.roots.rootOf(top))) {
    const site = openSite(root);
    if (site === null) continue;
    try {
      const base = { path: pathOfPlace(site.fd), nameOf };
      const members = own.flatMap((whole) => whole.members);
      staged.add(site, own, await building.fill(base, members));
    } catch (error) {
      removeSite(site);
      request.signal.throwIfAborted();
      // What the system refuses here, it refuses in its place, too: there it is told of which path.
      if (codeOf(error) === '') throw error;
    }
  }
  for (const [digest, why] of building.lost) staged.lost.set(digest, why);
}

function wholesIn({ actions, roots }: StageRequest) {
  /** By the paths of their folders, and by that of a single file. */
  const wholeOf = new Map<Path, Whole>();
  const wholes: Whole[] = [];
  const around = (path: Path) => {
    const above = parentOf(path);
    return above === null ? undefined : wholeOf.get(above);
  };
  for (const action of actions) {
    if (action.kind !== 'write' || action.found !== null) continue;
    const { path, entry } = action;
    let whole = around(path);
    if (whole === undefined) {
      if (!isTop(action) || roots.rootOf(path).path === path) continue;
      whole = { top: path, name: String(wholes.length), members: [] };
      wholes.push(whole);
      wholeOf.set(path, whole);
    } else if (entry.kind === 'directory') wholeOf.set(path, whole);
    whole.members.push(action);
  }
  const nameOf = (path: Path): string => {
    const { top, name } = around(path) ?? (wholeOf.get(path) as Whole);
    return name + path.slice(top.length);
  };
  return { nameOf, wholes: wholes.filter(isShort) };
}

/** A link is made as fast in its place. */
function isTop({ entry }: Member): boolean {
  return entry.kind === 'directory' || entry.kind === 'file';
}

function isShort({ top, members }: Whole): boolean {
  return members.every(({ path }) => path.length - top.length <= LONGEST);
}

/** What is built. */
export class Staged {
  /** Contents that are lost, and why. */
  readonly lost = new Map<string, string>();
  readonly #sites: Site[] = [];
  /** What is not moved yet, by its top. */
  readonly #built = new Map<Path, { readonly whole: Whole; readonly site: Site }>();
  /** How each path that is not moved yet was seen when it was whole. */
  readonly #seen = new Map<Path, Seen>();
  readonly #moved = new Set<Path>();

  /** Whether a path is built and not moved yet, alone or in a folder. */
  isBuilt(path: Path): boolean {
    return this.#seen.has(path);
  }

  /** Whether a path has come to its place. */
  isMoved(path: Path): boolean {
    return this.#moved.has(path);
  }

  /**
   * Moves what is built to its place, where nothing is.
   * @returns what came there, itself first; null where it is not built, or cannot be moved there
   * @throws the system's error where the folder of the place has to be opened up first
   */
  move({ path, place, name }: Spot): readonly (Member & { readonly seen: Seen })[] | null {
    const built = this.#built.get(path);
    if (built === undefined) return null;
    const { site, whole } = built;
    const isMoved = isRenamed(`${pathOfPlace(site.fd)}/${whole.name}`, place.at(name));
    this.#built.delete(path);
    const members = whole.members.map(({ path, entry }) => ({ path, entry, seen: this.#take(path) }));
    if (!isMoved) return null;
    for (const member of members) this.#moved.add(member.path);
    return members;
  }

  #take(path: Path): Seen {
    const seen = this.#seen.get(path);
    if (seen === undefined) throw new Error(`nothing is known of ${textOf(path)}, which was built`);
    this.#seen.delete(path);
    return seen;
  }

  /** Removes what was not moved. What goes wrong is no failure: the next attempt sweeps it. */
  close(): void {
    for (const site of this.#sites.splice(0)) removeSite(site);
    this.#built.clear();
    this.#seen.clear();
    this.#moved.clear();
  }

  add(site: Site, wholes: readonly Whole[], seen: ReadonlyMap<Path, Seen>): void {
    this.#sites.push(site);
    for (const whole of wholes) this.#built.set(whole.top, { whole, site });
    for (const [path, each] of seen) this.#seen.set(path, each);
  }
}

/** False where something has come there, or another file system is mounted there. */
function isRenamed(from: string, to: string | Buffer): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === '' || codeOf(error) === 'EACCES') throw error;
    return false;
  }
}

/** The folder of a root in which others are built. */
interface Site {
  /** The folder, open. */
  readonly fd: number;
  readonly name: string;
  /** The folder of the root in which it lies. */
  readonly above: Place;
  readonly inside: Inside;
}

/** Null where nothing can be built in the root. */
function openSite({ absolute }: Root): Site | null {
  const inside = new Inside(() => false);
  try {
    const above = inside.directory(absolute);
    const name = temporaryName();
    keepingTime(above, () => mkdirSync(above.at(name), 0o700));
    return { fd: openSync(above.at(name), AS_PLACE), name, above, inside };
  } catch (error) {
    inside.close();
    if (error instanceof NotThere || codeOf(error) !== '') return null;
    throw error;
  }
}

function removeSite({ fd, name, above, inside }: Site): void {
  try {
    closeSync(fd);
    keepingTime(above, () => rmSync(above.at(name), { recursive: true, force: true }));
  } catch (error) {
    if (codeOf(error) === '') throw error;
  } finally {
    inside.close();
  }
}

/** What is made beside the files of a folder is none of them: its time tells nothing of it. */
function keepingTime({ self }: Place, act: () => void): void {
  const time = secondsOf(microsOf(statSync(self).mtimeMs));
  act();
  try {
    utimesSync(self, time, time);
  } catch {
    // Only its owner may.
  }
}
