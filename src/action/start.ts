/** The action as this process: its inputs, its outputs, its signals. It wires; the engine does the rest. */
import { homedir, hostname, tmpdir } from 'node:os';
import * as core from '@actions/core';
import { EXIT, exitOf, exitOfSignal } from '../launch/exit.ts';
import { type Gone, type GoRequest, go } from '../launch/go.ts';
import { findPipeline, locate } from '../launch/locate.ts';
import { Refusal } from '../launch/refusal.ts';
import { LOCKS } from '../launch/words.ts';
import { inert } from '../report/escapes.ts';
import { formatProblems } from '../report/problems.ts';
import { Stop } from '../run/ports.ts';
import { StoreError } from '../store/errors.ts';
import { inputsOfText, linesOf } from './input-text.ts';
import { outputsOf } from './outputs.ts';
import { ActionReport } from './report.ts';

/** What a `run:` step of a workflow does not see either, and so neither do the steps of a pipeline. */
const HIDDEN = [
  'ACTIONS_RUNTIME_*',
  'ACTIONS_RESULTS_URL',
  'ACTIONS_CACHE_*',
  'ACTIONS_ID_TOKEN_REQUEST_*',
  'INPUT_*',
  'STATE_*',
  'SAVEPOINT_KEY',
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];

/** Runs the action and sets the exit code. Never throws. */
export async function start(): Promise<void> {
  const report = new ActionReport({
    say: (line) => core.info(line),
    stream: process.stdout,
    summary: process.env.GITHUB_STEP_SUMMARY || null,
    checkout: process.env.GITHUB_WORKSPACE || null,
  });
  try {
    process.exitCode = await act(report);
  } catch (error) {
    process.exitCode = explain(error, report);
  }
  report.close();
  process.exit();
}

async function act(report: ActionReport): Promise<number> {
  if (process.platform === 'win32') {
    throw new Refusal(2, 'Savepoint does not run on Windows', { hint: 'run the job on Linux or macOS' });
  }
  const stop = new Stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.request(signal));
  const gone = await go(request(stop, report));
  const { launched, choice } = gone;
  if (launched.kind === 'stopped') return exitOfSignal(launched.by);
  for (const [name, value] of Object.entries(outputsOf(recordOf(launched)))) core.setOutput(name, value);
  report.ended({ gone, unpublished: new Set() });
  if (launched.kind === 'nothing-to-do') {
    core.info(`${launched.run.run_id} is completed: there is nothing to do.`);
    return EXIT.ok;
  }
  const exit = exitOf(launched.result, choice);
  return exit === EXIT.paused ? EXIT.ok : exit;
}

function request(stop: Stop, report: ActionReport): GoRequest {
  const workspace = text('workspace') ?? process.env.GITHUB_WORKSPACE ?? process.cwd();
  const pipeline = text('pipeline');
  const located = locate({ cwd: process.cwd(), workspace, pipeline, store: text('store') });
  report.setWorkspace(located.workspace);
  const secrets = secretsOf(linesOf(core.getInput('secrets')));
  report.hide(Object.values(secrets));
  const resume = text('resume') ?? 'auto';
  if (!['auto', 'never', 'required'].includes(resume)) {
    throw new Refusal(2, `resume: ${resume} is not one of auto, never, required`);
  }
  const id = text('run-id');
  return {
    machine: {
      env: process.env,
      host: hostname(),
      pid: process.pid,
      temp: process.env.RUNNER_TEMP || tmpdir(),
      home: homedir(),
      locks: LOCKS,
      self: { program: process.execPath, args: [process.argv[1] ?? ''] },
    },
    located,
    file: findPipeline(located.workspace, { cwd: process.cwd(), pipeline, isNamed: true }),
    run: id !== null ? { kind: 'named', id } : { kind: RUN_CHOICE[resume as keyof typeof RUN_CHOICE] },
    step: stepOf(text('from-step'), text('only-step')),
    inputs: inputsOfText(core.getInput('inputs')),
    secrets,
    maxParallel: parallelism(text('max-parallel')),
    hidden: HIDDEN,
    stop,
    person: false,
    progress: () => {},
    observe: (pipeline) => report.observe(pipeline),
    warn: (message, problem) => report.warn(message, problem),
  };
}

const RUN_CHOICE = { auto: 'auto', never: 'fresh', required: 'newest' } as const;

function text(name: string): string | null {
  const value = core.getInput(name);
  return value === '' ? null : value;
}

function stepOf(from: string | null, only: string | null): GoRequest['step'] {
  if (from !== null && only !== null) throw new Refusal(2, 'from-step and only-step exclude each other');
  if (from !== null) return { kind: 'from', step: from };
  return only === null ? null : { kind: 'only', step: only };
}

function parallelism(value: string | null): number | null {
  if (value === null) return null;
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Refusal(2, `max-parallel: ${value} is not a whole number above 0`);
}

/** `NAME=value`, `NAME<<DELIMITER` blocks, or `NAME` for the variable of that name. */
function secretsOf(lines: ReturnType<typeof linesOf>): Readonly<Record<string, string>> {
  const entries = lines.map(({ name, value }): [string, string] => [name, value ?? process.env[name] ?? '']);
  for (const [, value] of entries) if (value !== '') core.setSecret(value);
  return Object.fromEntries(entries);
}

function recordOf(launched: Exclude<Gone['launched'], { kind: 'stopped' }>) {
  return launched.kind === 'nothing-to-do' ? launched.run : launched.result.run;
}

function explain(error: unknown, report: ActionReport): number {
  if (error instanceof Refusal) {
    for (const line of error.problems.length > 0 ? formatProblems(error.problems).split('\n') : []) {
      core.info(inert(line));
    }
    report.fail(error.hint === null ? error.message : `${error.message} (${error.hint})`, error.problems);
    return error.exit;
  }
  if (error instanceof StoreError) {
    report.fail(error.message);
    return EXIT.store;
  }
  report.fail(
    `This is a bug in Savepoint, not in your pipeline: ${error instanceof Error ? error.stack : error}`,
  );
  return EXIT.fault;
}
