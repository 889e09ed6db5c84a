import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { addMark, MARK_VARIABLE } from './marks.ts';
import { openPipes } from './pipes.ts';
import type { ScriptRequest } from './port.ts';
import { type CommandFiles, commandFileVariables, createCommandFiles } from './scratch.ts';
import { argumentsFor, chooseShell, type Invocation } from './shells.ts';
import { which } from './which.ts';

/** A script's process. */
export interface Script {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Its stdout and stderr. */
  readonly streams: readonly Readable[];
  readonly files: CommandFiles;
}

export type Launched =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly message: Promise<string> };

/** Starts a script's process, in a session and group of its own, or says why it cannot be started. */
export function launch(request: ScriptRequest): Launched {
  const why = whyNoDirectory(request.cwd);
  if (why !== null) return refuse(`The working directory ${request.cwd} ${why}.`);
  const find = (program: string): string | null => which(program, request.env.PATH, request.cwd);
  const shell = chooseShell(request.shell, request.script, (program) => find(program) !== null);
  if (!shell.ok) return refuse(shell.message);
  const program = find(shell.invocation.program);
  if (program === null) return refuse(notFound(shell.invocation.program));
  try {
    const files = createCommandFiles(request.scratch);
    const script = writeScript(request.scratch, shell.invocation);
    return start(request, { program, args: argumentsFor(shell.invocation, script), files });
  } catch (error) {
    return refuse(explain(error as NodeJS.ErrnoException, request.env));
  }
}

function start(
  request: ScriptRequest,
  { program, args, files }: { program: string; args: string[]; files: CommandFiles },
): Launched {
  const env = {
    ...request.env,
    ...commandFileVariables(files),
    [MARK_VARIABLE]: addMark(request.env[MARK_VARIABLE], request.mark),
  };
  const pipes = openPipes(request.scratch, request.env.PATH);
  let child: ChildProcess;
  try {
    const ends: readonly (number | 'pipe')[] = pipes?.map((pipe) => pipe.input) ?? ['pipe', 'pipe'];
    child = spawn(program, args, { cwd: request.cwd, env, detached: true, stdio: ['ignore', ...ends] });
  } catch (error) {
    for (const pipe of pipes ?? []) pipe.output.destroy();
    throw error;
  } finally {
    for (const pipe of pipes ?? []) closeSync(pipe.input);
  }
  const { pid } = child;
  // Where too many files are open there are none at all.
  const streams = pipes?.map((pipe) => pipe.output) ?? [child.stdout, child.stderr].filter((s) => s != null);
  if (pid !== undefined) return { ok: true, script: { child, pid, streams, files } };
  for (const stream of streams) stream.destroy();
  const error = new Promise<Error>((resolve) => child.once('error', resolve));
  return { ok: false, message: error.then((reason) => explain(reason, request.env)) };
}

function writeScript(scratch: string, invocation: Invocation): string {
  const path = join(scratch, `script${invocation.extension}`);
  writeFileSync(path, invocation.text, { mode: 0o700 });
  return path;
}

function whyNoDirectory(path: string): string | null {
  try {
    return statSync(path).isDirectory() ? null : 'is not a directory';
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'is not a directory' : `cannot be looked at: ${message}`;
  }
}

function refuse(message: string): Launched {
  return { ok: false, message: Promise.resolve(message) };
}

function notFound(program: string): string {
  return `The shell '${program}' is not an executable program on the PATH of the step.`;
}

/** Says what the system's refusal to start a process means, and names what can be changed about it. */
export function explain(error: NodeJS.ErrnoException, env: Readonly<Record<string, string>>): string {
  switch (error.code) {
    case 'E2BIG':
      return `The environment is too large for the system to start a process: ${largest(env)}.`;
    case 'EACCES':
      return `The shell may not be started, or not in its working directory: ${error.message}.`;
    case 'EAGAIN':
      return 'The system lets this user start no more processes (EAGAIN).';
    case 'EMFILE':
    case 'ENFILE':
      return `Too many files are open to start a process (${error.code}).`;
    case 'ENOMEM':
      return 'There is not enough memory to start a process (ENOMEM).';
    default:
      return `The process cannot be started: ${error.message}.`;
  }
}

function largest(env: Readonly<Record<string, string>>): string {
  const sizes = Object.entries(env).map(([name, value]) => ({ name, size: Buffer.byteLength(value) }));
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  const most = sizes.reduce((a, b) => (b.size > a.size ? b : a), { name: '', size: 0 });
  return `${kib(all)} in all, of which ${most.name} has ${kib(most.size)}`;
}

function kib(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KiB`;
}
