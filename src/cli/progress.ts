/** Tells people of a run while it goes on: plain lines, or a live list on a terminal. */
import type { Doing } from '../files/setting.ts';
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { Paint } from '../report/colour.ts';
import { filesLine } from '../report/files-line.ts';
import { frameOf } from '../report/live.ts';
import { Silences, type Ticking } from '../report/silences.ts';
import { StepLines } from '../report/step-lines.ts';
import { placed, talkOf } from '../report/talk.ts';
import { shortened } from '../report/text.ts';
import type { Observer } from '../run/ports.ts';
import type { Note } from '../shell/port.ts';
import type { Output } from './output.ts';
import type { Screen } from './screen.ts';
import { Shown } from './shown.ts';

export interface ProgressOptions {
  readonly output: Output;
  /** Where the live list is drawn; null: lines are all there is. */
  readonly screen: Screen | null;
  /** `ndjson`: every event goes to stdout, and the steps' output nowhere but their logs. */
  readonly form: 'table' | 'json' | 'ndjson' | 'mermaid';
  readonly quiet: boolean;
  /** The options that name the store and the workspace, for the commands that are proposed. */
  readonly place: string;
  /** Of what is said, and of what the steps print. */
  readonly paint: { readonly talk: Paint; readonly data: Paint };
  /** Whether `::debug::` of steps is shown. */
  readonly debug: boolean;
  /** Whether steps can run side by side: then each line of output is told by its step. */
  readonly sideBySide: boolean;
  readonly time: Ticking;
}

/** On plain lines, what takes long is spoken of after so long, and again and again. */
const SILENCE_MS = 3000;

/** Ten frames a second are smooth and cost next to nothing. */
const FRAME_MS = 100;

/** Of one try. */
interface StepOutput {
  readonly shown: Shown;
  /** Cuts it into lines; null where it stays as it comes. */
  readonly lines: StepLines | null;
}

export class Progress implements Observer {
  readonly #options: ProgressOptions;
  readonly #paint: Paint;
  readonly #steps = new Map<string, StepOutput>();
  readonly #live: Screen | null;
  readonly #silences: Silences | null;
  #stopDrawing: (() => void) | null = null;
  #run: Run | null = null;
  #doing: Doing | null = null;
  #told = 0;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#paint = options.paint.talk;
    this.#live = options.quiet || options.form !== 'table' ? null : options.screen;
    const isPlain = !options.quiet && this.#live === null;
    this.#silences = isPlain ? new Silences(options.time, (line) => options.output.talk(`${line}\n`)) : null;
  }

  event(event: RunEvent, run: Run): void {
    this.#run = run;
    this.#silences?.event(event);
    if (this.#options.form === 'ndjson') this.#options.output.data(`${JSON.stringify(event)}\n`);
    if ('step' in event && event.step !== null && event.type !== 'step.started' && event.type !== 'warning') {
      this.#endLines(event.step);
    }
    if (!this.#options.quiet || isBad(event)) this.#above(() => this.#say(event, run));
    if (event.type === 'attempt.ended') this.stop();
    else this.#animate();
  }

  output(step: string, bytes: Buffer): Promise<void> | undefined {
    if (this.#options.quiet || this.#options.form === 'ndjson' || this.#options.form === 'json')
      return undefined;
    this.#silences?.heard(step);
    const { shown, lines } = this.#outputOf(step);
    const text = shown.push(bytes);
    return this.#print(lines === null ? text : lines.push(text));
  }

  /** Says how far reading, saving or restoring files has come, when that takes long. */
  files(doing: Doing, files: number, bytes: number): void {
    const now = this.#options.time.now().getTime();
    if (this.#doing !== doing) this.#told = now;
    this.#doing = doing;
    const isLive = this.#live !== null;
    if (this.#options.quiet || now - this.#told < (isLive ? FRAME_MS : SILENCE_MS)) return;
    this.#told = now;
    const line = filesLine(doing, files, bytes);
    if (isLive) this.#live?.(this.#paint('dim', `  ${line}`));
    else this.#options.output.talk(`  ${line}\n`);
  }

  note(_step: string, _note: Note): void {
    // The command's line is in the output already; annotations are the action's.
  }

  /** Takes the live list away. */
  stop(): void {
    this.#stopDrawing?.();
    this.#stopDrawing = null;
    this.#silences?.stop();
    for (const step of [...this.#steps.keys()]) this.#endLines(step);
    this.#live?.clear();
    this.#live?.done();
    this.#run = null;
  }

  #say(event: RunEvent, run: Run): void {
    for (const line of talkOf(event, run, this.#paint))
      this.#options.output.talk(`${placed(line, this.#options.place)}\n`);
  }

  #outputOf(step: string): StepOutput {
    const known = this.#steps.get(step);
    if (known !== undefined) return known;
    const { sideBySide, paint, debug } = this.#options;
    const prefix = sideBySide ? paint.data('cyan', `${this.#nameOf(step)} | `) : '';
    const isRaw = !sideBySide && this.#live === null;
    const output = {
      shown: new Shown({ paint: paint.data, debug }),
      lines: isRaw ? null : new StepLines(prefix),
    };
    this.#steps.set(step, output);
    return output;
  }

  /** On a terminal a long name leaves room for what the step prints. */
  #nameOf(step: string): string {
    if (this.#live === null) return step;
    return shortened(step, Math.max(12, Math.floor(this.#columns / 4)));
  }

  get #columns(): number {
    return this.#options.output.stderr.columns || 80;
  }

  #endLines(step: string): void {
    const output = this.#steps.get(step);
    if (output === undefined) return;
    this.#steps.delete(step);
    const { shown, lines } = output;
    const rest = shown.end();
    this.#print(lines === null ? rest : Buffer.concat([lines.push(rest), lines.end()]));
  }

  #print(bytes: Buffer): Promise<void> | undefined {
    return bytes.length === 0 ? undefined : this.#above(() => this.#options.output.data(bytes));
  }

  /** Writes above the live list. It is drawn again by the next frame, not by each write. */
  #above<T>(write: () => T): T {
    this.#live?.clear();
    return write();
  }

  #animate(): void {
    if (this.#live === null) return;
    this.#stopDrawing ??= this.#options.time.every(FRAME_MS, () => this.#draw());
  }

  #draw(): void {
    const { stderr } = this.#options.output;
    if (this.#run === null) return;
    const frame = frameOf({
      run: this.#run,
      now: this.#options.time.now(),
      columns: this.#columns,
      rows: stderr.rows || 24,
      paint: this.#paint,
    });
    this.#live?.(frame.join('\n'));
  }
}

/** What is said to those who want to hear of errors alone. */
function isBad(event: RunEvent): boolean {
  if (event.type === 'attempt.ended') return event.status !== 'completed';
  return event.type === 'step.failed' || event.type === 'step.waiting';
}
