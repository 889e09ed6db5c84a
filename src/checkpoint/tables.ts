/** The tables of an index, from rows that nobody is trusted with. Pure. */
import { PIECE } from '../workspace/contents.ts';
import { digestIn } from './change-rows.ts';
import { Malformed } from './errors.ts';
import { MARK_BYTES, RAW_MAX } from './format.ts';
import { type Row, wholeIn } from './lines.ts';
import type { Block, Made, Place } from './pack.ts';

const BLOB = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

export interface Extent {
  readonly path: string;
  readonly pack: number;
  /** Where the blocks end. */
  readonly end: number;
}

/** `[stored, raw, digest]`; they lie side by side from the mark to the index. @throws Malformed */
export function blocksIn(rows: Iterable<Row>, { path, pack, end }: Extent): readonly Block[] {
  const blocks: Block[] = [];
  let at = MARK_BYTES;
  for (const row of rows) {
    const raw = wholeIn(row[1], { least: 1, most: RAW_MAX });
    const stored = wholeIn(row[0], { least: 1, most: raw });
    if (row.length !== 3) throw new Malformed('a block in its index has a wrong form');
    blocks.push({ path, pack, at, stored, raw, digest: digestIn(row[2]) });
    at += stored;
  }
  if (at !== end) throw new Malformed('its blocks do not fill the place before its index');
  return blocks;
}

/** `[digest, block, offset, length]`; they fill the blocks one after the other. @throws Malformed */
export function piecesIn(rows: Iterable<Row>, blocks: readonly Block[]): ReadonlyMap<string, Place> {
  const pieces = new Map<string, Place>();
  let number = 0;
  let offset = 0;
  for (const row of rows) {
    const block = blocks[number];
    const length = wholeIn(row[3], { least: 1, most: PIECE });
    const isNext = row.length === 4 && row[1] === number && row[2] === offset;
    if (!isNext || block === undefined || offset + length > block.raw)
      throw new Malformed('a piece in its index is not where it must be');
    setOnce(pieces, digestIn(row[0]), { block, offset, length });
    offset += length;
    if (offset === block.raw) {
      number += 1;
      offset = 0;
    }
  }
  if (number !== blocks.length) throw new Malformed('its pieces do not fill its blocks');
  return pieces;
}

/** `[digest, size, how many pieces, number of the first piece in the row, …pieces]`. @throws Malformed */
export function contentsIn(
  rows: Iterable<Row>,
  pieces: ReadonlyMap<string, Place>,
): ReadonlyMap<string, Made> {
  const contents = new Map<string, Made>();
  let open: Unfinished | null = null;
  for (const row of rows) {
    open = continued(open, row);
    for (const piece of row.slice(4)) take(open, digestIn(piece), pieces);
    if (open.digests.length < open.count) continue;
    setOnce(contents, open.digest, { size: open.size, pieces: Buffer.from(open.digests.join(''), 'hex') });
    open = null;
  }
  if (open !== null) throw new Malformed('a content in its index has too few pieces');
  return contents;
}

interface Unfinished {
  readonly digest: string;
  readonly size: number;
  /** How many pieces it has. */
  readonly count: number;
  readonly digests: string[];
  /** Bytes in the pieces so far that are in this pack. */
  bytes: number;
}

function continued(open: Unfinished | null, [digest, size, count, first]: Row): Unfinished {
  if (open === null) {
    const whole = wholeIn(size, { least: PIECE + 1 });
    const most = { least: Math.ceil(whole / PIECE), most: whole };
    open = { digest: digestIn(digest), size: whole, count: wholeIn(count, most), digests: [], bytes: 0 };
  }
  const isSame = open.digest === digest && open.size === size && open.count === count;
  if (!isSame || open.digests.length !== first) throw new Malformed('a content in its index is out of order');
  return open;
}

/** Pieces of other packs are looked at when they are read. */
function take(open: Unfinished, piece: string, pieces: ReadonlyMap<string, Place>): void {
  if (open.digests.length >= open.count) throw new Malformed('a content in its index has too many pieces');
  open.digests.push(piece);
  open.bytes += pieces.get(piece)?.length ?? 0;
  if (open.bytes > open.size) throw new Malformed('the pieces of a content in its index are longer than it');
}

/** `[digest, blob]`, in order. @throws Malformed */
export function gitIn(rows: Iterable<Row>): ReadonlyMap<string, string> {
  const blobs = new Map<string, string>();
  for (const row of rows) {
    const [digest, blob] = row;
    if (row.length !== 2 || typeof blob !== 'string' || !BLOB.test(blob))
      throw new Malformed('a blob in its index has a wrong form');
    setOnce(blobs, digestIn(digest), blob);
  }
  return blobs;
}

function setOnce<T>(map: Map<string, T>, digest: string, value: T): void {
  if (map.has(digest)) throw new Malformed('a digest stands twice in its index');
  map.set(digest, value);
}
