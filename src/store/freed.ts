/** How much space files give back: one with several names does so when the last of them goes. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAbsent } from './errors.ts';

export class Freed {
  /** Of files with several names, how many of these have been removed. */
  readonly #removed = new Map<string, number>();

  /** Bytes that are free when a file loses this name, after all that were told before; 0 where none is there. */
  file(path: string): number {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined || stat.nlink <= 1) return stat?.size ?? 0;
    const file = `${stat.dev}:${stat.ino}`;
    const removed = (this.#removed.get(file) ?? 0) + 1;
    this.#removed.set(file, removed);
    return removed < stat.nlink ? 0 : stat.size;
  }

  /** The same of all files in a folder. @throws the system's error */
  folder(path: string): number {
    return namesIn(path).reduce((sum, name) => sum + this.file(join(path, name)), 0);
  }
}

/** The names in a folder; none where there is no folder. @throws the system's error */
export function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}
