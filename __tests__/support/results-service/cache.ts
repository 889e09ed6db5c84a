/** The cache of a repository as GitHub keeps it, in pure functions. */

import { type CacheEntry, type Change, type State, withBlob } from './state.ts';
import { READ, type Scope, WRITE } from './token.ts';

/** Who asks, and when. */
export interface Asker {
  readonly repository: string;
  /** In the order they are searched: the run's own ref, its base, the default branch. */
  readonly scopes: readonly Scope[];
  /** Milliseconds of the service's clock. */
  readonly now: number;
  /** New entries that a repository may make in a minute. */
  readonly entriesAMinute: number;
}

export type Reserved =
  | { readonly kind: 'reserved'; readonly entry: CacheEntry }
  | { readonly kind: 'exists' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/** The version of a key that is squatted whatever is saved under it. */
export const EVERY_VERSION = '*';

const MINUTE = 60_000;

/** Takes a key. What was taken once stays taken, finished or not. */
export function reserve(state: State, asker: Asker, wanted: Identity): Change<Reserved> {
  const scope = asker.scopes.find(({ Permission }) => (Permission & WRITE) !== 0);
  if (scope === undefined) return { state, answer: { kind: 'denied' } };
  const recent = state.creations.filter(
    ({ repository, at }) => repository === asker.repository && at > asker.now - MINUTE,
  );
  const oldest = recent.at(-asker.entriesAMinute);
  if (oldest !== undefined && recent.length >= asker.entriesAMinute) {
    const retryAfterSeconds = Math.ceil((oldest.at + MINUTE - asker.now) / 1000);
    return { state, answer: { kind: 'limited', retryAfterSeconds } };
  }
  if (find(state, asker.repository, { ...wanted, ref: scope.Scope }) !== undefined) {
    return { state, answer: { kind: 'exists' } };
  }
  const entry = newEntry(state, asker, { ...wanted, ref: scope.Scope });
  const creations = [...state.creations, { repository: asker.repository, at: asker.now }];
  const next = { ...state, nextId: entry.id + 1, entries: [...state.entries, entry], creations };
  const blob = { key: wanted.key, fileName: null, stored: null, blocks: {} };
  return { state: withBlob(next, entry.blob, blob), answer: { kind: 'reserved', entry } };
}

export interface Identity {
  readonly key: string;
  readonly version: string;
}

function newEntry(state: State, asker: Asker, at: Identity & { readonly ref: string }): CacheEntry {
  return {
    id: state.nextId,
    repository: asker.repository,
    ...at,
    status: 'reserved',
    blob: `cache-${state.nextId}`,
    bytes: 0,
    createdAt: asker.now,
    usedAt: asker.now,
  };
}

function find(
  state: State,
  repository: string,
  at: Identity & { readonly ref: string },
): CacheEntry | undefined {
  return state.entries.find(
    (entry) =>
      entry.repository === repository &&
      entry.key === at.key &&
      (entry.version === at.version || entry.version === EVERY_VERSION) &&
      entry.ref === at.ref,
  );
}

export type Finalized =
  | { readonly kind: 'ready'; readonly entry: CacheEntry }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly why: string };

/** Makes a reserved entry readable, when its blob has the bytes that are told. */
export function finalize(
  state: State,
  asker: Asker,
  upload: Identity & { readonly bytes: number },
): Change<Finalized> {
  const scope = asker.scopes.find(({ Permission }) => (Permission & WRITE) !== 0);
  const entry = scope && find(state, asker.repository, { ...upload, ref: scope.Scope });
  if (entry?.status !== 'reserved') return { state, answer: { kind: 'absent' } };
  const stored = state.blobs[entry.blob]?.stored ?? null;
  const bytes = stored?.parts.reduce((sum, part) => sum + part.bytes, 0) ?? null;
  if (bytes !== upload.bytes) {
    return {
      state,
      answer: { kind: 'refused', why: `the upload has ${bytes ?? 'no'} bytes, not ${upload.bytes}` },
    };
  }
  const ready: CacheEntry = { ...entry, status: 'ready', bytes };
  const entries = state.entries.map((other) => (other.id === entry.id ? ready : other));
  return { state: { ...state, entries }, answer: { kind: 'ready', entry: ready } };
}

export type Found =
  | { readonly kind: 'found'; readonly entry: CacheEntry }
  | { readonly kind: 'absent' }
  | { readonly kind: 'denied' };

/**
 * Looks for an entry: scope by scope, in each key by key, each exactly and then as a prefix, of which the newest wins.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/dependency-caching
 */
export function lookUp(
  state: State,
  asker: Asker,
  wanted: { readonly keys: readonly string[]; readonly version: string },
): Change<Found> {
  const readable = asker.scopes.filter(({ Permission }) => (Permission & READ) !== 0);
  if (readable.length === 0) return { state, answer: { kind: 'denied' } };
  for (const { Scope: ref } of readable) {
    const there = state.entries.filter(
      (entry) =>
        entry.repository === asker.repository &&
        entry.ref === ref &&
        entry.version === wanted.version &&
        entry.status === 'ready',
    );
    const entry = wanted.keys.map((key) => best(there, key)).find((found) => found !== undefined);
    if (entry !== undefined) {
      const used = { ...entry, usedAt: asker.now };
      const entries = state.entries.map((other) => (other.id === entry.id ? used : other));
      return { state: { ...state, entries }, answer: { kind: 'found', entry: used } };
    }
  }
  return { state, answer: { kind: 'absent' } };
}

/** Ids grow, so the last is the newest. */
function best(entries: readonly CacheEntry[], key: string): CacheEntry | undefined {
  return entries.find((entry) => entry.key === key) ?? entries.findLast((entry) => entry.key.startsWith(key));
}
