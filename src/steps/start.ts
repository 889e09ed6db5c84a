/** The shell of a workflow's step as this process. */
import { runStep } from './client.ts';
import { givenBack } from './node-words.ts';
import type { StepWorld } from './step-world.ts';

const EXIT_FAULT = 70;

/** What goes wrong with us is no end of the step that anybody can tell from its own. */
async function codeOf(world: StepWorld): Promise<number> {
  try {
    return await runStep(world);
  } catch (error) {
    process.stdout.write(
      `::error::This is a bug in Savepoint, not in your step: ${(error as Error).message}\n`,
    );
    process.stderr.write(`${(error as Error).stack}\n`);
    return EXIT_FAULT;
  }
}

/** Runs a step and ends the process with its exit code. Never throws. */
export async function startStep(args: readonly string[], cwd: string): Promise<void> {
  const code = await codeOf({
    ...{ args, cwd, env: givenBack(process.env), stdout: process.stdout, stderr: process.stderr },
    onSignal: (stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
    },
  });
  await new Promise<void>((done) => process.stdout.write('', () => done()));
  process.exit(code);
}
