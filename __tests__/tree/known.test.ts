import { expect, test } from '@jest/globals';
import { Known, Touches } from '../../src/tree/known.ts';
import { entryOf, pathIn, treeOf } from './model.ts';

test('known is what a source has, present or absent, whatever its time', () => {
  const known = new Known([treeOf({ a: 'x', d: 'dir' }), treeOf({ a: 'y' })]);
  expect(known.has(pathIn('a'), entryOf('x', 99))).toBe(true);
  expect(known.has(pathIn('a'), entryOf('y'))).toBe(true);
  expect(known.has(pathIn('a'), entryOf('x 755'))).toBe(false);
  expect(known.has(pathIn('a'), null)).toBe(false);
  expect(known.has(pathIn('d'), undefined)).toBe(true);
  expect(known.has(pathIn('new'), null)).toBe(true);
  expect(known.has(pathIn('new'), entryOf('x'))).toBe(false);
  expect(known.isTouched(pathIn('a'))).toBe(false);
  expect([...new Set(known.touched())]).toEqual([]);
});

test('known is what was added, at that path alone, and the path is touched', () => {
  const change = [
    { path: pathIn('a'), before: entryOf('x'), after: entryOf('y') },
    { path: pathIn('b'), before: entryOf('p'), after: null },
  ];
  const known = new Known([treeOf({ a: 'x' })], new Touches([change]));
  known.add(pathIn('a'), entryOf('half'));
  known.add(pathIn('a'), entryOf('half', 9));
  for (const text of ['x', 'y', 'half']) expect(known.has(pathIn('a'), entryOf(text))).toBe(true);
  expect(known.has(pathIn('a'), null)).toBe(false);
  expect(known.has(pathIn('b'), entryOf('y'))).toBe(false);
  expect(known.has(pathIn('b'), entryOf('p'))).toBe(true);
  expect(known.has(pathIn('b'), null)).toBe(true);
  expect(known.isTouched(pathIn('b'))).toBe(true);
  expect(known.isTouched(pathIn('c'))).toBe(false);
  expect([...new Set(known.touched())]).toEqual(['./a', './b']);
});

test('without a source, absent is not known until it is added', () => {
  expect(new Known([]).has(pathIn('a'), null)).toBe(false);
});

test.each(['both', 'after'] as const)('of many changes at a path %s sides are known, each once', (sides) => {
  const texts = ['p', 'x', 'y', 'z', 'x', 'y'];
  const changes = texts
    .slice(1)
    .map((text, at) => [{ path: pathIn('a'), before: entryOf(texts[at] ?? ''), after: entryOf(text) }]);
  const touches = new Touches(changes, sides);
  for (const text of ['x', 'y', 'z']) expect(touches.has(pathIn('a'), entryOf(text))).toBe(true);
  expect(touches.has(pathIn('a'), entryOf('p'))).toBe(sides === 'both');
  expect(touches.has(pathIn('a'), null)).toBe(false);
  expect(touches.has(pathIn('b'), null)).toBe(false);
  const [one, other] = [new Known([], touches), new Known([], touches)];
  one.disown(pathIn('a'));
  expect([one, other].map((known) => known.has(pathIn('a'), entryOf('y')))).toEqual([false, true]);
});
