import { expect, test } from '@jest/globals';
import { gather } from '../../src/line/gather.ts';
import type { Link } from '../../src/line/header.ts';

const KB = 1024;
const MB = 1024 * KB;
const linkAt = (sequence: number, packs: readonly number[] = [sequence]): Link => ({
  ...{ claim: 1, sequence, attempt: 1, steps: sequence, resumable: true },
  packs,
});

/** The sequences that are needed still, of checkpoints with so many bytes, beside a next one with so many of its own. */
function kept(sizes: readonly (number | null)[], own: number): readonly number[] {
  const sizeOf = ([pack = 0]: readonly number[]) => (pack > sizes.length ? own : (sizes[pack - 1] ?? null));
  const needed = new Set([...sizes.keys(), sizes.length].map((at) => at + 1));
  const { chain } = gather(
    sizes.map((_, at) => linkAt(at + 1)),
    { needed, sizeOf },
  );
  return chain.map(({ sequence }) => sequence);
}

test.each<[string, readonly (number | null)[], number, readonly number[]]>([
  ['small ones do not stay', [KB, KB, KB], KB, []],
  ['one that is twice as large as the next one does not stay', [2 * MB], MB, []],
  ['a larger one stays', [2 * MB + 1], MB, [1]],
  ['what was gathered counts for the next one', [6 * MB, 2 * MB], MB, []],
  ['with one that stays, all larger ones stay', [7 * MB, 3 * MB], MB, [1, 2]],
  ['what would be much to save again stays', [20 * MB, 20 * MB, 20 * MB], 20 * MB, [2, 3]],
  ['as does each that alone is too much', [40 * MB, 40 * MB], 40 * MB, [1, 2]],
  ['one that is not on this machine stays', [null, KB], KB, [1]],
])('%s', (_, sizes, own, expected) => {
  expect(kept(sizes, own)).toEqual(expected);
});

test('a checkpoint counts with the packs that are needed still, and without any it does not stay', () => {
  const needed = new Set([1, 2, 3]);
  const sizes = [0, KB, 9 * MB, 2 * MB, 5 * MB];
  const sizeOf = (packs: readonly number[]) => packs.reduce((sum, pack) => sum + (sizes[pack] ?? 0), 0);
  const links = [linkAt(1, [4]), linkAt(2, [1, 4]), linkAt(3, [2])];
  expect(gather(links, { needed, sizeOf })).toEqual({ chain: [links[2]], packs: [1, 3] });
});

test('nothing is saved again where no pack is new', () => {
  const links = [linkAt(1), linkAt(2)];
  const of = { needed: new Set([1, 2]), sizeOf: () => KB };
  expect(gather(links, of)).toEqual({ chain: links, packs: [] });
});

test.each([
  ['a KB', () => KB, 1, 60],
  ['10 KB', () => 10 * KB, 3, 10],
  ['100 KB', () => 100 * KB, 4, 6],
  ['a KB to 100 KB', (at: number) => KB * 10 ** ((at * 0.618034 * 2) % 2), 4, 8],
])(
  'of two hundred checkpoints with %s each at most a handful is needed, and no pack is forgotten',
  (_, bytesIn, most, again) => {
    let links: readonly Link[] = [];
    const needed = new Set<number>();
    const sizeOf = (packs: readonly number[]) => packs.reduce((sum, pack) => sum + bytesIn(pack), 0);
    let saved = 0;
    for (let sequence = 1; sequence <= 200; sequence++) {
      needed.add(sequence);
      const { chain, packs } = gather(links, { needed, sizeOf });
      expect(chain.length).toBeLessThanOrEqual(most);
      saved += sizeOf(packs);
      links = [...chain, linkAt(sequence, packs)];
      const held = links.flatMap((link) => link.packs);
      expect(new Set(held)).toEqual(needed);
      expect(held).toHaveLength(needed.size);
    }
    expect(saved).toBeLessThan(again * sizeOf([...needed]));
  },
);
