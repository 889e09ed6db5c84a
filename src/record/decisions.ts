/** What a plan decided for each step, why, and what a completion was built on. */

import type { Named } from './files-events.ts';

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
  /** `lost`: an earlier attempt may have run it, whose machine was lost. `was`: the id that it may have had before. */
  | { readonly kind: 'new'; readonly lost?: true; readonly was?: string }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'definition'; readonly parts: readonly string[] }
  | { readonly kind: 'input'; readonly input: string }
  /** A variable from outside the pipeline that its expressions mention. */
  | { readonly kind: 'env'; readonly name: string }
  | { readonly kind: 'needs'; readonly step: string; readonly change: NeedChange }
  /** `by`: absent where the pipeline file says so. */
  | { readonly kind: 'always'; readonly by?: 'env' }
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

export type Failure =
  | { readonly kind: 'error'; readonly exit_code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'timeout'; readonly minutes: number }
  /** It could not be started, or what it said could not be accepted. */
  | { readonly kind: 'refused'; readonly message: string };

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

/** An attempt of a workflow run: GitHub's own number for it, from 1, which a re-run of a job counts up. */
export interface WorkflowAttempt {
  readonly workflow_run: string;
  readonly attempt: number;
}
