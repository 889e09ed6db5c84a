/** The cache service's calls: JSON in, JSON out. Fields are those of the client's `cache.proto`. */
import * as cache from './cache.ts';
import { type CacheMethod, word } from './call.ts';
import { json, type Reply, twirpError, withHeaders } from './reply.ts';
import type { Claims, Scope } from './token.ts';
import type { World } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Answers a call of the cache service. */
export function answerCache(
  world: World,
  claims: Claims,
  call: { method: CacheMethod; body: Fields },
): Reply {
  const key = word(call.body, 'key');
  const version = word(call.body, 'version');
  if (key === '' || version === '' || key.length > 512 || key.includes(',')) {
    return twirpError('invalid_argument', 'key or version is not valid');
  }
  const { method, body } = call;
  if (method === 'CreateCacheEntry') return create(world, claims, { key, version });
  if (method === 'FinalizeCacheEntryUpload') {
    return finalize(world, claims, { key, version, bytes: Number(word(body, 'size_bytes') || 0) });
  }
  const others = Array.isArray(body.restore_keys) ? body.restore_keys.map(String) : [];
  return lookUp(world, claims, { keys: [key, ...others], version });
}

function askerOf(world: World, claims: Claims): cache.Asker {
  return {
    repository: claims.repository,
    scopes: JSON.parse(claims.ac) as Scope[],
    now: world.now(),
    entriesAMinute: world.limits.entriesAMinute,
  };
}

function create(world: World, claims: Claims, wanted: cache.Identity): Reply {
  const reserved = world.take(cache.reserve(world.state, askerOf(world, claims), wanted));
  switch (reserved.kind) {
    case 'reserved': {
      const url = world.signedUrl(reserved.entry.blob, 'cw', claims.blobs);
      return json(200, { ok: true, signed_upload_url: url });
    }
    case 'exists':
      return twirpError('already_exists', 'cache entry with the same key, version, and scope already exists');
    case 'denied':
      // The client looks for the prefix at the beginning of `message` (cache.js, `saveCacheV2`).
      return json(200, { ok: false, message: 'cache write denied: token has no writable scopes' });
    case 'limited':
      return withHeaders(twirpError('resource_exhausted', 'too many cache entries created'), {
        'retry-after': String(reserved.retryAfterSeconds),
      });
  }
}

function finalize(world: World, claims: Claims, upload: cache.Identity & { readonly bytes: number }): Reply {
  const done = world.take(cache.finalize(world.state, askerOf(world, claims), upload));
  if (done.kind === 'ready') return json(200, { ok: true, entry_id: String(done.entry.id) });
  if (done.kind === 'refused') return json(200, { ok: false, message: done.why });
  return twirpError('not_found', 'cache entry not found');
}

function lookUp(
  world: World,
  claims: Claims,
  wanted: { readonly keys: readonly string[]; readonly version: string },
): Reply {
  const found = world.take(cache.lookUp(world.state, askerOf(world, claims), wanted));
  if (found.kind === 'absent') return json(200, { ok: false });
  if (found.kind === 'denied') {
    // The client looks for the prefix anywhere in the message (cache.js, `restoreCacheV2`).
    return twirpError('permission_denied', 'cache read denied: token has no readable scopes');
  }
  const url = world.signedUrl(found.entry.blob, 'r', claims.blobs);
  return json(200, { ok: true, signed_download_url: url, matched_key: found.entry.key });
}
