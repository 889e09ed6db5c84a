/** All contents of a run, wherever they are: in its packs, or in git. */
import { ContentLost, type Contents, type PlacedPiece } from '../workspace/contents.ts';
import { BlockCache } from './block-cache.ts';
import type { Source } from './content-source.ts';
import { PackAbsent, PackDamaged } from './errors.ts';
import type { GitContents } from './git-contents.ts';
import { type Block, EMPTY, type Made, type Pack, type Place, piecesOf } from './pack.ts';
import { type VerifyOptions, verifyContents } from './verify-contents.ts';

export class RunContents implements Contents {
  readonly #cache = new BlockCache();
  readonly #pieces = new Map<string, Place | readonly Place[]>();
  readonly #contents = new Map<string, Made>();
  /** Blocks of which something could not be read, or not as it should be. */
  readonly #bad = new Set<Block>();
  readonly #held: { readonly git: GitContents; readonly blobs: ReadonlyMap<string, string> }[] = [];
  #missing: string | null = null;

  /** A pack could not be read that may have held what a source has. @param why in words */
  miss(why: string): void {
    this.#missing ??= why;
  }

  /** Why such a pack could not be read: what of a source nothing tells of may have been in it. Null where all could. */
  get missing(): string | null {
    return this.#missing;
  }

  /** Adds what a pack holds. */
  add(pack: Pick<Pack, 'pieces' | 'contents'>): void {
    for (const [digest, place] of pack.pieces) {
      const others = this.#pieces.get(digest);
      this.#pieces.set(digest, others === undefined ? place : [place, ...placesIn(others)]);
    }
    for (const [digest, made] of pack.contents) this.#contents.set(digest, made);
  }

  /** @param held contents that git holds: digest → id of the blob */
  addGit(git: GitContents, held: ReadonlyMap<string, string>): void {
    this.#held.push({ git, blobs: held });
  }

  /** Whether a content, or a piece of one, is in a pack, as far as nothing of it was found damaged or gone so far. */
  isPacked(digest: string): boolean {
    return (this.#pieces.has(digest) || this.#contents.has(digest)) && this.isSound(digest);
  }

  /** Whether a content, or a piece of one, should be there, and nothing of it was found damaged or gone so far. */
  isSound(digest: string): boolean {
    return this.#areAll(
      digest,
      (_, source) => source.kind !== 'piece' || source.places.some(({ block }) => !this.#bad.has(block)),
    );
  }

  /** Whether a content, or a piece of one, is in packs and is read there as it should be. @throws StoreError where the system refuses */
  isPackedWhole(digest: string): boolean {
    return this.#areAll(digest, (piece, source) => {
      if (source.kind !== 'piece') return source.kind === 'empty';
      try {
        this.#pieceAt(digest, piece, source.places);
        return true;
      } catch (error) {
        if (error instanceof ContentLost) return false;
        throw error;
      }
    });
  }

  /** Asks of each piece of a content, and of one that is whole in one piece itself. A piece is never made of pieces, whatever a table says. */
  #areAll(digest: string, holds: (piece: string, source: Source) => boolean): boolean {
    const source = this.sourceOf(digest);
    if (source?.kind !== 'made') return source !== null && holds(digest, source);
    for (const piece of piecesOf(source.made)) {
      const part = this.sourceOf(piece);
      if (part === null || part.kind === 'made' || !holds(piece, part)) return false;
    }
    return true;
  }

  has(digest: string): boolean {
    return this.#areAll(digest, () => true);
  }

  /**
   * The buffers must not be changed. That the pieces of a content fit together, and what git says of one that is longer than a
   * piece, is for the caller to check by the digest of the whole. @throws ContentLost, StoreError where the system refuses
   */
  async *read(digest: string): AsyncGenerator<Uint8Array> {
    const source = this.sourceOf(digest);
    switch (source?.kind) {
      case 'empty':
        return;
      case 'made':
        yield* this.#readMade(digest, source.made);
        return;
      case 'piece':
      case 'git':
        yield* this.#readPart(digest, digest);
        return;
      default:
        throw new ContentLost(digest, 'nothing that the run saved holds it');
    }
  }

  /**
   * Reads contents and checks them whole. Answers with those that are lost or damaged, and why.
   * @throws the signal's reason, StoreError where the system refuses
   */
  verify(digests: Iterable<string>, options: VerifyOptions = {}): Promise<ReadonlyMap<string, string>> {
    return verifyContents(this, digests, options);
  }

  /** Closes the files. What is read later opens them again. */
  close(): void {
    this.#cache.close();
  }

  /** The length of a content as the packs tell it; null where none does. */
  sizeOf(digest: string): number | null {
    const places = this.#pieces.get(digest);
    if (places !== undefined) return ('block' in places ? places : places[0])?.length ?? null;
    return this.#contents.get(digest)?.size ?? null;
  }

  piecesOf(digest: string): readonly PlacedPiece[] | null {
    const made = this.#pieces.has(digest) ? undefined : this.#contents.get(digest);
    const placed: PlacedPiece[] = [];
    for (const piece of made === undefined ? [digest] : piecesOf(made)) {
      const places = placesIn(this.#pieces.get(piece) ?? []);
      const sound = places.find(({ block }) => !this.#bad.has(block));
      if (sound === undefined) return null;
      placed.push(sound);
    }
    return placed;
  }

  /** Where a content or a piece is said to be, or null. */
  sourceOf(digest: string): Source | null {
    if (digest === EMPTY) return { kind: 'empty' };
    const places = this.#pieces.get(digest);
    if (places !== undefined) return { kind: 'piece', places: placesIn(places) };
    const made = this.#contents.get(digest);
    if (made !== undefined) return { kind: 'made', made };
    return this.#inGit(digest);
  }

  #inGit(digest: string): Extract<Source, { readonly kind: 'git' }> | null {
    for (const { git, blobs } of this.#held) {
      const blob = blobs.get(digest);
      if (blob !== undefined) return { kind: 'git', git, blob };
    }
    return null;
  }

  async *#readMade(digest: string, made: Made): AsyncGenerator<Uint8Array> {
    let length = 0;
    for (const piece of piecesOf(made)) {
      for await (const bytes of this.#readPart(digest, piece)) {
        length += bytes.length;
        if (length <= made.size) yield bytes;
      }
    }
    if (length !== made.size) throw new ContentLost(digest, 'its pieces are not as long as it');
  }

  /** @param digest the content that is asked for, of which the piece is a part, or the whole */
  async *#readPart(digest: string, piece: string): AsyncGenerator<Uint8Array> {
    const source = this.sourceOf(piece);
    if (source?.kind === 'piece') yield* this.#packedPart(digest, piece, source.places);
    else if (source?.kind === 'git') yield* source.git.read(source.blob, piece);
    else throw new ContentLost(digest, 'nothing that the run saved holds all of it');
  }

  async *#packedPart(digest: string, piece: string, places: readonly Place[]): AsyncGenerator<Uint8Array> {
    let bytes: Uint8Array;
    try {
      bytes = this.#pieceAt(digest, piece, places);
    } catch (error) {
      // A step may have saved again what git has, as where it has moved a source file.
      const source = error instanceof ContentLost ? this.#inGit(piece) : null;
      if (source === null) throw error;
      yield* source.git.read(source.blob, piece);
      return;
    }
    yield bytes;
  }

  #pieceAt(digest: string, piece: string, places: readonly Place[]): Uint8Array {
    let lost: Error | null = null;
    for (const place of places) {
      try {
        return this.#cache.read(piece, place);
      } catch (error) {
        if (!(error instanceof PackDamaged || error instanceof PackAbsent)) throw error;
        this.#bad.add(place.block);
        lost ??= error;
      }
    }
    throw new ContentLost(digest, lost?.message ?? 'it is nowhere', { cause: lost });
  }
}

function placesIn(places: Place | readonly Place[]): readonly Place[] {
  return 'block' in places ? [places] : places;
}
