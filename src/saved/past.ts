/** The files as a run has them, from what it has saved. Nothing is looked at but the record and its packs. */
import { sha256 } from '../digest/digest.ts';
import type { History, PastLayer } from '../files/history.ts';
import type { Layer, Run } from '../record/run.ts';
import { fitsHere } from '../tree/adopt.ts';
import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { leadsIntoGit } from '../tree/git-file.ts';
import { Given } from '../tree/known.ts';
import { foldersAbove, isBelow, isPathIn, type Path, parentOf, type RootPath } from '../tree/path.ts';
import { type Entry, type State, sameState, type Tree } from '../tree/state.ts';
import { STORE_FOLDER } from '../workspace/store-folder.ts';
import { FilesLost } from './lost.ts';

/** Wherever a run may have saved files: in the workspace, in the home folder, anywhere else. */
export const EVERYWHERE = ['.', '~', '/'] as readonly string[] as readonly RootPath[];

/** What never comes out of a pack, whoever made it: the folder of git, and a store. */
const NEVER = ['./.git', `./${STORE_FOLDER}`];

/** Whether a path of a pack may be written at all. */
export function isPlain(path: string): path is Path {
  return isPathIn(path, EVERYWHERE) && !NEVER.some((never) => path === never || isBelow(path, never));
}

/** What is to be written, and what cannot be: it was never saved. */
export interface PastFiles {
  readonly tree: Map<Path, Entry>;
  /** Completed steps whose changes were not saved. */
  readonly unsaved: readonly string[];
}

/**
 * The source, with the layers that count in their order; of a completed run also what `finally` changed in the attempt that completed it.
 * @throws FilesLost
 */
export function filesOf(run: Run, history: History, ends: Ends): PastFiles {
  const { source } = history;
  if (source === null) {
    const why = history.problems[0]?.why ?? 'nothing was saved of them';
    throw new FilesLost('the files that the run began with cannot be read', why);
  }
  const whole = [...source.tree].map(([path, after]) => ({ path, before: null, after }));
  const layers = history.layers.filter(({ layer }) => counts(layer, run, ends));
  const given = new Given(layers.map(({ change }) => change ?? []));
  // An edit of another workspace is left out where the file is another one in the newest.
  const fits = (each: Change[number]) =>
    fitsHere(each, source.tree.get(each.path)) || given.has(each.path, each.before);
  const changes = layers
    .toSorted((a, b) => a.layer.order - b.layer.order)
    .map((past) => {
      const isOfOther = past.layer.kind === 'edit' && past.layer.attempt < source.record.attempt;
      return isOfOther ? changeOf(past).filter(fits) : changeOf(past);
    });
  // The pack of a source is folded too: below a file there is nothing, whoever made the pack.
  const tree = fold(new Map(), [whole, ...changes], EVERYWHERE);
  for (const [path, entry] of tree) if (leadsIntoGit(path, entry)) tree.delete(path);
  return { tree, unsaved: unsavedSteps(run) };
}

/** What `finally` changed: of a run that is completed alone, or also while it runs. */
export type Ends = 'of-completed' | 'all';

function counts(layer: Layer, run: Run, ends: Ends): boolean {
  switch (layer.kind) {
    case 'earlier':
    case 'edit':
      return true;
    case 'finally': {
      const isWanted = run.status === 'completed' || (ends === 'all' && layer.attempt === run.attempt);
      return isWanted && isNewest(layer, run);
    }
    case 'step':
      return completedSteps(run).some(
        ({ completion }) => completion?.number === layer.number || completion?.basis === layer.number,
      );
    default:
      return false;
  }
}

/** Whether it is what a step's last completion changed. */
function isNewest(layer: Layer, run: Run): boolean {
  return run.steps.some(({ completion }) => completion?.number === layer.number);
}

/** Steps whose changes are in the workspace. */
function completedSteps(run: Run): Run['steps'] {
  return run.steps.filter(({ state, section }) => state === 'completed' && section === 'steps');
}

function unsavedSteps(run: Run): readonly string[] {
  return completedSteps(run)
    .filter(({ change }) => change === null)
    .map(({ id }) => id);
}

/** The change of a layer. @throws FilesLost */
export function changeOf({ layer, change, why }: PastLayer): Change {
  if (change !== null && why === '') return change;
  throw new FilesLost(`${nameOf(layer)} cannot be read`, why);
}

/** A layer for people. */
export function nameOf({ kind, step }: Pick<Layer, 'kind' | 'step'>): string {
  switch (kind) {
    case 'earlier':
      return 'the files of earlier runs';
    case 'step':
    case 'finally':
      return `the files that ${step ?? 'a step'} changed`;
    case 'edit':
      return 'the files that a person edited';
    case 'kept':
      return `the files that ${step ?? 'a step'} keeps for its next try`;
    case 'aside':
      return 'the files that were set aside';
  }
}

export interface Aside {
  readonly tree: Map<Path, Entry>;
  /** Whether some of it is at a name with a number. */
  readonly isNumbered: boolean;
}

/**
 * Everything that was set aside, the edits and the files of earlier runs that are not in the run's files any more, and the person's work that
 * changed while a step ran, as it was before: the newest version of each path at its name, older ones as `PATH.~N~`, the oldest as 1, where the name is not too long for that.
 * @param files the run's files; null where they cannot be had
 * @throws FilesLost
 */
export function asideOf(history: Pick<History, 'layers' | 'contents'>, files: Tree | null): Aside {
  const versions = versionsOf(history, files);
  const taken = new Set<Path>(versions.keys());
  const above = foldersAbove(versions.keys());
  const named: { path: Path; before: null; after: Entry }[] = [];
  for (const [path, entries] of versions) {
    for (const [at, after] of entries.entries()) {
      // Something else that was set aside may need a directory where this one is none.
      const isNewest = at === entries.length - 1 && (after.kind === 'directory' || !above.has(path));
      const name = isNewest ? path : freeName(path, { from: at + 1, taken });
      named.push({ path: name, before: null, after });
      taken.add(name);
    }
  }
  const isNumbered = named.some(({ path }) => !versions.has(path));
  return { tree: fold(new Map(), [named], EVERYWHERE), isNumbered };
}

/** The versions of each path, oldest first; those that were set aside are the newest. */
function versionsOf(
  { layers, contents }: Pick<History, 'layers' | 'contents'>,
  files: Tree | null,
): ReadonlyMap<Path, readonly Entry[]> {
  const versions = new Map<Path, Entry[]>();
  const add = (path: Path, entry: Entry) => {
    const others = (versions.get(path) ?? []).filter((each) => !sameState(each, entry));
    versions.set(path, [...others, entry]);
  };
  const isGone = (path: Path, state: State | null): state is State =>
    state !== null && state.kind !== 'directory' && !sameState(files?.get(path), state);
  for (const { layer, change } of layers.filter(({ layer }) => layer.kind === 'edit'))
    for (const { path, before, after } of change ?? []) {
      const wasWork = layer.step !== null && before?.kind === 'file' && contents.isPacked(before.digest);
      if (wasWork && isGone(path, before)) add(path, { ...before, mtime: 0 });
      if (isGone(path, after)) add(path, after);
    }
  // A person may have worked on the output of an earlier run, which a step of this run wrote over.
  const earlier = layers.filter(({ layer }) => layer.kind === 'earlier');
  for (const { path, after } of earlier.flatMap(({ change }) => change ?? []))
    if (after?.kind === 'file' && isGone(path, after)) add(path, { ...after });
  for (const past of layers)
    if (past.layer.kind === 'aside')
      for (const { path, after } of changeOf(past)) if (after !== null) add(path, after);
  return versions;
}

function freeName(path: Path, { from, taken }: { from: number; taken: ReadonlySet<Path> }): Path {
  for (let n = from; ; n++) {
    const name = withSuffix(path, `.~${n}~`);
    if (!taken.has(name)) return name;
  }
}

/** Bytes of a name that file systems take. */
const LONGEST_NAME = 255;

/** A name that has no room for its suffix is cut, between characters, and told from others that begin like it by a digest. */
function withSuffix(path: Path, suffix: string): Path {
  const end = path.lastIndexOf('/') + 1;
  const name = path.slice(end);
  if (name.length + suffix.length <= LONGEST_NAME) return `${path}${suffix}` as Path;
  const ending = `-${sha256(name).slice(0, 8)}${suffix}`;
  let length = LONGEST_NAME - ending.length;
  while (length > 0 && isInside(name.charCodeAt(length))) length -= 1;
  return `${path.slice(0, end)}${name.slice(0, length)}${ending}` as Path;
}

/** Whether a byte is one within a character of UTF-8, not its first. */
function isInside(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** A tree without some of its paths, nor the directories in which nothing else was. */
export function without(tree: Map<Path, Entry>, paths: readonly Path[]): void {
  const left = new Map<Path, number>();
  for (const path of tree.keys()) {
    const above = parentOf(path);
    if (above !== null) left.set(above, (left.get(above) ?? 0) + 1);
  }
  for (const path of paths) {
    for (let at: Path | null = path; at !== null && tree.delete(at); ) {
      at = parentOf(at);
      const rest: number = at === null ? 1 : (left.get(at) ?? 1) - 1;
      if (at !== null) left.set(at, rest);
      if (rest > 0) break;
    }
  }
}
