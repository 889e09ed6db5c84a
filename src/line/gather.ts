/** Small checkpoints are gathered into the next one, so that going on takes few requests however many there were. Pure. */
import type { Link } from './header.ts';

/** So many earlier checkpoints may be needed beside the newest. */
export const MOST_LINKS = 8;
/** The largest ones stay where they are. */
const STAY = 3;
/** Bytes that are saved once more at a time. */
const MOST_AGAIN = 32 * 1024 ** 2;

/**
 * Which of the earlier checkpoints are needed still, when the next one takes up the packs of the others.
 * @param links the earlier checkpoints, in their order
 * @param sizeOf bytes in the packs of one; null where they are not all on this machine
 */
export function gather(links: readonly Link[], sizeOf: (link: Link) => number | null): readonly Link[] {
  if (links.length < MOST_LINKS) return links;
  const sized = links.flatMap((link) => {
    const size = sizeOf(link);
    return size === null ? [] : [{ link, size }];
  });
  const smallest = sized.sort((a, b) => a.size - b.size).slice(0, Math.max(0, links.length - STAY));
  const taken = new Set<Link>();
  let bytes = 0;
  for (const { link, size } of smallest) {
    bytes += size;
    if (bytes > MOST_AGAIN) break;
    taken.add(link);
  }
  return links.filter((link) => !taken.has(link));
}
