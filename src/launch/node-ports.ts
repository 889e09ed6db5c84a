/** The engine's ports, answered by this machine. */
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock, LogFile, LogName, Scratch } from '../run/ports.ts';
import { writeAll } from '../store/atomic.ts';
import { reasonOf } from '../store/errors.ts';
import { logFileName } from '../store/log-names.ts';
import { Refusal } from './refusal.ts';

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, until) => delay(ms, undefined, { signal: until }).catch(() => undefined),
};

/** Opens logs in a directory. A log that cannot be written is said once and then left. */
export function logOpener(directory: string, warn: (message: string) => void): (name: LogName) => LogFile {
  return (name) => {
    const path = join(directory, logFileName(name));
    let fd: number | null = null;
    const attempt = (act: () => void) => {
      try {
        act();
      } catch (error) {
        warn(`the log ${path} cannot be written: ${reasonOf(error)}`);
        if (fd !== null) closeSync(fd);
        fd = null;
      }
    };
    attempt(() => {
      fd = openSync(path, 'w');
    });
    return {
      write: (bytes) => attempt(() => fd !== null && writeAll(fd, bytes)),
      summary: (text) => attempt(() => writeFileSync(path.replace(/log$/, 'md'), text)),
      close: () => {
        if (fd !== null) closeSync(fd);
        fd = null;
      },
    };
  };
}

/** A directory with one directory for each try, readable by nobody else. @throws Refusal when there is no place for it */
export function makeScratch(temp: string): { readonly next: () => Scratch; readonly dispose: () => void } {
  const root = rootIn(temp);
  let count = 0;
  return {
    next: () => {
      const path = join(root, `${++count}`);
      mkdirSync(path, { mode: 0o700 });
      return { path, dispose: () => rmSync(path, { recursive: true, force: true }) };
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

function rootIn(temp: string): string {
  try {
    return mkdtempSync(join(temp, 'savepoint-'));
  } catch (error) {
    throw new Refusal(2, `no folder for scratch files can be made in ${temp}: ${reasonOf(error)}`, {
      hint: 'set TMPDIR to a folder that can be written to (on GitHub: RUNNER_TEMP)',
    });
  }
}

/** `hashFiles` as GitHub computes it, by GitHub's own library. */
export function fileHasher(workspace: string): (patterns: readonly string[]) => Promise<string> {
  return async (patterns) => {
    const { hashFiles } = await import('@actions/glob');
    return hashFiles(patterns.join('\n'), workspace, { followSymbolicLinks: false });
  };
}
