/** One transfer in a process of its own, which is ended at its time limit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lastWordsIn } from './last-words.ts';
import { ownZstd } from './own-zstd.ts';
import { bytesBelow, wait } from './patience.ts';
import { ANSWER, type Answer, type Errand, type Transfer, WORK } from './transfer.ts';

/** How this program is started to do one transfer. */
export interface TransferProgram {
  readonly program: string;
  readonly args: readonly string[];
  /** Where this program was started: what NODE_OPTIONS names by a relative path is found from there. */
  readonly cwd: string;
  /** The environment of a step of a workflow, with what tells where the cache service is. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Task {
  readonly asked: Transfer;
  /** A folder of its own, for all that is on its way: with `WORK` in it, where the process works. */
  readonly folder: string;
  /** Milliseconds. */
  readonly limit: number;
  /** Milliseconds without a byte that comes. */
  readonly silence: number;
  /** Gives up when one of them aborts. */
  readonly until: readonly AbortSignal[];
}

/** What it prints to stderr, ... */
const SAID = 'stderr.txt';
/** ... of which so many bytes, the last ones, are looked at. */
const MOST_SAID = 64 * 1024;

/** Runs the process to its end. @returns what came of it @throws the system's error when it cannot be started */
export async function runTransfer(how: TransferProgram, task: Task): Promise<Answer> {
  const { asked, folder, limit, silence } = task;
  const until = AbortSignal.any([...task.until]);
  const child = started(how, folder);
  const why = await new Promise<string | null>((settle) => {
    const stop = () => done('it was given up');
    const done = (reason: string | null) => {
      stopWaiting();
      until.removeEventListener('abort', stop);
      end(child);
      settle(reason);
    };
    const stopWaiting = wait({ come: () => bytesBelow(folder), silence, longest: limit }, done);
    until.addEventListener('abort', stop);
    if (until.aborted) stop();
    child.on('error', (error) => done(error.message));
    child.on('exit', () => done(null));
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify({ folder: join(folder, WORK), asked } satisfies Errand));
  });
  return why === null ? answerIn(folder) : { kind: 'failed', why, lasting: false };
}

function started({ program, args, cwd, env }: TransferProgram, folder: string): ChildProcess {
  const PATH = [ownZstd(folder), ...(env.PATH ? [env.PATH] : [])].join(delimiter);
  // To a file: a pipe may still hold the last words when the process has ended.
  const said = openSync(join(folder, SAID), 'w', 0o600);
  try {
    return spawn(program, args, {
      // A step may have removed it.
      cwd: existsSync(cwd) ? cwd : folder,
      env: { ...env, PATH },
      // Closed when this process is gone.
      stdio: ['pipe', 'ignore', said, 'ipc'],
      detached: true,
    });
  } finally {
    closeSync(said);
  }
}

/** With all that it started: the client compresses in programs of their own. */
function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function answerIn(folder: string): Answer {
  try {
    return JSON.parse(readFileSync(join(folder, WORK, ANSWER), 'utf8')) as Answer;
  } catch {
    const words = lastWordsIn(endOf(join(folder, SAID)));
    const why = words === null ? 'without a word' : `without an answer: ${words}`;
    return { kind: 'failed', why: `the cache client ended ${why}`, lasting: false };
  }
}

function endOf(path: string): string {
  const fd = openSync(path, 'r');
  try {
    const { size } = fstatSync(fd);
    const bytes = Buffer.alloc(Math.min(size, MOST_SAID));
    readSync(fd, bytes, { position: size - bytes.length });
    return bytes.toString();
  } finally {
    closeSync(fd);
  }
}
