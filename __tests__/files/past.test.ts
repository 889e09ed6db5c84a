import { expect, test } from '@jest/globals';
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import type { PastLayer } from '../../src/files/history.ts';
import type { Layer } from '../../src/record/run.ts';
import { asideOf } from '../../src/saved/past.ts';
import { textOf } from '../../src/tree/path.ts';
import { entryOf, linesOf, pathIn } from '../tree/model.ts';

type Lines = Readonly<Record<string, string>>;

/** What was set aside, one after the other. */
function aside(...times: readonly Lines[]): {
  readonly layers: readonly PastLayer[];
  readonly contents: RunContents;
} {
  const layer = { kind: 'aside', step: 'a' } as Layer;
  return {
    contents: new RunContents(),
    layers: times.map((lines) => ({
      layer,
      noted: [],
      outside: [],
      why: '',
      change: Object.entries(lines).map(([path, text]) => ({
        path: pathIn(path),
        before: null,
        after: entryOf(text),
      })),
    })),
  };
}

test('of what was set aside more than once the newest has its name, and the older ones a number', () => {
  expect(linesOf(asideOf(aside({ f: '1' }, { f: '2', 'f.~1~': 'x' }, { f: '3' }), null).tree)).toEqual({
    f: '3',
    'f.~1~': 'x',
    'f.~2~': '1',
    'f.~3~': '2',
  });
});

test.each([
  ['252 bytes', 'n'.repeat(252)],
  ['255 bytes', 'n'.repeat(255)],
  ['characters of several bytes', '語'.repeat(85)],
])('names of %s have room for the number', (_, name) => {
  const other = `${name.slice(0, -1)}${name.endsWith('n') ? 'm' : '論'}`;
  const { tree } = asideOf(
    aside(...['1', '2', '3'].map((text) => ({ [`d/${name}`]: text, [`d/${other}`]: text }))),
    null,
  );
  const names = [...tree.keys()].filter((path) => path.startsWith('./d/'));
  expect(names.every((path) => path.length - './d/'.length <= 255)).toBe(true);
  expect(names).toHaveLength(6);
  expect(names.map(textOf).join('')).not.toContain('\ufffd');
  expect([tree.get(pathIn(`d/${name}`)), tree.get(pathIn(`d/${other}`))]).toEqual([
    entryOf('3'),
    entryOf('3'),
  ]);
});
