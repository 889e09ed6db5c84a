/** The ids of git's blobs. */
import { createHash, type Hash } from 'node:crypto';

/** The hash of a blob of so many bytes, to be fed with them. @param like an id of the same repository: of 40 digits it is a SHA-1, of 64 a SHA-256 */
export function blobHash(size: number, like: string): Hash {
  return createHash(like.length === 40 ? 'sha1' : 'sha256').update(`blob ${size}\0`);
}

/** Whether bytes are those of a blob. */
export function isBlob(bytes: Uint8Array, id: string): boolean {
  return blobHash(bytes.length, id).update(bytes).digest('hex') === id;
}
