/**
 * Asks of many known paths whether they are as they were seen, on this thread and another one, over shared memory. The other
 * one can do no harm: whatever it does not answer is looked at as if nothing were known of it.
 */
import { lstatSync, type Stats } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { makeRoom } from '../heap.ts';
import type { Path } from '../tree/path.ts';
import type { Indexed } from './stat-index.ts';
import { startThread } from './thread.ts';

/** With fewer paths another thread is not worth its memory. */
const WORTH_IT = 5000;
/** Files that a thread takes at a time. */
const CHUNK = 256;
/** How long this thread waits for what the other one has taken. */
const PATIENCE_MS = 5000;
/** Paths of which a system call can be asked in one piece; the others are left out, and so never answered. */
const PLAIN = /^[\x01-\x7f]{1,4000}$/;
/** Numbers kept of each file. */
const FIELDS = 5;
/** Room for more, so that not every new file takes new memory. */
const ROOM = 1.25;

/** Places in `turns`: the next file to take, how many there are, how many are answered, how often was asked. */
const [NEXT, COUNT, DONE, ASKED] = [0, 1, 2, 3] as const;

/** What both threads have in memory. */
interface Shared {
  readonly chunk: number;
  readonly turns: Int32Array;
  /** Absolute paths, one after the other. */
  readonly names: Uint8Array;
  /** Where each of them begins, and the last one ends. */
  readonly starts: Uint32Array;
  /** Inode, size, mode and the two times of each. */
  readonly seen: Float64Array;
  /** 1 where a file certainly is as it was seen. */
  readonly same: Uint8Array;
}

export interface Asked {
  readonly paths: readonly Path[];
  /** What is known of each. */
  readonly known: readonly Indexed[];
  /** Where a path is, as bytes (latin1). */
  readonly absolute: (path: Path) => string;
}

export class KnownStats {
  /** Undefined where another thread is not worth it. @param count how many paths are asked of */
  static forMany(count: number): KnownStats | undefined {
    return count >= WORTH_IT ? new KnownStats() : undefined;
  }

  #worker: Worker | null;
  #turns = new Int32Array(new SharedArrayBuffer(4 * 4));
  #shared: Shared;
  /** What the shared memory holds. */
  #asked: Pick<Asked, 'paths' | 'known'> = { paths: [], known: [] };

  constructor() {
    this.#shared = sharedFor(this.#turns, { count: 0, bytes: 0 });
    this.#worker = this.#start();
  }

  /** Null where the system allows no other thread. */
  #start(): Worker | null {
    const resourceLimits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32, stackSizeMb: 1 };
    const worker = startThread(serve, takeTurns, { workerData: this.#turns, resourceLimits });
    worker?.unref();
    worker?.on('error', () => this.close());
    return worker;
  }

  /** For each file in turn, 1 where it certainly is as it was seen. Valid until the next call. */
  ask(asked: Asked): Uint8Array {
    const count = asked.paths.length;
    this.#share(asked);
    const turns = this.#turns;
    this.#shared.same.fill(0);
    turns[COUNT] = count;
    Atomics.store(turns, DONE, 0);
    Atomics.store(turns, NEXT, 0);
    Atomics.add(turns, ASKED, 1);
    Atomics.notify(turns, ASKED);
    takeTurns(this.#shared, lstatSync);
    const { same } = this.#shared;
    this.#waitFor(count);
    return same;
  }

  /** Ends the other thread. What is asked after that is answered by this one alone. */
  close(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }

  #waitFor(count: number): void {
    for (let done = 0; done < count; done = Atomics.load(this.#turns, DONE)) {
      if (Atomics.wait(this.#turns, DONE, done, PATIENCE_MS) !== 'timed-out') continue;
      this.close();
      // It may come back from wherever it is, and must not find what is in use.
      this.#turns = new Int32Array(new SharedArrayBuffer(4 * 4));
      this.#shared = sharedFor(this.#turns, { count: 0, bytes: 0 });
      this.#asked = { paths: [], known: [] };
      return;
    }
  }

  /** Writes what is new into the shared memory: mostly a few files that changed. */
  #share({ paths, known, absolute }: Asked): void {
    const before = this.#asked;
    const isSame =
      paths.length === before.paths.length && paths.every((path, at) => path === before.paths[at]);
    if (!isSame) this.#shareNames(paths, absolute);
    const { seen } = this.#shared;
    for (const [at, { seen: now }] of known.entries()) {
      if (isSame && now === before.known[at]?.seen) continue;
      const first = at * FIELDS;
      seen[first] = now.ino;
      seen[first + 1] = now.size;
      seen[first + 2] = now.mode;
      seen[first + 3] = now.mtimeMs;
      seen[first + 4] = now.ctimeMs;
    }
    this.#asked = { paths, known };
  }

  #shareNames(paths: readonly Path[], absolute: (path: Path) => string): void {
    let bytes = 0;
    for (const path of paths) bytes += absolute(path).length;
    const { names, same } = this.#shared;
    if (names.length < bytes || same.length < paths.length) {
      makeRoom();
      this.#shared = sharedFor(this.#turns, { count: paths.length * ROOM, bytes: bytes * ROOM });
      this.#worker?.postMessage(this.#shared);
    }
    const text = Buffer.from(this.#shared.names.buffer);
    const { starts } = this.#shared;
    let at = 0;
    for (const [number, path] of paths.entries()) {
      starts[number] = at;
      const name = absolute(path);
      if (PLAIN.test(name)) at += text.write(name, at, 'latin1');
    }
    starts[paths.length] = at;
  }
}

function sharedFor(turns: Int32Array, { count, bytes }: { count: number; bytes: number }): Shared {
  const room = Math.ceil(count);
  return {
    chunk: CHUNK,
    turns,
    names: new Uint8Array(new SharedArrayBuffer(Math.ceil(bytes))),
    starts: new Uint32Array(new SharedArrayBuffer(4 * (room + 1))),
    seen: new Float64Array(new SharedArrayBuffer(8 * FIELDS * room)),
    same: new Uint8Array(new SharedArrayBuffer(room)),
  };
}

// The two functions below are the other thread's program, as text: they name nothing but their parameters and what is everywhere.

/** Takes files in turn until there are none, and says of each whether it is as it was seen. */
function takeTurns({ chunk, turns, names, starts, seen, same }: Shared, lstat: typeof lstatSync): void {
  const text = Buffer.from(names.buffer);
  const options = { throwIfNoEntry: false } as const;
  for (;;) {
    const from = Atomics.add(turns, 0, chunk);
    const to = Math.min(from + chunk, turns[1] as number);
    if (from >= to) return;
    for (let at = from; at < to; at++) {
      let now: Stats | undefined;
      try {
        now = lstat(text.toString('latin1', starts[at], starts[at + 1]), options);
      } catch {
        // Whoever looks at it next finds out why.
      }
      const first = at * 5;
      if (
        now !== undefined &&
        now.ino === seen[first] &&
        now.size === seen[first + 1] &&
        now.mode === seen[first + 2] &&
        now.mtimeMs === seen[first + 3] &&
        now.ctimeMs === seen[first + 4]
      )
        same[at] = 1;
    }
    Atomics.add(turns, 2, to - from);
    Atomics.notify(turns, 2);
  }
}

/** Waits until it is asked, again and again. */
function serve(load: NodeJS.Require, answer: typeof takeTurns): void {
  const { workerData, parentPort, receiveMessageOnPort } = load(
    'node:worker_threads',
  ) as typeof import('node:worker_threads');
  const { lstatSync: lstat } = load('node:fs') as typeof import('node:fs');
  const turns = workerData as Int32Array;
  let shared: Shared | null = null;
  for (let asked = 0; parentPort !== null; ) {
    Atomics.wait(turns, 3, asked);
    asked = Atomics.load(turns, 3);
    for (
      let told = receiveMessageOnPort(parentPort);
      told !== undefined;
      told = receiveMessageOnPort(parentPort)
    )
      shared = told.message as Shared;
    if (shared !== null) answer(shared, lstat);
  }
}
