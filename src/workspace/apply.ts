/** Writing to the workspace: the only place that does. */
import { closeSync, fstatSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import type { Path } from '../tree/path.ts';
import type { DirectoryState, Entry, LinkState } from '../tree/state.ts';
import type { Contents } from './contents.ts';
import { mayBeGitConfig, withCredentialsOf } from './git-config.ts';
import { type Pause, pauses } from './pause.ts';
import type { Roots } from './roots.ts';
import { Keep, type KeptWhy, type Spot, Spots } from './spots.ts';
import type { Staged } from './stage.ts';
import type { Member } from './stage-build.ts';
import { type Indexed, isRacy, kindOf, microsOf, type Seen, sameSeen, seenOf } from './stat-index.ts';
import { temporaryName } from './temporary.ts';
import {
  discard,
  type FileEntry,
  mend,
  removeTemporary,
  type Temporary,
  type Writing,
  writeTemporary,
} from './write-file.ts';

export type ApplyAction =
  /** Creates or replaces. `expect` is what was seen there, null for nothing. */
  | { readonly kind: 'write'; readonly path: Path; readonly entry: Entry; readonly expect: Seen | null }
  | { readonly kind: 'delete'; readonly path: Path; readonly expect: Seen }
  /** Sets the time of what is there. Without `expect` it is looked at again by the next scan. */
  | { readonly kind: 'times'; readonly path: Path; readonly entry: Entry; readonly expect?: Seen };

export interface Kept {
  readonly path: Path;
  /**
   * `changed`: somebody was at work there since it was seen. `not-empty`: a directory that should go holds something else.
   * `other`: neither file, directory nor link. `busy`: the system uses it, as where something is mounted. `not-ours`: only its
   * owner can set its time.
   */
  readonly why: KeptWhy;
}

export interface Applied {
  /** How the paths of the actions are now, null for absent; without those that were kept. */
  readonly indexed: ReadonlyMap<Path, Indexed | null>;
  readonly kept: readonly Kept[];
}

export interface ApplyOptions {
  readonly roots: Roots;
  readonly contents: Contents;
  /** Folders that are built already; null for none. */
  readonly staged: Staged | null;
  /** The time by the clock of the file system, in ms since 1970. */
  readonly now: () => number;
  /** How many actions are done, and how many bytes are in the files that were written, so far. */
  readonly onProgress: (actions: number, bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Brings paths to what is wanted. Never writes, deletes or changes anything outside of the roots, through whatever links, and leaves
 * what is not as it was seen. A file is replaced in one moment, when it is whole.
 *
 * @param actions deletions from below, then directories from above, files, links, times
 * @throws ContentLost, WorkspaceError, the signal's reason; what was done until then stays
 */
export async function apply(actions: Iterable<ApplyAction>, options: ApplyOptions): Promise<Applied> {
  const applying = new Applying(options);
  try {
    for (const action of actions) await applying.act(action);
  } catch (error) {
    applying.giveUp();
    throw error;
  }
  return applying.finish();
}

export { sweepTemporary } from './sweep.ts';
export { twoNames } from './two-names.ts';

interface Done {
  readonly seen: Seen | null;
  readonly entry: Entry;
  /** Whether what is there is known to be `entry`. */
  readonly isSure: boolean;
}

type Write = Extract<ApplyAction, { kind: 'write' }>;
type Delete = Extract<ApplyAction, { kind: 'delete' }>;
type Times = Extract<ApplyAction, { kind: 'times' }>;

class Applying {
  readonly #options: ApplyOptions;
  readonly #spots: Spots;
  readonly #pause: Pause;
  readonly #indexed = new Map<Path, Indexed | null>();
  readonly #done = new Map<Path, Done>();
  readonly #directories = new Map<Path, Entry>();
  readonly #kept: Kept[] = [];
  #actions = 0;
  #bytes = 0;

  constructor(options: ApplyOptions) {
    this.#options = options;
    this.#spots = new Spots(options.roots);
    this.#pause = pauses(options.signal);
  }

  async act(action: ApplyAction): Promise<void> {
    await this.#pause();
    // It came with a folder above it.
    if (this.#options.staged?.isMoved(action.path) === true) return;
    try {
      if (action.kind === 'write') await this.#write(action);
      else if (action.kind === 'delete') this.#delete(action);
      else this.#times(action);
    } catch (error) {
      if (error instanceof Keep) this.#kept.push({ path: action.path, why: error.why });
      else throw error;
    }
    this.#actions++;
    this.#options.onProgress(this.#actions, this.#bytes);
  }

  finish(): Applied {
    try {
      const now = this.#options.now();
      for (const [path, done] of this.#done) {
        this.#done.delete(path);
        this.#settle(path, done, now);
      }
      this.#settleDirectories();
      return { indexed: this.#indexed, kept: this.#kept };
    } finally {
      this.#spots.close();
    }
  }

  /** Sets back what was opened up, as far as that can be done. */
  giveUp(): void {
    try {
      this.#spots.settleFolders();
    } catch {
      // The first error is the one to tell.
    } finally {
      this.#spots.close();
    }
  }

  async #write({ path, entry, expect }: Write): Promise<void> {
    const spot = this.#spots.forWriting(path);
    const now = this.#spots.check(spot, expect);
    if (now === null && this.#move(spot)) return;
    switch (entry.kind) {
      case 'file': {
        const seen = await this.#spots.hold(spot, () => this.#writeFile(spot, { path, entry, now }));
        this.#bytes += entry.size;
        this.#done.set(path, { seen, entry, isSure: true });
        return;
      }
      case 'link':
        this.#done.set(path, { seen: this.#writeLink(spot, entry, now), entry, isSure: true });
        return;
      case 'directory':
        this.#writeDirectory(spot, entry, now);
        this.#directories.set(path, entry);
        return;
      case 'other':
        throw new Keep('other');
    }
  }

  /** Whether what is built has come to its place, with all that is in it. */
  #move(spot: Spot): boolean {
    const { staged } = this.#options;
    if (staged?.isBuilt(spot.path) !== true) return false;
    this.#spots.note(spot);
    const moved = this.#spots.system(spot, () => staged.move(spot));
    if (moved === null) return false;
    const at = this.#options.now();
    for (const member of moved) this.#orKept(member.path, () => this.#come(member, { top: spot, at }));
    // One of them is counted by whoever asked for it.
    this.#actions += moved.length - 1;
    return true;
  }

  /** Notes what has come to its place. */
  #come(
    { path, entry, seen }: Member & { readonly seen: Seen },
    { top, at }: { readonly top: Spot; readonly at: number },
  ): void {
    if (entry.kind === 'file') this.#bytes += entry.size;
    if (entry.kind === 'directory' && (path === top.path || (entry.mode & 0o700) !== 0o700)) {
      const spot = path === top.path ? top : this.#spots.forWriting(path);
      this.#spots.want(spot, { mode: entry.mode & 0o777, mtime: entry.mtime });
      this.#directories.set(path, entry);
      return;
    }
    // The time of change of what is moved is another one.
    if (path === top.path) this.#done.set(path, { seen: this.#spots.stat(top), entry, isSure: true });
    // Nobody could enter a directory until now: what somebody puts in it shows in its times.
    else this.#indexed.set(path, asFound(entry, { seen, racy: isRacy(seen, at) }));
  }

  #orKept(path: Path, act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Keep)) throw error;
      this.#kept.push({ path, why: error.why });
    }
  }

  async #writeFile(
    spot: Spot,
    { path, entry, now }: { readonly path: Path; readonly entry: FileEntry; readonly now: Seen | null },
  ): Promise<Seen> {
    const { place, name } = spot;
    const system = <T>(act: () => T) => this.#spots.system(spot, act);
    const { contents } = this.#options;
    const complete =
      mayBeGitConfig(path) && now !== null && kindOf(now.mode) === 'file'
        ? withCredentialsIn(path, spot)
        : null;
    const writing: Writing = { place, contents, pause: this.#pause, complete, system };
    if (now !== null && kindOf(now.mode) === 'file') {
      const mended = await mend(name, { entry, seen: now }, writing);
      if (mended !== null) return mended;
    }
    this.#spots.note(spot);
    const temporary = await writeTemporary(entry, writing);
    return this.#moveToPlace(spot, temporary, now);
  }

  #moveToPlace(spot: Spot, temporary: Temporary, before: Seen | null): Seen {
    const { place, name } = spot;
    let isMoved = false;
    try {
      this.#spots.checkPlace(spot);
      this.#spots.check(spot, before);
      this.#spots.makeRoom(spot, before);
      this.#spots.system(spot, () => renameSync(place.at(temporary.name), place.at(name)));
      isMoved = true;
      return seenOf(fstatSync(temporary.fd));
    } finally {
      if (isMoved) closeSync(temporary.fd);
      else discard(temporary, place);
    }
  }

  #writeLink(spot: Spot, entry: Entry & LinkState, now: Seen | null): Seen | null {
    const { place, name } = spot;
    this.#spots.note(spot);
    const temporary = temporaryName();
    const target = Buffer.from(entry.target, 'latin1');
    this.#spots.system(spot, () => symlinkSync(target, place.at(temporary)));
    try {
      this.#setLinkTime({ ...spot, name: temporary }, entry);
      this.#spots.makeRoom(spot, now);
      this.#spots.system(spot, () => renameSync(place.at(temporary), place.at(name)));
    } catch (error) {
      removeTemporary(temporary, place);
      throw error;
    }
    return this.#spots.stat(spot);
  }

  /** Some file systems keep no times of links: a link is as good without. */
  #setLinkTime(spot: Spot, { mtime }: Entry & LinkState): void {
    try {
      this.#spots.setTime(spot, mtime);
    } catch (error) {
      if (!(error instanceof Keep)) throw error;
    }
  }

  #writeDirectory(spot: Spot, entry: Entry & DirectoryState, now: Seen | null): void {
    if (now === null || kindOf(now.mode) !== 'directory') {
      this.#spots.note(spot);
      if (now !== null) this.#spots.unlink(spot, now);
      // As it is to be, if it can be written in so: where this ends here, nobody is told to have changed it.
      this.#spots.system(spot, () => mkdirSync(spot.place.at(spot.name), (entry.mode & 0o777) | 0o700));
    }
    this.#spots.want(spot, { mode: entry.mode & 0o777, mtime: entry.mtime });
  }

  #delete({ path, expect }: Delete): void {
    const spot = this.#spots.find(path);
    if (spot !== null && this.#spots.stat(spot) !== null) {
      const now = this.#spots.check(spot, expect);
      this.#spots.note(spot);
      if (kindOf(expect.mode) === 'directory') this.#spots.removeDirectory(spot);
      else if (now !== null) this.#spots.unlink(spot, now);
    }
    this.#indexed.set(path, null);
  }

  #times({ path, entry, expect }: Times): void {
    const spot = this.#spots.find(path);
    const now = spot === null ? null : this.#spots.stat(spot);
    if (spot === null || now === null || kindOf(now.mode) !== entry.kind) throw new Keep('changed');
    if (expect !== undefined) this.#spots.check(spot, expect);
    if (entry.kind === 'directory') {
      this.#spots.want(spot, { mtime: entry.mtime });
      this.#directories.set(path, entry);
      return;
    }
    // Its other name may be outside of the roots.
    if (now.nlink > 1 || microsOf(now.mtimeMs) === entry.mtime) return;
    this.#spots.setTime(spot, entry.mtime);
    const seen = this.#spots.stat(spot);
    this.#done.set(path, { seen, entry, isSure: expect !== undefined });
  }

  /** Looks again when time has passed since it was written: who changed it meanwhile shows. */
  #settle(path: Path, { seen, entry, isSure }: Done, at: number): void {
    const spot = this.#spots.find(path);
    const now = spot === null ? null : this.#spots.stat(spot);
    if (now === null || seen === null || !sameSeen(seen, now)) this.#kept.push({ path, why: 'changed' });
    else this.#indexed.set(path, asFound(entry, { seen: now, racy: !isSure || isRacy(now, at) }));
  }

  #settleDirectories(): void {
    const settled = this.#spots.settleFolders();
    for (const [path, entry] of this.#directories) {
      const now = settled.get(this.#options.roots.absolute(path)) ?? null;
      if (now === null) this.#kept.push({ path, why: 'changed' });
      // Read again by the next scan: what somebody put in it meanwhile would not show in its times.
      else this.#indexed.set(path, asFound(entry, { seen: now, racy: true }));
    }
  }
}

/** Mode and time as the file system took them: some know no modes, or coarser times. */
function asFound(entry: Entry, { seen, racy }: Pick<Indexed, 'seen' | 'racy'>): Indexed {
  const mtime = microsOf(seen.mtimeMs);
  const mode = seen.mode & 0o777;
  const hasMode = entry.kind === 'file' || entry.kind === 'directory';
  // Mostly as it was to be: two of each for 100,000 files would be much memory.
  if (entry.mtime === mtime && (!hasMode || entry.mode === mode)) return { seen, entry, racy };
  return { seen, entry: hasMode ? { ...entry, mode, mtime } : { ...entry, mtime }, racy };
}

/** The credentials in the configuration of a repository are in no store: where it is written over, they stay. */
function withCredentialsIn(path: Path, { place, name }: Spot): (content: Buffer) => Buffer {
  return (content) => {
    const existing = readFileSync(place.at(name), 'latin1');
    return Buffer.from(withCredentialsOf(path, content.toString('latin1'), existing), 'latin1');
  };
}
