/**
 * One process holds a thing. A lock is the file `NAME.N` with the highest N, written once and whole; the holder of a
 * process that is gone is outdone by `NAME.N+1`. Nobody removes a lock whose holder may live, so no unlock command
 * is needed.
 */
import { linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectories } from './atomic.ts';
import { isAbsent } from './errors.ts';
import { touch } from './file-time.ts';
import { type Identity, isAlive } from './identity.ts';

export interface Lock {
  release(): void;
}

export type Acquired =
  | { readonly kind: 'held'; readonly lock: Lock }
  | { readonly kind: 'taken'; readonly by: Identity | null };

export interface LockRequest {
  readonly directory: string;
  /** A file name without dots. */
  readonly name: string;
  readonly me: Identity;
}

/** A holder that this process cannot look at is gone after so long without a heartbeat. */
const SILENCE_MS = 60_000;
const HEARTBEAT_MS = 10_000;
const TRIES = 20;

/** Takes the lock, unless a process that lives holds it. @throws the system's error when files cannot be written */
export function acquire(request: LockRequest): Acquired {
  makeDirectories(request.directory);
  const candidate = join(request.directory, `.${request.name}-${request.me.pid}-${request.me.started}.new`);
  // Only a new file: in a directory that all may write to, the name could be a link that somebody laid out.
  writeFileSync(candidate, JSON.stringify(request.me), { flag: 'wx', mode: 0o644 });
  try {
    for (let at = 0; at < TRIES; at++) {
      const holder = livingHolder(request, candidate, null);
      if (holder !== null) return { kind: 'taken', by: holder.by };
      const mine = (numbers(request).at(-1) ?? 0) + 1;
      if (!claim(candidate, pathOf(request, mine))) continue;
      const rival = livingHolder(request, candidate, mine);
      if (rival === null && numbers(request).at(-1) === mine)
        return { kind: 'held', lock: hold(request, mine) };
      rmSync(pathOf(request, mine), { force: true });
    }
    return { kind: 'taken', by: null };
  } finally {
    removeIfAllowed(candidate);
  }
}

/** Who holds the lock now, or null. Writes nothing. */
export function holderOf(request: LockRequest): Identity | null {
  return livingHolder(request, null, null)?.by ?? null;
}

/** A lock other than `mine` whose holder may live. `by` is null when its file cannot be understood. */
function livingHolder(
  request: LockRequest,
  clock: string | null,
  mine: number | null,
): { by: Identity | null } | null {
  for (const number of numbers(request)) {
    if (number === mine) continue;
    const path = pathOf(request, number);
    const by = readHolder(path);
    if (by === 'absent') continue;
    const state = by === null ? 'elsewhere' : isAlive(by, request.me);
    if (state === 'alive' || (state === 'elsewhere' && silenceOf(path, clock) < SILENCE_MS)) return { by };
  }
  return null;
}

/** Links the whole file under its final name. False when somebody was faster. */
function claim(candidate: string, path: string): boolean {
  try {
    linkSync(candidate, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Lower locks are of holders that are gone: they can be removed now, unless they are another user's. */
function hold(request: LockRequest, mine: number): Lock {
  for (const number of numbers(request)) {
    if (number < mine) removeIfAllowed(pathOf(request, number));
  }
  const path = pathOf(request, mine);
  const timer = setInterval(() => {
    try {
      touch(path, '{');
    } catch {
      // Somebody removed the file by hand; the lock then cannot be told any more.
    }
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    release: () => {
      clearInterval(timer);
      removeIfAllowed(path);
    },
  };
}

/** What stays, because another user owns it or the device fails, is outdone by the next holder all the same. */
function removeIfAllowed(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Nobody is held up: its process is gone, or soon will be.
  }
}

/** Milliseconds since the last heartbeat, by the clock of the file system that holds the lock where it can be read. */
function silenceOf(path: string, clock: string | null): number {
  try {
    const now = clock === null ? Date.now() : statSync(clock).mtimeMs;
    return now - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function readHolder(path: string): Identity | null | 'absent' {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Identity;
  } catch (error) {
    return isAbsent(error) ? 'absent' : null;
  }
}

function numbers({ directory, name }: LockRequest): readonly number[] {
  try {
    return readdirSync(directory)
      .filter((entry) => entry.startsWith(`${name}.`) && /^\d{6}$/.test(entry.slice(name.length + 1)))
      .map((entry) => Number(entry.slice(name.length + 1)))
      .sort((a, b) => a - b);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

function pathOf({ directory, name }: LockRequest, number: number): string {
  return join(directory, `${name}.${`${number}`.padStart(6, '0')}`);
}
