/** A run of a job on GitHub, brought into a folder of this machine. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../launch/refusal.ts';
import { bring } from '../line/bring.ts';
import { find } from '../line/find.ts';
import type { Owner } from '../line/owner.ts';
import type { ArtifactObjects } from '../store/artifacts.ts';
import { StoreError } from '../store/errors.ts';
import type { Artifact } from '../store/rest.ts';
import { jobName } from '../words/artifact-name.ts';
import { chosenRuns, type Line, linesAmong, type SavedRun, wholeRuns } from './saved-runs.ts';
import type { Incoming } from './take-in.ts';
import { unzip } from './unpack.ts';

export interface GitHubRequest extends Incoming {
  readonly objects: ArtifactObjects;
  /** The id of the workflow run. */
  readonly workflowRun: string;
  /** The job that was named; null: the only one. */
  readonly job: string | null;
}

export interface Brought {
  /** The folder of the run. */
  readonly directory: string;
  readonly job: string;
  /** What could not be had, in words. */
  readonly missing: readonly string[];
  /** What GitHub says of the workflow run, such as `in_progress`; null where it does not say, or was not asked. */
  readonly workflow: string | null;
}

/** Brings what was saved last of the job and can be read. @throws Refusal exit 2, 4; StoreError */
export async function fromGitHub(request: GitHubRequest): Promise<Brought> {
  const { objects, workflowRun, job, progress } = request;
  progress('looking', `for artifacts of workflow run ${workflowRun}`, 0);
  // What is asked first is true of all that is found: a run that ends meanwhile is fetched again.
  const workflow = await objects.statusOf(workflowRun);
  const artifacts = await objects.list(workflowRun, 'savepoint-');
  if (artifacts === null)
    throw new Refusal(4, `there is no workflow run ${workflowRun}, or the token may not see it`, {
      hint: 'check the address, and that the token may read the repository (`actions: read`)',
    });
  const unread: string[] = [];
  const saved = [...wholeRuns(artifacts)];
  for (const line of linesAmong(artifacts)) {
    const read = await owned(request, line);
    if (typeof read === 'string') unread.push(read);
    else saved.push(read);
  }
  for (const one of saved.length === 0 && unread.length > 0 ? [] : chosenRuns(saved, job)) {
    const brought = await (one.kind === 'whole' ? whole(request, one) : ofLine(request, one));
    if (typeof brought !== 'string')
      return { ...brought, job: one.job, missing: [...unread, ...brought.missing], workflow };
    unread.push(brought);
  }
  throw new StoreError(unread.join('; '));
}

/** @returns why it is of no use, where it is not */
async function owned(request: GitHubRequest, { index, last }: Line): Promise<OfLine | string> {
  const got = await fetched(request, index);
  if (got.kind === 'lost') return got.why;
  const owner = ownerIn(readFileSync(got.file, 'utf8'));
  if (owner !== null) return { kind: 'line', job: jobName(owner), last, owner };
  return `the artifact ${index.name} does not say whose checkpoints these are`;
}

const NAMES = ['job', 'matrix', 'use'] as const;

function ownerIn(text: string): Owner | null {
  try {
    const { owner } = JSON.parse(text) as { readonly owner?: Owner };
    return owner !== undefined && NAMES.every((name) => typeof owner[name] === 'string') ? owner : null;
  } catch {
    return null;
  }
}

type OfLine = SavedRun & { readonly kind: 'line' };
type Tried = Pick<Brought, 'directory' | 'missing'> | string;

/** @returns why it is of no use, where it is not */
async function whole(
  request: GitHubRequest,
  { artifact }: SavedRun & { readonly kind: 'whole' },
): Promise<Tried> {
  const { folder, signal, progress } = request;
  const directory = join(folder, 'run');
  const got = await fetched(request, artifact);
  if (got.kind === 'lost') return got.why;
  await unzip(got.file, {
    to: directory,
    signal,
    progress: (files, bytes) => progress('unpacking', `${files} files`, bytes),
  });
  rmSync(got.file);
  return { directory, missing: [] };
}

/** @returns why it is of no use, where it is not */
async function ofLine(request: GitHubRequest, { owner, job }: OfLine): Promise<Tried> {
  const { objects, folder, progress } = request;
  const temp = join(folder, 'moving');
  mkdirSync(temp, { recursive: true });
  progress('looking', 'for the newest checkpoint', 0);
  const found = await find({ objects, owner, ceiling: null, temp });
  if (found.newest === null)
    return `no checkpoint of ${job} can be read: ${found.passed.join('; ') || 'there is none'}`;
  const directory = join(folder, 'run');
  const told = (done: number, of: number) => progress('fetching', `${done} of ${of} checkpoints`, 0);
  const lost = await bring({ objects, owner, found: found.newest, directory, temp, progress: told });
  return { directory, missing: [...found.passed, ...lost] };
}

type Got = { readonly kind: 'got'; readonly file: string } | { readonly kind: 'lost'; readonly why: string };

/** @throws StoreError when the service gives no proper answer */
async function fetched({ objects, folder, progress }: GitHubRequest, artifact: Artifact): Promise<Got> {
  const file = join(folder, `artifact-${artifact.id}`);
  progress('fetching', artifact.name, artifact.bytes);
  const answer = await objects.bring(artifact, file);
  if (answer === 'found') return { kind: 'got', file };
  return {
    kind: 'lost',
    why: `the artifact ${artifact.name} is ${answer === 'absent' ? 'gone' : 'damaged'}`,
  };
}
