import type { Run } from '../record/run.ts';
import type { Caller } from './door.ts';

/** How the keeper is reached, and what is said to whom calls next. */
export interface House {
  /** Lets callers in. Settles when they find it. */
  readonly open: (answer: (caller: Caller) => void) => Promise<void>;
  /** Told once steps can come. */
  readonly ready: (run: Run) => void;
  /** Lines that have come up since the last call. */
  readonly news: () => readonly string[];
  /** Told of each step that is started at most once without consent. */
  readonly asks: (step: string) => void;
  /** How a person lets a step run that asks. */
  readonly consent: (run: Run, step: string) => string;
  /** The names of the processes that bear a mark. */
  readonly living: (mark: string) => Promise<readonly string[]>;
  /** Ends all processes that bear a mark. */
  readonly endProcesses: (mark: string) => Promise<void>;
}
