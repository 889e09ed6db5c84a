/** What is known of a line on this machine, in a file: the post step of a job goes on with it. */
import { readFileSync } from 'node:fs';
import type { WorkflowAttempt } from '../record/decisions.ts';
import { writeAtomically } from '../store/atomic.ts';
import type { Link, OtherRun } from './header.ts';
import type { Place } from './keys.ts';
import type { Owner } from './owner.ts';

export interface LineState {
  readonly owner: Owner;
  /** The workflow run that this job is of. */
  readonly workflowRun: string | null;
  readonly claim: number;
  /** The checkpoint that was gone on with; null for a new run. */
  readonly from: Place | null;
  /** The last sequence that was used, also for what could not be saved. */
  readonly sequence: number;
  /** The run whose checkpoints these are; null before it has an id. */
  readonly run: string | null;
  /** The checkpoints that hold packs of the run. */
  readonly chain: readonly Link[];
  /** The workflow runs that have saved in the line, this one among them. */
  readonly by: readonly WorkflowAttempt[];
  /** The runs of the line that were there before, newest first. The one that is gone on with may be among them. */
  readonly others: readonly OtherRun[];
  /** `n` of the last event that is published. */
  readonly event: number;
  /** Whether this attempt has noted where the run is, so that it can be found by its id. */
  readonly noted: boolean;
  /** The key under which this attempt has saved last; null before it has. */
  readonly saved: string | null;
  /** Why nothing is saved any more; null while it is. */
  readonly stopped: string | null;
  /** Milliseconds that the job has lost to a store that did not answer. */
  readonly lost: number;
}

/** @throws the system's error */
export function writeState(path: string, state: LineState): void {
  writeAtomically(path, JSON.stringify(state));
}

/** @throws the system's error */
export function readState(path: string): LineState {
  return JSON.parse(readFileSync(path, 'utf8')) as LineState;
}
