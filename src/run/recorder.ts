import type { EventBody } from '../record/events.ts';
import { fold } from '../record/fold.ts';
import type { Run } from '../record/run.ts';
import { maskedEvent } from './masked.ts';
import type { Ports } from './ports.ts';

/** Thrown when an event could not be made durable. The attempt ends: what is not on record may not happen. */
export class RecordLost extends Error {}

/** Writes events in their order: numbered, without secrets, folded, durable, and only then told. */
export class Recorder {
  readonly #ports: Pick<Ports, 'clock' | 'journal' | 'observer' | 'masks'>;
  #run: Run | null;
  #lost: RecordLost | null = null;

  constructor(ports: Pick<Ports, 'clock' | 'journal' | 'observer' | 'masks'>, run: Run | null) {
    this.#ports = ports;
    this.#run = run;
  }

  /** The record so far. @throws Error before the first event of a new run */
  get run(): Run {
    if (this.#run === null) throw new Error('the run has no event yet');
    return this.#run;
  }

  /** The record so far, or null before the first event of a new run. */
  get latest(): Run | null {
    return this.#run;
  }

  /** Why the record could not be written, once that has happened. */
  get lost(): RecordLost | null {
    return this.#lost;
  }

  /** @throws RecordLost */
  write(body: EventBody): Run {
    if (this.#lost !== null) throw this.#lost;
    const at = this.#ports.clock.now().toISOString();
    const event = { n: (this.#run?.last_event ?? 0) + 1, at, ...maskedEvent(body, this.#ports.masks) };
    const next = fold(this.#run, event);
    try {
      this.#ports.journal.append(event, next);
    } catch (cause) {
      this.#lost = new RecordLost(`the record could not be written: ${(cause as Error).message}`, { cause });
      throw this.#lost;
    }
    this.#run = next;
    this.#ports.observer.event(event, next);
    return next;
  }
}
