/** The program as processes of their own: a run that was started here outlives the page and the service. */
import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Machine } from '../launch/go-request.ts';
import type { Located } from '../launch/locate.ts';
import { HttpFault } from './fault.ts';

export interface CommandPlace {
  readonly machine: Pick<Machine, 'env' | 'self'>;
  readonly located: Pick<Located, 'workspace' | 'store'>;
  /** The names of those that this version has. */
  readonly known: ReadonlySet<string>;
}

export interface Called {
  readonly stdout: string;
  /** What it said besides. */
  readonly stderr: string;
}

/** A start that takes longer goes on by itself: its run comes to the list when it begins. */
const START_MS = 10_000;
/** What is asked of a program besides is an answer in seconds. */
const CALL_MS = 120_000;
const STORE_EXIT = 5;

export class Commands {
  readonly #place: CommandPlace;
  #queued = 0;

  constructor(place: CommandPlace) {
    this.#place = place;
  }

  get known(): ReadonlySet<string> {
    return this.#place.known;
  }

  /** Runs that are about to begin. */
  get queued(): number {
    return this.#queued;
  }

  /** Calls a command to its end. @throws HttpFault with what it said where it refused */
  async call(name: string, args: readonly string[]): Promise<Called> {
    const child = this.#spawn(name, args, 'attached');
    const timer = setTimeout(() => child.kill('SIGTERM'), CALL_MS).unref();
    const [stdout, stderr, code] = await Promise.all([
      textOf(child.stdout),
      textOf(child.stderr),
      codeOf(child),
    ]);
    clearTimeout(timer);
    if (code !== 0) throw refusal(code, stderr);
    return { stdout, stderr };
  }

  /**
   * Starts or resumes a run in a process of its own.
   * @returns its id; null where it has not begun in time @throws HttpFault where it did not begin
   */
  async start(name: 'run' | 'resume', args: readonly string[]): Promise<string | null> {
    const child = this.#spawn(name, ['--output=ndjson', ...args], 'detached');
    this.#queued += 1;
    const begun = this.#begun(child).finally(() => {
      this.#queued -= 1;
    });
    // Nobody may hear of it any more, and a start that failed late is told by the list: the run is not in it.
    begun.catch(() => {});
    return Promise.race([begun, delay(START_MS, null, { ref: false })]);
  }

  /** The first event of an attempt names its run. */
  async #begun(child: ChildProcess): Promise<string> {
    const said = textOf(child.stderr);
    const first = await firstLine(child);
    if (first === null) throw refusal(await codeOf(child), await said);
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
    return (JSON.parse(first) as { run_id: string }).run_id;
  }

  #spawn(name: string, args: readonly string[], how: 'attached' | 'detached'): ChildProcess {
    const { machine, located, known } = this.#place;
    if (!known.has(name)) throw new HttpFault(501, `not supported yet: this version has no \`${name}\``);
    const { program, args: own } = machine.self;
    const place = [`--workspace=${located.workspace}`, `--store=${located.store}`];
    return spawn(program, [...own, name, ...place, ...args], {
      cwd: located.workspace,
      env: { ...machine.env },
      detached: how === 'detached',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}

/** Null: it has ended without one. */
function firstLine(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let all = '';
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      all += piece;
      const end = all.indexOf('\n');
      if (end >= 0) resolve(all.slice(0, end));
    });
    child.once('error', () => resolve(null));
    child.once('close', () => resolve(null));
  });
}

/** Its end is not awaited where the stream is destroyed before. */
async function textOf(stream: ChildProcess['stdout']): Promise<string> {
  return stream === null ? '' : text(stream).catch(() => '');
}

function codeOf(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (code) => resolve(code ?? -1));
  });
}

/** `savepoint: MESSAGE`, and `hint: …` below it, as the command line says them; warnings before it are not why. */
function refusal(code: number, said: string): HttpFault {
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('savepoint: warning: '));
  const hint = lines.find((line) => line.startsWith('  hint: '))?.slice('  hint: '.length) ?? null;
  const message = lines
    .filter((line) => !line.startsWith('  hint: '))
    .join('\n')
    .replace(/^savepoint: /, '');
  return new HttpFault(
    code === STORE_EXIT ? 503 : 409,
    message === '' ? 'the command could not be run' : message,
    hint,
  );
}
