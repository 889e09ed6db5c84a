/** Runs a step's script as the runner would: its shell, its flags, its streams, its signals. */
import { spawn } from 'node:child_process';
import { closeSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../shell/launch.ts';
import { addMark, MARK_VARIABLE } from '../shell/marks.ts';
import { openPipes } from '../shell/pipes.ts';
import type { Said, StopSignal } from '../shell/port.ts';
import type { CommandFiles } from '../shell/scratch.ts';
import { which } from '../shell/which.ts';
import { type Call, startOf } from './command-line.ts';
import { Heard, Passing } from './listen.ts';
import type { StepExit } from './protocol.ts';
import type { StepWorld } from './step-world.ts';

interface ScriptRequest {
  readonly call: Call;
  readonly text: string;
  readonly mark: string | null;
  /** An empty folder. */
  readonly scratch: string;
}

export interface Ran {
  readonly exit: StepExit;
  readonly said: Said;
  readonly masks: readonly string[];
}

export async function runScript(world: StepWorld, request: ScriptRequest): Promise<Ran> {
  const heard = new Heard();
  const exit = await start(world, request, heard);
  return { exit, said: heard.sayings.said(filesIn(world.env)), masks: heard.masks };
}

async function start(world: StepWorld, request: ScriptRequest, heard: Heard): Promise<StepExit> {
  const { env, cwd, args } = world;
  const { call, text, scratch } = request;
  const find = (program: string) => which(program, env.PATH, cwd);
  const chosen = startOf(args, call, { text, exists: (program) => find(program) !== null });
  if (!chosen.ok) return { kind: 'unstartable', message: chosen.message };
  const program = find(chosen.program);
  if (program === null) return { kind: 'unstartable', message: notFound(chosen.program) };
  const script = chosen.copy === null ? call.script : join(scratch, `script${chosen.copy.extension}`);
  if (chosen.copy !== null) writeFileSync(script, chosen.copy.text, { mode: 0o700 });
  try {
    return await conduct(world, [program, ...chosen.args(script)], { ...request, heard });
  } catch (error) {
    const known = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return {
      kind: 'unstartable',
      message: explain(error as NodeJS.ErrnoException, Object.fromEntries(known)),
    };
  }
}

/** @throws the system's error where it cannot be started */
function conduct(
  world: StepWorld,
  [program = '', ...args]: readonly string[],
  { mark, scratch, heard }: ScriptRequest & { readonly heard: Heard },
): Promise<StepExit> {
  const { env, cwd, stdout, stderr } = world;
  let by: StopSignal | null = null;
  let pid: number | undefined;
  world.onSignal((signal) => {
    by ??= signal;
    void sendToAll(pid, mark, signal);
  });
  const pipes = openPipes(scratch, env.PATH);
  const ends: readonly (number | 'pipe')[] = pipes?.map(({ input }) => input) ?? ['pipe', 'pipe'];
  const child = spawn(program, args, {
    ...{ cwd, env: { ...env, ...markOf(mark, env) }, detached: true },
    stdio: ['inherit', ...ends],
  });
  pid = child.pid;
  for (const { input } of pipes ?? []) closeSync(input);
  const [out, err] = pipes?.map(({ output }) => output) ?? [child.stdout, child.stderr];
  const passing = [
    ...(out ? [new Passing(out, stdout, heard)] : []),
    ...(err ? [new Passing(err, stderr, heard)] : []),
  ];
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', async (code, signal) => {
      await Promise.all(passing.map((each) => each.settled()));
      if (by !== null) done({ kind: 'stopped', by });
      else done(code === null ? { kind: 'signal', signal: signal ?? '' } : { kind: 'exited', code });
    });
  });
}

function markOf(mark: string | null, env: StepWorld['env']): Readonly<Record<string, string>> {
  return mark === null ? {} : { [MARK_VARIABLE]: addMark(env[MARK_VARIABLE], { attempt: mark, step: '1' }) };
}

function notFound(shell: string): string {
  return `The shell '${shell}' is not an executable program on the PATH of the step.`;
}

/** The runner signals this process alone. */
async function sendToAll(pid: number | undefined, mark: string | null, signal: StopSignal): Promise<void> {
  if (pid === undefined) return;
  const [{ sendSignal }, { Hunt }, { processTable, startTime }] = await Promise.all([
    import('../shell/end-processes.ts'),
    import('../shell/hunt.ts'),
    import('../shell/processes.ts'),
  ]);
  const table = processTable(process.platform);
  const leader = { pid, start: startTime(pid, table) };
  const hunt = Hunt.ofStep({ table, self: process.pid }, { attempt: mark ?? '', step: '1' }, leader);
  for (const each of hunt.find()) sendSignal(each.pid, signal);
}

/** The runner's own files of this step. */
function filesIn(env: StepWorld['env']): CommandFiles {
  return {
    output: env.GITHUB_OUTPUT ?? '',
    env: env.GITHUB_ENV ?? '',
    path: env.GITHUB_PATH ?? '',
    summary: env.GITHUB_STEP_SUMMARY ?? '',
    state: env.GITHUB_STATE ?? '',
  };
}
