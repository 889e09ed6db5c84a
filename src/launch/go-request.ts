/** What a run is asked for with, by the command line and the action. */
import type { Doing } from '../files/setting.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { Problem } from '../problem/problem.ts';
import type { WorkflowAttempt } from '../record/decisions.ts';
import type { AttemptRequest } from '../run/attempt.ts';
import type { Observer, Person, Published, Stop } from '../run/ports.ts';
import type { Given } from './answers.ts';
import type { RunChoice } from './choose-run.ts';
import type { StepChoice } from './choose-step.ts';
import type { Drive } from './launch-request.ts';
import type { Located, PipelineFile } from './locate.ts';
import type { Helper } from './node-ports.ts';

/** This process, as its entry point knows it. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly host: string;
  readonly pid: number;
  /** An existing directory for scratch files. */
  readonly temp: string;
  /** The home folder. */
  readonly home: string;
  /** The fixed place of workspace locks. */
  readonly locks: string;
  /** How to start this program again. */
  readonly self: Helper;
}

export interface GoRequest {
  readonly machine: Machine;
  readonly located: Located;
  /** Folders that are never part of the workspace, besides the store. */
  readonly apart: readonly string[];
  /** The pipeline file, or what it said when it was read. */
  readonly file: PipelineFile | Pipeline;
  /** Which run; told once the pipeline has been read and is known to be good. */
  readonly run: (pipeline: Pipeline) => Promise<RunChoice> | RunChoice;
  /** What the id of a new run ends in, from 1, which is left out; counted on while that id is taken. */
  readonly idNumber: number;
  /** The workflow run that this is an attempt of; null where none is known. */
  readonly by: WorkflowAttempt | null;
  readonly step: StepChoice | null;
  /** What a person answers to the run that goes on, on record before anything is planned; null for nothing. */
  readonly answer: Given | null;
  /** Who can be asked at once; null for nobody. */
  readonly asked: Person | null;
  /** Whether reused steps that are older than a person's edits run again. */
  readonly edited: boolean;
  readonly inputs: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The job's own token; null where there is none. */
  readonly token: string | null;
  /** Null: as the file says, else the number of cores. */
  readonly maxParallel: number | null;
  /** How long a finished run is kept, in ms; null: as the file says. */
  readonly retentionMs: number | null;
  /** Names of variables, or beginnings that end in `*`, that steps do not inherit. */
  readonly hidden: readonly string[];
  readonly stop: Stop;
  /** When the attempt must be over, and since when that time runs, in ms since 1970; null: it may take any time. */
  readonly deadline: { readonly at: number; readonly from: number } | null;
  readonly cleanUp: AttemptRequest['cleanUp'];
  /** Runs the attempt where the steps stay in the workflow and come one by one; absent: the steps of the pipeline are run. */
  readonly drive?: Drive;
  /** Milliseconds between the signal that ends a step and SIGKILL. */
  readonly graceMs: number;
  /** Whether a person is at work in the workspace while steps run. */
  readonly person: boolean;
  /** Told how far reading, saving and restoring files has come. */
  readonly progress: (doing: Doing, files: number, bytes: number) => void;
  /** Who is told; made when the pipeline has been read. */
  readonly observe: (pipeline: Pipeline, maxParallel: number) => Observer;
  readonly published: Published;
  /** `problem`: what the message says, as data, where it is one of the pipeline file. */
  readonly warn: (message: string, problem?: Problem) => void;
}

/** With a folder as store, what is on record is published. */
export const AT_ONCE: Published = { now: async () => null, others: async () => null };

/** What the command line hides from steps. */
export const HIDDEN_VARIABLES: readonly string[] = ['SAVEPOINT_KEY'];

/** The environment that steps inherit: this process's own, less what is hidden from them. */
export function inherited(env: Machine['env'], hidden: readonly string[]): Readonly<Record<string, string>> {
  const isHidden = (name: string) =>
    hidden.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !isHidden(entry[0]),
    ),
  );
}
