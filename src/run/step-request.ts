/** What one step of an attempt is run with. */
import type { Status } from '../expressions/value.ts';
import type { Pipeline, Step } from '../pipeline/model.ts';
import type { PlannedStep } from '../plan/request.ts';
import type { RunningScript } from '../shell/port.ts';
import type { Ports, Setting } from './ports.ts';
import type { Recorder } from './recorder.ts';
import type { Unsaved } from './unsaved.ts';

export interface StepRequest {
  readonly step: Step;
  readonly planned: PlannedStep;
  readonly pipeline: Pipeline;
  readonly setting: Setting;
  readonly workspace: string;
  readonly ports: Ports;
  readonly recorder: Recorder;
  readonly unsaved: Unsaved;
  /** How all that it depends on went; `cancelled` once a signal has stopped the attempt. */
  readonly status: Status;
  /** Aborts when nothing may go on: a signal, `fail-fast`, a record that cannot be written. */
  readonly halted: AbortSignal;
  /** One line for the record on why it was halted. */
  readonly whyHalted: () => string;
  /** Told why nothing may start any more: the record could not be published. */
  readonly onUnpublished: (why: string) => void;
  /** The steps of the attempt that have left processes running. */
  readonly leftRunning: Set<string>;
  /** Of a service, aborts when it is to end; null for all other steps. */
  readonly ending: AbortSignal | null;
  /** Told of the process, so that it can be stopped. */
  readonly onStart: (script: RunningScript) => void;
}

/** With what was found out on the way. */
export interface RunningStep extends StepRequest {
  /** The digest of the files that the step reads, as they are at its start. */
  reads: string | null;
  /** The number of completions that there are then. */
  beganAfter: number;
  /** Its process in the newest try. */
  running: RunningScript | null;
  /** The processes that its tries have left running. */
  readonly processes: string[];
}
