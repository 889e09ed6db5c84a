/** Which paths of the workspace may have changed since they were looked at last. */
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { checkHeap } from '../heap.ts';
import { isBelow, isTooLong, type Path, type RootPath } from '../tree/path.ts';
import { joinPath, splitPath } from './bytes.ts';
import { codeOf } from './errors.ts';
import type { KnownStats } from './known-stats.ts';
import type { LeaveOut } from './leave-out.ts';
import { isReachedSo, namesIn, Reach, statAt } from './reach.ts';
import type { Root, Roots } from './roots.ts';
import { type Index, type Indexed, isSavable, isUnchanged, kindOf, type Seen, seenOf } from './stat-index.ts';
import { isTemporaryName } from './temporary.ts';
import { foldsCase } from './two-names.ts';

export interface Skipped {
  readonly path: Path;
  /**
   * `fifo`, `socket`, `device`: cannot be saved. `unreadable`, `too-long`: a directory that could not be read, or a path in it.
   * `moving`: it came or went while it was looked at, so that nothing is known of it, or of what is in it. `setuid`, `setgid`, `sticky`:
   * saved without that bit.
   */
  readonly why:
    | 'fifo'
    | 'socket'
    | 'device'
    | 'unreadable'
    | 'too-long'
    | 'moving'
    | 'credentials'
    | 'setuid'
    | 'setgid'
    | 'sticky';
}

export interface Scan {
  /** There, and not known to be unchanged: to be looked at. */
  readonly changed: ReadonlyMap<Path, Seen>;
  /** In the index, or not to be read, and not there. Not what is left out now, nor what is in a directory that cannot be read. */
  readonly gone: readonly Path[];
  readonly skipped: readonly Skipped[];
  /** Roots that are not where they were. */
  readonly away: readonly Away[];
  /** Absolute paths, as bytes (latin1), of what an earlier process did not finish. */
  readonly temporary: readonly string[];
  /** Milliseconds since 1970, before anything was read. */
  readonly startedAt: number;
}

export interface Away {
  readonly path: RootPath;
  /**
   * `link`: one has come to stand above it, or in its place. What is behind it is not looked at. `moved`: it has another name beside its old
   * one; or it is the workspace, or the home folder, and is gone.
   */
  readonly why: 'link' | 'moved';
}

export interface ScanOptions {
  readonly roots: Roots;
  readonly leftOut: LeaveOut;
  /** The time by the clock of the file system, in ms since 1970. */
  readonly now: () => number;
  readonly index: Index;
  /** There at the last look, and not in the index, since it could not be read. */
  readonly unread?: Iterable<Path>;
  /**
   * `changed`: directories whose own times did not change have the names that the index holds, and are not read, which takes
   * a third of the time. Right only while `leftOut` is the same as for the index, and the index was kept by `noteLooked`.
   * Credentials are then named only where their directory changed.
   */
  readonly directories: 'all' | 'changed';
  /** Who is asked of many paths at once. */
  readonly stats?: KnownStats | undefined;
}

/** Looks at every path, reading no file. @throws the system's error only where a root itself cannot be looked at */
export function scan(options: ScanOptions): Scan {
  const scanning = new Scanning(options);
  try {
    return scanning.run();
  } finally {
    scanning.close();
  }
}

interface Directory {
  /** `hidden`: what is in it is none of our business, or cannot be known. */
  state: 'there' | 'hidden';
  readonly absolute: string;
}

interface Place {
  readonly path: Path;
  readonly directory: string;
  readonly name: string;
}

/** How often the names in a directory are read again in which something came and went. */
const ROUNDS = 4;

class Scanning {
  readonly #options: ScanOptions;
  readonly #startedAt: number;
  readonly #changed = new Map<Path, Seen>();
  readonly #gone: Path[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #away: Away[] = [];
  readonly #temporary = new Set<string>();
  readonly #directories = new Map<string, Directory>();
  readonly #toRead: Path[] = [];
  /** Directories that are read, or will be. */
  readonly #queued = new Set<Path>();
  /** In the index, and not found yet, or no directory above them was. Left in here at the end: not there. */
  readonly #orphans = new Set<Path>();
  /** Those that a directory has after all. What is below them waits for them to be read. */
  readonly #adopted = new Set<Path>();
  /** New, and gone when they were looked for. */
  readonly #passing = new Set<Path>();
  /** What is in the index, by its directory; null until it is asked for. */
  #known: Map<string, Path[]> | null = null;
  readonly #reach = new Reach();
  readonly #roots: ReadonlySet<Path>;

  constructor(options: ScanOptions) {
    this.#options = options;
    this.#roots = new Set(options.roots.list.map(({ path }) => path));
    this.#startedAt = options.now();
  }

  run(): Scan {
    for (const root of this.#options.roots.list) this.#visitRoot(root);
    this.#visitKnown();
    this.#readAll();
    this.#readAgain();
    const { unread = [] } = this.#options;
    const unfound = [...unread].filter((path) => !this.#changed.has(path));
    return {
      changed: this.#changed,
      gone: [...this.#gone, ...this.#orphans, ...unfound].filter((path) => !this.#isHidden(path)),
      skipped: this.#skipped,
      away: this.#away,
      temporary: [...this.#temporary],
      startedAt: this.#startedAt,
    };
  }

  close(): void {
    this.#reach.close();
  }

  #visitRoot({ path, absolute }: Root): void {
    const isReached = isReachedSo(absolute);
    const target = isReached ? this.#reach.directory(absolute) : null;
    const stat = target === null ? undefined : lstatSync(target, { throwIfNoEntry: false });
    if (!isReached || stat?.isSymbolicLink() === true) this.#away.push({ path, why: 'link' });
    const indexed = this.#options.index.get(path);
    if (stat === undefined) {
      if (isReached && isMovedAway({ path, absolute }, indexed)) this.#away.push({ path, why: 'moved' });
      if (indexed !== undefined) this.#gone.push(path);
      return;
    }
    const place = { path, ...splitPath(absolute) };
    // These are where they are, whatever a run does; what is in them counts.
    if (path !== '.' && path !== '~') {
      this.#visit(place, stat, indexed);
      return;
    }
    const isLeftOut = this.#options.leftOut(path, 'directory') !== null;
    this.#directories.set(path, { state: isLeftOut ? 'hidden' : 'there', absolute });
    if (isLeftOut || !stat.isDirectory()) return;
    this.#queue(path);
  }

  /** First the directories, from the top, so that nothing is looked for through a link that took the place of one. */
  #visitKnown(): void {
    const { index, roots, stats } = this.#options;
    const directories: Path[] = [];
    const paths: Path[] = [];
    for (const [path, { entry }] of index) (entry.kind === 'directory' ? directories : paths).push(path);
    paths.unshift(...directories.sort((a, b) => a.length - b.length));
    const known = paths.map((path) => index.get(path) as Indexed);
    const same = stats?.ask({ paths, known, absolute: (path) => roots.absolute(path) });
    let above = '';
    let parent: Directory | undefined;
    for (const [at, path] of paths.entries()) {
      const slash = path.lastIndexOf('/');
      if (slash !== above.length || parent === undefined || !path.startsWith(above)) {
        above = path.slice(0, slash);
        parent = this.#directories.get(above);
      }
      const indexed = known[at];
      // Whoever was asked may have gone through a link.
      if (indexed === undefined || parent?.state !== 'there' || this.#isVisited(path))
        this.#visitIndexed(path, indexed);
      else {
        const place = { path, directory: parent.absolute, name: path.slice(slash + 1) };
        if (same?.[at] === 1) this.#visit(place, indexed.seen, indexed);
        else this.#lookUp(place, indexed);
      }
    }
  }

  #visitIndexed(path: Path, indexed: Indexed | undefined): void {
    if (this.#isVisited(path)) return;
    const { directory: above, name } = splitPath(path);
    const parent = this.#directories.get(above);
    if (parent?.state === 'there') this.#lookUp({ path, directory: parent.absolute, name }, indexed);
    else if (parent === undefined) this.#orphans.add(path);
  }

  #isVisited(path: Path): boolean {
    return this.#directories.has(path) || this.#changed.has(path) || this.#roots.has(path);
  }

  #lookUp(place: Place, indexed: Indexed | undefined): void {
    const stat = this.#stat(place);
    if (stat === 'hidden') this.#hide(place);
    else if (stat !== undefined) this.#visit(place, stat, indexed);
    else if (this.#adopted.has(place.path)) this.#isMoving(place);
    else if (indexed === undefined) this.#passing.add(place.path);
    else {
      // What has become of it, the names in the directory above tell, as they are now.
      this.#orphans.add(place.path);
      this.#queue(splitPath(place.path).directory as Path);
    }
  }

  #queue(directory: Path): void {
    if (this.#queued.has(directory)) return;
    this.#queued.add(directory);
    this.#toRead.push(directory);
  }

  #readAll(): void {
    for (let path = this.#toRead.pop(); path !== undefined; path = this.#toRead.pop()) this.#read(path);
  }

  /** Where something new went before it was looked at, it may have another name now, or be back. */
  #readAgain(): void {
    for (let round = 1; this.#passing.size > 0; round++) {
      const above = new Set([...this.#passing].map((path) => splitPath(path).directory as Path));
      this.#passing.clear();
      for (const path of above) this.#read(path, { isLast: round >= ROUNDS });
      this.#readAll();
    }
  }

  #isMoving(place: Place): void {
    this.#skipped.push({ path: place.path, why: 'moving' });
    this.#hide(place);
  }

  #stat(place: Place): Stats | undefined | 'hidden' {
    try {
      const target = isTooLong(place.path) ? null : this.#reach.at(place.directory, place.name);
      if (target !== null) return lstatSync(target, { throwIfNoEntry: false });
      this.#skipped.push({ path: place.path, why: 'too-long' });
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
      const why = codeOf(error) === 'ENAMETOOLONG' ? 'too-long' : 'unreadable';
      this.#skipped.push({ path: place.path, why });
    }
    return 'hidden';
  }

  #visit(place: Place, stat: Seen, indexed: Indexed | undefined): void {
    const { path } = place;
    const kind = kindOf(stat.mode);
    const isDirectory = kind === 'directory';
    if (indexed === undefined || this.#options.directories === 'all') {
      const why = this.#options.leftOut(path, isDirectory ? 'directory' : 'leaf');
      if (why === 'credentials') this.#skipped.push({ path, why });
      if (why !== null) {
        this.#hide(place);
        return;
      }
    }
    const isChanged = indexed === undefined || !isUnchanged(indexed, stat);
    if (isChanged) this.#changed.set(path, seenOf(stat));
    if (isDirectory) {
      this.#setDirectory(place, 'there');
      const isRead = isChanged || this.#options.directories === 'all' || this.#adopted.has(path);
      if (isRead) this.#queue(path);
    } else if (!isSavable(kind)) this.#skipped.push({ path, why: kind });
    if ((stat.mode & 0o7000) !== 0 && kind !== 'link') this.#noteBits(path, stat.mode);
  }

  #noteBits(path: Path, mode: number): void {
    if ((mode & 0o4000) !== 0) this.#skipped.push({ path, why: 'setuid' });
    if ((mode & 0o2000) !== 0) this.#skipped.push({ path, why: 'setgid' });
    if ((mode & 0o1000) !== 0) this.#skipped.push({ path, why: 'sticky' });
  }

  #setDirectory({ path, directory, name }: Place, state: Directory['state']): void {
    this.#directories.set(path, { state, absolute: joinPath(directory, name) });
  }

  #hide(place: Place): void {
    this.#orphans.delete(place.path);
    this.#setDirectory(place, 'hidden');
  }

  #read(path: Path, { isLast = false }: { readonly isLast?: boolean } = {}): void {
    const directory = this.#directories.get(path);
    if (directory?.state !== 'there') return;
    checkHeap();
    const names = this.#namesIn(path, directory);
    const fresh: string[] = [];
    for (const name of names) {
      const below = joinPath(path, name) as Path;
      const indexed = this.#options.index.get(below);
      const wasOrphan = indexed !== undefined && this.#orphans.delete(below);
      if (wasOrphan) this.#adopted.add(below);
      else if (indexed !== undefined || this.#changed.has(below) || this.#directories.has(below)) continue;
      const place = { path: below, directory: directory.absolute, name };
      if (isTemporaryName(name)) this.#temporary.add(joinPath(directory.absolute, name));
      else if (isLast) this.#isMoving(place);
      else {
        this.#lookUp(place, indexed);
        if (indexed === undefined) fresh.push(name);
      }
    }
    if (fresh.length > 0 && this.#options.index.size > 0)
      this.#findOldNames(path, directory, { names, fresh });
  }

  /** @param fresh those of the names in a directory that are in no index */
  #findOldNames(
    path: Path,
    { absolute }: Directory,
    { names, fresh }: { readonly names: readonly string[]; readonly fresh: readonly string[] },
  ): void {
    const listed = new Set(names);
    if (foldsCase(absolute, { fresh, listed }, this.#reach)) this.#forgetOldNames(path, listed);
  }

  /** What is in the index of a directory and is not called so any more: it was found all the same, since it has got a name in other letters. */
  #forgetOldNames(directory: Path, listed: ReadonlySet<string>): void {
    const old = new Set<Path>();
    const isOld = (path: Path) => {
      if (!isBelow(path, directory)) return false;
      const end = path.indexOf('/', directory.length + 1);
      return old.has(end < 0 ? path : (path.slice(0, end) as Path));
    };
    for (const path of this.#knownIn(directory)) if (!listed.has(splitPath(path).name)) old.add(path);
    if (old.size === 0) return;
    for (const path of this.#changed.keys()) if (isOld(path)) this.#changed.delete(path);
    for (const path of this.#directories.keys()) if (isOld(path as Path)) this.#directories.delete(path);
    for (const path of this.#options.index.keys()) if (isOld(path)) this.#orphans.add(path);
  }

  #knownIn(directory: Path): readonly Path[] {
    if (this.#known === null) {
      this.#known = new Map();
      for (const path of this.#options.index.keys()) {
        const { directory: above } = splitPath(path);
        const paths = this.#known.get(above);
        if (paths === undefined) this.#known.set(above, [path]);
        else paths.push(path);
      }
    }
    return this.#known.get(directory) ?? [];
  }

  #namesIn(path: Path, directory: Directory): readonly string[] {
    try {
      const target = this.#reach.directory(directory.absolute);
      if (target !== null) return readdirSync(target, { encoding: 'latin1' });
      this.#skipped.push({ path, why: 'too-long' });
    } catch (error) {
      const isAway = codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
      this.#skipped.push({ path, why: isAway ? 'moving' : 'unreadable' });
    }
    directory.state = 'hidden';
    return [];
  }

  #isHidden(path: Path): boolean {
    const isIn = this.#options.roots.list.some(
      ({ path: root }) => path === root || path.startsWith(`${root}/`),
    );
    if (!isIn) return true;
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
      if (this.#directories.get(path.slice(0, end))?.state === 'hidden') return true;
    return false;
  }
}

/** Whether a root that is not there was moved rather than deleted. */
function isMovedAway({ path, absolute }: Root, indexed: Indexed | undefined): boolean {
  if (path === '.' || path === '~') return true;
  if (indexed === undefined || kindOf(indexed.seen.mode) !== 'directory') return false;
  const { directory } = splitPath(absolute);
  return [...(namesIn(directory) ?? [])].some((name) => {
    const at = statAt(joinPath(directory, name));
    return at !== null && at !== 'unknown' && at.isDirectory() && at.ino === indexed.seen.ino;
  });
}
