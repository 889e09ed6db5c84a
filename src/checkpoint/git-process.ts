/** One `git cat-file --batch`: asked for one blob at a time. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { gitEnvironment } from '../words/git-environment.ts';

export interface GitPlace {
  /** A folder of the repository. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The program; found on the PATH of `env` where it is a bare name. */
  readonly program?: string;
  /** How long git may be silent, in milliseconds. Default: 60 s. */
  readonly limitMs?: number;
}

export interface Blob {
  readonly size: number;
  /** To be read to its end, before anything else is asked for. */
  readonly body: AsyncIterable<Buffer>;
}

/** Git answered that it has no such blob, and can be asked for the next one. */
export class BlobMissing extends Error {
  override readonly name = 'BlobMissing';
}

/** No replacements, no hooks, no network: the bytes of this repository as they are. */
const ARGS = ['--no-replace-objects', '-c', 'core.fsmonitor=false', 'cat-file', '--batch'];

const LIMIT_MS = 60_000;
const LINE_MAX = 1024;

export class GitProcess {
  readonly #child: ChildProcess;
  readonly #input: Writable;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #limitMs: number;
  #rest: Buffer = Buffer.alloc(0);
  #said = '';
  #failure: Error | null = null;
  #isEnded = false;

  constructor({ directory, env, program = 'git', limitMs = LIMIT_MS }: GitPlace) {
    const child = spawn(program, ARGS, {
      cwd: directory,
      env: gitEnvironment(env),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.on('error', (error) => {
      this.#failure ??= error;
    });
    // Where too many files are open there are none, whatever the types say.
    if (child.stdin == null) throw new Error('the system lets no git be started');
    this.#child = child;
    this.#input = child.stdin;
    this.#limitMs = limitMs;
    this.#chunks = child.stdout[Symbol.asyncIterator]();
    // Its end is told by its output.
    child.stdin.on('error', () => undefined);
    child.stderr.on('data', (data: Buffer) => {
      this.#said = (this.#said + data.toString()).slice(-LINE_MAX);
    });
    for (const part of [child, child.stdin, child.stdout, child.stderr]) letGo(part);
  }

  /** Whether it was found to have ended. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** @throws Error that says in words why the blob cannot be had */
  async ask(blob: string): Promise<Blob> {
    if (!/^[0-9a-f]+$/.test(blob)) throw new Error('the id of a blob in git has a wrong form');
    this.#input.write(`${blob}\n`);
    const line = await this.#line();
    const match = /^[0-9a-f]+ (\w+) (\d+)$/.exec(line);
    if (match === null) throw new BlobMissing(`git no longer has the blob ${blob}`);
    if (match[1] !== 'blob') throw new Error(`in git ${blob} is a ${match[1]}, not a blob`);
    const size = Number(match[2]);
    return { size, body: this.#body(size) };
  }

  kill(): void {
    this.#child.kill('SIGKILL');
    this.#child.stdout?.destroy();
  }

  async *#body(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) await this.#more();
      const bytes = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(bytes.length);
      left -= bytes.length;
      yield bytes;
    }
    if ((await this.#line()) !== '') throw new Error('git says more than it was asked');
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(10);
      if (end < 0 && this.#rest.length > LINE_MAX) throw new Error('git does not answer as it should');
      if (end < 0) await this.#more();
      else {
        const line = this.#rest.toString('latin1', 0, end);
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
    }
  }

  async #more(): Promise<void> {
    const next = await this.#inTime(this.#chunks.next());
    if (next.done === true) {
      this.#isEnded = true;
      throw await this.#whyEnded();
    }
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    // The timer also keeps this process alive: nothing else of git does.
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const why = `git did not answer for ${this.#limitMs / 1000} s`;
      timer = setTimeout(() => reject(new Error(why)), this.#limitMs);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What git said last comes by another way than its end, and perhaps a little later. */
  async #whyEnded(): Promise<Error> {
    const closed = new Promise<void>((resolve) => {
      this.#child.stderr?.once('close', resolve);
      if (this.#child.stderr?.closed !== false) resolve();
    });
    await this.#inTime(closed).catch(() => undefined);
    const said = this.#said.trim().split('\n').at(-1) ?? '';
    if (said !== '') return new Error(`git ended: ${said}`);
    if (this.#failure === null) return new Error('git ended unasked');
    return new Error(`git cannot be used: ${this.#failure.message}`, { cause: this.#failure });
  }
}

/** A git that is idle keeps nobody waiting. */
function letGo(part: ChildProcess | Readable | Writable): void {
  (part as Partial<Pick<ChildProcess, 'unref'>>).unref?.();
}
