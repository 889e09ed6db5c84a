/** The built command line, as a user's process. `npm test` builds it first. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { folder } from './folder.ts';

export const BUNDLE = resolve('dist/index.js');
/** Where Node keeps what it has compiled of the bundle, which is started some thousand times. */
export const COMPILED = resolve('node_modules/.cache/savepoint-tests');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has printed so far. */
  readonly printed: () => { readonly stdout: string; readonly stderr: string };
}

export interface StartOptions {
  readonly cwd: string;
  /** Undefined: not there at all. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Arguments of Node itself, in front of the bundle. */
  readonly node?: readonly string[];
  readonly uid?: number;
  /** Another place of Node and the bundle than this checkout. */
  readonly program?: { readonly node: string; readonly bundle: string };
}

/** Starts the command line. Its environment is small and the same everywhere. */
export function startSavepoint(args: readonly string[], options: StartOptions): Started {
  const { node, bundle } = options.program ?? { node: process.execPath, bundle: BUNDLE };
  const child = spawn(node, [...(options.node ?? []), bundle, ...args], {
    cwd: options.cwd,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '/',
      LANG: 'C.UTF-8',
      NODE_COMPILE_CACHE: COMPILED,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => out.push(data));
  child.stderr.on('data', (data: Buffer) => err.push(data));
  const printed = () => ({ stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
  const ended = new Promise<Ended>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => done({ code, signal, ...printed() }));
  });
  return { child, ended, printed };
}

/** Runs the command line to its end. */
export function savepoint(args: readonly string[], options: StartOptions): Promise<Ended> {
  return startSavepoint(args, options).ended;
}

/** A workspace with files in it, the pipeline as `savepoint.yml`. */
export function workspaceWith(pipeline: string, files: Readonly<Record<string, string>> = {}): string {
  const path = folder();
  for (const [name, text] of Object.entries({ 'savepoint.yml': pipeline, ...files })) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

/** Settles when a condition holds. @throws Error after the limit, which is for a test that hangs and not for timing */
export async function until(what: string, holds: () => boolean, limitMs = 30_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** The lines of a file, none when it is not there. */
export function linesIn(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}
