/** The checkpoints of this job in a store elsewhere: found before the run, saved while it goes on. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Given } from '../launch/answers.ts';
import { newestWith, type RunChoice } from '../launch/choose-run.ts';
import type { StepChoice } from '../launch/choose-step.ts';
import { bring, hasSource } from '../line/bring.ts';
import { agreesWith } from '../line/choose.ts';
import { nameOf, type Opened } from '../line/find.ts';
import { TAKEN_OVER } from '../line/holders.ts';
import type { Owner } from '../line/owner.ts';
import { Publisher, type PublisherRequest } from '../line/publisher.ts';
import type { LineState } from '../line/state.ts';
import { defaultsOf, resolveInputs } from '../pipeline/inputs.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { RunEvent } from '../record/events.ts';
import { parseEvents } from '../record/lines.ts';
import { isDone, type Run } from '../record/run.ts';
import { rerunWith, type Saved } from '../report/saved.ts';
import { formatBytes } from '../report/tables.ts';
import type { Published } from '../run/ports.ts';
import type { Place } from '../store/objects.ts';
import type { Outage } from '../store/outage.ts';
import { type Decided, decide, historyOf, matchingOf, startsOver, whyLeft } from './decide.ts';
import { heldLine, type Turn, takeTurn } from './hold.ts';
import { SHARE } from './line.ts';
import { type Line, type LookRequest, look } from './look.ts';
import { mustBeNamed, mustHaveAll, mustHavePlace } from './required.ts';

export interface RemoteRequest extends Omit<LookRequest, 'temp' | 'agrees'> {
  /** The inputs that the job gives. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The step that was named; null: all. */
  readonly step: StepChoice | null;
  /** What a person answers to the run; null for nothing. */
  readonly answer: Pick<Given, 'step'> | null;
  /** The folders and the file on this machine. */
  readonly here: Here;
  /** What nobody else has. */
  readonly random: string;
  /** Finds out what the store can be used for, where only a try tells. */
  readonly tryAccess: () => Promise<void>;
  /** Milliseconds that may be spent on taking the line over. */
  readonly patience: number;
  readonly publisher: Pick<PublisherRequest, 'pace' | 'clock'>;
  /** What is still tried where the store does not answer. */
  readonly outage: Outage;
  readonly say: (line: string) => void;
  readonly warn: (message: string) => void;
}

export const NOT_TAKEN = 'the store did not take it';

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

/** Between two lines on how far fetching is. */
const PROGRESS_MS = 3000;
const GONE_ON = 'the scope has gone on since this run was completed';

export class Remote implements Published {
  readonly #request: RemoteRequest;
  #publisher: Publisher | null = null;

  constructor(request: RemoteRequest) {
    this.#request = request;
    mkdirSync(request.here.moving, { recursive: true });
  }

  /** What of the run is saved, and what a re-run does with it. */
  get saved(): Saved {
    const { event = 0, stopped = null } = this.#publisher?.state ?? {};
    const { resume, objects } = this.#request;
    const there = event === 0 ? 'nothing' : this.isWhole ? 'all' : 'some';
    return {
      there,
      more: there === 'all' || stopped !== null ? 'none' : 'may-come',
      access: objects.access.read === 'denied' ? 'unreadable' : 'readable',
      rerun: stopped === TAKEN_OVER ? 'as-another-left' : rerunWith(resume),
      store: objects.place,
    };
  }

  /** Whose line it is. */
  get owner(): Owner {
    return this.#publisher?.state.owner ?? this.#request.owner;
  }

  get place(): Place {
    return this.#request.objects.place;
  }

  /** Whether all that is on record is published. */
  get isWhole(): boolean {
    return this.#publisher?.isWhole ?? false;
  }

  /**
   * Finds the run that this job goes on with and brings it to this machine; then holds the line.
   * @throws StoreError when the store gives no proper answer; Refusal exit 4
   */
  find(pipeline: Pipeline): Promise<RunChoice> {
    return this.#request.outage.during(1, () => this.#find(pipeline));
  }

  async #find(pipeline: Pipeline): Promise<RunChoice> {
    const { objects, here, inputs, resume, say, warn } = this.#request;
    const wantedInputs = resolveInputs(pipeline.inputs, inputs);
    // What is wrong with them is said where they are needed: a run that is gone on with may have its own.
    const agrees = wantedInputs.ok
      ? agreesWith(wantedInputs.value, defaultsOf(pipeline.inputs))
      : () => false;
    await this.#request.tryAccess();
    mustHavePlace(this.#request);
    const line = await look({ ...this.#request, agrees, temp: here.moving });
    const { found } = line;
    const wanted = resume === 'never' ? null : found.newest;
    const run = line.named === 'this' ? this.#request.run : null;
    mustBeNamed(run, wanted, found);
    const fits = wanted !== null && this.#fits(line, wanted, pipeline);
    const { says, fate, ...decided } = this.#decide(line, fits ? wanted : null);
    for (const text of says) say(text);
    if (wanted !== null && !fits) this.#tellLeft(wanted, 'has other inputs');
    else if (wanted !== null && fate === 'leave') this.#tellLeft(wanted, whyLeft(wanted.run));
    const used = !fits || fate === 'leave' ? null : wanted;
    const isBack = fate === 'bring-back';
    // Some requests in a row, which need not wait. What may still be refused claims nothing: what never began would look as if it were lost.
    const isEarly = used !== null && !isBack && resume !== 'required';
    const [lost, early] = await Promise.all([
      used === null ? [] : this.#bring(line.owner, used),
      isEarly ? this.#takeTurn(line, line.stopped) : null,
    ]);
    const newest = this.#unlessHollow(used);
    if (used !== null) mustBeNamed(run, newest, found);
    const unknown = line.known === 'none' ? [this.#noneKnown()] : [];
    const passed = resume === 'never' ? [] : [...found.passed, ...unknown];
    for (const line of passed) warn(line);
    // What becomes of these the attempt warns of: of the steps that run again.
    for (const line of lost) say(`${line}.`);
    const missing = [...passed, ...lost];
    mustHaveAll(resume, missing);
    const ids = newest === null ? [] : [newest.run.run_id];
    const history = startsOver(fate, this.#request.attempt)
      ? 'uncertain'
      : this.#historyOf(line, used === null ? wanted : newest);
    const choice: RunChoice = { kind: 'found', ids, history, ...decided };
    // It is about to be refused.
    if (newest === null && resume === 'required') return choice;
    const turn = early ?? (await this.#takeTurn(line, whyStopped(line, { newest, isBack })));
    const state = this.#stateOf(line, turn, { newest, isBack });
    // What is only brought back need not be saved again.
    if (state.stopped !== null && (state.stopped !== GONE_ON || missing.length > 0))
      this.#tellStopped(state.stopped, newest);
    else if (objects.access.read === 'denied' && resume !== 'never')
      warn(`A re-run cannot read the saved run, and will stop: ${objects.access.why}`);
    this.#publisher = this.#publisherOf(state);
    return choice;
  }

  /** Told of each event of the run. */
  notice(event: RunEvent, run: Run): void {
    this.#publisher?.notice(event, run.run_id);
  }

  async now(): Promise<string | null> {
    const publisher = this.#publisher;
    if (publisher === null || (await publisher.flush())) return null;
    return publisher.state.stopped ?? NOT_TAKEN;
  }

  /** Whether no other attempt can go on with the run: there is none. */
  get isAlone(): boolean {
    const { attempt, owner, run } = this.#request;
    return owner.scope.kind === 'run' && attempt === 1 && run === null;
  }

  async others(): Promise<string | null> {
    // Whom nobody can be beside need not be asked about; and where nothing can be read it could not.
    if (this.isAlone && this.#request.objects.access.read === 'denied') return null;
    const publisher = this.#publisher;
    return publisher === null ? null : this.#request.outage.during(SHARE.main, () => publisher.others());
  }

  /** Milliseconds that the store has cost the job so far. */
  get lost(): number {
    return this.#request.outage.lost;
  }

  /** The steps whose ends are on record, and not published. */
  unpublished(): ReadonlySet<string> {
    return this.#publisher?.unpublished() ?? new Set();
  }

  /** Starts no transfer any more. `cut-off`: ends those that are on their way, too. */
  close(how: 'let-finish' | 'cut-off'): void {
    this.#publisher?.close();
    if (how === 'cut-off') this.#request.objects.close();
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
      progress: this.#fetching(),
    });
  }

  /** Tells how far fetching is: a line now and then, and one at the end. */
  #fetching(): (done: number, of: number) => void {
    const { say, publisher } = this.#request;
    const now = () => publisher.clock.now().getTime();
    let told = now();
    return (done, of) => {
      if (of === 1 || (done < of && now() - told < PROGRESS_MS)) return;
      told = now();
      say(`Fetched ${done} of ${of} checkpoints.`);
    };
  }

  /** A run is of no use without the files that it began with. */
  #unlessHollow(found: Opened | null): Opened | null {
    if (found === null) return null;
    const directory = join(this.#request.here.runs, found.run.run_id);
    if (hasSource(found.run, directory)) return found;
    rmSync(directory, { recursive: true, force: true });
    return null;
  }

  #decide({ owner, named, known: last, found: { passed } }: Line, newest: Opened | null): Decided {
    const { attempt, resume, step, run, workflowRun, answer } = this.#request;
    const isAsked = step !== null || answer !== null;
    const events = newest === null || !isAsked ? [] : parseEvents(newest.checkpoint.journal);
    const isOwn = newest?.checkpoint.header.workflow_run === workflowRun;
    const found = newest === null ? null : { run: newest.run, events, isOwn };
    // Of the last attempt more has happened than what is found tells.
    const known = last === 'last' && passed.length > 0 ? 'older' : last;
    return decide({
      answer,
      workflowRun,
      attempt,
      resume,
      step,
      run,
      named,
      scope: owner.scope.kind,
      known,
      found,
    });
  }

  /** Absent where an attempt went before, or older than what is known to exist: more may have happened than is told. */
  #historyOf({ found, known }: Line, newest: Opened | null): 'whole' | 'uncertain' {
    const { resume, attempt } = this.#request;
    if (resume === 'never') return 'whole';
    const isFirst = attempt === 1 && found.claim === 0;
    if (newest === null && !isFirst) this.#tellNothing(found.claim);
    const isLost = newest === null ? !isFirst : found.passed.length > 0;
    return historyOf(known, isLost ? 'something' : 'nothing');
  }

  #noneKnown(): string {
    const { attempt, run, objects } = this.#request;
    const { name } = objects.place;
    return attempt === 1
      ? `No checkpoint of what this job did beside ${run} is in ${name}: what it did is not known`
      : `This is a re-run, and no checkpoint of its earlier attempts is in ${name}: Savepoint does not know which steps they started`;
  }

  /** @param highest the highest claim that there is */
  #tellNothing(highest: number): void {
    const { attempt, objects, resume, warn } = this.#request;
    if (objects.access.read === 'nothing') return;
    const which = attempt === 1 ? 'Of this scope,' : 'This is a re-run, and';
    const what =
      highest === 0
        ? `This is a re-run, and no checkpoint of an earlier attempt is in ${objects.place.name}`
        : `${which} only parts of an earlier attempt are in ${objects.place.name}`;
    warn(resume === 'required' ? what : `${what}: the run starts from the first step`);
  }

  /** Whether it has the inputs of this job. */
  #fits({ named, owner }: Line, { run }: Opened, pipeline: Pipeline): boolean {
    const { inputs } = this.#request;
    const matching = matchingOf(named, owner.scope.kind);
    return newestWith([run], { pipeline, inputs, matching }) !== undefined;
  }

  /** Of one that is not gone on with nothing need be fetched. */
  #tellLeft({ run }: Opened, why: string): void {
    const { resume, say } = this.#request;
    const next = resume === 'required' ? '' : ': a new run starts';
    say(`${run.run_id} ${why}${next}.`);
  }

  #takeTurn({ owner, top: found, turns }: Line, stopped: string | null): Promise<Turn> {
    const { objects, random, here, patience, warn, attempt, workflowRun } = this.#request;
    const asked = { objects, random, temp: here.moving, patience, warn, workflowRun, attempt };
    return takeTurn({ ...asked, owner, found, turns, stopped });
  }

  #stateOf(
    { owner, top: found }: Line,
    turn: Turn,
    { newest, isBack }: { readonly newest: Opened | null; readonly isBack: boolean },
  ): LineState {
    const { workflowRun, attempt } = this.#request;
    // Whoever brings a run back has not completed it.
    const worker = isBack && newest !== null ? newest.checkpoint.header.workflow_run : workflowRun;
    return heldLine({ owner, found, newest, workflowRun, worker, attempt }, turn);
  }

  /** @param newest what is gone on with, from which a re-run can go on, too */
  #tellStopped(why: string, newest: Opened | null): void {
    const then = newest === null ? 'start over' : `go on from checkpoint ${nameOf(newest.place)} again`;
    this.#request.warn(`Nothing will be saved, and a re-run will ${then}: ${why}`);
  }

  #publisherOf(state: LineState): Publisher {
    const { objects, outage, here, publisher, resume, warn, say } = this.#request;
    return new Publisher(
      {
        objects,
        outage,
        runs: here.runs,
        file: here.state,
        temp: here.moving,
        ...publisher,
        resumes: rerunWith(resume) === 'goes-on' && objects.access.read !== 'denied',
        warn,
        saved: (bytes, sequence) =>
          say(`Saved checkpoint ${state.claim}.${sequence} (${formatBytes(bytes)}).`),
      },
      state,
    );
  }
}

/** Why nothing can be saved; null where it can. */
function whyStopped(
  { stopped, top }: Line,
  { newest, isBack }: { readonly newest: Opened | null; readonly isBack: boolean },
): string | null {
  // It is brought back although the line has gone on with another one.
  const isBehind = isBack && newest !== null && newest.run.run_id !== top.newest?.run.run_id;
  return stopped ?? (isBehind ? GONE_ON : null);
}
