/** A file that is written from front to back under a temporary name, and appears whole or not at all. */
import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { syncDirectory, writeAll } from '../store/atomic.ts';

const synced = promisify(fdatasync);

/** After so many bytes the system is asked to begin to make them durable, so that little is left to wait for at the end. */
const SYNC_EVERY = 16 * 1024 * 1024;

export class Output {
  readonly #path: string;
  readonly #temporary: string;
  #fd: number | null;
  #at = 0;
  #isPublished = false;
  /** Bytes up to which the system was asked. */
  #asked = 0;
  #syncing: Promise<void> | null = null;
  #failure: { readonly error: unknown } | null = null;

  /** Makes the directory where it is not there, but not what it is in, and replaces what a killed process left. @throws the system's error */
  constructor(path: string) {
    this.#path = path;
    this.#temporary = `${path}.tmp`;
    const directory = dirname(path);
    if (!existsSync(directory)) {
      mkdirSync(directory);
      syncDirectory(dirname(directory));
    }
    if (existsSync(path)) throw new Error(`${path} is there already, and is never written twice`);
    rmSync(this.#temporary, { force: true });
    // What it holds may be secret to other users, as the files were that it is made of.
    this.#fd = openSync(this.#temporary, 'wx', 0o600);
  }

  /** Bytes written so far. */
  get at(): number {
    return this.#at;
  }

  /** @throws the system's error */
  write(bytes: Uint8Array): void {
    if (this.#fd === null) throw new Error(`${this.#path} is closed`);
    writeAll(this.#fd, bytes);
    this.#at += bytes.length;
    if (this.#syncing === null && this.#at - this.#asked >= SYNC_EVERY) this.#syncing = this.#sync(this.#fd);
  }

  /** Settles when the system is not asked any more. Before that, the file is not to be closed. */
  async settled(): Promise<void> {
    await this.#syncing;
  }

  /** Makes the bytes durable, then the name. @throws the system's error */
  async publish(): Promise<void> {
    if (this.#fd === null) throw new Error(`${this.#path} is closed`);
    await this.settled();
    // The long part happens in the thread pool; what is left for the second one is short.
    await synced(this.#fd);
    // The system tells an error once.
    if (this.#failure !== null) throw this.#failure.error;
    fsyncSync(this.#fd);
    this.#close();
    renameSync(this.#temporary, this.#path);
    this.#isPublished = true;
    syncDirectory(dirname(this.#path));
  }

  /** Removes what was written. What the system does not let go of is taken for nothing by whoever comes next. */
  remove(): void {
    for (const act of [
      () => this.#close(),
      () => rmSync(this.#isPublished ? this.#path : this.#temporary, { force: true }),
    ]) {
      try {
        act();
      } catch {
        // The error that led here is the one to tell.
      }
    }
  }

  async #sync(fd: number): Promise<void> {
    this.#asked = this.#at;
    try {
      await synced(fd);
    } catch (error) {
      this.#failure ??= { error };
    }
    this.#syncing = null;
  }

  #close(): void {
    const fd = this.#fd;
    this.#fd = null;
    if (fd !== null) closeSync(fd);
  }
}
