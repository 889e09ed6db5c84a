/** Saves checkpoints of a run elsewhere, beside its steps: one at a time, the next one with all that has come on record since. */
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packName } from '../checkpoint/format.ts';
import type { RunEvent } from '../record/events.ts';
import { foldAll } from '../record/fold.ts';
import { parseEvents } from '../record/lines.ts';
import { packsOf } from '../record/packs.ts';
import { isDone, type Run } from '../record/run.ts';
import type { Failed, Objects, Saved } from '../store/objects.ts';
import type { Outage } from '../store/outage.ts';
import { writeAlias } from './alias.ts';
import { writeCheckpoint } from './checkpoint.ts';
import { gather } from './gather.ts';
import {
  goesOn,
  type Holder,
  type HoldersRequest,
  holderOf,
  isSame,
  othersOf,
  TAKEN_OVER,
} from './holders.ts';
import { type Entry, entryIn, keyOf, linePrefix, MOST } from './keys.ts';
import { aboutOf, lineOf } from './owner.ts';
import type { Pace } from './pace.ts';
import { type LineState, writeState } from './state.ts';

export interface PublisherRequest {
  readonly objects: Objects;
  /** The folder in which each run has one. */
  readonly runs: string;
  /** The file that keeps the state. */
  readonly file: string;
  /** An existing folder for what is on its way. */
  readonly temp: string;
  readonly pace: Pace;
  readonly clock: { now(): Date; sleep(ms: number, until: AbortSignal): Promise<void> };
  /** What is still tried where the store does not answer. */
  readonly outage: Outage;
  /** Whether a re-run of the job goes on with what is saved. */
  readonly resumes: boolean;
  readonly warn: (message: string) => void;
  /** Told of each checkpoint that was saved. */
  readonly saved: (bytes: number, sequence: number) => void;
}

/** Ends of steps, and what is worth as much: after these a checkpoint is due. */
const DUE: ReadonlySet<RunEvent['type']> = new Set([
  'plan',
  'source.captured',
  'edits.kept',
  'files.kept',
  'step.completed',
  'step.failed',
  'step.skipped',
  'step.interrupted',
  'step.waiting',
  'step.saved',
  'attempt.ended',
]);

/** What the publisher needs to know of an event. */
export type Noticed =
  | { readonly n: number; readonly type: 'step.completed' | 'step.skipped'; readonly step: string }
  | { readonly n: number; readonly type: Exclude<RunEvent['type'], 'step.completed' | 'step.skipped'> };

const NEVER = new AbortController().signal;

/** From a taken key to the next. The next one first: who has just taken this one, with the same claim, meets us there. */
const LEAPS = [1, 8, 64, 512] as const;

export class Publisher {
  readonly #request: PublisherRequest;
  #state: LineState;
  #last = 0;
  #due = 0;
  #busy: Promise<boolean> | null = null;
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Until then the store takes nothing. */
  #notBefore = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  /** The events with which steps have ended. */
  readonly #ends = new Map<string, number>();
  /** The keys under which this attempt has saved, as far as this process knows. */
  readonly #saved: Set<string>;
  /** Why another attempt may go on with the run; null where nothing says so. */
  #doubt: string | null = null;
  #hasWarned = false;
  #isClosed = false;

  constructor(request: PublisherRequest, state: LineState) {
    this.#request = request;
    this.#state = state;
    this.#saved = new Set(state.saved === null ? [] : [state.saved]);
    this.#keep({});
  }

  get state(): LineState {
    return this.#state;
  }

  /** Whether all that came on record is published. */
  get isWhole(): boolean {
    return this.#state.event >= this.#last;
  }

  /** Told of each event of the run, after it is durable here. */
  notice(event: Noticed, run: string): void {
    if (this.#state.run !== run) this.#keep({ run, chain: [], event: 0, noted: false });
    this.#last = event.n;
    if (event.type === 'step.completed' || event.type === 'step.skipped') this.#ends.set(event.step, event.n);
    if (!DUE.has(event.type)) return;
    this.#due = event.n;
    this.#soon();
  }

  /**
   * Settles when all that is on record now is published (true), or when that cannot be done for now (false). What an attempt
   * publishes after a later one has taken the run over does not count: nobody goes on with it.
   */
  async flush(): Promise<boolean> {
    const target = this.#last;
    const { outage, pace } = this.#request;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), pace.flush);
    try {
      await outage.during(pace.share, () => this.#flushTo(target, limit.signal));
    } finally {
      clearTimeout(timer);
      this.#keep({});
    }
    return this.#state.event >= target && this.#state.stopped === null;
  }

  async #flushTo(target: number, until: AbortSignal): Promise<void> {
    const { outage, pace } = this.#request;
    const began = this.#now();
    for (let tries = 1; this.#state.event < target && this.#state.stopped === null; tries++) {
      const isLate = this.#busy !== null;
      if (!isLate && !(await this.#mayTry(began + pace.flush, until))) break;
      if (await (this.#busy ?? this.#round(tries === 1 ? NEVER : until))) continue;
      if (outage.isUsedUp || until.aborted) break;
      if (!isLate) await outage.pause(pace.pause, until);
    }
    await this.#noteAtLast(until);
  }

  /** Waits as long as the store takes nothing; false where that is too long. */
  async #mayTry(deadline: number, until: AbortSignal): Promise<boolean> {
    const wait = this.#notBefore - this.#now();
    if (wait <= 0) return true;
    if (this.#notBefore > deadline) return false;
    await this.#request.clock.sleep(wait, until);
    return true;
  }

  /** Whether another attempt goes on with the run, too. @returns who, or why that cannot be told; null when nobody does */
  async others(): Promise<string | null> {
    const { claim, from } = this.#state;
    try {
      const other = await othersOf(this.#here, { claim, from, me: this.#me, saved: this.#saved });
      if (other?.kind === 'stop') this.#stop(other.why);
      return other?.why ?? this.#doubt;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Takes up what is on record, for a process that was not told of it. @throws the system's error */
  lookUp(): void {
    const { run } = this.#state;
    if (run !== null) this.#last = this.#record(join(this.#request.runs, run, 'events.ndjson')).event;
  }

  /** The steps of whose ends it was told, and that are not published. */
  unpublished(): ReadonlySet<string> {
    return new Set([...this.#ends].filter(([, n]) => n > this.#state.event).map(([step]) => step));
  }

  #now(): number {
    return this.#request.clock.now().getTime();
  }

  /** Starts nothing more. What is on its way may still arrive. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #soon(): void {
    if (this.#busy !== null || this.#timer !== null || this.#isClosed || this.#state.stopped !== null) return;
    const next = Math.max(this.#startedAt + this.#request.pace.apart(this.#state.sequence), this.#notBefore);
    const wait = Math.max(0, next - this.#now());
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#busy === null && this.#state.event < this.#due) void this.#round(NEVER);
    }, wait);
    this.#timer.unref();
  }

  /** Publishes what is on record now. Never throws. @returns whether that went well */
  #round(until: AbortSignal): Promise<boolean> {
    const from = this.#due;
    this.#startedAt = this.#now();
    this.#busy = this.#publish(until)
      .catch((error: Error): Saved => ({ kind: 'failed', why: error.message, lasting: false }))
      .then((saved) => {
        this.#busy = null;
        if (saved.kind === 'failed') this.#failed(saved);
        // What failed is tried again when something more comes on record.
        if (saved.kind === 'saved' || this.#due > from) this.#soon();
        return saved.kind === 'saved';
      });
    return this.#busy;
  }

  /** Keys that an attempt used and never finished stay taken, as many as it tried: those are leapt over. */
  async #publish(until: AbortSignal): Promise<Saved> {
    const { run } = this.#state;
    if (run === null) return { kind: 'saved', newest: null };
    let saved = await this.#publishAt(this.#state.sequence + 1, { run, until });
    for (const leap of LEAPS) {
      if (saved.kind === 'saved' || saved.taken === undefined) break;
      saved = await this.#publishAt(this.#state.sequence + leap, { run, until });
    }
    return saved;
  }

  async #publishAt(
    sequence: number,
    { run, until }: { readonly run: string; readonly until: AbortSignal },
  ): Promise<Saved> {
    const { objects, runs, temp } = this.#request;
    const { owner, claim, chain, workflowRun } = this.#state;
    const line = lineOf(owner);
    this.#keep({ sequence });
    const { journal, event, needed, record } = this.#record(join(runs, run, 'events.ndjson'));
    const fileOf = (pack: number) => join(runs, run, 'packs', packName(pack));
    const sizeOf = (packs: readonly number[]) => bytesIn(packs.map(fileOf));
    const { chain: live, packs } = gather(chain, { needed, sizeOf });
    const place = { claim, sequence };
    const entry = this.#entryOf(record, sequence);
    const key = keyOf(line, entry);
    const { by } = this.#state;
    const others = this.#state.others.filter((other) => other.run !== run);
    const header = { owner, place, workflow_run: workflowRun, run, event, chain: live, by, others };
    const files = packs.map((pack) => ({ pack, path: fileOf(pack) }));
    const from = join(temp, `checkpoint-${sequence}`);
    try {
      const bytes = await writeCheckpoint(from, { header, journal, packs: files });
      const answer = await objects.save({
        key,
        from,
        beside: linePrefix(line),
        about: aboutOf(owner),
        until,
      });
      const saved = await this.#unlessTaken(answer, entry);
      if (saved.kind === 'failed') return saved;
      this.#saved.add(key);
      this.#keep({ event, chain: packs.length === 0 ? live : [...live, { ...entry, packs }], saved: key });
      this.#hasWarned = false;
      this.#request.saved(bytes, sequence);
      await this.#giveWay(saved.newest === null ? null : entryIn(line, saved.newest));
      if (!this.#state.noted) await this.#note(run, until);
      return saved;
    } finally {
      rmSync(from, { force: true });
    }
  }

  get #here(): HoldersRequest {
    const { objects, temp } = this.#request;
    return { objects, temp, owner: this.#state.owner };
  }

  get #me(): Holder {
    return { by: this.#state.by[0], run: this.#state.run };
  }

  /** A key that is taken was used by another attempt with the same claim, or by this one, which was not told so. */
  async #unlessTaken(answer: Saved, entry: Entry): Promise<Saved> {
    if (answer.kind === 'saved' || answer.taken === undefined) return answer;
    const holder = await holderOf(this.#here, entry);
    if (holder === null) return answer;
    if (isSame(holder, this.#me)) return { kind: 'saved', newest: null };
    return { kind: 'failed', why: goesOn(holder, this.#me), lasting: true };
  }

  /** The journal as it is now, up to its last whole line. Packs are durable before an event names them. */
  #record(path: string) {
    const text = readFileSync(path, 'utf8');
    const journal = text.slice(0, text.lastIndexOf('\n') + 1);
    const run = foldAll(parseEvents(journal));
    return { journal, event: run.last_event, needed: packsOf(run), record: run };
  }

  /**
   * A later attempt that took the run over is the one that saves it. Of two attempts with one claim, whose keys may tell of other steps, the
   * one that sees the other stops.
   */
  async #giveWay(newest: Entry | null): Promise<void> {
    const { claim, owner } = this.#state;
    if (newest === null || newest.claim < claim) return;
    if (newest.claim > claim) return this.#stop(TAKEN_OVER);
    if (newest.sequence === 0 || this.#saved.has(keyOf(lineOf(owner), newest))) return;
    const holder = await holderOf(this.#here, newest).catch(() => null);
    if (holder === null) this.#doubt = goesOn(null, this.#me);
    else if (!isSame(holder, this.#me)) this.#stop(goesOn(holder, this.#me));
  }

  /** Two attempts with one claim make one key of the first checkpoint, so that one alone can: it tells of no attempt and no steps. */
  #entryOf({ attempt, steps, status }: Run, sequence: number): Entry {
    const { claim } = this.#state;
    const resumable = this.#request.resumes && status !== 'completed';
    if (sequence === 1) return { claim, sequence, attempt: 0, steps: 0, resumable };
    const done = steps.filter((step) => step.section === 'steps' && isDone(step)).length;
    return { claim, sequence, attempt: Math.min(attempt, MOST), steps: Math.min(done, MOST), resumable };
  }

  /** Makes the run findable by its id; tried again with the next checkpoint. */
  async #note(run: string, until: AbortSignal): Promise<void> {
    const { objects, temp } = this.#request;
    const { owner, claim, sequence, by } = this.#state;
    const place = { claim, sequence };
    if (await writeAlias({ objects, temp, owner, run, until, place, by: by[0] ?? null }))
      this.#keep({ noted: true });
  }

  /** Where all else is published, no next checkpoint may come. A key is never used again: the note takes a number of its own. */
  async #noteAtLast(until: AbortSignal): Promise<void> {
    while (this.#busy !== null) await this.#busy;
    const { run, noted, stopped, sequence } = this.#state;
    if (run === null || noted || stopped !== null || sequence === 0 || !this.isWhole) return;
    this.#keep({ sequence: sequence + 1 });
    // Nobody is told where it fails: the run is found without it, but for its id.
    const noting = this.#note(run, until).catch(() => {});
    this.#busy = noting.then(() => {
      this.#busy = null;
      this.#soon();
      return true;
    });
    await this.#busy;
  }

  #failed({ why, lasting, spent, retryAfter = 0 }: Failed): void {
    if (retryAfter > 0) this.#notBefore = this.#now() + retryAfter * 1000;
    // That the store does not answer has been said.
    if (spent === true && this.#hasWarned) this.#keep({ stopped: why });
    else if (lasting) this.#stop(why);
    else if (!this.#hasWarned) {
      this.#hasWarned = true;
      this.#request.warn(`a checkpoint could not be saved, for which no step fails: ${why}`);
    }
  }

  #stop(why: string): void {
    this.#keep({ stopped: why });
    this.#request.warn(`nothing more is saved: ${why}`);
  }

  #keep(change: Partial<LineState>): void {
    this.#state = { ...this.#state, lost: this.#request.outage.lost, ...change };
    mkdirSync(join(this.#request.file, '..'), { recursive: true });
    writeState(this.#request.file, this.#state);
  }
}

/** Bytes in files; null where one of them is not there. */
function bytesIn(files: readonly string[]): number | null {
  const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  return sizes.reduce<number | null>(
    (sum, size) => (sum === null || size === undefined ? null : sum + size),
    0,
  );
}
