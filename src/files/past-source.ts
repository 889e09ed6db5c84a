/** A source as an earlier attempt captured it, and what it has where its workspace could not be read. Pure. */
import type { SourceFiles } from '../record/run.ts';
import { isBelowAny, overlay } from '../tree/fold.ts';
import type { Path } from '../tree/path.ts';
import type { Tree } from '../tree/state.ts';

export interface PastSource {
  readonly record: SourceFiles;
  /** With what the sources before have where this one tells nothing. */
  readonly tree: Tree;
  /** Contents that only git has: digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
  /** Paths of what could not be read, or is neither a file, a folder nor a link: of what is there, and below, it tells nothing. */
  readonly unread: ReadonlySet<Path>;
  /** What could not be read, and no source before could read either. */
  readonly unknown: ReadonlySet<Path>;
}

/** @param before the source before, as this function made it; null where there is none, or it cannot be had */
export function withBefore(captured: PastSource, before: PastSource | null): PastSource {
  const { tree, held, unread } = captured;
  if (unread.size === 0 || before === null) return captured;
  const carried = [...before.tree.keys()].filter((path) => isIn(path, unread) && !tree.has(path));
  const unknown = [
    ...[...captured.unknown].filter((path) => isIn(path, before.unknown)),
    ...[...before.unknown].filter((path) => isIn(path, unread)),
  ];
  return {
    ...captured,
    tree: overlay(tree, before.tree, carried),
    held: new Map([...before.held, ...held]),
    unknown: new Set(unknown),
  };
}

/** Whether a path is one of some, or lies below one. */
export function isIn(path: Path, paths: ReadonlySet<Path>): boolean {
  return paths.size > 0 && (paths.has(path) || isBelowAny(path, paths));
}

/**
 * The source in the workspace in which it was captured: what could not be read, and cannot be now, is as it is found.
 * @param closed what cannot be read now
 */
export function stillUnread(
  { tree, unread }: Pick<PastSource, 'tree' | 'unread'>,
  { found, closed }: { readonly found: Tree; readonly closed: ReadonlySet<Path> },
): Tree {
  const still = new Set([...unread].filter((path) => isIn(path, closed)));
  if (still.size === 0) return tree;
  return overlay(tree, found, [...still, ...[...tree.keys()].filter((path) => isIn(path, still))]);
}
