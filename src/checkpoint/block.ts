/** The blocks of a pack, and the pieces in them. */
import { sha256 } from '../digest/digest.ts';
import { expand, release } from './compress.ts';
import { Malformed } from './errors.ts';
import type { Block, Place } from './pack.ts';
import type { PackFile } from './pack-bytes.ts';

/** The bytes of a block, verified and before compression. @throws Malformed, StoreError */
export function readBlock(file: PackFile, { at, stored, raw, digest }: Block): Buffer {
  const bytes = file.read(at, stored);
  if (sha256(bytes) !== digest) throw new Malformed('a block of it does not fit its digest');
  const expanded = expand(bytes, raw);
  if (expanded !== bytes) release(bytes);
  return expanded;
}

/** The bytes of a piece out of its block, verified. @throws Malformed */
export function pieceIn(block: Buffer, digest: string, { offset, length }: Place): Buffer {
  const bytes = block.subarray(offset, offset + length);
  if (sha256(bytes) !== digest) throw new Malformed('a piece of it does not fit its digest');
  return bytes;
}
