import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { endProcesses } from './end-processes.ts';
import { Hunt, type Surroundings } from './hunt.ts';

/** The small process that ends an attempt's steps when Savepoint is gone and cannot. */
export interface Watcher {
  readonly pid: number | undefined;
  /** Says which attempt to watch. */
  attempt(attempt: string): void;
  /** From now on the watcher gives signs of life for this process, which may be stopped, or busy for long. */
  beats(): void;
  /** It gives none any more. */
  rests(): void;
  /** Lets the watcher go without ending anything; settles when its process is gone. */
  close(): Promise<void>;
}

export interface WatcherStart {
  /** Node. */
  readonly execPath: string;
  /** What makes it call `watch`. */
  readonly args: readonly string[];
  /** Must not bear the mark of the attempt that is watched. */
  readonly env: Readonly<Record<string, string>>;
}

/** How long processes may take after SIGTERM when Savepoint is gone. */
const GRACE_MS = 5000;

/**
 * Starts a watcher. It hears of the end of this process, SIGKILL included, because the pipe to it closes; Node opens pipes so
 * that no other child inherits them. It is in a session of its own, where no signal from a terminal reaches it.
 */
export function startWatcher({ execPath, args, env }: WatcherStart): Watcher {
  const child = spawn(execPath, [...args], {
    cwd: '/',
    detached: true,
    // What NODE_OPTIONS names by a relative path is not found from there.
    env: { ...env, NODE_OPTIONS: undefined },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  // A watcher that was killed is missed when it is needed; until then it is no reason to fail.
  const pipe = child.stdin as Socket | undefined;
  // None where too many files are open.
  pipe?.on('error', () => {}).unref();
  child.unref();
  return {
    pid: child.pid,
    attempt: (attempt) => void pipe?.write(`attempt ${attempt}\n`),
    beats: () => void pipe?.write('beats\n'),
    rests: () => void pipe?.write('rests\n'),
    close() {
      child.ref();
      // Should the signal not reach it, it hears that there is nothing to do.
      pipe?.end('bye\n');
      // It may still be starting, which a short run need not wait for.
      child.kill('SIGKILL');
      return gone;
    },
  };
}

export interface WatchOptions extends Surroundings {
  /** The pipe from Savepoint. */
  readonly input: Readable;
  readonly graceMs?: number;
  /** How signs of life are given. */
  readonly heart: { readonly beat: () => void; readonly everyMs: number };
}

/** What a watcher has done when Savepoint was gone. */
export interface WatchEnd {
  readonly attempt: string;
  /** How many processes of the attempt there were. */
  readonly count: number;
  /** Whether none of them lives. */
  readonly isOver: boolean;
}

/**
 * The body of the watcher's process: waits until its input ends, and unless that said `bye`, ends every process of the
 * attempt that it named last. Settles with what came of that, null where it had nothing to do; then the process can exit.
 */
export async function watch({
  input,
  heart,
  graceMs = GRACE_MS,
  ...surroundings
}: WatchOptions): Promise<WatchEnd | null> {
  // `pkill node` and `killall node`, with which people end what hangs, mean Savepoint and not this.
  process.title = 'savepoint-watch';
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  let attempt: string | null = null;
  let beating: NodeJS.Timeout | undefined;
  try {
    for await (const line of createInterface({ input })) {
      if (line === 'bye') return null;
      if (line === 'beats') beating ??= setInterval(heart.beat, heart.everyMs);
      if (line === 'rests') {
        clearInterval(beating);
        beating = undefined;
      }
      if (line.startsWith('attempt ')) attempt = line.slice('attempt '.length);
    }
  } catch {
    // A broken pipe says the same as a closed one.
  } finally {
    clearInterval(beating);
  }
  if (attempt === null) return null;
  const hunt = Hunt.ofAttempt(surroundings, attempt);
  const left = await endProcesses(hunt, { signal: 'SIGTERM', graceMs });
  return { attempt, count: hunt.count, isOver: left.length === 0 };
}
