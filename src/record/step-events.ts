/** What happens to one step. */
import type { Completion, Failure, Question, Reason, StepDefinition, WorkflowAttempt } from './decisions.ts';
import type { ChangeRef, MachineChange, Shared } from './files-events.ts';

/** A step of the workflow has come, and it is decided what becomes of it. Steps of a pipeline are decided by the plan. */
export interface StepArrived {
  readonly type: 'step.arrived';
  readonly step: string;
  readonly definition: StepDefinition;
  readonly decision: 'reuse' | 'run' | 'ask';
  readonly reason: Reason;
  /** Steps of earlier attempts that can be reused no more, since this one runs; absent for none. */
  readonly dropped?: readonly string[];
}

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
  /** What it wrote to the step summary: Markdown, masked. Absent where that is nothing, or too long to be kept. */
  readonly summary?: string | undefined;
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
  /** Null: it could not be captured, and the step is not saved. */
  readonly change: ChangeRef | null;
  readonly shared?: Shared;
  readonly machine?: MachineChange;
}

/** What could not be captured when a step ended has been captured later. */
export interface StepSaved {
  readonly type: 'step.saved';
  readonly step: string;
  readonly completion: number;
  readonly change: ChangeRef;
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
  /** Only its beginning was put on record; the run has started no process of it. */
  readonly never_started?: true;
  /** How its last process had failed, where this beginning started none. */
  readonly failure?: Failure;
}

/** A person is asked before it runs. */
export interface StepWaiting {
  readonly type: 'step.waiting';
  readonly step: string;
  readonly reason: Reason;
  /** Absent where no answer helps: what was not saved must be made again. */
  readonly question?: Question;
}

/** A person's answer to what a step asks, or that it is done. */
export interface StepDecided {
  readonly type: 'step.decided';
  readonly step: string;
  /** `completed`: it is taken as done. */
  readonly decision: 'approved' | 'rejected' | 'completed';
  readonly who: string;
  readonly comment: string | null;
  readonly question: Question;
  /** The outputs that a step has that is taken as done; absent for none. */
  readonly outputs?: Readonly<Record<string, string>>;
  /** The workflow run that gave it; absent where none is known, as on the command line. */
  readonly by?: WorkflowAttempt;
}
