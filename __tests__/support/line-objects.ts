/** A place for objects in memory, which behaves like the cache: by prefix, newest first, nothing changes; and answers as a test says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { StoreError } from '../../src/store/errors.ts';
import {
  type Access,
  CACHE,
  type Fetched,
  type Objects,
  type Saved,
  type SaveRequest,
} from '../../src/store/objects.ts';

export const ALL: Access = { read: 'yes', write: 'yes', why: null };

/**
 * What a save comes to: not done, and said so; done, and said not to be; done, and then tried again by the client, which finds the key
 * taken; somebody else is saving under the key at the moment; refused for good.
 */
export type SaveFault = 'fails' | 'limited' | 'done-unsaid' | 'done-taken' | 'reserved' | 'denied';

const TAKEN: Saved = { kind: 'failed', why: 'there is such a key', lasting: false, taken: true };

export class Shelf implements Objects {
  readonly access: Access;
  readonly place = CACHE;
  /** By their keys, the oldest first. */
  readonly objects = new Map<string, Buffer>();
  /** `newest PREFIX`, `fetch KEY`, `save KEY`, in their order. */
  readonly calls: string[] = [];
  /** What the next saves come to; null: as ever. */
  readonly faults: (SaveFault | null)[] = [];
  /** Keys of what comes without its end. */
  readonly cut = new Set<string>();
  /** Keys that somebody has taken and never finished. */
  readonly blocked = new Set<string>();
  /** Looks and fetches that still have no proper answer. */
  unreadable = 0;
  /** Looks that still miss what is there. */
  slips = 0;
  /** Held up before they do anything, while it is set. */
  gate: Promise<unknown> | null = null;
  /** The most saves that were on their way at once. */
  most = 0;
  #saving = 0;

  constructor(access: Access = ALL) {
    this.access = access;
  }

  get keys(): readonly string[] {
    return [...this.objects.keys()];
  }

  get saves(): readonly string[] {
    return this.calls.filter((call) => call.startsWith('save ')).map((call) => call.slice(5));
  }

  get fetches(): readonly string[] {
    return this.calls.filter((call) => call.startsWith('fetch ')).map((call) => call.slice(6));
  }

  async newest(prefix: string): Promise<string | null> {
    this.calls.push(`newest ${prefix}`);
    this.#mustAnswer();
    if (this.slips > 0) {
      this.slips -= 1;
      return null;
    }
    return this.#newest(prefix);
  }

  async fetch(key: string, to: string): Promise<Fetched> {
    this.calls.push(`fetch ${key}`);
    this.#mustAnswer();
    const bytes = this.objects.get(key);
    if (bytes === undefined) return 'absent';
    if (this.cut.has(key)) return 'cut-short';
    writeFileSync(to, bytes, { flag: 'wx' });
    return 'found';
  }

  async save({ key, from, beside, until }: SaveRequest): Promise<Saved> {
    this.calls.push(`save ${key}`);
    this.most = Math.max(this.most, ++this.#saving);
    const bytes = readFileSync(from);
    try {
      await this.#held(until);
      if (until.aborted) return { kind: 'failed', why: 'it was given up', lasting: false };
      const fault = this.faults.shift() ?? null;
      const newest = beside === null ? null : this.#newest(beside);
      if (fault === 'denied') return { kind: 'failed', why: 'the token may only read', lasting: true };
      if (fault === 'limited') return { kind: 'failed', why: 'too many', lasting: false, retryAfter: 50 };
      if (fault === 'fails') return { kind: 'failed', why: 'the service is busy', lasting: false };
      if (fault === 'reserved' || this.blocked.has(key) || this.objects.has(key)) return TAKEN;
      this.objects.set(key, bytes);
      if (fault === 'done-taken') return TAKEN;
      if (fault === 'done-unsaid') return { kind: 'failed', why: 'the answer was lost', lasting: false };
      return { kind: 'saved', newest };
    } finally {
      this.#saving -= 1;
    }
  }

  close(): void {}

  #newest(prefix: string): string | null {
    return this.keys.findLast((key) => key.startsWith(prefix)) ?? null;
  }

  #mustAnswer(): void {
    if (this.unreadable === 0) return;
    this.unreadable -= 1;
    throw new StoreError('the cache could not be read');
  }

  async #held(until: AbortSignal): Promise<void> {
    if (this.gate === null) return;
    const given = Promise.withResolvers<void>();
    until.addEventListener('abort', () => given.resolve());
    if (until.aborted) given.resolve();
    await Promise.race([this.gate, given.promise]);
  }
}
