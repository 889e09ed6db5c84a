/** What could stand next on a command line, by the commands and options that the parser knows. Pure. */
import type { Argument, Command, Option } from 'commander';

/** A text that could stand there, with what it means. */
export interface Candidate {
  readonly value: string;
  readonly about: string;
}

export interface Line {
  /** The command; null before one is named. */
  readonly command: Command | null;
  readonly positionals: readonly string[];
  /** The values of the options so far, by their names as in `Options`. */
  readonly options: Readonly<Record<string, string>>;
}

/** Values that the parser does not know. */
export interface WantedValue {
  readonly kind: 'value';
  /** As the usage of the command calls it: `run`, `step`. */
  readonly name: string;
  /** What stands in front of it in the same word, such as `--run=`. */
  readonly lead: string;
  readonly line: Line;
}

export type Wanted = { readonly kind: 'words'; readonly candidates: readonly Candidate[] } | WantedValue;

/** @param words those before it, behind the program's name @param current the word that is being typed; it may be empty */
export function wantedAt(program: Command, words: readonly string[], current: string): Wanted {
  const reader = new Reader(program);
  for (const word of words) reader.next(word);
  return reader.wanted(current);
}

/** Reads a line word by word, as the parser will. */
class Reader {
  readonly #program: Command;
  #command: Command | null = null;
  readonly #positionals: string[] = [];
  readonly #options = new Map<string, string>();
  /** The option whose value comes next. */
  #open: Option | null = null;
  #isPlain = false;
  /** Whether a word stands in the place of the command that is none. */
  #isLost = false;

  constructor(program: Command) {
    this.#program = program;
  }

  next(word: string): void {
    if (this.#open !== null) {
      this.#options.set(this.#open.attributeName(), word);
      this.#open = null;
    } else if (word === '--' && !this.#isPlain) this.#isPlain = true;
    else if (word.startsWith('-') && !this.#isPlain) this.#nextOption(word);
    else if (this.#command === null) {
      this.#command = this.#commands().find((each) => each.name() === word) ?? null;
      this.#isLost = this.#command === null;
    } else this.#positionals.push(word);
  }

  wanted(current: string): Wanted {
    if (this.#open !== null) return this.#valueOf(this.#open, '');
    const [, lead = '', flag = ''] = /^((--[^=]+)=)/.exec(current) ?? [];
    const option = this.#isPlain ? null : this.#optionOf(flag);
    if (option !== null) return this.#valueOf(option, lead);
    if (this.#isLost) return words([]);
    if (current.startsWith('-') && !this.#isPlain) return words(this.#optionsLeft());
    if (this.#command === null) return words(this.#commands().map(commandCandidate));
    return this.#argumentOf(this.#command);
  }

  #nextOption(word: string): void {
    const [flag = '', ...value] = word.split('=');
    const option = this.#optionOf(flag);
    if (option === null) return;
    const takesValue = option.required || option.optional;
    if (takesValue && value.length === 0) this.#open = option;
    else this.#options.set(option.attributeName(), value.join('='));
  }

  #argumentOf(command: Command): Wanted {
    const known = command.registeredArguments;
    const last = known.at(-1);
    const argument = known[this.#positionals.length] ?? (last?.variadic === true ? last : undefined);
    if (argument === undefined) return words(this.#optionsLeft());
    if (argument.name() === 'command') return words(this.#commands().map(commandCandidate));
    return this.#value(argument, { name: argument.name(), lead: '' });
  }

  #valueOf(option: Option, lead: string): Wanted {
    const [, name = ''] = /[<[]([^>\]]+)[>\]]/.exec(option.flags) ?? [];
    return this.#value(option, { name, lead });
  }

  #value(
    { argChoices }: Argument | Option,
    { name, lead }: { readonly name: string; readonly lead: string },
  ): Wanted {
    if (argChoices !== undefined)
      return words(argChoices.map((choice) => ({ value: lead + choice, about: '' })));
    const options = Object.fromEntries(this.#options);
    return {
      kind: 'value',
      name,
      lead,
      line: { command: this.#command, positionals: this.#positionals, options },
    };
  }

  #commands(): readonly Command[] {
    return this.#program.createHelp().visibleCommands(this.#program);
  }

  /** Before the command stands what every command takes. */
  #optionsHere(): readonly Option[] {
    if (this.#command !== null) return this.#program.createHelp().visibleOptions(this.#command);
    const [first, ...others] = this.#program.commands;
    const isEverywhere = ({ flags }: Option) =>
      others.every((each) => each.options.some((option) => option.flags === flags));
    const own = this.#program.createHelp().visibleOptions(this.#program);
    return [...(first?.options.filter(isEverywhere) ?? []), ...own];
  }

  #optionOf(flag: string): Option | null {
    return this.#optionsHere().find((option) => option.short === flag || option.long === flag) ?? null;
  }

  /** The options that are not there yet, or can be repeated. */
  #optionsLeft(): readonly Candidate[] {
    const isRepeated = ({ parseArg, argChoices }: Option) =>
      parseArg !== undefined && argChoices === undefined;
    return this.#optionsHere()
      .filter((option) => !this.#options.has(option.attributeName()) || isRepeated(option))
      .map(({ long, short, description }) => ({ value: long ?? short ?? '', about: description }));
  }
}

function words(candidates: readonly Candidate[]): Wanted {
  return { kind: 'words', candidates };
}

function commandCandidate(command: Command): Candidate {
  return { value: command.name(), about: command.description().split('\n')[0] ?? '' };
}
