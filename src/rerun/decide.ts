/** Whether the failed jobs of a workflow run are run again, and why, or why not. Pure. */
import { andOf, someOf } from '../words/some.ts';
import type { Cause, Ending } from './causes.ts';
import type { Progress } from './progress.ts';

export interface Facts {
  /** The attempt that ended, from 1. */
  readonly attempt: number;
  /** The newest attempt of the workflow run. */
  readonly newest: number;
  /** How the workflow run ended; null: it has not. */
  readonly conclusion: string | null;
  /** The jobs that did not end well. */
  readonly jobs: readonly { readonly name: string; readonly ending: Ending }[];
  /** What the attempt has saved: a member for each job that did. */
  readonly saved: readonly Progress[];
  /** The causes that are worth a re-run. */
  readonly on: readonly Cause[];
  /** How often the workflow run may be run again. */
  readonly most: number;
}

export interface Decision {
  readonly rerun: boolean;
  /** A sentence without its full stop. */
  readonly reason: string;
}

const WORDS: Readonly<Record<Ending, string>> = {
  lost: 'lost the machine',
  timeout: 'ran out of time',
  cancelled: 'ended by a cancel',
  failure: 'failed',
  elsewhere: 'has started a workflow run that goes on',
  unknown: 'ended for an unknown reason',
};

/** How a job ended, in words. */
export function wordsFor(ending: Ending): string {
  return WORDS[ending];
}

const MOST_NAMES = 5;

/** The first reason against a re-run, else the one for it. */
export function decide(facts: Facts): Decision {
  const against = whyNot(facts);
  if (against !== null) return { rerun: false, reason: against };
  const { jobs, on, saved, attempt } = facts;
  const meant = jobs.filter(({ ending }) => on.some((cause) => cause === ending));
  const steps = saved.reduce(
    (sum, { resumable, completed }) => sum + (resumable ? Math.max(0, completed) : 0),
    0,
  );
  const done = steps === 1 ? '1 step was' : `${steps} steps were`;
  return { rerun: true, reason: `${endingsOf(meant)}, and ${done} completed in attempt ${attempt}` };
}

function whyNot({ attempt, newest, conclusion, jobs, saved, on, most }: Facts): string | null {
  if (newest > attempt) return `attempt ${newest} has begun already`;
  if (conclusion === null) return 'the workflow run has not ended yet';
  if (jobs.length === 0) return `no job failed: the workflow run ended with ${conclusion}`;
  if (jobs.some(({ ending }) => ending === 'elsewhere'))
    return endingsOf(jobs.filter(({ ending }) => ending === 'elsewhere'));
  if (!jobs.some(({ ending }) => on.some((cause) => cause === ending)))
    return `${endingsOf(jobs)}, and \`on\` names ${andOf(on)}${hintFor(jobs)}`;
  if (attempt > most) return `it has been run again ${times(attempt - 1)}, and max-attempts is ${most}`;
  if (saved.length === 0)
    return `Savepoint has saved nothing of attempt ${attempt} in the Actions cache or in artifacts`;
  const resumable = saved.filter((each) => each.resumable);
  if (resumable.length === 0) return `attempt ${attempt} has saved nothing that a re-run goes on with`;
  if (!resumable.some(({ completed }) => completed > 0)) return `no step was completed in attempt ${attempt}`;
  return null;
}

/** `build lost its machine; test (1) and test (2) failed`. */
function endingsOf(jobs: Facts['jobs']): string {
  const endings = [...new Set(jobs.map(({ ending }) => ending))];
  return endings
    .map((ending) => {
      const names = jobs.filter((job) => job.ending === ending).map(({ name }) => name);
      return `${names.length > MOST_NAMES ? someOf(names, MOST_NAMES) : andOf(names)} ${WORDS[ending]}`;
    })
    .join('; ');
}

function hintFor(jobs: Facts['jobs']): string {
  const isUnknown = jobs.some(({ ending }) => ending === 'unknown');
  return isUnknown ? ' (give the job `permissions: { checks: read }`)' : '';
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
