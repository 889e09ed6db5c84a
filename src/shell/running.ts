import type { Readable } from 'node:stream';
import { endProcesses, sendSignal } from './end-processes.ts';
import { Hunt, type Surroundings } from './hunt.ts';
import type { Script } from './launch.ts';
import { Output } from './output.ts';
import type { Exit, RunningScript, ScriptRequest, ScriptResult, StopSignal } from './port.ts';
import { programName, startTime, survived } from './processes.ts';
import { Pump } from './pump.ts';
import { Sayings } from './sayings.ts';
import { settle } from './settle.ts';

/** What the processes of a try get in milliseconds. */
export interface Times {
  /** To end by themselves after a stop or a timeout. */
  readonly graceMs: number;
  /** To end by themselves when they were left behind by a failure or the end of the run. */
  readonly leftoverGraceMs: number;
}

/** Silence for so long after the exit means that what is left has nothing more to say for the step. */
const QUIET_MS = 250;
/** A step's end is not held up longer than this by the output of what it leaves behind. */
const QUIET_CAP_MS = 2000;
/** A process that is just ending when the step exits is not one that lives on. */
const SECOND_LOOK_MS = 50;
/** After SIGKILL the exit of a process that does not hang in the kernel is seen at once. */
const EXIT_CAP_MS = 1000;
/** What a timer can wait at most; about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Exited {
  readonly code: number | null;
  readonly signal: string | null;
}

/** One try of a step whose process has been started. */
export class Running implements RunningScript {
  readonly result: Promise<ScriptResult>;
  /** Finds its processes, also after its end. */
  readonly hunt: Hunt;
  readonly #script: Script;
  readonly #times: Times;
  readonly #sayings: Sayings;
  readonly #pumps: readonly Pump[];
  readonly #hurry = new AbortController();
  #why: 'timeout' | 'stopped' | null = null;
  #exited = false;
  #ending: Promise<void> | null = null;
  #giveUp: (exited: Exited) => void = () => {};

  constructor(
    request: ScriptRequest,
    script: Script,
    { surroundings, times }: { surroundings: Surroundings; times: Times },
  ) {
    this.#script = script;
    this.#times = times;
    this.#sayings = new Sayings(request.masks);
    const leader = { pid: script.pid, start: startTime(script.pid, surroundings.table) };
    this.hunt = Hunt.ofStep(surroundings, request.mark, leader);
    this.#pumps = startPumps(request, script.streams, this.#sayings);
    this.result = this.#run(request.timeoutMs);
  }

  stop(signal: StopSignal): void {
    this.#stop('stopped', signal);
  }

  kill(): void {
    this.#hurry.abort();
    this.#stop('stopped', 'SIGTERM');
  }

  endRest(): Promise<void> {
    return this.#end('SIGTERM', this.#times.leftoverGraceMs);
  }

  #stop(why: 'timeout' | 'stopped', signal: StopSignal): void {
    if (this.#exited || this.#why !== null) return;
    this.#why = why;
    this.#end(signal, this.#times.graceMs);
  }

  async #run(timeoutMs: number | null): Promise<ScriptResult> {
    const exit = await this.#exit(timeoutMs);
    const well = exit.kind === 'exited' && exit.code === 0;
    if (!well) await this.#end('SIGTERM', this.#times.leftoverGraceMs);
    await settle(this.#pumps, { quietMs: QUIET_MS, capMs: QUIET_CAP_MS });
    for (const pump of this.#pumps) if (!pump.done) await pump.pause();
    const said = this.#sayings.said(this.#script.files);
    if (well && said.errors.length > 0) await this.#end('SIGTERM', this.#times.leftoverGraceMs);
    if (this.#ending !== null) {
      await Promise.all(this.#pumps.map((pump) => pump.close()));
      return { exit, said: { ...said, warnings: this.#sayings.warnings }, leftRunning: [] };
    }
    for (const pump of this.#pumps) pump.release();
    return { exit, said, leftRunning: await this.#leftRunning() };
  }

  async #exit(timeoutMs: number | null): Promise<Exit> {
    const timer =
      timeoutMs === null
        ? undefined
        : setTimeout(() => this.#stop('timeout', 'SIGTERM'), Math.min(timeoutMs, LONGEST_TIMER_MS));
    const { code, signal } = await new Promise<Exited>((resolve) => {
      this.#giveUp = resolve;
      this.#script.child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    clearTimeout(timer);
    this.#exited = true;
    if (this.#why !== null) return { kind: this.#why };
    return signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'signal', signal };
  }

  /** Ends the whole tree, once. */
  #end(signal: StopSignal, graceMs: number): Promise<void> {
    this.#ending ??= endProcesses(this.hunt, { signal, graceMs, hurry: this.#hurry.signal })
      .then((left) => {
        for (const process of left) this.#sayings.warn(survived(process));
      })
      .catch((error) => this.#killBlindly(error))
      .then(() => {
        const giveUp = (): void => this.#giveUp({ code: null, signal: 'SIGKILL' });
        if (!this.#exited) setTimeout(giveUp, EXIT_CAP_MS).unref();
      });
    return this.#ending;
  }

  /** When the processes cannot be looked at, as with too many open files, the group is still known. */
  #killBlindly(error: unknown): void {
    this.#sayings.error(`The step's processes cannot be seen: ${messageOf(error)}`);
    if (!this.#exited) sendSignal(-this.#script.pid, 'SIGKILL');
  }

  async #leftRunning(): Promise<ScriptResult['leftRunning']> {
    try {
      if (this.hunt.find().length === 0) return [];
      await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
      return this.hunt.find().map((process) => ({ pid: process.pid, command: programName(process) }));
    } catch {
      return [];
    }
  }
}

function startPumps(request: ScriptRequest, streams: readonly Readable[], sayings: Sayings): readonly Pump[] {
  const onRefusal = (error: unknown): void => {
    sayings.warn(`Some output could not be written: ${messageOf(error)}`);
  };
  return streams.map(
    (stream) =>
      new Pump(stream, { output: new Output(sayings, request.masks), sink: request.output, onRefusal }),
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
