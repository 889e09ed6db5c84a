/** Artifacts as a store: what the client and the REST API say, in what it comes to, and what other workflow runs have made. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { hasArtifacts } from '../../src/store/artifact-access.ts';
import { probed, uploaded } from '../../src/store/artifact-transfer.ts';
import type { ArtifactObjects } from '../../src/store/artifacts.ts';
import type { Answer } from '../../src/store/errands.ts';
import { AccessDenied } from '../../src/store/errors.ts';
import { type Got, listArtifacts, type RestAt } from '../../src/store/rest.ts';
import { artifactObjects } from '../support/artifact-objects.ts';
import { folder } from '../support/folder.ts';
import type { Does } from '../support/results-service/faults.ts';
import { ResultsService } from '../support/results-service/service.ts';

const NEVER = new AbortController().signal;
const FAMILY = 'k-00000000-0000-0000-0000-000000000000-';

let service: ResultsService;
beforeAll(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.heal());
afterAll(() => service.stop());

const at = (): RestAt => ({
  api: service.url,
  repository: 'octo/repo',
  token: service.restToken({ actions: 'read' }),
});

const CREATE = 'Failed to CreateArtifact: Received non-retryable error: Failed request:';

test.each<[string, string | null, Partial<Answer>]>([
  ['an id', null, { kind: 'uploaded', id: 7 }],
  [
    'a name that is taken',
    `${CREATE} (409) Conflict: an artifact with this name already exists on the workflow run`,
    { kind: 'failed', lasting: false, taken: true },
  ],
  ['a job that may not', `${CREATE} (403) Forbidden: no`, { kind: 'failed', lasting: true }],
  ['a token that is over', `${CREATE} (401) Unauthorized: no`, { kind: 'failed', lasting: true }],
  [
    'no room',
    'Artifact storage quota has been hit. Unable to upload any new artifacts.%0AMore info …',
    { kind: 'failed', lasting: true },
  ],
  [
    '500 for ever',
    'Failed to CreateArtifact: Failed to make request after 5 attempts: Failed request: (500) x',
    { kind: 'failed', lasting: false },
  ],
])('an upload with %s', (_what, error, answer) => {
  const printed = error === null ? ['Finalizing'] : ['Uploading', `::error::${error}`];
  expect(uploaded({ value: error === null ? 7 : undefined, printed })).toMatchObject(answer);
});

test('a service that refuses to list is there, and one that cannot is not', () => {
  const said = (text: string) => probed({ value: undefined, printed: [`::error::${text}`] }).kind;
  expect(probed({ value: 0, printed: [] }).kind).toBe('absent');
  expect(said('Received non-retryable error: Failed request: (404) Not Found: x')).toBe('absent');
  expect(said('Failed to make request after 5 attempts: Failed request: (500) x')).toBe('failed');
});

test.each<[Does, Partial<Got<unknown>> & { readonly why?: unknown }]>([
  [{ kind: 'status', status: 404 }, { kind: 'absent' }],
  [
    { kind: 'status', status: 401, message: 'Bad' },
    { kind: 'failed', lasting: true, why: '401 Bad' },
  ],
  [
    { kind: 'status', status: 403, message: 'No' },
    { kind: 'failed', lasting: true, why: '403 No' },
  ],
  [
    { kind: 'status', status: 403, retryAfter: 42 },
    { kind: 'failed', lasting: false, retryAfter: 42 },
  ],
  [
    { kind: 'status', status: 403, message: 'API rate limit exceeded for user ID 1.' },
    { kind: 'failed', lasting: false, retryAfter: 60 },
  ],
  [
    { kind: 'status', status: 429 },
    { kind: 'failed', lasting: false, retryAfter: 60 },
  ],
  [
    { kind: 'status', status: 500 },
    { kind: 'failed', lasting: false },
  ],
  [{ kind: 'html' }, { kind: 'failed', lasting: false }],
  [
    { kind: 'json', text: '{}' },
    { kind: 'failed', lasting: false },
  ],
  [{ kind: 'break' }, { kind: 'failed', lasting: false }],
])('a list that is answered by %j', async (does, got) => {
  service.fault({ on: { method: 'list-artifacts' }, does });
  expect(await listArtifacts(at(), { run: '1' })).toMatchObject(got);
});

test('more artifacts than a page are listed, the newest first; a download is what was uploaded, or is told not to be', async () => {
  const text = (name: string) => `the text of ${name}`;
  for (let nth = 0; nth <= 100; nth++) await upload(`page-${nth}`, text(`page-${nth}`));
  const listed = await listArtifacts(at(), { run: '9' });
  if (listed.kind !== 'got') throw new Error(listed.kind);
  expect(listed.value.map(({ name }) => name)).toEqual(
    Array.from({ length: 101 }, (_, nth) => `page-${100 - nth}`),
  );
  const [one] = listed.value;
  if (one === undefined) throw new Error('none');
  const objects = artifactObjects(service, { job: { run: 9 } });
  const to = () => join(folder(), 'to');
  const path = to();
  expect(await objects.bring(one, path)).toBe('found');
  expect(readFileSync(path, 'utf8')).toBe(text('page-100'));
  service.damage('page-100', 'truncate');
  expect(await objects.bring(one, to())).toBe('cut-short');
  expect(await objects.bring({ ...one, id: 999_999 }, to())).toBe('absent');
  objects.close();
});

/** As the client does, without its process: there are many. */
async function upload(name: string, text: string): Promise<void> {
  const token = service.token({ run: 9, blobs: 'plain' });
  const call = async (method: string, more: object) => {
    const body = { workflow_run_backend_id: '9-1', workflow_job_run_backend_id: 'job', name, ...more };
    const answer = await fetch(
      `${service.url}/twirp/github.actions.results.api.v1.ArtifactService/${method}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      },
    );
    return (await answer.json()) as { signed_upload_url: string };
  };
  const { signed_upload_url: url } = await call('CreateArtifact', {});
  await fetch(url, { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: text });
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
  await call('FinalizeArtifact', { size: `${text.length}`, hash: `sha256:${digest}` });
}

const save = (objects: ArtifactObjects, key: string, text: string) => {
  const from = join(folder(), 'from');
  writeFileSync(from, text);
  return objects.save({ key: FAMILY + key, from, beside: FAMILY, about: '{}', until: NEVER });
};

async function read(objects: ArtifactObjects, key: string): Promise<string> {
  const to = join(folder(), 'to');
  const answer = await objects.fetch(FAMILY + key, to);
  return answer === 'found' ? readFileSync(to, 'utf8') : answer;
}

test('two workflow runs see what each other has made; of one name both read what was made first, and the second is told', async () => {
  const [one, two] = [
    artifactObjects(service, { job: { run: 11 } }),
    artifactObjects(service, { job: { run: 12 } }),
  ];
  expect(await save(one, '1.', 'one')).toEqual({ kind: 'saved', newest: null });
  expect(await save(two, '1.', 'two')).toMatchObject({ kind: 'failed', taken: true });
  expect(await save(two, '2.', 'two')).toEqual({ kind: 'saved', newest: `${FAMILY}1.` });
  expect([await one.newest(FAMILY), await read(one, '1.'), await read(two, '1.')]).toEqual([
    `${FAMILY}2.`,
    'one',
    'one',
  ]);
  one.close();
  two.close();
});

test('an index is no object, also where nothing else of its run could be saved', async () => {
  const [one, two] = [
    artifactObjects(service, { job: { run: 14 } }),
    artifactObjects(service, { job: { run: 15 } }),
  ];
  await save(one, '3.', 'one');
  service.fault({ on: { method: 'CreateArtifact', nth: 2 }, does: { kind: 'status', status: 400 } });
  expect(await save(two, '4.', 'two')).toMatchObject({ kind: 'failed' });
  expect(await one.newest(FAMILY)).toBe(`${FAMILY}3.`);
  one.close();
  two.close();
});

test.each([
  [{}, true],
  [{ GITHUB_SERVER_URL: 'https://github.com' }, true],
  [{ GITHUB_SERVER_URL: 'https://octo.ghe.com' }, true],
  [{ GITHUB_SERVER_URL: 'http://localhost:3000' }, true],
  [{ GITHUB_SERVER_URL: 'https://ghe.example' }, false],
  [{ GITHUB_SERVER_URL: 'https://github.com.example' }, false],
  [{ ACTIONS_RESULTS_URL: '' }, false],
  [{ ACTIONS_RUNTIME_TOKEN: undefined }, false],
])('whether a job with %j has artifacts: %s', (more, has) => {
  const env = { ACTIONS_RESULTS_URL: 'https://results', ACTIONS_RUNTIME_TOKEN: 't', ...more };
  expect(hasArtifacts(env)).toBe(has);
});

test('a token that may not read is told by a first look, and by each later one; saving needs none', async () => {
  const token = service.restToken({ actions: 'none' });
  const objects = artifactObjects(service, { job: { run: 13 }, token });
  expect(objects.access.read).toBe('yes');
  await objects.tryRead();
  expect(objects.access).toMatchObject({ read: 'denied', write: 'yes', why: expect.stringContaining('403') });
  await expect(objects.newest(FAMILY)).rejects.toThrow(AccessDenied);
  expect(await save(objects, '1.', 'x')).toEqual({ kind: 'saved', newest: null });
  objects.close();
});
