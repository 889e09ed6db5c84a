/** Writes units on this thread and on others, each as it has time. */
import * as crypto from 'node:crypto';
import * as fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as zlib from 'node:zlib';
import { serveUnits, type Unit, writeUnit } from './stage-unit.ts';

/** With fewer files another thread is not worth its start. */
const WORTH_IT = 500;
/** Each takes some 20 MB. */
const MOST_THREADS = 2;
/** Units that a thread has before it, so that it need not wait for the next. */
const AHEAD = 2;

export interface UnitsRequest {
  readonly units: readonly Unit[];
  readonly signal: AbortSignal;
  /** Told of each unit, in any order, with the numbers of its files; null where its thread was lost. */
  readonly onDone: (unit: Unit, seen: Float64Array | null) => void;
}

/** @throws the signal's reason */
export async function writeUnits({ units, signal, onDone }: UnitsRequest): Promise<void> {
  const queue = [...units].reverse();
  const count = units.reduce((sum, { files }) => sum + files.length, 0);
  const most = count < WORTH_IT ? 0 : Math.min(MOST_THREADS, availableParallelism() - 1);
  const threads = Array.from({ length: most }, () => new Thread(onDone));
  try {
    for (;;) {
      for (const thread of threads) thread.takeFrom(queue);
      const own = queue.pop();
      if (own !== undefined) onDone(own, writeUnit(own, { fs, crypto, zlib }));
      else if (threads.every(({ isIdle }) => isIdle)) return;
      await setImmediate();
      signal.throwIfAborted();
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

class Thread {
  readonly #busy = new Map<number, Unit>();
  readonly #onDone: UnitsRequest['onDone'];
  #worker: Worker | null;

  constructor(onDone: UnitsRequest['onDone']) {
    this.#onDone = onDone;
    this.#worker = start();
    this.#worker?.on('message', ({ id, seen }: { readonly id: number; readonly seen: Float64Array }) =>
      this.#done(id, seen),
    );
    this.#worker?.on('error', () => this.#lost());
    this.#worker?.on('exit', () => this.#lost());
  }

  get isIdle(): boolean {
    return this.#busy.size === 0;
  }

  takeFrom(queue: Unit[]): void {
    while (this.#worker !== null && this.#busy.size < AHEAD) {
      const unit = queue.pop();
      if (unit === undefined) return;
      this.#busy.set(unit.id, unit);
      this.#worker.postMessage(unit);
    }
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #done(id: number, seen: Float64Array | null): void {
    const unit = this.#busy.get(id);
    this.#busy.delete(id);
    if (unit !== undefined) this.#onDone(unit, seen);
  }

  #lost(): void {
    this.#worker = null;
    for (const id of [...this.#busy.keys()]) this.#done(id, null);
  }
}

/** Null where the system allows no other thread. */
function start(): Worker | null {
  const modules = "{ fs: require('node:fs'), crypto: require('node:crypto'), zlib: require('node:zlib') }";
  const text = `(${serveUnits})(require('node:worker_threads'), ${modules}, ${writeUnit})`;
  const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64, stackSizeMb: 1 };
  try {
    // What was to be loaded in front of the program is not for this one.
    return new Worker(text, { eval: true, execArgv: [], resourceLimits });
  } catch {
    return null;
  }
}
