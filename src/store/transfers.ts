/** Calls of a service of GitHub's. Each is made in another process, which is killed at the call's time limit, and failures cost a job little. */
import { copyFileSync, linkSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Transfer, WORK } from './errands.ts';
import { AccessDenied, StoreError } from './errors.ts';
import { forget } from './forget.ts';
import type { Failed } from './objects.ts';
import type { Outage } from './outage.ts';
import { bytesBelow } from './patience.ts';
import { TransferProcesses, type TransferProgram } from './transfer-processes.ts';

/** In `temp` is also what is on its way. */
export interface TransfersRequest extends TransferProgram {
  readonly limits: TransferLimits;
  /** What is still tried where the service does not answer. */
  readonly outage: Outage;
}

/** All in milliseconds. */
export interface TransferLimits {
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

export const TRANSFER_LIMITS: TransferLimits = {
  look: 60_000,
  transfer: 60_000,
  pauses: [2_000, 8_000],
  slowest: 5_000,
  idle: 10_000,
};

export interface How {
  /** Milliseconds. */
  readonly limit: number;
  /** Milliseconds without a byte that comes; the limit when left out. */
  readonly silence?: number;
  readonly give?: (folder: string) => void;
  readonly take?: (folder: string) => void;
  readonly until?: AbortSignal;
}

export class Transfers {
  readonly #request: TransfersRequest;
  readonly #processes: TransferProcesses;
  readonly #closed = new AbortController();

  constructor(request: TransfersRequest) {
    this.#request = request;
    this.#processes = new TransferProcesses(request, request.limits.idle);
  }

  close(): void {
    this.#closed.abort();
    this.#processes.close();
  }

  /** Makes a call that saves, where the service is not known to be down: then a look asks first whether it is back. */
  async save(asked: Transfer, how: How & { readonly probe: Transfer }): Promise<Answer> {
    const { limits, outage } = this.#request;
    if (outage.isDown) {
      const limit = Math.min(limits.look, outage.limits.probe);
      const answer = await this.once(how.probe, { limit, ...(how.until ? { until: how.until } : {}) });
      if (answer.kind === 'failed' && !answer.lasting) return answer;
    }
    return this.once(asked, how);
  }

  /** A few tries, with pauses. @throws StoreError when none has a proper answer */
  async insist(asked: Transfer, how: How): Promise<Answer> {
    const { outage, limits } = this.#request;
    let wasSpoilt = false;
    for (const pause of [...limits.pauses, null]) {
      const answer = await this.once(asked, how);
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
        throw new Cause(`${outage.place.name} could not be read: ${answer.why}`);
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
    outage.tell(`The service limits the rate, and is asked again in ${Math.round(limited / 1000)} s.`);
    await delay(limited, undefined, { signal }).catch(() => {});
  }

  /** One try. */
  async once(asked: Transfer, how: How): Promise<Answer> {
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

export function failure(why: string): Failed {
  return { kind: 'failed', why, lasting: false };
}

export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
