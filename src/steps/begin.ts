/** Starts the keeper of a job, and gives the job's later steps the program that finds it. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ASIDE } from './node-words.ts';

/** What stands in front of what the keeper tells of itself once steps can come. */
export const READY = 'savepoint-keeper:';

/** What the job's own step and its end need to know of the keeper. */
export interface Ready {
  /** Path of the store that has the record. */
  readonly store: string;
  readonly run: string;
  readonly attempt: number;
}

/** The most bytes that the path of a socket may have: 108 on Linux, 104 on macOS. */
const LONGEST = 100;

/** The path of a socket in a folder that nobody else can look into. @param temp the runner's folder of temporary files */
export function placeOfSocket(temp: string): string {
  const below = mkdtempSync(join(temp, 'sp-'));
  if (Buffer.byteLength(below) + 2 <= LONGEST) return join(below, 's');
  return join(mkdtempSync(join(tmpdir(), 'sp-')), 's');
}

/** Makes the program `savepoint` of the job's steps. @returns the folder for their PATH */
export function makeProgram(socket: string, command: readonly string[]): string {
  const folder = join(dirname(socket), 'bin');
  const words = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  mkdirSync(folder);
  writeFileSync(join(folder, 'savepoint'), `#!/bin/sh\n${ASIDE}\nexec ${words} "$@"\n`);
  chmodSync(join(folder, 'savepoint'), 0o755);
  return folder;
}

export interface KeeperRequest {
  readonly command: readonly string[];
  readonly cwd: string;
  /** Its environment, which others of this user can look into. */
  readonly env: Readonly<Record<string, string>>;
  /** More of it, which they cannot. */
  readonly secret: Readonly<Record<string, string>>;
  /** Told of each line that it says until it is ready. */
  readonly say: (line: string) => void;
  readonly stop: AbortSignal;
}

/** Starts it as a process that outlives this one. @returns what it tells of itself, or the code with which it has ended */
export function startKeeper(request: KeeperRequest): Promise<Ready | number> {
  const [program = '', ...args] = request.command;
  const child = spawn(program, args, {
    ...{ cwd: request.cwd, env: request.env, detached: true },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(request.secret));
  const stop = () => child.kill('SIGTERM');
  request.stop.addEventListener('abort', stop);
  return new Promise((done, fail) => {
    const settle = (result: Ready | number) => {
      request.stop.removeEventListener('abort', stop);
      child.unref();
      child.stdout.destroy();
      done(result);
    };
    let code = 1;
    child.once('error', fail);
    child.once('exit', (ended) => {
      code = ended ?? 1;
    });
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (line.startsWith(READY)) settle(JSON.parse(line.slice(READY.length)) as Ready);
      else request.say(line);
    });
    lines.on('close', () =>
      child.exitCode === null ? child.once('exit', (ended) => settle(ended ?? 1)) : settle(code),
    );
  });
}
