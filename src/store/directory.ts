/** Runs in a folder: `runs/<id>/run.json`, `events.ndjson`, `logs/`. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OtherSchema } from '../record/lines.ts';
import { abandoned, inOrderOfAge } from '../record/listing.ts';
import { makeDirectories, syncDirectory, writeAtomically, writeFresh } from './atomic.ts';
import { isAbsent, reasonOf, StoreError } from './errors.ts';
import { Freed, namesIn } from './freed.ts';
import type { Identity } from './identity.ts';
import { acquire, holderOf, type Lock, type LockRequest } from './lock.ts';
import type { ListedRun, Listing, OpenRun, ReadRun } from './port.ts';
import { isLink, mustBeOpen, openRun, readRecord } from './run-files.ts';

/** The layout of the folder. */
const LAYOUT = 1;
/** Says of a run that its packs were removed on purpose. */
const FILES_REMOVED = 'files-removed.json';

export class DirectoryStore {
  readonly path: string;
  readonly #me: Identity;

  private constructor(path: string, me: Identity) {
    this.path = path;
    this.#me = me;
  }

  /** Opens a folder, making it when it is not there. @throws StoreError */
  static create(path: string, me: Identity): DirectoryStore {
    try {
      mustHaveFolders(path);
      if (readLayout(path) === null) {
        if (!isFree(path)) throw notAStore(path);
        makeDirectories(join(path, 'runs'));
        writeFresh(join(path, '.gitignore'), '*\n');
        markAsStore(path);
      }
      makeDirectories(join(path, 'runs'));
      return new DirectoryStore(path, me);
    } catch (error) {
      throw refusal(`the store ${path} cannot be opened`, error);
    }
  }

  /** Opens a folder that is there, or answers null. @throws StoreError */
  static open(path: string, me: Identity): DirectoryStore | null {
    try {
      mustHaveFolders(path);
      if (readLayout(path) === null) {
        if (isFree(path)) return null;
        throw notAStore(path);
      }
      readdirSync(join(path, 'runs'));
      return new DirectoryStore(path, me);
    } catch (error) {
      throw refusal(`the store ${path} cannot be opened`, error);
    }
  }

  /** Every run with a record, newest first. @throws StoreError */
  list(): Listing {
    const runs: ListedRun[] = [];
    const [warnings, broken]: [string[], string[]] = [[], []];
    for (const id of this.ids()) {
      const read = this.read(id);
      if (read.kind === 'broken') {
        warnings.push(`${read.file}: ${read.why}; it counts as no run`);
        broken.push(id);
      }
      if (read.kind !== 'found') continue;
      warnings.push(...read.warnings);
      runs.push({ run: read.run, held: read.held, storedBytes: this.freedBy(id), isWhole: read.isWhole });
    }
    return { runs: inOrderOfAge(runs), warnings, broken };
  }

  /** One run. A run whose process is gone is told as interrupted. @throws StoreError */
  read(id: string): ReadRun {
    try {
      const read = readRecord(this.#directoryOf(id));
      if (read.kind !== 'found') return read;
      const held = holderOf(this.#lockOf(id)) !== null;
      if (held || read.run.status !== 'running') return { ...read, held };
      // It may have ended between the two looks: nobody writes it now, so a second one tells.
      const again = readRecord(this.#directoryOf(id));
      return again.kind === 'found' ? { ...again, run: abandoned(again.run), held } : again;
    } catch (error) {
      throw refusal(`run ${id} in the store ${this.path} cannot be read`, error);
    }
  }

  /** Makes the place of a new run and holds it. Null when the id is taken. @throws StoreError */
  reserve(id: string): OpenRun | null {
    try {
      mkdirSync(this.#directoryOf(id));
      syncDirectory(join(this.path, 'runs'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
      throw refusal(`the store ${this.path} cannot be written`, error);
    }
    const opened = this.hold(id);
    return opened.kind === 'held' ? opened.open : null;
  }

  /** Holds a run that is there, and reads it again under the lock. @throws StoreError */
  hold(id: string): { kind: 'held'; open: OpenRun } | { kind: 'taken'; by: Identity | null } {
    let lock: Lock | null = null;
    try {
      const acquired = acquire(this.#lockOf(id));
      if (acquired.kind === 'taken') return acquired;
      lock = acquired.lock;
      return { kind: 'held', open: openRun(this.#directoryOf(id), lock) };
    } catch (error) {
      lock?.release();
      throw refusal(`run ${id} in the store ${this.path} cannot be opened`, error);
    }
  }

  /** Who goes on with a run, or null. @throws StoreError */
  holderOf(id: string): Identity | null {
    try {
      return holderOf(this.#lockOf(id));
    } catch (error) {
      throw refusal(`run ${id} in the store ${this.path} cannot be read`, error);
    }
  }

  /** The text of `events.ndjson`; empty when there is none yet. @throws StoreError */
  eventsText(id: string): string {
    try {
      return readFileSync(this.eventsPath(id), 'utf8');
    } catch (error) {
      if (isAbsent(error)) return '';
      throw refusal(`the events of run ${id} cannot be read`, error);
    }
  }

  recordPath(id: string): string {
    return join(this.#directoryOf(id), 'run.json');
  }

  eventsPath(id: string): string {
    return join(this.#directoryOf(id), 'events.ndjson');
  }

  logsPath(id: string): string {
    return join(this.#directoryOf(id), 'logs');
  }

  /** Where the packs of a run are: the files that it has saved. */
  packsPath(id: string): string {
    return join(this.#directoryOf(id), 'packs');
  }

  /**
   * Takes a folder in as a run, in place of what is there of the same id, unless somebody holds that.
   * @param from a folder in the store @throws StoreError
   */
  takeIn(id: string, from: string): 'taken-in' | 'held' {
    if (existsSync(this.#directoryOf(id)) && this.remove(id) === 'held') return 'held';
    try {
      renameSync(from, this.#directoryOf(id));
      syncDirectory(join(this.path, 'runs'));
      return 'taken-in';
    } catch (error) {
      throw refusal(`run ${id} cannot be written`, error);
    }
  }

  /**
   * Removes a run, unless somebody holds it. Half-removed runs are never seen: the first step is a rename.
   * @throws StoreError
   */
  remove(id: string): 'removed' | 'held' {
    try {
      const acquired = acquire(this.#lockOf(id));
      if (acquired.kind === 'taken') return 'held';
      const doomed = join(this.path, `removed-${id}-${this.#me.pid}`);
      try {
        renameSync(this.#directoryOf(id), doomed);
      } finally {
        acquired.lock.release();
      }
      rmSync(doomed, { recursive: true, force: true });
      this.#removeSnapshots((each) => each === id);
      return 'removed';
    } catch (error) {
      throw refusal(`run ${id} cannot be removed`, error);
    }
  }

  /**
   * Removes the packs of a run and keeps its record, unless somebody holds it. That they were removed is noted first, so
   * that it is never taken for damage. @throws StoreError
   */
  removeFiles(id: string, at: Date): 'removed' | 'held' {
    try {
      const acquired = acquire(this.#lockOf(id));
      if (acquired.kind === 'taken') return 'held';
      try {
        const mark = { at: at.toISOString() };
        writeAtomically(join(this.#directoryOf(id), FILES_REMOVED), `${JSON.stringify(mark)}\n`);
        rmSync(this.packsPath(id), { recursive: true, force: true });
        syncDirectory(this.#directoryOf(id));
        this.#removeSnapshots((each) => each === id);
      } finally {
        acquired.lock.release();
      }
      return 'removed';
    } catch (error) {
      throw refusal(`the files of run ${id} cannot be removed`, error);
    }
  }

  /** What is free when the packs of a run are removed, after those that were told before; and whether they were removed on purpose. @throws StoreError */
  filesOf(id: string, freed = new Freed()): { readonly bytes: number; readonly areRemoved: boolean } {
    try {
      return { bytes: freed.folder(this.packsPath(id)), areRemoved: this.#areFilesRemoved(id) };
    } catch (error) {
      throw refusal(`the files of run ${id} cannot be looked at`, error);
    }
  }

  /**
   * Removes what killed processes left: runs that were being removed, snapshots of runs whose files or
   * records are gone, and places of runs that never began. @throws StoreError
   */
  sweep(): void {
    try {
      for (const name of namesIn(this.path)) {
        if (name.startsWith('removed-')) rmSync(join(this.path, name), { recursive: true, force: true });
      }
      for (const id of this.ids()) {
        if (readRecord(this.#directoryOf(id)).kind === 'absent') this.remove(id);
      }
      const kept = new Set(this.ids().filter((id) => !this.#areFilesRemoved(id)));
      this.#removeSnapshots((id) => !kept.has(id));
    } catch (error) {
      throw refusal(`the store ${this.path} cannot be written`, error);
    }
  }

  #areFilesRemoved(id: string): boolean {
    return existsSync(join(this.#directoryOf(id), FILES_REMOVED));
  }

  /** Removes the snapshots of runs. */
  #removeSnapshots(isOf: (id: string) => boolean): void {
    const directory = join(this.path, 'workspaces');
    for (const name of namesIn(directory))
      if (isOf(name.split('.')[1] ?? '')) rmSync(join(directory, name), { recursive: true, force: true });
  }

  /** The ids of all runs, in no order. @throws StoreError */
  ids(): readonly string[] {
    try {
      const entries = readdirSync(join(this.path, 'runs'), { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    } catch (error) {
      throw refusal(`the store ${this.path} cannot be read`, error);
    }
  }

  #directoryOf(id: string): string {
    return join(this.path, 'runs', id);
  }

  #lockOf(id: string): LockRequest {
    return { directory: this.#directoryOf(id), name: 'lock', me: this.#me };
  }

  /** The bytes that are free when a run is removed, after those that were told before. */
  freedBy(id: string, freed = new Freed()): number {
    const files = [this.recordPath(id), this.eventsPath(id)].map((path) => freed.file(path));
    return [...files, freed.folder(this.logsPath(id)), freed.folder(this.packsPath(id))].reduce(
      (a, b) => a + b,
    );
  }
}

const FOLDERS = ['runs', 'workspaces'];

/**
 * What is made and removed in these folders must not be elsewhere, whoever laid out the store. A store that is a link may be, and where
 * that leads nowhere, such as to a disk that is not mounted, there may be runs.
 */
function mustHaveFolders(path: string): void {
  if (isLink(path) && !existsSync(path))
    throw new Error(`it is a link to ${readlinkSync(path)}, which is not there`);
  const link = FOLDERS.find((name) => isLink(join(path, name)));
  if (link !== undefined) throw new Error(`${link} in it is a link, and a store holds none`);
  for (const name of FOLDERS) mustBeOpen(join(path, name));
}

/** The folder that an action names is none itself: each job and scope has a store in it. */
function notAStore(path: string): Error {
  const stores = namesIn(path).filter((name) => existsSync(join(path, name, 'store.json')));
  const instead = stores.length === 0 ? '' : `; stores in it: ${stores.length}, such as ${stores[0]}`;
  return new Error(`it is not a store of Savepoint (there is no store.json in it${instead})`);
}

/** Two first runs may make one store at the same moment: the second finds it made. */
function markAsStore(path: string): void {
  try {
    writeAtomically(join(path, 'store.json'), `${JSON.stringify({ layout: LAYOUT })}\n`);
    syncDirectory(dirname(path));
  } catch (error) {
    if (!isAbsent(error) || readLayout(path) === null) throw error;
  }
}

/** What a store holds before it has its `store.json`, as when the process that made it was killed. */
const BEGINNINGS = ['runs', '.gitignore', 'store.json.tmp'];

/** Whether a store can be made of a path: nothing is there, or no more than the beginning of one. */
function isFree(path: string): boolean {
  const names = namesIn(path);
  if (names.some((name) => !BEGINNINGS.includes(name))) return false;
  return !names.includes('.gitignore') || '*\n'.startsWith(readFileSync(join(path, '.gitignore'), 'utf8'));
}

/** The layout that a folder says it has, or null where it says nothing. @throws OtherSchema, Error */
function readLayout(path: string): number | null {
  let text: string;
  const file = join(path, 'store.json');
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
      throw new Error('store.json in it is no regular file');
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
  const layout = layoutIn(text);
  if (layout === null) throw new Error('store.json in it is damaged');
  if (layout > LAYOUT) throw new OtherSchema(layout, { what: 'layout', known: LAYOUT });
  return layout;
}

function layoutIn(text: string): number | null {
  try {
    const { layout } = JSON.parse(text) as { layout?: unknown };
    return typeof layout === 'number' ? layout : null;
  } catch {
    return null;
  }
}

function refusal(what: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  return new StoreError(`${what}: ${reasonOf(cause)}`, { cause });
}
