/**
 * Calls of the clients of GitHub's services, in a process that is theirs alone: the clients can be neither aborted nor given a time limit.
 * This is what that process is sent, and what it answers.
 */
import type { Failed } from './objects.ts';
import type { Artifact, RestAt, Which } from './rest.ts';

/** The folder in which a call is made. What the client makes besides comes to be beside it. */
export const WORK = 'work';
/** The one path that is ever saved, relative to that folder: it is part of an entry's identity. */
export const OBJECT = 'savepoint-checkpoint';

export type Transfer = CacheTransfer | ArtifactTransfer;

export type CacheTransfer =
  | { readonly kind: 'newest'; readonly prefix: string }
  | { readonly kind: 'fetch'; readonly key: string }
  | { readonly kind: 'save'; readonly key: string; readonly beside: string | null };

export type ArtifactTransfer =
  /** The list comes into the file of the object, as JSON. */
  | { readonly kind: 'list-artifacts'; readonly at: RestAt; readonly which: Which; readonly prefix: string }
  | {
      readonly kind: 'fetch-artifact';
      readonly at: RestAt;
      readonly artifact: Pick<Artifact, 'id' | 'bytes' | 'digest'>;
    }
  | { readonly kind: 'save-artifact'; readonly upload: Upload }
  /** What GitHub says of a workflow run comes into the file of the object. */
  | { readonly kind: 'workflow-status'; readonly at: RestAt; readonly run: string }
  /** Only whether the service answers. */
  | { readonly kind: 'probe-artifacts' };

/** An artifact to be. */
export interface Upload {
  readonly name: string;
  /** How many days it is kept; null: as the repository says. */
  readonly days: number | null;
  /** Files below a folder, which become a zip; null: the file of the object, as it is. */
  readonly zip: { readonly root: string; readonly files: readonly string[] } | null;
}

/** What the process reads, each in a line of stdin. It answers with a `Reply`, and waits for the next one. */
export interface Errand {
  /** No other errand has it. */
  readonly id: string;
  /** The folder, named `WORK`, which it goes to for the call. */
  readonly folder: string;
  readonly asked: Transfer;
}

/** An artifact that was made. */
export interface UploadedFile {
  readonly kind: 'uploaded';
  /** By which GitHub's pages and REST know it. */
  readonly id: number;
}

/** What came of it. `why` is what the client said. */
export type Answer =
  | { readonly kind: 'found'; readonly key: string }
  | { readonly kind: 'absent' }
  /** It could not be unpacked: there are other bytes than those that were packed, or they end too early. */
  | { readonly kind: 'damaged' | 'cut-short'; readonly why: string }
  | { readonly kind: 'saved'; readonly newest: string | null }
  | UploadedFile
  | Failed;

/** Where it writes that, each in a line of its own. What does not name the errand is no answer to it: the process loads what NODE_OPTIONS names. */
export const REPLIES = 3;

export type Reply = { readonly id: string } & News;

/** Before the answer come: that the service has been asked, signs of its life, and why the client tries again. */
export type News =
  | { readonly answer: Answer }
  | { readonly news: 'asked' | 'sign' }
  | { readonly news: 'retry'; readonly why: string };

export type Tell = (news: News) => void;
