/** Who a line of checkpoints belongs to. Pure. */
import { digestOf } from '../digest/digest.ts';

/** What tells one line of checkpoints from all others of a repository. */
export interface Owner {
  readonly repository: string;
  /** The workflow's file, or its name where the file is not known. */
  readonly workflow: string;
  readonly job: string;
  /** The values of the job's matrix leg, as JSON; empty without a matrix. */
  readonly matrix: string;
  /** Tells two uses of the action in one job apart. */
  readonly use: string;
  /** The pipeline's path. */
  readonly pipeline: string;
  readonly scope: Scope;
}

/** `run`: one workflow run and its re-runs. `own`: a text of the user's. */
export type Scope =
  | { readonly kind: 'run'; readonly run: string }
  | { readonly kind: 'own'; readonly text: string };

/** The name of a line in keys: 32 hexadecimal digits. */
export function lineOf(owner: Owner): string {
  return digestOf(owner).slice(0, 32);
}

/** The name under which a run can be found by its id, whatever its scope. */
export function aliasOf({ scope: _, ...owner }: Owner, run: string): string {
  return digestOf({ ...owner, run }).slice(0, 32);
}
