import { expect, test } from '@jest/globals';
import { leftBy, type Placed, stack } from '../../src/tree/layers.ts';
import { entryOf, linesOf, pathIn, ROOTS, shortOf, treeOf } from './model.ts';

/** A layer at a place: path → what it leaves there; empty for nothing. */
const layer = (place: number, left: Readonly<Record<string, string>>): Placed => ({
  place,
  change: Object.entries(left).map(([path, text]) => ({
    path: pathIn(path),
    before: null,
    after: text === '' ? null : entryOf(text),
  })),
});

const SOURCE = { a: 's', b: 's' };

test.each<[string, readonly Placed[], Readonly<Record<string, string>>]>([
  ['no layer leaves the source', [], SOURCE],
  ['a higher place lies on top', [layer(2, { a: '2' }), layer(1, { a: '1', b: '1' })], { a: '2', b: '1' }],
  [
    'of one place the later lies on top',
    [layer(1, { a: 'step' }), layer(1, { a: 'edit' })],
    { a: 'edit', b: 's' },
  ],
  [
    'an earlier layer lies below the first step',
    [layer(1, { a: '1' }), layer(0, { a: '0', c: '0' })],
    { a: '1', b: 's', c: '0' },
  ],
  ['a layer deletes', [layer(1, { a: '' })], { b: 's' }],
  [
    'a deletion is written over by a higher layer',
    [layer(1, { a: '' }), layer(3, { a: '3' })],
    { a: '3', b: 's' },
  ],
])('stacked: %s', (_title, layers, expected) => {
  expect(linesOf(stack(treeOf(SOURCE), layers, ROOTS))).toEqual(expected);
});

test('the states that layers leave are those of the whole stack, at their own paths', () => {
  const layers = [layer(1, { a: '1', c: '1' }), layer(2, { b: '' })];
  const tree = stack(treeOf(SOURCE), [...layers, layer(3, { a: 'edit' })], ROOTS);
  const left = [...leftBy(layers, tree)].map(([path, entry]) => [path, entry && shortOf(entry)]);
  expect(Object.fromEntries(left)).toEqual({ './a': 'edit', './b': null, './c': '1' });
});
