import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Change } from '../../src/tree/change.ts';
import { fold } from '../../src/tree/fold.ts';
import type { RootPath } from '../../src/tree/path.ts';
import { changeBetween } from '../support/change-between.ts';
import { runs } from '../support/random.ts';
import {
  after,
  deeds,
  entryOf,
  isValid,
  type Lines,
  linesIn,
  linesOf,
  pathIn,
  ROOTS,
  somePath,
  treeOf,
  trees,
} from './model.ts';

/** A change in short: each path with its state after the change, empty for nothing. */
function changeOf(lines: Lines, mtime = 9): Change {
  return Object.entries(lines).map(([path, text]) => ({
    path: pathIn(path),
    before: null,
    after: text === '' ? null : entryOf(text, mtime),
  }));
}

test.each<[string, string, readonly string[], string]>([
  ['a file is added', 'a=x', ['b=y'], 'a=x b=y'],
  ['a file is modified', 'a=x', ['a=y'], 'a=y'],
  ['a mode is changed', 'a=x', ['a=x_755'], 'a=x_755'],
  ['a file is deleted', 'a=x', ['a='], ''],
  ['what is not there can be deleted', 'a=x', ['b='], 'a=x'],
  ['the last change wins', 'a=x', ['a=y', 'a=', 'a=z'], 'a=z'],
  ['a directory is deleted with all in it', 'd=dir d/e=dir d/e/a=x', ['d= d/e= d/e/a='], ''],
  ['a directory stays while something is in it', 'd=dir_700 d/a=x', ['d='], 'd=dir_700 d/a=x'],
  ['directories above what stays stay too', 'd=dir d/e=dir d/e/a=x', ['d= d/e='], 'd=dir d/e=dir d/e/a=x'],
  ['a directory becomes a file: what was below goes', 'd=dir d/e=dir d/e/a=x d.b=y', ['d=z'], 'd=z d.b=y'],
  ['a directory becomes a link: what was below goes', 'd=dir d/a=x e=dir', ['d=->_e'], 'd=->_e e=dir'],
  ['a directory gets another mode and keeps what is in it', 'd=dir d/a=x', ['d=dir_700'], 'd=dir_700 d/a=x'],
  ['a file becomes a directory', 'd=x', ['d=dir d/a=y'], 'd=dir d/a=y'],
  ['a file and back', 'd=dir d/a=x', ['d=y d/a=', 'd=dir d/a=x'], 'd=dir d/a=x'],
  [
    'a directory is emptied, filled again, and its end is asked for: it stays',
    'd=dir d/a=x',
    ['d/a=', 'd/b=y', 'd='],
    'd=dir d/b=y',
  ],
  [
    'a directory becomes a file after its content was replaced',
    'd=dir d/a=x',
    ['d/a=', 'd/b=y', 'd=f'],
    'd=f',
  ],
  ['missing directories above are made', '', ['d/e/a=x'], 'd=dir d/e=dir d/e/a=x'],
  [
    'a deleted directory comes back for what is put into it',
    'd=dir d/a=x',
    ['d= d/a=', 'd/b=y'],
    'd=dir d/b=y',
  ],
  ['a file in the way becomes a directory', 'd=x', ['d/a=y'], 'd=dir d/a=y'],
  ['a link in the way becomes a directory', 'd=->_e e=dir', ['d/a=y'], 'd=dir d/a=y e=dir'],
  ['a file and something below it in one change: what is below wins', '', ['d=x d/a=y'], 'd=dir d/a=y'],
])('%s', (_title, before, changes, expected) => {
  const source = treeOf(before);
  const folded = fold(
    source,
    changes.map((each) => changeOf(linesIn(each))),
    ROOTS,
  );
  expect([linesOf(folded), isValid(folded)]).toEqual([linesIn(expected), true]);
  expect(linesOf(source)).toEqual(linesIn(before));
});

/** A change in which the times alone of some folders are others. */
function touching(folders: string, rest = ''): Change {
  const touched = Object.entries(linesIn(folders)).map(([path, text]) => {
    const entry = entryOf(text, 9);
    return { path: pathIn(path), before: entry, after: entry };
  });
  return [...touched, ...changeOf(linesIn(rest))];
}

test.each<[string, string, Change, string]>([
  ['is not made', '', touching('d=dir d/e=dir'), ''],
  ['is none in the place of a file', 'd=x', touching('d=dir'), 'd=x'],
  ['keeps its mode', 'd=dir_700', touching('d=dir'), 'd=dir_700'],
  [
    'is made for its new entries, as it was',
    '',
    touching('d=dir_711 f=dir', 'd/e/a=x'),
    'd=dir_711 d/e=dir d/e/a=x',
  ],
  ['is not made for a deleted entry', '', touching('d=dir', 'd/a='), ''],
])('a directory of which only the time was changed %s', (_title, source, change, expected) => {
  const folded = fold(treeOf(source), [change], ROOTS);
  expect(linesOf(folded)).toEqual(linesIn(expected));
  if (source === 'd=dir_700') expect(folded.get(pathIn('d'))?.mtime).toBe(9);
});

test('a directory that is made gets the mode 0o755 and the time of what lies below', () => {
  const folded = fold(new Map(), [changeOf({ 'd/a': 'x 600' }, 42)], ROOTS);
  expect(folded.get(pathIn('d'))).toEqual({ kind: 'directory', mode: 0o755, mtime: 42 });
});

test.each([
  [['~/.cargo'], '~/.cargo/bin/x', ['~/.cargo', '~/.cargo/bin', '~/.cargo/bin/x']],
  [['/opt/x'], '/opt/x/y/z', ['/opt/x', '/opt/x/y', '/opt/x/y/z']],
  [['/opt/x'], '/opt/x', ['/opt/x']],
  [['./a/build'], 'a/build/b/c', ['./a/build', './a/build/b', './a/build/b/c']],
  [['.', '/opt'], 'a/b', ['./a', './a/b']],
])('with the roots %j, %s makes nothing above them', (roots, path, expected) => {
  const folded = fold(new Map(), [changeOf({ [path]: 'x' })], roots as RootPath[]);
  expect([...folded.keys()].sort()).toEqual(expected);
});

test('a root that is deleted stays while something is in it', () => {
  const source = treeOf({ '/opt/x': 'dir', '/opt/x/a': 'x' });
  expect(linesOf(fold(source, [changeOf({ '/opt/x': '' })], ['/opt/x' as RootPath]))).toEqual(
    linesOf(source),
  );
});

test('folding the changes of random steps gives what the steps left', () => {
  fc.assert(
    fc.property(trees, fc.array(deeds, { maxLength: 4 }), (source, steps) => {
      let tree: ReturnType<typeof after> = source;
      const changes = steps.map((some) => {
        const before = tree;
        tree = after(tree, some);
        return changeBetween(before, tree);
      });
      expect(linesOf(fold(source, changes, ROOTS))).toEqual(linesOf(tree));
    }),
    { seed: 1, numRuns: runs(400) },
  );
});

test('whatever the changes say, in whatever order, the result can exist on disk', () => {
  const wild = fc.array(
    fc.record({ path: somePath, after: fc.constantFrom('x', '-> a', 'dir', 'dir 700', null) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(trees, fc.array(wild, { maxLength: 3 }), (source, changes) => {
      const given = changes.map((change) =>
        change.map(({ path, after: text }) => ({
          path,
          before: null,
          after: text === null ? null : entryOf(text),
        })),
      );
      const folded = fold(source, given, ROOTS);
      expect(isValid(folded)).toBe(true);
      const last = given.flat().at(-1);
      if (last !== undefined && last.after !== null) expect(folded.get(last.path)?.kind).toBeDefined();
    }),
    { seed: 2, numRuns: runs(400) },
  );
});
