/**
 * Who uses a line of a folder. A job says so before it looks into the line, and whoever removes something there asks first. Both do it
 * in turns: else one could ask in the moment before the other says so.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { digestOf } from '../digest/digest.ts';
import type { Identity } from './identity.ts';
import { acquire, holderOf, type Lock } from './lock.ts';

export interface LinePlace {
  readonly folder: string;
  readonly line: string;
  readonly me: Identity;
}

/** A turn lasts as long as a few runs take to be removed. Who waits longer goes on: what it has come to is marked all the same. */
const MOST_TRIES = 200;
const AGAIN_MS = 50;
const TELL_AT = 20;
const SOME_TRIES = 60;
const USE = /^(use-[0-9a-f]{16})\.\d{6}$/;
const NO_LOCK: Lock = { release: () => {} };

export interface UseRequest<Made> extends LinePlace {
  /** Makes the store of the line. */
  readonly make: () => Made;
  /** Told once, when it takes a while. */
  readonly onWait: () => void;
  readonly cancel: AbortSignal;
}

/**
 * Makes the store of a line, and marks it as used until the lock is let go.
 * @throws what `make` throws; the reason of the cancel
 */
export async function use<Made>(
  request: UseRequest<Made>,
): Promise<{ readonly made: Made; readonly lock: Lock }> {
  const turn = await waitForTurn(request);
  try {
    return { made: request.make(), lock: mark(request) };
  } finally {
    turn?.release();
  }
}

async function waitForTurn(request: UseRequest<unknown>): Promise<Lock | null> {
  const { onWait, cancel } = request;
  for (let at = 0; at < MOST_TRIES; at++) {
    cancel.throwIfAborted();
    const turn = takeTurn(request);
    if (turn !== null) return turn;
    if (at === TELL_AT) onWait();
    await delay(AGAIN_MS);
  }
  return null;
}

/** Null where another process has its turn. A folder that takes no locks takes no removals either. */
function takeTurn(place: LinePlace): Lock | null {
  try {
    return tryTurn(place);
  } catch {
    return NO_LOCK;
  }
}

/** The turn at a line, or null where another process has it. @throws the system's error */
export function tryTurn({ folder, line, me }: LinePlace): Lock | null {
  const acquired = acquire({ directory: folder, name: line, me });
  return acquired.kind === 'held' ? acquired.lock : null;
}

/**
 * Changes what jobs that share a line change in turns. Without a turn where none comes for some seconds.
 * @throws what `change` throws
 */
export function inTurn(place: LinePlace, change: () => void): void {
  let turn = takeTurn(place);
  for (let at = 0; turn === null && at < SOME_TRIES; at++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
    turn = takeTurn(place);
  }
  try {
    change();
  } finally {
    turn?.release();
  }
}

function mark({ folder, line, me }: LinePlace): Lock {
  try {
    const name = `use-${digestOf(me).slice(0, 16)}`;
    const acquired = acquire({ directory: join(folder, line), name, me });
    return acquired.kind === 'held' ? acquired.lock : NO_LOCK;
  } catch {
    // What is wrong with the store the run itself will say.
    return NO_LOCK;
  }
}

/** Whether a name in a store is such a mark. */
export function isUse(name: string): boolean {
  return USE.test(name);
}

/** Whether a job that lives uses the line. @throws the system's error */
export function isUsed({ folder, line, me }: LinePlace): boolean {
  const directory = join(folder, line);
  const names = readdirSync(directory).flatMap((name) => USE.exec(name)?.[1] ?? []);
  return names.some((name) => holderOf({ directory, name, me }) !== null);
}
