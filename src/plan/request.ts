/** What a plan is asked with, and what it says. */
import type { Inputs, Pipeline } from '../pipeline/model.ts';
import type { Decision, Reason, StepDefinition } from '../record/decisions.ts';
import type { Named } from '../record/files-events.ts';
import type { Run } from '../record/run.ts';
import type { FileFacts } from './facts.ts';
import type { Outside } from './outside.ts';

export type Choice =
  | { readonly kind: 'all' }
  /**
   * Decide this step (of one with a matrix all legs), and so all that depends on it, afresh. `goesOn`: an earlier attempt that was to begin there had not come to it, and
   * what it depends on runs first where that is not completed; `unsure`: it may have, and a person is asked where the step asks.
   */
  | { readonly kind: 'from'; readonly step: string; readonly goesOn?: 'sure' | 'unsure' }
  /** Run this step alone. `begun`: it was let run before, and is decided as if it had not been named; `unsure`: it may have been. */
  | { readonly kind: 'only'; readonly step: string; readonly goesOn?: 'begun' | 'unsure' };

/** A choice that names a step. */
export type Naming = Exclude<Choice, { kind: 'all' }>;

/** What an attempt is to run; `clean-up`: the steps that a stopped one has left; `arriving`: steps of a workflow, which come one by one. */
export type Chosen =
  | Choice
  | { readonly kind: 'clean-up' }
  | { readonly kind: 'arriving'; readonly from: string | null };

export interface PlanRequest {
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  /** The run that goes on, or null for a new one. */
  readonly record: Run | null;
  readonly choice: Choice;
  /** Whether reused steps that are older than a person's edits run again. */
  readonly edited: boolean;
  /** `uncertain`: an earlier attempt may have done more than the record tells. */
  readonly history?: 'whole' | 'uncertain';
  /** What is known of the files; null: they are not looked at, and nothing is held against a completion for them. */
  readonly files: FileFacts | null;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Steps that had installed what this machine does not have, and what: each as if it were `rerun: always`. */
  readonly installs?: ReadonlyMap<string, readonly Named[]>;
  /** The variables from outside the pipeline; absent: they are not looked at. */
  readonly outside?: Outside;
  /** Whether somebody is there who may answer at once for a step; absent: nobody is. */
  readonly isAskedNow?: (step: string) => boolean;
}

export interface PlannedStep {
  readonly id: string;
  readonly needs: readonly string[];
  /** Those of the needs of which the start is enough. */
  readonly started: readonly string[];
  readonly section: 'steps' | 'finally';
  readonly decision: Decision['decision'];
  readonly reason: Reason;
  /** Set on a `rerun: always` step that runs again in place of a completion that counts: that completion's basis. */
  readonly standsFor: number | null;
  /** Of one that asks: it may be skipped, or answered at once, so that what comes after it starts. */
  readonly mayGoOn?: true;
}

export interface Plan {
  /** Each after what it needs; `finally` last. */
  readonly steps: readonly PlannedStep[];
  readonly definition: readonly StepDefinition[];
  /** What a stopped attempt has left to run: for that, nothing is undone, set aside or brought back. */
  readonly isCleanUp?: true;
  /** Steps come one by one: what becomes of each is decided then. `from`: the one that a person named. */
  readonly arriving?: { readonly from: string | null };
}

/** The steps that a chosen step depends on and that have not been completed. */
export interface NotCompleted {
  readonly kind: 'not-completed';
  readonly chosen: string;
  readonly steps: readonly string[];
}

export function goesOn(choice: Choice): boolean {
  return choice.kind === 'from' && choice.goesOn !== undefined;
}

export function isBegun(choice: Naming): boolean {
  return choice.kind === 'only' && choice.goesOn === 'begun';
}

export type Planned = Map<string, PlannedStep>;

export type Question = PlanRequest & JudgeRequest;

export interface JudgeRequest {
  readonly pipeline: Pipeline;
  readonly inputs: Inputs;
  readonly record: Run | null;
  readonly definition: readonly StepDefinition[];
  /** The steps that are decided afresh whatever they came to. */
  readonly chosen: ReadonlySet<string>;
  /** Null: files are not looked at. */
  readonly files: FileFacts | null;
  /** Whether steps that are older than edits of the source run again. */
  readonly edited: boolean;
  readonly outside?: Outside;
}
