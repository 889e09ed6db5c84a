/** What steps wrote to `$GITHUB_STEP_SUMMARY`. */
import { closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDone, type Run, type StepRecord } from '../record/run.ts';
import { logFileName } from './log-names.ts';
import { openRegular } from './regular-file.ts';

export interface StepSummary {
  readonly step: string;
  /** Masked, and not empty. */
  readonly markdown: string;
}

/** The steps whose summaries a run shows: those that ran in its newest attempt, or are done. */
export function summarySteps(run: Run): readonly StepRecord[] {
  return run.steps.filter((step) => step.attempt === run.attempt || isDone(step));
}

/**
 * The summaries of steps, each of its last try.
 * @param directory the folder of the run's logs; where it has none, the record may hold it
 */
export function stepSummaries(steps: readonly StepRecord[], directory: string): readonly StepSummary[] {
  return steps
    .map((step) => ({ step: step.id, markdown: read(directory, step) ?? step.summary ?? '' }))
    .filter(({ markdown }) => markdown !== '');
}

function read(directory: string, step: StepRecord): string | null {
  if (step.attempt === null || !step.started) return null;
  const name = logFileName({ step: step.id, attempt: step.attempt, try: step.retry_count + 1 });
  try {
    const fd = openRegular(join(directory, name.replace(/\.log$/, '.md')));
    try {
      return readFileSync(fd, 'utf8');
    } finally {
      closeSync(fd);
    }
  } catch {
    return null;
  }
}
