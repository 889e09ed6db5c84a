/** Where the contents of files go, and where they come from. Answered by `checkpoint/`. */

/** Bytes of a piece: contents are kept in pieces of this size, the last one shorter. */
export const PIECE = 1024 * 1024;

export interface ContentSink {
  /** Whether a content with this digest is kept already. */
  has(digest: string): boolean;
  /**
   * Keeps a piece of at most `PIECE` bytes, and answers with its SHA-256 in hex. The bytes may be reused by the caller when it
   * settles. A content of one piece has the digest of that piece, and needs nothing more.
   * @param digest the digest, where the caller knows it @throws the system's error
   */
  addPiece(bytes: Uint8Array, digest?: string): Promise<string>;
  /** The same at once; `false`, and nothing is kept, where it would have to wait. What is wrong is told by `addPiece`. */
  tryPiece(bytes: Uint8Array, digest: string): boolean;
  /** Says of which pieces, in order, a content of more than `PIECE` bytes is made. @param digest SHA-256 of the whole, in hex */
  addContent(digest: string, size: number, pieces: readonly string[]): void;
}

/** A block of a pack: contents side by side, compressed where that is shorter. */
export interface PackedBlock {
  /** Of the pack. */
  readonly path: string;
  /** Its place in the file. */
  readonly at: number;
  readonly stored: number;
  /** Its length before compression; the same as `stored` where it was not compressed. */
  readonly raw: number;
  /** SHA-256 of the stored bytes, in hex. */
  readonly digest: string;
}

/** Where a piece of a content lies, or the whole of one. */
export interface PlacedPiece {
  readonly block: PackedBlock;
  readonly offset: number;
  readonly length: number;
}

export interface Contents {
  /** Where the pieces of a content are said to lie, in order; null where one is in no pack, or its block was found damaged. */
  piecesOf(digest: string): readonly PlacedPiece[] | null;
  /** Whether a content should be there. Says nothing of damage: see `verify`. */
  has(digest: string): boolean;
  /** The content in order, in buffers of at most `PIECE` bytes, each verified. @throws ContentLost */
  read(digest: string): AsyncIterable<Uint8Array>;
}

/** A content that the store should have is gone or damaged. */
export class ContentLost extends Error {
  override readonly name = 'ContentLost';
  readonly digest: string;

  constructor(digest: string, why: string, options?: ErrorOptions) {
    super(why, options);
    this.digest = digest;
  }
}
