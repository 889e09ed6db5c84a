/** The engine's ports, answered by this machine. */
import { closeSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EvaluationError } from '../expressions/evaluate.ts';
import type { Clock, LogFile, LogName, Ports, Scratch } from '../run/ports.ts';
import { runHelper } from '../shell/helper.ts';
import { PipeStock } from '../shell/pipes.ts';
import { createFresh, writeAll, writeFresh } from '../store/atomic.ts';
import { reasonOf } from '../store/errors.ts';
import { forget } from '../store/forget.ts';
import { logFileName } from '../store/log-names.ts';
import { Refusal } from './refusal.ts';
import { HASHED } from './words.ts';

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, until) => delay(ms, undefined, { signal: until }).catch(() => undefined),
};

/** For what is told while something goes on: the clock, and calls again and again, which keep no process alive. */
export const systemTime = {
  now: systemClock.now,
  /** @returns what ends the calls */
  every: (ms: number, tick: () => void): (() => void) => {
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
  },
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
      fd = createFresh(path, 0o644);
    });
    return {
      write: (bytes) => attempt(() => fd !== null && writeAll(fd, bytes)),
      summary: (text) => attempt(() => writeFresh(path.replace(/log$/, 'md'), text)),
      close: () => {
        if (fd !== null) closeSync(fd);
        fd = null;
      },
    };
  };
}

/** Where the scratch files of an attempt are: told by its mark, so that others can clear up after a killed one. */
export function scratchPath(temp: string, mark: string): string {
  return join(temp, `savepoint-${mark}`);
}

/** A directory with one directory for each try, which has its pipes in it, readable by nobody else. @throws Refusal when there is no place for it */
export function makeScratch(path: string): { readonly next: () => Scratch; readonly dispose: () => void } {
  makeRoot(path);
  const pipes = new PipeStock(path);
  let count = 0;
  return {
    next: () => {
      const one = join(path, `${++count}`);
      mkdirSync(one, { mode: 0o700 });
      pipes.put(one);
      return { path: one, dispose: () => forget(one) };
    },
    dispose: () => forget(path),
  };
}

function makeRoot(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    throw new Refusal(2, `no folder for scratch files can be made in ${dirname(path)}: ${reasonOf(error)}`, {
      hint: 'set TMPDIR to a folder that can be written to (on GitHub: RUNNER_TEMP)',
    });
  }
}

/** How to start this program in one of its hidden ways. */
export interface Helper {
  readonly program: string;
  readonly args: readonly string[];
}

/** As on GitHub's runner. */
const HASH_LIMIT_MS = 120_000;
/** How often it is tried while files of the store come and go. */
const HASH_TRIES = 5;

/**
 * `hashFiles` as GitHub computes it, by GitHub's own library. In a process of its own, as the runner does it: the library prints to stdout
 * what it looks at, and a fifo would hold it for ever. @param store left out where it lies in the workspace: it changes while steps run
 */
export function fileHasher(
  {
    workspace,
    store,
    env,
  }: {
    readonly workspace: string;
    readonly store: string;
    readonly env: Readonly<Record<string, string | undefined>>;
  },
  { program, args }: Helper,
): Ports['hashFiles'] {
  const without = isBelow(store, workspace) ? [`!${store}`, `!${store}/**`] : [];
  // The library looks at what it leaves out, too, and fails where it is gone then.
  const isOfStore = (text: string) => without.length > 0 && text.includes(`'${store}/`);
  return async (patterns, signal) => {
    const input = [...patterns, ...without].join('\n');
    const request = { program, args: [...args, workspace], cwd: workspace, env, input, signal };
    const hash = () => runHelper({ ...request, limitMs: HASH_LIMIT_MS });
    let done = await hash();
    for (let tries = 1; tries < HASH_TRIES && done.kind === 'exited' && done.code !== 0; tries++)
      if (isOfStore(lastLine(done.stderr))) done = await hash();
    const { kind, code, stdout, stderr } = done;
    const line = stdout.split('\n').findLast((each) => each.startsWith(HASHED));
    if (code === 0 && line !== undefined) return line.slice(HASHED.length);
    const why = {
      exited: lastLine(stderr),
      stopped: 'it was stopped',
      'too-long': 'it took more than 120 s',
    };
    throw new EvaluationError(
      `hashFiles(${patterns.map((each) => `'${each}'`).join(', ')}) failed: ${why[kind]}`,
    );
  };
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** What went wrong, out of a stack trace. */
function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [error] = lines.flatMap((line) => /^\[?(\w*Error\b[^\]]*)/.exec(line)?.[1] ?? []);
  return error ?? lines.at(-1) ?? 'it said nothing';
}
