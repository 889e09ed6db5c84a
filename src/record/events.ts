/**
 * What happens in a run, one line of `events.ndjson` each. The record is folded from these and from nothing else.
 * All JSON names are those that users see.
 */

/** `n` counts the events of a run from 1; order is by `n`, never by `at`. */
export type RunEvent = EventBody & { readonly n: number; readonly at: string };

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

/** An attempt of a workflow run: GitHub's own number for it, from 1, which a re-run of a job counts up. */
export interface WorkflowAttempt {
  readonly workflow_run: string;
  readonly attempt: number;
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

/** `workspace.paths` and `workspace.exclude` of a pipeline. */
export interface Coverage {
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
}

/** A pack: its number in the run, the SHA-256 of its index, its length in bytes. */
export interface PackRef {
  readonly pack: number;
  readonly index: string;
  readonly bytes: number;
}

/** What was saved of a change to the files. */
export interface ChangeRef {
  /** Null: nothing changed. */
  readonly pack: PackRef | null;
  /** Paths that were added, modified or deleted. */
  readonly files: number;
  /** Bytes in the files that were added or modified. */
  readonly bytes: number;
  /** Bytes that this took in the store. */
  readonly stored_bytes: number;
}

/** One step of the graph that runs, expressions as written. */
export interface StepDefinition {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly section: 'steps' | 'finally';
  readonly needs: readonly string[];
  /** Those of the needs that it waits for the start of; absent for none. */
  readonly started?: readonly string[];
  /** Absent for a step that the next entry waits for. */
  readonly background?: 'task' | 'service';
  /** Of a leg of a matrix, the id of the step as the file has it. */
  readonly of?: string;
  /** How many tries it has in an attempt; absent for one. */
  readonly tries?: number;
  /** The parts whose digest is `digest`: see *definition* in docs/architecture.md. */
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
  | { readonly kind: 'completed'; readonly completion: number; readonly files?: LookedAt }
  | { readonly kind: 'skipped'; readonly completion: number; readonly files?: LookedAt }
  /** `rerun: never`, although it would not count. */
  | { readonly kind: 'kept'; readonly completion: number }
  /** `--only-step` builds on it as it is, although it would not count. */
  | { readonly kind: 'taken'; readonly completion: number }
  /** `lost`: an earlier attempt may have run it, whose machine was lost. */
  | { readonly kind: 'new'; readonly lost?: true }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'definition'; readonly parts: readonly string[] }
  | { readonly kind: 'input'; readonly input: string }
  /** A variable from outside the pipeline that its expressions mention. */
  | { readonly kind: 'env'; readonly name: string }
  | { readonly kind: 'needs'; readonly step: string; readonly change: NeedChange }
  | { readonly kind: 'always' }
  /** It had installed what this machine does not have, and a step that depends on it runs. */
  | { readonly kind: 'install'; readonly installs: readonly Named[] }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'not-chosen' }
  /** A step of the workflow that this attempt has not come to. */
  | { readonly kind: 'not-come' }
  /** What it set held a secret and was not saved, and nobody can tell which later step needs it. */
  | { readonly kind: 'secret' }
  | { readonly kind: 'finally' }
  | { readonly kind: 'started-before'; readonly because: Reason }
  /** A gate asks; `because` of what, where it was decided before. */
  | { readonly kind: 'approval'; readonly because: Reason }
  /** A person said that it runs, or that it does not; a gate goes on, or fails. */
  | { readonly kind: 'approved'; readonly by: string }
  | { readonly kind: 'rejected'; readonly by: string }
  /** A person took it as done. */
  | { readonly kind: 'marked'; readonly by: string }
  /** A gate whose question has come to be another one. */
  | { readonly kind: 'prompt' }
  /** A gate, and a step behind it that is not as it was when that was approved. */
  | { readonly kind: 'behind'; readonly step: string; readonly change: 'changed' | 'added' | 'removed' }
  /** An attempt whose last checkpoints could not be had may have started it. */
  | { readonly kind: 'maybe-started'; readonly because: Reason }
  | { readonly kind: 'withheld'; readonly step: string; readonly names: readonly string[] }
  /** It ended well, but what it left could not be saved. */
  | { readonly kind: 'unsaved' }
  /** What it saved cannot be had: a path, and why. */
  | { readonly kind: 'lost'; readonly path: string; readonly why: string }
  /** What it changed is not as it was when it changed it. `unsaved`: it is from before the run, which saves no such file, and is not here. */
  | { readonly kind: 'differs'; readonly path: string; readonly unsaved?: true }
  /** Files that it `reads` are not as it found them; some of them by name. */
  | { readonly kind: 'reads'; readonly paths: readonly string[] }
  /** It declares no `reads`, and the commit is another. */
  | {
      readonly kind: 'commit';
      readonly from: string | null;
      readonly to: string | null;
      /** Of a repository below the workspace its folder. */
      readonly folder?: string;
    }
  /** It declares no `reads`, and source files differ where no commit tells; some of them by name. */
  | { readonly kind: 'source'; readonly paths: readonly string[] }
  /** On another commit, a value of the `github` context that it mentions is another. */
  | { readonly kind: 'github'; readonly name: string }
  /** `--edited`, and it is older than edits of source files; some of them by name. */
  | { readonly kind: 'edited'; readonly paths: readonly string[] }
  /** Never completed, but all that it `writes` is there. */
  | { readonly kind: 'present' }
  /** It would not have ended before the deadline, by the time that it took before: noted when the attempt ends. */
  | { readonly kind: 'deadline'; readonly took_ms: number }
  /** A service: the first step that runs beside it and needs it; absent where none does. */
  | { readonly kind: 'service'; readonly step?: string }
  /** Why a pending step has not run, noted when the attempt ends. */
  | { readonly kind: 'blocked'; readonly step: string };

/**
 * Which files were compared for a step that is reused: those that it `reads`; without `reads` the whole source, or, in the folder that the run
 * left, none. Absent where files were not looked at.
 */
export type LookedAt = 'reads' | 'source' | 'none';

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
  /** The number of completions that there were when it was started; absent where none came until it ended. */
  readonly began_after?: number;
  readonly definition: string;
  /** The first digits of the digest of each part of the definition, to tell later which has changed. */
  readonly parts: Readonly<Record<string, string>>;
  /** The inputs that the step mentions, with their values. */
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  /** The steps that it depends on the end of; `basis` is null for one that had not ended. */
  readonly needs: readonly {
    readonly step: string;
    readonly basis: number | null;
    readonly result: Result;
  }[];
  /** The steps in the background that it was started beside, and services that were ended before it, with what each was started from; absent for none. */
  readonly started?: Readonly<Record<string, Start>>;
  /** For a step without `needs`, where one of these, or of those before, is `rerun: never`: the other steps before it, each as in `needs`. */
  readonly behind?: Readonly<Record<string, number | null>>;
  /** The digest of the files that it `reads` as it found them; null where it declares none, or files are not looked at. */
  readonly reads: string | null;
  readonly source: BuiltOn;
  /** The values of the `github` context that it mentions: the first digits of their digests. */
  readonly github: Readonly<Record<string, string>>;
  /** Of a gate: the steps behind it, as in `Question`. */
  readonly guards?: Question['guards'];
  /** The same of the variables from outside the pipeline that it mentions; absent for none. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What a step in the background was started from: each as in a `Completion`. */
export interface Start extends Pick<Completion, 'definition' | 'inputs' | 'env'> {
  /** The basis of each step that it depends on. */
  readonly needs: Readonly<Record<string, number | null>>;
}

/** Of the source files that git does not ignore, but for the pipeline file. */
export interface SourceDigests {
  /** Of those in the workspace. */
  readonly digest: string;
  /** Of those in other roots, by the roots' names; absent for none. */
  readonly roots?: Readonly<Record<string, string>>;
}

/** The source that a step found. */
export interface BuiltOn {
  /** The commit that was checked out. */
  readonly commit: string | null;
  /** The commits of repositories below the workspace, by their folders; absent for none. */
  readonly nested?: Readonly<Record<string, string>>;
  /** As in `SourceDigests`; null where files are not looked at. */
  readonly digest: string | null;
  readonly roots?: Readonly<Record<string, string>>;
}

/** `ran-again`: in an attempt before, since the completion was made. */
export type NeedChange = 'runs-again' | 'ran-again' | 'added' | 'removed';

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

/** Things of one kind that a step left on the machine. */
export interface Named {
  /** For people, in the plural: `Python packages`. */
  readonly what: string;
  readonly count: number;
  /** Some of them. */
  readonly names: readonly string[];
  /** Of installs some of the folders and files that tell of them. */
  readonly at?: readonly string[];
}

/** What a step left on the machine, outside of the saved folders. Absent members are empty. */
export interface MachineChange {
  readonly installs?: readonly Named[];
  readonly others?: readonly Named[];
  /** Folders that it made and put on PATH or into a variable. */
  readonly places?: readonly string[];
  /** Other paths of folders, through links, that its values speak of. */
  readonly spellings?: Readonly<Record<string, FolderKind>>;
}

/** A folder that may be elsewhere in the next attempt. */
export type FolderKind = 'workspace' | 'home' | 'temp';

/** Paths of a step's change that may be the work of steps that ran beside it and had not ended well. */
export interface Shared {
  readonly steps: readonly string[];
  /** Some of them. */
  readonly paths: readonly string[];
}

/** What could not be captured when a step ended has been captured later. */
export interface StepSaved {
  readonly type: 'step.saved';
  readonly step: string;
  readonly completion: number;
  readonly change: ChangeRef;
}

/** The source of the attempt: the workspace before its first step. */
export interface SourceCaptured {
  readonly type: 'source.captured';
  /** `first`: of a new run. `elsewhere`: of an attempt in another workspace; `empty`: one in which nothing was. */
  readonly place: 'first' | 'elsewhere' | 'empty';
  readonly commit: string | null;
  /** The commits of repositories below the workspace, by their folders; absent for none. */
  readonly nested?: Readonly<Record<string, string>>;
  /** As in `SourceDigests`. */
  readonly digest: string;
  readonly roots?: Readonly<Record<string, string>>;
  readonly change: ChangeRef;
  /** Where it differs from the source before, in paths that no step or edit touched; absent where it does not. */
  readonly differs?: SourceDiffering;
  /** All that is about to be brought back. */
  readonly brings?: Amount;
}

/** So much of files and links. */
export interface Amount {
  readonly files: number;
  readonly bytes: number;
}

/** Paths of which something is told. */
export interface Differing {
  /** How many. */
  readonly files: number;
  /** Some of them. */
  readonly paths: readonly string[];
}

export interface SourceDiffering extends Differing {
  /** The commit is the same, and here nothing of them is changed: they had been changed there, and were not committed. */
  readonly uncommitted?: true;
}

/** The lowest layer of a new run: what steps of earlier runs in this folder made and is there. */
export interface EarlierCaptured {
  readonly type: 'earlier.captured';
  readonly change: ChangeRef;
}

/** A person's edits, saved as a layer of their own. */
export interface EditsKept {
  readonly type: 'edits.kept';
  /** Its place among the completions. */
  readonly number: number;
  /** The step that ran meanwhile; null: between two attempts. */
  readonly step: string | null;
  readonly change: ChangeRef;
  /** Some of the paths. */
  readonly paths: readonly string[];
  /** Those of them that were deleted; absent where none was. */
  readonly deleted?: readonly string[];
}

/** Files that were put into the store before they were set back. */
export interface FilesAside {
  readonly type: 'files.aside';
  /** The steps that left them, as far as that is known. */
  readonly steps: readonly string[];
  readonly change: ChangeRef;
  /** Some of the paths: those that git does not ignore come first. */
  readonly paths: readonly string[];
}

/** What a failed try of a step with `keep` left, saved for its next try. */
export interface FilesKept {
  readonly type: 'files.kept';
  readonly step: string;
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

/** All that an answer is bound to: where one of these differs later, the step asks again. */
export interface Question {
  /** What a gate asks, with its expressions evaluated; null for a step that asks by itself. */
  readonly prompt: string | null;
  readonly definition: string;
  /** The inputs that it mentions, at least. */
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  readonly needs: Completion['needs'];
  /** Of a gate: the steps behind it, with the first digits of a digest of their definitions and inputs. */
  readonly guards?: Readonly<Record<string, string>>;
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
