import { describe, expect, test } from '@jest/globals';
import { formatAge, formatBytes, formatDuration, formatTable } from '../../src/report/tables.ts';

describe('a table', () => {
  test('has columns as wide as their widest cell, and no space at the end of a line', () => {
    const rows = [
      ['A', 'LONGER', 'LAST'],
      ['wider', 'b', 'c'],
      ['d', '', ''],
      ['e', 'f', 'a very long last cell'],
    ];
    expect(formatTable(rows)).toBe(
      'A      LONGER  LAST\nwider  b       c\nd\ne      f       a very long last cell\n',
    );
  });

  test('is not made wider by a very long cell', () => {
    const long = `a/${'very/'.repeat(20)}long/path`;
    const rows = [
      ['wider', 'b'],
      [long, 'c'],
      ['d', 'e'],
    ];
    expect(formatTable(rows)).toBe(`wider  b\n${long}  c\nd      e\n`);
  });

  test('of nothing is nothing', () => {
    expect(formatTable([])).toBe('');
  });

  test('shows control characters as such, and stays a table', () => {
    const rows = [
      ['a\u001b[2J', 'b\nc', 'd\te'],
      ['x', 'y', 'z'],
    ];
    expect(formatTable(rows)).toBe('a\ufffd[2J  b\ufffdc  d e\nx      y    z\n');
  });
});

test.each([
  [0, '0.0s'],
  [49, '0.0s'],
  [50, '0.1s'],
  [9_949, '9.9s'],
  [9_950, '10s'],
  [59_499, '59s'],
  [59_500, '1m 00s'],
  [245_000, '4m 05s'],
  [3_599_499, '59m 59s'],
  [3_599_500, '1h 00m'],
  [7_380_000, '2h 03m'],
  [360_000_000, '100h 00m'],
])('%j ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KiB'],
  [1536, '1.5 KiB'],
  [1024 ** 2, '1.0 MiB'],
  [1024 ** 5, '1024.0 TiB'],
])('%j bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

const MINUTE = 60_000;
test.each([
  [-5, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 min ago'],
  [59 * MINUTE, '59 min ago'],
  [60 * MINUTE, '1 h ago'],
  [47 * 60 * MINUTE, '47 h ago'],
  [48 * 60 * MINUTE, '2 days ago'],
])('%j ms ago is %s', (ms, text) => {
  expect(formatAge(ms)).toBe(text);
});
