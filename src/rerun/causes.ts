/**
 * Why a job of a workflow run ended: by its own words, which are its conclusion, its steps' and its annotations. docs/rerun.md says which. Pure.
 */

/** The causes that a re-run can be asked for. */
export const CAUSES = ['lost', 'timeout', 'cancelled', 'failure'] as const;
export type Cause = (typeof CAUSES)[number];

/** `elsewhere`: it started another workflow run that goes on. `unknown`: its annotations would tell, and cannot be read. */
export type Ending = Cause | 'elsewhere' | 'unknown';

/** A job that did not end well, as REST tells of it. */
export interface FailedJob {
  readonly name: string;
  readonly conclusion: string;
  /** Whether a step had not ended when the job had. */
  readonly isCutOff: boolean;
  /** The messages of its annotations; null: they cannot be read. */
  readonly annotations: readonly string[] | null;
}

/** The conclusions of jobs that `Re-run failed jobs` runs again. */
export const FAILED: ReadonlySet<string> = new Set(['failure', 'cancelled', 'timed_out']);

/** What the service and the runner say. A step may say anything, but these words stand at the start of an annotation. */
const LOST = [
  /^The (hosted|self-hosted) runner\b.* lost communication with the server/,
  /^The runner has received a shutdown signal/,
  /^Operating system is shutting down for computer/,
];
const TIMEOUT = [
  /^The job\b.* has exceeded the maximum execution time/,
  /^The action\b.* has timed out/,
  /^Stopped at the deadline\./,
];
const ELSEWHERE = /^Started \S+ again on \S+, to go on with /;

/** What Savepoint itself says at the deadline of a job, as an annotation. */
export const AT_DEADLINE = 'Stopped at the deadline.';

/** The same, where another workflow run goes on. */
export function startedAgain(workflow: string, ref: string, run: string): string {
  return `Started ${workflow} again on ${ref}, to go on with ${run}.`;
}

/** Why a job ended. */
export function endingOf({ conclusion, isCutOff, annotations }: FailedJob): Ending {
  const says = (words: readonly RegExp[]) =>
    annotations?.some((message) => words.some((each) => each.test(message))) === true;
  if (says([ELSEWHERE])) return 'elsewhere';
  if (says(LOST)) return 'lost';
  if (conclusion === 'timed_out' || says(TIMEOUT)) return 'timeout';
  // A runner that is lost cannot say how its step ended.
  if (conclusion === 'failure' && isCutOff) return 'lost';
  if (annotations === null) return 'unknown';
  return conclusion === 'cancelled' ? 'cancelled' : 'failure';
}
