/** A request, read into what the rest of the service decides by. */
import type { IncomingMessage } from 'node:http';
import type { State } from './state.ts';

export const CACHE_METHODS = [
  'CreateCacheEntry',
  'FinalizeCacheEntryUpload',
  'GetCacheEntryDownloadURL',
] as const;
export const ARTIFACT_METHODS = [
  'CreateArtifact',
  'FinalizeArtifact',
  'ListArtifacts',
  'GetSignedArtifactURL',
  'DeleteArtifact',
] as const;

export type CacheMethod = (typeof CACHE_METHODS)[number];
export type ArtifactMethod = (typeof ARTIFACT_METHODS)[number];
export type BlobMethod = 'blob-put' | 'block-put' | 'block-list' | 'blob-get' | 'blob-head';
export type RestMethod =
  | 'list-caches'
  | 'delete-caches'
  | 'delete-cache'
  | 'list-artifacts'
  | 'find-artifacts'
  | 'download-artifact'
  | 'delete-artifact'
  | 'get-job'
  | 'get-run'
  | 'list-jobs'
  | 'list-annotations'
  | 'rerun'
  | 'dispatch';

/** What can be asked of the service. */
export type Method = CacheMethod | ArtifactMethod | BlobMethod | RestMethod | 'unknown';

export type Target =
  | { readonly kind: 'cache'; readonly method: CacheMethod }
  | { readonly kind: 'artifact'; readonly method: ArtifactMethod }
  | { readonly kind: 'blob'; readonly method: BlobMethod; readonly blob: string }
  | { readonly kind: 'rest'; readonly method: RestMethod; readonly repository: string; readonly name: string }
  | { readonly kind: 'unknown'; readonly method: 'unknown' };

/** One request as tests see it. */
export interface Arrival {
  readonly method: Method;
  /** The key of the cache entry or the name of the artifact, null where none is named. */
  readonly key: string | null;
  /** Milliseconds of the service's clock. */
  readonly at: number;
}

const PACKAGE = '/twirp/github.actions.results.api.v1.';

const REST: readonly (readonly [RestMethod, string, RegExp])[] = [
  ['list-caches', 'GET', /^\/actions\/caches$/],
  ['delete-caches', 'DELETE', /^\/actions\/caches$/],
  ['delete-cache', 'DELETE', /^\/actions\/caches\/(\d+)$/],
  ['list-artifacts', 'GET', /^\/actions\/runs\/(\d+)\/artifacts$/],
  ['find-artifacts', 'GET', /^\/actions\/artifacts$/],
  ['download-artifact', 'GET', /^\/actions\/artifacts\/(\d+)\/zip$/],
  ['delete-artifact', 'DELETE', /^\/actions\/artifacts\/(\d+)$/],
  ['get-job', 'GET', /^\/actions\/jobs\/(\d+)$/],
  ['get-run', 'GET', /^\/actions\/runs\/(\d+)$/],
  ['list-jobs', 'GET', /^\/actions\/runs\/(\d+\/attempts\/\d+)\/jobs$/],
  ['list-annotations', 'GET', /^\/check-runs\/(\d+)\/annotations$/],
  ['rerun', 'POST', /^\/actions\/runs\/(\d+)\/rerun-failed-jobs$/],
  ['dispatch', 'POST', /^\/actions\/workflows\/([^/]+)\/dispatches$/],
];

/** The URL of a request, which through a proxy is whole and else a path. */
export function urlOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://127.0.0.1');
}

/** What a request is for. */
export function targetOf(request: IncomingMessage): Target {
  const url = urlOf(request);
  const verb = request.method ?? '';
  const [service, name] = url.pathname.startsWith(PACKAGE)
    ? url.pathname.slice(PACKAGE.length).split('/')
    : [];
  const cache = CACHE_METHODS.find((method) => service === 'CacheService' && method === name);
  if (cache !== undefined && verb === 'POST') return { kind: 'cache', method: cache };
  const artifact = ARTIFACT_METHODS.find((method) => service === 'ArtifactService' && method === name);
  if (artifact !== undefined && verb === 'POST') return { kind: 'artifact', method: artifact };
  return blobTarget(url, verb) ?? restTarget(url, verb) ?? { kind: 'unknown', method: 'unknown' };
}

/** On the service's own address the account is the first part of the path, as Azure's client has it for IP addresses. */
function blobTarget(url: URL, verb: string): Target | null {
  const [, blob] = /^(?:\/results)?\/blobs\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (blob === undefined) return null;
  const part = url.searchParams.get('comp');
  const method = {
    GET: 'blob-get',
    HEAD: 'blob-head',
    PUT: 'blob-put',
    'PUT block': 'block-put',
    'PUT blocklist': 'block-list',
  }[part === null ? verb : `${verb} ${part}`] as BlobMethod | undefined;
  return method === undefined ? null : { kind: 'blob', method, blob };
}

function restTarget(url: URL, verb: string): Target | null {
  const [, repository = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)$/.exec(url.pathname) ?? [];
  for (const [method, wanted, pattern] of REST) {
    const [all, name = ''] = pattern.exec(rest) ?? [];
    if (verb === wanted && all !== undefined) return { kind: 'rest', method, repository, name };
  }
  return null;
}

/** What a request names: a key or an artifact. `body` is that of a Twirp call. */
export function keyOf(target: Target, state: State, body: Buffer): string | null {
  if (target.kind === 'blob') return state.blobs[target.blob]?.key ?? null;
  if (target.kind === 'rest' && target.method === 'download-artifact')
    return state.artifacts.find(({ id }) => `${id}` === target.name)?.name ?? null;
  if (target.kind !== 'cache' && target.kind !== 'artifact') return null;
  const { key, name } = parsed(body);
  const named = target.kind === 'cache' ? key : name;
  return typeof named === 'string' ? named : null;
}

/** The object that a body holds as JSON; an empty one for anything else. */
export function parsed(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A member of a request's body as text; empty when it is not there. */
export function word(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
