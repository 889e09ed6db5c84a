/** The action as this process: its environment, its signals, its exit code. Nothing else of the action knows them. */
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import * as core from '@actions/core';
import { endProcess } from '../heap.ts';
import { EXIT } from '../launch/exit.ts';
import { homeFolder } from '../launch/home.ts';
import { systemTime } from '../launch/node-ports.ts';
import { Refusal } from '../launch/refusal.ts';
import { tempFolder } from '../launch/temp.ts';
import { LOCKS } from '../launch/words.ts';
import { inert } from '../report/escapes.ts';
import { formatProblems } from '../report/problems.ts';
import { Stop } from '../run/ports.ts';
import { refusedByMachine, StoreError } from '../store/errors.ts';
import { keepSteps } from './keep.ts';
import { main } from './main.ts';
import { post } from './post.ts';
import { ActionReport } from './report.ts';
import { tellOutputs } from './tell.ts';
import { Voice } from './voice.ts';
import { inWorkflow } from './words.ts';
import { byHandOf } from './workflow-file.ts';
import type { World } from './world.ts';

function reportOf(say: (line: string) => void): ActionReport {
  return new ActionReport({
    say,
    stream: process.stdout,
    summary: process.env.GITHUB_STEP_SUMMARY || null,
    checkout: process.env.GITHUB_WORKSPACE || null,
    time: systemTime,
    byHand: (names) =>
      byHandOf(names, process.env.GITHUB_WORKFLOW_REF ?? '', process.env.GITHUB_WORKSPACE || null),
  });
}

/** Runs the action, or what is left to do when the job ends, and sets the exit code. Never throws. */
export async function start(step: 'main' | 'post'): Promise<void> {
  const report = reportOf((line) => core.info(line));
  try {
    process.exitCode = await act(step, report);
  } catch (error) {
    process.exitCode = explain(error, report);
    // Where not even that can be told, the exit code and the annotation tell it.
    if (step === 'main') tellOutputs({ status: 'failed' });
  }
  report.close();
  endProcess();
}

async function act(step: 'main' | 'post', report: ActionReport): Promise<number> {
  const world = worldOf(report);
  // Only `main` notes them: without the notes there is nothing to do.
  const notes = {
    folder: core.getState('folder'),
    cleanUp: core.getState('cleanUp'),
    runFiles: core.getState('runFiles'),
    reported: core.getState('reported'),
    lost: core.getState('lost'),
    steps: core.getState('steps'),
  };
  return step === 'main' ? main(world) : post(world, notes);
}

/** Runs the keeper of a job, which the action's own step starts. Never throws. @param socket the path of its socket */
export async function startKeeping(socket: string): Promise<void> {
  // Whoever has started it may be gone.
  process.stdout.on('error', () => {});
  Object.assign(process.env, JSON.parse(await text(process.stdin)));
  const voice = new Voice(process.stdout);
  const report = reportOf((line) => voice.say(line));
  try {
    process.exitCode = await keepSteps(worldOf(report), { socket, voice });
  } catch (error) {
    process.exitCode = explain(error, report);
  }
  report.close();
  endProcess();
}

function worldOf(report: ActionReport): World {
  if (process.platform === 'win32') {
    throw new Refusal(2, 'Savepoint does not run on Windows', { hint: 'run the job on Linux or macOS' });
  }
  const stop = new Stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.request(signal));
  return {
    cwd: process.cwd(),
    machine: {
      env: process.env,
      host: hostname(),
      pid: process.pid,
      temp: tempFolder(process.env, process.cwd),
      home: homeFolder(),
      locks: LOCKS,
      self: { program: process.execPath, args: [process.argv[1] ?? ''] },
    },
    report,
    stop,
  };
}

function explain(error: unknown, report: ActionReport): number {
  if (error instanceof Refusal) {
    for (const line of error.problems.length > 0 ? formatProblems(error.problems).split('\n') : []) {
      report.say(inert(inWorkflow(line)));
    }
    report.refuse(inOneLine(error), error.problems);
    return error.exit;
  }
  const refused = error instanceof StoreError ? error : refusedByMachine(error);
  if (refused !== null) {
    report.refuse(inOneLine(refused));
    return EXIT.store;
  }
  report.fail(
    `This is a bug in Savepoint, not in your pipeline: ${error instanceof Error ? error.stack : error}`,
  );
  return EXIT.fault;
}

function inOneLine({ message, hint }: Refusal | StoreError): string {
  return hint === null ? message : `${message} (${hint})`;
}
