/**
 * GitHub's results service, of the tests' own: cache v2 and artifact v4 with the blob storage behind them, and some of
 * the REST API. The real clients talk to it.
 *
 * Bytes of blobs are kept on disk, each upload in a file, until the service's folder goes; only XML, JSON and the
 * answers in which a byte is flipped are held in memory.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutArtifact } from './artifacts.ts';
import { EVERY_VERSION } from './cache.ts';
import type { Arrival } from './call.ts';
import { environmentFor } from './environment.ts';
import { type Fault, Planned } from './faults.ts';
import { Listener } from './listener.ts';
import { serve } from './serve.ts';
import {
  type Annotation,
  type Artifact,
  type CacheEntry,
  type Dispatch,
  type Job,
  type WorkflowRun,
  withBlob,
  withoutEntries,
} from './state.ts';
import { flipFile } from './strike.ts';
import { complete, type Level, type TokenOptions } from './token.ts';
import { World } from './world.ts';

export interface ServiceOptions {
  /** New cache entries that a repository may make in a minute: 200 by default, as on GitHub. */
  readonly entriesAMinute?: number;
  /** Milliseconds; by default the machine's clock. */
  readonly now?: () => number;
  /** Milliseconds that each request takes at least: none by default. */
  readonly latency?: number;
}

export class ResultsService {
  readonly #world: World;
  readonly #arrivals: Arrival[] = [];
  readonly #waiting = new Set<() => void>();
  #faults: Planned[] = [];
  readonly #listener: Listener;
  readonly #close: () => void;

  private constructor(world: World, close: () => void) {
    this.#world = world;
    this.#close = close;
    const desk = {
      world,
      arrived: (arrival: Arrival) => this.#arrived(arrival),
      refuse: () => void this.refuse(),
    };
    this.#listener = new Listener((request, response) => void serve(desk, request, response));
  }

  #arrived(arrival: Arrival): Planned | null {
    this.#arrivals.push(arrival);
    for (const wake of this.#waiting) wake();
    const planned = this.#faults.filter((fault) => fault.isFor(arrival)).at(0) ?? null;
    planned?.strike();
    return planned;
  }

  /** Starts a service on 127.0.0.1. */
  static async start(options: ServiceOptions = {}): Promise<ResultsService> {
    const folder = mkdtempSync(join(tmpdir(), 'savepoint-results-'));
    const world = new World({
      secret: randomBytes(16).toString('hex'),
      limits: { entriesAMinute: options.entriesAMinute ?? 200, latency: options.latency ?? 0 },
      now: options.now ?? Date.now,
      folder,
    });
    const service = new ResultsService(world, () => rmSync(folder, { recursive: true, force: true }));
    await service.#listener.listen(0);
    world.url = `http://127.0.0.1:${service.#listener.port}`;
    return service;
  }

  /** `http://127.0.0.1:PORT` */
  get url(): string {
    return this.#world.url;
  }

  /** What has arrived, oldest first, faults included. */
  get requests(): readonly Arrival[] {
    return this.#arrivals;
  }

  /** Settles when as many requests as told that fit have arrived, counted from the start of the service. */
  async arrival(wanted: Partial<Pick<Arrival, 'method' | 'key'>>, count = 1): Promise<void> {
    const fits = (arrival: Arrival) =>
      (wanted.method === undefined || wanted.method === arrival.method) &&
      (wanted.key === undefined || wanted.key === arrival.key);
    while (this.#arrivals.filter(fits).length < count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.add(resolve);
      await promise;
      this.#waiting.delete(resolve);
    }
  }

  /** A job's token, as `ACTIONS_RUNTIME_TOKEN`. */
  token(options: TokenOptions = {}): string {
    return this.#world.signer.jobToken(options);
  }

  /** A token for the REST API, as `GITHUB_TOKEN`: what it may do with `actions` and `checks`. */
  restToken(
    options: { readonly repository?: string; readonly actions?: Level; readonly checks?: Level } = {},
  ): string {
    const { repository } = complete(options);
    const { actions = 'write', checks = 'read' } = options;
    return this.#world.signer.restToken({ repository, actions, checks });
  }

  /** The variables that the clients read, and those that say the same as the token. */
  env(options: TokenOptions = {}): Readonly<Record<string, string>> {
    return environmentFor({ url: this.url, token: this.token(options), options });
  }

  /** Plans a fault. Of several that fit a request the one planned first strikes, and all count it. */
  fault(fault: Fault): Planned {
    const planned = new Planned(fault, async () => {
      if (fault.does.kind === 'refuse') await this.accept();
    });
    this.#faults.push(planned);
    return planned;
  }

  /** Forgets all faults, and lets go what they hold up. */
  async heal(): Promise<void> {
    const planned = this.#faults;
    this.#faults = [];
    await Promise.all(planned.map((fault) => fault.remove()));
  }

  /** Breaks all connections, and refuses further ones until `accept`. */
  refuse(): Promise<void> {
    return this.#listener.refuse();
  }

  /** Takes connections again, on the same port. */
  accept(): Promise<void> {
    return this.#listener.accept();
  }

  /** All cache entries, oldest first, those that are only reserved included. */
  entries(): readonly CacheEntry[] {
    return this.#world.state.entries;
  }

  artifacts(): readonly Artifact[] {
    return this.#world.state.artifacts;
  }

  /** The workflows that were dispatched. */
  get dispatches(): readonly Dispatch[] {
    return this.#world.state.dispatches;
  }

  /** Throws entries away, as GitHub does with what nobody used for long. */
  evict(isGone: (entry: CacheEntry) => boolean): void {
    this.#world.state = withoutEntries(this.#world.state, isGone);
  }

  /** Takes a key for somebody who never finishes: it can neither be saved nor found, in no version if none is told. */
  squat(at: Pick<CacheEntry, 'key'> & Partial<Pick<CacheEntry, 'version' | 'ref' | 'repository'>>): void {
    const { ref, repository } = complete(at);
    const { state } = this.#world;
    const now = this.#world.now();
    const blob = `cache-${state.nextId}`;
    const entry: CacheEntry = {
      ...{ id: state.nextId, repository, ref, key: at.key, status: 'reserved' },
      version: at.version ?? EVERY_VERSION,
      ...{ blob, bytes: 0, createdAt: now, usedAt: now },
    };
    const next = { ...state, nextId: state.nextId + 1, entries: [...state.entries, entry] };
    this.#world.state = withBlob(next, blob, { key: at.key, fileName: null, stored: null, blocks: {} });
  }

  /** Throws artifacts away, as GitHub does when their days are over. */
  expire(isGone: (artifact: Artifact) => boolean): void {
    const { state } = this.#world;
    this.#world.state = state.artifacts.filter(isGone).reduce(withoutArtifact, state);
  }

  /** Spoils the stored bytes of an entry or an artifact: turns a byte in the middle, or drops the second half. */
  damage(key: string, how: 'flip' | 'truncate'): void {
    const entry =
      this.entries().find((one) => one.key === key) ?? this.artifacts().find(({ name }) => name === key);
    const blob = entry && this.#world.state.blobs[entry.blob];
    const part = blob?.stored?.parts.at(0);
    if (!entry || !blob?.stored || !part) throw new Error(`there is nothing stored as ${key}`);
    if (how === 'flip') {
      flipFile(part);
      return;
    }
    const parts = [{ ...part, bytes: Math.floor(part.bytes / 2) }];
    this.#world.state = withBlob(this.#world.state, entry.blob, {
      ...blob,
      stored: { ...blob.stored, parts },
    });
  }

  /** Makes a job known to the REST API. */
  addJob(job: Pick<Job, 'id'> & Partial<Job> & { readonly repository?: string }): void {
    const { repository, run, attempt } = complete({});
    const whole = {
      ...{ repository, run_id: run, run_attempt: attempt, name: 'job' },
      ...{ status: 'in_progress' as const, conclusion: null, steps: [] },
      started_at: new Date(this.#world.now()).toISOString(),
      ...job,
    };
    this.#world.state = { ...this.#world.state, jobs: [...this.#world.state.jobs, whole] };
  }

  /** Makes a workflow run known to the REST API, or says how it is now. */
  addRun(run: Pick<WorkflowRun, 'id'> & Partial<WorkflowRun>): void {
    const { repository } = complete({});
    const whole = {
      ...{ repository, name: 'CI', run_attempt: 1, status: 'completed' as const, conclusion: 'failure' },
      run_started_at: new Date(this.#world.now()).toISOString(),
      html_url: `https://github.com/${repository}/actions/runs/${run.id}`,
      ...run,
    };
    const others = this.#world.state.runs.filter(({ id }) => id !== run.id);
    this.#world.state = { ...this.#world.state, runs: [...others, whole] };
  }

  /** Puts an annotation above the log of a job. */
  annotate(annotation: Annotation): void {
    const { state } = this.#world;
    this.#world.state = { ...state, annotations: [...state.annotations, annotation] };
  }

  /** The workflow runs whose failed jobs were run again. */
  get reruns(): readonly number[] {
    return this.#world.state.reruns;
  }

  /** Breaks all connections and ends. */
  async stop(): Promise<void> {
    await this.heal();
    await this.#listener.refuse();
    this.#close();
  }
}
