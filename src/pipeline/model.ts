/**
 * The Pipeline: what was asked for. Immutable and JSON-shaped; expressions are kept as written.
 * Blocks are flattened: what waits for what is all in `needs`.
 */

import type { Value } from '../expressions/value.ts';
import type { Place, Problem } from '../problem/problem.ts';

export interface Pipeline {
  readonly name: string;
  readonly description: string | null;
  /** The file, as it is named in records: relative to the workspace where it lies inside. */
  readonly path: string;
  /** SHA-256 of the file's bytes. */
  readonly digest: string;
  readonly inputs: readonly InputSpec[];
  readonly env: Readonly<Record<string, string>>;
  /** Null: as many as there are cores. */
  readonly maxParallel: number | null;
  readonly failFast: boolean;
  /** What is told when a run pauses, and when it ends: a command, or an address. As written; null for nothing. */
  readonly onPause: string | null;
  readonly onEnd: string | null;
  /** How long a folder store keeps finished runs. */
  readonly retentionMs: number;
  readonly workspace: {
    readonly paths: readonly string[];
    readonly exclude: readonly string[];
    /** More places of the machine: absolute, or beginning with `~/`. */
    readonly machine: readonly string[];
  };
  /** In the order of the file. */
  readonly steps: readonly Step[];
  readonly finally: readonly Step[];
  /** What is allowed, and may not be what was meant. */
  readonly warnings: readonly Problem[];
}

export interface InputSpec {
  readonly name: string;
  readonly description: string | null;
  readonly required: boolean;
  readonly type: 'string' | 'boolean' | 'number' | 'choice' | 'environment';
  readonly options: readonly string[];
  readonly default: InputValue | null;
}

export type InputValue = string | number | boolean;
export type Inputs = Readonly<Record<string, InputValue>>;

export type Rerun = 'auto' | 'always' | 'ask' | 'never';
export type RetryWhen = 'error' | 'timeout' | 'signal' | number;

/** How much of what a failed try wrote the next one finds: nothing, everything, or the files that some patterns match. */
export type Keep = 'nothing' | 'everything' | readonly string[];

export interface Retries {
  /** Tries after the first. */
  readonly max: number;
  readonly delayMs: number;
  readonly backoff: 'fixed' | 'linear' | 'exponential';
  readonly maxDelayMs: number | null;
  readonly when: readonly RetryWhen[];
}

/** A step's `strategy` as written, before its legs are known. */
export interface Strategy {
  readonly matrix: Value;
  readonly failFast: boolean | string;
  /** Null: as many as there are legs. */
  readonly maxParallel: number | string | null;
  readonly place: Place;
}

/** Of a leg, what makes it one. */
export interface Leg {
  /** The id of the step as the file has it. */
  readonly of: string;
  readonly matrix: Readonly<Record<string, Value>>;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  /** Whether its failure stops the other legs. */
  readonly failFast: boolean;
  /** How many of the legs run at once at most. */
  readonly maxParallel: number;
}

/** Of a step that runs in the background: `task`, it ends, and something waits for it; `service`, it is ended. */
export type Background =
  | { readonly kind: 'task' }
  /** `cancel`: where it is ended; null: after `finally`. */
  | { readonly kind: 'service'; readonly cancel: Cancel | null };

export interface Cancel {
  /** The ids of the steps at which everything before it has ended. */
  readonly after: readonly string[];
  /** The number of the first step that comes after it. */
  readonly before: number;
}

export interface Step {
  readonly id: string;
  /** From 1, over `steps` and then `finally`, as `savepoint plan` prints it. */
  readonly number: number;
  readonly section: 'steps' | 'finally';
  /** The name given, else the first line of `run`. May hold expressions. */
  readonly name: string;
  readonly run: string;
  /** The question to a person, as written: the step is a gate, and has no commands. Null for every other step. */
  readonly approval: string | null;
  /** As written, `defaults.run.shell` applied. Null: GitHub's unnamed shell, `bash -e {0}`. */
  readonly shell: string | null;
  /** As written, `defaults.run['working-directory']` applied. */
  readonly workingDirectory: string | null;
  /** The step's own; the pipeline's is in `Pipeline.env`. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * The ids of the steps that this one waits for and directly depends on. For a step without `needs` these are
   * the steps at which everything before it in the file has ended: entries further up are reached through them. Of a step with a matrix, all legs.
   */
  readonly needs: readonly string[];
  /** Those of the needs that it waits for the start of, and not for the end: steps in the background. */
  readonly started: readonly string[];
  /**
   * For a step without `needs`, where a `rerun: never` step is among those that it depends on: all of these that are no needs. The
   * needs do not stand for them, since such a step stays whatever comes of those before it. Else none.
   */
  readonly behind: readonly string[];
  /** Whether `needs` was written in the file. */
  readonly needsWritten: boolean;
  /** The condition as written, with or without `${{ }}`; null where there is none. */
  readonly if: string | null;
  /** A number, or an expression that gives one; null: no limit. */
  readonly timeoutMinutes: number | string | null;
  readonly retries: Retries;
  readonly continueOnError: boolean | string;
  readonly reads: readonly string[] | null;
  readonly writes: readonly string[] | null;
  readonly keep: Keep;
  /** Null: the next entry waits for its end. */
  readonly background: Background | null;
  /** Null: it has no matrix, or is a leg of one. */
  readonly strategy: Strategy | null;
  readonly leg: Leg | null;
  readonly rerun: Rerun;
  /** What the step's expressions, and those of the pipeline's `env` that it does not override, speak of. */
  readonly mentions: Mentions;
  /** Where the step begins in the file: line from 1. */
  readonly line: number;
}

/** What expressions speak of; `'*'` in a list means all of it (as `toJSON(inputs)` does). */
export interface Mentions {
  readonly inputs: readonly string[];
  readonly secrets: readonly string[];
  /** Names of `github.*` values. */
  readonly github: readonly string[];
  readonly env: readonly string[];
  /** Names of `strategy.*` values. */
  readonly strategy: readonly string[];
  /** Ids of steps that are spoken of at all, by `steps.ID` or `needs.ID`. */
  readonly steps: readonly string[];
  /** Outputs of other steps, by `steps.ID.outputs.NAME` or `needs.ID.outputs.NAME`. */
  readonly outputs: readonly { readonly step: string; readonly output: string }[];
  /** Of these, what the step's `if` speaks of. */
  readonly condition: Pick<Mentions, 'env' | 'outputs'>;
  /** Names of the pipeline's variables that count for nothing here: the step sets them itself, and does not speak of them where it does. */
  readonly overridden: readonly string[];
}

/** Every step of both sections, in the order of their numbers. */
export function allSteps(pipeline: Pipeline): readonly Step[] {
  return [...pipeline.steps, ...pipeline.finally];
}
