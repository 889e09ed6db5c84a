/** The blob storage of the tests' results service, as Azure's client meets it. */
import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { soakTest } from '../soak.ts';
import { restore, returned, save, service, taken, workspace } from './rig.ts';
import { runClient } from './run-client.ts';
import type { ResultsService } from './service.ts';

/** What a client sends to a URL that was signed for it. */
const putting = (bytes: string) => ({
  method: 'PUT',
  headers: { 'x-ms-blob-type': 'BlockBlob' },
  body: bytes,
});

/** A call of the cache service, as the client makes it. */
async function twirp(results: ResultsService, method: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${results.url}/twirp/github.actions.results.api.v1.CacheService/${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${results.token({ blobs: 'plain' })}` },
    body: JSON.stringify({ version: 'v', ...body }),
  });
  return (await answer.json()) as Record<string, string>;
}

async function reserved(results: ResultsService): Promise<string> {
  return (await twirp(results, 'CreateCacheEntry', { key: 'k' })).signed_upload_url ?? '';
}

soakTest()('150 MiB come in blocks, of which a list makes the blob, and go in ranges', async () => {
  const results = await service();
  const content = randomBytes(150 * 1024 * 1024);
  const cwd = workspace({ data: content });
  // By the real clock: the client's limit for a download is no wait, and a hundredth of it is too short for a busy machine.
  const options = { cwd, env: results.env(), clock: 'real' as const };

  expect(returned(await runClient(save('large'), options))).toBe('saved');
  taken(cwd);
  expect(returned(await runClient(restore('large'), options))).toBe('large');

  expect(taken(cwd).equals(content)).toBe(true);
  const count = (method: string) => results.requests.filter((request) => request.method === method).length;
  expect([count('blob-put'), count('block-put'), count('block-list')]).toEqual([0, 3, 1]);
  expect(count('blob-get')).toBeGreaterThan(30);
});

test('a URL does only what it was signed for, and only for an hour', async () => {
  let now = Date.UTC(2026, 0, 1);
  const results = await service({ now: () => now });
  const upload = await reserved(results);

  expect((await fetch(upload)).status).toBe(403);
  expect((await fetch(upload.replace('sp=cw', 'sp=r'))).status).toBe(403);
  expect((await fetch(upload.replace('cache-1', 'cache-2'), putting('x'))).status).toBe(403);
  expect((await fetch(upload, putting('x'))).status).toBe(201);
  now += 3_600_000;
  const late = await fetch(upload, putting('y'));
  expect([late.status, late.headers.get('x-ms-error-code')]).toEqual([403, 'AuthenticationFailed']);
});

test('blocks are nothing until a list names them, in its order', async () => {
  const results = await service();
  const upload = await reserved(results);
  const block = (id: string, bytes: string) =>
    fetch(`${upload}&comp=block&blockid=${id}`, { method: 'PUT', body: bytes });
  const list = (...ids: readonly string[]) =>
    fetch(`${upload}&comp=blocklist`, {
      method: 'PUT',
      body: `<BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`,
    });
  await block('QQ', 'hello');
  await block('Qg', ' world');

  const unknown = await list('QQ', 'Qw');
  expect([unknown.status, unknown.headers.get('x-ms-error-code')]).toEqual([400, 'InvalidBlockList']);
  expect((await list('QQ', 'Qg')).status).toBe(201);
  await twirp(results, 'FinalizeCacheEntryUpload', { key: 'k', size_bytes: '11' });

  const url = (await twirp(results, 'GetCacheEntryDownloadURL', { key: 'k' })).signed_download_url ?? '';
  const got = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { headers });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  };
  expect(await got({})).toEqual([200, null, 'hello world']);
  expect(await got({ range: 'bytes=3-7' })).toEqual([206, 'bytes 3-7/11', 'lo wo']);
  expect(await got({ 'x-ms-range': 'bytes=8-' })).toEqual([206, 'bytes 8-10/11', 'rld']);
  expect((await got({ range: 'bytes=11-12' }))[0]).toBe(416);
  expect((await got({ 'if-match': '"other"' }))[0]).toBe(412);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '11']);
});
