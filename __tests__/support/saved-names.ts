/** Entries of the cache, and artifacts, of which only the names count: made by the calls that GitHub's clients make. */
import type { ResultsService } from './results-service/service.ts';
import type { TokenOptions } from './results-service/token.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entry of the cache. */
export async function saveEntry(service: ResultsService, key: string): Promise<void> {
  const call = caller(service, 'CacheService', { blobs: 'plain' });
  const { signed_upload_url } = await call('CreateCacheEntry', { key, version: 'v' });
  await putByte(`${signed_upload_url}`);
  await call('FinalizeCacheEntryUpload', { key, version: 'v', size_bytes: '1' });
}

/** An artifact of an attempt of a workflow run. */
export async function saveArtifact(
  service: ResultsService,
  name: string,
  { run, attempt }: { readonly run: number; readonly attempt: number },
): Promise<void> {
  const call = caller(service, 'ArtifactService', { run, attempt, blobs: 'plain' });
  const of = { workflow_run_backend_id: `${run}-${attempt}`, workflow_job_run_backend_id: 'job', name };
  const { signed_upload_url } = await call('CreateArtifact', {
    ...of,
    mime_type: 'application/octet-stream',
  });
  await putByte(`${signed_upload_url}`);
  await call('FinalizeArtifact', { ...of, size: '1' });
}

function caller(results: ResultsService, of: string, token: TokenOptions) {
  return async (method: string, body: Fields): Promise<Fields> => {
    const answer = await fetch(`${results.url}/twirp/github.actions.results.api.v1.${of}/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${results.token(token)}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
    return (await answer.json()) as Fields;
  };
}

async function putByte(url: string): Promise<void> {
  const headers = { 'x-ms-blob-type': 'BlockBlob' };
  const answer = await fetch(url, { method: 'PUT', headers, body: 'x' });
  if (!answer.ok) throw new Error(`PUT: ${answer.status}`);
}
