/** A run in the log of a workflow. */
import type { Writable } from 'node:stream';
import type { RunEvent, Warned } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import { type Annotation, propertiesOf } from '../report/annotations.ts';
import { noPaint } from '../report/colour.ts';
import { escapeData, inert } from '../report/escapes.ts';
import { LogLines } from '../report/log-lines.ts';
import { endsTry, Silences, type Ticking } from '../report/silences.ts';
import { talkOf } from '../report/talk.ts';
import type { Observer } from '../run/ports.ts';
import type { Note } from '../shell/port.ts';
import type { Annotations } from './annotations.ts';
import { inWorkflow } from './words.ts';

export interface LogOptions {
  readonly say: (line: string) => void;
  readonly stream: Writable;
  readonly annotations: Annotations;
  /** Where a step stands in the repository; null when that is not known. */
  readonly placeOf: (step: string) => { readonly file: string; readonly line: number } | null;
  readonly time: Ticking;
}

/**
 * Lines of talk, and the steps' output: a step that runs alone in a group, every line with its id in front. The id stays
 * in groups too. With `::stop-commands::` instead, what this process itself says meanwhile, masks included, would not act.
 */
export class ActionLog implements Observer {
  readonly #options: LogOptions;
  readonly #lines = new Map<string, LogLines>();
  readonly #running = new Set<string>();
  readonly #silences: Silences;
  #isGroupOpen = false;

  constructor(options: LogOptions) {
    this.#options = options;
    this.#silences = new Silences(options.time, (line) => options.say(inert(line)));
  }

  event(event: RunEvent, run: Run): void {
    this.#silences.event(event);
    if ('step' in event && event.step !== null) this.#endLine(event.step);
    if (event.type === 'step.started') this.#started(event, run);
    else {
      this.end();
      if (endsTry(event)) this.#running.delete(event.step);
      this.#talk(event, run);
    }
  }

  output(step: string, bytes: Buffer): Promise<void> | undefined {
    this.#silences.heard(step);
    const lines = this.#lines.get(step) ?? new LogLines(step);
    this.#lines.set(step, lines);
    const { stream } = this.#options;
    return stream.write(lines.push(bytes)) ? undefined : new Promise((done) => stream.once('drain', done));
  }

  note(step: string, note: Note): void {
    const { kind, message, properties } = note;
    if (kind !== 'notice' && kind !== 'warning' && kind !== 'error') return;
    this.#options.annotations.add({
      level: kind,
      message,
      properties: { title: step, ...lowered(properties) },
    });
  }

  /** Nothing more is said inside of a group. */
  end(): void {
    if (this.#isGroupOpen) this.#options.say('::endgroup::');
    this.#isGroupOpen = false;
  }

  /** A step that starts while others run ends the group of the one that was alone until then. */
  #started(event: Extract<RunEvent, { type: 'step.started' }>, run: Run): void {
    this.end();
    const isAlone = this.#running.size === 0;
    this.#running.add(event.step);
    const lines = talkOf(event, run, noPaint).map(inert);
    for (const line of lines) this.#options.say(isAlone ? `::group::${escapeData(line)}` : line);
    this.#isGroupOpen = isAlone;
  }

  #talk(event: RunEvent, run: Run): void {
    if (event.type === 'warning' && this.#options.annotations.add(this.#warning(event)) === 'said') return;
    const said = talkOf(event, run, noPaint);
    // What follows the first line are commands for a terminal.
    const lines = event.type === 'attempt.ended' || event.type === 'step.waiting' ? said.slice(0, 1) : said;
    for (const line of lines) this.#options.say(inert(inWorkflow(line)));
  }

  #warning({ step, message: told }: Warned): Annotation {
    const message = inWorkflow(told);
    if (step === null) return { level: 'warning', message, properties: {} };
    const place = propertiesOf(this.#options.placeOf(step));
    return { level: 'warning', message: `${step}: ${message}`, properties: { title: step, ...place } };
  }

  #endLine(step: string): void {
    const rest = this.#lines.get(step)?.end();
    if (rest !== undefined && rest.length > 0) this.#options.stream.write(rest);
  }
}

/** The runner finds properties whatever case they are written in. */
function lowered(properties: Note['properties']): Readonly<Record<string, string>> {
  const known = ['title', 'file', 'line', 'endLine', 'col', 'endColumn'];
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => {
      const name = known.find((each) => each.toLowerCase() === key.toLowerCase());
      return name === undefined ? [] : [[name, value]];
    }),
  );
}
