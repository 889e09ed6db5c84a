import { expect, test } from '@jest/globals';
import { andOf, someOf } from '../../src/words/some.ts';

test.each([
  [['a', 'b', 'c'], 3, 3, 'a, b, c'],
  [['a', 'b', 'c'], 2, 3, 'a, b and 1 more'],
  [['a', 'b'], 5, 9, 'a, b and 7 more'],
  [['a'], 5, 1, 'a'],
])('of %j, %i at most, of %i in all: %s', (names, most, of, text) => {
  expect(someOf(names, most, of)).toBe(text);
});

test.each([
  [[], 3, ''],
  [['a'], 3, 'a'],
  [['a', 'b'], 3, 'a and b'],
  [['a', 'b', 'c'], 3, 'a, b and c'],
  [['a', 'b', 'c', 'd'], 3, 'a, b, c and 1 more'],
])('%j in a sentence, %i at most: %s', (names, most, text) => {
  expect(andOf(names, most)).toBe(text);
});
