/** A line by which a step talks to the runner. */
export interface WorkflowCommand {
  /** In lower case. */
  readonly name: string;
  /** Names as written; `property` finds one. */
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** The commands that the runner knows; a line with any other name is text. From its `ActionCommandManager.cs`. */
export const COMMANDS: ReadonlySet<string> = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

const DATA_ESCAPES = { '%25': '%', '%0D': '\r', '%0A': '\n' };
const PROPERTY_ESCAPES = { ...DATA_ESCAPES, '%3A': ':', '%2C': ',' };
const OLD_ESCAPES = { ...DATA_ESCAPES, '%3B': ';', '%5D': ']' };

/**
 * Reads a line as a command: `::name k=v,k=v::data`, or the old `##[name k=v;k=v]data`; null for text. Names are looked up
 * in lower case. From `TryParseV2` and `TryParse` in the runner's `ActionCommand.cs`; the runner finds the old form
 * anywhere in a line, here it starts the line as the new one does.
 */
export function parseCommand(
  line: string,
  isCommand: (name: string) => boolean = (name) => COMMANDS.has(name),
): WorkflowCommand | null {
  const text = line.trimStart();
  const form = text.startsWith('::') ? NEW_FORM : text.startsWith('##[') ? OLD_FORM : null;
  if (form === null) return null;
  const end = text.indexOf(form.closing, form.opening.length);
  if (end < 0) return null;
  const head = text.slice(form.opening.length, end);
  const space = head.indexOf(' ');
  const name = (space < 0 ? head : head.slice(0, space)).toLowerCase();
  if (!isCommand(name)) return null;
  return {
    name,
    properties: space > 0 ? parseProperties(head.slice(space + 1), form) : {},
    data: unescapeWith(text.slice(end + form.closing.length), form.data),
  };
}

/** A property's value, its name compared without regard to case; undefined when it is not given. */
export function property(command: WorkflowCommand, name: string): string | undefined {
  return Object.entries(command.properties).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Reads the lines of one try: between `stop-commands` and the word that starts them again, all is text. */
export class CommandReader {
  /** While commands are stopped: the word that starts them again. */
  #stoppedBy: string | null = null;

  get isStopped(): boolean {
    return this.#stoppedBy !== null;
  }

  /** The command in a line, null for text. The line that starts commands again is one, whose name is the word. */
  read(line: string): WorkflowCommand | null {
    const stoppedBy = this.#stoppedBy;
    const command = parseCommand(line, (name) => COMMANDS.has(name) || name === stoppedBy);
    if (command === null || (stoppedBy !== null && command.name !== stoppedBy)) return null;
    if (stoppedBy !== null) this.#stoppedBy = null;
    else if (command.name === 'stop-commands') this.#stoppedBy = stopWord(command.data);
    return command;
  }
}

/** The word that is to start commands again; null where it cannot. */
export function stopWord(data: string): string | null {
  const word = data.toLowerCase();
  return word === '' || word === 'pause-logging' || COMMANDS.has(word) ? null : word;
}

interface Form {
  readonly opening: string;
  readonly closing: string;
  readonly separator: string;
  readonly data: Readonly<Record<string, string>>;
  readonly value: Readonly<Record<string, string>>;
}

const NEW_FORM: Form = {
  opening: '::',
  closing: '::',
  separator: ',',
  data: DATA_ESCAPES,
  value: PROPERTY_ESCAPES,
};

const OLD_FORM: Form = {
  opening: '##[',
  closing: ']',
  separator: ';',
  data: OLD_ESCAPES,
  value: OLD_ESCAPES,
};

function parseProperties(text: string, form: Form): Record<string, string> {
  const entries: [string, string][] = [];
  for (const item of text.trim().split(form.separator)) {
    const equals = item.indexOf('=');
    if (equals > 0 && equals < item.length - 1) {
      entries.push([item.slice(0, equals), unescapeWith(item.slice(equals + 1), form.value)]);
    }
  }
  return Object.fromEntries(entries);
}

function unescapeWith(text: string, escapes: Readonly<Record<string, string>>): string {
  return text.replace(/%[0-9A-F]{2}/g, (code) => escapes[code] ?? code);
}
