/** What is captured, and what comes of it. */
import type { PackKind } from '../checkpoint/pack.ts';
import type { RunContents } from '../checkpoint/run-contents.ts';
import type { ChangeRef } from '../record/files-events.ts';
import type { Change, Noted } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import type { Entry, State } from '../tree/state.ts';
import type { Roots } from '../workspace/roots.ts';
import type { Indexed, Seen } from '../workspace/stat-index.ts';

/** Where the packs of a run go, and what they hold so far. */
export interface Packs {
  readonly directory: string;
  readonly run: string;
  readonly contents: RunContents;
  /** The number of the next pack. */
  next: number;
}

export interface CaptureRequest {
  readonly kind: PackKind;
  readonly step: string | null;
  /** What to read; null: it is not there. */
  readonly paths: ReadonlyMap<Path, Seen | null>;
  /** Of `paths`, what need not be read: it is known by another name that it had, and its content is in a pack. */
  readonly moved?: ReadonlyMap<Path, Indexed>;
  /** `startedAt` of the scan that saw the paths. */
  readonly scannedAt: number;
  readonly before: (path: Path) => State | null;
  /** What is kept of a file: all, nothing but its digest, or its content unless it is this blob of git. */
  readonly keep: (path: Path) => Keep;
  /** Which paths are part of the change: all, or those in another state than before. */
  readonly what: 'all' | 'states';
  /** Part of the change without being read: the contents are in the store, or in git. */
  readonly rest?: ReadonlyMap<Path, Entry>;
  /** Contents of these that only git has: digest → id of the blob. */
  readonly held?: ReadonlyMap<string, string>;
  /** Recorded times, of files whose state is as recorded. */
  readonly recorded?: (path: Path) => Entry | undefined;
  readonly noted?: readonly Noted[];
}

export type Keep =
  | { readonly kind: 'content' }
  | { readonly kind: 'digest' }
  | { readonly kind: 'unless'; readonly blob: string };

export interface Failed {
  readonly path: Path;
  readonly why: string;
}

export interface Taken {
  readonly change: Change;
  /** Null: something could not be captured, and nothing was saved. */
  readonly ref: ChangeRef | null;
  /** Whether the files could not be read, or the store could not take them; null when all was captured. */
  readonly cause: 'unreadable' | 'store' | null;
  /** Paths that could not be read or kept, and why. */
  readonly failed: readonly Failed[];
  /** The system's error of the store. */
  readonly error?: unknown;
  /** What is at each path now, as it was seen. */
  readonly indexed: ReadonlyMap<Path, Indexed | null>;
  /** Contents that only git has: digest → id of the blob. */
  readonly held: ReadonlyMap<string, string>;
  /** Files that were saved without the credentials in them. */
  readonly cut: readonly Path[];
}

export interface CaptureTools {
  readonly roots: Roots;
  readonly packs: Packs;
  readonly signal: AbortSignal;
  readonly progress: (files: number, bytes: number) => void;
  /** `refuse`: nothing is saved when something cannot be read. `without`: the rest is. */
  readonly unreadable: 'refuse' | 'without';
}
