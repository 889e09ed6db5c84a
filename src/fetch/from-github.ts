/** A run of a job on GitHub, brought into a folder of this machine. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../launch/refusal.ts';
import { bring } from '../line/bring.ts';
import { find } from '../line/find.ts';
import type { Owner } from '../line/owner.ts';
import type { ArtifactObjects } from '../store/artifacts.ts';
import { StoreError } from '../store/errors.ts';
import type { Artifact } from '../store/rest.ts';
import { jobName } from '../words/artifact-name.ts';
import { chosenRun, linesAmong, type SavedRun, wholeRuns } from './saved-runs.ts';
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
}

/** A line whose owner is known. */
interface OwnedLine extends SavedRun {
  readonly owner: Owner;
}

/** @throws Refusal exit 2, 4; StoreError */
export async function fromGitHub(request: GitHubRequest): Promise<Brought> {
  const { objects, workflowRun, job, progress } = request;
  progress('looking', `for artifacts of workflow run ${workflowRun}`, 0);
  const artifacts = await objects.list(workflowRun, 'savepoint-');
  if (artifacts === null)
    throw new Refusal(4, `there is no workflow run ${workflowRun}, or the token may not see it`, {
      hint: 'check the address, and that the token may read the repository (`actions: read`)',
    });
  const lines: OwnedLine[] = [];
  for (const line of linesAmong(artifacts)) lines.push(await owned(request, line));
  const chosen = chosenRun([...wholeRuns(artifacts), ...lines], job);
  const line = lines.find((each) => each === chosen);
  return line === undefined ? whole(request, chosen) : ofLine(request, line);
}

async function owned(request: GitHubRequest, line: Pick<SavedRun, 'artifact' | 'last'>): Promise<OwnedLine> {
  const text = readFileSync(await fetched(request, line.artifact), 'utf8');
  const owner = ownerIn(text);
  if (owner === null)
    throw new StoreError(`the artifact ${line.artifact.name} does not say whose checkpoints these are`);
  return { ...line, kind: 'line', job: jobName(owner), owner };
}

function ownerIn(text: string): Owner | null {
  try {
    const { owner } = JSON.parse(text) as { readonly owner?: Owner };
    return typeof owner?.job === 'string' && typeof owner.matrix === 'string' ? owner : null;
  } catch {
    return null;
  }
}

async function whole(request: GitHubRequest, { artifact, job }: SavedRun): Promise<Brought> {
  const { folder, signal, progress } = request;
  const directory = join(folder, 'run');
  const zip = await fetched(request, artifact);
  await unzip(zip, {
    to: directory,
    signal,
    progress: (files, bytes) => progress('unpacking', `${files} files`, bytes),
  });
  rmSync(zip);
  return { directory, job, missing: [] };
}

async function ofLine(request: GitHubRequest, { owner, job }: OwnedLine): Promise<Brought> {
  const { objects, folder, progress } = request;
  const temp = join(folder, 'moving');
  mkdirSync(temp, { recursive: true });
  progress('looking', 'for the newest checkpoint', 0);
  const found = await find({ objects, owner, ceiling: null, temp });
  if (found.newest === null)
    throw new StoreError(
      `no checkpoint of ${job} can be read: ${found.passed.join('; ') || 'there is none'}`,
    );
  const directory = join(folder, 'run');
  const told = (done: number, of: number) => progress('fetching', `${done} of ${of} checkpoints`, 0);
  const lost = await bring({ objects, owner, found: found.newest, directory, temp, progress: told });
  return { directory, job, missing: [...found.passed, ...lost] };
}

/** @returns the file @throws StoreError */
async function fetched({ objects, folder, progress }: GitHubRequest, artifact: Artifact): Promise<string> {
  const to = join(folder, `artifact-${artifact.id}`);
  if (existsSync(to)) return to;
  progress('fetching', artifact.name, artifact.bytes);
  const answer = await objects.bring(artifact, to);
  if (answer === 'found') return to;
  throw new StoreError(`the artifact ${artifact.name} is ${answer === 'absent' ? 'gone' : 'damaged'}`);
}
