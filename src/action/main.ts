/** The action's own step: finds what was saved, runs what is left, saves on the way. */

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { RunChoice } from '../launch/choose-run.ts';
import { EXIT, exitOf, exitOfSignal } from '../launch/exit.ts';
import { type Gone, go } from '../launch/go.ts';
import { AT_ONCE, type GoRequest } from '../launch/go-request.ts';
import { findPipeline, locate } from '../launch/locate.ts';
import { isBroughtBack } from '../record/run.ts';
import { AT_DEADLINE } from '../rerun/causes.ts';
import type { Stop } from '../run/ports.ts';
import type { StopSignal } from '../shell/port.ts';
import { publishedUnlessCancelled, unlessCancelled } from './cancel.ts';
import { mustOutliveCheckout, pipelineName } from './checkout.ts';
import { leaveCleanUp } from './clean-up.ts';
import { continuationOf, goOnElsewhere } from './continue.ts';
import { deadlineOf } from './deadline.ts';
import { withRemedy } from './finding.ts';
import { type ActionInputs, readInputs } from './inputs.ts';
import { fetchIn, type Kept, keptOf, noting, observing, savedIn } from './kept.ts';
import { automaticRerun, ownerOf } from './line.ts';
import { outputsOf } from './outputs.ts';
import { hereIn } from './remote.ts';
import { common } from './request.ts';
import { reportNow } from './run-report.ts';
import { beginSteps } from './steps.ts';
import { tellOutputs } from './tell.ts';
import { hasDefaults } from './workflow-file.ts';
import type { World } from './world.ts';

/** @returns the exit code @throws Refusal, StoreError before anything is started */
export async function main(world: World): Promise<number> {
  const { env, temp, home } = world.machine;
  const inputs = readInputs(env, home);
  const automatic = automaticRerun(env);
  if (automatic !== null) world.report.say(automatic);
  if (inputs.command === 'steps') return beginSteps(world);
  const deadline = await deadlineOf(world, inputs, performance.timeOrigin);
  const folder = join(temp, `savepoint-${randomUUID()}`);
  const named = inputs.store.kind === 'folder' ? inputs.store.path : hereIn(folder).store;
  const workspace = inputs.workspace ?? env.GITHUB_WORKSPACE ?? world.cwd;
  const located = locate({ cwd: world.cwd, workspace, pipeline: inputs.pipeline, store: named });
  world.report.setWorkspace(located.workspace);
  if (inputs.store.kind === 'folder')
    mustOutliveCheckout(located.store, env.GITHUB_WORKSPACE || located.workspace);
  world.report.hide(Object.values(inputs.secrets));
  if (inputs.token !== null) world.report.hide([inputs.token]);
  const file = findPipeline(located.workspace, { cwd: world.cwd, pipeline: inputs.pipeline, isNamed: true });
  if (hasDefaults(env.GITHUB_WORKFLOW_REF ?? '', env.GITHUB_WORKSPACE || null, env.GITHUB_JOB ?? ''))
    core.info(
      'The `defaults.run` of the workflow does not reach the steps of the pipeline: it has `defaults` of its own.',
    );
  const owner = ownerOf(env, { ...inputs, pipeline: pipelineName(file, world.machine) });
  const kept = keptOf(world, inputs, { folder, owner, store: located.store });
  return concluding(
    world,
    { kept, inputs },
    {
      ...common(world, inputs),
      located: kept.kind === 'elsewhere' ? located : { ...located, store: kept.line.store },
      apart: [located.store],
      file,
      run: (read) =>
        kept.kind === 'elsewhere'
          ? findUnlessCancelled(world.stop, () => withRemedy(kept.remote.find(read), kept.remote.place))
          : kept.line.choose(inputs, read),
      deadline,
      cleanUp: 'later',
      observe: (read) => observing(world.report.observe(read), kept, noting(inputs, kept, located.store)),
      published:
        kept.kind === 'elsewhere' ? publishedUnlessCancelled(world.stop.asked, kept.remote) : AT_ONCE,
    },
  );
}

async function concluding(
  world: World,
  { kept, inputs }: { readonly kept: Kept; readonly inputs: ActionInputs },
  request: GoRequest,
): Promise<number> {
  try {
    const gone = await go(request);
    const code = await conclude(world, gone, kept);
    await continued(world, inputs, { gone, code });
    await reportNow(world, gone, kept.kind === 'elsewhere' ? kept.remote.lost : 0);
    // A runner that cancels gives no time for what another job can do.
    if (kept.kind === 'folder' && world.stop.by === null) kept.line.keep(() => new Date());
    return code;
  } catch (error) {
    const { by, asked } = world.stop;
    if (by === null || error !== asked.reason) throw error;
    tellCancelled(by);
    if (kept.kind === 'elsewhere') kept.remote.close('cut-off');
    return exitOfSignal(by);
  } finally {
    if (kept.kind === 'folder') kept.line.close();
  }
}

/** At the deadline, starts the workflow again if that is asked for. */
async function continued(
  world: World,
  inputs: ActionInputs,
  { gone: { launched }, code }: { readonly gone: Gone; readonly code: number },
): Promise<void> {
  const run = launched.kind === 'ended' ? launched.result.run : null;
  if (code !== EXIT.deadline || run === null) return;
  const next = continuationOf(run, inputs.maxContinuations);
  if (next.kind === 'stop') world.report.warn(`The workflow is not started again: ${next.why}`);
  const isElsewhere = next.kind === 'start' && (await goOnElsewhere(world, inputs, run));
  if (next.kind !== 'stop' && !isElsewhere) world.report.notice(AT_DEADLINE);
}

function tellCancelled(by: StopSignal): void {
  core.info(`Cancelled by ${by} before anything was started.`);
  tellOutputs({ status: 'interrupted' });
}

/** @throws the reason of the stop */
export async function findUnlessCancelled(
  { asked }: Stop,
  find: () => Promise<RunChoice>,
): Promise<RunChoice> {
  const found = await unlessCancelled(asked, () => find(), null);
  if (found === null) throw asked.reason;
  return found;
}

/** Saves what is left to save, says how it went, and answers with the exit code. */
async function conclude(world: World, gone: Gone, kept: Kept): Promise<number> {
  const { launched, choice } = gone;
  const remote = kept.kind === 'elsewhere' ? kept.remote : null;
  if (launched.kind === 'stopped') {
    tellCancelled(launched.by);
    remote?.close('cut-off');
    return exitOfSignal(launched.by);
  }
  // A runner that cancels gives little time: what is left then is saved when the job ends.
  if (remote !== null) await unlessCancelled(world.stop.asked, () => remote.now(), null);
  remote?.close(world.stop.by === null ? 'let-finish' : 'cut-off');
  if (world.stop.by !== null) leaveCleanUp(world, gone);
  const isSaved = remote === null || remote.isWhole;
  const record = launched.kind === 'nothing-to-do' ? launched.run : launched.result.run;
  const saved = savedIn(kept);
  const unpublished = remote?.unpublished() ?? new Set<string>();
  world.report.ended({ gone, unpublished, saved, fetch: fetchIn(world, kept, saved) });
  const untold = tellOutputs(outputsOf(record, saved), record);
  if (untold !== null) world.report.warn(`the runner did not accept the outputs: ${untold}`);
  if (launched.kind === 'nothing-to-do') {
    core.info(`${launched.run.run_id} is completed: there is nothing to do.`);
    return EXIT.ok;
  }
  if (record !== null && isBroughtBack(record)) {
    core.info(`${record.run_id}: nothing was left to run; its files and outputs are back.`);
  }
  const exit = exitOf(launched.result, choice);
  // What promises to go on must be saved.
  return (exit === EXIT.paused || exit === EXIT.deadline) && !isSaved ? EXIT.store : exit;
}
