/** The record as an attempt's files write to it. */
import type { EventBody } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { FilesLog } from '../run/ports.ts';

export class RunLog implements FilesLog {
  #log: FilesLog | null = null;
  /** Why the record could not be written, once that has happened: then nothing else counts. */
  #lost: Error | null = null;

  /** Called once, before the first event. */
  open(log: FilesLog): void {
    this.#log = log;
  }

  get isOpen(): boolean {
    return this.#log !== null;
  }

  readonly run = (): Run => this.#opened().run();

  readonly write = (body: EventBody): void => {
    try {
      this.#opened().write(body);
    } catch (error) {
      this.#lost = error as Error;
      throw error;
    }
  };

  warn(step: string | null, message: string): void {
    this.write({ type: 'warning', step, message });
  }

  /** @throws what the record said when it could not be written */
  mustBeWhole(): void {
    if (this.#lost !== null) throw this.#lost;
  }

  #opened(): FilesLog {
    if (this.#log === null) throw new Error('the files of an attempt that has not begun');
    return this.#log;
  }
}
