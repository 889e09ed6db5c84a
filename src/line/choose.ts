/** Which run of a line a job goes on with. Pure. */
import { digestOf } from '../digest/digest.ts';
import type { WorkflowAttempt } from '../record/events.ts';
import { isUnfinished } from '../record/listing.ts';
import type { Opened } from './find.ts';
import { type Header, MOST_EARLIER, type OtherRun } from './header.ts';
import type { Named } from './owner.ts';

export interface WantedRun {
  /** The workflow run that the job is of; null where none is known. */
  readonly workflowRun: string | null;
  /** Tells the inputs that the job gives, as `givenOf` does. */
  readonly given: string;
  /** A run by its id; null: whichever belongs to the job. */
  readonly run: string | null;
}

/** The digest of the inputs that a job gives; empty where they are the defaults; null: it gives none. */
export function givenOf(
  inputs: Readonly<Record<string, string | number | boolean>>,
  defaults: Readonly<Record<string, string | number | boolean>>,
): string | null {
  if (Object.keys(inputs).length === 0) return null;
  const others = Object.entries(inputs).filter(([name, value]) => `${value}` !== `${defaults[name]}`);
  return others.length === 0
    ? ''
    : digestOf(Object.fromEntries(others.map(([name, value]) => [name, `${value}`])));
}

/** More runs of a line are forgotten, the oldest first. */
const MOST = 50;

/** The runs of a line, newest first. @param newest the newest checkpoint */
export function runsOf({
  checkpoint: { header },
  run,
}: Pick<Opened, 'checkpoint' | 'run'>): readonly OtherRun[] {
  const { run: id, workflow_run, given, others } = header;
  const claims = new Set(
    header.chain.map(({ claim }) => claim).filter((claim) => claim !== header.place.claim),
  );
  const earlier = [...claims].sort((a, b) => b - a).slice(0, MOST_EARLIER);
  const own: OtherRun = {
    run: id,
    workflow_run,
    given,
    completed: !isUnfinished(run),
    earlier,
    ...header.place,
  };
  return [own, ...others.filter((other) => other.run !== id)].slice(0, MOST);
}

/** More workflow runs are forgotten, the oldest first. */
const MOST_BY = 200;

/** Those that have saved in a line, and one more. @param workflowRun null: none is known */
export function savedBy(
  before: readonly WorkflowAttempt[],
  { workflowRun, attempt }: { readonly workflowRun: string | null; readonly attempt: number },
): readonly WorkflowAttempt[] {
  if (workflowRun === null) return before;
  const others = before.filter((each) => each.workflow_run !== workflowRun);
  return [{ workflow_run: workflowRun, attempt }, ...others].slice(0, MOST_BY);
}

/** Which of the earlier attempts has saved last, of what is known: the last one, an older one, or none. */
export type Known = 'last' | 'older' | 'none';

export interface Knowing {
  readonly workflowRun: string | null;
  /** The number of the workflow run's attempt, from 1. */
  readonly attempt: number;
  /** A job beside the run that was named goes on with what it did there. */
  readonly named: Named['kind'];
}

/**
 * Of what is known of the earlier attempts of a workflow run, and of those beside the run that was named: the last one, an older one, or
 * none has saved what a checkpoint knows of. The others have saved nothing, or it is gone.
 * @param found the newest checkpoint of the line
 */
export function knownOf(found: Pick<Header, 'by'>, { workflowRun, attempt, named }: Knowing): Known {
  if (attempt === 1 && named === 'beside' && found.by.length === 0) return 'none';
  if (attempt === 1 || workflowRun === null) return 'last';
  const own = found.by.find((each) => each.workflow_run === workflowRun);
  if (own === undefined) return 'none';
  return own.attempt >= attempt - 1 ? 'last' : 'older';
}

/**
 * A completed run belongs to the workflow run that completed it; else the newest with the same inputs is gone on with. Where none
 * was given these inputs, the newest may still have them, by another default.
 * @returns a run that is not the newest, or null for the newest @param runs newest first
 */
export function otherThanNewest(runs: readonly OtherRun[], wanted: WantedRun): OtherRun | null {
  const found = wanted.run === null ? byJob(runs, wanted) : runs.find(({ run }) => run === wanted.run);
  return found === undefined || found === runs[0] ? null : found;
}

function byJob(runs: readonly OtherRun[], { workflowRun, given }: WantedRun): OtherRun | undefined {
  const own = runs.filter(({ workflow_run }) => workflow_run !== null && workflow_run === workflowRun);
  const same = own.find((run) => run.given === given);
  if (same?.completed === true) return same;
  const newest = own[0]?.completed === true ? own[0] : undefined;
  return runs.find((run) => run.given === given) ?? newest;
}
