/** What a pack says, once it is read. */
import { sha256 } from '../digest/digest.ts';
import type { Change, Noted } from '../tree/change.ts';
import type { PackedBlock } from '../workspace/contents.ts';

export const KINDS = ['source', 'earlier', 'step', 'edit', 'kept', 'aside'] as const;

/**
 * Whose change it is: the workspace before the first step, steps of earlier runs, a step, a person, a failed try that keeps it, files that were
 * set aside.
 */
export type PackKind = (typeof KINDS)[number];

/** How a record names a pack. */
export interface PackRef {
  /** From 1; the name of its file. */
  readonly pack: number;
  /** SHA-256, in hex, of the directory of its index, which holds the digests of all the rest. */
  readonly index: string;
  /** Length of its file. */
  readonly bytes: number;
  /** Of a borrowed pack, its run and number there. */
  readonly from?: { readonly run: string; readonly pack: number };
}

export interface PackHeader {
  readonly format: number;
  readonly run: string;
  readonly number: number;
  readonly kind: PackKind;
  /** The id of the step, where it is the change of one. */
  readonly step: string | null;
}

/** A block of a pack, of pieces. */
export interface Block extends PackedBlock {
  readonly pack: number;
}

/** Where a piece is in a block, before compression. */
export interface Place {
  readonly block: Block;
  readonly offset: number;
  readonly length: number;
}

/** A content of more than one piece. */
export interface Made {
  readonly size: number;
  /** The SHA-256 of its pieces in order, 32 bytes each: a content of gigabytes has thousands. */
  readonly pieces: Buffer;
}

export interface Pack {
  readonly ref: PackRef;
  readonly header: PackHeader;
  readonly blocks: readonly Block[];
  /** By digest; these are in this pack. */
  readonly pieces: ReadonlyMap<string, Place>;
  /** By digest; their pieces may be in earlier packs. */
  readonly contents: ReadonlyMap<string, Made>;
  /** Contents that git holds: digest → id of the blob. */
  readonly git: ReadonlyMap<string, string>;
  /**
   * The change, read anew at each call. Its paths are well formed; whether they are below the roots is for the caller to
   * see (`isPathIn`). @throws PackDamaged, PackAbsent, StoreError
   */
  change(): Change;
  /** The person's files as the step left them. Throws as `change`. */
  noted(): readonly Noted[];
}

/** The SHA-256 of nothing. It is known everywhere and stored nowhere. */
export const EMPTY = sha256('');

const DIGEST = /^[0-9a-f]{64}$/;

export function isDigest(value: unknown): value is string {
  return typeof value === 'string' && DIGEST.test(value);
}

/** Digests in the order in which a content is made of them. */
export function* piecesOf({ pieces }: Made): Generator<string> {
  for (let at = 0; at < pieces.length; at += 32) yield pieces.toString('hex', at, at + 32);
}
