/** How a decision on a re-run stands in the log and in the summary. Pure. */
import { code, plain } from '../report/markdown.ts';
import type { Ending, FailedJob } from './causes.ts';
import { type Decision, wordsFor } from './decide.ts';
import type { WorkflowRun } from './read.ts';

export interface Told {
  readonly run: WorkflowRun;
  /** The attempt that ended. */
  readonly attempt: number;
  readonly jobs: readonly (Pick<FailedJob, 'name' | 'conclusion'> & { readonly ending: Ending })[];
  readonly decision: Decision;
}

/** Of more jobs the number is told. */
const MOST = 50;

/** The lines of the log. */
export function logOf({ run, attempt, jobs, decision }: Told): readonly string[] {
  return [
    `${run.name}, attempt ${attempt}: ${run.conclusion ?? 'not ended'} ${run.address}`.trimEnd(),
    ...jobs.slice(0, MOST).map(({ name, ending }) => `  ${name}: ${wordsFor(ending)}`),
    ...(jobs.length > MOST ? [`  and ${jobs.length - MOST} more jobs`] : []),
    decision.rerun
      ? `The failed jobs run again as attempt ${attempt + 1}: ${decision.reason}.`
      : `No re-run: ${decision.reason}.`,
  ];
}

/** The summary of the job, as Markdown. */
export function summaryOf({ run, attempt, jobs, decision }: Told): string {
  const head = decision.rerun ? `## \u{1f501} Attempt ${attempt + 1} is started` : '## No re-run';
  const rows = jobs
    .slice(0, MOST)
    .map(
      ({ name, conclusion, ending }) =>
        `| ${code(name)} | ${plain(conclusion)} | ${plain(wordsFor(ending))} |`,
    );
  const table = rows.length === 0 ? [] : ['', '| job | conclusion | cause |', '| --- | --- | --- |', ...rows];
  const isAddress = /^https:\/\/[\w./:-]+$/.test(run.address);
  const of = isAddress ? `[${plain(run.name)}](${run.address})` : plain(run.name);
  return [head, '', `${of}, attempt ${attempt}: ${plain(decision.reason, 600)}.`, ...table, ''].join('\n');
}
