import { expect, test } from '@jest/globals';
import { gather, MOST_LINKS } from '../../src/line/gather.ts';
import type { Link } from '../../src/line/header.ts';

const KB = 1024;
const MB = 1024 * KB;
const linkAt = (sequence: number): Link => ({
  ...{ claim: 1, sequence, attempt: 1, steps: sequence, resumable: true },
  packs: [sequence],
});

/** The sequences that are needed still, of checkpoints with so many bytes. */
function kept(sizes: readonly (number | null)[]): readonly number[] {
  const links = sizes.map((_, at) => linkAt(at + 1));
  return gather(links, ({ sequence }) => sizes[sequence - 1] ?? null).map(({ sequence }) => sequence);
}

test.each<[string, readonly (number | null)[], readonly number[]]>([
  ['few stay', [KB, KB, KB], [1, 2, 3]],
  ['one less than too many stay', Array(MOST_LINKS - 1).fill(KB), [1, 2, 3, 4, 5, 6, 7]],
  ['of many the largest stay', [9 * MB, KB, KB, 8 * MB, KB, KB, KB, 7 * MB], [1, 4, 8]],
  ['what would be much to save again stays', Array(MOST_LINKS).fill(20 * MB), [2, 3, 4, 5, 6, 7, 8]],
  ['as does each that alone is too much', Array(MOST_LINKS).fill(40 * MB), [1, 2, 3, 4, 5, 6, 7, 8]],
  ['one that is not on this machine stays', [null, KB, KB, KB, KB, KB, KB, KB], [1, 7, 8]],
])('%s', (_, sizes, expected) => {
  expect(kept(sizes)).toEqual(expected);
});

test('of two hundred small checkpoints few are needed, and each byte is saved again a few times', () => {
  let links: readonly Link[] = [];
  const sizes = new Map<number, number>();
  let saved = 0;
  for (let sequence = 1; sequence <= 200; sequence++) {
    const stay = gather(links, (link) => sizes.get(link.sequence) ?? null);
    const taken = links.filter((link) => !stay.includes(link));
    const packs = [...taken.flatMap((link) => link.packs), sequence];
    sizes.set(sequence, packs.length * KB);
    saved += packs.length;
    links = [...stay, { ...linkAt(sequence), packs }];
    expect(links.length).toBeLessThanOrEqual(MOST_LINKS);
    expect(links.flatMap((link) => link.packs).length).toBe(sequence);
  }
  expect(saved).toBeLessThan(200 * 8);
});
