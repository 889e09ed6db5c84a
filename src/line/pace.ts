/** How often checkpoints are saved. */

/** All in milliseconds, but for the share. */
export interface Pace {
  /** How much of what an outage may still cost the job a flush may lose. The rest is for later, when the store may be back. */
  readonly share: number;
  /** From the start of one checkpoint, of this sequence, to that of the next. */
  readonly apart: (sequence: number) => number;
  /** So long a flush waits before it tries again what failed. */
  readonly pause: number;
  /** What a flush adds at the most when it tries again. */
  readonly flush: number;
}

export const PACE: Pick<Pace, 'pause' | 'flush'> = { pause: 3_000, flush: 60_000 };

/** A repository may make 200 entries a minute, and jobs run side by side. */
export function apartInCache(): number {
  return 2_000;
}

/** From which checkpoint on they are so far apart: the first 400 last for more than six hours. */
const FARTHER: readonly (readonly [number, number])[] = [
  [450, 24 * 60 * 60_000],
  [400, 10 * 60_000],
  [240, 2 * 60_000],
  [120, 30_000],
  [60, 10_000],
];

/** A job may make 500 artifacts: the later ones hold more, and the last ones are left for what cannot wait. */
export function apartAsArtifacts(sequence: number): number {
  return FARTHER.find(([from]) => sequence >= from)?.[1] ?? 2_000;
}
