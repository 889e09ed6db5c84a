/** What may happen next in a running attempt. */
import type { PlannedStep } from './request.ts';

/** How far a step has come in this attempt. */
export type Progress =
  | { readonly kind: 'open' }
  /** Being decided, running, or between two tries. */
  | { readonly kind: 'busy' }
  /** In the background, its process has been started. `well`: all that it depends on went well. */
  | { readonly kind: 'up'; readonly well: boolean }
  /** A person is asked; nothing that waits for it can go on. */
  | { readonly kind: 'waiting' }
  /** It has ended, or stays pending. `well`: it and all that it depends on went well. */
  | { readonly kind: 'settled'; readonly well: boolean };

export interface Move {
  readonly step: string;
  /** `decide`: evaluate its `if` and start it, ask, or skip. `settle`: nothing to do, what it was stands. */
  readonly kind: 'decide' | 'settle';
  /** Whether all that it depends on went well: what `success()` says. */
  readonly success: boolean;
}

/**
 * The moves that are possible now, in the order of the plan. A reused step settles when what it needs has settled,
 * so that what waits for it also waits for the `rerun: always` steps above it.
 * @param steps each after what it needs
 * @param before whether what all of them depend on went well: the other steps, for those of `finally`
 */
export function moves(
  steps: readonly PlannedStep[],
  progress: ReadonlyMap<string, Progress>,
  before: boolean,
): readonly Move[] {
  const settled = new Map<string, boolean>();
  const up = new Map<string, boolean>();
  const found: Move[] = [];
  for (const step of steps) {
    const at = progress.get(step.id);
    if (at?.kind === 'settled') settled.set(step.id, at.well);
    if (at?.kind === 'up') up.set(step.id, at.well);
    if (at !== undefined && at.kind !== 'open') continue;
    const success = successOf(step, { settled, up }, before);
    if (success === null) continue;
    const settles = step.decision === 'reuse' || step.decision === 'leave';
    if (settles) settled.set(step.id, success);
    found.push({ step: step.id, kind: settles ? 'settle' : 'decide', success });
  }
  return found;
}

/** Whether all needs went well; null while one has not settled, or has not been started where that is enough. */
function successOf(
  step: PlannedStep,
  { settled, up }: Readonly<Record<'settled' | 'up', ReadonlyMap<string, boolean>>>,
  before: boolean,
): boolean | null {
  let success = before;
  for (const need of step.needs) {
    const well = settled.get(need) ?? (step.started.includes(need) ? up.get(need) : undefined);
    if (well === undefined) return null;
    success &&= well;
  }
  return success;
}
