/** The commands and their options, as `--help` teaches them. */
import { Command, Option } from 'commander';
import { VERSION } from '../version.ts';
import { SHELLS } from './completion/scripts.ts';
import { EXAMPLES, EXAMPLES_OF } from './examples.ts';
import type { Options } from './options.ts';
import type { World } from './world.ts';

type Action = (world: World, options: Options, args: readonly string[]) => Promise<number>;

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

type Add = (usage: string, description: string, load: () => Promise<Action>) => Command;

function defineRunning(add: Add): void {
  running(
    add(
      'run [pipeline]',
      'Go on with the newest unfinished run of a pipeline, or start one.\n' +
        'PIPELINE is a path, or NAME for .github/savepoint/NAME.yml; without it, .github/savepoint.yml or savepoint.yml.',
      async () => (await import('./commands/run.ts')).run,
    ),
  )
    .option('--run <run>', 'go on with this run: an id, the beginning of one, or `latest`')
    .option('--fresh', 'start over, whatever is there');
  running(
    add(
      'resume [run]',
      'Go on with a run; never starts one.',
      async () => (await import('./commands/run.ts')).resume,
    ),
  );
  defineAnswering(add);
  choosing(
    add(
      'plan [pipeline]',
      'Show what `run` would do now, step by step, and why. Starts nothing.',
      async () => (await import('./commands/plan.ts')).showPlan,
    ),
  )
    .option('--run <run>', 'the run to go on with: an id, the beginning of one, or `latest`')
    .option('--fresh', 'plan a new run, whatever is there');
  add(
    'init',
    'Write a first pipeline file, with the scripts and targets that the project has.',
    async () => (await import('./commands/init.ts')).init,
  );
  add(
    'validate [pipeline]',
    'Check a pipeline file and show all of its mistakes.',
    async () => (await import('./commands/validate.ts')).validate,
  );
}

function defineAnswering(add: Add): void {
  add(
    'cancel [run]',
    'Stop a run that goes on on this machine (the newest without one), and say how it ended.',
    async () => (await import('./commands/cancel.ts')).cancel,
  );
  answering(
    add(
      'approve [run] [step]',
      'Let a step that asks go on, in the run (the newest without one).',
      async () => (await import('./commands/answer.ts')).approve,
    ),
  );
  answering(
    add(
      'reject [run] [step]',
      'Reject what a step asks: the run has failed for good.',
      async () => (await import('./commands/answer.ts')).reject,
    ),
  );
  add(
    'mark <run> <step>',
    'Take a step as done; what its last try left stays, as its change.',
    async () => (await import('./commands/answer.ts')).mark,
  )
    .option('--completed', 'that is what it is marked as')
    .option('--reason <text>', 'why, for the record');
}

/** Options of what answers a run. */
function answering(command: Command): Command {
  return command
    .option('--comment <text>', 'a comment, for the record')
    .option('--resume', 'and go on with the run at once')
    .option(...SECRET);
}

const SECRET = [
  '--secret <name>',
  'hide the value of this environment variable, and give it as secrets.NAME (can be repeated)',
  collect,
] as const;

function defineReading(add: Add): void {
  add(
    'runs',
    'List the runs in the store, newest first.',
    async () => (await import('./commands/runs.ts')).runs,
  );
  add('list <what>', '`list runs` is `runs`.', async () => (await import('./commands/runs.ts')).list);
  add(
    'show [run] [step]',
    'Show a run (the newest without one) and its steps, or one step of it.',
    async () => (await import('./commands/show.ts')).show,
  )
    .option('-f, --follow', 'print it again at every change, until the run has ended')
    .option('--summary', 'print the Markdown that the steps wrote to $GITHUB_STEP_SUMMARY');
  add(
    'events [run] [step]',
    'Print what happened in a run, in order.',
    async () => (await import('./commands/events.ts')).events,
  ).option('-f, --follow', 'go on as more comes, until the run has ended');
  add(
    'logs [run] [step]',
    'Print what the steps of a run wrote, or one step.',
    async () => (await import('./commands/logs.ts')).logs,
  ).option('-f, --follow', 'go on as more comes, until the run has ended');
  defineFiles(add);
  add(
    'fetch <source>',
    'Bring a run of CI here, verified, to go on with it or to restore it.\n' +
      'SOURCE is OWNER/REPO/actions/runs/ID or its address, the zip of an artifact, or a folder with what was in it.',
    async () => (await import('./commands/fetch.ts')).fetch,
  ).option(
    '--job <name>',
    'the job, where several have saved a run: as in the name of its artifact, or as GitHub shows it',
  );
  add(
    'clean [runs...]',
    'Remove completed runs that are past their retention; others only by name or with --all.',
    async () => (await import('./commands/clean.ts')).clean,
  )
    .option('--files', 'remove only their saved files, and keep records and logs')
    .addOption(new Option('--workspaces', 'an older name of --files').implies({ files: true }).hideHelp())
    .option('--older-than <age>', 'completed runs that ended longer ago than this, such as 7d or 12h')
    .option('--all', 'every run that no process holds')
    .option('--dry-run', 'show what would be removed, and remove nothing');
}

function defineServing(add: Add, program: Command): void {
  add(
    'report [run]',
    'Write a run (the newest without one) as one HTML file: steps, chart, graph, changes and logs.',
    async () => (await import('./commands/report.ts')).reportOf(program),
  )
    .option('--to <file>', 'where to (default: RUN.html in the current folder; - for standard output)')
    .option(
      '--secret <name>',
      'hide the value of this environment variable, also in changed files (can be repeated)',
      collect,
    );
  add('serve', 'Show the runs in a browser: watch, start, resume and cancel them.', async () =>
    (await import('./commands/serve.ts')).serveOf(program),
  )
    .option('--port <n>', 'where to listen (default: 7180, or the next port that is free)')
    .option('--open', 'open the page in the browser')
    .option('--host <address>', 'listen on this address (default: 127.0.0.1); another one asks for --token')
    .option(
      '--token <secret>',
      'what a browser must show, at least 16 characters (default: made once for each store)',
    )
    .option(
      '--secret <name>',
      'hide the value of this environment variable, and give it as secrets.NAME (can be repeated)',
      collect,
    );
}

function defineFiles(add: Add): void {
  add(
    'diff <run> <step>',
    'Show what a step changed in the files; of text files, line by line.',
    async () => (await import('./commands/diff.ts')).diff,
  );
  add(
    'restore <run>',
    'Write the files that a run has saved into a folder of their own.\n' +
      'Without --at and --aside: the workspace as the run has it, edits included.',
    async () => (await import('./commands/restore.ts')).restore,
  )
    .option('--to <dir>', 'where to: a folder that is empty or not there')
    .option('--at <step>', 'as the workspace was when this step had ended')
    .option(
      '--aside',
      'the files that were set aside: those of failed steps, and edits and uncommitted work that a step overwrote or deleted',
    );
  add(
    'verify [run]',
    'Read back every stored byte of a run, or of all runs, and show the damage.',
    async () => (await import('./commands/verify.ts')).verify,
  );
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

function choosing(command: Command): Command {
  return command
    .option('-i, --input <name=value>', 'give an input of the pipeline (can be repeated)', collect)
    .option(
      '--from-step <step>',
      'run this step and all that depends on it again: an id or a number of `plan`',
    )
    .option('--only-step <step>', 'run this step alone, without `finally`')
    .option('--edited', 'run the reused steps again that are older than your edits');
}

function running(command: Command): Command {
  return choosing(command)
    .option(...SECRET)
    .option(
      '--deadline <time>',
      'be over after so long, such as 350m: stop in time to save, with exit code 75',
    )
    .option(
      '--max-parallel <n>',
      'steps that may run side by side (default: max-parallel of the file, else the number of cores)',
    );
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
