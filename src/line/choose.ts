/** Which run of a line a job goes on with. Pure. */
import { digestOf } from '../digest/digest.ts';
import type { WorkflowAttempt } from '../record/decisions.ts';
import { isUnfinished } from '../record/listing.ts';
import type { Opened } from './find.ts';
import { type Header, type InputDigests, MOST_EARLIER, type OtherRun } from './header.ts';
import type { Named } from './owner.ts';

/** Inputs by name. */
type Inputs = Readonly<Record<string, string | number | boolean>>;

export interface WantedRun {
  /** The workflow run that the job is of; null where none is known. */
  readonly workflowRun: string | null;
  /** Whether a run has the inputs of the job. */
  readonly agrees: (inputs: InputDigests) => boolean;
  /** A run by its id; null: whichever belongs to the job. */
  readonly run: string | null;
}

/** The first 16 digits of the digest of each input's value. */
export function inputDigests(inputs: Inputs): InputDigests {
  const digests = Object.entries(inputs).map(([name, value]) => [name, digestOf(`${value}`).slice(0, 16)]);
  return Object.fromEntries(digests) as InputDigests;
}

/**
 * Tells of a run's inputs whether they are the wanted ones, each by its value. One that the pipeline has come to take since is, there, what
 * it is by default; one that it takes no more is of no matter.
 * @param wanted the value of every input @param defaults what each is where it is not given
 */
export function agreesWith(wanted: Inputs, defaults: Inputs): WantedRun['agrees'] {
  const others = new Map(Object.entries(inputDigests(defaults)));
  return (inputs) => {
    const has = new Map(Object.entries(inputs));
    return Object.entries(inputDigests(wanted)).every(
      ([name, digest]) => (has.get(name) ?? others.get(name)) === digest,
    );
  };
}

/** More runs of a line are forgotten, the oldest first. */
const MOST = 50;

/** The runs of a line, newest first. @param newest the newest checkpoint */
export function runsOf({
  checkpoint: { header },
  run,
}: Pick<Opened, 'checkpoint' | 'run'>): readonly OtherRun[] {
  const { run: id, workflow_run, others } = header;
  const claims = new Set(
    header.chain.map(({ claim }) => claim).filter((claim) => claim !== header.place.claim),
  );
  const earlier = [...claims].sort((a, b) => b - a).slice(0, MOST_EARLIER);
  const own: OtherRun = {
    run: id,
    workflow_run,
    inputs: inputDigests(run.inputs),
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
 * A completed run belongs to the workflow run that completed it; else the newest with the same inputs is gone on with.
 * @returns a run that is not the newest, or null for the newest @param runs newest first
 */
export function otherThanNewest(runs: readonly OtherRun[], wanted: WantedRun): OtherRun | null {
  const found = wanted.run === null ? byJob(runs, wanted) : runs.find(({ run }) => run === wanted.run);
  return found === undefined || found === runs[0] ? null : found;
}

function byJob(runs: readonly OtherRun[], { workflowRun, agrees }: WantedRun): OtherRun | undefined {
  const own = runs.filter(({ workflow_run }) => workflow_run !== null && workflow_run === workflowRun);
  const same = own.find(({ inputs }) => agrees(inputs));
  if (same?.completed === true) return same;
  const newest = own[0]?.completed === true ? own[0] : undefined;
  return runs.find(({ inputs }) => agrees(inputs)) ?? newest;
}
