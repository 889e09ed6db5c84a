/** The action that re-runs as this process: its environment, its outputs, its exit code. */
import * as core from '@actions/core';
import { addSummary } from '../github/summary.ts';
import { EXIT } from '../launch/exit.ts';
import { systemClock } from '../launch/node-ports.ts';
import { Refusal } from '../launch/refusal.ts';
import { inert } from '../report/escapes.ts';
import { notStarted } from '../report/not-started.ts';
import type { Decision } from './decide.ts';
import { readInputs } from './inputs.ts';
import { TIMES, type Times } from './read.ts';
import { rerun } from './rerun.ts';
import { logOf, summaryOf } from './tell.ts';

/** Runs the action, and sets the exit code. Never throws. */
export async function start(): Promise<void> {
  const { env } = process;
  try {
    const inputs = readInputs(core.getInput, env.GITHUB_RUN_ID);
    if (inputs.token !== null) core.setSecret(inputs.token);
    const access = { env, token: inputs.token, clock: systemClock, times: timesFor(env) };
    const told = await rerun(access, inputs);
    const { decision, isDone } = told;
    for (const line of logOf(told)) core.info(inert(line));
    if (!isDone) core.error(decision.reason);
    conclude(decision, summaryOf(told));
    process.exitCode = isDone ? EXIT.ok : EXIT.failed;
  } catch (error) {
    const { exit, reason } = explain(error);
    core.error(reason);
    conclude({ rerun: false, reason }, notStarted(reason, []));
    process.exitCode = exit;
  }
}

function conclude({ rerun: isRerun, reason }: Decision, markdown: string): void {
  core.setOutput('rerun', `${isRerun}`);
  core.setOutput('reason', reason);
  const file = process.env.GITHUB_STEP_SUMMARY;
  const problem = file
    ? addSummary(file, (room) => (Buffer.byteLength(markdown) <= room ? markdown : ''))
    : null;
  if (problem !== null) core.warning(problem);
}

function explain(error: unknown): { readonly exit: number; readonly reason: string } {
  if (!(error instanceof Refusal))
    return {
      exit: EXIT.fault,
      reason: `This is a bug in Savepoint: ${error instanceof Error ? error.stack : error}`,
    };
  const { message, hint, exit } = error;
  return { exit, reason: hint === null ? message : `${message} (${hint})` };
}

/** Tests of waits divide all times by this. */
function timesFor(env: NodeJS.ProcessEnv): Times {
  const shorter = Math.max(1, Number(env.SAVEPOINT_TEST_SHORTER ?? '1') || 1);
  return {
    pauses: TIMES.pauses.map((pause) => pause / shorter),
    look: TIMES.look / shorter,
    patience: TIMES.patience / shorter,
  };
}
