/** Faults on demand: which request, and what happens to it. */
import type { Arrival, Method } from './call.ts';

export type Does =
  /** Answers with a status and does nothing, as the service that was asked tells its errors. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter?: number;
      readonly message?: string;
    }
  /** Waits until the test releases the fault, then answers as ever. */
  | { readonly kind: 'delay' }
  /** Takes the request and never answers. */
  | { readonly kind: 'stall' }
  /** Does it, answers with half of the body, and never goes on. */
  | { readonly kind: 'stall-half' }
  /** Resets the connection and does nothing. */
  | { readonly kind: 'break' }
  /** Does it, answers with half of the body, and resets the connection. */
  | { readonly kind: 'break-half' }
  /** Resets the connection; every further one is refused until the test releases the fault. */
  | { readonly kind: 'refuse' }
  /** Does it, and ends the connection properly after half of the bytes that `content-length` promises. */
  | { readonly kind: 'short-body' }
  /** Answers a download with half of its bytes, as if that were all. */
  | { readonly kind: 'truncated' }
  /** A page for people. */
  | { readonly kind: 'html'; readonly status?: number }
  /** Status 200 and a text as JSON; one that is no JSON when none is given. */
  | { readonly kind: 'json'; readonly text?: string }
  /** Does it and resets the connection before a word of the answer. */
  | { readonly kind: 'done-unsaid' }
  /** Answers that it did it and does nothing. */
  | { readonly kind: 'said-undone' }
  /** One byte of a download or of an upload becomes another. */
  | { readonly kind: 'flip' }
  /** Answers a lookup, then throws the entry away. */
  | { readonly kind: 'evict' };

export interface Fault {
  readonly on: {
    readonly method?: Method;
    /** What the request's key has in it. */
    readonly key?: string;
    /** Which of the matching requests from now on, from 1; the first when left out. */
    readonly nth?: number | 'always';
  };
  readonly does: Does;
}

/** A fault that was asked for. */
export class Planned {
  readonly fault: Fault;
  /** Settles when it struck for the first time. */
  readonly struck: Promise<void>;
  /** Settles when it was released. */
  readonly released: Promise<void>;
  #seen = 0;
  #strikes = 0;
  #isRemoved = false;
  readonly #struck: () => void;
  readonly #release: () => Promise<void>;

  constructor(fault: Fault, onRelease: () => Promise<void>) {
    this.fault = fault;
    const struck = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.struck = struck.promise;
    this.released = released.promise;
    this.#struck = struck.resolve;
    this.#release = async () => {
      released.resolve();
      await onRelease();
    };
  }

  /** How often it struck. */
  get strikes(): number {
    return this.#strikes;
  }

  /** Lets go what it holds up, and settles when that can go on. What strikes later is not held up at all. */
  release(): Promise<void> {
    return this.#release();
  }

  /** No request is struck any more; what is held up is let go. */
  remove(): Promise<void> {
    this.#isRemoved = true;
    return this.#release();
  }

  /** Counts a request, and tells whether it is the one. */
  isFor(arrival: Arrival): boolean {
    const { method, key, nth = 1 } = this.fault.on;
    if (this.#isRemoved) return false;
    if (method !== undefined && method !== arrival.method) return false;
    if (key !== undefined && !(arrival.key ?? '').includes(key)) return false;
    this.#seen += 1;
    return nth === 'always' || this.#seen === nth;
  }

  /** Notes that it strikes. */
  strike(): void {
    this.#strikes += 1;
    this.#struck();
  }
}
