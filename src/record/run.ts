/** The record of a run, as `run.json` holds it. Written by `fold` only. */

import type { Completion, Failure, Question, Reason, Result, StepDefinition } from './decisions.ts';
import type { RunStatus, SourceRecord, Where } from './events.ts';
import type { ChangeRef, MachineChange, PackRef, Shared } from './files-events.ts';
import type { StepDecided, Withheld } from './step-events.ts';

/** The version of `run.json` and `events.ndjson` that this program writes, and the newest that it reads. */
export const SCHEMA = 3;

export type StepState =
  | 'pending'
  | 'running'
  | 'retrying'
  | 'completed'
  | 'failed'
  | 'skipped'
  | 'waiting'
  | 'interrupted';

export interface Run {
  readonly schema: number;
  readonly run_id: string;
  /** Counts the runs of a store from 1, in the order in which they were started. */
  readonly sequence: number;
  readonly pipeline: { readonly name: string; readonly path: string; readonly digest: string };
  readonly definition: readonly StepDefinition[];
  readonly source: SourceRecord;
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  /** The names of the secrets that the newest attempt was given: the next needs them again. */
  readonly secrets: readonly string[];
  readonly status: RunStatus;
  readonly attempt: number;
  readonly attempts: readonly AttemptRecord[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string | null;
  readonly current_steps: readonly string[];
  readonly waiting_for: readonly string[];
  readonly retention_ms: number;
  readonly steps: readonly StepRecord[];
  /** Steps that an earlier attempt had and the pipeline no longer has. They come back with it. */
  readonly removed_steps: readonly StepRecord[];
  /** The sources of its attempts, the newest last: a new one for each workspace. */
  readonly sources: readonly SourceFiles[];
  /** What has been saved of the workspace on top of a source, in the order in which it was. */
  readonly layers: readonly Layer[];
  /** Packs of earlier runs in its folder that hold contents of this one; absent for none. */
  readonly borrowed?: readonly PackRef[];
  /** The highest completion number given out. */
  readonly completions: number;
  /** As in `PlanEvent`; absent for a run of a pipeline. */
  readonly key?: string;
  /** `n` of the last event in this record. Later ones in `events.ndjson` are folded in by every reader. */
  readonly last_event: number;
}

export interface AttemptRecord {
  readonly attempt: number;
  readonly mark: string;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly why: string | null;
  /** The deadline has left something undone. */
  readonly out_of_time?: true;
  readonly where: Where;
}

/** How many milliseconds an attempt took; null while it goes on. */
export function tookMs({
  started_at,
  ended_at,
}: Pick<AttemptRecord, 'started_at' | 'ended_at'>): number | null {
  return ended_at === null ? null : Math.max(0, Date.parse(ended_at) - Date.parse(started_at));
}

/** The workspace before the first step of an attempt. */
export interface SourceFiles {
  readonly attempt: number;
  readonly place: 'first' | 'elsewhere' | 'empty';
  readonly commit: string | null;
  readonly nested?: Readonly<Record<string, string>>;
  readonly digest: string;
  readonly roots?: Readonly<Record<string, string>>;
  readonly change: ChangeRef;
  /** The highest completion number given out before. */
  readonly completions: number;
}

/** A change that has been saved. */
export interface Layer {
  /**
   * `earlier`: made by steps of earlier runs in this folder. `step`, `finally`: of a step that ended well. `edit`: a person's. `kept`: of a
   * failed try of a step with `keep`. `aside`: what was put into the store before it was set back.
   */
  readonly kind: 'earlier' | 'step' | 'finally' | 'edit' | 'kept' | 'aside';
  /** Of a step that ended well, its completion; of an edit, its place among the completions; else null. */
  readonly number: number | null;
  /** Where it stands among the others, by the numbers of completions. */
  readonly order: number;
  readonly step: string | null;
  readonly attempt: number;
  readonly change: ChangeRef;
  readonly shared?: Shared;
  /** Of an edit some of its paths, for people who are told that it is lost. */
  readonly paths?: readonly string[];
}

export interface StepRecord {
  readonly id: string;
  readonly name: string;
  readonly section: 'steps' | 'finally';
  readonly state: StepState;
  /** What the step's command came to: `failure` under `completed` means `continue-on-error`. Null before its end. */
  readonly outcome: Exclude<Result, 'pending'> | null;
  /** Whether the step's process has ever been started in this run. */
  readonly started: boolean;
  /** It may have been started after what is on record, by an attempt whose last checkpoints could not be had, or under another id. */
  readonly maybe_started?: true;
  /** Tries after the first, in the attempt that ran it last. */
  readonly retry_count: number;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly duration_ms: number | null;
  readonly exit_code: number | null;
  readonly failure: Failure | null;
  readonly error_message: string | null;
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly withheld: Withheld;
  /** What it wrote to the step summary: Markdown, masked. Absent where that is nothing, or too long to be kept. */
  readonly summary?: string | undefined;
  readonly completion: Completion | null;
  /** The newest completion that did not fail. It outlives a later try, since steps may have been built on it. */
  readonly last_good: Completion | null;
  /** What the step changed in the workspace. Null when it has not ended well, or that could not be saved. */
  readonly change: ChangeRef | null;
  /** What its newest completion left on the machine; absent for nothing. */
  readonly machine?: MachineChange | undefined;
  /** Why it ran, or did not, in the newest attempt. */
  readonly reason: Reason | null;
  /** What it asked last; absent where it never did. */
  readonly question?: Question | undefined;
  /** The last answer of a person; absent where there is none, or it has been used up. */
  readonly answer?: Answer | undefined;
  /** The attempt in which it ended. */
  readonly attempt: number | null;
}

/** What a person decided of a step, and when. */
export type Answer = Omit<StepDecided, 'type' | 'step'> & { readonly at: string };

/** Whether a person has ended the run for good. */
export function isRejected({ steps }: Pick<Run, 'steps'>): boolean {
  return steps.some(({ state, answer }) => state === 'failed' && answer?.decision === 'rejected');
}

/** Whether a gate was answered. A gate that is named asks again; any other step that is named runs. */
export function isOfGate({ question }: Pick<Answer, 'question'>): boolean {
  return question.prompt !== null;
}

/** The record of one step, or undefined. */
export function stepOf(run: Run, id: string): StepRecord | undefined {
  return run.steps.find((step) => step.id === id);
}

/** The ids of the steps that are ended by others, rather than by themselves. */
export function servicesOf({ definition }: Pick<Run, 'definition'>): ReadonlySet<string> {
  return new Set(definition.flatMap(({ id, background }) => (background === 'service' ? [id] : [])));
}

/** Whether a step is completed, or was skipped. */
export function isDone({ state }: Pick<StepRecord, 'state'>): boolean {
  return state === 'completed' || state === 'skipped';
}

/** Whether the newest attempt found the run completed, and had nothing to run. */
export function isBroughtBack(run: Run): boolean {
  return (
    run.status === 'completed' && run.attempt > 1 && run.steps.every((step) => step.attempt !== run.attempt)
  );
}

/** What a step came to in an earlier attempt is of no interest while it waits for its turn. */
export function isAhead({ state }: StepRecord): boolean {
  return state === 'pending' || state === 'waiting';
}
