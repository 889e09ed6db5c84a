import { setImmediate as turn } from 'node:timers/promises';
import type { Pump } from './pump.ts';

/** More than a pipe or socket pair holds: with so much read, all that was written before has been. */
const MORE_THAN_A_PIPE = 1024 * 1024;

/** How often to look whether a sink that is late has taken what it was given. */
const HELD_BACK_MS = 20;

/**
 * Waits, after a process has exited, until what it wrote is written on. A process that it left behind may hold its
 * streams open, so silence for `quietMs` is enough; after `capMs` one moment in which nothing is there to be read, or
 * more than its pipes can have held. While the sink holds a stream back nothing is decided.
 */
export async function settle(
  pumps: readonly Pump[],
  { quietMs, capMs }: { quietMs: number; capMs: number },
): Promise<void> {
  const ended = Promise.all(pumps.map((pump) => pump.ended));
  const before = pumps.map((pump) => pump.bytes);
  let late = false;
  const cap = setTimeout(() => {
    late = true;
  }, capMs);
  while (pumps.some((pump) => !pump.done)) {
    const seen = total(pumps);
    if (!late) await pauseUnless(ended, quietMs);
    else if (pumps.some((pump) => pump.busy)) await pauseUnless(ended, HELD_BACK_MS);
    // Timers come before reading in a turn of the event loop: what lies in the pipes is only seen after it.
    await turn();
    await turn();
    if (pumps.some((pump) => pump.busy)) continue;
    if (total(pumps) === seen) break;
    if (late && pumps.every((pump, i) => pump.done || pump.bytes - (before[i] ?? 0) > MORE_THAN_A_PIPE))
      break;
  }
  clearTimeout(cap);
}

function total(pumps: readonly Pump[]): number {
  return pumps.reduce((sum, pump) => sum + pump.bytes, 0);
}

function pauseUnless(ended: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    ended.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
