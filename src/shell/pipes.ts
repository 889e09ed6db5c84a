import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, renameSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { which } from './which.ts';

/** A pipe: what a process writes to `input` comes out of `output`. */
export interface Pipe {
  /** An open file, to be closed when the process has it. */
  readonly input: number;
  readonly output: Readable;
}

/** The names of the pipes for a process's stdout and stderr, in a folder of its own. */
const NAMES = ['stdout', 'stderr'] as const;
/** Pairs that are made at a time: to start the program takes 12 ms, however many it makes. */
const AT_ONCE = 16;

/** Named pipes that are made ahead. */
export class PipeStock {
  readonly #directory: string;
  readonly #stock: string[] = [];
  #count = 0;

  /** @param directory where they lie until they are used: readable by nobody else */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Puts a pair into the folder of a process. Where that cannot be done, `openPipes` makes one there. */
  put(folder: string): void {
    if (this.#stock.length < NAMES.length) {
      const next = () => join(this.#directory, `pipe-${++this.#count}`);
      const names = Array.from({ length: AT_ONCE * NAMES.length }, next);
      if (makePipes(names, undefined)) this.#stock.push(...names);
    }
    for (const name of NAMES) {
      const pipe = this.#stock.pop();
      if (pipe !== undefined) rename(pipe, join(folder, name));
    }
  }
}

/** A step may have removed it. */
function rename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {}
}

/** Whether they were made. */
function makePipes(names: readonly string[], path: string | undefined): boolean {
  const mkfifo = which('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
  if (mkfifo === null) return false;
  try {
    execFileSync(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 * @param directory of the process, with its pipes in it where they were made ahead
 */
export function openPipes(directory: string, path: string | undefined): readonly [Pipe, Pipe] | null {
  const names = NAMES.map((name) => join(directory, name));
  const missing = names.filter((name) => !existsSync(name));
  if (missing.length > 0 && !makePipes(missing, path)) return null;
  const open: number[] = [];
  try {
    // The reading end first and without waiting: a writing end alone would wait for it.
    for (const name of names) {
      open.push(
        openSync(name, constants.O_RDONLY | constants.O_NONBLOCK),
        openSync(name, constants.O_WRONLY),
      );
    }
    const [out, outInput, err, errInput] = open as [number, number, number, number];
    return [
      { input: outInput, output: new Socket({ fd: out, readable: true, writable: false }) },
      { input: errInput, output: new Socket({ fd: err, readable: true, writable: false }) },
    ];
  } catch {
    for (const handle of open) closeSync(handle);
    return null;
  } finally {
    for (const name of names) unlink(name);
  }
}

/** What cannot be removed, or is not there, is no reason not to start: the directory goes when the try has ended. */
function unlink(name: string): void {
  try {
    unlinkSync(name);
  } catch {}
}
