/** The artifacts of runs as GitHub keeps them, in pure functions. */
import { type Artifact, type Change, type State, withBlob, withoutBlobs } from './state.ts';

/** Where an artifact belongs: a name is taken once in an attempt. */
export interface Place {
  readonly repository: string;
  readonly backendRun: string;
  readonly name: string;
}

export type NewArtifact = Pick<
  Artifact,
  'repository' | 'run' | 'backendRun' | 'backendJob' | 'name' | 'mimeType' | 'createdAt' | 'expiresAt'
>;

/** Takes a name. @returns null as answer when it is taken */
export function create(state: State, wanted: NewArtifact): Change<Artifact | null> {
  if (find(state, wanted) !== undefined) return { state, answer: null };
  const id = state.nextId;
  const blob = `artifact-${id}`;
  const artifact: Artifact = { ...wanted, id, blob, status: 'created', bytes: 0, digest: null };
  const next = { ...state, nextId: id + 1, artifacts: [...state.artifacts, artifact] };
  // A zip is called after its artifact; a single file is its artifact's name (upload-artifact.js, `skipArchive`).
  const fileName = wanted.mimeType === 'application/zip' ? `${wanted.name}.zip` : wanted.name;
  return {
    state: withBlob(next, blob, { key: wanted.name, fileName, stored: null, blocks: {} }),
    answer: artifact,
  };
}

/** Makes an artifact readable. @returns null as answer when there is none with something uploaded */
export function finalize(
  state: State,
  place: Place,
  upload: Pick<Artifact, 'bytes' | 'digest'>,
): Change<Artifact | null> {
  const artifact = find(state, place);
  const stored = artifact && state.blobs[artifact.blob]?.stored;
  if (artifact === undefined || !stored) return { state, answer: null };
  const ready: Artifact = { ...artifact, ...upload, status: 'ready' };
  const artifacts = state.artifacts.map((other) => (other.id === ready.id ? ready : other));
  return { state: { ...state, artifacts }, answer: ready };
}

/** @returns null as answer when there is none */
export function remove(state: State, place: Place): Change<Artifact | null> {
  const artifact = find(state, place);
  if (artifact === undefined) return { state, answer: null };
  return { state: withoutArtifact(state, artifact), answer: artifact };
}

/** The state without an artifact and its blob. */
export function withoutArtifact(state: State, artifact: Artifact): State {
  const artifacts = state.artifacts.filter(({ id }) => id !== artifact.id);
  return withoutBlobs({ ...state, artifacts }, [artifact.blob]);
}

export function find(state: State, place: Place): Artifact | undefined {
  return state.artifacts.find(
    (artifact) =>
      artifact.repository === place.repository &&
      artifact.backendRun === place.backendRun &&
      artifact.name === place.name,
  );
}
