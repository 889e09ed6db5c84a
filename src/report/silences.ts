/** Steps that run on and say nothing: of each a line is said every minute. Pure, but for the clock that it is given. */
import type { RunEvent } from '../record/events.ts';

/** The time, as an entry point knows it. */
export interface Ticking {
  readonly now: () => Date;
  /** Calls again and again. @returns what ends that */
  readonly every: (ms: number, tick: () => void) => () => void;
}

/** After these no process of the step's try runs. */
const ENDS = [
  'step.retrying',
  'step.completed',
  'step.failed',
  'step.skipped',
  'step.interrupted',
] as const satisfies readonly RunEvent['type'][];

/** Whether a try of a step has ended by an event. */
export function endsTry(event: RunEvent): event is Extract<RunEvent, { type: (typeof ENDS)[number] }> {
  return ENDS.some((type) => type === event.type);
}

const SILENCE_MS = 60_000;
const LOOK_MS = 1000;

interface Running {
  readonly since: number;
  /** When something was last heard of it. */
  heard: number;
}

export class Silences {
  readonly #time: Ticking;
  readonly #say: (line: string) => void;
  readonly #running = new Map<string, Running>();
  #stop: (() => void) | null = null;

  constructor(time: Ticking, say: (line: string) => void) {
    this.#time = time;
    this.#say = say;
  }

  /** Told of every event. */
  event(event: RunEvent): void {
    if (event.type === 'step.started') {
      const now = this.#now();
      this.#running.set(event.step, { since: now, heard: now });
      this.#stop ??= this.#time.every(LOOK_MS, () => this.#look());
    } else if (endsTry(event)) {
      this.#running.delete(event.step);
      if (this.#running.size === 0) this.stop();
    }
  }

  /** A step has printed something. */
  heard(step: string): void {
    const running = this.#running.get(step);
    if (running !== undefined) running.heard = this.#now();
  }

  /** Nothing more is said. */
  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.#running.clear();
  }

  #look(): void {
    const now = this.#now();
    for (const [step, running] of this.#running) {
      if (now - running.heard < SILENCE_MS) continue;
      running.heard = now;
      this.#say(`  ${step}: running for ${minutesText(now - running.since)}`);
    }
  }

  #now(): number {
    return this.#time.now().getTime();
  }
}

function minutesText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
