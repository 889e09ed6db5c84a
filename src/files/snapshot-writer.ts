/** Writes the snapshots of a folder while an attempt runs in it. */
import { closeSync, existsSync, renameSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFresh, makeDirectories } from '../store/atomic.ts';
import { touch } from '../store/file-time.ts';
import type { Path } from '../tree/path.ts';
import { formatIndexed, type Indexed } from '../workspace/stat-index.ts';
import { ascii, sealed } from './sealed-lines.ts';
import { endedPath, LINE, type Snapshot, type SnapshotHead } from './snapshot-file.ts';

/** How often an attempt gives a sign of life. */
export const HEARTBEAT_MS = 1000;

/** Gives signs of life for this process as well, from another one: this one may be stopped, or busy for long. */
export interface Heart {
  beats(): void;
  rests(): void;
}

/** Lines are written in batches of so many characters. */
const BATCH = 256 * 1024;

/** What goes wrong is no failure: the snapshot is then gone, and the folder is read anew. */
export class SnapshotWriter {
  readonly #path: string;
  readonly #heart: Heart;
  #timer: NodeJS.Timeout | null = null;
  #lines: string[] = [];
  #length = 0;
  #fd: number | null = null;

  constructor(path: string, heart: Heart) {
    this.#path = path;
    this.#heart = heart;
  }

  /** Begins anew in place of the last snapshot, with all that is known. */
  begin(
    head: SnapshotHead,
    { index, unread, made, left }: Pick<Snapshot, 'index' | 'made' | 'left'> & { unread: Iterable<Path> },
  ): void {
    this.#quietly(() => {
      makeDirectories(dirname(this.#path));
      const temporary = `${this.#path}.tmp`;
      this.#fd = createFresh(temporary, 0o600);
      this.#line(`${LINE.head}${ascii(head)}`);
      for (const [path, indexed] of index)
        this.#line(`${made.has(path) ? LINE.seenAndMade : LINE.seen}${formatIndexed(path, indexed)}`);
      for (const path of unread) this.unread(path);
      for (const path of made) if (!index.has(path)) this.made(path);
      for (const [path, steps] of left) this.left(path, steps);
      this.flush();
      renameSync(temporary, this.#path);
      // Not before: until when an attempt that was killed wrote is told by this alone.
      rmSync(endedPath(this.#path), { force: true });
    });
    if (this.#fd === null) return;
    this.#timer = setInterval(() => this.#quietly(() => touch(this.#path, LINE.head)), HEARTBEAT_MS).unref();
    this.#heart.beats();
  }

  seen(path: Path, indexed: Indexed | null): void {
    this.#line(
      indexed === null ? `${LINE.gone}${ascii(path)}` : `${LINE.seen}${formatIndexed(path, indexed)}`,
    );
  }

  unread(path: Path): void {
    this.#line(`${LINE.unread}${ascii(path)}`);
  }

  /** A step made it, or changed it. */
  made(path: Path): void {
    this.#line(`${LINE.made}${ascii(path)}`);
  }

  /** @param steps whose failed tries left it as it is; none: it is as the run wants it */
  left(path: Path, steps: readonly string[]): void {
    this.#line(`${LINE.left}${ascii([path, steps])}`);
  }

  restoring(): void {
    this.#line(LINE.restoring);
    this.flush();
  }

  restored(): void {
    this.#line(LINE.restored);
  }

  /** Writes what has been told so far. */
  flush(): void {
    const texts = this.#lines;
    this.#lines = [];
    this.#length = 0;
    const fd = this.#fd;
    if (fd === null || texts.length === 0) return;
    this.#quietly(() => {
      const bytes = sealed(texts);
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    });
  }

  /** @param isWhole whether the snapshot tells all that the steps left */
  close(isWhole: boolean): void {
    if (isWhole) this.#line(LINE.end);
    this.flush();
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#heart.rests();
    if (this.#fd !== null) closeSync(this.#fd);
    this.#fd = null;
  }

  #line(text: string): void {
    if (this.#fd === null) return;
    this.#lines.push(text);
    this.#length += text.length;
    if (this.#length >= BATCH) this.flush();
  }

  #quietly(act: () => void): void {
    try {
      act();
    } catch {
      if (this.#fd !== null) closeSync(this.#fd);
      this.#fd = null;
      forget(this.#path);
    }
  }
}

/** A snapshot that cannot be kept up, as on a full disk, would tell what is no longer true. Emptied, its time still tells that the attempt lives. */
function forget(path: string): void {
  try {
    if (existsSync(path)) truncateSync(path, 0);
  } catch {
    // The device that refuses to write a line may refuse this too; what is seen is then looked at again all the same.
  }
}

/** A snapshot that is of no use any more. @throws the system's error */
export function removeSnapshot(path: string): void {
  for (const each of [path, endedPath(path)]) rmSync(each, { recursive: true, force: true });
}

/** Says on disk that an attempt lives. What goes wrong is no failure. */
export function sayAlive(snapshot: string): void {
  try {
    touch(snapshot, LINE.head);
  } catch {
    // There is none.
  }
}

/** Says on disk that an attempt's processes have ended, where there is a snapshot. What goes wrong is no failure. */
export function sayEnded(snapshot: string): void {
  try {
    if (existsSync(snapshot)) closeSync(createFresh(endedPath(snapshot), 0o600));
  } catch {
    // Then the last sign of life decides.
  }
}
