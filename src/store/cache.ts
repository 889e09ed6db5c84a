/** Objects in the Actions cache. Each call is a process of its own, which is killed at its time limit. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreError } from './errors.ts';
import type { Access, Objects, Saved, SaveRequest } from './objects.ts';
import { ANSWER, type Answer, OBJECT, type Transfer } from './transfer.ts';

export interface CacheRequest {
  /** How this program is started to do one transfer. */
  readonly program: string;
  readonly args: readonly string[];
  /** The environment of a step of a workflow, with what tells where the cache service is. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** An existing folder for what is on its way. */
  readonly temp: string;
  readonly limits: CacheLimits;
}

/** All in milliseconds. */
export interface CacheLimits {
  /** For a look at keys. */
  readonly look: number;
  /** For a transfer, besides the time that its bytes take. */
  readonly transfer: number;
  /** Before each further try of a reading call that had no proper answer. */
  readonly pauses: readonly number[];
}

export const CACHE_LIMITS: CacheLimits = { look: 60_000, transfer: 60_000, pauses: [2_000, 8_000] };

/** A transfer slower than this is given up: bytes a millisecond. */
const SLOWEST = 5_000;
/** No entry of the cache is larger. */
const LARGEST = 10 * 1024 ** 3;

export class CacheObjects implements Objects {
  readonly access: Access;
  readonly #request: CacheRequest;
  readonly #running = new Set<ChildProcess>();
  readonly #closed = new AbortController();

  constructor(request: CacheRequest) {
    this.#request = request;
    this.access = accessIn(request.env);
  }

  async newest(prefix: string): Promise<string | null> {
    const { limits } = this.#request;
    const answer = await this.#insist(() =>
      this.#transfer({ kind: 'newest', prefix }, { limit: limits.look }),
    );
    return answer.kind === 'found' ? answer.key : null;
  }

  async fetch(key: string, to: string): Promise<'found' | 'absent'> {
    const limit = this.#request.limits.transfer + LARGEST / SLOWEST;
    const take = (folder: string) => {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(join(folder, OBJECT), to);
    };
    const fetch = () => this.#insist(() => this.#transfer({ kind: 'fetch', key }, { limit, take }));
    // A miss may be a slip of the service: a second look confirms it.
    const isThere = (await fetch()).kind === 'found' || (await fetch()).kind === 'found';
    return isThere ? 'found' : 'absent';
  }

  async save({ key, from, beside, until }: SaveRequest): Promise<Saved> {
    const limit = this.#request.limits.transfer + statSync(from).size / SLOWEST;
    const give = (folder: string) => linkOrCopy(from, join(folder, OBJECT));
    const answer = await this.#transfer({ kind: 'save', key, beside }, { limit, give, until });
    if (answer.kind === 'saved' || answer.kind === 'failed') return answer;
    return { kind: 'failed', why: `the transfer answered ${answer.kind}`, lasting: false };
  }

  close(): void {
    this.#closed.abort();
    for (const child of this.#running) end(child);
  }

  /** A few tries, with pauses. @throws StoreError when none has a proper answer */
  async #insist(call: () => Promise<Answer>): Promise<Answer> {
    for (const pause of [...this.#request.limits.pauses, null]) {
      const answer = await call();
      if (answer.kind !== 'failed') return answer;
      if (pause === null || answer.lasting || this.#closed.signal.aborted)
        throw new StoreError(`the cache could not be read: ${answer.why}`);
      // A rate limit says how long it lasts. Longer than for a look it is not waited for.
      const limited = Math.min((answer.retryAfter ?? 0) * 1000, this.#request.limits.look);
      await delay(Math.max(pause, limited), undefined, { signal: this.#closed.signal }).catch(() => {});
    }
    throw new Error('no try was made');
  }

  async #transfer(asked: Transfer, { limit, ...how }: How): Promise<Answer> {
    if (this.#closed.signal.aborted) return { kind: 'failed', why: 'the store was closed', lasting: false };
    const folder = mkdtempSync(join(this.#request.temp, 'transfer-'));
    try {
      how.give?.(folder);
      const ended = await this.#run(asked, { folder, limit, until: how.until ?? null });
      const answer = ended ?? answerIn(folder);
      if (answer.kind === 'found') how.take?.(folder);
      return answer;
    } catch (error) {
      return { kind: 'failed', why: (error as Error).message, lasting: false };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Runs the process. @returns why it ended before its time; null when it said itself what came of it */
  #run(asked: Transfer, { folder, limit, until }: Running): Promise<Answer | null> {
    const { program, args, env } = this.#request;
    return new Promise((settle) => {
      const child = spawn(program, args, {
        cwd: folder,
        env: { ...env, GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder },
        stdio: ['pipe', 'ignore', 'ignore'],
        detached: true,
      });
      this.#running.add(child);
      const done = (why: string | null) => {
        clearTimeout(timer);
        until?.removeEventListener('abort', stop);
        this.#running.delete(child);
        end(child);
        settle(why === null ? null : { kind: 'failed', why, lasting: false });
      };
      const timer = setTimeout(() => done(`no answer within ${Math.round(limit / 1000)} s`), limit);
      const stop = () => done('it was given up');
      until?.addEventListener('abort', stop);
      if (until?.aborted) stop();
      child.on('error', (error) => done(error.message));
      child.on('exit', () => done(null));
      child.stdin?.on('error', () => {});
      child.stdin?.end(JSON.stringify(asked));
    });
  }
}

interface How {
  /** Milliseconds. */
  readonly limit: number;
  readonly give?: (folder: string) => void;
  readonly take?: (folder: string) => void;
  readonly until?: AbortSignal;
}

interface Running {
  readonly folder: string;
  readonly limit: number;
  readonly until: AbortSignal | null;
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
    return JSON.parse(readFileSync(join(folder, ANSWER), 'utf8')) as Answer;
  } catch {
    return { kind: 'failed', why: 'the cache client ended without a word', lasting: false };
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** What the runner says of the cache: where it is, and what `cache-mode` of the job lets be done. */
export function accessIn(env: Readonly<Record<string, string | undefined>>): Access {
  const place = env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL;
  const mode = (env.ACTIONS_CACHE_MODE ?? '').trim().toLowerCase();
  if (!place || mode === 'none') {
    const why = place ? 'cache-mode is none' : 'there is no cache service here';
    return { read: 'nothing', write: 'denied', why };
  }
  if (mode === 'read') return { read: 'yes', write: 'denied', why: 'cache-mode is read' };
  if (mode === 'write-only') return { read: 'denied', write: 'yes', why: 'cache-mode is write-only' };
  return { read: 'yes', write: 'yes', why: null };
}
