/** A run in the log of a workflow. */
import type { Writable } from 'node:stream';
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import { escapeData, escapeProperty } from '../report/escapes.ts';
import { StepLines } from '../report/step-lines.ts';
import { noPaint, talkOf } from '../report/talk.ts';
import type { Observer } from '../run/ports.ts';
import type { Note } from '../shell/port.ts';

/**
 * Lines of talk, and the steps' output with the step's id in front of each line. The id also keeps a step's
 * workflow commands from being read a second time, by the runner, as commands of this action.
 */
export class ActionLog implements Observer {
  readonly #say: (line: string) => void;
  readonly #stream: Writable;
  readonly #lines = new Map<string, StepLines>();

  constructor(say: (line: string) => void, stream: Writable) {
    this.#say = say;
    this.#stream = stream;
  }

  event(event: RunEvent, run: Run): void {
    const rest = 'step' in event && event.step !== null ? this.#lines.get(event.step)?.end() : undefined;
    if (rest !== undefined && rest.length > 0) this.#stream.write(rest);
    for (const line of talkOf(event, run, noPaint)) this.#say(line);
    if (event.type === 'step.failed')
      this.#say(`::error title=${escapeProperty(event.step)}::${escapeData(event.error_message)}`);
  }

  output(step: string, bytes: Buffer): Promise<void> | undefined {
    const lines = this.#lines.get(step) ?? new StepLines(`${step} | `);
    this.#lines.set(step, lines);
    const isFree = this.#stream.write(lines.push(bytes));
    return isFree ? undefined : new Promise((resolve) => this.#stream.once('drain', resolve));
  }

  note(_step: string, note: Note): void {
    if (note.kind === 'notice' || note.kind === 'warning' || note.kind === 'error') {
      this.#say(`::${note.kind}::${escapeData(note.message)}`);
    }
  }
}
