/** Starts the command line so that it crashes, or is refused, at a chosen system call on the store. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Ended, type StartOptions, startSavepoint } from './cli.ts';
import { folder } from './folder.ts';
import { isSoak, type Random } from './random.ts';

const PRELOAD = resolve('__tests__/support/crash-preload.cjs');

/** One system call that changes the store. */
export interface Call {
  readonly call: string;
  readonly path: string;
  readonly bytes: number;
  /** The beginning of what was to be written. */
  readonly text: string;
}

export type Fault = {
  /** Which call, from 1, among those that `match` fits where it is given: `CALL PATH DATA`. */
  readonly at: number;
  readonly match?: string;
  /** Also calls that read are counted. */
  readonly reads?: boolean;
} & (
  | { readonly action: 'before' | 'half' | 'after' }
  /** `fail`: this call alone; `fail-on`: this one and all that follow. */
  | { readonly action: 'fail' | 'fail-on'; readonly code: 'ENOSPC' | 'EIO' | 'EBUSY' | 'EPERM' }
  /** After the call. */
  | { readonly action: 'signal'; readonly signal: 'SIGINT' | 'SIGTERM' }
);

export interface Crashed extends Ended {
  readonly trace: readonly Call[];
  /** Whether the call was reached. */
  readonly hit: boolean;
}

/** Never reached. */
export const NO_FAULT: Fault = { action: 'before', at: 0 };

/** @param roots the folders whose changes are counted */
export async function crash(
  args: readonly string[],
  options: StartOptions,
  { roots, fault }: { readonly roots: readonly string[]; readonly fault: Fault },
): Promise<Crashed> {
  const report = join(folder(), 'report');
  const ended = await startSavepoint(args, {
    ...options,
    node: ['--require', PRELOAD],
    env: { ...options.env, CRASH_PLAN: JSON.stringify({ ...fault, roots, report }) },
  }).ended;
  const { trace, hit } = JSON.parse(readFileSync(report, 'utf8')) as Pick<Crashed, 'trace' | 'hit'>;
  return { ...ended, trace, hit };
}

/** Every way to die: before each call, in the middle of each write, and after the last call. */
export function deaths(trace: readonly Call[]): readonly Fault[] {
  const all = trace.flatMap(({ call }, index): Fault[] => {
    const half: Fault[] = call === 'write' ? [{ at: index + 1, action: 'half' }] : [];
    return [{ at: index + 1, action: 'before' }, ...half];
  });
  return [...all, { at: trace.length, action: 'after' }];
}

/** All in a soak run, else one of each kind. */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string, chance: Random): readonly T[] {
  if (isSoak()) return all;
  return [...Map.groupBy(all, kindOf).values()].flatMap((some) => chance.sample(some, 1));
}
