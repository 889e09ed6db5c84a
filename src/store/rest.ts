/** GitHub's REST API, as far as artifacts are found and downloaded by it. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import type { Failed } from './objects.ts';

/** Where it is, and who asks. */
export interface RestAt {
  /** Such as `https://api.github.com`. */
  readonly api: string;
  /** OWNER/NAME. */
  readonly repository: string;
  readonly token: string;
}

export interface Artifact {
  /** Grows from artifact to artifact. */
  readonly id: number;
  readonly name: string;
  /** The workflow run that it is of. */
  readonly run: string;
  readonly bytes: number;
  /** `sha256:`, and the digest of what was uploaded; null where none is known. */
  readonly digest: string | null;
}

/** Those of a workflow run, or those of a name in the whole repository. */
export type Which = { readonly run: string } | { readonly name: string };

export type Got<Value> =
  | { readonly kind: 'got'; readonly value: Value }
  | { readonly kind: 'absent' }
  | { readonly kind: 'damaged' | 'cut-short'; readonly why: string }
  | Failed;

const PAGE = 100;
/** So many pages are read: more artifacts than these no run has in use. */
const PAGES = 50;
const REDIRECTS = [301, 302, 303, 307, 308];

/** The artifacts that have not expired, the newest first. */
export async function listArtifacts(at: RestAt, which: Which): Promise<Got<readonly Artifact[]>> {
  const found = new Map<number, Artifact>();
  for (let page = 1, all = 1; (page - 1) * PAGE < all && page <= PAGES; page++) {
    const got = await readPage(at, pathOf(which), page);
    if (got.kind !== 'got') return got;
    all = got.value.total;
    for (const artifact of got.value.artifacts) found.set(artifact.id, artifact);
  }
  return { kind: 'got', value: [...found.values()].sort((a, b) => b.id - a.id) };
}

function pathOf(which: Which): string {
  return 'run' in which
    ? `/actions/runs/${which.run}/artifacts?`
    : `/actions/artifacts?name=${encodeURIComponent(which.name)}&`;
}

interface Page {
  readonly total: number;
  readonly artifacts: readonly Artifact[];
}

function readPage(at: RestAt, path: string, page: number): Promise<Got<Page>> {
  return read(at, `${path}per_page=${PAGE}&page=${page}`, pageIn);
}

/** What GitHub says of a workflow run: `queued`, `in_progress`, `completed`, and others. */
export function workflowStatus(at: RestAt, run: string): Promise<Got<string>> {
  return read(at, `/actions/runs/${run}`, ({ status }) => (typeof status === 'string' ? status : null));
}

/** @param valueIn null: it is not what was asked for */
async function read<Value>(
  at: RestAt,
  path: string,
  valueIn: (answer: Loose) => Value | null,
): Promise<Got<Value>> {
  const client = clientOf();
  try {
    const response = await client.get(`${at.api}/repos/${at.repository}${path}`, headersOf(at));
    const text = await response.readBody();
    if (response.message.statusCode !== 200) return refusalOf(response, text);
    const value = valueIn(looseIn(text));
    return value === null ? failed('the answer is not what was asked for') : { kind: 'got', value };
  } catch (error) {
    return failed((error as Error).message);
  } finally {
    client.dispose();
  }
}

type Loose = Readonly<Record<string, unknown>>;

/** Null for anything else than a page. */
function pageIn({ total_count, artifacts }: Loose): Page | null {
  if (typeof total_count !== 'number' || !Array.isArray(artifacts)) return null;
  const all = artifacts as readonly Loose[];
  return {
    total: total_count,
    artifacts: all.filter(({ expired }) => expired !== true).flatMap(artifactIn),
  };
}

function artifactIn({ id, name, size_in_bytes, digest, workflow_run }: Loose): readonly Artifact[] {
  const run = (workflow_run as Loose | null | undefined)?.id;
  if (typeof id !== 'number' || typeof name !== 'string') return [];
  return [
    {
      id,
      name,
      run: typeof run === 'number' ? `${run}` : '',
      bytes: typeof size_in_bytes === 'number' ? size_in_bytes : 0,
      digest: typeof digest === 'string' ? digest : null,
    },
  ];
}

/** Brings the bytes of an artifact as they were uploaded into a new file. */
export async function downloadArtifact(
  at: RestAt,
  artifact: Pick<Artifact, 'id' | 'bytes' | 'digest'>,
  to: string,
): Promise<Got<null>> {
  const client = clientOf();
  try {
    const url = `${at.api}/repos/${at.repository}/actions/artifacts/${artifact.id}/zip`;
    const first = await client.get(url, headersOf(at));
    const { statusCode = 0, headers } = first.message;
    const { location } = headers;
    if (!REDIRECTS.includes(statusCode) || location === undefined) {
      const text = await first.readBody();
      return statusCode === 410 ? { kind: 'absent' } : refusalOf(first, text);
    }
    first.message.resume();
    // The address is signed: the token is not for whoever keeps the bytes.
    const second = await client.get(location);
    if (second.message.statusCode !== 200) {
      second.message.resume();
      return failed(`the storage answered ${second.message.statusCode}`);
    }
    await pipeline(second.message, createWriteStream(to, { flags: 'wx' }));
    return await checked(artifact, to);
  } catch (error) {
    return failed((error as Error).message);
  } finally {
    client.dispose();
  }
}

/** Whether a file is what was uploaded. */
async function checked(
  { bytes, digest }: Pick<Artifact, 'bytes' | 'digest'>,
  path: string,
): Promise<Got<null>> {
  const { size } = statSync(path);
  if (digest === null && size === bytes) return { kind: 'got', value: null };
  if (size < bytes) return { kind: 'cut-short', why: `${size} of ${bytes} bytes came` };
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (digest === `sha256:${hash.digest('hex')}`) return { kind: 'got', value: null };
  return { kind: 'damaged', why: 'it is not what was uploaded' };
}

function clientOf(): HttpClient {
  return new HttpClient('savepoint', [], { allowRedirects: false, allowRetries: false });
}

function headersOf({ token }: RestAt): Record<string, string> {
  return {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    authorization: `Bearer ${token}`,
  };
}

/** What a status says that is not the wanted one. */
function refusalOf({ message: { statusCode = 0, headers } }: HttpClientResponse, text: string): Got<never> {
  if (statusCode === 404) return { kind: 'absent' };
  const { message = '' } = looseIn(text);
  const why = `${statusCode} ${typeof message === 'string' ? message : ''}`.trim();
  const wait = Number(headers['retry-after'] ?? Number.NaN);
  const isLimited =
    statusCode === 429 ||
    headers['x-ratelimit-remaining'] === '0' ||
    !Number.isNaN(wait) ||
    /rate limit/i.test(why);
  if (isLimited && (statusCode === 403 || statusCode === 429))
    return { ...failed(why), retryAfter: Number.isNaN(wait) ? 60 : wait };
  return { ...failed(why), lasting: statusCode === 401 || statusCode === 403 };
}

/** Empty for anything else than an object. */
function looseIn(text: string): Loose {
  try {
    return (JSON.parse(text) as Loose | null) ?? {};
  } catch {
    return {};
  }
}

function failed(why: string): Failed {
  return { kind: 'failed', why, lasting: false };
}
