/**
 * The frame of a pack: the mark at both ends, the footer, and the bounds of everything between them. Pure.
 * The bytes are described in docs/format.md.
 */
import { PIECE } from '../workspace/contents.ts';
import { Malformed } from './errors.ts';

export const FORMAT = 2;
/** The file begins and ends with it: the magic, the format, the envelope. */
export const MARK_BYTES = 16;
export const FOOTER_BYTES = 72;
/** No block and no part of an index is longer than this before compression. */
export const RAW_MAX = 2 * PIECE;
/** Parts of an index are cut at about this length, before compression. */
export const PART = 256 * 1024;
export const DIRECTORY_MAX = PIECE;
/** All parts of an index together, before compression: a few million paths. */
export const INDEX_MAX = 1024 * PIECE;
export const NUMBER_MAX = 999_999;

/** The tables of an index, in the order in which they stand. */
export const SECTIONS = ['blocks', 'pieces', 'contents', 'git', 'changes', 'noted'] as const;
export type Section = (typeof SECTIONS)[number];

const MAGIC = Buffer.from('SAVEPACK', 'latin1');

export interface Footer {
  /** Where the directory of the index begins. */
  readonly at: number;
  readonly length: number;
  /** SHA-256 of the directory, in hex. */
  readonly digest: string;
  /** Length of the whole file. */
  readonly total: number;
}

/** `000001.pack`. */
export function packName(number: number): string {
  if (!isPackNumber(number)) throw new Malformed(`${number} is no number of a pack`);
  return `${String(number).padStart(6, '0')}.pack`;
}

export function isPackNumber(number: unknown): number is number {
  return Number.isInteger(number) && (number as number) >= 1 && (number as number) <= NUMBER_MAX;
}

export function markOf(format: number): Buffer {
  const mark = Buffer.alloc(MARK_BYTES);
  MAGIC.copy(mark);
  mark.writeUInt32LE(format, 8);
  return mark;
}

export interface Mark {
  readonly format: number;
  /** How the blocks and parts are sealed, as by encryption; 0: not at all. */
  readonly envelope: number;
}

/** What a mark says. @throws Malformed */
export function markIn(mark: Buffer): Mark {
  if (!mark.subarray(0, 8).equals(MAGIC)) throw new Malformed('it is no pack');
  return { format: mark.readUInt32LE(8), envelope: mark.readUInt32LE(12) };
}

export function footerOf({ at, length, digest, total }: Footer): Buffer {
  const footer = Buffer.alloc(FOOTER_BYTES);
  footer.writeBigUInt64LE(BigInt(at), 0);
  footer.writeBigUInt64LE(BigInt(length), 8);
  footer.write(digest, 16, 'hex');
  footer.writeBigUInt64LE(BigInt(total), 48);
  markOf(FORMAT).copy(footer, 56);
  return footer;
}

/** A footer whose numbers fit the length of the file. @throws Malformed */
export function footerIn(bytes: Buffer, size: number): Footer {
  const [at, length, total] = [0, 8, 48].map((place) => Number(bytes.readBigUInt64LE(place))) as [
    number,
    number,
    number,
  ];
  if (total !== size) throw new Malformed(`it is ${size} bytes long and should be ${total}`);
  if (length > DIRECTORY_MAX || at < MARK_BYTES || at + length + FOOTER_BYTES !== size)
    throw new Malformed('its footer points outside of it');
  return { at, length, digest: bytes.toString('hex', 16, 48), total };
}
