/** What a place for runs can do. Absent is a value; failed is a thrown StoreError; the two are never blended. */
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';

export type ReadRun =
  | {
      readonly kind: 'found';
      readonly run: Run;
      readonly held: boolean;
      readonly warnings: readonly string[];
      readonly isWhole: boolean;
    }
  | { readonly kind: 'absent' }
  /** There is something, but no record can be made of it. It is left as it is. */
  | { readonly kind: 'broken'; readonly file: string; readonly why: string };

export interface Listing {
  /** Newest first. */
  readonly runs: readonly ListedRun[];
  /** One for each record that is broken, or had to be rebuilt. */
  readonly warnings: readonly string[];
  /** The ids of those of which no record can be made. */
  readonly broken: readonly string[];
}

export const NO_RUNS: Listing = { runs: [], warnings: [], broken: [] };

export interface ListedRun {
  readonly run: Run;
  /** Whether a living process holds it. */
  readonly held: boolean;
  /** What is free when it is removed: without what it shares with another run. */
  readonly storedBytes: number;
  /** Whether its record and its events are there, as far as that can be told: where one was damaged, nothing may tell of what is missing. */
  readonly isWhole: boolean;
}

/** A run that this process holds and may write. */
export interface OpenRun {
  readonly id: string;
  /** The record as it is; null for a new run that has none yet. */
  readonly run: Run | null;
  /** Returns when the event is durable. @throws StoreError */
  append(event: RunEvent, run: Run): void;
  /** Where the log of a try goes; an existing directory. */
  readonly logs: string;
  /** Lets go of the run. A new one in which nothing has happened leaves nothing behind. */
  close(): void;
}
