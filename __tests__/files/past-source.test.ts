import { expect, test } from '@jest/globals';
import { type PastSource, stillUnread, withBefore } from '../../src/files/past-source.ts';
import type { SourceFiles } from '../../src/record/run.ts';
import { linesOf, pathIn, treeOf } from '../tree/model.ts';

const RECORD: SourceFiles = {
  attempt: 1,
  place: 'elsewhere',
  commit: null,
  digest: 'd',
  change: { pack: null, files: 0, bytes: 0, stored_bytes: 0 },
  completions: 0,
};

type Lines = Readonly<Record<string, string>>;
type Unread = readonly string[];

const sourceOf = (lines: Lines, unread: Unread, held: Lines = {}): PastSource => {
  const paths = new Set(unread.map((each) => pathIn(each)));
  const blobs = new Map(Object.entries(held));
  return { record: RECORD, tree: treeOf(lines), held: blobs, unread: paths, unknown: paths };
};

const WHOLE = { a: 'x', d: 'dir', 'd/e': 'dir', 'd/e/f': 'y' };

test.each<[string, [Lines, Unread], [Lines, Unread], Lines, Unread]>([
  ['all is known', [WHOLE, []], [{ a: 'z' }, []], { a: 'z' }, []],
  ['a file', [WHOLE, []], [{ d: 'dir' }, ['a']], { d: 'dir', a: 'x' }, []],
  ['a folder with all that is in it', [WHOLE, []], [{ a: 'z' }, ['d']], { ...WHOLE, a: 'z' }, []],
  ['what is in a folder', [WHOLE, []], [{ d: 'dir 700' }, ['d']], { ...WHOLE, d: 'dir 700', a: '' }, []],
  ['what was not there before', [{ a: 'x' }, []], [{ a: 'x' }, ['b']], { a: 'x' }, []],
  ['what could never be read', [{}, ['a']], [{}, ['a']], {}, ['a']],
  [
    'a file in a folder that could never be read',
    [{}, ['d']],
    [{ d: 'dir' }, ['d/f']],
    { d: 'dir' },
    ['d/f'],
  ],
  [
    'a folder of which a file could never be read',
    [{ d: 'dir' }, ['d/f']],
    [{}, ['d']],
    { d: 'dir' },
    ['d/f'],
  ],
  ['what can be read now', [{}, ['a', 'd']], [{ d: 'dir' }, ['a']], { d: 'dir' }, ['a']],
])(
  'where a source tells nothing it has what the one before has: %s',
  (_title, before, own, lines, unknown) => {
    const source = withBefore(sourceOf(...own), withBefore(sourceOf(...before), null));
    const expected = Object.fromEntries(Object.entries(lines).filter(([, text]) => text !== ''));
    expect(linesOf(source.tree)).toEqual(expected);
    expect([...source.unknown]).toEqual(unknown.map((each) => pathIn(each)));
  },
);

test('what git holds of the source before can be had where a source tells nothing', () => {
  const before = sourceOf({ a: 'x' }, [], { x: 'blob' });
  expect([...withBefore(sourceOf({}, ['a'], { y: 'other' }), before).held.keys()]).toEqual(['x', 'y']);
  expect([...withBefore(sourceOf({}, [], { y: 'other' }), before).held.keys()]).toEqual(['y']);
});

test.each<[string, Lines, Unread, Unread, Lines]>([
  ['all can be read', WHOLE, ['d'], [], WHOLE],
  ['a file that cannot', { ...WHOLE, a: 'fifo' }, ['a'], ['a'], { ...WHOLE, a: 'fifo' }],
  ['a folder that cannot', { a: 'x', d: 'fifo' }, ['d'], ['d'], { a: 'x', d: 'fifo' }],
  ['what is in a folder that cannot', { a: 'x', d: 'dir' }, ['d'], ['d'], { a: 'x', d: 'dir' }],
  ['what could be read then', { ...WHOLE, a: 'fifo' }, ['d'], ['a'], WHOLE],
])('what cannot be read still is as it is found: %s', (_title, found, unread, closed, lines) => {
  const here = { found: treeOf(found), closed: new Set(closed.map((each) => pathIn(each))) };
  expect(linesOf(stillUnread(sourceOf(WHOLE, unread), here))).toEqual(lines);
});
