import { expect, test } from '@jest/globals';
import { firstOf } from '../../src/tree/order.ts';
import { pathIn } from './model.ts';

test.each([
  ['a b', 3, 'a b'],
  ['a b c d', 3, 'a b c'],
  ['lib/.git/a lib/.git/b lib/src', 2, 'lib/src lib/.git/a'],
  ['lib/.git/a lib/.git/b lib/.git/c lib/.git/d x', 3, 'x lib/.git/a lib/.git/b'],
  ['.github/a lib/.git/b', 1, '.github/a'],
])('of %s the first %i', (paths, most, expected) => {
  const first = firstOf(paths.split(' ').map(pathIn), most);
  expect(first).toEqual(expected.split(' ').map(pathIn));
});
