/** Stores of objects without a service: in memory, and in a folder. They keep the same contract as the Actions cache. */
import {
  appendFileSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreError } from '../../src/store/errors.ts';
import {
  type Access,
  CACHE,
  type Fetched,
  type Objects,
  type Place,
  type Saved,
  type SaveRequest,
} from '../../src/store/objects.ts';
import { linesIn } from './cli.ts';

/** One call, as what meddles with calls sees it. `key`: the prefix, for `newest`. */
export interface ObjectsCall {
  readonly kind: 'newest' | 'fetch' | 'save';
  readonly key: string;
}

export interface PlainOptions {
  readonly access?: Access;
  readonly place?: Place;
  /** Asked before each call does anything. The call fails for the reason that comes back; null lets it through. */
  readonly meddle?: (call: ObjectsCall) => Promise<string | null>;
}

/** Where objects lie. */
interface Shelf {
  /** In the order in which they were made. */
  keys(): readonly string[];
  bytes(key: string): Buffer;
  /** @returns false where there is one of that key already */
  put(key: string, from: string): boolean;
}

const ALL: Access = { read: 'yes', write: 'yes', why: null };
const CLOSED = 'the store was closed';
const GIVEN_UP = 'it was given up';

export class PlainObjects implements Objects {
  readonly access: Access;
  readonly place: Place;
  /** All calls, oldest first. */
  readonly calls: ObjectsCall[] = [];
  readonly #shelf: Shelf;
  readonly #meddle: (call: ObjectsCall) => Promise<string | null>;
  readonly #closed = new AbortController();
  readonly #spoilt = new Map<string, 'damaged' | 'cut-short'>();

  constructor(shelf: Shelf, { access, place, meddle }: PlainOptions = {}) {
    this.#shelf = shelf;
    this.access = access ?? ALL;
    this.place = place ?? CACHE;
    this.#meddle = meddle ?? (async () => null);
  }

  async newest(prefix: string): Promise<string | null> {
    await this.#read({ kind: 'newest', key: prefix });
    return this.#shelf.keys().findLast((key) => key.startsWith(prefix)) ?? null;
  }

  async fetch(key: string, to: string): Promise<Fetched> {
    await this.#read({ kind: 'fetch', key });
    if (!this.#shelf.keys().includes(key)) return 'absent';
    const how = this.#spoilt.get(key);
    if (how !== undefined) return how;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, this.#shelf.bytes(key));
    return 'found';
  }

  async save({ key, from, beside, until }: SaveRequest): Promise<Saved> {
    const why = await this.#ask({ kind: 'save', key }, until);
    if (why !== null) return { kind: 'failed', why, lasting: false };
    const near = beside === null ? [] : this.#shelf.keys().filter((each) => each.startsWith(beside));
    if (this.#shelf.put(key, from)) return { kind: 'saved', newest: near.at(-1) ?? null };
    return { kind: 'failed', why: `there is one of the key ${key} already`, lasting: false, taken: true };
  }

  /** From now on an object is not as it was saved, and this is noticed when it is fetched. */
  spoil(key: string, how: 'damaged' | 'cut-short' = 'damaged'): void {
    this.#spoilt.set(key, how);
  }

  close(): void {
    this.#closed.abort();
  }

  async #read(call: ObjectsCall): Promise<void> {
    const why = await this.#ask(call, null);
    if (why !== null) throw new StoreError(why);
  }

  /** @returns why the call comes to nothing; null when it goes on */
  #ask(call: ObjectsCall, until: AbortSignal | null): Promise<string | null> {
    this.calls.push(call);
    if (this.#closed.signal.aborted) return Promise.resolve(CLOSED);
    if (until?.aborted) return Promise.resolve(GIVEN_UP);
    return new Promise((settle, fail) => {
      this.#closed.signal.addEventListener('abort', () => settle(CLOSED), { once: true });
      until?.addEventListener('abort', () => settle(GIVEN_UP), { once: true });
      this.#meddle(call).then(settle, fail);
    });
  }
}

/** Objects in memory. Stores that are given the same shelf hold the same objects. */
export function memoryObjects(options: PlainOptions = {}, shelf = new MemoryShelf()): PlainObjects {
  return new PlainObjects(shelf, options);
}

/** Objects in an existing folder, which several stores can share. */
export function folderObjects(path: string, options: PlainOptions = {}): PlainObjects {
  return new PlainObjects(new FolderShelf(path), options);
}

export class MemoryShelf implements Shelf {
  readonly #objects = new Map<string, Buffer>();

  keys(): readonly string[] {
    return [...this.#objects.keys()];
  }

  bytes(key: string): Buffer {
    return this.#objects.get(key) ?? Buffer.alloc(0);
  }

  put(key: string, from: string): boolean {
    if (this.#objects.has(key)) return false;
    this.#objects.set(key, readFileSync(from));
    return true;
  }

  /** Throws an object away. */
  evict(key: string): void {
    this.#objects.delete(key);
  }

  /** Puts other bytes in the place of an object, which nobody notices when it is fetched. */
  damage(key: string, change: (bytes: Buffer) => Buffer): void {
    this.#objects.set(key, change(Buffer.from(this.bytes(key))));
  }
}

/** Each object is a file named by its key; a list beside them has their order. */
class FolderShelf implements Shelf {
  readonly #objects: string;
  readonly #order: string;

  constructor(path: string) {
    this.#objects = join(path, 'objects');
    this.#order = join(path, 'order');
    mkdirSync(this.#objects, { recursive: true });
  }

  keys(): readonly string[] {
    return linesIn(this.#order);
  }

  bytes(key: string): Buffer {
    return readFileSync(join(this.#objects, key));
  }

  put(key: string, from: string): boolean {
    const whole = join(this.#objects, `${key}.${process.pid}.part`);
    try {
      copyFileSync(from, whole);
      linkSync(whole, join(this.#objects, key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(whole, { force: true });
    }
    appendFileSync(this.#order, `${key}\n`);
    return true;
  }
}
