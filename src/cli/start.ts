/** The command line as this process: its arguments, environment, streams and signals, and nothing else knows them. */
import { constants, hostname, userInfo } from 'node:os';
import { endProcess } from '../heap.ts';
import { EXIT } from '../launch/exit.ts';
import { homeFolder } from '../launch/home.ts';
import { Refusal } from '../launch/refusal.ts';
import { tempFolder } from '../launch/temp.ts';
import { HASH, LOCKS, TRANSFER, WATCH } from '../launch/words.ts';
import { faultText } from './fault-text.ts';
import { Output } from './output.ts';
import type { World } from './world.ts';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Ending = (typeof ENDINGS)[number];

/** By which the launcher says which signals are ignored: `SigIgn` of /proc. */
const IGNORED = 'SAVEPOINT_IGNORED';

/** Runs the command line and sets the exit code of the process. Never throws. */
export async function start(): Promise<void> {
  const ignored = takeIgnored();
  const [, , word, path = '', mark = ''] = process.argv;
  if (word === WATCH || word === HASH) {
    const { watchAttempt, printHash } = await import('./hidden.ts');
    await (word === WATCH ? watchAttempt(path, mark) : printHash(path));
    return;
  }
  if (word === TRANSFER) {
    const { serveTransfers } = await import('../store/serve-transfers.ts');
    serveTransfers(process.env, path);
    return;
  }
  const output = new Output(process.stdout, process.stderr);
  try {
    const { execute } = await import('./program.ts');
    process.exitCode = await execute(process.argv.slice(2), worldOf(output, ignored));
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

/**
 * The signals that the caller ignores, as `nohup` does and a script for what it starts with `&`. The launcher, `bin/savepoint`, says them; Node
 * forgets them. They stay ignored. What is started from here is not told.
 */
function takeIgnored(): ReadonlySet<Ending> {
  const mask = Number.parseInt(process.env[IGNORED]?.slice(-8) ?? '', 16);
  delete process.env[IGNORED];
  const ignored = ENDINGS.filter((signal) => mask & (1 << (constants.signals[signal] - 1)));
  for (const signal of ignored) process.on(signal, () => {});
  return new Set(ignored);
}

function worldOf(output: Output, ignored: ReadonlySet<Ending>): World {
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
    user: userName(),
    stdin: process.stdin,
    output,
    onSignal: (listener) => {
      const heard = ENDINGS.filter((signal) => !ignored.has(signal));
      for (const signal of heard)
        process.on(signal, () => listener(signal === 'SIGINT' ? signal : 'SIGTERM'));
    },
  };
}

/** A user may have no name, as in a container. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env.USER ?? `uid ${process.getuid?.() ?? ''}`;
  }
}

/** @throws Refusal when it has been removed */
function workingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    throw new Refusal(2, 'the current folder was deleted', { hint: 'change to a folder that exists' });
  }
}
