/** The commands that show what there is. */
import { type Command, Option } from 'commander';
import { type Add, collect } from './define-options.ts';

export function defineReading(add: Add): void {
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

export function defineServing(add: Add, program: Command): void {
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
