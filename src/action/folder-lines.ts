/** The folders below the one that the user named: one for each line of runs, and each of them a store. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '../line/owner.ts';

/** Says whose the runs are. */
export const OWNER = 'owner.json';
/** Says to which run each workflow run came last, and in which attempt, the newest first. */
export const LAST = 'last-runs.json';

/** The names of what may be lines. */
export function linesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /^[0-9a-f]{32}$/.test(name));
  } catch {
    return [];
  }
}

/** Whose the runs of a line are, or null where it cannot be told. */
export function ownerIn(store: string): Owner | null {
  try {
    return JSON.parse(readFileSync(join(store, OWNER), 'utf8')) as Owner;
  } catch {
    return null;
  }
}
