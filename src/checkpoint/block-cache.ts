/** Reads pieces out of the blocks of many packs, with few open files and little memory. */
import { pieceIn, readBlock } from './block.ts';
import { ofPack } from './errors.ts';
import type { Block, Place } from './pack.ts';
import { PackFile } from './pack-bytes.ts';

const FILES = 16;
/** Files of a folder lie side by side, so that a few blocks serve thousands of them. */
const BLOCKS = 6;

export class BlockCache {
  readonly #files = new Map<string, PackFile>();
  readonly #blocks = new Map<Block, Buffer>();

  /** The bytes of a piece, verified. Not to be changed. @throws PackDamaged, PackAbsent, StoreError */
  read(digest: string, place: Place): Buffer {
    return ofPack(place.block.pack, () => pieceIn(this.#blockAt(place.block), digest, place));
  }

  /** Closes the files; they are opened again when needed. */
  close(): void {
    for (const file of this.#files.values()) file.close();
    this.#files.clear();
    this.#blocks.clear();
  }

  #blockAt(block: Block): Buffer {
    const bytes = this.#blocks.get(block) ?? readBlock(this.#fileOf(block), block);
    useNewest(this.#blocks, [block, bytes], BLOCKS);
    return bytes;
  }

  #fileOf({ path, pack }: Block): PackFile {
    const file = this.#files.get(path) ?? PackFile.open(path, pack);
    useNewest(this.#files, [path, file], FILES)?.close();
    return file;
  }
}

/** Puts an entry last, and answers with the oldest where that had to go. */
function useNewest<K, V>(map: Map<K, V>, [key, value]: readonly [K, V], most: number): V | null {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map;
  if (oldest === undefined || map.size <= most) return null;
  map.delete(oldest[0]);
  return oldest[1];
}
