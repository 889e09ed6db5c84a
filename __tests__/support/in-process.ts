/** The command line in this process, which is several times quicker than a process for each call: for all that neither is stopped nor killed. */
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Output } from '../../src/cli/output.ts';
import { execute } from '../../src/cli/program.ts';
import { tempFolder } from '../../src/launch/temp.ts';
import { LOCKS, WATCH } from '../../src/launch/words.ts';
import { BUNDLE, type Ended, type StartOptions } from './cli.ts';

/** In place of the program that it starts itself: a watcher that never has anything to do, and all else as it is, in its folder. */
const SELF = `folder=$1; shift
case $1 in
  ${WATCH}) while read -r line && [ "$line" != bye ]; do :; done ;;
  *) cd "$folder" && exec "${process.execPath}" "${BUNDLE}" "$@" ;;
esac`;

class Sink extends Writable {
  readonly #pieces: Buffer[] = [];
  #seen = () => {};

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.#pieces.push(piece);
    done();
    this.#seen();
  }

  /** Says once that a text has been written. */
  watch(text: string | null, say: () => void): void {
    this.#seen = () => {
      if (text === null || !this.bytes.includes(text)) return;
      this.#seen = () => {};
      say();
    };
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}

export interface CallOptions extends Pick<StartOptions, 'cwd' | 'env'> {
  /** Typed at a terminal. Undefined: there is none, and no input. */
  readonly typed?: string;
  /** Whether messages go to a terminal, too. */
  readonly isTerminal?: boolean;
  /** A SIGTERM that comes as soon as a message has this text in it. */
  readonly stopAt?: string;
}

/** Runs a command to its end, as `savepoint` of `cli.ts` does. */
export async function savepoint(
  args: readonly string[],
  { cwd, env, typed, isTerminal, stopAt }: CallOptions,
): Promise<Ended> {
  const home = env?.HOME ?? process.env.HOME ?? '/';
  const all: StartOptions['env'] = { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env, HOME: home };
  const [stdout, stderr] = [new Sink(), Object.assign(new Sink(), { isTTY: isTerminal === true })];
  const output = new Output(stdout, stderr);
  const code = await execute(args, {
    cwd: () => resolve(cwd),
    machine: {
      env: all,
      host: hostname(),
      pid: process.pid,
      temp: tempFolder(all, () => resolve(cwd)),
      home,
      locks: LOCKS,
      self: { program: '/bin/sh', args: ['-c', SELF, 'savepoint', resolve(cwd)] },
    },
    user: 'tester',
    stdin: Object.assign(Readable.from(typed === undefined ? [] : [typed]), { isTTY: typed !== undefined }),
    output,
    onSignal: (listener) => stderr.watch(stopAt ?? null, () => listener('SIGTERM')),
  });
  await output.flush();
  return { code, signal: null, stdout: stdout.bytes.toString(), stderr: stderr.bytes.toString() };
}
