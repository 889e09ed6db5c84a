/** Runs a real client in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientCall, ClientResult } from './client.ts';

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

export interface ClientEnded {
  /** Null when the process ended without a word of what came of the call. */
  readonly result: ClientResult | null;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it printed, line by line, but for masks and what is for debugging. */
  readonly printed: readonly string[];
  /** What it printed for debugging, which clients do always: it is the runner that leaves it out. */
  readonly debug: readonly string[];
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
}

/** Starts a client. */
export function startClient(
  call: ClientCall,
  options: ClientOptions,
): { readonly child: ChildProcess; readonly ended: Promise<ClientEnded> } {
  const temp = join(options.cwd, 'temp');
  mkdirSync(temp, { recursive: true });
  const quick = options.clock === 'real' ? [] : ['--require', QUICK_CLOCK];
  const began = performance.now();
  const child = spawn(process.execPath, [...quick, CLIENT, JSON.stringify(call)], {
    cwd: options.cwd,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '/',
      RUNNER_TEMP: temp,
      GITHUB_WORKSPACE: options.cwd,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: Buffer[] = [];
  let result: ClientResult | null = null;
  child.stdout?.on('data', (data: Buffer) => output.push(data));
  child.stderr?.on('data', (data: Buffer) => output.push(data));
  child.once('message', (message) => {
    result = message as ClientResult;
  });
  const ended = new Promise<ClientEnded>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      const lines = Buffer.concat(output).toString().split('\n');
      const debug = lines.filter((line) => line.startsWith(DEBUG)).map((line) => line.slice(DEBUG.length));
      const printed = lines.filter((line) => line !== '' && !/^::(debug|add-mask)::/.test(line));
      done({ result, code, signal, printed, debug, tookMs: performance.now() - began });
    });
  });
  return { child, ended };
}

/** Runs a client to its end. */
export function runClient(call: ClientCall, options: ClientOptions): Promise<ClientEnded> {
  return startClient(call, options).ended;
}
