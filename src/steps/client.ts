/** The shell of a workflow's step: asks the keeper what becomes of the step, and then runs it or gives back what it had set. */
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Call, callOf } from './command-line.ts';
import { type FromKeeper, Line, type StepExit, type ToKeeper } from './protocol.ts';
import type { StepWorld } from './step-world.ts';

/** The variable that names the keeper's socket. */
export const SOCKET = 'SAVEPOINT_STEPS';

type Keeper = Line<FromKeeper, ToKeeper>;

/** @returns the exit code */
export async function runStep(world: StepWorld): Promise<number> {
  const { args, env } = world;
  const temp = env.RUNNER_TEMP ?? '/tmp';
  const call = callOf(args, (path) => path.startsWith(`${temp}/`) && existsSync(path));
  if (!existsSync(call.script)) {
    world.stderr.write('savepoint: this program is the shell of a workflow: shell: savepoint {0}\n');
    return 2;
  }
  const text = readFileSync(call.script, 'utf8');
  const keeper = await reach(env[SOCKET]);
  const answer = keeper === null ? null : await ask(keeper, { world, call, text });
  if (keeper === null || answer === null) {
    warnOnce(world);
    return codeOf(await run(world, { call, text, mark: null, keeper: null }));
  }
  say(world, answer.says);
  switch (answer.kind) {
    case 'reuse': {
      const { give } = await import('./give.ts');
      give(answer.left, env);
      return 0;
    }
    case 'refuse':
      world.stdout.write(`::error::${answer.message.replaceAll('%', '%25').replaceAll('\n', '%0A')}\n`);
      return 1;
    case 'run':
      return codeOf(await run(world, { call, text, mark: answer.mark, keeper }));
    default:
      return codeOf(await run(world, { call, text, mark: null, keeper: null }));
  }
}

interface Running {
  readonly call: Call;
  readonly text: string;
  /** By which its processes are found; null where nobody looks for them. */
  readonly mark: string | null;
  /** Told how it ended; null where it is not saved. */
  readonly keeper: Keeper | null;
}

async function run(world: StepWorld, { call, text, mark, keeper }: Running): Promise<StepExit> {
  const { runScript } = await import('./script.ts');
  const scratch = mkdtempSync(join(scratchIn(world.env), 'step-'));
  try {
    const { exit, said, masks } = await runScript(world, { call, text, mark, scratch });
    if (exit.kind === 'unstartable') world.stdout.write(`::error::${exit.message}\n`);
    if (keeper !== null) {
      await keeper.send({ kind: 'ended', exit, said, masks });
      const last = await keeper.receive();
      if (last === null) warnOnce(world);
      else say(world, last.says);
    }
    return exit;
  } finally {
    keeper?.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function scratchIn(env: StepWorld['env']): string {
  const folder = dirname(env[SOCKET] ?? '');
  if (folder.startsWith('/') && existsSync(folder)) return folder;
  return env.RUNNER_TEMP !== undefined && existsSync(env.RUNNER_TEMP) ? env.RUNNER_TEMP : tmpdir();
}

/** Null where it is gone. */
function reach(path: string | undefined): Promise<Keeper | null> {
  if (path === undefined) return Promise.resolve(null);
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('error', () => done(null));
    socket.once('connect', () => done(new Line(socket)));
  });
}

async function ask(
  keeper: Keeper,
  { world, call, text }: { readonly world: StepWorld; readonly call: Call; readonly text: string },
): Promise<FromKeeper | null> {
  const { env, cwd } = world;
  const given = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  await keeper.send({
    ...{ kind: 'arrived', action: env.GITHUB_ACTION ?? '', script: text, shell: call.shell, cwd },
    env: Object.fromEntries(given),
  });
  // Most steps run: it is loaded while the keeper decides.
  void import('./script.ts');
  const answer = await keeper.receive();
  if (answer?.kind !== 'run') keeper.close();
  return answer;
}

function say({ stdout }: StepWorld, lines: readonly string[]): void {
  for (const line of lines) stdout.write(`${line}\n`);
}

/** Once in a job. */
function warnOnce({ env, stdout }: StepWorld): void {
  const socket = env[SOCKET];
  if (socket !== undefined && wasSaid(join(dirname(socket), 'gone'))) return;
  const why =
    socket === undefined
      ? 'no step before has `uses:` Savepoint with command: steps'
      : 'the process that saves them is not there';
  stdout.write(`::warning::Savepoint does not save this job's steps: ${why}. They run as without it.\n`);
}

/** @param note the file that says so from now on */
function wasSaid(note: string): boolean {
  try {
    closeSync(openSync(note, 'wx'));
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}

function codeOf(exit: StepExit): number {
  switch (exit.kind) {
    case 'exited':
      return exit.code;
    case 'unstartable':
      return 1;
    case 'stopped':
      return exit.by === 'SIGINT' ? 130 : 143;
    case 'signal':
      return 128 + (constants.signals[exit.signal as NodeJS.Signals] ?? 0);
  }
}
