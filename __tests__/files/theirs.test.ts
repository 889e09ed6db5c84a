import { expect, test } from '@jest/globals';
import { theirsAmong } from '../../src/files/theirs.ts';
import type { Path } from '../../src/tree/path.ts';
import type { Entry, Tree } from '../../src/tree/state.ts';
import { NOTHING_BROUGHT } from '../../src/workspace/git-checkout.ts';
import type { Indexed, Seen } from '../../src/workspace/stat-index.ts';

const file: Entry = { kind: 'file', mode: 0o644, mtime: 5_000_000, size: 2, digest: 'd' };
const folder: Entry = { kind: 'directory', mode: 0o755, mtime: 5_000_000 };
const seen = (ino: number, more: Partial<Seen> = {}): Seen => ({
  ...{ ino, size: 2, mode: 0o100644, mtimeMs: 5000, ctimeMs: 5000, nlink: 1 },
  ...more,
});
const FOLDER = { mode: 0o040755 };

const source: Tree = new Map(Object.entries({ './s': file, './d': folder, './d/x': file })) as never;
const index = new Map(
  [...source].map(([path, entry], at): [Path, Indexed] => [
    path,
    { seen: seen(at, entry.kind === 'directory' ? FOLDER : {}), entry, racy: false },
  ]),
);

function theirs(
  changed: Readonly<Record<string, Seen | null>>,
  given: Partial<Parameters<typeof theirsAmong>[1]> = {},
) {
  const none = { isWritten: () => false, brought: NOTHING_BROUGHT, persons: new Set<Path>(), born: () => 0 };
  const all = { source, model: source, index, ...none, ...given };
  return [...theirsAmong(new Map(Object.entries(changed)) as never, all).keys()];
}

test('a source that is gone, and what has its inode, size, mode and time now', () => {
  expect(theirs({ './s': null, './moved': seen(0, { ctimeMs: 9000 }) })).toEqual(['./s', './moved']);
});

test.each([
  ['time', { mtimeMs: 5001 }],
  ['size', { size: 3 }],
  ['mode', { mode: 0o100755 }],
  ['inode', { ino: 77 }],
])('not what has another %s: a file that is made may get the inode of one that was deleted', (_, more) => {
  expect(theirs({ './s': null, './made': seen(0, more) })).toEqual(['./s']);
});

test('not a second name of a source that is still there; but what it is put over', () => {
  expect(theirs({ './s': seen(0, { ctimeMs: 9000 }), './link': seen(0, { ctimeMs: 9000 }) })).toEqual([
    './s',
  ]);
  const alone = { source: new Map([['./s' as Path, file]]) };
  expect(theirs({ './s': null, './d/x': seen(0) }, alone)).toEqual(['./s', './d/x']);
  expect(theirs({ './s': null, './d/x': seen(5) }, alone)).toEqual(['./s']);
});

test('a folder goes with what was in it, unless something of that was no source', () => {
  expect(theirs({ './d': null, './d/x': null })).toEqual(['./d', './d/x']);
  expect(theirs({ './d': seen(9), './d/x': null })).toEqual(['./d', './d/x']);
  const model: Tree = new Map([...source, ['./d/made' as Path, file]]);
  expect(theirs({ './d': null, './d/x': null, './d/made': null }, { model })).toEqual(['./d/x']);
});

test('what a person had made before, and what they put back, with its folder', () => {
  const persons = new Set(['./mine', './d', './d/x', './n', './n/f'] as Path[]);
  const model: Tree = new Map(
    Object.entries({ './mine': file, './n': folder, './n/f': file, './s': file }),
  ) as never;
  const changed = { './mine': seen(4), './d': seen(5, FOLDER), './d/x': seen(6), './n': null, './n/f': null };
  expect(theirs(changed, { persons, model })).toEqual(Object.keys(changed));
  expect(theirs({ './d': seen(5, FOLDER) }, { persons, model })).toEqual([]);
  expect(theirs({ './d': seen(5, FOLDER), './d/x': seen(6) }, { model })).toEqual([]);
});

test('nothing that the writes of the step match', () => {
  const isWritten = (path: Path) => path.startsWith('./d');
  expect(theirs({ './s': null, './d': null, './d/x': null, './d/moved': seen(0) }, { isWritten })).toEqual([
    './s',
  ]);
});

test('what a commit has brought, with the folders that are new, in the place of a file, too', () => {
  const brought = { ...NOTHING_BROUGHT, clean: new Set(['./new/deep/f', './s/f', './d/f'] as Path[]) };
  const changed = {
    './d': seen(1, FOLDER),
    './d/f': seen(5),
    './new': seen(6, FOLDER),
    './new/deep': seen(7, FOLDER),
    './new/deep/f': seen(8),
    './new/other': seen(9),
    './s': seen(10, FOLDER),
    './s/f': seen(11),
  };
  expect(theirs(changed, { brought })).toEqual([
    './d/f',
    './new',
    './new/deep',
    './new/deep/f',
    './s',
    './s/f',
  ]);
});

test('what is in a commit, or staged for one, and was not there before, however it is now', () => {
  const brought = { ...NOTHING_BROUGHT, added: new Set(['./new', './s', './made', './was'] as Path[]) };
  const model: Tree = new Map([...source, ['./made' as Path, file]]);
  const given = { brought, model, source: new Map([...source, ['./was' as Path, file]]) };
  const changed = { './new': seen(4), './made': seen(5), './was': seen(6) };
  expect(theirs(changed, given)).toEqual(['./new']);
});

test('a source that was moved and changed, and a folder that was, with what was written anew in it', () => {
  const at = (time: number) => ({ born: () => time });
  const moved = { './s': null, './t': seen(0, { size: 9, mtimeMs: 9000 }) };
  expect(theirs(moved, at(4000))).toEqual(['./s', './t']);
  // What is made later may have got the inode.
  expect(theirs(moved, at(6000))).toEqual(['./s']);
  const folders = {
    './d': null,
    './d/x': null,
    './e': seen(1, FOLDER),
    './e/x': seen(77),
    './e/y': seen(78),
  };
  expect(theirs(folders, at(4000))).toEqual(['./d', './d/x', './e', './e/x']);
  expect(theirs(folders, at(6000))).toEqual(['./d', './d/x']);
});

test('an empty folder that was moved, alone or with what is above it', () => {
  const persons = new Set(['./e', './d/e'] as Path[]);
  const model: Tree = new Map([...source, ['./e' as Path, folder], ['./d/e' as Path, folder]]);
  const seenOf = (at: number): Indexed => ({ seen: seen(at, FOLDER), entry: folder, racy: false });
  const all = new Map([...index, ['./e' as Path, seenOf(20)], ['./d/e' as Path, seenOf(21)]]);
  const given = { persons, model, index: all, born: () => 4000 };
  const changed = { './e': null, './f': seen(20, FOLDER), './made': seen(22, FOLDER) };
  expect(theirs(changed, given)).toEqual(['./e', './f']);
  const above = {
    './d': null,
    './d/e': null,
    './d/x': null,
    './t': seen(1, FOLDER),
    './t/e': seen(30, FOLDER),
  };
  expect(theirs(above, given)).toEqual(Object.keys(above));
});

test('what a source was, where another file is in its place now', () => {
  expect(theirs({ './s': seen(50), './s.orig': seen(0) })).toEqual(['./s', './s.orig']);
  const folders = {
    './d': seen(51, FOLDER),
    './d/x': seen(52),
    './old': seen(1, FOLDER),
    './old/x': seen(2),
  };
  expect(theirs(folders, { born: () => 4000 })).toEqual(['./d/x', './old', './old/x']);
});
