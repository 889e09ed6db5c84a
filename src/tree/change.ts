/** What a step, or a person, did to the files. */
import type { Path } from './path.ts';
import { type Entry, type State, sameState } from './state.ts';

export interface ChangedPath {
  readonly path: Path;
  /** What was there, null for nothing. */
  readonly before: State | null;
  /** What is there now, null for nothing. Never of kind `other`. */
  readonly after: Entry | null;
}

/** Sorted by path (by bytes), each path once. */
export type Change = readonly ChangedPath[];

/** A person's file that changed while a step ran, as the step left it. */
export interface Noted {
  readonly path: Path;
  readonly state: State | null;
}

/** The paths at which something else is, or was, and not only the time another. */
export function changedIn(change: Change): readonly Path[] {
  return change.flatMap(({ path, before, after }) => (sameState(before, after) ? [] : [path]));
}
