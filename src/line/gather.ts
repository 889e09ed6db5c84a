/** Small checkpoints are gathered into the next one, so that going on takes few requests however many there were. Pure. */
import type { Link } from './header.ts';

/** An earlier checkpoint is gathered while it is at most so many times as large as the next one is by then. */
const TIMES = 2;
/** To save so many bytes once more costs less than to fetch one checkpoint more. */
const CHEAP = 64 * 1024;
/** Bytes that are saved once more at a time. */
const MOST_AGAIN = 32 * 1024 ** 2;

export interface Gathered {
  /** The earlier checkpoints that are needed still. */
  readonly chain: readonly Link[];
  /** The packs that the next one holds. */
  readonly packs: readonly number[];
}

/**
 * Of the earlier checkpoints that stay, each is more than twice as large as the next smaller one: they are few, and a pack is saved again
 * a few times.
 * @param chain the earlier checkpoints, in their order
 * @param needed the packs that the run needs
 * @param sizeOf bytes in packs; null where they are not all on this machine
 */
export function gather(
  chain: readonly Link[],
  {
    needed,
    sizeOf,
  }: {
    readonly needed: ReadonlySet<number>;
    readonly sizeOf: (packs: readonly number[]) => number | null;
  },
): Gathered {
  const useful = chain.filter(({ packs }) => packs.some((pack) => needed.has(pack)));
  const fresh = without(needed, useful);
  // One that holds nothing but the journal is needed by no later one, so that there come to be no more.
  if (fresh.length === 0) return { chain: useful, packs: fresh };
  const own = sizeOf(fresh) ?? 0;
  const taken = new Set<Link>();
  let again = 0;
  const bytesIn = ({ packs }: Link) => sizeOf(packs.filter((pack) => needed.has(pack)));
  for (const { link, size } of smallestFirst(useful, bytesIn)) {
    if (size > TIMES * (Math.max(own, CHEAP) + again) || again + size > MOST_AGAIN) break;
    taken.add(link);
    again += size;
  }
  const stay = useful.filter((link) => !taken.has(link));
  return { chain: stay, packs: without(needed, stay) };
}

function smallestFirst(links: readonly Link[], bytesIn: (link: Link) => number | null) {
  return links
    .map((link) => ({ link, size: bytesIn(link) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.size - b.size);
}

function without(packs: ReadonlySet<number>, links: readonly Link[]): readonly number[] {
  const held = new Set(links.flatMap((link) => link.packs));
  return [...packs].filter((pack) => !held.has(pack)).sort((a, b) => a - b);
}
