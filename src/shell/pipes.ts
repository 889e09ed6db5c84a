import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
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

/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 */
export function openPipes(directory: string, path: string | undefined): readonly [Pipe, Pipe] | null {
  const mkfifo = which('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
  if (mkfifo === null) return null;
  const names = [join(directory, 'stdout'), join(directory, 'stderr')] as const;
  const open: number[] = [];
  try {
    execFileSync(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
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
