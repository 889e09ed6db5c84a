/** Output of a step for a person: workflow commands speak in words, and what is meant for a runner alone is left out. */
import type { Paint, Style } from '../report/colour.ts';
import { LineGate, type LineListener } from '../shell/line-gate.ts';
import { CommandReader, property, type WorkflowCommand } from '../shell/workflow-commands.ts';

const LF = 0x0a;
const CR = 0x0d;

const COLOURS: ReadonlyMap<string, Style> = new Map([
  ['error', 'red'],
  ['warning', 'yellow'],
  ['notice', 'cyan'],
  ['debug', 'dim'],
] as const);

export interface ShownOptions {
  readonly paint: Paint;
  /** Whether `::debug::` is shown. */
  readonly debug: boolean;
}

/** All else goes through as it came, and at once. */
export class Shown {
  readonly #options: ShownOptions;
  readonly #gate: LineGate;
  readonly #reader = new CommandReader();
  #out: Buffer[] = [];
  /** The line before is left out, and ended by a CR: the LF of the pair is, too. */
  #isCrLeftOut = false;

  constructor(options: ShownOptions) {
    this.#options = options;
    const listener: LineListener = {
      text: (bytes) => this.#text(bytes),
      command: (line, ending) => this.#command(line, ending),
      tooLong: () => true,
    };
    this.#gate = new LineGate(listener);
  }

  /** What can be shown now. */
  push(bytes: Buffer): Buffer {
    this.#gate.push(bytes);
    return this.#take();
  }

  /** What is left when the step has ended. */
  end(): Buffer {
    this.#gate.end();
    return this.#take();
  }

  #take(): Buffer {
    const out = Buffer.concat(this.#out);
    this.#out = [];
    return out;
  }

  #text(bytes: Buffer): void {
    const isPair = this.#isCrLeftOut && bytes[0] === LF;
    this.#isCrLeftOut = false;
    this.#out.push(isPair ? bytes.subarray(1) : bytes);
  }

  #command(line: Buffer, ending: Buffer): void {
    const command = this.#reader.read(line.toString());
    const shown = command === null ? line : textOf(command, this.#options);
    if (shown === null) this.#isCrLeftOut = ending[0] === CR;
    else this.#text(Buffer.concat([Buffer.from(shown), ending]));
  }
}

/** Null for nothing. */
function textOf(command: WorkflowCommand, { paint, debug }: ShownOptions): string | null {
  const { name, data } = command;
  if (name === 'group') return paint('bold', data);
  const style = COLOURS.get(name);
  if (style === undefined || (name === 'debug' && !debug)) return null;
  const title = property(command, 'title');
  return `${paint(style, `${name}:`)} ${title === undefined ? '' : `${title}: `}${data}${placeOf(command)}`;
}

/** ` (file:line)`, as far as the command says it. */
function placeOf(command: WorkflowCommand): string {
  const file = property(command, 'file');
  if (file === undefined) return '';
  const line = property(command, 'line');
  return ` (${file}${line === undefined ? '' : `:${line}`})`;
}
