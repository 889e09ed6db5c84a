/**
 * Objects as artifacts of workflow runs. A name is taken once in an attempt, and found by REST alone: exactly in the whole repository, by its
 * beginning in one workflow run. So each run that has objects of a family also has an index, an artifact of a name that all of them share.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accessIn, NO_TOKEN } from './artifact-access.ts';
import { type ArtifactTransfer, OBJECT, type Upload, type UploadedFile } from './errands.ts';
import { AccessDenied, StoreError } from './errors.ts';
import {
  type Access,
  ARTIFACTS,
  type Failed,
  type Fetched,
  type Objects,
  type Saved,
  type SaveRequest,
} from './objects.ts';
import type { Artifact, RestAt, Which } from './rest.ts';
import { failure, linkOrCopy, type TransferLimits, Transfers, type TransfersRequest } from './transfers.ts';

export interface ArtifactsRequest extends TransfersRequest {
  readonly limits: ArtifactLimits;
  /** Null: the job has no token. */
  readonly rest: RestAt | null;
  /** The workflow run whose artifacts are made. */
  readonly run: string;
  /** How many days they are kept; null: as the repository says. */
  readonly days: number | null;
  /** What the keys begin with that are looked for together. */
  readonly familyOf: (key: string) => string;
  readonly now: () => number;
}

export interface ArtifactLimits extends TransferLimits {
  /** So long a list of artifacts serves the looks that follow: REST takes 1000 requests an hour from all jobs of a repository. */
  readonly fresh: number;
  /** From one look beside what is saved to the next. */
  readonly beside: number;
}

export const ARTIFACT_LIMITS: Pick<ArtifactLimits, 'fresh' | 'beside'> = { fresh: 3_000, beside: 30_000 };

/** Of so many workflow runs, the newest ones, the objects of a family are looked for. */
const RUNS = 10;

/** What the index of a family is called. */
export function indexOf(family: string): string {
  return `${family}index.`;
}

interface Listing {
  readonly at: number;
  readonly artifacts: readonly Artifact[];
}

export class ArtifactObjects implements Objects {
  readonly place = ARTIFACTS;
  readonly #request: ArtifactsRequest;
  readonly #transfers: Transfers;
  readonly #listings = new Map<string, Listing>();
  /** By their names: what was made first has it. */
  readonly #known = new Map<string, Artifact>();
  /** The families that have an index in this attempt. */
  readonly #indexed = new Set<string>();
  /** When it was looked last what is beside a family. */
  readonly #looked = new Map<string, number>();
  #access: Access;

  constructor(request: ArtifactsRequest) {
    this.#request = request;
    this.#transfers = new Transfers(request);
    this.#access = accessIn(request);
  }

  get access(): Access {
    return this.#access;
  }

  /** Finds out whether the job may read, which nothing but a try tells. Never throws. */
  async tryRead(): Promise<void> {
    const { rest, outage } = this.#request;
    if (this.#access.read !== 'yes' || rest === null) return;
    const asked = { kind: 'list-artifacts', at: rest, which: { name: 'savepoint' }, prefix: '' } as const;
    const answer = await this.#transfers.once(asked, { limit: outage.limits.probe });
    const isDenied = answer.kind === 'failed' && answer.lasting && answer.spent !== true;
    if (isDenied) this.#access = { ...this.#access, read: 'denied', why: answer.why };
  }

  async newest(prefix: string): Promise<string | null> {
    const family = this.#request.familyOf(prefix);
    const artifacts = await this.#listing(family);
    const isOne = ({ name }: Artifact) => name.startsWith(prefix) && name !== indexOf(family);
    return artifacts.find(isOne)?.name ?? null;
  }

  async fetch(key: string, to: string): Promise<Fetched> {
    const first = await this.#fetch(key, to);
    // A miss may be a slip of the service: a second look confirms it.
    return first === 'absent' ? this.#fetch(key, to) : first;
  }

  async save({ key, from, beside, about, until }: SaveRequest): Promise<Saved> {
    const family = this.#request.familyOf(key);
    await this.#index(family, { about, until });
    const bytes = statSync(from, { throwIfNoEntry: false })?.size ?? 0;
    const give = (folder: string) => linkOrCopy(from, join(folder, OBJECT));
    const saved = await this.#upload({ name: key, zip: null }, { bytes, give, until });
    this.#listings.delete(family);
    if (saved.kind === 'failed') return saved;
    const alone = { kind: 'saved', newest: null } as const;
    return beside === null ? alone : ((await this.#besideOf(key, beside)) ?? alone);
  }

  /** Saves files below a folder as a zip that people can download. */
  async saveZip(name: string, zip: NonNullable<Upload['zip']>, until: AbortSignal): Promise<Uploaded> {
    const bytes = zip.files.reduce((sum, file) => sum + statSync(file).size, 0);
    return this.#upload({ name, zip }, { until, bytes });
  }

  /** Saves a file as it is, which a browser can open. @param name its ending says of which kind it is */
  async saveFile(name: string, from: string, until: AbortSignal): Promise<Uploaded> {
    const give = (folder: string) => linkOrCopy(from, join(folder, OBJECT));
    return this.#upload({ name, zip: null }, { until, bytes: statSync(from).size, give });
  }

  close(): void {
    this.#transfers.close();
  }

  async #fetch(key: string, to: string): Promise<Fetched> {
    const known = this.#known.get(key) ?? (await this.#list({ name: key }, key))?.at(-1);
    if (known === undefined) return 'absent';
    const answer = await this.bring(known, to);
    if (answer === 'absent') this.#known.delete(key);
    return answer;
  }

  /** Brings an artifact as it was uploaded into a file. @throws StoreError */
  async bring({ id, bytes, digest }: Artifact, to: string): Promise<Fetched> {
    const { transfer, slowest } = this.#request.limits;
    const take = (folder: string) => {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(join(folder, OBJECT), to);
    };
    const asked = { kind: 'fetch-artifact', at: this.#at, artifact: { id, bytes, digest } } as const;
    const times = { silence: transfer, limit: transfer + bytes / slowest };
    const { kind } = await this.#transfers.insist(asked, { ...times, take });
    return kind === 'found' || kind === 'damaged' || kind === 'cut-short' ? kind : 'absent';
  }

  /** All of a family, the newest first. @throws StoreError */
  async #listing(family: string): Promise<readonly Artifact[]> {
    const { limits, now, run } = this.#request;
    const known = this.#listings.get(family);
    if (known !== undefined && now() - known.at < limits.fresh) return known.artifacts;
    const indexes = await this.#list({ name: indexOf(family) }, family);
    const others = new Set((indexes ?? []).map((index) => index.run).filter((each) => each !== run));
    const found: Artifact[] = [...(await this.#ownOf(family))];
    for (const other of [...others].slice(0, RUNS))
      found.push(...((await this.#list({ run: other }, family)) ?? []));
    const artifacts = found.sort((a, b) => b.id - a.id);
    this.#listings.set(family, { at: now(), artifacts });
    for (const artifact of artifacts) this.#known.set(artifact.name, artifact);
    return artifacts;
  }

  /** The run that makes them is there: where it is not found, the token cannot see it. */
  async #ownOf(family: string): Promise<readonly Artifact[]> {
    const own = await this.#list({ run: this.#request.run }, family);
    if (own !== null) return own;
    throw new StoreError(
      `${this.place.name} could not be read: there is no workflow run ${this.#request.run}, or the token may not see it`,
    );
  }

  /** Null: there is no such run. @throws StoreError */
  async #list(which: Which, prefix: string): Promise<readonly Artifact[] | null> {
    const listed = await this.#text({ kind: 'list-artifacts', at: this.#at, which, prefix });
    return listed === null ? null : (JSON.parse(listed) as readonly Artifact[]);
  }

  /** What an answer says that comes as a file; null: there is no such thing. @throws StoreError */
  async #text(asked: ArtifactTransfer): Promise<string | null> {
    let text: string | null = null;
    const take = (folder: string) => {
      text = readFileSync(join(folder, OBJECT), 'utf8');
    };
    await this.#transfers.insist(asked, { limit: this.#request.limits.look, take });
    return text;
  }

  /** The artifacts of a workflow run whose names begin so; null: there is no such run. @throws StoreError */
  list(run: string, prefix: string): Promise<readonly Artifact[] | null> {
    return this.#list({ run }, prefix);
  }

  /** What GitHub says of a workflow run, such as `in_progress`; null: there is no such run. @throws StoreError */
  statusOf(run: string): Promise<string | null> {
    return this.#text({ kind: 'workflow-status', at: this.#at, run });
  }

  get #at(): RestAt {
    const { rest } = this.#request;
    if (rest === null) throw new AccessDenied(`${this.place.name} cannot be read: ${NO_TOKEN}`);
    return rest;
  }

  /** What a look after a save tells of others; null: nothing, or it was looked not long ago. */
  async #besideOf(key: string, beside: string): Promise<Saved | null> {
    const { limits, now, familyOf } = this.#request;
    const family = familyOf(key);
    if (now() - (this.#looked.get(family) ?? Number.NEGATIVE_INFINITY) < limits.beside) return null;
    this.#looked.set(family, now());
    try {
      const artifacts = await this.#listing(family);
      const own = artifacts.find(({ name, run }) => name === key && run === this.#request.run);
      const first = artifacts.findLast(({ name }) => name === key);
      if (own !== undefined && first !== own)
        return { ...failure('another workflow run has saved under the same name'), taken: true };
      const isBefore = ({ name, id }: Artifact) =>
        name.startsWith(beside) && name !== key && name !== indexOf(family) && id < (own?.id ?? Infinity);
      return { kind: 'saved', newest: artifacts.find(isBefore)?.name ?? null };
    } catch {
      // It is saved all the same.
      return null;
    }
  }

  /** Makes the family findable in this run: before anything of it is there. */
  async #index(family: string, { about, until }: Pick<SaveRequest, 'about' | 'until'>): Promise<void> {
    if (this.#indexed.has(family) || until.aborted) return;
    const give = (folder: string) => writeFileSync(join(folder, OBJECT), about);
    const saved = await this.#upload({ name: indexOf(family), zip: null }, { bytes: 0, give, until });
    if (saved.kind === 'uploaded' || saved.taken) this.#indexed.add(family);
  }

  async #upload(upload: Omit<Upload, 'days'>, { bytes, give, until }: Bytes): Promise<Uploaded> {
    const { limits, days } = this.#request;
    if (this.#access.write !== 'yes')
      return { ...failure(this.#access.why ?? 'nothing is saved here'), lasting: true };
    const limit = limits.transfer + bytes / limits.slowest;
    const asked = { kind: 'save-artifact', upload: { ...upload, days } } as const;
    const how = { limit, until, probe: { kind: 'probe-artifacts' }, ...(give ? { give } : {}) } as const;
    const answer = await this.#transfers.save(asked, how);
    if (answer.kind === 'uploaded' || answer.kind === 'failed') return answer;
    return failure(`the transfer answered ${answer.kind}`);
  }
}

type Uploaded = UploadedFile | Failed;

interface Bytes {
  readonly bytes: number;
  readonly give?: (folder: string) => void;
  readonly until: AbortSignal;
}
