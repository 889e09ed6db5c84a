/** The checkpoints of this job in a store elsewhere: found before the run, saved while it goes on. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunChoice, StepChoice } from '../launch/prepare.ts';
import { Refusal } from '../launch/refusal.ts';
import { ownerOfRun } from '../line/alias.ts';
import { bring, hasSource } from '../line/bring.ts';
import { otherThanNewest, runsOf } from '../line/choose.ts';
import { type Found, find, findOther, nameOf, type Opened } from '../line/find.ts';
import type { Owner } from '../line/owner.ts';
import { Publisher, type PublisherRequest } from '../line/publisher.ts';
import type { LineState } from '../line/state.ts';
import type { RunEvent } from '../record/events.ts';
import { isUnfinished } from '../record/listing.ts';
import { isDone, type Run } from '../record/run.ts';
import { formatBytes } from '../report/tables.ts';
import type { Published } from '../run/ports.ts';
import { StoreError } from '../store/errors.ts';
import type { Objects } from '../store/objects.ts';
import { holdLine } from './hold.ts';

export interface RemoteRequest {
  readonly objects: Objects;
  readonly owner: Owner;
  /** The number of the workflow run's attempt, from 1. */
  readonly attempt: number;
  readonly workflowRun: string | null;
  readonly resume: 'auto' | 'never' | 'required';
  /** The run to go on with, by its id; null: the newest. */
  readonly run: string | null;
  /** The digest of the inputs that the job gives; null: it gives none. */
  readonly given: string | null;
  /** The step that was named; null: all. With one, a finished run is gone on with too. */
  readonly step: StepChoice | null;
  /** The folders and the file on this machine. */
  readonly here: Here;
  /** What nobody else has. */
  readonly random: string;
  readonly publisher: Pick<PublisherRequest, 'pace' | 'clock'>;
  readonly say: (line: string) => void;
  readonly warn: (message: string) => void;
}

export interface Here {
  /** The folder in which each run has one. */
  readonly runs: string;
  /** The file that keeps the state of the line. */
  readonly state: string;
  /** For what is on its way. */
  readonly moving: string;
}

/** The places below one folder. */
export function hereIn(folder: string): Here & { readonly store: string } {
  const store = join(folder, 'store');
  return {
    store,
    runs: join(store, 'runs'),
    state: join(folder, 'line.json'),
    moving: join(folder, 'moving'),
  };
}

const NOTHING: Found = { newest: null, passed: [], claim: 0 };

const GONE_ON = 'the scope has gone on since this run was completed';

export class Remote implements Published {
  readonly #request: RemoteRequest;
  #publisher: Publisher | null = null;

  constructor(request: RemoteRequest) {
    this.#request = request;
    mkdirSync(request.here.moving, { recursive: true });
  }

  /** Whether a checkpoint of the run is in the store, be it not the last: a re-run can go on from there. */
  get isFindable(): boolean {
    return (this.#publisher?.state.event ?? 0) > 0;
  }

  /** Whether all that is on record is published. */
  get isWhole(): boolean {
    return this.#publisher?.isWhole ?? false;
  }

  /**
   * Finds the run that this job goes on with and brings it to this machine; then holds the line.
   * @throws StoreError when the store gives no proper answer; Refusal exit 4
   */
  async find(): Promise<RunChoice> {
    const line = await this.#look();
    const found = await this.#choose(line);
    const wanted = this.#request.resume === 'never' ? null : found.newest;
    this.#mustBeWanted(wanted);
    const used = this.#isLeft(wanted) ? null : wanted;
    const lost = used === null ? [] : await this.#bring(line.owner, used);
    const newest = this.#unlessHollow(used);
    if (used !== null) this.#mustBeWanted(newest);
    const missing = this.#request.resume === 'never' ? [] : [...found.passed, ...lost];
    this.#tellMissing(missing);
    const stopped = line.stopped ?? (this.#isBehind(newest, line.found) ? GONE_ON : null);
    const state = await this.#hold({ ...line, newest, stopped });
    // What is only brought back need not be saved again.
    if (state.stopped !== null && (stopped !== GONE_ON || missing.length > 0))
      this.#tellStopped(state.stopped);
    this.#publisher = this.#publisherOf(state);
    return {
      kind: 'found',
      id: newest?.run.run_id ?? null,
      history: this.#historyOf(found, used === null ? wanted : newest),
      completed: this.#isOurs(newest) ? 'bring-back' : 'leave',
      inputs: this.#request.run === null ? 'agree' : 'replace',
      otherwise: this.#request.resume === 'required' ? 'refuse' : 'start',
    };
  }

  /** Told of each event of the run. */
  notice(event: RunEvent, run: Run): void {
    this.#publisher?.notice(event, run.run_id);
  }

  async now(): Promise<string | null> {
    const publisher = this.#publisher;
    if (publisher === null || (await publisher.flush())) return null;
    return publisher.state.stopped ?? 'the store did not take it';
  }

  async others(): Promise<string | null> {
    return this.#publisher === null ? null : this.#publisher.others();
  }

  /** The steps whose ends are on record, and not published. */
  unpublished(): ReadonlySet<string> {
    try {
      return this.#publisher?.unpublished() ?? new Set();
    } catch {
      // A step may have removed even the journal: then the log has said so.
      return new Set();
    }
  }

  /** Starts no transfer any more. `cut-off`: ends those that are on their way, too. */
  close(how: 'let-finish' | 'cut-off'): void {
    this.#publisher?.close();
    if (how === 'cut-off') this.#request.objects.close();
  }

  async #look(): Promise<Line> {
    const { objects, attempt, resume, run, here, owner: mine } = this.#request;
    const { access } = objects;
    const stopped = access.write === 'yes' ? null : access.why;
    const isFirst = mine.scope.kind === 'run' && attempt === 1 && run === null;
    if (access.read === 'nothing' || isFirst) return { owner: mine, found: NOTHING, stopped };
    if (mine.scope.kind === 'run' && resume === 'never') return { owner: mine, found: NOTHING, stopped };
    try {
      if (access.read === 'denied') throw new StoreError(`the cache cannot be read: ${access.why}`);
      const owner = run === null ? mine : await this.#ownerOf(run);
      const ceiling = owner.scope.kind === 'run' && run === null ? attempt : null;
      return { owner, found: await find({ objects, owner, ceiling, temp: here.moving }), stopped };
    } catch (error) {
      if (resume !== 'never' || !(error instanceof StoreError)) throw error;
      // Whose turn it is cannot be told.
      return { owner: mine, found: NOTHING, stopped: error.message };
    }
  }

  /** The run of the line that is the job's: the newest, unless another one is. @throws StoreError */
  async #choose({ owner, found }: Line): Promise<Found> {
    const { objects, here, resume, workflowRun, given, run, step } = this.#request;
    if (found.newest === null || resume === 'never') return found;
    const wanted = { workflowRun, given: given ?? '', run, hasStep: step !== null };
    const other = otherThanNewest(runsOf(found.newest), wanted);
    if (other === null) return found;
    return findOther({ objects, owner, ceiling: null, temp: here.moving }, found, other);
  }

  async #ownerOf(run: string): Promise<Owner> {
    const { objects, owner, here } = this.#request;
    const found = await ownerOfRun({ objects, owner, run, temp: here.moving });
    if (found !== null) return found;
    throw new Refusal(4, `no such run: ${run}`, {
      hint: 'a run is found by its id while the cache has its checkpoints, from a branch that can read them, for the same job and pipeline',
    });
  }

  #mustBeWanted(newest: Opened | null): void {
    const { run } = this.#request;
    if (run === null || newest?.run.run_id === run) return;
    throw new Refusal(
      4,
      newest === null ? `nothing of ${run} can be read` : `${run} was followed by ${newest.run.run_id}`,
      {
        hint: 'of the runs of its scope it is not one that the newest checkpoint still names',
      },
    );
  }

  async #bring(owner: Owner, newest: Opened): Promise<readonly string[]> {
    const { objects, here, say } = this.#request;
    const { run, place } = newest;
    const steps = run.steps.filter((step) => step.section === 'steps');
    say(
      `Found ${run.run_id}, checkpoint ${nameOf(place)}: ${steps.filter(isDone).length} of ${steps.length} steps completed.`,
    );
    return bring({
      objects,
      owner,
      found: newest,
      directory: join(here.runs, run.run_id),
      temp: here.moving,
      progress: (done, of) => {
        if (of > 1) say(`Fetched ${done} of ${of} checkpoints.`);
      },
    });
  }

  /** A run is of no use without the files that it began with. */
  #unlessHollow(found: Opened | null): Opened | null {
    if (found === null) return null;
    const directory = join(this.#request.here.runs, found.run.run_id);
    if (hasSource(found.run, directory)) return found;
    rmSync(directory, { recursive: true, force: true });
    return null;
  }

  /** Absent where an attempt went before, or older than what is known to exist: more may have happened than is told. */
  #historyOf({ passed, claim: highest }: Found, newest: Opened | null): 'whole' | 'uncertain' {
    const { resume, attempt, warn } = this.#request;
    if (resume === 'never') return 'whole';
    if (newest !== null) return passed.length > 0 || this.#isGap(newest) ? 'uncertain' : 'whole';
    if (attempt === 1 && highest === 0) return 'whole';
    if (this.#request.objects.access.read !== 'nothing') {
      const which = attempt === 1 ? 'Of this scope,' : 'This is a re-run, and';
      warn(
        highest === 0
          ? 'This is a re-run, and no checkpoint of an earlier attempt is in the cache: it starts from the first step'
          : `${which} what is left in the cache of an earlier attempt is not enough to go on: the run starts from the first step`,
      );
    }
    return 'uncertain';
  }

  /** Whether an attempt in between left nothing: it may have been thrown away. */
  #isGap({ place }: Opened): boolean {
    const { owner, run, attempt } = this.#request;
    return owner.scope.kind === 'run' && run === null && place.claim < attempt - 1;
  }

  /** A completed run is brought back to re-runs of the workflow run that completed it. */
  #isOurs(newest: Opened | null): boolean {
    const { workflowRun, run } = this.#request;
    if (newest === null) return false;
    return run !== null || newest.checkpoint.header.workflow_run === workflowRun;
  }

  /** One that another workflow run completed: a new one starts, and nothing of the old one need be fetched. */
  #isLeft(newest: Opened | null): boolean {
    const { step, say } = this.#request;
    if (newest === null || step !== null || isUnfinished(newest.run) || this.#isOurs(newest)) return false;
    say(`${newest.run.run_id} was completed by another workflow run: a new run starts.`);
    return true;
  }

  #hold({ owner, found, newest, stopped }: Line & { readonly newest: Opened | null }): Promise<LineState> {
    const { objects, random, here, warn, workflowRun, given, attempt, run } = this.#request;
    const isOwn = owner.scope.kind === 'own' || run !== null;
    return holdLine({
      ...{ objects, random, temp: here.moving, warn, workflowRun, given, owner, found, newest, stopped },
      attempt: isOwn ? null : attempt,
    });
  }

  /** @throws Refusal exit 4 where all is required */
  #tellMissing(missing: readonly string[]): void {
    for (const line of missing) this.#request.warn(line);
    if (this.#request.resume !== 'required' || missing.length === 0) return;
    throw new Refusal(4, 'resume: required, and not all that was saved can be had', {
      hint: 'leave `resume` out to go on with what there is',
    });
  }

  /** Whether it is a completed run that is brought back although the line has gone on with another one. */
  #isBehind(newest: Opened | null, { newest: last }: Found): boolean {
    if (newest === null || isUnfinished(newest.run) || this.#request.step !== null) return false;
    return newest.run.run_id !== last?.run.run_id;
  }

  #tellStopped(why: string): void {
    this.#request.warn(`Nothing will be saved, and a re-run will start over: ${why}`);
  }

  #publisherOf(state: LineState): Publisher {
    const { objects, here, publisher, warn, say } = this.#request;
    return new Publisher(
      {
        objects,
        runs: here.runs,
        file: here.state,
        temp: here.moving,
        ...publisher,
        warn,
        saved: (bytes, sequence) =>
          say(`Saved checkpoint ${state.claim}.${sequence} (${formatBytes(bytes)}).`),
      },
      state,
    );
  }
}

/** The line of this job, as it is in the store. */
interface Line {
  readonly owner: Owner;
  readonly found: Found;
  /** Why nothing can be saved; null where it can. */
  readonly stopped: string | null;
}
