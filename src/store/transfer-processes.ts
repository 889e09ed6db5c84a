/** The processes in which transfers are made. One that has not answered at its time limit is ended, and so is one of whose call anything went wrong. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fstatSync, mkdtempSync, openSync, readSync } from 'node:fs';
import type { Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { type Answer, type Errand, REPLIES, type Reply, type Transfer, WORK } from './errands.ts';
import { forget } from './forget.ts';
import { lastWordsIn } from './last-words.ts';
import { type Call, NoAnswer } from './outage.ts';
import { ownZstd } from './own-zstd.ts';
import { bytesBelow, wait } from './patience.ts';

/** How this program is started to make transfers. */
export interface TransferProgram {
  readonly program: string;
  /** The folder of the process comes behind them. */
  readonly args: readonly string[];
  /** Where this program was started: what NODE_OPTIONS names by a relative path is found from there. */
  readonly cwd: string;
  /** The environment of a step of a workflow, with what tells where the services are. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** An existing folder, in which each process has one of its own. */
  readonly temp: string;
}

export interface Task {
  readonly asked: Transfer;
  /** A folder of its own, for all that is on its way: with `WORK` in it, where the call is made. */
  readonly folder: string;
  /** Milliseconds. */
  readonly limit: number;
  /** Milliseconds without a byte that comes. */
  readonly silence: number;
  /** Gives up when one of them aborts. */
  readonly until: readonly AbortSignal[];
  readonly call: Pick<Call, 'asked' | 'sign'>;
}

/** A process, which is a client of the service. */
interface Client {
  readonly child: ChildProcess;
  readonly errands: Socket;
  readonly replies: Socket;
  /** Of `replies`. */
  readonly lines: Interface;
  /** Its own: the programs that it uses, and what it prints to stderr. */
  readonly folder: string;
}

/** What a process prints to stderr, ... */
const SAID = 'stderr.txt';
/** ... of which so many bytes, the last ones, are looked at. */
const MOST_SAID = 64 * 1024;

/** One that waits for a call, and what ends its waiting. */
interface Waiting {
  readonly client: Client;
  readonly timer: NodeJS.Timeout;
  readonly end: () => void;
}

export class TransferProcesses {
  readonly #how: TransferProgram;
  readonly #longest: number;
  readonly #waiting: Waiting[] = [];

  /** @param idle how long one waits for another call, in milliseconds: loading the client takes longer than most calls do */
  constructor(how: TransferProgram, idle: number) {
    this.#how = how;
    this.#longest = idle;
  }

  /** Makes one call, in a process that waits or in a new one. @throws the system's error when none can be started */
  async run(task: Task): Promise<Answer> {
    const client = this.#next();
    const answer = await answerOf(client, task);
    if (answer.kind === 'found' || answer.kind === 'absent' || answer.kind === 'saved') this.#keep(client);
    else end(client);
    return answer;
  }

  /** Ends those that wait. */
  close(): void {
    for (const each of [...this.#waiting]) each.end();
  }

  #next(): Client {
    // Of one whose folder was emptied, as by a step, the programs are gone: by others it would look for other entries.
    for (const each of [...this.#waiting]) if (!existsSync(join(each.client.folder, SAID))) each.end();
    const waiting = this.#waiting.pop();
    if (waiting === undefined) return started(this.#how);
    const { client, timer } = waiting;
    clearTimeout(timer);
    client.child.off('exit', waiting.end);
    hold(client, 'ref');
    return client;
  }

  /** It holds nothing up while it waits. */
  #keep(client: Client): void {
    const { child } = client;
    const waiting: Waiting = {
      client,
      timer: setTimeout(() => waiting.end(), this.#longest).unref(),
      end: () => {
        clearTimeout(waiting.timer);
        child.off('exit', waiting.end);
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        end(client);
      },
    };
    child.on('exit', waiting.end);
    hold(client, 'unref');
    this.#waiting.push(waiting);
  }
}

/** Whether a process and its pipes keep this program from its end. */
function hold({ child, errands, replies }: Client, how: 'ref' | 'unref'): void {
  for (const each of [child, errands, replies]) each[how]();
}

function answerOf(client: Client, { asked, folder, limit, silence, until, call }: Task): Promise<Answer> {
  const { child, errands, lines } = client;
  const given = AbortSignal.any([...until]);
  const id = randomUUID();
  return new Promise((settle) => {
    let tried: string | null = null;
    const hear = (line: string) => {
      const reply = replyIn(line);
      if (reply?.id !== id) return;
      if ('answer' in reply) done(reply.answer);
      else if (reply.news === 'retry') tried = reply.why;
      else call[reply.news]();
    };
    const fail = (why: string) =>
      done({ kind: 'failed', why: tried === null ? why : `${why}: ${tried}`, lasting: false });
    const stop = () => fail(given.reason instanceof NoAnswer ? given.reason.message : 'it was given up');
    const broken = (error: Error) => fail(error.message);
    const ended = () => fail(`the client ended ${lastWordsOf(client)}`);
    const done = (answer: Answer) => {
      stopWaiting();
      given.removeEventListener('abort', stop);
      lines.off('line', hear);
      child.off('error', broken).off('exit', ended);
      settle(answer);
    };
    const stopWaiting = wait({ come: () => bytesBelow(folder), silence, longest: limit }, fail);
    given.addEventListener('abort', stop);
    lines.on('line', hear);
    child.on('error', broken).on('exit', ended);
    if (given.aborted) stop();
    else errands.write(`${JSON.stringify({ id, folder: join(folder, WORK), asked } satisfies Errand)}\n`);
  });
}

/** Something else may write there. */
function replyIn(line: string): Reply | null {
  try {
    return JSON.parse(line) as Reply | null;
  } catch {
    return null;
  }
}

function started(how: TransferProgram): Client {
  const folder = mkdtempSync(join(how.temp, 'transfers-'));
  try {
    return startedIn(folder, how);
  } catch (error) {
    forget(folder);
    throw error;
  }
}

function startedIn(folder: string, { program, args, cwd, env }: TransferProgram): Client {
  const PATH = [ownZstd(folder), ...(env.PATH ? [env.PATH] : [])].join(delimiter);
  // To a file: a pipe may still hold the last words when the process has ended.
  const said = openSync(join(folder, SAID), 'w', 0o600);
  try {
    const child = spawn(program, [...args, folder], {
      // A step may have removed it.
      cwd: existsSync(cwd) ? cwd : folder,
      env: { ...env, PATH },
      // The pipes are closed when this program is gone.
      stdio: ['pipe', 'ignore', said, 'pipe'],
      detached: true,
    });
    // Whoever waits for an answer hears of it, too, or of its end; when nobody does, it is of no interest.
    child.on('error', () => {});
    // Where too many files are open there are none, whatever the types say.
    const [errands, replies] = [child.stdin, child.stdio?.[REPLIES]] as (Socket | undefined)[];
    if (errands == null || replies == null) throw new Error('the system lets no client be started');
    for (const each of [errands, replies]) each.on('error', () => {});
    return { child, folder, errands, replies, lines: createInterface({ input: replies }) };
  } finally {
    closeSync(said);
  }
}

/** With all that it started: the client compresses in programs of their own. */
function end({ child, folder }: Client): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
  forget(folder);
}

function lastWordsOf({ folder }: Client): string {
  const words = lastWordsIn(endOf(join(folder, SAID)));
  return words === null ? 'without a word' : `without an answer: ${words}`;
}

/** Empty where a step has removed it, or closed the folder above. */
function endOf(path: string): string {
  try {
    const fd = openSync(path, 'r');
    try {
      const { size } = fstatSync(fd);
      const bytes = Buffer.alloc(Math.min(size, MOST_SAID));
      readSync(fd, bytes, { position: size - bytes.length });
      return bytes.toString();
    } finally {
      closeSync(fd);
    }
  } catch {
    return '';
  }
}
