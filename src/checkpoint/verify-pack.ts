/** Verifies a pack whole. */
import { setImmediate } from 'node:timers/promises';
import { pieceIn, readBlock } from './block.ts';
import { release } from './compress.ts';
import type { Block, PackRef, Place } from './pack.ts';
import type { PackFile } from './pack-bytes.ts';
import { readPack, refOf, withPack } from './read-pack.ts';

export interface Verified {
  /** Length of the file. */
  readonly bytes: number;
  readonly pieces: number;
}

/**
 * Reads a pack back and verifies every byte of it, and every row. A reference also says which index it must have.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
export async function verifyPack(directory: string, pack: PackRef | number, run: string): Promise<Verified> {
  const ref = typeof pack === 'number' ? { ...refOf(directory, pack), from: { run, pack } } : pack;
  const { blocks, pieces, change, noted } = readPack({ directory, ref, run });
  change();
  noted();
  const byBlock = Map.groupBy(pieces, ([, { block }]) => block);
  for (const block of blocks) {
    withPack(directory, ref.pack, (file) => verifyBlock(file, block, byBlock.get(block) ?? []));
    await setImmediate();
  }
  return { bytes: ref.bytes, pieces: pieces.size };
}

function verifyBlock(file: PackFile, block: Block, pieces: readonly (readonly [string, Place])[]): void {
  const bytes = readBlock(file, block);
  for (const [digest, place] of pieces) pieceIn(bytes, digest, place);
  release(bytes);
}
