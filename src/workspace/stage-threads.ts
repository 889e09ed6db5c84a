/** Does jobs on this thread and on another one, each as it has time. */
import * as crypto from 'node:crypto';
import * as fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import * as zlib from 'node:zlib';
import { serveUnits, type Unit, writeUnit } from './stage-unit.ts';
import { startThread } from './thread.ts';

/** With fewer blocks the other thread is not worth its start. */
const WORTH_IT = 8;
/** Jobs that the other thread has before it, so that it need not wait for the next. */
const AHEAD = 4;
/** Blocks of a job that this thread may do: for so long nobody else has a turn. */
const MOST_BLOCKS = 16;
/** How often this thread looks whether the other one is done. */
const LOOK_MS = 5;

/** Some files, and the number of blocks in which their contents lie. */
interface Job {
  readonly blocks: number;
}

export interface Work<J extends Job> {
  /** From the largest. */
  readonly jobs: readonly J[];
  readonly unitOf: (job: J) => Unit;
  /** Told of each job, in any order, with the numbers of its files; null where they were not written. */
  readonly onDone: (job: J, seen: Float64Array | null) => void;
  readonly signal: AbortSignal;
}

/** @throws the signal's reason */
export async function doAll<J extends Job>({ jobs, unitOf, onDone, signal }: Work<J>): Promise<void> {
  const queue = [...jobs];
  const isWorthIt =
    availableParallelism() > 1 && jobs.reduce((sum, { blocks }) => sum + blocks, 0) >= WORTH_IT;
  const other = isWorthIt ? new Thread(unitOf, onDone) : null;
  try {
    for (;;) {
      other?.takeFrom(queue);
      const own = queue.at(-1);
      if (own === undefined && other?.isIdle !== false) return;
      if (own === undefined || (own.blocks > MOST_BLOCKS && other?.isLost === false))
        await setTimeout(LOOK_MS);
      else {
        queue.pop();
        onDone(own, own.blocks > MOST_BLOCKS ? null : writeUnit(unitOf(own), { fs, crypto, zlib }));
        await setImmediate();
      }
      signal.throwIfAborted();
    }
  } finally {
    await other?.end();
  }
}

class Thread<J extends Job> {
  readonly #unitOf: Work<J>['unitOf'];
  readonly #onDone: Work<J>['onDone'];
  /** What it has before it; it answers in this order. */
  readonly #jobs: J[] = [];
  #worker: Worker | null;

  constructor(unitOf: Work<J>['unitOf'], onDone: Work<J>['onDone']) {
    this.#unitOf = unitOf;
    this.#onDone = onDone;
    const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64, stackSizeMb: 1 };
    this.#worker = startThread(serveUnits, writeUnit, { resourceLimits });
    this.#worker?.on('message', (seen: Float64Array) => this.#done(seen));
    this.#worker?.on('error', () => this.#lose());
    this.#worker?.on('exit', () => this.#lose());
  }

  get isIdle(): boolean {
    return this.#jobs.length === 0;
  }

  get isLost(): boolean {
    return this.#worker === null;
  }

  takeFrom(queue: J[]): void {
    while (this.#worker !== null && this.#jobs.length < AHEAD) {
      const job = queue.shift();
      if (job === undefined) return;
      this.#jobs.push(job);
      this.#worker.postMessage(this.#unitOf(job));
    }
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #done(seen: Float64Array | null): void {
    const job = this.#jobs.shift();
    if (job !== undefined) this.#onDone(job, seen);
  }

  #lose(): void {
    this.#worker = null;
    while (!this.isIdle) this.#done(null);
  }
}
