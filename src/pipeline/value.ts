/** What an expression can be worth: JSON. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** What an expression is evaluated against. Decided by the caller, so that evaluating stays pure. */
export interface Scope {
  /** `github`, `env`, `inputs`, `secrets`, `steps`, `needs`, `matrix`, `strategy`, `runner`, `run`. */
  readonly contexts: Readonly<Record<string, Value>>;
  /** What `success()` and `failure()` say: whether everything that the step depends on went well. */
  readonly success: boolean;
  /** `hashFiles(…)`: patterns to the hash of the files, the empty text where none matches. */
  readonly hashFiles: (patterns: readonly string[]) => Promise<string>;
}
