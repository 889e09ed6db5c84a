/** What the handlers of requests share. */
import { type Change, EMPTY, type State } from './state.ts';
import { type Claims, Signer } from './token.ts';

/** The host that blobs seem to be on. The cache client takes what ends so for Azure's (cacheHttpClient.js, `downloadCache`). */
export const BLOB_HOST = 'results.blob.core.windows.net';

const HOUR = 3_600_000;

export interface Limits {
  /** New cache entries that a repository may make in a minute. */
  readonly entriesAMinute: number;
  /** Milliseconds that each request takes at least. */
  readonly latency: number;
}

export class World {
  readonly signer: Signer;
  readonly limits: Limits;
  /** Milliseconds. */
  readonly now: () => number;
  /** Where the bytes of blobs lie. They are deleted with the folder, not one by one. */
  readonly folder: string;
  url = '';
  state: State = EMPTY;

  constructor(options: {
    readonly secret: string;
    readonly limits: Limits;
    readonly now: () => number;
    readonly folder: string;
  }) {
    this.signer = new Signer(options.secret);
    this.limits = options.limits;
    this.now = options.now;
    this.folder = options.folder;
  }

  /** Takes the new state of a change, and gives its answer. */
  take<T>(change: Change<T>): T {
    this.state = change.state;
    return change.answer;
  }

  /** A URL that may read a blob, or create and write it, for an hour. */
  signedUrl(blob: string, may: 'r' | 'cw', blobs: Claims['blobs']): string {
    const until = new Date(this.now() + HOUR).toISOString();
    const base = blobs === 'azure' ? `http://${BLOB_HOST}` : `${this.url}/results`;
    const query = new URLSearchParams({
      se: until,
      sp: may,
      sr: 'b',
      sv: '2025-11-05',
      sig: this.signer.sign(`${blob}\n${may}\n${until}`),
    });
    return `${base}/blobs/${blob}?${query}`;
  }

  /** Whether a URL was signed for this, and is in time. */
  isSigned(url: URL, blob: string, may: 'r' | 'cw'): boolean {
    const [until = '', permissions = '', signature = ''] = ['se', 'sp', 'sig'].map(
      (name) => url.searchParams.get(name) ?? '',
    );
    const isOurs = this.signer.isSigned(`${blob}\n${permissions}\n${until}`, signature);
    return isOurs && permissions === may && Date.parse(until) > this.now();
  }
}
