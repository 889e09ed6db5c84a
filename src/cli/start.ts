/** The command line as this process: its arguments, environment, streams and signals, and nothing else knows them. */
import { hostname } from 'node:os';
import { endProcess } from '../heap.ts';
import { EXIT } from '../launch/exit.ts';
import { homeFolder } from '../launch/home.ts';
import { Refusal } from '../launch/refusal.ts';
import { tempFolder } from '../launch/temp.ts';
import { HASH, LOCKS, TRANSFER, WATCH } from '../launch/words.ts';
import { Output } from './output.ts';
import type { World } from './world.ts';

/** Runs the command line and sets the exit code of the process. Never throws. */
export async function start(): Promise<void> {
  const [, , word, path = '', mark = ''] = process.argv;
  if (word === WATCH || word === HASH) {
    const { watchAttempt, printHash } = await import('./hidden.ts');
    await (word === WATCH ? watchAttempt(path, mark) : printHash(path));
    return;
  }
  if (word === TRANSFER) {
    const { serveTransfers } = await import('../store/transfer.ts');
    serveTransfers(process.env, path);
    return;
  }
  const output = new Output(process.stdout, process.stderr);
  try {
    const { execute } = await import('./program.ts');
    process.exitCode = await execute(process.argv.slice(2), worldOf(output));
  } catch (error) {
    process.stderr.write(faultText(error));
    process.exitCode = EXIT.fault;
  }
  await output.flush();
  if (output.unwritten !== null) {
    process.stderr.write(`savepoint: the output could not be written: ${output.unwritten}\n`);
    process.exitCode ||= EXIT.store;
  }
  // What a completed step left running may still hold our pipes; nothing is waited for any more.
  endProcess();
}

function worldOf(output: Output): World {
  return {
    cwd: workingDirectory,
    machine: {
      env: process.env,
      host: hostname(),
      pid: process.pid,
      temp: tempFolder(process.env, process.cwd),
      home: homeFolder(),
      locks: LOCKS,
      self: { program: process.execPath, args: [process.argv[1] ?? ''] },
    },
    stdin: process.stdin,
    output,
    onSignal: (listener) => {
      process.on('SIGINT', () => listener('SIGINT'));
      process.on('SIGTERM', () => listener('SIGTERM'));
      process.on('SIGHUP', () => listener('SIGTERM'));
    },
  };
}

/** @throws Refusal when it has been removed */
function workingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    throw new Refusal(2, 'the current folder was deleted', { hint: 'change to a folder that exists' });
  }
}

/** What a person needs to report a bug of ours. */
export function faultText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    `savepoint: this is a bug in Savepoint, not in your pipeline.\n${text}\n` +
    '  hint: please report it with the text above, the output of `savepoint --version`, and events.ndjson of the run\n'
  );
}
