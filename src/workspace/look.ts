/** Looking at a path: what is there, and keeping its content. */
import { closeSync, constants, lstatSync, openSync, readlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Path } from '../tree/path.ts';
import type { Entry } from '../tree/state.ts';
import { joinPath } from './bytes.ts';
import type { ContentSink } from './contents.ts';
import { codeOf, systemReason } from './errors.ts';
import { mayBeGitConfig, withoutCredentials } from './git-config.ts';
import { Moving, type ReadFile, readContent, SinkFailed, tryContent } from './look-file.ts';
import { type Pause, pauses } from './pause.ts';
import { Reach } from './reach.ts';
import type { Roots } from './roots.ts';
import {
  type Indexed,
  isAnotherDirectory,
  isRacy,
  kindOf,
  microsOf,
  type Seen,
  sameSeen,
  seenOf,
} from './stat-index.ts';

export type Looked =
  | {
      readonly kind: 'found';
      readonly entry: Entry;
      readonly indexed: Indexed;
      /** The content is the blob that HEAD has at this path, and was not given to the sink. */
      readonly inGit: boolean;
      /** Credentials in it are no part of its content: those in the configuration of a repository. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreadable'; readonly why: string }
  /** It changed while it was read, each time. */
  | { readonly kind: 'unstable'; readonly why: string }
  /** A folder has come there, or has gone: what is in it, or where it is now, has not been looked for. */
  | { readonly kind: 'replaced'; readonly why: string };

export interface Common {
  readonly roots: Roots;
  /** Where contents are kept; null to tell digests alone. */
  readonly sink: ContentSink | null;
  /** `startedAt` of the scan that saw the paths. */
  readonly scannedAt: number;
  readonly signal: AbortSignal;
}

export interface LookOptions extends Common {
  /** The id, in hex, of the git blob that HEAD has at this path. */
  readonly held: string | null;
}

/** How often a path that changes while it is looked at is looked at again. */
const RETRIES = 3;
const RETRY_MS = 20;

/**
 * What is at a path, and its content kept in the sink, unless the sink or git has it.
 * @param seen what the scan saw @throws the sink's error, the signal's reason
 */
export async function look(path: Path, seen: Seen, options: LookOptions): Promise<Looked> {
  const looking = new Looking(options);
  try {
    const there = { held: options.held, known: null };
    return looking.tryFile(path, seen, there) ?? (await looking.look(path, seen, there));
  } finally {
    looking.close();
  }
}

/** What of a file need not be kept. */
interface There extends Pick<LookOptions, 'held'> {
  readonly known: string | null;
}

type Part = Pick<Parameters<typeof readContent>[2], 'part'>;

function openPartOf(path: Path): (bytes: Buffer) => Buffer {
  return (bytes) => {
    const text = bytes.toString('latin1');
    const open = withoutCredentials(path, text);
    return open === text ? bytes : Buffer.from(open, 'latin1');
  };
}

export class Looking {
  readonly pause: Pause;
  readonly #options: Common;
  readonly #reach = new Reach();

  constructor(options: Common) {
    this.#options = options;
    this.pause = pauses(options.signal);
  }

  close(): void {
    this.#reach.close();
  }

  async look(path: Path, first: Seen, there: There): Promise<Looked> {
    const absolute = this.#options.roots.absolute(path);
    let seen = first;
    for (let tries = 0; ; tries++) {
      this.#options.signal.throwIfAborted();
      try {
        const part = mayBeGitConfig(path) ? openPartOf(path) : null;
        return await this.#attempt(absolute, seen, { ...there, part });
      } catch (error) {
        this.#options.signal.throwIfAborted();
        if (!(error instanceof Moving)) return failed(error);
        if (tries === RETRIES) return { kind: 'unstable', why: error.message };
      }
      await setTimeout(RETRY_MS * 2 ** tries, undefined, { signal: this.#options.signal });
      try {
        const now = this.#stat(absolute);
        if (now === null) return { kind: 'gone' };
        if (isAnotherDirectory(first, now)) return { kind: 'replaced', why: REPLACED };
        seen = now;
      } catch (error) {
        return failed(error);
      }
    }
  }

  /** A small file, as it mostly is: nobody is at work on it. Null where it takes `look` to tell; promises for 100,000 files take long. */
  tryFile(path: Path, seen: Seen, { held, known }: There): Looked | null {
    if (kindOf(seen.mode) !== 'file' || mayBeGitConfig(path)) return null;
    try {
      const at = this.#at(this.#options.roots.absolute(path));
      const file = tryContent(at, seen, { sink: this.#options.sink, held, known });
      return file && this.#foundFile(file);
    } catch {
      return null;
    }
  }

  async #attempt(absolute: string, seen: Seen, there: There & Part): Promise<Looked> {
    const mtime = microsOf(seen.mtimeMs);
    const kind = kindOf(seen.mode);
    switch (kind) {
      case 'file':
        return this.#foundFile(await this.#readFile(absolute, seen, there));
      case 'directory':
        this.#checkDirectory(absolute, seen);
        // As the scan saw it, before it read the names: what came since shows in the times.
        return this.#found({ kind, mode: seen.mode & 0o777, mtime }, seen);
      case 'link': {
        const target = unlessReplaced(['EINVAL'], () =>
          readlinkSync(this.#at(absolute), { encoding: 'latin1' }),
        );
        this.#checkSame(absolute, seen);
        return this.#found({ kind, target, mtime }, seen);
      }
      default:
        this.#checkSame(absolute, seen);
        return this.#found({ kind: 'other', what: kind, mtime }, seen);
    }
  }

  #foundFile({ seen, size, digest, inGit, isCut }: ReadFile): Looked {
    const { mode, mtimeMs } = seen;
    const mtime = microsOf(mtimeMs);
    const entry: Entry = { kind: 'file', mode: mode & 0o777, size, digest, mtime };
    return this.#found(entry, seen, { inGit, isCut });
  }

  #found(entry: Entry, seen: Seen, { inGit, isCut } = { inGit: false, isCut: false }): Looked {
    const indexed = { seen, entry, racy: isRacy(seen, this.#options.scannedAt) };
    return { kind: 'found', entry, indexed, inGit, isCut };
  }

  async #readFile(absolute: string, seen: Seen, there: There & Part): Promise<ReadFile> {
    const { sink } = this.#options;
    const file = await readContent(this.#at(absolute), seen, { sink, ...there, pause: this.pause });
    const now = this.#stat(absolute);
    if (now === null) throw new Moving('it was removed while it was read');
    if (now.ino !== file.seen.ino) throw new Moving(REPLACED);
    if (!sameSeen(now, file.seen)) throw new Moving('it changed while it was read');
    return file;
  }

  #checkDirectory(absolute: string, seen: Seen): void {
    const now = this.#stat(absolute);
    if (now === null || isAnotherDirectory(seen, now)) throw new Moving(REPLACED);
    if (now.mode !== seen.mode) throw new Moving('its mode changed while it was read');
    const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
    closeSync(unlessReplaced(['ENOTDIR', 'ELOOP'], () => openSync(this.#at(absolute), flags)));
    // To look up names in it is another right than to read them.
    this.#stat(joinPath(absolute, '.'));
  }

  #checkSame(absolute: string, seen: Seen): void {
    const now = this.#stat(absolute);
    if (now === null || !sameSeen(now, seen)) throw new Moving('it changed while it was read');
  }

  #stat(absolute: string): Seen | null {
    try {
      const stat = lstatSync(this.#at(absolute), { throwIfNoEntry: false });
      return stat === undefined ? null : seenOf(stat);
    } catch (error) {
      if (codeOf(error) === 'ENOTDIR') return null;
      throw error;
    }
  }

  #at(absolute: string): string | Buffer {
    const target = this.#reach.path(absolute);
    if (target === null) throw Object.assign(new Error('the path is too long'), { code: 'ENAMETOOLONG' });
    return target;
  }
}

/** @param codes what the system says where something of another kind has come. @throws Moving, the system's error */
function unlessReplaced<T>(codes: readonly string[], act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (codes.includes(codeOf(error))) throw new Moving(REPLACED);
    throw error;
  }
}

const REPLACED = 'it was replaced while it was read';

const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

function failed(error: unknown): Looked {
  if (error instanceof SinkFailed) throw error.cause;
  if (ABSENT.has(codeOf(error))) return { kind: 'gone' };
  if (codeOf(error) === '') throw error;
  return { kind: 'unreadable', why: systemReason(error) };
}
