/** Runs a real client in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ClientCall, type ClientResult, SEPARATOR } from './client.ts';

const CLIENT = resolve('__tests__/support/results-service/client.ts');
const DEBUG = '::debug::';
const QUICK_CLOCK = resolve('__tests__/support/results-service/quick-clock.cjs');

export interface ClientOptions {
  /** The workspace: the working directory too. `temp` beside the files is `RUNNER_TEMP`. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Waits shrink to a hundredth when `quick`, the default. They are printed as they are. */
  readonly clock?: 'quick' | 'real';
}

/** What came of a call. */
export interface CallEnded {
  /** Null when the process ended without a word of what came of the call. */
  readonly result: ClientResult | null;
  /** What it printed, line by line, but for masks and what is for debugging. */
  readonly printed: readonly string[];
  /** What it printed for debugging, which clients do always: it is the runner that leaves it out. */
  readonly debug: readonly string[];
}

export interface ClientEnded {
  readonly calls: readonly CallEnded[];
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ClientStarted {
  readonly child: ChildProcess;
  readonly ended: Promise<ClientEnded>;
}

/** Starts a client, which makes some calls one after another. */
export function startClient(calls: readonly ClientCall[], options: ClientOptions): ClientStarted {
  const temp = join(options.cwd, 'temp');
  mkdirSync(temp, { recursive: true });
  const quick = options.clock === 'real' ? [] : ['--require', QUICK_CLOCK];
  const child = spawn(process.execPath, [...quick, CLIENT, JSON.stringify(calls)], {
    cwd: options.cwd,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '/',
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/savepoint-tests'),
      RUNNER_TEMP: temp,
      GITHUB_WORKSPACE: options.cwd,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return { child, ended: endOf(child, calls.length) };
}

function endOf(child: ChildProcess, count: number): Promise<ClientEnded> {
  const output: Buffer[] = [];
  const results: ClientResult[] = [];
  child.stdout?.on('data', (data: Buffer) => output.push(data));
  child.stderr?.on('data', (data: Buffer) => output.push(data));
  child.on('message', (message) => results.push(message as ClientResult));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      const texts = Buffer.concat(output).toString().split(`${SEPARATOR}\n`).slice(1);
      const calls = Array.from({ length: count }, (_, at) => ({
        result: results[at] ?? null,
        ...linesOf(texts[at] ?? ''),
      }));
      done({ calls, code, signal });
    });
  });
}

function linesOf(text: string): Pick<CallEnded, 'printed' | 'debug'> {
  const lines = text.split('\n');
  return {
    debug: lines.filter((line) => line.startsWith(DEBUG)).map((line) => line.slice(DEBUG.length)),
    printed: lines.filter((line) => line !== '' && !/^::(debug|add-mask)::/.test(line)),
  };
}

/** Runs some calls of a client in one process. @returns what came of each */
export async function runClients(
  calls: readonly ClientCall[],
  options: ClientOptions,
): Promise<readonly CallEnded[]> {
  return (await startClient(calls, options).ended).calls;
}

/** Runs one call of a client. */
export async function runClient(call: ClientCall, options: ClientOptions): Promise<CallEnded> {
  const [ended] = await runClients([call], options);
  if (ended === undefined) throw new Error('a call has an end');
  return ended;
}
