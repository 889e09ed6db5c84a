/**
 * Builds folders that are not in the workspace yet, in a folder beside them that nobody else may enter; from there each is moved to its
 * place whole. What cannot be there need not be looked for, and what nobody can reach need not be looked at again.
 */
import { closeSync, openSync, renameSync } from 'node:fs';
import { type Path, parentOf } from '../tree/path.ts';
import type { FileAction } from '../tree/reconcile.ts';
import type { Entry } from '../tree/state.ts';
import { native } from './bytes.ts';
import type { Contents } from './contents.ts';
import { codeOf } from './errors.ts';
import { AS_PLACE, hasPlaces, pathOfPlace } from './reach.ts';
import type { Root, Roots } from './roots.ts';
import type { Spot } from './spots.ts';
import { Building, finished, type Member } from './stage-build.ts';
import { openSite, removeSite, type Site } from './stage-site.ts';
import type { Seen } from './stat-index.ts';

export interface StageRequest {
  /** What is to be done, directories from above. */
  readonly actions: readonly FileAction[];
  readonly roots: Roots;
  readonly contents: Contents;
  readonly signal: AbortSignal;
  /** How many files are written, and how many bytes are in them, so far. */
  readonly onProgress: (files: number, bytes: number) => void;
}

interface Tree {
  readonly top: Path;
  readonly members: readonly Member[];
}

/** Longer paths are written name by name. */
const LONGEST = 3500;

/**
 * Builds what it can; what it cannot is left to be written in its place. Where contents are lost, nothing is built.
 * @throws the signal's reason; nothing is left then
 */
export async function stage(request: StageRequest): Promise<Staged> {
  const staged = new Staged();
  const building = new Building(request);
  try {
    const trees = hasPlaces() ? treesIn(request) : new Map<Root, readonly Tree[]>();
    for (const [root, list] of trees) await buildIn(root, { list, staged, building });
  } catch (error) {
    staged.close();
    throw error;
  }
  for (const [digest, why] of building.lost) staged.lost.set(digest, why);
  return staged;
}

interface Plan {
  readonly list: readonly Tree[];
  readonly staged: Staged;
  readonly building: Building;
}

async function buildIn(root: Root, { list, staged, building }: Plan): Promise<void> {
  try {
    const site = openSite(root);
    if (site === null) return;
    staged.open(site);
    const members = list.flatMap((tree) => tree.members);
    staged.add(site, list, await building.fill(pathOfPlace(site.fd), members));
  } catch (error) {
    // What the system refuses here, it refuses in its place, too: there it is told of which path.
    if (codeOf(error) === '') throw error;
  }
}

/** The folders that are to come where nothing is, with all that is to come into them; by the root in which they lie. */
function treesIn({ actions, roots }: StageRequest): ReadonlyMap<Root, readonly Tree[]> {
  const treeOf = new Map<Path, { readonly top: Path; readonly number: number; readonly members: Member[] }>();
  const tops: Path[] = [];
  for (const action of actions) {
    if (action.kind !== 'write' || action.found !== null) continue;
    const { path, entry } = action;
    const above = parentOf(path);
    const inIt = above === null ? undefined : treeOf.get(above);
    const isTop = inIt === undefined && entry.kind === 'directory' && roots.rootOf(path).path !== path;
    const tree = isTop ? { top: path, number: tops.push(path), members: [] } : inIt;
    if (tree === undefined) continue;
    if (entry.kind === 'directory') treeOf.set(path, tree);
    tree.members.push({ path, entry, name: `${tree.number}${path.slice(tree.top.length)}` });
  }
  const byRoot = new Map<Root, Tree[]>();
  for (const top of tops) {
    const tree = treeOf.get(top);
    if (tree === undefined || tree.members.some(({ name }) => name.length > LONGEST)) continue;
    const root = roots.rootOf(top);
    const list = byRoot.get(root) ?? [];
    byRoot.set(root, list);
    list.push(tree);
  }
  return byRoot;
}

interface Built {
  readonly tree: Tree;
  readonly site: Site;
}

/** What is built. */
export class Staged {
  /** Contents that are lost, and why. */
  readonly lost = new Map<string, string>();
  readonly #sites: Site[] = [];
  readonly #trees = new Map<Path, Built>();
  readonly #members = new Set<Path>();
  readonly #seen = new Map<Path, Seen>();
  readonly #moved = new Set<Path>();

  /** Whether a folder is built, and not moved yet. */
  has(top: Path): boolean {
    return this.#trees.has(top);
  }

  /** Whether a path is built. */
  isBuilt(path: Path): boolean {
    return this.#members.has(path);
  }

  /** How a path that is built was seen when it was whole. */
  seen(path: Path): Seen | null {
    return this.#seen.get(path) ?? null;
  }

  /** Whether a path has come to its place with what is above it. */
  isMoved(path: Path): boolean {
    return this.#moved.has(path);
  }

  /**
   * Moves a folder that is built to its place, where nothing is.
   * @returns what came with it, itself included; null where it is not built, or cannot be moved there
   */
  move({ path, place, name }: Spot): readonly (readonly [Path, Entry])[] | null {
    const built = this.#trees.get(path);
    if (built === undefined) return null;
    const { members } = built.tree;
    this.#trees.delete(path);
    const [top] = members;
    if (top === undefined) return null;
    const from = native(`${pathOfPlace(built.site.fd)}/${top.name}`);
    const fd = openSync(from, AS_PLACE);
    try {
      renameSync(from, place.at(name));
      this.#seen.set(path, finished(pathOfPlace(fd), top.entry));
    } catch (error) {
      // Something has come there, or another file system is mounted there.
      if (codeOf(error) === '') throw error;
      return null;
    } finally {
      closeSync(fd);
    }
    for (const member of members) this.#moved.add(member.path);
    return members.map((member) => [member.path, member.entry]);
  }

  /** Removes what was not moved. What goes wrong is no failure: the next attempt sweeps it. */
  close(): void {
    for (const site of this.#sites.splice(0)) removeSite(site);
    this.#trees.clear();
  }

  open(site: Site): void {
    this.#sites.push(site);
  }

  add(site: Site, trees: readonly Tree[], seen: ReadonlyMap<Path, Seen>): void {
    for (const tree of trees) {
      this.#trees.set(tree.top, { tree, site });
      for (const { path } of tree.members) this.#members.add(path);
    }
    for (const [path, each] of seen) this.#seen.set(path, each);
  }
}
