/** Writes a pack: contents as they come, then what they belong to. */
import { join } from 'node:path';
import { sha256, sha256InPool } from '../digest/digest.ts';
import type { Change, Noted } from '../tree/change.ts';
import { type ContentSink, PIECE } from '../workspace/contents.ts';
import { BlockWriter } from './block-writer.ts';
import { changeLine, nesting, notedLine } from './change-rows.ts';
import { FORMAT, markOf, packName } from './format.ts';
import { writeIndex } from './index-writer.ts';
import { lineOf } from './lines.ts';
import { Output } from './output.ts';
import {
  EMPTY,
  isDigest,
  type Made,
  type Pack,
  type PackKind,
  type PackRef,
  type Place,
  piecesOf,
} from './pack.ts';

/** Pieces in a row of the table of contents. */
const PIECES_A_ROW = 1000;

export interface PackPlace {
  readonly directory: string;
  readonly number: number;
  /** The id of the run. */
  readonly run: string;
  /** Whether a content, or a piece of one, is kept elsewhere and need not be stored again. */
  readonly isKnown: (digest: string) => boolean;
}

export interface Finish {
  readonly kind: PackKind;
  readonly step: string | null;
  readonly change: Change;
  /** The person's files as the step left them, sorted by path. */
  readonly noted?: readonly Noted[];
  /** Contents that git holds: digest → id of the blob. */
  readonly git: ReadonlyMap<string, string>;
}

export class PackWriter implements ContentSink {
  readonly #place: PackPlace;
  readonly #output: Output;
  readonly #blocks: BlockWriter;
  readonly #pieces = new Map<string, Place>();
  readonly #contents = new Map<string, Made>();
  #keptBytes = 0;
  #state: 'open' | 'finishing' | 'finished' | 'abandoned' = 'open';

  private constructor(place: PackPlace, output: Output, path: string) {
    this.#place = place;
    this.#output = output;
    this.#blocks = new BlockWriter(output, { path, pack: place.number });
  }

  /** Begins a pack under its temporary name. @throws the system's error */
  static create(place: PackPlace): PackWriter {
    const path = join(place.directory, packName(place.number));
    const output = new Output(path);
    try {
      output.write(markOf(FORMAT));
    } catch (error) {
      output.remove();
      throw error;
    }
    return new PackWriter(place, output, path);
  }

  /** Bytes that this pack keeps and nothing kept before, before compression. */
  get keptBytes(): number {
    return this.#keptBytes;
  }

  has(digest: string): boolean {
    return (
      digest === EMPTY ||
      this.#pieces.has(digest) ||
      this.#contents.has(digest) ||
      this.#place.isKnown(digest)
    );
  }

  /** Waits only while too many blocks are being compressed. @throws the system's error, also of an earlier piece */
  async addPiece(bytes: Uint8Array, known?: string): Promise<string> {
    this.#mustBe('open');
    if (bytes.length > PIECE) throw new RangeError(`a piece has at most ${PIECE} bytes, not ${bytes.length}`);
    const digest = known ?? (await digestOf(bytes));
    if (this.has(digest)) return digest;
    this.#put(bytes, digest);
    await this.#blocks.room();
    return digest;
  }

  tryPiece(bytes: Uint8Array, digest: string): boolean {
    this.#mustBe('open');
    if (this.has(digest)) return true;
    if (!this.#blocks.hasRoom || bytes.length > PIECE) return false;
    this.#put(bytes, digest);
    return true;
  }

  #put(bytes: Uint8Array, digest: string): void {
    this.#pieces.set(digest, this.#blocks.put(bytes, digest));
    this.#keptBytes += bytes.length;
  }

  addContent(digest: string, size: number, pieces: readonly string[]): void {
    this.#mustBe('open');
    const isPossible = size > PIECE && pieces.length >= size / PIECE && pieces.length <= size;
    if (!isPossible || ![digest, ...pieces].every(isDigest))
      throw new RangeError(`a content of ${size} bytes is not made of ${pieces.length} pieces`);
    if (!this.has(digest)) this.#contents.set(digest, { size, pieces: Buffer.from(pieces.join(''), 'hex') });
  }

  /** Publishes the pack: its bytes are durable, then its name. After an error it can still be abandoned. @throws the system's error */
  async finish({ kind, step, change, noted = [], git }: Finish): Promise<PackRef> {
    this.#mustBe('open');
    this.#state = 'finishing';
    const { number, run } = this.#place;
    await this.#blocks.flush();
    const header = { format: FORMAT, run, number, kind, step };
    const index = await writeIndex(this.#output, header, {
      blocks: this.#blocks.blocks.map(({ stored, raw, digest }) => lineOf([stored, raw, digest])),
      pieces: pieceLines(this.#pieces),
      contents: contentLines(this.#contents),
      git: [...git].sort(([a], [b]) => (a < b ? -1 : 1)).map(lineOf),
      changes: changeLines(change),
      noted: notedLines(noted),
    });
    await this.#output.publish();
    this.#state = 'finished';
    return { pack: number, index, bytes: this.#output.at };
  }

  /** What the finished pack holds, as `readPack` tells it, without reading it again. */
  held(): Pick<Pack, 'pieces' | 'contents'> {
    this.#mustBe('finished');
    return { pieces: this.#pieces, contents: this.#contents };
  }

  /** Removes what was written, unless the pack is finished. Not to be called while `finish` is under way. */
  async abandon(): Promise<void> {
    if (this.#state === 'finished' || this.#state === 'abandoned') return;
    this.#state = 'abandoned';
    await this.#blocks.settled();
    await this.#output.settled();
    this.#output.remove();
  }

  #mustBe(state: 'open' | 'finished'): void {
    if (this.#state !== state) throw new Error(`the pack is ${this.#state}`);
  }
}

/** What is long is worth the way to the thread pool. */
function digestOf(bytes: Uint8Array): string | Promise<string> {
  return bytes.length < PIECE / 4 ? sha256(bytes) : sha256InPool(bytes);
}

/** They fill the blocks one after the other. By hand, as those of a change. */
function* pieceLines(pieces: ReadonlyMap<string, Place>): Generator<string> {
  let number = -1;
  for (const [digest, { offset, length }] of pieces) {
    if (offset === 0) number += 1;
    yield `["${digest}",${number},${offset},${length}]`;
  }
}

/** A content of many pieces takes several lines, each with the number of its first piece. */
function* contentLines(contents: ReadonlyMap<string, Made>): Generator<string> {
  for (const [digest, made] of contents) {
    const pieces = [...piecesOf(made)];
    for (let first = 0; first < pieces.length; first += PIECES_A_ROW)
      yield lineOf([digest, made.size, pieces.length, first, ...pieces.slice(first, first + PIECES_A_ROW)]);
  }
}

function* notedLines(noted: readonly Noted[]): Generator<string> {
  let previous: string | null = null;
  for (const each of noted) {
    yield notedLine(each, previous);
    previous = each.path;
  }
}

/** @throws Malformed where the change could not be read back */
function* changeLines(change: Change): Generator<string> {
  let previous: string | null = null;
  const nest = nesting();
  for (const changed of change) {
    nest(changed);
    yield changeLine(changed, previous);
    previous = changed.path;
  }
}
