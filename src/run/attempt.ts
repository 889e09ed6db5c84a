/** One attempt at a run: moves, start, event, moves. */
import type { Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import { cleanUpPlan } from '../plan/clean-up.ts';
import { type Move, moves, type Progress } from '../plan/moves.ts';
import type { Plan, PlannedStep } from '../plan/plan.ts';
import type { AttemptEnded } from '../record/events.ts';
import { leftToRun } from '../record/left-to-run.ts';
import type { Run } from '../record/run.ts';
import type { EndedAttempt, RunningScript, StopSignal } from '../shell/port.ts';
import { outsideFor } from './context.ts';
import { fits, hasStarted, outOfTime, tookBefore } from './deadline.ts';
import type { StepEnd } from './ends.ts';
import { type Missing, planEvent, startWarnings } from './first-events.ts';
import { Legs } from './legs.ts';
import {
  blockers,
  completionOf,
  type EndStatus,
  endOf,
  leftBehind,
  NOTHING_SAID,
  statusOf,
} from './outcome.ts';
import type { Deadline, Ports, Setting, Stop } from './ports.ts';
import { Recorder, RecordLost } from './recorder.ts';
import { Services } from './services.ts';
import { startsFor } from './starts.ts';
import { runStep } from './step.ts';
import { Unpublished } from './unpublished.ts';
import { Unsaved } from './unsaved.ts';

export interface AttemptRequest {
  readonly pipeline: Pipeline;
  readonly plan: Plan;
  /** The record so far, or null for a new run. */
  readonly run: Run | null;
  readonly setting: Setting;
  /** Absolute path; steps run in it. */
  readonly workspace: string;
  readonly lacks: Missing;
  readonly stop: Stop;
  /** Null: it may take any time. */
  readonly deadline: Deadline | null;
  /**
   * Where the steps run that are left after a signal: `here`, in this process; `later`, in another one, which runs them `alone`, as the
   * rest of the same attempt.
   */
  readonly cleanUp: 'here' | 'later' | 'alone';
}

export interface AttemptResult {
  /** The record as it stands; null when not even the first event could be written. */
  readonly run: Run | null;
  readonly stoppedBy: StopSignal | null;
  /** Whether the deadline has left something undone. */
  readonly outOfTime: boolean;
  /** Why the record could not be written, or not be saved before a step that asks; null when it was. */
  readonly lost: Error | null;
  /** Why the workspace could not be brought to what the plan wants; null when it was. */
  readonly stuck: Error | null;
}

/** Runs what the plan says. Settles when the attempt has ended and no process of it lives on. */
export async function runAttempt(request: AttemptRequest, ports: Ports): Promise<AttemptResult> {
  const recorder = new Recorder(ports, request.run);
  const attempt = new Attempt(request, ports, recorder);
  try {
    let ended: EndedAttempt = { count: 0, survivors: [] };
    try {
      await attempt.run();
    } finally {
      ended = await ports.shell.endAttempt(request.setting.mark);
    }
    await ports.files.end(attempt.leftRunning(ended.count));
    for (const message of ended.survivors) recorder.write({ type: 'warning', step: null, message });
    attempt.end();
  } catch (error) {
    if (!(error instanceof RecordLost)) throw error;
  }
  return {
    run: recorder.latest,
    stoppedBy: request.stop.by,
    outOfTime: recorder.latest?.attempts.at(-1)?.out_of_time === true,
    lost: recorder.lost ?? attempt.unpublished,
    stuck: attempt.stuck,
  };
}

class Attempt {
  readonly #request: AttemptRequest;
  readonly #ports: Ports;
  readonly #recorder: Recorder;
  readonly #steps: ReadonlyMap<string, Step>;
  readonly #scripts = new Map<string, RunningScript>();
  readonly #legs: Legs;
  readonly #services: Services;
  /** Aborts when services end that are not to end by themselves: they live on when `fail-fast` stops the steps. */
  readonly #haltServices = new AbortController();
  #woken = Promise.withResolvers<void>();
  readonly #unsaved = new Unsaved();
  readonly #leftRunning = new Set<string>();
  /** The steps that would not have ended before the deadline. */
  readonly #held = new Set<string>();
  #hasBegun = false;
  #halt = new AbortController();
  #why = '';
  #isCancelled = false;
  #stuck: Error | null = null;
  #unpublished: Unpublished | null = null;

  constructor(request: AttemptRequest, ports: Ports, recorder: Recorder) {
    this.#request = request;
    this.#ports = ports;
    this.#recorder = recorder;
    this.#steps = new Map(allSteps(request.pipeline).map((step) => [step.id, step]));
    this.#legs = new Legs(this.#steps);
    this.#services = new Services((step) => this.#scripts.get(step)?.stop('SIGTERM'));
  }

  get stuck(): Error | null {
    return this.#stuck;
  }

  /** The steps that left processes running; all that ran where such a process hid from its step. @param ended how many were ended last */
  leftRunning(ended: number): readonly string[] {
    if (this.#leftRunning.size > 0 || ended === 0) return [...this.#leftRunning];
    const { steps, attempt } = this.#recorder.run;
    return steps.flatMap((step) => (step.attempt === attempt ? [step.id] : []));
  }

  get isOutOfTime(): boolean {
    return this.#held.size > 0 || this.#request.deadline?.reached.aborted === true;
  }

  get unpublished(): Error | null {
    return this.#unpublished;
  }

  async run(): Promise<void> {
    const { stop, cleanUp } = this.#request;
    stop.asked.addEventListener('abort', () => this.#haltAll(`stopped by ${stop.by}`, stop.by ?? 'SIGTERM'));
    stop.hurry.addEventListener('abort', () => this.#killAll());
    const late = () => this.#haltAll('stopped by the deadline', 'SIGTERM');
    const { reached } = this.#request.deadline ?? {};
    reached?.addEventListener('abort', late);
    if (reached?.aborted === true) late();
    if (cleanUp === 'alone') {
      if (await this.#beginFiles()) await this.#cleanUp();
      await this.#services.endAll();
      return;
    }
    this.#recorder.write(planEvent(this.#request));
    for (const warning of startWarnings(this.#request, this.#recorder.run)) this.#recorder.write(warning);
    if (stop.by !== null || !(await this.#beginFiles())) return;
    if (stop.by === null) await this.#sections();
    if (stop.by !== null && cleanUp === 'here') await this.#cleanUp();
    await this.#services.endAll();
  }

  async #sections(): Promise<void> {
    const { stop, plan } = this.#request;
    await this.#takePresent();
    await this.#section(
      plan.steps.filter((step) => step.section === 'steps'),
      true,
    );
    const status = statusOf(this.#recorder.run, 'steps');
    if (stop.by !== null || this.#unpublished !== null || this.isOutOfTime) return;
    if (status !== 'completed' && status !== 'failed') return;
    this.#halt = new AbortController();
    await this.#section(
      plan.steps.filter((step) => step.section === 'finally' && step.decision === 'run'),
      status === 'completed',
    );
  }

  /** After a signal: the steps whose `if` asks for it, then those of `finally`. */
  async #cleanUp(): Promise<void> {
    const { stop, pipeline, plan } = this.#request;
    if (stop.hurry.aborted || this.#unpublished !== null) return;
    this.#isCancelled = true;
    this.#halt = new AbortController();
    const { steps } = cleanUpPlan(pipeline, this.#recorder.run, plan);
    for (const section of ['steps', 'finally'])
      await this.#section(
        steps.filter((step) => step.section === section),
        false,
      );
  }

  end(): void {
    const { stop, pipeline } = this.#request;
    const run = this.#recorder.run;
    const isCutOff =
      stop.by !== null || this.#isCancelled || this.#stuck !== null || this.#unpublished !== null;
    const status: EndStatus = isCutOff ? 'interrupted' : endOf(run, this.#request.run);
    const isLate = this.isOutOfTime && stop.by === null && status !== 'completed';
    const waiting = run.steps.filter((step) => step.state === 'waiting').map((step) => step.id);
    this.#recorder.write({
      type: 'attempt.ended',
      status,
      ...(isLate ? { out_of_time: true as const } : {}),
      why: this.#whyEnded(status),
      waiting_for: status === 'paused' ? waiting : [],
      pending: [...blockers(pipeline, run), ...this.#unfit()],
    });
  }

  /** Why steps have not run that would not have ended in time. */
  #unfit(): AttemptEnded['pending'] {
    const { run: before } = this.#request;
    return [...this.#held].map((step) => {
      const took_ms = tookBefore(step, before) ?? 0;
      return { step, reason: { kind: 'deadline', took_ms } };
    });
  }

  #whyEnded(status: EndStatus): string {
    if (this.#stuck !== null) return cannotBegin(this.#stuck);
    if (this.#unpublished !== null) return this.#unpublished.message;
    const { cleanUp, run, stop } = this.#request;
    const before = cleanUp === 'alone' ? run?.attempts.at(-1)?.why : null;
    if (this.isOutOfTime && stop.by === null && status === 'interrupted')
      return outOfTime(this.#recorder.run, this.#held);
    return before ?? whyEnded(status, this.#recorder.run, stop.by);
  }

  /** Brings the workspace to what the plan wants; false when that cannot be done. What was done until then stays. */
  async #beginFiles(): Promise<boolean> {
    const { stop } = this.#request;
    try {
      await this.#ports.files.begin({
        write: (body) => void this.#recorder.write(body),
        run: () => this.#recorder.run,
      });
      return true;
    } catch (error) {
      if (error instanceof RecordLost) throw error;
      if (stop.by === null) this.#stuck = error as Error;
      return false;
    }
  }

  /** A step that is taken as completed, because all that it writes is there, becomes so. */
  async #takePresent(): Promise<void> {
    const { pipeline, plan, setting } = this.#request;
    const { masks } = this.#ports;
    for (const planned of plan.steps) {
      const step = this.#steps.get(planned.id);
      if (planned.reason.kind !== 'present' || step === undefined) continue;
      const { files } = this.#ports;
      const reads = files.reads(step);
      files.started(step);
      const { change, warnings } = await files.completed(step);
      const { run } = this.#recorder;
      const outside = outsideFor(step, run, { pipeline, setting, masks });
      const started = startsFor(step, run, { pipeline, setting, masks });
      const completion = completionOf(step, run, { setting, standsFor: null, reads, outside, started });
      this.#recorder.write({
        type: 'step.completed',
        step: step.id,
        outcome: 'success',
        exit_code: null,
        error_message: null,
        completion,
        change,
        ...leftBehind(NOTHING_SAID, masks),
      });
      for (const message of warnings) this.#recorder.write({ type: 'warning', step: step.id, message });
    }
  }

  /** Runs steps until none is running and none can start. Services may run on. */
  async #section(planned: readonly PlannedStep[], before: boolean): Promise<void> {
    const byId = new Map(planned.map((step) => [step.id, step]));
    const progress = new Map<string, Progress>();
    const busy = new Map<string, Promise<void>>();
    for (;;) {
      for (const move of this.#halt.signal.aborted ? [] : moves(planned, progress, before)) {
        const step = byId.get(move.step);
        if (step === undefined) throw new Error(`a move of an unknown step: ${move.step}`);
        if (move.kind === 'settle') progress.set(move.step, { kind: 'settled', well: move.success });
        else if (this.#legs.isStopped(move.step)) {
          this.#held.delete(move.step);
          progress.set(move.step, { kind: 'settled', well: false });
        } else if (this.#hasRoom(move.step, [...busy.keys()]) && this.#mayStart(move.step)) {
          progress.set(move.step, { kind: 'busy' });
          this.#begin(move, step, { progress, busy });
        }
      }
      for (const id of this.#cancelled(progress)) busy.set(id, this.#services.end(id));
      if (busy.size === 0 && !this.#letFirst()) return;
      if (busy.size > 0) await this.#oneOf(busy);
    }
  }

  /** Whether a step would end before the deadline. The first of an attempt starts all the same, so that a run comes to its end. */
  #mayStart(step: string): boolean {
    const { deadline, run } = this.#request;
    // A service ends when it is told to.
    if (this.#steps.get(step)?.background?.kind === 'service') return true;
    if (this.#hasBegun && !fits(deadline, step, run)) {
      this.#held.add(step);
      return false;
    }
    this.#hasBegun = true;
    return true;
  }

  /** Where all that was let start was skipped, the next is the first. @returns whether one may start */
  #letFirst(): boolean {
    if (this.#held.size === 0 || this.#halt.signal.aborted || hasStarted(this.#recorder.run)) return false;
    this.#held.clear();
    this.#hasBegun = false;
    return true;
  }

  /** Steps in the background take the place of no other. */
  #hasRoom(id: string, busy: readonly string[]): boolean {
    const isInBackground = (step: string) => (this.#steps.get(step)?.background ?? null) !== null;
    const others = busy.filter((each) => !isInBackground(each));
    const isFull = others.length >= this.#request.setting.maxParallel;
    return (isInBackground(id) || !isFull) && this.#legs.hasRoom(id, busy);
  }

  /** One that throws stays in `busy`, or among the services, so that the next wait meets it, whoever ends at the same moment. */
  #begin(
    move: Move,
    step: PlannedStep,
    { progress, busy }: { progress: Map<string, Progress>; busy: Map<string, Promise<void>> },
  ): void {
    const { background = null } = this.#steps.get(move.step) ?? {};
    const onUp = () => {
      if (background === null || progress.get(move.step)?.kind !== 'busy') return;
      progress.set(move.step, { kind: 'up', well: move.success });
      if (background.kind === 'service') busy.delete(move.step);
      this.#wake();
    };
    const run = async (ending: AbortSignal | null) => {
      const end = await this.#conduct(move, step, { ending, onUp });
      progress.set(move.step, progressAfter(end, move.success));
      busy.delete(move.step);
    };
    busy.set(move.step, background?.kind === 'service' ? this.#services.add(move.step, run) : run(null));
  }

  /** The services that are up, and at whose `cancel` all has ended. */
  #cancelled(progress: ReadonlyMap<string, Progress>): readonly string[] {
    return this.#services.ids.filter((id) => {
      const { background = null } = this.#steps.get(id) ?? {};
      if (background?.kind !== 'service' || background.cancel === null) return false;
      const isSettled = (step: string) => progress.get(step)?.kind === 'settled';
      return progress.get(id)?.kind === 'up' && background.cancel.after.every(isSettled);
    });
  }

  #wake(): void {
    const woken = this.#woken;
    this.#woken = Promise.withResolvers<void>();
    woken.resolve();
  }

  /** Waits for one step, or for the start of one in the background. When one throws, the others are ended and waited for first. */
  async #oneOf(busy: ReadonlyMap<string, Promise<void>>): Promise<void> {
    const all = () => [...busy.values(), ...this.#services.promises];
    try {
      await Promise.race([...all(), this.#woken.promise]);
    } catch (error) {
      this.#haltAll((error as Error).message, 'SIGTERM');
      await Promise.allSettled(all());
      throw error;
    }
  }

  async #conduct(
    move: Move,
    planned: PlannedStep,
    { ending, onUp }: { readonly ending: AbortSignal | null; readonly onUp: () => void },
  ): Promise<StepEnd> {
    const step = this.#steps.get(move.step);
    if (step === undefined) throw new Error(`a plan with an unknown step: ${move.step}`);
    const { pipeline, setting, workspace } = this.#request;
    const end = await runStep({
      step,
      planned,
      pipeline,
      setting,
      workspace,
      ports: this.#ports,
      recorder: this.#recorder,
      unsaved: this.#unsaved,
      leftRunning: this.#leftRunning,
      status: this.#isCancelled ? 'cancelled' : move.success ? 'success' : 'failure',
      halted: this.#legs.signal(
        step.id,
        ending === null ? this.#halt.signal : AbortSignal.any([this.#haltServices.signal, ending]),
      ),
      ending,
      whyHalted: () => this.#legs.whyStopped(step.id) ?? this.#why,
      onUnpublished: (why) => {
        this.#unpublished ??= new Unpublished(step.id, why);
        this.#haltAll(why, 'SIGTERM');
      },
      onStart: (script) => {
        this.#scripts.set(step.id, script);
        onUp();
      },
    });
    this.#scripts.delete(step.id);
    if (end === 'failure')
      for (const leg of this.#legs.failed(step.id)) this.#scripts.get(leg)?.stop('SIGTERM');
    if (end === 'failure' && pipeline.failFast && planned.section === 'steps') {
      const others = [...this.#scripts.keys()].filter(
        (id) => this.#steps.get(id)?.background?.kind !== 'service',
      );
      this.#haltSteps(`stopped because ${step.id} failed (fail-fast)`, 'SIGTERM', others);
    }
    return end;
  }

  /** Nothing more starts, and nothing is waited for. */
  #killAll(): void {
    this.#why = `stopped by ${this.#request.stop.by}`;
    this.#halt.abort();
    for (const script of this.#scripts.values()) script.kill();
  }

  #haltAll(why: string, signal: StopSignal): void {
    this.#haltSteps(why, signal, [...this.#scripts.keys()]);
    this.#haltServices.abort();
    for (const id of this.#services.ids) this.#scripts.get(id)?.stop(signal);
  }

  #haltSteps(why: string, signal: StopSignal, ids: readonly string[]): void {
    if (this.#halt.signal.aborted) return;
    this.#why = why;
    this.#halt.abort();
    for (const id of ids) this.#scripts.get(id)?.stop(signal);
  }
}

function progressAfter(end: StepEnd, success: boolean): Progress {
  switch (end) {
    case 'success':
    case 'skipped':
      return { kind: 'settled', well: success };
    case 'failure':
    case 'interrupted':
    case 'blocked':
      return { kind: 'settled', well: false };
    case 'waiting':
      return { kind: 'waiting' };
  }
}

function cannotBegin({ message }: Error): string {
  return `the workspace could not be brought to where the run was: ${message}`;
}

function whyEnded(status: EndStatus, run: Run, by: StopSignal | null): string {
  const isNow = ({ state, attempt }: Run['steps'][number]) => state === 'failed' && attempt === run.attempt;
  if (status === 'failed' && !run.steps.some(isNow)) return leftToRun(run);
  const named = (state: string) =>
    run.steps
      .filter((step) => step.state === state)
      .map((step) => step.id)
      .join(', ');
  switch (status) {
    case 'completed':
      return 'all steps completed';
    case 'failed':
      return `failed: ${named('failed')}`;
    case 'paused':
      return `waiting for a person: ${named('waiting')}`;
    case 'interrupted':
      return by === null ? leftToRun(run) : `stopped by ${by}`;
  }
}
