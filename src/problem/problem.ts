/**
 * A Problem is something the user can mend. It is a value, never thrown: all of a file are collected and
 * shown together, and nothing is started while there is one.
 */
export interface Problem {
  /** Stable name of the kind of problem, such as `unknown-key`; `docs/errors.md` lists them. */
  readonly code: string;
  /** What is wrong, in one sentence, without the place. */
  readonly message: string;
  /** What to do about it, in one sentence. */
  readonly hint?: string;
  readonly place?: Place;
}

/** A stretch of one line of a text file. */
export interface Place {
  /** As the user named it, or relative to the workspace. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** How many characters the caret underlines; at least 1. */
  readonly length: number;
  /** The text of that line, for the caret. */
  readonly text: string;
}

/** A value, or every reason why there is none. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
