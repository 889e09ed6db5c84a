/** What of what changed during a step that failed is a person's, who was at work then. Pure. */
import { foldersAbove, isBelow, type Path } from '../tree/path.ts';
import type { Tree } from '../tree/state.ts';
import type { Brought } from '../workspace/git-checkout.ts';
import { type Indexed, isLeaf, isNoLater, isUnwritten, kindOf, type Seen } from '../workspace/stat-index.ts';
import type { Persons } from './persons.ts';

type Paths = ReadonlyMap<Path, Seen | null>;

interface Given {
  /** The workspace before the first step. */
  readonly source: Tree;
  /** The workspace before the step. */
  readonly model: Tree;
  readonly persons: Pick<Persons, 'has'>;
  /** What was seen of it then. */
  readonly index: ReadonlyMap<Path, Indexed>;
  /** Whether the step's `writes` match a path. */
  readonly isWritten: (path: Path) => boolean;
  /** What has come with commits since the step started. */
  readonly brought: Brought;
  /** When what is at a path was made, in ms since 1970; 0 where the system does not tell. */
  readonly born: (path: Path) => number;
}

/**
 * A file or link of the source, or of a person's, that was changed, deleted or put back, unless it is neither a file nor a link now, nor gone;
 * where it was moved, what is there now; what a commit has brought, or is to; the new folders in which these are; and such a folder that is
 * gone with all that was in it, or a file or link now. None that the step's `writes` match.
 * @param changed what has changed, null for what is gone @returns those of it, in its order
 */
export function theirsAmong(changed: Paths, given: Given): Paths {
  const own = new Map([...changed].filter(([path]) => !given.isWritten(path)));
  const sources = new Set(
    [...own].flatMap(([path, seen]) => (isSourceChange(path, seen, given) ? [path] : [])),
  );
  const emptied = emptiedIn(own, sources, given);
  const come = [...own.keys()].filter((path) => isBrought(path, given));
  const moved = movedTo(own, [...sources, ...emptied], given);
  const theirs = new Set([...sources, ...emptied, ...come, ...moved]);
  const above = foldersAbove([...theirs].filter((path) => own.get(path) != null));
  const isNewFolder = (path: Path) => above.has(path) && given.model.get(path)?.kind !== 'directory';
  return new Map([...own].filter(([path]) => theirs.has(path) || isNewFolder(path)));
}

function isSourceChange(path: Path, seen: Seen | null, { source, model, persons }: Given): boolean {
  if (!isLeafOrGone(seen) || model.get(path)?.kind === 'directory') return false;
  // What an earlier step has deleted is no source any more.
  return persons.has(path) || (isFile(source, path) && model.has(path));
}

function isBrought(path: Path, { source, model, brought }: Given): boolean {
  return brought.clean.has(path) || (brought.added.has(path) && !model.has(path) && !source.has(path));
}

/** Where files and folders are now that are not where they were, alone or with what is above them. @param changed theirs */
function* movedTo(own: Paths, changed: readonly Path[], { index, born }: Given): Generator<Path> {
  const old = new Map<number, readonly [Path, Seen]>();
  const gone = new Set<Path>();
  for (const path of new Set([...changed, ...foldersAbove(changed)])) {
    const [was, is] = [index.get(path)?.seen, own.get(path)];
    if (was === undefined || is === undefined || is?.ino === was.ino) continue;
    old.set(was.ino, [path, was]);
    gone.add(path);
  }
  if (old.size === 0) return;
  const theirs = new Set(changed.filter((path) => gone.has(path)));
  const isMoved = (path: Path, { was, seen }: { readonly was: Seen; readonly seen: Seen }) => {
    if (index.get(path)?.seen.ino === seen.ino) return false;
    const birth = born(path);
    return isNoLater(seen, was, birth) && (birth !== 0 || isUnwritten(was, seen));
  };
  for (const [path, seen] of own) {
    const [from, was] = (seen === null ? undefined : old.get(seen.ino)) ?? [];
    if (seen === null || from === undefined || was === undefined || !isMoved(path, { was, seen })) continue;
    if (theirs.has(from)) yield path;
    if (kindOf(seen.mode) !== 'directory') continue;
    // What was written anew in it, by the name that it had there, is no other file for that.
    for (const each of theirs) if (isBelow(each, from)) yield `${path}${each.slice(from.length)}` as Path;
  }
}

/** Source folders that are gone, or a file or link now, in which nothing was but what a person has taken away. */
function emptiedIn(
  own: Paths,
  theirs: ReadonlySet<Path>,
  { source, model, persons }: Given,
): readonly Path[] {
  const isOwn = (path: Path) => persons.has(path) || source.get(path)?.kind === 'directory';
  const gone = new Set(
    [...own].flatMap(([path, seen]) =>
      isLeafOrGone(seen) && model.get(path)?.kind === 'directory' && isOwn(path) ? [path] : [],
    ),
  );
  if (gone.size === 0) return [];
  const holding = foldersAbove([...model.keys()].filter((path) => !gone.has(path) && !theirs.has(path)));
  return [...gone].filter((path) => !holding.has(path));
}

function isLeafOrGone(seen: Seen | null): boolean {
  return seen === null || isLeaf(kindOf(seen.mode));
}

function isFile(tree: Tree, path: Path): boolean {
  const kind = tree.get(path)?.kind;
  return kind === 'file' || kind === 'link';
}
