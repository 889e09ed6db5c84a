/** The calls of GitHub's REST API that are used: https://docs.github.com/rest/actions */

import { withoutArtifact } from './artifacts.ts';
import { parsed, type RestMethod, word } from './call.ts';
import { empty, json, type Reply } from './reply.ts';
import { type Artifact, type CacheEntry, withoutEntries } from './state.ts';
import type { Level } from './token.ts';
import type { World } from './world.ts';

export interface RestCall {
  readonly method: RestMethod;
  readonly repository: string;
  /** The id or the name of a workflow in the path, `ID/attempts/N` for jobs; empty where there is none. */
  readonly name: string;
  readonly url: URL;
  readonly authorization: string;
  readonly body: Buffer;
}

type Handler = (world: World, call: RestCall) => Reply;

/** `of` is the permission that is needed; `actions` unless said. */
interface Handling {
  readonly needs: Level;
  readonly of?: 'checks';
  readonly answer: Handler;
}

const HANDLERS: Readonly<Record<RestMethod, Handling>> = {
  'list-caches': { needs: 'read', answer: listCaches },
  'delete-caches': { needs: 'write', answer: deleteCaches },
  'delete-cache': { needs: 'write', answer: deleteCache },
  'list-artifacts': { needs: 'read', answer: listArtifacts },
  'find-artifacts': { needs: 'read', answer: listArtifacts },
  'download-artifact': { needs: 'read', answer: downloadArtifact },
  'delete-artifact': { needs: 'write', answer: deleteArtifact },
  'get-job': { needs: 'read', answer: getJob },
  'get-run': { needs: 'read', answer: getRun },
  'list-jobs': { needs: 'read', answer: listJobs },
  'list-annotations': { needs: 'read', of: 'checks', answer: listAnnotations },
  rerun: { needs: 'write', answer: rerun },
  dispatch: { needs: 'write', answer: dispatch },
};

const LEVELS: readonly Level[] = ['none', 'read', 'write'];

/** Answers a call of the REST API, if its token may. */
export function answerRest(world: World, call: RestCall): Reply {
  const token = call.authorization.replace(/^(bearer|token) /i, '');
  const claims = world.signer.readRestToken(token);
  if (claims === null) return refusal(401, 'Bad credentials');
  if (claims.repository !== call.repository) return notFound();
  const { needs, of = 'actions', answer } = HANDLERS[call.method];
  if (LEVELS.indexOf(claims[of]) < LEVELS.indexOf(needs)) {
    return refusal(403, 'Resource not accessible by integration');
  }
  return answer(world, call);
}

const refusal = (status: number, message: string): Reply => json(status, { message, status: String(status) });
const notFound = (): Reply => refusal(404, 'Not Found');

/** One page, and the count of all. */
function page<T>(
  url: URL,
  all: readonly T[],
): { readonly total_count: number; readonly items: readonly T[] } {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
  const from = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
  return { total_count: all.length, items: all.slice(from, from + size) };
}

const entryOf = (entry: CacheEntry) => ({
  id: entry.id,
  ref: entry.ref,
  key: entry.key,
  version: entry.version,
  last_accessed_at: new Date(entry.usedAt).toISOString(),
  created_at: new Date(entry.createdAt).toISOString(),
  size_in_bytes: entry.bytes,
});

/** `key` is a prefix here, and the whole key where entries are deleted. */
function listCaches(world: World, { repository, url }: RestCall): Reply {
  const key = url.searchParams.get('key') ?? '';
  const ref = url.searchParams.get('ref');
  const isByAge = url.searchParams.get('sort') === 'created_at';
  const found = world.state.entries
    .filter((entry) => entry.repository === repository && entry.status === 'ready')
    .filter((entry) => entry.key.startsWith(key) && (ref === null || entry.ref === ref))
    .toSorted((a, b) => (isByAge ? b.createdAt - a.createdAt : b.usedAt - a.usedAt) || b.id - a.id);
  const { total_count, items } = page(url, found);
  return json(200, { total_count, actions_caches: items.map(entryOf) });
}

function deleteCaches(world: World, { repository, url }: RestCall): Reply {
  const key = url.searchParams.get('key');
  const ref = url.searchParams.get('ref');
  if (key === null) return refusal(422, 'key is required');
  const isMeant = (entry: CacheEntry) =>
    entry.repository === repository &&
    entry.status === 'ready' &&
    entry.key === key &&
    (ref === null || entry.ref === ref);
  const gone = world.state.entries.filter(isMeant);
  if (gone.length === 0) return notFound();
  world.state = withoutEntries(world.state, isMeant);
  return json(200, { total_count: gone.length, actions_caches: gone.map(entryOf) });
}

function deleteCache(world: World, { repository, name }: RestCall): Reply {
  const isMeant = (entry: CacheEntry) => entry.repository === repository && String(entry.id) === name;
  if (!world.state.entries.some(isMeant)) return notFound();
  world.state = withoutEntries(world.state, isMeant);
  return empty(204);
}

/** Of a run, or of the whole repository; the newest first. */
function listArtifacts(world: World, { repository, url, method, name: run }: RestCall): Reply {
  const wanted = url.searchParams.get('name');
  const found = world.state.artifacts
    .filter((artifact) => artifact.repository === repository && artifact.status === 'ready')
    .filter((artifact) => method === 'find-artifacts' || String(artifact.run) === run)
    .filter((artifact) => wanted === null || artifact.name === wanted)
    .toSorted((a, b) => b.id - a.id);
  const { total_count, items } = page(url, found);
  return json(200, { total_count, artifacts: items.map((artifact) => artifactOf(world, artifact)) });
}

const artifactOf = (world: World, artifact: Artifact) => ({
  id: artifact.id,
  name: artifact.name,
  size_in_bytes: artifact.bytes,
  archive_download_url: `${world.url}/repos/${artifact.repository}/actions/artifacts/${artifact.id}/zip`,
  expired: false,
  created_at: new Date(artifact.createdAt).toISOString(),
  expires_at: artifact.expiresAt,
  digest: artifact.digest,
  workflow_run: { id: artifact.run },
});

function downloadArtifact(world: World, call: RestCall): Reply {
  const artifact = artifactNamed(world, call);
  if (artifact?.status !== 'ready') return notFound();
  return empty(302, { location: world.signedUrl(artifact.blob, 'r', 'azure') });
}

function deleteArtifact(world: World, call: RestCall): Reply {
  const artifact = artifactNamed(world, call);
  if (artifact === undefined) return notFound();
  world.state = withoutArtifact(world.state, artifact);
  return empty(204);
}

function artifactNamed(world: World, { repository, name }: RestCall): Artifact | undefined {
  return world.state.artifacts.find((one) => one.repository === repository && String(one.id) === name);
}

function getJob(world: World, { repository, name }: RestCall): Reply {
  const job = world.state.jobs.find((one) => one.repository === repository && String(one.id) === name);
  return job === undefined ? notFound() : json(200, job);
}

function getRun(world: World, { repository, name }: RestCall): Reply {
  const run = world.state.runs.find((one) => one.repository === repository && String(one.id) === name);
  return run === undefined ? notFound() : json(200, run);
}

/** Of one attempt. */
function listJobs(world: World, { repository, name, url }: RestCall): Reply {
  const [run, attempt] = name.split('/attempts/');
  const found = world.state.jobs
    .filter((job) => job.repository === repository && String(job.run_id) === run)
    .filter((job) => String(job.run_attempt) === attempt);
  const { total_count, items } = page(url, found);
  return json(200, { total_count, jobs: items });
}

function listAnnotations(world: World, { name, url }: RestCall): Reply {
  const found = world.state.annotations.filter(({ job }) => String(job) === name);
  return json(
    200,
    page(url, found).items.map((annotation) => ({ path: '.github', title: '', ...annotation })),
  );
}

function rerun(world: World, { repository, name }: RestCall): Reply {
  const { runs, reruns } = world.state;
  const run = runs.find((one) => one.repository === repository && String(one.id) === name);
  if (run === undefined) return notFound();
  if (run.status !== 'completed') return refusal(403, 'This workflow is already running');
  const again = { ...run, run_attempt: run.run_attempt + 1, status: 'queued' as const, conclusion: null };
  world.state = {
    ...world.state,
    runs: runs.map((one) => (one === run ? again : one)),
    reruns: [...reruns, run.id],
  };
  return json(201, {});
}

/** At most 25 inputs of 65,535 characters together. */
function dispatch(world: World, { repository, name: workflow, body }: RestCall): Reply {
  const asked = parsed(body);
  const ref = word(asked, 'ref');
  const inputs = (asked.inputs ?? {}) as Readonly<Record<string, string>>;
  if (ref === '') return refusal(422, 'Invalid request.\n\n"ref" wasn\'t supplied.');
  if (Object.keys(inputs).length > 25 || JSON.stringify(inputs).length > 65_535) {
    return refusal(422, 'inputs are too large.');
  }
  const dispatches = [...world.state.dispatches, { repository, workflow, ref, inputs }];
  world.state = { ...world.state, dispatches };
  return empty(204);
}
