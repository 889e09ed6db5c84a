/** Packs of another run in the store, by a second name of the same file: a content is stored once, and goes with the last run that names it. */
import { linkSync, lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncDirectory } from '../store/atomic.ts';
import { StoreError } from '../store/errors.ts';
import { listPacks } from './directory.ts';
import { NewerPack, PackAbsent, PackDamaged } from './errors.ts';
import { packName } from './format.ts';
import type { Once } from './lines.ts';
import { type Pack, piecesOf } from './pack.ts';
import { readPack, refOf } from './read-pack.ts';

export interface BorrowRequest {
  /** The folder of the other run's packs. */
  readonly from: string;
  /** The folder of the run's own packs; it is there. */
  readonly to: string;
  /** The lowest number that a borrowed pack may get. */
  readonly next: number;
  /** Digests of contents that the run would have to store. */
  readonly needs: ReadonlySet<string>;
  readonly once: Once;
}

export interface Borrowed {
  readonly packs: readonly Pack[];
  readonly git: ReadonlyMap<string, string>;
}

/**
 * Borrows the packs that hold something of what is needed. What cannot be borrowed is left out, and the run stores it again: where the
 * file system takes no second name, and where a pack is gone, damaged or newer.
 * @returns the packs under their new numbers, from `next`, and what git had for that run: digest → id of the blob @throws the system's error where the folders cannot be looked at
 */
export function borrow({ from, to, next, needs, once }: BorrowRequest): Borrowed {
  const packs = listPacks(from).flatMap((number, at) => {
    const own = { directory: to, number: next + at };
    return link(join(from, packName(number)), join(to, packName(own.number))) ? read(own, once) : [];
  });
  const used = new Set(needs);
  for (const { contents } of packs)
    for (const [digest, made] of contents)
      if (needs.has(digest)) for (const piece of piecesOf(made)) used.add(piece);
  const [kept, others] = [true, false].map((wanted) =>
    packs.filter(({ pieces, contents }) => (has(pieces, used) || has(contents, used)) === wanted),
  ) as [Pack[], Pack[]];
  for (const { ref } of others) rmSync(join(to, packName(ref.pack)));
  if (kept.length > 0) syncDirectory(to);
  return { packs: kept, git: new Map(packs.flatMap(({ git }) => [...git])) };
}

function has(held: ReadonlyMap<string, unknown>, used: ReadonlySet<string>): boolean {
  for (const digest of held.keys()) if (used.has(digest)) return true;
  return false;
}

/** Whether a file has got a second name. */
function link(path: string, name: string): boolean {
  try {
    if (!lstatSync(path).isFile()) return false;
    linkSync(path, name);
    return true;
  } catch {
    return false;
  }
}

function read({ directory, number }: { directory: string; number: number }, once: Once): readonly Pack[] {
  try {
    const ref = refOf(directory, number);
    return [readPack({ directory, ref, run: ref.from.run, once })];
  } catch (error) {
    const isKnown = [PackDamaged, PackAbsent, NewerPack, StoreError].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
    rmSync(join(directory, packName(number)), { force: true });
    return [];
  }
}
