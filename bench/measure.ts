/** Interleaved measurements: what is compared runs in turn, so that a machine that slows down slows all of it. */
import { spawnSync } from 'node:child_process';

export interface Contender {
  readonly name: string;
  /** Not counted. */
  readonly before?: () => unknown;
  readonly act: () => unknown;
}

/** Milliseconds of each contender in each round; the first round is not counted. */
export async function inTurn(
  contenders: readonly Contender[],
  rounds: number,
): Promise<readonly (readonly number[])[]> {
  const times: number[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const row: number[] = [];
    for (const { before, act } of contenders) {
      await before?.();
      const start = performance.now();
      await act();
      row.push(performance.now() - start);
    }
    if (round > 0) times.push(row);
  }
  return times;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @throws Error when the program does not end with 0 */
export function command(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: exit code ${status}\n${stderr}`);
}
