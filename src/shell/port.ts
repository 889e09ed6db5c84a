/** What the engine asks of whatever runs a step's process. `shell/` holds the real one. */
export type StopSignal = 'SIGINT' | 'SIGTERM';

export interface ScriptRequest {
  /** The text of `run`, expressions already evaluated. */
  readonly script: string;
  /** As in the pipeline: null, `bash`, `sh`, `pwsh`, `python` or a template such as `perl {0}`. */
  readonly shell: string | null;
  /** Absolute path of an existing directory. */
  readonly cwd: string;
  /** The whole environment of the process, without the command files and the mark, which the shell adds. */
  readonly env: Readonly<Record<string, string>>;
  /** A directory of this try's own, for the script and the command files, empty but for pipes; the caller deletes it. */
  readonly scratch: string;
  /** Identifies the attempt and the step in the environment of every process of the step. */
  readonly mark: StepMark;
  /** Texts that must not appear in what is logged; the shell adds those of `::add-mask::`. */
  readonly masks: Masks;
  readonly output: OutputSink;
  /** Milliseconds after which the try is ended; null for none. */
  readonly timeoutMs: number | null;
}

/** `attempt` is unique among all attempts of all runs on the machine. Neither part may hold `/`, `,` or white space. */
export interface StepMark {
  readonly attempt: string;
  readonly step: string;
}

/** A growing set of texts to be replaced by `***`. */
export interface Masks {
  /** Adds a secret, with the encodings and single lines that GitHub's runner masks too. Empty texts are ignored. */
  add(secret: string): void;
  /** Whether a text contains a masked one. */
  hides(text: string): boolean;
  /** The text with every masked one replaced. */
  apply(text: string): string;
  /** The masked byte sequences, longest first, for masking streams. */
  patterns(): readonly Buffer[];
}

export interface OutputSink {
  /** Bytes of the step's output, masked, in the order in which they came. A promise holds the stream back until it settles. */
  write(bytes: Buffer): Promise<void> | undefined;
  /** A workflow command that says something to people. Its line is in `write` too. */
  note(note: Note): void;
}

export interface Note {
  readonly kind: 'notice' | 'warning' | 'error' | 'debug' | 'group' | 'endgroup' | 'add-mask';
  /** Without masked texts; of `add-mask` alone it is the text to be masked, which may be shown to nobody. */
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** How a process ended. */
export type Exit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'stopped' }
  /** It could not be started at all: no such shell, no such directory. */
  | { readonly kind: 'unstartable'; readonly message: string };

/** What a step set for later steps, by command files and workflow commands. */
export interface Said {
  readonly outputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** Directories put in front of PATH, the last one first. */
  readonly path: readonly string[];
  /** How many texts it asked to be masked. */
  readonly masked: number;
  /** The text of the step summary, at most 1 MiB. */
  readonly summary: string;
  /** What cannot be accepted; the step fails with these. */
  readonly errors: readonly string[];
  /** What is left out or old-fashioned; said as warnings. */
  readonly warnings: readonly string[];
}

export interface ScriptResult {
  readonly exit: Exit;
  readonly said: Said;
  /** Processes of the step that live on after it exited with 0: pid and command name. Empty otherwise: then none does. */
  readonly leftRunning: readonly { readonly pid: number; readonly command: string }[];
}

export interface RunningScript {
  /** Settles when the step's process has exited and its output is written; never rejects. */
  readonly result: Promise<ScriptResult>;
  /** Sends the signal to the whole process tree, and SIGKILL after 5 s; `result` then says `stopped`. */
  stop(signal: StopSignal): void;
  /** SIGKILL to the whole process tree now. */
  kill(): void;
  /** After its result: ends what it has left running. Settles when none is left. */
  endRest(): Promise<void>;
}

export interface EndedAttempt {
  /** How many processes there were. */
  readonly count: number;
  /** Says of each that could not be ended which it is. */
  readonly survivors: readonly string[];
}

export interface Shell {
  start(request: ScriptRequest): RunningScript;
  /** Ends every process that bears the mark of the attempt; settles when none is left that can be ended. */
  endAttempt(attempt: string): Promise<EndedAttempt>;
}
