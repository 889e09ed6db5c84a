/** What is known of the files when a plan is made: as values, so that the plan stays pure. */
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import type { Place } from '../tree/reconcile.ts';
import type { Tree } from '../tree/state.ts';

export interface FileFacts {
  /** `left`: the workspace that the run itself left, as it left it but for edits. */
  readonly place: Place;
  /** The workspace before the first step. */
  readonly source: Tree;
  /** The source of the attempts before, to name what differs; null where it is the same. */
  readonly sourceBefore: Tree | null;
  readonly commit: string | null;
  /** The digest of all source files. */
  readonly digest: string;
  /** What each completion of a step changed, by its number, as far as it was saved. */
  readonly changes: ReadonlyMap<number, Change>;
  /** What persons changed, oldest first. */
  readonly edits: readonly Edit[];
  /** Completions of which something cannot be had. */
  readonly lost: ReadonlyMap<number, Lost>;
  /** The values of the `github` context now: the first digits of their digests. */
  readonly github: Readonly<Record<string, string>>;
  /** The workspace as it was found. */
  readonly found: Tree;
}

export interface Edit {
  /** Its place among the completions. */
  readonly number: number;
  readonly change: Change;
}

export interface Lost {
  readonly path: string;
  readonly why: string;
}

/** The first digits of the digest of each value of the `github` context. */
export type Fingerprints = Readonly<Record<string, string>>;

/** The edits to files that a step could have found at its start: not those of what a later step has changed before. */
export function editsBelow(tree: Tree, edits: readonly Edit[], same: SameState): Change {
  const now = new Map<Path, Change[number]['after']>();
  return edits.flatMap(({ change }) =>
    change.filter(({ path, before, after }) => {
      const isBelow = same(before, now.has(path) ? (now.get(path) ?? undefined) : tree.get(path));
      if (isBelow) now.set(path, after);
      return isBelow;
    }),
  );
}

type SameState = (a: Change[number]['before'], b: ReturnType<Tree['get']>) => boolean;

/** Paths by name, a few of them. */
export function someOf(paths: Iterable<Path>, most = 5): readonly Path[] {
  const found: Path[] = [];
  for (const path of paths) {
    if (found.length === most) break;
    found.push(path);
  }
  return found;
}
