/** Looks at a workflow run that has ended, and re-runs its failed jobs where that is worth it. */
import { call } from '../github/api.ts';
import { endingOf } from './causes.ts';
import { type Decision, decide } from './decide.ts';
import type { RerunInputs } from './inputs.ts';
import { type Access, endedRun, failedJobs, progressIn } from './read.ts';
import type { Told } from './tell.ts';

export interface Rerun extends Told {
  /** Whether GitHub did what was decided. */
  readonly isDone: boolean;
}

/** @throws Refusal exit 5 when GitHub does not tell of the run */
export async function rerun(access: Access, inputs: RerunInputs): Promise<Rerun> {
  const { on, most } = inputs;
  const run = await endedRun(access, inputs);
  const attempt = inputs.attempt ?? run.attempt;
  const which = { run: inputs.run, attempt };
  const isOver = run.conclusion !== null && run.attempt === attempt;
  const jobs = (isOver ? await failedJobs(access, which) : []).map((job) => ({
    ...job,
    ending: endingOf(job),
  }));
  const saved = jobs.length === 0 ? [] : await progressIn(access, { ...which, began: run.began });
  const { conclusion, attempt: newest } = run;
  const wanted = decide({ attempt, newest, conclusion, jobs, saved, on, most });
  const { decision, isDone } = wanted.rerun
    ? await start(access, inputs.run, wanted)
    : { decision: wanted, isDone: true };
  return { run, attempt, jobs, decision, isDone };
}

/** Nothing is tried twice here: a call that was lost may have started the attempt. */
async function start(
  access: Access,
  run: string,
  wanted: Decision,
): Promise<Pick<Rerun, 'decision' | 'isDone'>> {
  const answer = await call(access, 'POST', { path: `/actions/runs/${run}/rerun-failed-jobs` });
  if (answer.kind === 'ok') return { decision: wanted, isDone: true };
  const remedy =
    answer.status === 403 ? '; give the job `permissions: { actions: write, checks: read }`' : '';
  return {
    decision: { rerun: false, reason: `the re-run could not be started: ${answer.why}${remedy}` },
    isDone: false,
  };
}
