import { expect, test } from '@jest/globals';
import type { Path } from '../../src/tree/path.ts';
import type { Entry } from '../../src/tree/state.ts';
import {
  formatIndexed,
  type Indexed,
  indexedIn,
  isRacy,
  isUnchanged,
  microsOf,
  type Seen,
  secondsOf,
} from '../../src/workspace/stat-index.ts';
import { isSoak, seeded, seedFor } from '../support/random.ts';

const seen: Seen = {
  ino: 12,
  size: 3,
  mode: 0o100644,
  mtimeMs: 1795314234302.0833,
  ctimeMs: 1795314234302.0833,
  nlink: 1,
};
const file: Entry = {
  kind: 'file',
  mode: 0o644,
  size: 3,
  digest: 'ab'.repeat(32),
  mtime: microsOf(seen.mtimeMs),
};

test.each<[string, Entry]>([
  ['./a', file],
  ['./d', { kind: 'directory', mode: 0o755, mtime: 1 }],
  ['./l', { kind: 'link', target: '../\xff\n"', mtime: -1_500_000 }],
  ['./f', { kind: 'other', what: 'fifo', mtime: 0 }],
  ['./a\n\u0001\x7f\x80\xff"\\', file],
])('what is known of %j comes back from its line', (path, entry) => {
  for (const racy of [true, false]) {
    const line = formatIndexed(path as Path, { seen, entry, racy });
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(indexedIn(JSON.parse(line))).toEqual([path, { seen, entry, racy }]);
  }
});

test('a line that is cut short or damaged says nothing', () => {
  const line = formatIndexed('./a' as Path, { seen, entry: file, racy: false });
  const whole = JSON.parse(line) as readonly unknown[];
  for (let end = 0; end < whole.length; end++) expect(indexedIn(whole.slice(0, end))).toBeNull();
  expect(indexedIn({})).toBeNull();
  expect(indexedIn(JSON.parse(line.replace('"f"', '"x"')))).toBeNull();
  expect(indexedIn(JSON.parse(line.replace('12,', '"12",')))).toBeNull();
});

test.each<[keyof Seen, number]>([
  ['ino', 13],
  ['size', 4],
  ['mode', 0o100600],
  ['mtimeMs', 1795314234302.0837],
  ['ctimeMs', 1795314234302.0837],
])('a path with another %s has changed', (key, value) => {
  const indexed: Indexed = { seen, entry: file, racy: false };
  expect(isUnchanged(indexed, { ...seen })).toBe(true);
  expect(isUnchanged(indexed, { ...seen, [key]: value })).toBe(false);
  expect(isUnchanged({ ...indexed, racy: true }, seen)).toBe(false);
});

test('a time that was given to the system is read as the same microsecond', async () => {
  await seeded(seedFor(1), (random) => {
    for (let count = 0; count < (isSoak() ? 10_000 : 1000); count++) {
      const sign = random.below(4) === 0 ? -1 : 1;
      const micros = sign * (random.below(2 ** 31) * 1_000_000 + random.below(1_000_000));
      const given = secondsOf(micros);
      expect(typeof given).toBe(micros < 0 ? 'string' : 'number');
      const whole = Math.trunc(Number(given));
      const nanos = Math.trunc((Number(given) - whole) * 1e9);
      expect(microsOf(whole * 1000 + nanos / 1e6)).toBe(micros);
      // Nor does the file system's own time come to lie in the microsecond before.
      if (micros >= 0) expect(whole * 1e6 + Math.floor(nanos / 1000)).toBe(micros);
    }
    return Promise.resolve();
  });
});

test('what was touched less than 100 ms before, or is from the future, is racy', () => {
  const now = seen.ctimeMs + 100;
  expect(isRacy(seen, now)).toBe(true);
  expect(isRacy(seen, now + 1)).toBe(false);
  expect(isRacy({ ...seen, mtimeMs: now + 1e9 }, now + 1)).toBe(true);
});

test('where times are whole seconds, what was touched up to two seconds before is racy', () => {
  const whole = Math.floor(seen.ctimeMs / 1000) * 1000;
  const coarse = { ...seen, mtimeMs: whole, ctimeMs: whole };
  expect([2000, 2001].map((ms) => isRacy(coarse, whole + ms))).toEqual([true, false]);
  expect(isRacy({ ...coarse, ctimeMs: whole + 1 }, whole + 102)).toBe(false);
});
