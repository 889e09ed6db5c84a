/** The attempt of a job whose steps stay in the workflow: each step's shell asks what becomes of it, and says how it ended. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Step } from '../pipeline/model.ts';
import { arrivedStep, type Words } from '../plan/arriving.ts';
import type { Reason, SourceDigests } from '../record/decisions.ts';
import type { EventBody } from '../record/events.ts';
import { stepOf } from '../record/run.ts';
import type { AttemptRequest, AttemptResult } from '../run/attempt.ts';
import { planEvent } from '../run/first-events.ts';
import { moved } from '../run/moved.ts';
import type { ArrivingFiles, Ports } from '../run/ports.ts';
import { Recorder, RecordLost } from '../run/recorder.ts';
import { Chain, outdated, type Verdict } from './chain.ts';
import type { Caller } from './door.ts';
import { endOf } from './end.ts';
import { type Ended, Ends, type Going } from './ends.ts';
import { wordsIn } from './env-words.ts';
import type { House } from './house.ts';
import { definitionOf, idFor } from './identity.ts';
import type { FromKeeper, JobStatus, ToKeeper } from './protocol.ts';
import { lackLines, notMet, refusal, reusedLine } from './says.ts';
import { tempLacking } from './temp-files.ts';

export type ArrivingPorts = Ports & { readonly files: ArrivingFiles };

type Arrived = Extract<ToKeeper, { kind: 'arrived' }>;
/** Without the lines that are said along. */
type Answer<K extends FromKeeper['kind'] = FromKeeper['kind']> = Omit<
  Extract<FromKeeper, { kind: K }>,
  'says'
>;
type Decided =
  | { readonly going: Going }
  | { readonly answer: Answer<'reuse'> | Answer<'refuse'>; readonly says?: readonly string[] };

/** Runs the attempt until the job ends. */
export function keep(request: AttemptRequest, ports: ArrivingPorts, house: House): Promise<AttemptResult> {
  return new Keeper(request, ports, house).run();
}

class Keeper {
  readonly #request: AttemptRequest;
  readonly #ports: ArrivingPorts;
  readonly #house: House;
  readonly #recorder: Recorder;
  readonly #chain: Chain;
  readonly #ends: Ends;
  readonly #key: string;
  /** The steps that have come, and those that have ended, in their order. */
  readonly #come = new Set<string>();
  readonly #ended: string[] = [];
  #lost: Error | null = null;
  #hasSaidLost = false;
  #job: JobStatus | null = null;
  /** Nothing more comes on record. */
  #isClosed = false;
  #turn: Promise<unknown> = Promise.resolve();
  #isOver = () => {};

  constructor(request: AttemptRequest, ports: ArrivingPorts, house: House) {
    this.#request = request;
    this.#ports = ports;
    this.#house = house;
    this.#recorder = new Recorder(ports, request.run);
    this.#chain = new Chain(request.run, request.setting.history);
    const [setting, recorder] = [request.setting, this.#recorder];
    this.#ends = new Ends({ setting, ports, recorder, living: house.living });
    this.#key = request.run?.key ?? randomBytes(16).toString('hex');
  }

  async run(): Promise<AttemptResult> {
    const { stop } = this.#request;
    const over = new Promise<void>((done) => {
      this.#isOver = done;
      stop.asked.addEventListener('abort', () => done());
    });
    try {
      this.#recorder.write(this.#plan());
      const write = (body: Parameters<Recorder['write']>[0]) => void this.#recorder.write(body);
      await this.#ports.files.begin({ write, run: () => this.#recorder.run });
      await this.#house.open((caller) => this.#hear(caller));
      this.#house.ready(this.#recorder.run);
      await over;
      await this.#inTurn(() => this.#end());
    } catch (error) {
      if (!(error instanceof RecordLost)) throw error;
      this.#lost = error;
    }
    const { latest: run } = this.#recorder;
    return { run, stoppedBy: stop.by, outOfTime: false, lost: this.#lost, stuck: null };
  }

  /** Nothing is decided yet, but which step a person named. */
  #plan(): EventBody {
    const { plan } = this.#request;
    const steps = plan.steps.map((step) =>
      step.reason.kind === 'chosen' ? step : { ...step, reason: { kind: 'not-come' as const } },
    );
    const event = planEvent({ ...this.#request, plan: { ...plan, steps } });
    return event.type === 'plan' ? { ...event, key: this.#key } : event;
  }

  async #end(): Promise<void> {
    await this.#ports.files.end([]);
    const from = this.#request.plan.arriving?.from ?? null;
    if (from !== null && !this.#come.has(from))
      this.#recorder.write({ type: 'warning', step: null, message: notMet(from, [...this.#come]) });
    this.#recorder.write(endOf(this.#recorder.run, { by: this.#request.stop.by, job: this.#job }));
    this.#isClosed = true;
  }

  #hear(caller: Caller): void {
    void this.#serve(caller).catch((error) => this.#fail(error as Error));
  }

  async #serve(caller: Caller): Promise<void> {
    const first = await caller.receive();
    if (first?.kind === 'end') {
      this.#job = first.job;
      this.#isOver();
    }
    if (first?.kind !== 'arrived') return;
    const decided = await this.#orUnsaved(() => this.#inTurn(() => this.#arrive(first)));
    if (decided === null) return caller.send({ kind: 'unsaved', says: this.#unsavedNews() });
    if ('answer' in decided) {
      const says = [...(decided.says ?? []), ...this.#house.news()];
      return caller.send({ ...decided.answer, says });
    }
    const { going } = decided;
    await caller.send({ kind: 'run', mark: going.mark, says: this.#house.news() });
    const last = await caller.receive();
    const ended = last?.kind === 'ended' ? last : null;
    await this.#inTurn(() => this.#over(going, ended));
    await caller.send({ kind: 'done', says: this.#lost === null ? this.#house.news() : this.#unsavedNews() });
  }

  /** What becomes of a step that has come. */
  async #arrive({ action, script, shell, cwd, env }: Arrived): Promise<Decided> {
    const words = wordsIn(env);
    if (typeof words === 'string') return { answer: { kind: 'refuse', message: words } };
    const id = idFor(action, this.#come);
    const { setting } = this.#request;
    const known = {
      key: this.#key,
      where: setting.where,
      mask: (text: string) => this.#ports.masks.apply(text),
    };
    const told = { words, number: this.#come.size + 1, needs: this.#ended.slice(-1) };
    const definition = definitionOf({ id, text: script, shell, cwd }, known, told);
    const step = { ...arrivedStep(definition, words), needs: [...this.#ended] };
    this.#come.add(id);
    if (words.rerun === 'ask') this.#house.asks(id);
    const digests = await this.#ports.files.arrived(step);
    const decide = (lost: Reason | null) =>
      this.#chain.decide({
        ...{ definition, rerun: words.rerun, ...this.#planned(id) },
        doubt: (completion) => lost ?? this.#ports.files.fits(step, completion),
      });
    let verdict = decide(null);
    if (verdict.decision === 'reuse' && verdict.counting !== null) {
      const lost = await this.#ports.files.bringBack(step, verdict.counting);
      if (lost !== null) verdict = decide(lost);
    }
    const { decision, reason } = verdict;
    const dropped = outdated(this.#recorder.run);
    const more = dropped.length === 0 ? {} : { dropped };
    this.#recorder.write({ type: 'step.arrived', step: id, definition, decision, reason, ...more });
    this.#chain.came(id, verdict);
    if (decision === 'reuse') return this.#reuse(step);
    if (decision === 'ask') return this.#ask(step, reason);
    const exists = (path: string) => this.#ports.machine.has(path);
    for (const lacking of tempLacking(this.#recorder.run, { script, before: this.#ended, exists }))
      this.#recorder.write({ type: 'warning', ...lacking });
    return this.#start(step, { words, verdict, digests, env });
  }

  #reuse({ id }: Step): Decided {
    const { run } = this.#recorder;
    const step = stepOf(moved(run), id);
    if (step === undefined) throw new Error(`no record of ${id}`);
    this.#ended.push(id);
    for (const message of lackLines(step, this.#request.lacks.get(id)))
      this.#recorder.write({ type: 'warning', step: id, message });
    const { outputs, env, path, summary } = step;
    return {
      answer: { kind: 'reuse', left: { outputs, env, path, ...(summary === undefined ? {} : { summary }) } },
      says: [reusedLine(step)],
    };
  }

  #ask({ id }: Step, reason: Reason): Decided {
    this.#recorder.write({ type: 'step.waiting', step: id, reason });
    const message = refusal(id, reason, this.#house.consent(this.#recorder.run, id));
    return { answer: { kind: 'refuse', message } };
  }

  async #start(
    step: Step,
    {
      words,
      verdict,
      digests,
      env,
    }: {
      readonly words: Words;
      readonly verdict: Verdict;
      readonly digests: SourceDigests;
      readonly env: Arrived['env'];
    },
  ): Promise<Decided> {
    const { files, machine, published } = this.#ports;
    const { id } = step;
    const { counting } = verdict;
    if (counting !== null) files.standsIn(counting);
    const beganAfter = this.#recorder.run.completions;
    const reads = files.reads(step);
    await machine.started(id, env);
    files.started(step);
    this.#recorder.write({ type: 'step.started', step: id, try: 1 });
    const going = { step, digests, reads, beganAfter, counting, mark: randomUUID() };
    if (words.rerun !== 'ask') return { going };
    const why = (await published.now()) ?? (await published.others());
    if (why === null) return { going };
    await files.failed(step, 'end');
    const message = `not started: that it starts must be saved first, and could not be: ${why}`;
    this.#recorder.write({ type: 'step.interrupted', step: id, why: message, never_started: true });
    return { answer: { kind: 'refuse', message: `${id} is ${message}` } };
  }

  async #over(going: Going, ended: Ended | null): Promise<void> {
    const { id } = going.step;
    this.#ended.push(id);
    // Before the next step comes.
    if (ended === null || ended.exit.kind === 'stopped') await this.#house.endProcesses(going.mark);
    const isWell = await this.#orUnsaved(() => this.#ends.over(going, ended));
    if (isWell !== true) this.#chain.failed(id);
  }

  /** What was known of a step before it came. */
  #planned(id: string) {
    const reason = this.#request.plan.steps.find((step) => step.id === id)?.reason;
    return {
      installs: reason?.kind === 'install' ? reason.installs : [],
      isChosen: reason?.kind === 'chosen',
    };
  }

  /** Null where saving is over: the step runs without. */
  async #orUnsaved<T>(act: () => Promise<T>): Promise<T | null> {
    if (this.#lost !== null || this.#isClosed) return null;
    try {
      return await act();
    } catch (error) {
      this.#fail(error as Error);
      return null;
    }
  }

  #fail(error: Error): void {
    this.#lost ??= error;
  }

  #unsavedNews(): readonly string[] {
    if (this.#hasSaidLost || this.#lost === null) return this.#house.news();
    this.#hasSaidLost = true;
    return [
      `::warning::steps run unsaved from here on: ${this.#ports.masks.apply(this.#lost.message)}`,
      ...this.#house.news(),
    ];
  }

  /** One step at a time is decided or captured. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act);
    this.#turn = next.catch(() => undefined);
    return next;
  }
}
