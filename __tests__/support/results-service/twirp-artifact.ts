/** The artifact service's calls: JSON in, JSON out. Fields are those of the client's `artifact.proto`. */
import * as artifacts from './artifacts.ts';
import { type ArtifactMethod, word } from './call.ts';
import { json, type Reply, twirpError } from './reply.ts';
import type { Artifact } from './state.ts';
import type { Claims } from './token.ts';
import type { World } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Answers a call of the artifact service. A token reaches the artifacts of its own attempt. */
export function answerArtifact(
  world: World,
  claims: Claims,
  call: { method: ArtifactMethod; body: Fields },
): Reply {
  const { method, body } = call;
  const [, backendRun = '', backendJob = ''] = claims.scp.split(':');
  if (
    word(body, 'workflow_run_backend_id') !== backendRun ||
    (method === 'CreateArtifact' && word(body, 'workflow_job_run_backend_id') !== backendJob)
  ) {
    return twirpError('permission_denied', 'the token is for another run or job');
  }
  const place = { repository: claims.repository, backendRun, name: word(body, 'name') };
  if (method === 'ListArtifacts') return list(world, place, body);
  if (place.name === '') return twirpError('invalid_argument', 'name is required');
  if (method === 'CreateArtifact') return create(world, claims, { ...call, place: { ...place, backendJob } });
  if (method === 'FinalizeArtifact') return finalize(world, place, body);
  if (method === 'GetSignedArtifactURL') return signedUrl(world, claims, place);
  const gone = world.take(artifacts.remove(world.state, place));
  return gone === null ? absent() : json(200, { ok: true, artifact_id: String(gone.id) });
}

const absent = (): Reply => twirpError('not_found', 'artifact not found');

function create(
  world: World,
  claims: Claims,
  call: { body: Fields; place: artifacts.Place & { readonly backendJob: string } },
): Reply {
  const made = world.take(
    artifacts.create(world.state, {
      ...call.place,
      run: claims.run,
      mimeType: word(call.body, 'mime_type') || 'application/zip',
      createdAt: world.now(),
      expiresAt: word(call.body, 'expires_at') || null,
    }),
  );
  if (made === null) {
    return twirpError('already_exists', 'an artifact with this name already exists on the workflow run');
  }
  return json(200, { ok: true, signed_upload_url: world.signedUrl(made.blob, 'cw', claims.blobs) });
}

function finalize(world: World, place: artifacts.Place, body: Fields): Reply {
  const upload = { bytes: Number(word(body, 'size') || 0), digest: word(body, 'hash') || null };
  const ready = world.take(artifacts.finalize(world.state, place, upload));
  return ready === null ? absent() : json(200, { ok: true, artifact_id: String(ready.id) });
}

function list(world: World, place: artifacts.Place, body: Fields): Reply {
  const name = word(body, 'name_filter');
  const id = word(body, 'id_filter');
  const found = world.state.artifacts.filter(
    (artifact) =>
      artifact.repository === place.repository &&
      artifact.backendRun === place.backendRun &&
      artifact.status === 'ready' &&
      (name === '' || artifact.name === name) &&
      (id === '' || String(artifact.id) === id),
  );
  return json(200, { artifacts: found.map(listed) });
}

function listed(artifact: Artifact): Fields {
  return {
    workflow_run_backend_id: artifact.backendRun,
    workflow_job_run_backend_id: artifact.backendJob,
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.bytes),
    created_at: new Date(artifact.createdAt).toISOString(),
    ...(artifact.digest === null ? {} : { digest: artifact.digest }),
  };
}

function signedUrl(world: World, claims: Claims, place: artifacts.Place): Reply {
  const artifact = artifacts.find(world.state, place);
  if (artifact?.status !== 'ready') return absent();
  return json(200, { signed_url: world.signedUrl(artifact.blob, 'r', claims.blobs) });
}
