/** Who a line of checkpoints belongs to. Pure. */
import { digestOf } from '../digest/digest.ts';
import type { Place } from '../store/objects.ts';

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
  /** The pipeline's path, from a folder that every machine has. */
  readonly pipeline: string;
  readonly scope: Scope;
}

/** `run`: one workflow run and its re-runs. `own`: a text of the user's. */
export type Scope =
  | { readonly kind: 'run'; readonly run: string }
  | { readonly kind: 'own'; readonly text: string };

/** Whether two jobs are of the same workflow, on the same branch. */
export function isOneWorkflow(one: Owner, other: Owner): boolean {
  return one.repository === other.repository && one.workflow === other.workflow && one.ref === other.ref;
}

/** The name of a line in keys: 32 hexadecimal digits. */
export function lineOf(owner: Owner): string {
  return digestOf(owner).slice(0, 32);
}

/**
 * The name under which the jobs of a workflow find a run by its id: 32 hexadecimal digits.
 * @param reach whether jobs of other branches can read what is saved
 */
export function aliasOf({ repository, workflow, ref }: Owner, run: string, reach: Place['reach']): string {
  const owner = { repository, workflow, run };
  return digestOf(reach === 'branch' ? { ...owner, ref } : owner).slice(0, 32);
}

/** An owner for people, and for who takes a run out of a store. */
export function aboutOf(owner: Owner): string {
  return JSON.stringify({ owner });
}

/** Where a run is. */
export interface Whereabouts {
  readonly line: string;
  /** The branch of the line. */
  readonly ref: string;
  readonly scope: Scope;
  /** Whose line it is; null where that is not known. */
  readonly owner: Owner | null;
}

/**
 * The line that a job goes on with. `nothing`: no run was named. `this`: it has the run that was. `beside`: a line of another job in
 * the same scope has it. `elsewhere`: one of another job in another scope.
 */
export interface Named {
  readonly kind: 'nothing' | 'this' | 'beside' | 'elsewhere';
  readonly owner: Owner;
}

/**
 * A workflow that is started by hand names one run to all its jobs. Those that the run is not of go on with their own: with what they
 * did in the same workflow run, where both are of a workflow run. Of two scopes of the user's own each tells its jobs from the other's,
 * as where two jobs call the same reusable workflow. A job that names a run of its own workflow run was told of it by the job that it
 * needs, and goes on with that.
 */
export function namedLine(mine: Owner, { line, ref, scope, owner: theirs }: Whereabouts): Named {
  const isToldHere = mine.scope.kind === 'run' && digestOf(mine.scope) === digestOf(scope);
  if (isToldHere && theirs !== null && lineOf(theirs) === line && isOneWorkflow(theirs, mine))
    return { kind: 'this', owner: theirs };
  const isOther = mine.scope.kind === 'own' && scope.kind === 'own' && mine.scope.text !== scope.text;
  if (isOther) return { kind: 'elsewhere', owner: mine };
  const there = { ...mine, ref, scope };
  if (lineOf(there) === line) return { kind: 'this', owner: there };
  const owner = mine.scope.kind === 'run' && scope.kind === 'run' ? there : mine;
  return { kind: digestOf(owner.scope) === digestOf(scope) ? 'beside' : 'elsewhere', owner };
}
