/** Who a line of checkpoints belongs to. Pure. */
import { digestOf } from '../digest/digest.ts';

/** What tells one line of checkpoints from all others of a repository. */
export interface Owner {
  readonly repository: string;
  /** The workflow's file, or its name where the file is not known. */
  readonly workflow: string;
  /** The branch, tag or pull request: others do not see what is in its cache, and could not know that a run was taken over. */
  readonly ref: string;
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

/** The names under which a run can be found by its id: `own` by its job alone, `shared` by any job of its workflow. */
export function aliasOf(
  { scope: _, ...owner }: Owner,
  run: string,
): { readonly own: string; readonly shared: string } {
  const { repository, workflow, ref } = owner;
  const shared = digestOf({ repository, workflow, ref, run }).slice(0, 32);
  return { own: `${shared}-${digestOf(owner).slice(0, 32)}`, shared };
}

/** Where a run is. */
export interface Whereabouts {
  readonly line: string;
  readonly scope: Scope;
}

/** The line that a job goes on with when a run is named. */
export interface Named {
  readonly owner: Owner;
  /** Whether it is the one that has this run. */
  readonly isNamed: boolean;
  /** Whether it is another one of the same scope. */
  readonly isBeside: boolean;
}

/**
 * A workflow that is started by hand names one run to all its jobs. Those that the run is not of go on with their own: with what they
 * did in the same workflow run, where both are of a workflow run.
 */
export function namedLine(mine: Owner, { line, scope }: Whereabouts): Named {
  const there = { ...mine, scope };
  if (lineOf(there) === line) return { owner: there, isNamed: true, isBeside: false };
  const owner = mine.scope.kind === 'run' && scope.kind === 'run' ? there : mine;
  return { owner, isNamed: false, isBeside: digestOf(owner.scope) === digestOf(scope) };
}
