import { expect, test } from '@jest/globals';
import { median, type Samples } from '../../bench/measure.ts';
import { chartOf, documentOf, tableOf } from '../../bench/report.ts';
import { OURS } from '../../bench/table.ts';
import { linesOf } from '../../bench/verdict.ts';

const ms = (...values: readonly number[]) => values.map((value) => ({ ms: value }));

const FIRST: Samples = {
  [OURS]: [
    { ms: 2000, memory: 200 },
    { ms: 9000, memory: 300 },
    { ms: 2400, memory: 220 },
  ],
  'tar and zstd': ms(1000, 6000, 2000),
  git: ms(4000, 9000, 4800),
};

const CIRCUMSTANCES = {
  machine: 'M, 2 cores',
  programs: ['Node 24'],
  files: 103_000,
  rounds: 5,
  newDisks: true,
};

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[1], 1],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('a ratio is the median of the ratios of pairs', () => {
  const [tar, git] = linesOf('first', FIRST) ?? [];
  expect([tar?.other?.name, tar?.times]).toEqual(['tar and zstd', 1.5]);
  expect([git?.other?.name, git?.times]).toEqual(['git', 0.5]);
});

test('the table says of each goal whether it was met, and of the others only the ratio', () => {
  expect(tableOf({ first: FIRST }).split('\n').slice(2)).toEqual([
    '| first save | 2.4 s | tar and zstd: 2.0 s | 1.5 | ≤ 1 | **missed** |',
    '|  | 2.4 s | `git`: 4.8 s | 0.50 |  |  |',
    '|  | 220 MiB |  |  | ≤ 256 MiB | met |',
  ]);
});

test.each([
  [
    'a difference is taken pair by pair',
    { version: { [OURS]: ms(80, 260, 190), 'node -e 0': ms(30, 240, 40) } },
    '| `savepoint --version` | 190 ms | `node -e 0`: 40 ms | 2.7 | ≤ 100 ms more | met |',
  ],
  [
    'bytes are compared with those of others, where they store any',
    { binary: { [OURS]: [{ ms: 1, bytes: 3e6 }], restic: [{ ms: 1, bytes: 6e6 }], find: ms(1) } },
    '| step that changes 1 % of the binary | 3.0 MB |  |  | ≤ 6.0 MB | met |\n|  | 3.0 MB | `restic`: 6.0 MB | 0.50 |  |  |',
  ],
  [
    'a tool that is not there leaves its goal open',
    { smallInMemory: { [OURS]: ms(1000) } },
    '| resume from the cache, disk in memory, 28,000 files | 1.0 s | `@actions/cache`: not installed |  | ≤ 0.65 |  |',
  ],
  [
    'without a disk to measure on, the row says so',
    { smallInMemory: null },
    '| resume from the cache, disk in memory, 28,000 files | not measured: a new disk could not be mounted |  |  |  |  |',
  ],
])('%s', (_says, measured, table) => {
  expect(tableOf(measured).split('\n').slice(2).join('\n')).toBe(table);
});

test('the document is written anew, but for the part that people keep', () => {
  const kept = '<!-- kept -->\n## What bounds it\n\nThe disk.\n<!-- /kept -->\n';
  const document = documentOf({ first: FIRST }, CIRCUMSTANCES, `# Benchmarks\n\nold numbers\n\n${kept}`);
  expect(document.endsWith(`|\n\n${kept}`)).toBe(true);
  expect(document).not.toContain('old numbers');
  expect(documentOf({ first: FIRST }, CIRCUMSTANCES, document)).toBe(document);
});

test('the chart has a bar for each goal, as a multiple of it, and cuts off long ones', () => {
  const slow = { validate: { [OURS]: ms(1050), 'node -e 0': ms(50) } };
  const chart = chartOf({ first: FIRST, ...slow });
  const bars = [...chart.matchAll(/width="([\d.]+)" .*?>([\d.]+)<\/text>$/gm)].map(([, ...bar]) =>
    bar.map(Number),
  );
  expect(bars).toEqual([
    [210, 1.5],
    [120.3, 0.86],
    [420, 10],
  ]);
});
