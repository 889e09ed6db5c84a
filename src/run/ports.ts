/** What the engine needs of the world. The entry points choose who answers. */
import type { Value } from '../expressions/value.ts';
import type { Inputs, Step } from '../pipeline/model.ts';
import type { Outside } from '../plan/outside.ts';
import type {
  BuiltOn,
  Completion,
  Question,
  Reason,
  SourceDigests,
  WorkflowAttempt,
} from '../record/decisions.ts';
import type { EventBody, RunEvent, SourceRecord, Where } from '../record/events.ts';
import type { ChangeRef, MachineChange, Shared } from '../record/files-events.ts';
import type { Run } from '../record/run.ts';
import type { LeftBehind, StepDecided } from '../record/step-events.ts';
import type { Masks, Note, Shell, StopSignal } from '../shell/port.ts';

export interface Ports {
  readonly clock: Clock;
  readonly shell: Shell;
  readonly journal: Journal;
  readonly masks: Masks;
  readonly observer: Observer;
  /** Opens the log of one try of a step. */
  readonly openLog: (log: LogName) => LogFile;
  /** An empty directory of one try's own. */
  readonly scratch: () => Scratch;
  /** @throws EvaluationError when some of the files cannot be read, or the signal aborts */
  readonly hashFiles: (patterns: readonly string[], signal: AbortSignal) => Promise<string>;
  readonly files: Files;
  readonly machine: Machine;
  readonly published: Published;
  /** Who can be asked at once; null for nobody. */
  readonly person: Person | null;
}

/** A person at a terminal. */
export interface Person {
  /** For the record. */
  readonly name: string;
  /** Settles with `later` when the signal aborts. */
  ask(asked: Asked, until: AbortSignal): Promise<StepDecided['decision'] | 'later'>;
}

/** What a step asks, and why. */
export interface Asked {
  readonly step: string;
  readonly reason: Reason;
  readonly question: Question;
}

/** The record where it outlives this machine. */
export interface Published {
  /**
   * Settles when all that is on record so far is there.
   * @returns why that cannot be done for now; null when it is done
   */
  now(): Promise<string | null>;
  /**
   * Looks whether somebody else goes on with the run, too: asked when the start of a step is published that is started at most once.
   * @returns who, or why that cannot be told; null when nobody does
   */
  others(): Promise<string | null>;
}

/** The workspace of an attempt: a snapshot before its first step and at the end of every try. */
export interface Files {
  /**
   * Brings the workspace to what the plan wants. Called once, after the attempt's first event and before any step.
   * @throws Error when that cannot be done: then no step starts
   */
  begin(log: FilesLog): Promise<void>;
  /** A step is about to be decided. @returns the digest of what it reads, null where it declares no `reads` */
  reads(step: Step): string | null;
  /** A step's first try is about to start. */
  started(step: Step): void;
  /** Its process has ended, and it counts as completed: captures its change. Never throws for what the disk says. */
  completed(step: Step): Promise<Captured>;
  /**
   * A try has failed or was cut off. `try-again`: its change is undone, but for the files that the step keeps.
   * @returns `not-ready` when that could not be done: the next try would find a workspace that is none of its own
   */
  failed(step: Step, then: 'try-again' | 'end'): Promise<'ready' | 'not-ready'>;
  /** A step that has asked starts again, or is skipped: what its last try left is undone. @returns why it cannot be; null where it is */
  undone(step: Step): Promise<string | null>;
  /**
   * Nothing runs any more. Tries once more to save what could not be captured.
   * @param leftRunning the steps that had left processes running, which may have written since they were looked at
   */
  end(leftRunning: readonly string[]): Promise<void>;
}

/** The same where steps come one by one, and what they had saved is brought back in their turn. */
export interface ArrivingFiles extends Files {
  /** A step has come. What changed since the last snapshot while no step ran is source. @returns the digests of the source now */
  arrived(step: Step): Promise<SourceDigests>;
  /**
   * Whether what a completed step saved fits here, and what it depends on in the files is as it was.
   * @returns why not; null when it does
   */
  fits(step: Step, completion: Completion): Reason | null;
  /** Puts back what it had saved. @returns why that cannot be done: then the workspace is as before; null when it is done */
  bringBack(step: Step, completion: Completion): Promise<Reason | null>;
  /** It runs in place of a completion that counts, and what it had changed stays in its place for what is compared later. */
  standsIn(completion: Completion): void;
}

/** How the workspace's events come on record. */
export interface FilesLog {
  /** Makes an event durable. */
  readonly write: (body: EventBody) => void;
  /** The record so far. */
  readonly run: () => Run;
}

/** What is on the machine outside of the saved folders. Never throws. */
export interface Machine {
  /** A step's first try is about to start. @param env of its process */
  started(step: string, env: Readonly<Record<string, string>>): Promise<void>;
  /** It has ended well. @returns what has come to the machine since it started; null for nothing */
  ended(step: string, left: Pick<LeftBehind, 'env' | 'path' | 'outputs'>): Promise<MachineChange | null>;
  /** Whether a path is there now. */
  has(path: string): boolean;
}

export interface Lacks {
  /** What of git has moved. */
  readonly refs: readonly string[];
  /** Files that are not saved, or not whole. */
  readonly files: readonly string[];
}

export interface Captured {
  /** Null: it could not be captured, and the step is not saved. */
  readonly change: ChangeRef | null;
  /** Paths that may be the work of steps beside it; absent for none. */
  readonly shared?: Shared;
  /** What a resume elsewhere will not have; absent for nothing. */
  readonly lacks?: Lacks;
  readonly warnings: readonly string[];
}

export interface Clock {
  now(): Date;
  /** Settles after `ms` milliseconds, or at once when the signal aborts. */
  sleep(ms: number, until: AbortSignal): Promise<void>;
}

export interface Journal {
  /** Returns when the event is durable. @throws when it could not be written: then nothing more may start. */
  append(event: RunEvent, run: Run): void;
}

export interface LogName {
  readonly step: string;
  readonly attempt: number;
  readonly try: number;
}

export interface LogFile {
  /** Never throws: a log that cannot be written is said once, and the step goes on. */
  write(bytes: Buffer): void;
  /** Keeps the summary that the step wrote, Markdown. Never throws. */
  summary(text: string): void;
  close(): void;
}

export interface Scratch {
  readonly path: string;
  dispose(): void;
}

/** Told of everything as it happens, after it is durable. */
export interface Observer {
  event(event: RunEvent, run: Run): void;
  /** A promise holds the step's output back until it settles. */
  output(step: string, bytes: Buffer): Promise<void> | undefined;
  note(step: string, note: Note): void;
}

/** What an attempt is run with, besides its plan. */
export interface Setting {
  readonly runId: string;
  /** Counts the runs of the store from 1. */
  readonly sequence: number;
  readonly mark: string;
  /** `uncertain`: an earlier attempt may have done more than the record tells. */
  readonly history: 'whole' | 'uncertain';
  /** The workflow run that this is an attempt of; null where none is known. */
  readonly by: WorkflowAttempt | null;
  readonly inputs: Inputs;
  readonly source: SourceRecord;
  readonly builtOn: BuiltOn;
  readonly where: Where;
  /** The environment that Savepoint was started with, less what steps must not see. */
  readonly env: Readonly<Record<string, string>>;
  /** The variables from outside the pipeline, to tell whether one has changed. */
  readonly outside: Outside;
  readonly github: Readonly<Record<string, Value>>;
  readonly runner: Value;
  readonly secrets: Readonly<Record<string, string>>;
  /** The job's own token: `github.token`, and `secrets.GITHUB_TOKEN` where none is given; null where there is none. */
  readonly token: string | null;
  /** Steps that may run side by side; at least 1. */
  readonly maxParallel: number;
}

/** When what runs is stopped, in time to be saved. */
export interface Deadline {
  readonly reached: AbortSignal;
  /** Milliseconds until then. */
  left(): number;
}

/** How a person or the system asks a running attempt to stop. The first asks, a second one does not wait. */
export class Stop {
  readonly #controller = new AbortController();
  readonly #hurry = new AbortController();
  #by: StopSignal | null = null;

  request(signal: StopSignal): void {
    if (this.#by !== null) {
      this.#hurry.abort();
      return;
    }
    this.#by = signal;
    this.#controller.abort();
  }

  /** The first signal, or null while nobody asked. */
  get by(): StopSignal | null {
    return this.#by;
  }

  /** Aborts at the first request. */
  get asked(): AbortSignal {
    return this.#controller.signal;
  }

  /** Aborts at the second request. */
  get hurry(): AbortSignal {
    return this.#hurry.signal;
  }
}
