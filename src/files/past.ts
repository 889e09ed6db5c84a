/** The files as a run has them, from what it has saved. Nothing is looked at but the record and its packs. */
import { sha256 } from '../digest/digest.ts';
import type { Layer, Run } from '../record/run.ts';
import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { leadsIntoGit } from '../tree/git-file.ts';
import { foldersAbove, isBelow, isPathIn, type Path, parentOf, type RootPath } from '../tree/path.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import { STORE_FOLDER } from '../workspace/store-folder.ts';
import { type History, isOfStep, type PastLayer } from './history.ts';
import { FilesLost } from './lost.ts';
import { carrying } from './past-edits.ts';

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
 * The source, with the changes of the completions that count in their order, and the edits; of a completed run also what
 * `finally` changed in the attempt that completed it. @throws FilesLost
 */
export function filesOf(run: Run, history: History, ends: Ends): PastFiles {
  const { source } = history;
  if (source === null) {
    const why = history.problems[0]?.why ?? 'nothing was saved of them';
    throw new FilesLost('the files that the run began with cannot be read', why);
  }
  const whole = [...source.tree].map(([path, after]) => ({ path, before: null, after }));
  const layers = history.layers
    .filter(({ layer, change }) => counts(layer, run, ends) && !(layer.lost && change === null))
    .sort((a, b) => a.layer.order - b.layer.order)
    .map((past) => ({ layer: past.layer, change: changeOf(past) }));
  const carry = carrying(history);
  const changes = layers.map(({ layer: { kind, attempt }, change }) =>
    kind === 'edit' ? carry(change, attempt) : change,
  );
  // What the pack of a source says is folded too: below a file there is nothing, whoever made the pack.
  const tree = fold(new Map(), [whole, ...changes], EVERYWHERE);
  for (const [path, entry] of tree) if (leadsIntoGit(path, entry)) tree.delete(path);
  return { tree, unsaved: unsavedSteps(run) };
}

/** What `finally` changed: of a run that is completed alone, or also while it runs. */
export type Ends = 'of-completed' | 'all';

function counts(layer: Layer, run: Run, ends: Ends): boolean {
  if (layer.kind === 'edit') return true;
  if (layer.kind === 'finally') {
    const isWanted = run.status === 'completed' || (ends === 'all' && layer.attempt === run.attempt);
    return isWanted && isNewest(layer, run);
  }
  if (layer.kind !== 'step') return false;
  return completedSteps(run).some((step) => step.completion?.number === layer.number);
}

/** Whether it is what a step's last completion changed. */
function isNewest(layer: Layer, run: Run): boolean {
  return run.steps.some(({ completion }) => completion?.number === layer.number);
}

/** Steps whose changes are in the workspace. One that was taken as completed for its files had none of its own. */
function completedSteps(run: Run): Run['steps'] {
  return run.steps.filter(
    ({ state, section, reason }) =>
      state === 'completed' && section === 'steps' && reason?.kind !== 'present',
  );
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
    case 'step':
    case 'finally':
      return `what ${step ?? 'a step'} changed`;
    case 'edit':
      return 'what a person edited';
    case 'kept':
      return `what ${step ?? 'a step'} keeps for its next try`;
    case 'aside':
      return 'what was set aside';
  }
}

export interface Aside {
  readonly tree: Map<Path, Entry>;
  /** Whether some of it is at a name with a number. */
  readonly isNumbered: boolean;
}

/** What is needed of a history for what is out of place. */
export type AsideHistory = Pick<History, 'layers' | 'sources'> & {
  readonly contents: Pick<History['contents'], 'isPacked'>;
};

/**
 * Everything that was set aside, and what of a person's a step has overwritten or deleted: the newest version of each path at its name,
 * older ones as `PATH.~N~`, the oldest as 1, where the name is not too long for that.
 * @throws FilesLost
 */
export function asideOf(history: AsideHistory): Aside {
  const versions = versionsOf(history);
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

/** What was found at each path, oldest first. Of directories only the newest: they have no content. */
function versionsOf(history: AsideHistory): ReadonlyMap<Path, readonly Entry[]> {
  const versions = new Map<Path, Entry[]>();
  for (const { path, entry } of outOfPlace(history)) {
    const known = versions.get(path) ?? [];
    const others = known.filter((each) => each.kind !== 'directory' && !sameState(each, entry));
    versions.set(path, [...others, entry]);
  }
  return versions;
}

interface Found {
  readonly path: Path;
  readonly entry: Entry;
}

/**
 * Such versions, and what was set aside: that is newer, and keeps its name. What cannot be read of the edits is no reason to bring nothing.
 */
function* outOfPlace(history: AsideHistory): Generator<Found> {
  const { layers, contents } = history;
  const edits = new Map<Path, Entry>();
  const packed = (entry: Entry | undefined) => entry?.kind === 'file' && contents.isPacked(entry.digest);
  for (const { layer, change } of layers) {
    const isEdit = layer.kind === 'edit';
    // What changed while a step ran that failed counts as a person's. If it was the step, it may have been on work of theirs.
    if (isOfStep(layer) || (isEdit && layer.step !== null)) {
      const source = sourceOf(layer, history);
      yield* overwritten(change ?? [], (path) => {
        const lay = source?.get(path);
        return [edits.get(path), packed(lay) ? lay : undefined];
      });
    }
    if (isEdit) for (const { path, entry } of made(change ?? [])) edits.set(path, entry);
  }
  for (const past of layers) if (past.layer.kind === 'aside') yield* made(changeOf(past));
}

/** The source on which a layer stands, as far as some of it may be a person's work that git does not have. */
function sourceOf({ kind, attempt }: Layer, { sources }: Pick<AsideHistory, 'sources'>): Tree | undefined {
  const source = sources.findLast(({ record }) => record.attempt <= attempt);
  // Without git all of it is such, and what steps make of it is nothing to be told of.
  return source?.record.commit === null && kind !== 'edit' ? undefined : source?.tree;
}

function* made(change: Change): Generator<Found> {
  for (const { path, before, after } of change)
    if (after !== null && !sameState(before, after)) yield { path, entry: after };
}

/** What of a person's was found, and overwritten or deleted. @param theirs what it may have been */
function* overwritten(
  change: Change,
  theirs: (path: Path) => readonly (Entry | undefined)[],
): Generator<Found> {
  for (const { path, before, after } of change) {
    if (before === null || before.kind === 'directory' || sameState(before, after)) continue;
    const entry = theirs(path).find((each) => sameState(each, before));
    if (entry !== undefined) yield { path, entry };
  }
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
