/** The clock of a file system: that of a file server, or of a machine whose time was set, is another than this process's own. */
import { closeSync, constants, existsSync, fstatSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFresh } from './atomic.ts';

const { O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * Gives a file the time of now. To set a time would be to set this process's own, so the first byte is written anew.
 * @param first what the file begins with @throws the system's error, also for a link
 */
export function touch(path: string, first: string): void {
  const fd = openSync(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    writeSync(fd, Buffer.from(first), 0, 1, 0);
  } finally {
    closeSync(fd);
  }
}

/** Among the snapshots, where a store sweeps away what is of no run. */
const PROBE = `workspaces/clock.${process.pid}`;

/** The time of now where a store lies, in ms since 1970; by this process's own clock where nothing can be written. */
export function timeIn(store: string): number {
  const probe = join(store, PROBE);
  try {
    // Not the store itself, whose place may have been moved away.
    if (!existsSync(dirname(probe))) mkdirSync(dirname(probe));
    const fd = createFresh(probe, 0o600);
    try {
      return fstatSync(fd).mtimeMs;
    } finally {
      closeSync(fd);
      rmSync(probe, { force: true });
    }
  } catch {
    return Date.now();
  }
}
