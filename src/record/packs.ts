import type { Run } from './run.ts';

/**
 * The numbers of the packs without which something would have to be done again: those of the newest source, of completions that may
 * still count, of edits, and of files that are kept.
 */
export function livePacks(run: Run): ReadonlySet<number> {
  const steps = [...run.steps, ...run.removed_steps];
  const numbers = new Set(steps.flatMap((step) => [step.completion?.number, step.last_good?.number]));
  const layers = run.layers.filter(({ kind, number }) => {
    if (kind === 'step' || kind === 'finally') return numbers.has(number ?? undefined);
    return kind !== 'aside';
  });
  return packsOf({ ...run, sources: run.sources.slice(-1), layers });
}

/** The numbers of the packs that a record names. */
export function packsOf(run: Run | null): ReadonlySet<number> {
  const refs = [...(run?.sources ?? []), ...(run?.layers ?? [])].map(({ change }) => change.pack);
  return new Set([...refs, ...(run?.borrowed ?? [])].flatMap((ref) => (ref === null ? [] : [ref.pack])));
}
