/** Disks that are new: on a file system that has aged, every tool is slow, and a comparison says little. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How large a disk is. */
export interface Room {
  /** An image and memory take only what is in them. */
  readonly bytes: number;
  readonly files: number;
}

/** The folder of a bench, and the one disk at a time that is mounted in it. */
export class Disks {
  /** On the disk of the machine's temporary files. */
  readonly folder = mkdtempSync(join(tmpdir(), 'savepoint-bench-'));
  /** Whether this process may mount disks. */
  readonly areNew: boolean;
  #current: string | null = null;
  #made = 0;

  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
    this.areNew = this.#canMount();
  }

  /** An empty folder on a new ext4, or only a new folder where disks cannot be mounted. The disk before it is removed. */
  fresh(): string {
    const at = this.#next();
    if (this.areNew) mountImage(at, this.#room);
    return workIn(at);
  }

  /** An empty folder on a disk in memory, or null where disks cannot be mounted. The disk before it is removed. */
  inMemory(): string | null {
    if (!this.areNew) return null;
    const at = this.#next();
    system('mount', ['-t', 'tmpfs', '-o', `size=${this.#room.bytes}`, 'savepoint-bench', at]);
    return workIn(at);
  }

  /** Removes the disk and the folder. */
  remove(): void {
    this.#unmount();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #next(): string {
    this.#unmount();
    const at = join(this.folder, `disk-${this.#made++}`);
    mkdirSync(at);
    this.#current = at;
    return at;
  }

  #unmount(): void {
    if (this.#current === null) return;
    if (this.areNew) unmount(this.#current);
    rmSync(this.#current, { recursive: true, force: true });
    this.#current = null;
  }

  /** Not every user may, and in a container not even root. */
  #canMount(): boolean {
    const at = join(this.folder, 'try');
    mkdirSync(at);
    try {
      mountImage(at, this.#room);
      system('umount', [at]);
      return true;
    } catch {
      return false;
    } finally {
      rmSync(at, { recursive: true, force: true });
      rmSync(`${at}.img`, { force: true });
    }
  }
}

function mountImage(at: string, { bytes, files }: Room): void {
  const image = `${at}.img`;
  writeFileSync(image, '');
  truncateSync(image, bytes);
  // The kernel would else write the tables while something is measured.
  const tables = ['-E', 'lazy_itable_init=0,lazy_journal_init=0'];
  system('mkfs.ext4', ['-q', '-F', '-N', `${files}`, ...tables, image]);
  system('mount', ['-o', 'loop', image, at]);
  // The mount holds the image until it ends, also when this process is killed.
  rmSync(image);
}

/** A helper of a command, such as its watcher, may live a moment longer than the command. */
function unmount(at: string): void {
  for (let tries = 0; tries < 40; tries++) {
    if (spawnSync('umount', [at]).status === 0) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
  system('umount', [at]);
}

/** The top of an ext4 is not empty. */
function workIn(at: string): string {
  const folder = join(at, 'work');
  mkdirSync(folder);
  return folder;
}

function system(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
