/** Objects in the Actions cache. */
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OBJECT } from './errands.ts';
import { type Access, CACHE, type Fetched, type Objects, type Saved, type SaveRequest } from './objects.ts';
import { failure, linkOrCopy, Transfers, type TransfersRequest } from './transfers.ts';

/** No entry of the cache is larger. */
const LARGEST = 10 * 1024 ** 3;
/** So much the client fetches before it writes any of it (downloadUtils.js, `maxSegmentSize`). */
const SEGMENT = 128 * 1024 ** 2;

export class CacheObjects implements Objects {
  readonly access: Access;
  readonly place = CACHE;
  readonly #limits: TransfersRequest['limits'];
  readonly #transfers: Transfers;

  constructor(request: TransfersRequest) {
    this.#limits = request.limits;
    this.#transfers = new Transfers(request);
    this.access = accessIn(request.env);
  }

  async newest(prefix: string): Promise<string | null> {
    const answer = await this.#transfers.insist({ kind: 'newest', prefix }, { limit: this.#limits.look });
    return answer.kind === 'found' ? answer.key : null;
  }

  async fetch(key: string, to: string): Promise<Fetched> {
    const { transfer, slowest } = this.#limits;
    const times = { silence: transfer + SEGMENT / slowest, limit: transfer + LARGEST / slowest };
    const take = (folder: string) => {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(join(folder, OBJECT), to);
    };
    const fetch = () => this.#transfers.insist({ kind: 'fetch', key }, { ...times, take });
    const first = await fetch();
    // A miss may be a slip of the service: a second look confirms it.
    const { kind } = first.kind === 'absent' ? await fetch() : first;
    return kind === 'found' || kind === 'damaged' || kind === 'cut-short' ? kind : 'absent';
  }

  async save({ key, from, beside, until }: SaveRequest): Promise<Saved> {
    const { transfer, slowest } = this.#limits;
    const size = statSync(from, { throwIfNoEntry: false })?.size ?? 0;
    const limit = transfer + size / slowest;
    const give = (folder: string) => linkOrCopy(from, join(folder, OBJECT));
    const probe = { kind: 'newest', prefix: key } as const;
    const answer = await this.#transfers.save({ kind: 'save', key, beside }, { limit, give, until, probe });
    if (answer.kind === 'saved' || answer.kind === 'failed') return answer;
    return failure(`the transfer answered ${answer.kind}`);
  }

  close(): void {
    this.#transfers.close();
  }
}

/** What the runner says of the cache: where it is, and what `cache-mode` of the job lets be done. */
export function accessIn(env: Readonly<Record<string, string | undefined>>): Access {
  const place = env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL;
  const mode = (env.ACTIONS_CACHE_MODE ?? '').trim().toLowerCase();
  if (!place || mode === 'none') {
    const why = place ? 'cache-mode is none' : 'there is no cache service here';
    return { read: 'nothing', write: 'denied', why };
  }
  if (mode === 'read') return { read: 'yes', write: 'denied', why: 'cache-mode is read' };
  if (mode === 'write-only') return { read: 'denied', write: 'yes', why: 'cache-mode is write-only' };
  return { read: 'yes', write: 'yes', why: null };
}
