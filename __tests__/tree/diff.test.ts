import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeBetween } from '../../src/tree/diff.ts';
import { pathIn, shortOf, treeOf, trees } from './model.ts';

test.each([
  ['nothing', { a: 'x', d: 'dir', l: '-> a' }, { a: 'x', d: 'dir', l: '-> a' }, []],
  ['a new file', {}, { a: 'x' }, [['./a', null, 'x']]],
  ['a deletion', { a: 'x' }, {}, [['./a', 'x', null]]],
  ['content', { a: 'x' }, { a: 'y' }, [['./a', 'x', 'y']]],
  [
    'a mode',
    { a: 'x', d: 'dir' },
    { a: 'x 755', d: 'dir 700' },
    [
      ['./a', 'x', 'x 755'],
      ['./d', 'dir', 'dir 700'],
    ],
  ],
  ['a link that points elsewhere', { l: '-> a' }, { l: '-> b' }, [['./l', '-> a', '-> b']]],
  [
    'a kind',
    { d: 'dir', 'd/a': 'x' },
    { d: '-> e' },
    [
      ['./d', 'dir', '-> e'],
      ['./d/a', 'x', null],
    ],
  ],
  ['a new fifo', {}, { p: 'fifo' }, []],
  ['a fifo in place of a file', { p: 'x' }, { p: 'fifo' }, [['./p', 'x', null]]],
  ['a file in place of a fifo', { p: 'fifo' }, { p: 'x' }, [['./p', 'fifo', 'x']]],
  ['a fifo that is gone', { p: 'fifo' }, {}, [['./p', 'fifo', null]]],
  ['a fifo that is still there', { p: 'fifo' }, { p: 'fifo' }, []],
])('%s: what changed', (_title, before, after, expected) => {
  const change = changeBetween(
    treeOf(before as Record<string, string>, 1),
    treeOf(after as Record<string, string>, 2),
  );
  const short = change.map((one) => [
    one.path,
    one.before && shortOf(one.before),
    one.after && shortOf(one.after),
  ]);
  expect(short).toEqual(expected);
});

test('a socket where a fifo was is no change, since neither can be saved', () => {
  const socket = new Map([[pathIn('p'), { kind: 'other', what: 'socket', mtime: 1 } as const]]);
  expect(changeBetween(treeOf({ p: 'fifo' }), socket)).toEqual([]);
});

test('a change is sorted by the bytes of its paths and carries the new times', () => {
  const change = changeBetween(new Map(), treeOf({ é: 'x', b: 'x', 'a/b': 'x', 'a.b': 'x', a: 'dir' }, 7));
  expect(change.map(({ path }) => path)).toEqual(['./a', './a.b', './a/b', './b', './\u00c3\u00a9']);
  expect(new Set(change.map(({ after }) => after?.mtime))).toEqual(new Set([7]));
});

test('between a tree and itself nothing changed; between two, applying it leads from one to the other', () => {
  fc.assert(
    fc.property(trees, trees, (before, after) => {
      expect(changeBetween(before, before)).toEqual([]);
      const now = new Map(before);
      for (const { path, after: entry } of changeBetween(before, after)) {
        if (entry === null) now.delete(path);
        else now.set(path, entry);
      }
      expect(changeBetween(now, after)).toEqual([]);
    }),
    { seed: 3, numRuns: 500 },
  );
});
