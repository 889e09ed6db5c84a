/** Fills a folder that nobody else may enter. */
import {
  chmodSync,
  closeSync,
  fstatSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import type { Path } from '../tree/path.ts';
import type { Entry } from '../tree/state.ts';
import { native, splitPath } from './bytes.ts';
import { ContentLost, type Contents, type PackedBlock, type PlacedPiece } from './contents.ts';
import { codeOf } from './errors.ts';
import { type Pause, pauses } from './pause.ts';
import { doAll } from './stage-threads.ts';
import { SEEN_FIELDS, type Unit, type UnitFile } from './stage-unit.ts';
import { type Seen, secondsOf, seenOf } from './stat-index.ts';
import { type FileEntry, writeTemporary } from './write-file.ts';

/** Something that is to be built. */
export interface Member {
  readonly path: Path;
  readonly entry: Entry;
}

interface FileMember extends Member {
  readonly entry: FileEntry;
}

export interface BuildRequest {
  readonly contents: Contents;
  readonly signal: AbortSignal;
  /** How many files are written, and how many bytes are in them, so far. */
  readonly onProgress: (files: number, bytes: number) => void;
}

/** A folder, by a path by which the system finds it, and the names of what is built in it; as bytes (latin1). */
export interface Base {
  readonly path: string;
  readonly nameOf: (path: Path) => string;
}

/** Files whose contents lie in one block of a pack, or one larger file. */
interface Job {
  readonly blocks: number;
  readonly files: readonly FileMember[];
}

export class Building {
  /** Contents that are lost, and why. */
  readonly lost = new Map<string, string>();
  readonly #request: BuildRequest;
  readonly #pause: Pause;
  #files = 0;
  #bytes = 0;

  constructor(request: BuildRequest) {
    this.#request = request;
    this.#pause = pauses(request.signal);
  }

  /**
   * @param members folders from above
   * @returns how each was seen when it was whole
   * @throws the system's error, the signal's reason
   */
  async fill(base: Base, members: readonly Member[]): Promise<Map<Path, Seen>> {
    const seen = new Map<Path, Seen>();
    const folders = members.filter(({ entry }) => entry.kind === 'directory');
    for (const { path } of folders) {
      mkdirSync(atIn(base, path), 0o700);
      await this.#pause();
    }
    await this.#fillFiles(base, members.filter(isFile), seen);
    for (const { path, entry } of members) {
      if (entry.kind === 'link') seen.set(path, makeLink(atIn(base, path), entry));
      await this.#pause();
    }
    for (const { path, entry } of folders.reverse()) {
      seen.set(path, finish(atIn(base, path), entry));
      await this.#pause();
    }
    return seen;
  }

  async #fillFiles(base: Base, files: readonly FileMember[], seen: Map<Path, Seen>): Promise<void> {
    const { contents, signal } = this.#request;
    const { jobs, others } = jobsOf(files, contents);
    const rest: FileMember[] = [...others];
    await doAll<Job>({
      ...{ jobs, signal },
      unitOf: (job) => unitOf(job, base, contents),
      onDone: (job, numbers) => {
        for (const [number, member] of job.files.entries()) {
          const found = numbers === null ? null : seenIn(numbers, number);
          if (found === null) rest.push(member);
          else this.#done(member, found, seen);
        }
      },
    });
    for (const member of rest) {
      const found = await this.#write(base, member);
      if (found !== null) this.#done(member, found, seen);
    }
  }

  #done({ path, entry }: FileMember, found: Seen, seen: Map<Path, Seen>): void {
    seen.set(path, found);
    this.#bytes += entry.size;
    this.#request.onProgress(++this.#files, this.#bytes);
  }

  /** Writes a file that lies in git, or could not be written at once. Null where its content is lost. */
  async #write(base: Base, { path, entry }: FileMember): Promise<Seen | null> {
    const { directory, name: own } = splitPath(`${base.path}/${base.nameOf(path)}`);
    const at = (name: string) => native(`${directory}/${name}`);
    const place = { absolute: directory, ino: 0, self: native(directory), at };
    const { contents } = this.#request;
    const system = <T>(act: () => T): T => act();
    try {
      const writing = { place, contents, pause: this.#pause, complete: null, system };
      const temporary = await writeTemporary(entry, writing);
      try {
        renameSync(at(temporary.name), at(own));
        return seenOf(fstatSync(temporary.fd));
      } finally {
        closeSync(temporary.fd);
      }
    } catch (error) {
      if (!(error instanceof ContentLost)) throw error;
      this.lost.set(entry.digest, error.message);
      return null;
    }
  }
}

function atIn(base: Base, path: Path): string | Buffer {
  return native(`${base.path}/${base.nameOf(path)}`);
}

function isFile(member: Member): member is FileMember {
  return member.entry.kind === 'file';
}

/** Files by the blocks of packs in which they lie, from the largest; and those that lie in none. */
function jobsOf(files: readonly FileMember[], contents: Contents) {
  const small = new Map<PackedBlock, FileMember[]>();
  const large: Job[] = [];
  const others: FileMember[] = [];
  for (const member of files) {
    const pieces = contents.piecesOf(member.entry.digest);
    const [first] = pieces ?? [];
    if (pieces === null || first === undefined || sizeOf(pieces) !== member.entry.size) others.push(member);
    else if (pieces.length > 1) large.push({ blocks: blocksOf(pieces).length, files: [member] });
    else {
      const there = small.get(first.block);
      if (there === undefined) small.set(first.block, [member]);
      else there.push(member);
    }
  }
  large.sort((a, b) => b.blocks - a.blocks);
  const jobs = [...large, ...[...small.values()].map((some): Job => ({ blocks: 1, files: some }))];
  return { jobs, others };
}

function sizeOf(pieces: readonly PlacedPiece[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

function blocksOf(pieces: readonly PlacedPiece[]): readonly PackedBlock[] {
  return [...new Set(pieces.map(({ block }) => block))];
}

function unitOf({ files }: Job, { path: base, nameOf }: Base, contents: Contents): Unit {
  const placed = files.map(({ entry }) => contents.piecesOf(entry.digest) ?? []);
  const blocks = blocksOf(placed.flat());
  const numbers = new Map(blocks.map((block, number) => [block, number]));
  const unitFiles = files.map(({ path, entry }, at): UnitFile => {
    const pieces = (placed[at] ?? []).map(({ block, offset, length }) => {
      return { block: numbers.get(block) ?? 0, offset, length };
    });
    const { digest, mode, mtime } = entry;
    return { name: nameOf(path), digest, mode: mode & 0o777, time: secondsOf(mtime), pieces };
  });
  return { base, blocks, files: unitFiles };
}

function seenIn(numbers: Float64Array, number: number): Seen | null {
  const first = number * SEEN_FIELDS;
  const [ino = 0, size = 0, mode = 0, mtimeMs = 0, ctimeMs = 0, nlink = 0] = numbers.subarray(
    first,
    first + SEEN_FIELDS,
  );
  return ino === 0 ? null : seenOf({ nlink, ino, size, mode, mtimeMs, ctimeMs });
}

function makeLink(at: string | Buffer, entry: Extract<Entry, { readonly kind: 'link' }>): Seen {
  symlinkSync(Buffer.from(entry.target, 'latin1'), at);
  try {
    lutimesSync(at, secondsOf(entry.mtime), secondsOf(entry.mtime));
  } catch (error) {
    // Some file systems keep no times of links: a link is as good without.
    if (codeOf(error) === '') throw error;
  }
  return seenOf(lstatSync(at));
}

/** Gives a folder its time, and its mode as far as its owner can still move and remove all that is in it. */
function finish(at: string | Buffer, { mtime, ...entry }: Entry): Seen {
  const mode = entry.kind === 'directory' ? (entry.mode & 0o777) | 0o700 : 0o700;
  if (mode !== 0o700) chmodSync(at, mode);
  utimesSync(at, secondsOf(mtime), secondsOf(mtime));
  return seenOf(statSync(at));
}
