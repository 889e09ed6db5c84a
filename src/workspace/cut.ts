/** Where a large file is cut into pieces: by its content, so that bytes put in at one place change the pieces of that place alone. */
import { PIECE } from './contents.ts';

/** The end of the piece that begins at `from`. The bytes after it must be there up to the longest piece, or to the end of the file. */
export type Cut = (bytes: Uint8Array, from: number, end: number) => number;

export interface CutSizes {
  /** Every piece but the last of a file has more bytes. */
  readonly least: number;
  readonly most: number;
  /** One byte of so many ends a piece; a power of two. */
  readonly oneIn: number;
}

/** Pieces have about 390 KB. */
export const CUT_SIZES: CutSizes = { least: PIECE / 4, most: PIECE, oneIn: PIECE / 8 };

/**
 * A piece ends where a sum over the last 32 bytes begins with zeros: of a random number for each byte, doubled for every byte that
 * follows ("gear", as in FastCDC). Other numbers or sizes would cut what is stored already at other places, and store it again.
 *
 * It names nothing but its parameter and what is everywhere, since it is also part of the program of another thread.
 */
export function cutter({ least, most, oneIn }: CutSizes): Cut {
  const numbers = new Int32Array(256);
  let state = 1;
  for (let byte = 0; byte < 256; byte++) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + byte) | 0;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    numbers[byte] = state;
  }
  const zeros = -(2 ** 32 / oneIn) | 0;
  return (bytes, from, end) => {
    const last = Math.min(from + most, end);
    let sum = 0;
    for (let at = from + least; at < last; at++) {
      sum = ((sum << 1) + (numbers[bytes[at] as number] as number)) | 0;
      if ((sum & zeros) === 0) return at + 1;
    }
    return last;
  };
}
