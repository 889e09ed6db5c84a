import type { Run } from './run.ts';

/** The numbers of the packs that a record names. */
export function packsOf(run: Run | null): ReadonlySet<number> {
  const refs = [...(run?.sources ?? []), ...(run?.layers ?? [])].map(({ change }) => change.pack);
  return new Set(refs.flatMap((ref) => (ref === null ? [] : [ref.pack])));
}
