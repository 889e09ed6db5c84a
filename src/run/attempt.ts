/** One attempt at a run: moves, start, event, moves. */
import type { Pipeline, Step } from '../pipeline/model.ts';
import { allSteps } from '../pipeline/model.ts';
import { cleanUpPlan } from '../plan/clean-up.ts';
import type { Move } from '../plan/moves.ts';
import type { Plan, PlannedStep } from '../plan/request.ts';
import type { AttemptEnded } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { EndedAttempt, RunningScript, StopSignal } from '../shell/port.ts';
import { outsideFor } from './context.ts';
import { outOfTime, tookBefore } from './deadline.ts';
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
import { type Conducted, Sections } from './sections.ts';
import { Services } from './services.ts';
import { startsFor } from './starts.ts';
import { runStep } from './step.ts';
import { Unpublished } from './unpublished.ts';
import { Unsaved } from './unsaved.ts';
import { cannotBegin, whyEnded } from './why-ended.ts';

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
  readonly #unsaved = new Unsaved();
  readonly #leftRunning = new Set<string>();
  readonly #sections: Sections;
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
    this.#sections = new Sections({
      steps: this.#steps,
      legs: this.#legs,
      services: this.#services,
      maxParallel: request.setting.maxParallel,
      deadline: request.deadline,
      before: request.run,
      now: () => recorder.run,
      isHalted: () => this.#halt.signal.aborted,
      conduct: (move, planned, conducted) => this.#conduct(move, planned, conducted),
      onThrown: (why) => this.#haltAll(why, 'SIGTERM'),
    });
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
    return this.#sections.held.size > 0 || this.#request.deadline?.reached.aborted === true;
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
    if (stop.by === null) await this.#runAll();
    if (stop.by !== null && cleanUp === 'here') await this.#cleanUp();
    await this.#services.endAll();
  }

  async #runAll(): Promise<void> {
    const { stop, plan } = this.#request;
    await this.#takePresent();
    await this.#sections.run(
      plan.steps.filter((step) => step.section === 'steps'),
      true,
    );
    const status = statusOf(this.#recorder.run, 'steps');
    if (stop.by !== null || this.#unpublished !== null || this.isOutOfTime) return;
    if (status !== 'completed' && status !== 'failed') return;
    this.#halt = new AbortController();
    await this.#sections.run(
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
      await this.#sections.run(
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
    return [...this.#sections.held].map((step) => {
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
      return outOfTime(this.#recorder.run, this.#sections.held);
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

  async #conduct(move: Move, planned: PlannedStep, { ending, onUp }: Conducted): Promise<StepEnd> {
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
