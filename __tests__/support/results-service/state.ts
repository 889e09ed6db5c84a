/** All that the service knows, as one value: a change makes a new one, so that a change can be taken back. */
import type { Part } from './reply.ts';

export interface CacheEntry {
  readonly id: number;
  readonly repository: string;
  readonly key: string;
  readonly version: string;
  /** The scope: a ref. */
  readonly ref: string;
  /** Reserved: its key is taken, and nobody can read it. */
  readonly status: 'reserved' | 'ready';
  readonly blob: string;
  readonly bytes: number;
  /** Milliseconds of the service's clock. */
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface Artifact {
  readonly id: number;
  readonly repository: string;
  readonly run: number;
  /** The ids of the attempt and of the job in the back end. */
  readonly backendRun: string;
  readonly backendJob: string;
  readonly name: string;
  readonly status: 'created' | 'ready';
  readonly blob: string;
  readonly bytes: number;
  readonly digest: string | null;
  readonly mimeType: string;
  readonly createdAt: number;
  /** RFC 3339, or null for the repository's own retention. */
  readonly expiresAt: string | null;
}

export interface Stored {
  readonly parts: readonly Part[];
  readonly contentType: string;
  readonly etag: string;
  /** Milliseconds of the service's clock. */
  readonly modifiedAt: number;
}

export interface Blob {
  /** The key or the artifact's name that it belongs to. */
  readonly key: string;
  /** What a download is to be called, for artifacts. */
  readonly fileName: string | null;
  readonly stored: Stored | null;
  /** Blocks that are in no list yet, by their ids. */
  readonly blocks: Readonly<Record<string, Part>>;
}

export interface Job {
  readonly id: number;
  readonly run_id: number;
  readonly run_attempt: number;
  readonly name: string;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
  /** RFC 3339. */
  readonly started_at: string;
  readonly steps: readonly Pick<Job, 'name' | 'status' | 'conclusion'>[];
}

/** A workflow run as its newest attempt is. */
export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  readonly run_attempt: number;
  readonly status: Job['status'];
  readonly conclusion: string | null;
  /** RFC 3339. */
  readonly run_started_at: string;
  readonly html_url: string;
}

/** What stands above the log of a job. */
export interface Annotation {
  readonly job: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
}

export interface Dispatch {
  readonly repository: string;
  readonly workflow: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface State {
  readonly nextId: number;
  readonly entries: readonly CacheEntry[];
  readonly artifacts: readonly Artifact[];
  readonly blobs: Readonly<Record<string, Blob>>;
  /** When entries were created, for the limit of a minute. */
  readonly creations: readonly { readonly repository: string; readonly at: number }[];
  readonly jobs: readonly (Job & { readonly repository: string })[];
  readonly dispatches: readonly Dispatch[];
  readonly runs: readonly (WorkflowRun & { readonly repository: string })[];
  readonly annotations: readonly Annotation[];
  /** The workflow runs whose failed jobs were run again, as often as they were. */
  readonly reruns: readonly number[];
}

export const EMPTY: State = {
  nextId: 1,
  entries: [],
  artifacts: [],
  blobs: {},
  creations: [],
  jobs: [],
  dispatches: [],
  runs: [],
  annotations: [],
  reruns: [],
};

/** A new state, and what is answered. */
export interface Change<T> {
  readonly state: State;
  readonly answer: T;
}

export function withBlob(state: State, id: string, blob: Blob): State {
  return { ...state, blobs: { ...state.blobs, [id]: blob } };
}

/** The state without some blobs: reading or writing them answers 404. */
export function withoutBlobs(state: State, ids: readonly string[]): State {
  const gone = new Set(ids);
  return { ...state, blobs: Object.fromEntries(Object.entries(state.blobs).filter(([id]) => !gone.has(id))) };
}

/** The state without the entries that a test tells, and without their blobs. */
export function withoutEntries(state: State, isGone: (entry: CacheEntry) => boolean): State {
  const gone = state.entries.filter(isGone);
  const kept = { ...state, entries: state.entries.filter((entry) => !isGone(entry)) };
  return withoutBlobs(
    kept,
    gone.map(({ blob }) => blob),
  );
}
