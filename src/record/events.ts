/**
 * What happens in a run, one line of `events.ndjson` each. The record is folded from these and from nothing else.
 * All JSON names are those that users see.
 */
import type { Decision, Reason, StepDefinition, WorkflowAttempt } from './decisions.ts';
import type {
  Coverage,
  EarlierCaptured,
  EditsKept,
  FilesAside,
  FilesKept,
  PacksBorrowed,
  SourceCaptured,
} from './files-events.ts';
import type {
  StepArrived,
  StepCompleted,
  StepDecided,
  StepFailed,
  StepInterrupted,
  StepRetrying,
  StepSaved,
  StepSkipped,
  StepStarted,
  StepWaiting,
} from './step-events.ts';

/** `n` counts the events of a run from 1; order is by `n`, never by `at`. */
export type RunEvent = EventBody & { readonly n: number; readonly at: string };

/** The events of one type. */
export type EventOf<T extends EventBody['type']> = Extract<RunEvent, { type: T }>;

export type EventBody =
  | PlanEvent
  | StepArrived
  | StepStarted
  | StepRetrying
  | StepCompleted
  | StepFailed
  | StepSkipped
  | StepInterrupted
  | StepWaiting
  | StepDecided
  | StepSaved
  | SourceCaptured
  | EarlierCaptured
  | PacksBorrowed
  | EditsKept
  | FilesAside
  | FilesKept
  | Warned
  | AttemptEnded;

/** The first event of every attempt: everything that was decided before anything ran. */
export interface PlanEvent {
  readonly type: 'plan';
  readonly schema: number;
  readonly run_id: string;
  /** Counts the runs of a store from 1, in the order in which they were started. */
  readonly sequence: number;
  /** From 1. */
  readonly attempt: number;
  /** Unique among all attempts of all runs; every process of the attempt bears it. */
  readonly mark: string;
  readonly pipeline: { readonly name: string; readonly path: string; readonly digest: string };
  readonly source: SourceRecord;
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  /** The names of the secrets that the attempt was given. */
  readonly secrets: readonly string[];
  readonly where: Where;
  readonly retention_ms: number;
  readonly definition: readonly StepDefinition[];
  readonly decisions: readonly Decision[];
  /** `uncertain`: an earlier attempt may have done more than this record tells, since its last checkpoints could not be had. */
  readonly history?: 'uncertain';
  /** The workflow run that it is an attempt of; absent where none is known, as on the command line. */
  readonly by?: WorkflowAttempt;
  /** Of steps that stay in the workflow: the key of the digests of their scripts, random for each run. */
  readonly key?: string;
}

export interface SourceRecord {
  readonly repository: string | null;
  readonly ref: string | null;
  readonly commit: string | null;
}

export interface Where {
  readonly host: string;
  readonly os: string;
  readonly workspace: string;
  /** Tells the folder from another that takes its path later. */
  readonly workspace_id: string;
  readonly commit: string | null;
  readonly pid: number;
  /** With host and pid these tell whether the attempt's own process still lives. */
  readonly boot?: string;
  readonly namespace?: string;
  readonly started?: string;
  /** The home folder, and that of temporary files: values that lie in them are moved when the next attempt has others. */
  readonly home: string;
  readonly temp: string;
  /** Tells the machine from others; `hosted` where each attempt has one of its own. */
  readonly machine?: string;
  /** Where the roots really were, but for the workspace itself: absolute, bytes (latin1). */
  readonly roots?: Readonly<Record<string, string>>;
  /** What was saved of the disk; absent where that was the workspace, all of it. */
  readonly covers?: Coverage;
}

export interface Warned {
  readonly type: 'warning';
  readonly step: string | null;
  readonly message: string;
}

export type RunStatus = 'queued' | 'running' | 'completed' | 'failed' | 'interrupted' | 'paused';

export interface AttemptEnded {
  readonly type: 'attempt.ended';
  readonly status: Exclude<RunStatus, 'queued' | 'running'>;
  /** The deadline has left something undone. */
  readonly out_of_time?: true;
  /** One line for people. */
  readonly why: string;
  /** Steps that ask a person, when paused. */
  readonly waiting_for: readonly string[];
  /** What keeps each pending step from running. */
  readonly pending: readonly { readonly step: string; readonly reason: Reason }[];
}
