/** What of what changed during a step that failed is a person's, who was at work then. Pure. */
import { foldersAbove, type Path } from '../tree/path.ts';
import type { Tree } from '../tree/state.ts';
import { type Indexed, isLeaf, isUnwritten, kindOf, type Seen } from '../workspace/stat-index.ts';

type Paths = ReadonlyMap<Path, Seen | null>;

interface Given {
  /** The workspace before the first step. */
  readonly source: Tree;
  /** The workspace before the step. */
  readonly model: Tree;
  /** Paths that have there what a person has made of them, be it nothing. */
  readonly persons: ReadonlySet<Path>;
  /** What was seen of it then. */
  readonly index: ReadonlyMap<Path, Indexed>;
  /** Whether the step's `writes` match a path. */
  readonly isWritten: (path: Path) => boolean;
  /** What has come with a commit since the step started. */
  readonly brought: ReadonlySet<Path>;
}

/**
 * A file or link of the source, or of a person's, that was changed, deleted or put back, unless it is neither a file nor a link now, nor gone;
 * where it was moved, what is there now; what a commit has brought; the new folders in which these are; and such a folder that is gone with all that was in it, or a file or
 * link now. None that the step's `writes` match.
 * @param changed what has changed, null for what is gone @returns those of it, in its order
 */
export function theirsAmong(changed: Paths, given: Given): Paths {
  const own = new Map([...changed].filter(([path]) => !given.isWritten(path)));
  const sources = new Set(
    [...own].flatMap(([path, seen]) => (isSourceChange(path, seen, given) ? [path] : [])),
  );
  const come = [...own.keys()].filter((path) => given.brought.has(path));
  const files = new Set([...sources, ...come, ...movedTo(own, sources, given)]);
  const above = foldersAbove([...files].filter((path) => own.get(path) != null));
  const isNewFolder = (path: Path) => above.has(path) && given.model.get(path)?.kind !== 'directory';
  const emptied = new Set(emptiedIn(own, files, given));
  return new Map([...own].filter(([path]) => files.has(path) || isNewFolder(path) || emptied.has(path)));
}

function isSourceChange(path: Path, seen: Seen | null, { source, model, persons }: Given): boolean {
  if (!isLeafOrGone(seen) || model.get(path)?.kind === 'directory') return false;
  // What an earlier step has deleted is no source any more.
  return persons.has(path) || (isFile(source, path) && model.has(path));
}

/** Where sources are now that are gone from where they were: a file that is renamed keeps all but the time at which that was. */
function* movedTo(own: Paths, sources: ReadonlySet<Path>, { model, index }: Given): Generator<Path> {
  const gone = new Map<number, Seen>();
  for (const path of sources) {
    const was = index.get(path)?.seen;
    if (own.get(path) === null && was !== undefined) gone.set(was.ino, was);
  }
  if (gone.size === 0) return;
  for (const [path, seen] of own) {
    const was = seen === null || model.has(path) ? undefined : gone.get(seen.ino);
    if (seen !== null && was !== undefined && isUnwritten(was, seen)) yield path;
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
