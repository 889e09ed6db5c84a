/** Objects in the Actions cache. Each call is made in another process, which is killed at the call's time limit. */
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { AccessDenied, StoreError } from './errors.ts';
import { forget } from './forget.ts';
import type { Access, Failed, Fetched, Objects, Saved, SaveRequest } from './objects.ts';
import type { Outage } from './outage.ts';
import { bytesBelow } from './patience.ts';
import { type Answer, OBJECT, type Transfer, WORK } from './transfer.ts';
import { TransferProcesses, type TransferProgram } from './transfer-processes.ts';

/** In `temp` is also what is on its way. */
export interface CacheRequest extends TransferProgram {
  readonly limits: CacheLimits;
  /** What is still tried where the service does not answer. */
  readonly outage: Outage;
}

/** All in milliseconds. */
export interface CacheLimits {
  /** For a look at keys. */
  readonly look: number;
  /** For a transfer, besides the time that its bytes take; where their number is not known, while none come. */
  readonly transfer: number;
  /** Before each further try of a reading call that had no proper answer. */
  readonly pauses: readonly number[];
  /** A transfer slower than this is given up: bytes a millisecond. */
  readonly slowest: number;
  /** So long the client is kept ready for another call. */
  readonly idle: number;
}

export const CACHE_LIMITS: CacheLimits = {
  look: 60_000,
  transfer: 60_000,
  pauses: [2_000, 8_000],
  slowest: 5_000,
  idle: 10_000,
};

/** No entry of the cache is larger. */
const LARGEST = 10 * 1024 ** 3;
/** So much the client fetches before it writes any of it (downloadUtils.js, `maxSegmentSize`). */
const SEGMENT = 128 * 1024 ** 2;

export class CacheObjects implements Objects {
  readonly access: Access;
  readonly #request: CacheRequest;
  readonly #processes: TransferProcesses;
  readonly #closed = new AbortController();

  constructor(request: CacheRequest) {
    this.#request = request;
    this.#processes = new TransferProcesses(request, request.limits.idle);
    this.access = accessIn(request.env);
  }

  async newest(prefix: string): Promise<string | null> {
    const { limits } = this.#request;
    const answer = await this.#insist(() =>
      this.#transfer({ kind: 'newest', prefix }, { limit: limits.look }),
    );
    return answer.kind === 'found' ? answer.key : null;
  }

  async fetch(key: string, to: string): Promise<Fetched> {
    const { transfer, slowest } = this.#request.limits;
    const times = { silence: transfer + SEGMENT / slowest, limit: transfer + LARGEST / slowest };
    const take = (folder: string) => {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(join(folder, OBJECT), to);
    };
    const fetch = () => this.#insist(() => this.#transfer({ kind: 'fetch', key }, { ...times, take }));
    const first = await fetch();
    // A miss may be a slip of the service: a second look confirms it.
    const { kind } = first.kind === 'absent' ? await fetch() : first;
    return kind === 'found' || kind === 'damaged' || kind === 'cut-short' ? kind : 'absent';
  }

  async save({ key, from, beside, until }: SaveRequest): Promise<Saved> {
    const { transfer, slowest } = this.#request.limits;
    const size = statSync(from, { throwIfNoEntry: false })?.size ?? 0;
    const limit = transfer + size / slowest;
    const give = (folder: string) => linkOrCopy(from, join(folder, OBJECT));
    if (this.#request.outage.isDown) {
      const probe = await this.#transfer({ kind: 'newest', prefix: key }, this.#probe(until));
      if (probe.kind === 'failed' && !probe.lasting) return probe;
    }
    const answer = await this.#transfer({ kind: 'save', key, beside }, { limit, give, until });
    if (answer.kind === 'saved' || answer.kind === 'failed') return answer;
    return failure(`the transfer answered ${answer.kind}`);
  }

  close(): void {
    this.#closed.abort();
    this.#processes.close();
  }

  /** A look that only asks whether the service is back: it costs little where it is not. */
  #probe(until: AbortSignal): How {
    const { limits, outage } = this.#request;
    return { limit: Math.min(limits.look, outage.limits.probe), until };
  }

  /** A few tries, with pauses. @throws StoreError when none has a proper answer */
  async #insist(call: () => Promise<Answer>): Promise<Answer> {
    const { outage, limits } = this.#request;
    let wasSpoilt = false;
    for (const pause of [...limits.pauses, null]) {
      const answer = await call();
      // What was spoilt on its way comes well the next time. What comes spoilt twice is so where it lies.
      if (answer.kind === 'damaged' || answer.kind === 'cut-short') {
        if (wasSpoilt || pause === null) return answer;
        wasSpoilt = true;
        continue;
      }
      const isBad = answer.kind === 'failed' && !answer.lasting;
      if (isBad && pause !== null && !this.#closed.signal.aborted && !outage.isSpent) {
        await this.#pause(pause, answer.retryAfter ?? 0);
        continue;
      }
      if (answer.kind === 'failed') {
        const Cause = answer.lasting && !outage.isSpent ? AccessDenied : StoreError;
        throw new Cause(`the cache could not be read: ${answer.why}`);
      }
      return answer;
    }
    throw new Error('no try was made');
  }

  /** A rate limit says how long it lasts: it is no outage, and longer than for a look it is not waited for. */
  async #pause(ms: number, seconds: number): Promise<void> {
    const { outage, limits } = this.#request;
    const limited = Math.min(seconds * 1000, limits.look);
    const { signal } = this.#closed;
    if (limited <= ms) return outage.pause(ms, signal);
    outage.tell(`The cache limits the rate, and is asked again in ${Math.round(limited / 1000)} s.`);
    await delay(limited, undefined, { signal }).catch(() => {});
  }

  async #transfer(asked: Transfer, how: How): Promise<Answer> {
    const { outage } = this.#request;
    if (this.#closed.signal.aborted) return failure('the store was closed');
    if (outage.isSpent) return { ...failure(outage.reason), lasting: true, spent: true };
    try {
      const answer = await this.#inFolder(asked, how);
      if (answer.kind !== 'failed' || !outage.isSpent) return answer;
      return { ...answer, lasting: true, spent: true };
    } catch (error) {
      return failure((error as Error).message);
    }
  }

  async #inFolder(asked: Transfer, how: How): Promise<Answer> {
    const { temp } = this.#request;
    // A step may have removed it.
    mkdirSync(temp, { recursive: true });
    const folder = mkdtempSync(join(temp, 'transfer-'));
    const work = join(folder, WORK);
    try {
      mkdirSync(work);
      how.give?.(work);
      const { limit, silence = limit } = how;
      const answer = await this.#request.outage.call(
        () => bytesBelow(folder),
        (call) => {
          const until = [this.#closed.signal, call.until, ...(how.until ? [how.until] : [])];
          return this.#processes.run({ asked, folder, limit, silence, until, call });
        },
      );
      if (answer.kind === 'found') how.take?.(work);
      return answer;
    } finally {
      forget(folder);
    }
  }
}

interface How {
  /** Milliseconds. */
  readonly limit: number;
  /** Milliseconds without a byte that comes; the limit when left out. */
  readonly silence?: number;
  readonly give?: (folder: string) => void;
  readonly take?: (folder: string) => void;
  readonly until?: AbortSignal;
}

function failure(why: string): Failed {
  return { kind: 'failed', why, lasting: false };
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
