import { acceptVariables, parsePairs, parsePaths } from './command-files.ts';
import type { Masks, Note, Said } from './port.ts';
import { type CommandFiles, PAIRS_LIMIT, readCommandFile } from './scratch.ts';
import { readSummary } from './summary.ts';
import {
  CommandReader,
  parseCommand,
  property,
  stopWord,
  type WorkflowCommand,
} from './workflow-commands.ts';

/** More different errors or warnings than this say nothing new. */
const MOST_MESSAGES = 50;

/** What a line of output turned out to be. */
export interface Heard {
  readonly note: Note | null;
  /** What is written in its place; null for the line as it is. */
  readonly instead: string | null;
}

const TEXT: Heard = { note: null, instead: null };

/** Of names that differ in letter case only, the last has the value and the first the spelling: the runner's `DictionaryContextData.cs`. */
class Outputs {
  readonly #spelled = new Map<string, string>();
  readonly all = new Map<string, string>();

  set(name: string, value: string): void {
    const lower = name.toLowerCase();
    const spelled = this.#spelled.get(lower) ?? name;
    this.#spelled.set(lower, spelled);
    this.all.set(spelled, value);
  }
}

/** Hears the workflow commands of one try, on both of its streams, and gathers what the step said. */
export class Sayings {
  readonly #masks: Masks;
  readonly #outputs = new Outputs();
  readonly #errors = new Set<string>();
  readonly #warnings = new Set<string>();
  #outputBytes = 0;
  #masked = 0;
  readonly #reader = new CommandReader();

  constructor(masks: Masks) {
    this.#masks = masks;
  }

  error(message: string): void {
    if (this.#errors.size < MOST_MESSAGES) this.#errors.add(this.#masks.apply(message));
  }

  warn(message: string): void {
    if (this.#warnings.size < MOST_MESSAGES) this.#warnings.add(this.#masks.apply(message));
  }

  get warnings(): readonly string[] {
    return [...this.#warnings];
  }

  /** Acts on a line if it is a command. A mask holds from here on, before the line itself is written. */
  hear(line: string): Heard {
    const command = this.#reader.read(line);
    return command === null ? TEXT : this.#act(command);
  }

  /** A line that is too long to be read as a command. Whether it may be written: not if it was to name a secret. */
  hearTooLong(beginning: string): boolean {
    const command = parseCommand(beginning);
    if (command?.name !== 'add-mask' || this.#reader.isStopped) return true;
    this.error('A text of more than 1 MiB cannot be masked; its line is left out of the log.');
    return false;
  }

  /** All that the step said, its command files included. For when the step has ended. */
  said(files: CommandFiles): Said {
    for (const [name, value] of this.#readPairs('output', files.output)) this.#outputs.set(name, value);
    const set = acceptVariables(this.#readPairs('env', files.env));
    for (const message of set.warnings) this.warn(message);
    const path = this.#read('path', files.path);
    const summary = readSummary(files.summary, this.#masks);
    if (summary.warning !== null) this.warn(summary.warning);
    return {
      outputs: Object.fromEntries(this.#outputs.all),
      env: Object.fromEntries(set.env),
      path: parsePaths(path),
      masked: this.#masked,
      summary: summary.text,
      errors: [...this.#errors],
      warnings: [...this.#warnings],
    };
  }

  #readPairs(name: string, file: string): (readonly [string, string])[] {
    const { pairs, error } = parsePairs(this.#read(name, file));
    if (error !== null) this.error(`Unable to process file command '${name}' successfully. ${error}`);
    return [...pairs];
  }

  #read(name: string, file: string): string {
    const read = readCommandFile(file, PAIRS_LIMIT);
    if (read.ok) return read.text;
    this.error(`Unable to process file command '${name}' successfully. ${read.message}`);
    return '';
  }

  #act(command: WorkflowCommand): Heard {
    switch (command.name) {
      case 'add-mask':
        return this.#addMask(command.data);
      case 'set-output':
        this.#setOutput(command);
        return TEXT;
      case 'set-env':
      case 'add-path':
        this.error(disabled(command.name));
        return TEXT;
      case 'stop-commands':
        this.#checkStop(command.data);
        return TEXT;
      case 'debug':
      case 'notice':
      case 'warning':
      case 'error':
      case 'group':
      case 'endgroup':
        return { note: this.#note(command.name, command), instead: null };
      default:
        return TEXT;
    }
  }

  #addMask(text: string): Heard {
    if (text.trim() === '') {
      this.warn("Can't add secret mask for empty string in ##[add-mask] command.");
      return TEXT;
    }
    this.#masks.add(text);
    this.#masked += 1;
    return { note: { kind: 'add-mask', message: text, properties: {} }, instead: '::add-mask::***' };
  }

  #setOutput(command: WorkflowCommand): void {
    const name = property(command, 'name');
    if (name === undefined) {
      this.error(failed('set-output', "Required field 'name' is missing in ##[set-output] command."));
      return;
    }
    this.#outputBytes += Buffer.byteLength(name) + Buffer.byteLength(command.data);
    if (this.#outputBytes > PAIRS_LIMIT) {
      this.error(failed('set-output', `The outputs are larger than ${PAIRS_LIMIT / 1024} KiB.`));
      return;
    }
    this.#outputs.set(name, command.data);
    this.warn(
      'The `set-output` command is deprecated: write the output to the file that $GITHUB_OUTPUT names instead.',
    );
  }

  #checkStop(word: string): void {
    if (stopWord(word) !== null) return;
    const rule = "an empty text, 'pause-logging' or the name of a command";
    this.error(failed('stop-commands', `The word that starts commands again cannot be ${rule}.`));
  }

  #note(kind: Note['kind'], command: WorkflowCommand): Note {
    const properties = Object.entries(command.properties).map(([key, value]) => [
      key,
      this.#masks.apply(value),
    ]);
    return { kind, message: this.#masks.apply(command.data), properties: Object.fromEntries(properties) };
  }
}

function failed(command: string, why: string): string {
  return `Unable to process command '${command}' successfully. ${why}`;
}

function disabled(command: string): string {
  const file = command === 'set-env' ? '$GITHUB_ENV' : '$GITHUB_PATH';
  return failed(
    command,
    `The \`${command}\` command is disabled: write to the file that ${file} names instead.`,
  );
}
