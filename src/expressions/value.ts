/** What an expression can be worth: JSON. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** What `success()`, `failure()` and `cancelled()` go by: how all that the step depends on went, unless a signal stopped the attempt. */
export type Status = 'success' | 'failure' | 'cancelled';

/** What an expression is evaluated against. Decided by the caller, so that evaluating stays pure. */
export interface Scope {
  /** `github`, `env`, `inputs`, `secrets`, `steps`, `needs`, `matrix`, `strategy`, `runner`, `run`. */
  readonly contexts: Readonly<Record<string, Value>>;
  readonly status: Status;
  /** `hashFiles(…)`: patterns to the hash of the files, the empty text where none matches. */
  readonly hashFiles: (patterns: readonly string[]) => Promise<string>;
}
