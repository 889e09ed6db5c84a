/** Reads contents back, in the order in which they lie, and tells which are not what they should be. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ContentLost, PIECE } from '../workspace/contents.ts';
import type { Source, Sources } from './content-source.ts';
import { type Place, piecesOf } from './pack.ts';

export interface VerifyOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: VerifyProgress) => void;
}

export interface VerifyProgress {
  /** How many contents are done, and of how many. */
  readonly done: number;
  readonly total: number;
  /** Read so far. */
  readonly bytes: number;
}

/** Other work is let in after so many bytes, or so many contents. */
const BYTES_A_TURN = PIECE;
const CONTENTS_A_TURN = 200;

/** See `RunContents.verify`. */
export async function verifyContents(
  contents: Sources,
  digests: Iterable<string>,
  { signal, onProgress }: VerifyOptions,
): Promise<ReadonlyMap<string, string>> {
  const lost = new Map<string, string>();
  const wanted = inOrderOfPlace(contents, new Set(digests));
  const total = wanted.length;
  let bytes = 0;
  let sinceTurn = 0;
  for (const [at, digest] of wanted.entries()) {
    const step = async (length: number, done: number) => {
      bytes += length;
      sinceTurn += length + BYTES_A_TURN / CONTENTS_A_TURN;
      onProgress?.({ done, total, bytes });
      if (sinceTurn >= BYTES_A_TURN) await setImmediate();
      if (sinceTurn >= BYTES_A_TURN) sinceTurn = 0;
      signal?.throwIfAborted();
    };
    signal?.throwIfAborted();
    const why = await faultOf(contents, digest, (length) => step(length, at));
    if (why !== null) lost.set(digest, why);
    await step(0, at + 1);
  }
  return lost;
}

/** Why a content cannot be had, or null. */
async function faultOf(
  contents: Sources,
  digest: string,
  onBytes: (length: number) => Promise<void>,
): Promise<string | null> {
  // A piece is checked as it is read.
  const hash = contents.sourceOf(digest)?.kind === 'piece' ? null : createHash('sha256');
  try {
    for await (const bytes of contents.read(digest)) {
      hash?.update(bytes);
      await onBytes(bytes.length);
    }
  } catch (error) {
    if (error instanceof ContentLost) return error.message;
    throw error;
  }
  return hash === null || hash.digest('hex') === digest ? null : 'its bytes do not fit its digest';
}

/** Side by side what lies side by side, so that each block is read once. */
function inOrderOfPlace(contents: Sources, digests: ReadonlySet<string>): readonly string[] {
  return [...digests]
    .map((digest) => ({ digest, place: placeOf(contents, contents.sourceOf(digest)) }))
    .sort((a, b) =>
      a.place && b.place ? compare(a.place, b.place) : Number(a.place === null) - Number(b.place === null),
    )
    .map(({ digest }) => digest);
}

/** Where a content begins, or null for what is in no pack. */
function placeOf(contents: Sources, source: Source | null): Place | null {
  if (source?.kind === 'piece') return source.places[0] ?? null;
  if (source?.kind !== 'made') return null;
  const first = piecesOf(source.made).next().value;
  return first === undefined ? null : placeOf(contents, pieceSource(contents, first));
}

/** A piece is never made of pieces, whatever a table says. */
function pieceSource(contents: Sources, piece: string): Source | null {
  const source = contents.sourceOf(piece);
  return source?.kind === 'made' ? null : source;
}

function compare(a: Place, b: Place): number {
  return a.block.pack - b.block.pack || a.block.at - b.block.at || a.offset - b.offset;
}
