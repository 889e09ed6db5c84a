/** What is known of the files when a plan is made: as values, so that the plan stays pure. */
import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import type { Place } from '../tree/reconcile.ts';
import { sameState, type Tree } from '../tree/state.ts';

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
  /** What of the source this workspace began with. */
  readonly began: Began;
  /** What each completion of a step changed, by its number, as far as it was saved. */
  readonly changes: ReadonlyMap<number, Change>;
  /** What persons changed, oldest first. */
  readonly edits: readonly Edit[];
  /** Completions of which something cannot be had. */
  readonly lost: ReadonlyMap<number, Lost>;
  /** The values of the `github` context now: the first digits of their digests. */
  readonly github: Readonly<Record<string, string>>;
  /** The workspace as it was found, without what is half-written: that is set aside before anything runs. */
  readonly found: Tree;
  /** Paths of what is there, and of which, or of what is in it, nothing can be told. */
  readonly hidden: readonly Path[];
  /** Paths of which the source is what the commit has that is checked out here, byte for byte. */
  readonly committed: ReadonlySet<Path>;
}

export interface Began {
  /** Completions up to this number were made on another source, or in another workspace. */
  readonly after: number;
  /** The commit that was checked out then. */
  readonly commit: string | null;
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

/** Where completions that count have changed what persons edited: for each such path their bases. */
export type Covers = ReadonlyMap<Path, readonly number[]>;

/** @param changes of the completions that count, each with its basis */
export function coversOf(
  edits: readonly Edit[],
  changes: Iterable<readonly [number, Change | undefined]>,
): Covers {
  const covers = new Map<Path, number[]>();
  for (const { change } of edits) for (const { path } of change) covers.set(path, []);
  if (covers.size === 0) return covers;
  for (const [basis, change] of changes)
    for (const { path, before, after } of change ?? [])
      if (!sameState(before, after)) covers.get(path)?.push(basis);
  return covers;
}

/** Where a step stands among the others. */
interface Standing {
  readonly basis: number;
  /** What counts as later than the step: what has a higher basis than this. */
  readonly after: number;
  /** The workspace before the step's place. */
  readonly tree: Tree;
}

/**
 * What persons did that a step would find at its start, oldest first: not what they did to what only a later step that counts
 * has made. What they did to the step's own result is among it: the step would start from that.
 * @param edits those that come after the step's completion
 */
export function editsBelow({ basis, after, tree }: Standing, edits: readonly Edit[], covers: Covers): Change {
  const isLater = (each: number) => each > after && each !== basis;
  const isLaterMade = (path: Path, number: number) =>
    !tree.has(path) && covers.get(path)?.some((each) => isLater(each) && each < number) === true;
  return edits.flatMap(({ number, change }) => change.filter(({ path }) => !isLaterMade(path, number)));
}

/** Paths by name, a few of them. */
export function someOf(paths: Iterable<Path>, most = 5): readonly Path[] {
  const found: Path[] = [];
  for (const path of paths) {
    if (found.length === most) break;
    found.push(path);
  }
  return found;
}
