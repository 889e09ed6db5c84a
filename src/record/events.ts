/**
 * What happens in a run, one line of `events.ndjson` each. The record is folded from these and from nothing else.
 * All JSON names are those that users see.
 */

/** `n` counts the events of a run from 1; order is by `n`, never by `at`. */
export type RunEvent = EventBody & { readonly n: number; readonly at: string };

export type EventBody =
  | PlanEvent
  | StepStarted
  | StepRetrying
  | StepCompleted
  | StepFailed
  | StepSkipped
  | StepInterrupted
  | StepWaiting
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
}

/** One step of the graph that runs, expressions as written. */
export interface StepDefinition {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly section: 'steps' | 'finally';
  readonly needs: readonly string[];
  /** The parts whose digest is `digest`: see SPEC's *definition* in docs/architecture.md. */
  readonly parts: Readonly<Record<string, unknown>>;
  readonly digest: string;
}

export interface Decision {
  readonly step: string;
  readonly decision: 'reuse' | 'run' | 'ask' | 'leave';
  readonly reason: Reason;
}

/** Why a step runs or does not, as data; `report/reasons.ts` has the words. */
export type Reason =
  | { readonly kind: 'completed'; readonly completion: number }
  | { readonly kind: 'skipped'; readonly completion: number }
  /** `rerun: never`, although it would not count. */
  | { readonly kind: 'kept'; readonly completion: number }
  /** `--only-step` builds on it as it is, although it would not count. */
  | { readonly kind: 'taken'; readonly completion: number }
  | { readonly kind: 'new' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'definition'; readonly parts: readonly string[] }
  | { readonly kind: 'input'; readonly input: string }
  | { readonly kind: 'needs'; readonly step: string; readonly change: 'runs-again' | 'added' | 'removed' }
  | { readonly kind: 'always' }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'not-chosen' }
  | { readonly kind: 'finally' }
  | { readonly kind: 'started-before'; readonly because: Reason }
  | { readonly kind: 'withheld'; readonly step: string; readonly names: readonly string[] }
  /** Why a pending step has not run, noted when the attempt ends. */
  | { readonly kind: 'blocked'; readonly step: string };

export type Failure =
  | { readonly kind: 'error'; readonly exit_code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'timeout'; readonly minutes: number }
  /** It could not be started, or what it said could not be accepted. */
  | { readonly kind: 'refused'; readonly message: string };

/** What an end of a step was built on, and what it left behind for later steps. */
export interface Completion {
  /** Counts the ends of steps in a run, from 1. */
  readonly number: number;
  /** The number that completions built on it note: its own, or, for a `rerun: always` step, that of the completion it stands for. */
  readonly basis: number;
  readonly definition: string;
  /** The first digits of the digest of each part of the definition, to tell later which has changed. */
  readonly parts: Readonly<Record<string, string>>;
  /** The inputs that the step mentions, with their values. */
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  /** The steps that it depends on; `basis` is null for one that had not ended. */
  readonly needs: readonly {
    readonly step: string;
    readonly basis: number | null;
    readonly result: Result;
  }[];
}

export type Result = 'success' | 'failure' | 'skipped' | 'pending';

/** What of a step is not on record, because it held a secret. `masks` counts the texts that it asked to be masked. */
export interface Withheld {
  readonly outputs: readonly string[];
  readonly env: readonly string[];
  readonly path: boolean;
  readonly masks: number;
}

/** What a step set for later steps. Names under `withheld` held a secret, and their values are not saved. */
export interface LeftBehind {
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** What it put in front of PATH, the last one first. */
  readonly path: readonly string[];
  readonly withheld: Withheld;
}

export interface StepStarted {
  readonly type: 'step.started';
  readonly step: string;
  /** From 1, within the attempt. */
  readonly try: number;
}

export interface StepRetrying {
  readonly type: 'step.retrying';
  readonly step: string;
  readonly try: number;
  readonly failure: Failure;
  readonly delay_ms: number;
}

export interface StepCompleted extends LeftBehind {
  readonly type: 'step.completed';
  readonly step: string;
  /** `failure` only with `continue-on-error`. */
  readonly outcome: 'success' | 'failure';
  readonly exit_code: number | null;
  readonly error_message: string | null;
  readonly completion: Completion;
}

export interface StepFailed extends LeftBehind {
  readonly type: 'step.failed';
  readonly step: string;
  readonly failure: Failure;
  readonly error_message: string;
  readonly completion: Completion;
}

export interface StepSkipped {
  readonly type: 'step.skipped';
  readonly step: string;
  readonly completion: Completion;
}

export interface StepInterrupted {
  readonly type: 'step.interrupted';
  readonly step: string;
  readonly why: string;
}

/** A person is asked before it runs. */
export interface StepWaiting {
  readonly type: 'step.waiting';
  readonly step: string;
  readonly reason: Reason;
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
  /** One line for people. */
  readonly why: string;
  /** Steps that ask a person, when paused. */
  readonly waiting_for: readonly string[];
  /** What keeps each pending step from running. */
  readonly pending: readonly { readonly step: string; readonly reason: Reason }[];
}
