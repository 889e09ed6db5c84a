/** What V8 is told, so that a workspace of 100,000 files is worked on within 256 MiB, and a smaller one fast. */
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Two halves. In V8's first MiB much outlives a collection by chance; its most of 32 MiB would take three times that. */
const YOUNG_BYTES = 8 * 2 ** 20;
/** More than 50,000 files need. Collecting early below it would make their first checkpoint a quarter slower. */
const LARGE_BYTES = 88 * 2 ** 20;
const LOOK_MS = 50;

let isWatched = false;
let isHeld = false;

/** For a whole command, at its start. */
export function watchHeap(): void {
  growYoung();
  isWatched = true;
  const timer = setInterval(() => {
    checkHeap();
    if (!isWatched) clearInterval(timer);
  }, LOOK_MS).unref();
}

/**
 * From a large heap on, V8 collects when a quarter more is taken, and no longer when as much again is; and at once, since half as much again
 * is taken while it marks in steps. Called where many paths are held and no timer can run. Nothing without `watchHeap`.
 */
export function checkHeap(): void {
  if (!isWatched || getHeapStatistics().total_heap_size < LARGE_BYTES) return;
  isWatched = false;
  isHeld = true;
  setFlagsFromString('--heap-growing-percent=25');
  setFlagsFromString('--optimize-for-size');
  setFlagsFromString('--no-incremental-marking');
  // Only a collection sets the next limit; the one that stands may be at twice the size.
  collect();
}

/** Collects where the heap is held back: before much is taken outside of it, of which V8 does not know. */
export function makeRoom(): void {
  if (isHeld) collect();
}

/**
 * Ends the process with its `exitCode`. A thread of V8 that compiles, and is at the heap's limit, waits until the main one collects; and Node, once
 * it ends, waits for these threads, and collects no more: then neither ever ends (seen in Node 24.21, `WorkerThreadsTaskRunner::Shutdown` and
 * `CollectionBarrier::AwaitCollectionBackground`). So where the heap is held back, it is let go of first.
 */
export function endProcess(): never {
  if (isHeld) {
    setFlagsFromString('--heap-growing-percent=0');
    setFlagsFromString('--no-optimize-for-size');
    setFlagsFromString('--incremental-marking');
    collect();
  }
  process.exit();
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** V8 grows this space when much outlives a collection in it: it is made to once, and then never again. */
function growYoung(): void {
  setFlagsFromString('--semi-space-growth-factor=4');
  const kept: number[][] = [];
  while (youngBytes() < YOUNG_BYTES && kept.length < 128) kept.push(new Array<number>(8192).fill(0.5));
  setFlagsFromString('--semi-space-growth-factor=1');
}

function youngBytes(): number {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return young?.space_size ?? YOUNG_BYTES;
}
