/** The commands that run something, or answer a run. */
import type { Command } from 'commander';
import { type Add, collect, SECRET } from './define-options.ts';

export function defineRunning(add: Add): void {
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
