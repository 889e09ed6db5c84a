/** What is known of the files when a plan is made: as values, so that the plan stays pure. */

import type { SourceDigests } from '../record/decisions.ts';
import type { Change, Noted } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import type { Tree } from '../tree/state.ts';

/** `here`: the folder that the run left, on a command line. `elsewhere`: any other. */
export type Place = 'here' | 'elsewhere';

export interface FileFacts {
  readonly place: Place;
  /** The workspace before the first step, with what steps of earlier runs made. */
  readonly source: Tree;
  /** The same without what steps of earlier runs made. */
  readonly bare: Pick<Tree, 'has'>;
  /** The same of the attempt before, to name what differs; null where it is the same. */
  readonly sourceBefore: Tree | null;
  readonly commit: string | null;
  /** Of the source files that git does not ignore. */
  readonly digests: SourceDigests;
  /** What of the source this workspace began with. */
  readonly began: Began;
  /** What each completion of a step changed, by its number, as far as it was saved. */
  readonly changes: ReadonlyMap<number, Change>;
  /** The states of the person's files that changed while a step ran, by the number of its completion. */
  readonly noted: ReadonlyMap<number, readonly Noted[]>;
  /** What persons changed, as far as it fits here, oldest first. */
  readonly edits: readonly Edit[];
  /** Completions of which something cannot be had. */
  readonly lost: ReadonlyMap<number, Lost>;
  /** The values of the `github` context now: the first digits of their digests. */
  readonly github: Readonly<Record<string, string>>;
  /** The workspace as it was found. */
  readonly found: Tree;
  /** Paths at which HEAD has what is there, byte for byte. */
  readonly committed: ReadonlySet<Path>;
  /** Whether git tracks a path. */
  readonly isTracked: (path: Path) => boolean;
  /** Whether git ignores a path. */
  readonly ignored: (path: Path) => boolean;
}

export interface Began {
  /** Completions up to this number were made on another source, or in another workspace. */
  readonly after: number;
  /** The commit that was checked out then. */
  readonly commit: string | null;
  /** Those of repositories below the workspace, by their folders. */
  readonly nested: Readonly<Record<string, string>>;
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

/** So many files are named in a reason. */
export const MOST_NAMED = 5;
