/** Measurements in turn: each contender acts once a round, so that a machine that slows down slows all of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What one act took. */
export interface Sample {
  readonly ms: number;
  /** Bytes that it stored. */
  readonly bytes?: number;
  /** The most memory that it had, in MiB. */
  readonly memory?: number;
  /** How often it asked. */
  readonly count?: number;
}

/** The samples of each contender, round by round. */
export type Samples = Readonly<Record<string, readonly Sample[]>>;

export interface Contender {
  readonly name: string;
  /** Not counted. */
  readonly prepare?: () => Promise<void>;
  readonly act: () => Promise<Sample>;
  /** Throws when the first act did not do its work: a failure must not be measured. */
  readonly check?: () => Promise<void>;
}

/** How much is measured. */
export interface Pace {
  readonly warmUps: number;
  readonly rounds: number;
}

/** Lets all contenders act in turn. What was written before an act is on the disk when the act starts. */
export async function inTurn(contenders: readonly Contender[], { warmUps, rounds }: Pace): Promise<Samples> {
  const samples = contenders.map(({ name }) => [name, [] as Sample[]] as const);
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const [at, { prepare, act, check }] of contenders.entries()) {
      await prepare?.();
      await run('sync', []);
      const sample = await act();
      if (round === 0) await check?.();
      if (round >= warmUps) samples[at]?.[1].push(sample);
    }
  }
  return Object.fromEntries(samples);
}

export interface Surroundings {
  readonly cwd?: string;
  /** Beside those that every program gets. */
  readonly env?: Readonly<Record<string, string>>;
  /** The exit code that is right: 0 when left out. */
  readonly code?: number;
}

export interface Ended extends Sample {
  readonly stdout: string;
}

const running = new Set<ChildProcess>();
let stopped = false;

/** Ends the programs that run, and starts no further ones. */
export function stop(): void {
  stopped = true;
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

/**
 * Runs a program to its end, beside this process, which may be a server to it.
 * @throws Error when it ends with another exit code
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd = '/', env = {}, code = 0 }: Surroundings = {},
): Promise<Ended> {
  if (stopped) throw new Error('stopped');
  const started = performance.now();
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...passedOn(), LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out: Buffer[] = [];
  const said: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => out.push(data));
  child.stderr.on('data', (data: Buffer) => said.push(data));
  const ended = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
    running.add(child);
  }).finally(() => running.delete(child));
  const ms = performance.now() - started;
  const stdout = Buffer.concat(out).toString();
  if (ended === code) return { ms, stdout };
  throw new Error(
    `${program} ${args.join(' ')} ended with ${ended}, not ${code}\n${stdout}${Buffer.concat(said)}`,
  );
}

/** By the last of them, Savepoint ends what a step has started. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'SAVEPOINT_STEP'];

function passedOn(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (name in process.env ? [[name, process.env[name] ?? '']] : [])),
  );
}

/** Runs a line of bash, which fails when a part of it does. */
export function shell(line: string, surroundings: Surroundings): Promise<Ended> {
  return run('bash', ['-e', '-o', 'pipefail', '-c', line], surroundings);
}

const BUNDLE = resolve('dist/index.js');
const PEAK_MEMORY = resolve('__tests__/support/peak-memory.cjs');

/** Runs the whole command line as a user does. @param folder where it may say what memory it took */
export async function savepoint(
  args: readonly string[],
  { folder, ...surroundings }: Surroundings & { readonly folder: string },
): Promise<Ended> {
  const file = join(folder, 'peak-memory.json');
  const env = { ...surroundings.env, PEAK_MEMORY_FILE: file };
  const ended = await run(process.execPath, ['--require', PEAK_MEMORY, BUNDLE, ...args], {
    ...surroundings,
    env,
  });
  const { maxRssKib } = JSON.parse(readFileSync(file, 'utf8')) as { readonly maxRssKib: number };
  return { ...ended, memory: maxRssKib / 1024 };
}

/** @returns the middle of the values, or of the two in the middle */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}
