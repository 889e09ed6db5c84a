import type { Writable } from 'node:stream';

/** This process, as the entry point knows it. */
export interface StepWorld {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Calls when the runner asks this process to stop. */
  readonly onSignal: (stop: (by: 'SIGINT' | 'SIGTERM') => void) => void;
}
