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
import { writeUnits } from './stage-threads.ts';
import { SEEN_FIELDS, type Unit, type UnitFile, type UnitPiece } from './stage-unit.ts';
import { type Seen, secondsOf, seenOf } from './stat-index.ts';
import { type FileEntry, writeTemporary } from './write-file.ts';

/** Something that is built. */
export interface Member {
  readonly path: Path;
  readonly entry: Entry;
  /** Where, below the folder; as bytes (latin1). */
  readonly name: string;
}

interface FileMember extends Member {
  readonly entry: FileEntry;
}

export interface BuildingRequest {
  readonly contents: Contents;
  readonly signal: AbortSignal;
  /** How many files are written, and how many bytes are in them, so far. */
  readonly onProgress: (files: number, bytes: number) => void;
}

export class Building {
  /** Contents that are lost, and why. */
  readonly lost = new Map<string, string>();
  readonly #request: BuildingRequest;
  readonly #pause: Pause;
  #files = 0;
  #bytes = 0;

  constructor(request: BuildingRequest) {
    this.#request = request;
    this.#pause = pauses(request.signal);
  }

  /**
   * @param base a path by which the system finds the folder @param members folders from above
   * @returns how each was seen when it was whole, but for the outermost folders
   * @throws the system's error, the signal's reason
   */
  async fill(base: string, members: readonly Member[]): Promise<Map<Path, Seen>> {
    const seen = new Map<Path, Seen>();
    const folders = members.filter(({ entry }) => entry.kind === 'directory');
    for (const { name } of folders) {
      mkdirSync(native(`${base}/${name}`), 0o700);
      await this.#pause();
    }
    await this.#fillFiles(base, members.filter(isFile), seen);
    for (const { path, entry, name } of members) {
      if (entry.kind !== 'link') continue;
      seen.set(path, makeLink(`${base}/${name}`, entry));
      await this.#pause();
    }
    for (const { path, entry, name } of folders.reverse()) {
      // The outermost are moved, which takes the right to write into them.
      if (name.includes('/')) seen.set(path, finished(`${base}/${name}`, entry));
      await this.#pause();
    }
    return seen;
  }

  async #fillFiles(base: string, files: readonly FileMember[], seen: Map<Path, Seen>): Promise<void> {
    const { signal } = this.#request;
    const { units, members, others } = this.#unitsOf(base, files);
    const rest: FileMember[] = [...others];
    await writeUnits({
      units,
      signal,
      onDone: ({ id }, numbers) => {
        for (const [number, member] of (members[id] ?? []).entries()) {
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

  /** Files by the blocks of packs in which they lie; larger ones first, since each is the work of one thread. */
  #unitsOf(base: string, files: readonly FileMember[]) {
    const small = new Map<PackedBlock, Job>();
    const large: Job[] = [];
    const others: FileMember[] = [];
    for (const member of files) {
      const pieces = this.#request.contents.piecesOf(member.entry.digest);
      const size = pieces?.reduce((sum, { length }) => sum + length, 0);
      const [first] = pieces ?? [];
      if (pieces === null || first === undefined || size !== member.entry.size) others.push(member);
      else if (pieces.length > 1) large.push(jobOf(member, pieces));
      else {
        const job = small.get(first.block) ?? { blocks: [first.block], files: [], members: [] };
        small.set(first.block, job);
        job.files.push(unitFile(member, [{ ...first, block: 0 }]));
        job.members.push(member);
      }
    }
    const jobs = [...large.sort((a, b) => b.blocks.length - a.blocks.length), ...small.values()];
    return {
      units: jobs.map(({ blocks, files }, id): Unit => ({ id, base, blocks, files })),
      members: jobs.map((job) => job.members),
      others,
    };
  }

  /** Writes a file that lies in git, or could not be written at once. Null where its content is lost. */
  async #write(base: string, { entry, name }: FileMember): Promise<Seen | null> {
    const { directory, name: own } = splitPath(`${base}/${name}`);
    const at = (each: string) => native(`${directory}/${each}`);
    const place = { absolute: directory, ino: 0, self: native(directory), at };
    const { contents } = this.#request;
    const system = <T>(act: () => T): T => act();
    try {
      const temporary = await writeTemporary(entry, {
        place,
        contents,
        pause: this.#pause,
        complete: null,
        system,
      });
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

function isFile(member: Member): member is FileMember {
  return member.entry.kind === 'file';
}

interface Job {
  readonly blocks: readonly PackedBlock[];
  readonly files: UnitFile[];
  readonly members: FileMember[];
}

function jobOf(member: FileMember, pieces: readonly PlacedPiece[]): Job {
  const blocks = [...new Set(pieces.map(({ block }) => block))];
  const numbers = new Map(blocks.map((block, number) => [block, number]));
  const parts = pieces.map((piece) => ({ ...piece, block: numbers.get(piece.block) ?? 0 }));
  return { blocks, files: [unitFile(member, parts)], members: [member] };
}

function unitFile({ entry, name }: FileMember, pieces: readonly UnitPiece[]): UnitFile {
  const { digest, mode, mtime } = entry;
  return { name, digest, mode: mode & 0o777, time: secondsOf(mtime), pieces };
}

function seenIn(numbers: Float64Array, number: number): Seen | null {
  const first = number * SEEN_FIELDS;
  const [ino = 0, size = 0, mode = 0, mtimeMs = 0, ctimeMs = 0, nlink = 0] = numbers.subarray(
    first,
    first + SEEN_FIELDS,
  );
  return ino === 0 ? null : { ino, size, mode, mtimeMs, ctimeMs, nlink };
}

function makeLink(path: string, entry: Extract<Entry, { readonly kind: 'link' }>): Seen {
  const at = native(path);
  symlinkSync(Buffer.from(entry.target, 'latin1'), at);
  try {
    lutimesSync(at, secondsOf(entry.mtime), secondsOf(entry.mtime));
  } catch (error) {
    // Some file systems keep no times of links: a link is as good without.
    if (codeOf(error) === '') throw error;
  }
  return seenOf(lstatSync(at));
}

/** Gives a folder its mode and time. @throws the system's error */
export function finished(path: string, entry: Entry): Seen {
  const at = native(path);
  const mode = entry.kind === 'directory' ? entry.mode & 0o777 : 0o700;
  if (mode !== 0o700) chmodSync(at, mode);
  utimesSync(at, secondsOf(entry.mtime), secondsOf(entry.mtime));
  return seenOf(statSync(at));
}
