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

export interface Contents {
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
