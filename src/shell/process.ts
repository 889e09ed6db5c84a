/** One process, as it was when it was looked at. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** When it started, in whatever unit the system gives: with the pid it tells a process from a later one. */
  readonly start: string;
  /** It has ended and only waits for its parent to ask how. */
  readonly zombie: boolean;
  /** The program's name, as the system has it. */
  readonly name: string;
  /** The value of the mark's variable in the environment that it started with; null for none, or none to be read. */
  readonly marks: string | null;
}

/** All processes that can be seen now. */
export type ProcessTable = () => readonly Process[];

/** Tells a process from another one that gets its pid later. */
export function identity(process: Process): string {
  return `${process.pid} ${process.start}`;
}
