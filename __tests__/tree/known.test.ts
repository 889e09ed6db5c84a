import { expect, test } from '@jest/globals';
import { Given } from '../../src/tree/known.ts';
import { entryOf, pathIn } from './model.ts';

/** Changes of one path each, from `before -> after`; empty for nothing. */
const changes = (...texts: string[]) =>
  texts.map((text) => {
    const [before = '', after = ''] = text.split(' -> ').map((side) => side.trim());
    const entry = (side: string) => (side === '' ? null : entryOf(side));
    return [{ path: pathIn('a'), before: entry(before), after: entry(after) }];
  });

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['nothing', [], [], ['', 'x']],
  ['the state that a change left', ['p -> x'], ['x'], ['', 'p', 'x 755']],
  ['absence where a change deleted', ['p -> '], [''], ['p']],
  ['each of several states', ['p -> x', 'x -> y', 'y -> ', ' -> x', 'x -> y'], ['x', 'y', ''], ['p', 'z']],
])('given: %s', (_title, texts, given, others) => {
  const states = new Given(changes(...texts));
  const has = (text: string) => states.has(pathIn('a'), text === '' ? null : entryOf(text, 99));
  expect(given.map(has)).toEqual(given.map(() => true));
  expect(others.map(has)).toEqual(others.map(() => false));
  expect([states.isTouched(pathIn('a')), states.isTouched(pathIn('b'))]).toEqual([texts.length > 0, false]);
  expect(states.has(pathIn('b'), null)).toBe(false);
});
