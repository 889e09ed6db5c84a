/** The commands and the options that all of them have, as `--help` teaches them. */
import { Command, Option } from 'commander';
import { VERSION } from '../version.ts';
import { SHELLS } from './completion/scripts.ts';
import { type Action, collect } from './define-options.ts';
import { defineReading, defineServing } from './define-reading.ts';
import { defineRunning } from './define-running.ts';
import { EXAMPLES, EXAMPLES_OF } from './examples.ts';
import type { Options } from './options.ts';
import type { World } from './world.ts';

/** All commands with their options. @param done is told the exit code of the command that ran */
export function define(world: World, done: (exit: number) => void): Command {
  const program = new Command('savepoint')
    .description('Runs a pipeline of steps and goes on from the first step that is not complete.')
    .version(VERSION, '--version', 'print the version')
    .helpOption('-h, --help', 'explain a command')
    .helpCommand('help [command]', 'explain a command')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void world.output.data(text),
      writeErr: (text) => void world.output.talk(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'savepoint: ')),
    })
    .showHelpAfterError(
      '  hint: `savepoint --help` lists the commands, `savepoint COMMAND --help` its options',
    )
    .showSuggestionAfterError(true);
  const add = (usage: string, description: string, load: () => Promise<Action>): Command =>
    program
      .command(usage)
      .description(description)
      .action(async (...parsed: unknown[]) => {
        const options = parsed.at(-2) as Options;
        const args = parsed
          .slice(0, -2)
          .flat()
          .filter((arg): arg is string => typeof arg === 'string');
        done(await (await load())(world, options, args));
      });
  defineRunning(add);
  defineReading(add);
  defineServing(add, program);
  add(
    'completion <shell> [words...]',
    'Print the script with which a shell completes commands, options, runs and steps.',
    async () => (await import('./commands/completion.ts')).completionOf(program),
  ).registeredArguments[0]?.choices(SHELLS);
  for (const command of program.commands) teach(common(command));
  return program;
}

function common(command: Command): Command {
  return command
    .option(
      '-C, --workspace <dir>',
      'the workspace (default: the nearest folder upwards with a pipeline file or a store)',
    )
    .option(
      '--store <dir>',
      'where runs are kept (default: $SAVEPOINT_STORE, else .savepoint in the workspace)',
    )
    .addOption(formOf(command.name()))
    .option('-q, --quiet', 'print errors only')
    .option('--no-color', 'no colours')
    .helpOption('-h, --help', 'explain this command');
}

function formOf(command: string): Option {
  if (command === 'mark') {
    const about =
      'NAME=VALUE: an output that the step has (can be repeated); else the form of what is printed';
    return new Option('-o, --output <form>', about).argParser<readonly string[]>(collect);
  }
  const forms = ['table', 'json', 'ndjson', ...(command === 'plan' ? ['mermaid'] : [])];
  return new Option('-o, --output <form>', 'the form of what is printed').choices(forms).default('table');
}

/** Below the options: what people type most. */
function teach(command: Command): void {
  const examples = EXAMPLES_OF[command.name()] ?? [];
  const width = Math.max(0, ...examples.map(([line]) => line.length));
  const lines = examples.map(([line, meaning]) => `  savepoint ${line.padEnd(width)}  ${meaning}`);
  if (lines.length > 0) command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
