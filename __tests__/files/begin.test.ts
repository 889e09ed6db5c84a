/** What people are told of what could not be set back. */
import { expect, test } from '@jest/globals';
import { keptLines } from '../../src/files/begin.ts';
import type { Path } from '../../src/tree/path.ts';

const kept = (why: 'busy' | 'not-ours', ...names: readonly string[]) =>
  names.map((name) => ({ path: `./${name}` as Path, why }));

test('what is left as it is makes one line for each reason, by the first reason of each', () => {
  const all = [...kept('not-ours', 'a', 'b', 'c', 'd', 'e'), ...kept('busy', 'out', 'a')];
  expect(keptLines(all)).toEqual([
    'a, b, c and 2 more are left as they are: its time cannot be set',
    'out is left as it is: the system uses it',
  ]);
});
