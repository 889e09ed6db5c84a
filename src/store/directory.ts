/** Runs in a folder: `runs/<id>/run.json`, `events.ndjson`, `logs/`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { abandoned, inOrderOfAge } from '../record/listing.ts';
import { makeDirectories, syncDirectory, writeAtomically, writeFresh } from './atomic.ts';
import { isAbsent } from './errors.ts';
import { Freed, namesIn } from './freed.ts';
import type { Identity } from './identity.ts';
import { isFree, markAsStore, mustHaveFolders, notAStore, readLayout, refusal } from './layout.ts';
import { acquire, holderOf, type Lock, type LockRequest } from './lock.ts';
import type { ListedRun, Listing, OpenRun, ReadRun } from './port.ts';
import { openRun, readRecord } from './run-files.ts';

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
