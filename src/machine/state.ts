/** What a machine has outside of the saved folders, and what came to it between two looks. Pure. */
import { basename, dirname } from 'node:path';
import type { MachineChange, Named } from '../record/files-events.ts';

/** One thing that is there: its name for people, the folder or file that tells of it, and a text that differs when it is another one. */
export interface Entry {
  readonly name: string;
  readonly at: string;
  readonly print: string;
}

/** What a look has found. */
export interface MachineState {
  /** By the name of the place. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** Every folder that was listed, be it there or not, with the names in it; null for a file that was read. */
  readonly asked: ReadonlyMap<string, readonly string[] | null>;
}

export type Kind = 'install' | 'other';

const MOST_NAMES = 10;

/**
 * What came to the machine, or was replaced there, between two looks.
 * @param kinds what the places stand for, by their names @returns null where that is nothing
 */
export function cameBetween(
  before: MachineState,
  after: MachineState,
  kinds: ReadonlyMap<string, Kind>,
): MachineChange | null {
  const found: Record<Kind, Named[]> = { install: [], other: [] };
  for (const [what, entries] of after.entries) {
    const known = new Map((before.entries.get(what) ?? []).map((each) => [keyOf(each), each.print]));
    const came = entries.filter(
      (each) =>
        known.get(keyOf(each)) !== each.print && (before.asked.has(each.at) || isNew(before, each.at)),
    );
    const names = [...new Set(came.map(({ name }) => name))].sort();
    if (names.length === 0) continue;
    const kind = kinds.get(what) ?? 'other';
    const at = [...new Set(came.map((each) => each.at))].slice(0, MOST_NAMES);
    const named = { what, count: names.length, names: names.slice(0, MOST_NAMES) };
    found[kind].push(kind === 'install' ? { ...named, at } : named);
  }
  if (found.install.length + found.other.length === 0) return null;
  return {
    ...(found.install.length === 0 ? {} : { installs: found.install }),
    ...(found.other.length === 0 ? {} : { others: found.other }),
  };
}

function keyOf({ name, at }: Entry): string {
  return `${name}\0${at}`;
}

/** Whether a path cannot have been there at a look: the nearest folder above it that was listed had no such name. */
export function isNew({ asked }: MachineState, path: string): boolean {
  for (let below = path, above = dirname(path); below !== above; below = above, above = dirname(above)) {
    const names = asked.get(above);
    if (names != null) return !names.includes(basename(below));
  }
  return false;
}
