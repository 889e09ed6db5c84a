import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adopt, fitsHere, misfit } from '../../src/tree/adopt.ts';
import type { Change } from '../../src/tree/change.ts';
import { fold } from '../../src/tree/fold.ts';
import { Given } from '../../src/tree/known.ts';
import type { Path } from '../../src/tree/path.ts';
import { reconcile } from '../../src/tree/reconcile.ts';
import { type Entry, sameInGit, sameState, type Tree } from '../../src/tree/state.ts';
import { changeBetween } from '../support/change-between.ts';
import { isSoak } from '../support/random.ts';
import {
  after,
  Disk,
  deeds,
  edits,
  isValid,
  linesIn,
  linesOf,
  pathIn,
  ROOTS,
  treeOf,
  trees,
} from './model.ts';

const none = () => false;

/** Whether a run gave a path its state, whose steps left these workspaces, one after the other. */
function givenBy(source: Tree, ...workspaces: readonly Tree[]) {
  const given = new Given(workspaces.map((now, at) => changeBetween(workspaces[at - 1] ?? source, now)));
  return (path: Path, entry: Entry | undefined) => given.has(path, entry);
}

const SOURCE = 'a=x d=dir d/f=x';

test.each<[string, string, string, string, string]>([
  ['the same files', SOURCE, SOURCE, SOURCE, SOURCE],
  ['what a step left counts as its source', SOURCE, `${SOURCE} a=y new=n`, `${SOURCE} a=y new=n`, SOURCE],
  ['half of what a step left', SOURCE, `${SOURCE} a=y new=n`, `${SOURCE} new=n`, SOURCE],
  ['what a step deleted is there again', SOURCE, 'a=x', 'a=x', SOURCE],
  ['another content is what was found', SOURCE, `${SOURCE} a=y`, `${SOURCE} a=z`, `${SOURCE} a=z`],
  ['a file that is gone, and was never so in the run, is gone', SOURCE, SOURCE, 'd=dir d/f=x', 'd=dir d/f=x'],
  [
    'a directory that is gone, and that a step has made a file, is gone with what was in it',
    SOURCE,
    'a=x d=k',
    'a=x',
    'a=x',
  ],
  ['a new file is there', SOURCE, SOURCE, `${SOURCE} new=n`, `${SOURCE} new=n`],
  [
    'a new file where a step put another one',
    SOURCE,
    `${SOURCE} new=n`,
    `${SOURCE} new=m`,
    `${SOURCE} new=m`,
  ],
  [
    'a foreign file in a directory that a step made of a file keeps the directory',
    'a=x',
    'a=dir_700',
    'a=dir_700 a/mine=m',
    'a=dir_700 a/mine=m',
  ],
  [
    'a foreign file where the source has a directory removes what a step has deleted there',
    SOURCE,
    'a=x',
    'a=x d=mine',
    'a=x d=mine',
  ],
  [
    'a directory that is gone, in which a step has deleted something, is gone with that',
    SOURCE,
    'a=x d=dir',
    'a=x',
    'a=x',
  ],
  ['a foreign fifo stays one', SOURCE, SOURCE, `${SOURCE} p=fifo`, `${SOURCE} p=fifo`],
])('adopted: %s', (_title, source, left, found, expected) => {
  const adopted = adopt(treeOf(source), treeOf(found), givenBy(treeOf(source), treeOf(left)));
  expect(linesOf(adopted)).toEqual(linesIn(expected));
});

test('what cannot be saved is what was found, also where a step has found such a thing before', () => {
  const adopted = adopt(treeOf({ a: 'z' }), treeOf({ a: 'fifo' }), () => true);
  expect(linesOf(adopted)).toEqual({ a: 'fifo' });
});

test('what is known is adopted with its recorded time, what is not with its own', () => {
  const source = treeOf({ a: 'x', b: 'x' }, 5);
  const adopted = adopt(source, treeOf({ a: 'x', b: 'y' }, 9), none);
  expect([adopted.get(pathIn('a'))?.mtime, adopted.get(pathIn('b'))?.mtime]).toEqual([5, 9]);
});

test.each<[string, string, string, string, string | null]>([
  ['it was made from this', SOURCE, `${SOURCE} a=y`, SOURCE, null],
  ['something else differs', SOURCE, `${SOURCE} a=y`, 'a=x d=dir d/f=z', null],
  ['another content', SOURCE, `${SOURCE} a=y`, `${SOURCE} a=z`, './a'],
  ['a fifo that it took away, where one is', 'a=fifo', 'a=x', 'a=fifo', './a'],
  ['a fifo that it took away, where it left this', 'a=fifo', 'a=x', 'a=x', null],
  ['a fifo that became a folder, where nothing is', 'a=fifo', 'a=dir', '', './a'],
  ['another mode', SOURCE, `${SOURCE} a=y`, `${SOURCE} a=x_755`, './a'],
  ['what it changed is gone', SOURCE, `${SOURCE} a=y`, 'd=dir d/f=x', './a'],
  ['what it made is there already', SOURCE, `${SOURCE} new=n`, `${SOURCE} new=n`, null],
  ['another file is where it made one', SOURCE, `${SOURCE} new=n`, `${SOURCE} new=m`, './new'],
  ['the first of several', SOURCE, `${SOURCE} a=y d/f=y`, 'a=z d=dir d/f=z', './a'],
  ['the directory that it writes into is not there', SOURCE, `${SOURCE} d/g=y`, 'a=x', null],
  ['the directory that it writes into is a file', SOURCE, `${SOURCE} d/g=y`, 'a=x d=mine', './d'],
  [
    'the directory that it writes into, further up, is a link',
    'd=dir d/e=dir',
    'd=dir d/e=dir d/e/g=y',
    'd=->_a',
    './d',
  ],
  ['a file that it makes a directory of', 'd=x', 'd=dir d/f=x', 'd=x', null],
  ['a directory that it replaces', SOURCE, 'a=x d=y', SOURCE, null],
  [
    'a directory that it replaces has something more in it',
    SOURCE,
    'a=x d=y',
    `${SOURCE} d/e=dir d/e/f=mine`,
    './d/e',
  ],
  ['a directory that it deletes has something more in it', SOURCE, 'a=x', `${SOURCE} d/mine=m`, null],
])('a misfit: %s', (_title, before, left, tree, expected) => {
  expect(misfit(changeBetween(treeOf(before), treeOf(left)), treeOf(tree), none)).toBe(expected);
});

/** A run of random steps: its source, the changes, and what each step left. */
const runs = fc.tuple(trees, fc.array(deeds, { minLength: 1, maxLength: 3 })).map(([source, steps]) => {
  const changes: Change[] = [];
  const workspaces: Tree[] = [];
  let now: Tree = source;
  for (const some of steps) {
    const then = after(now, some);
    changes.push(changeBetween(now, then));
    workspaces.push(then);
    now = then;
  }
  return { source, changes, workspaces };
});

test('a change fits on what it was made from', () => {
  fc.assert(
    fc.property(runs, ({ source, changes, workspaces }) => {
      for (const [at, change] of changes.entries())
        expect(misfit(change, workspaces[at - 1] ?? source, none)).toBeNull();
    }),
    { seed: 5, numRuns: isSoak() ? 5000 : 300 },
  );
});

test('where a change fits, it takes away nothing that it did not see', () => {
  fc.assert(
    fc.property(runs, edits, ({ source, changes }, some) => {
      const [change] = changes;
      const tree = after(source, some);
      if (change === undefined || misfit(change, tree, none) !== null) return;
      const folded = fold(tree, [change], ROOTS);
      const named = new Map(change.map((one) => [one.path, one]));
      for (const [path, entry] of tree) {
        if (!named.has(path)) expect(sameState(folded.get(path), entry)).toBe(true);
      }
    }),
    { seed: 6, numRuns: isSoak() ? 5000 : 400 },
  );
});

test('what is adopted can exist on disk, has all that is foreign, and is the source where nothing is', () => {
  fc.assert(
    fc.property(runs, edits, ({ source, workspaces }, some) => {
      const isOfRun = givenBy(source, ...workspaces);
      for (const workspace of workspaces) expect(adopt(source, workspace, isOfRun)).toEqual(source);
      const found = after(workspaces.at(-1) ?? source, some);
      const adopted = adopt(source, found, isOfRun);
      expect(isValid(adopted)).toBe(true);
      for (const [path, entry] of found) {
        const was = source.get(path);
        const isSame = was !== undefined && (sameState(was, entry) || sameInGit(was, entry));
        const mtime = isSame ? was.mtime : entry.mtime;
        if (!isOfRun(path, entry) && !sameState(was, entry))
          expect(adopted.get(path)).toEqual({ ...entry, mtime });
      }
    }),
    { seed: 7, numRuns: isSoak() ? 5000 : 300 },
  );
});

test('a fresh copy of the source, with times of its own, becomes what the run had left, times included', () => {
  fc.assert(
    fc.property(runs, ({ source, changes, workspaces }) => {
      const isOfRun = givenBy(source, ...workspaces);
      const copy = new Map([...source].map(([path, entry], at) => [path, { ...entry, mtime: 100 + at }]));
      const adopted = adopt(source, copy, isOfRun);
      const wanted = fold(adopted, changes, ROOTS);
      const actions = reconcile({ wanted, found: copy, mayChange: () => true, setsTime: () => true });
      expect(new Disk(copy).do(actions).tree).toEqual(fold(source, changes, ROOTS));
    }),
    { seed: 8, numRuns: isSoak() ? 5000 : 400 },
  );
});

test.each<[string, string, string, string, boolean]>([
  ['made of what is here', 'a=x', 'a=mine', 'a=x', true],
  ['here already', 'a=x', 'a=mine', 'a=mine', true],
  ['made of another file', 'a=x', 'a=mine', 'a=z', false],
  ['of a file that is gone here', 'a=x', 'a=mine', '', false],
  ['a new file, where nothing is', '', 'a=mine', '', true],
  ['a new file, where another is', '', 'a=mine', 'a=z', false],
  ['under another umask', 'a=x', 'a=mine', 'a=x_664', true],
  ['a deletion of a file that is gone here', 'a=x', '', '', true],
])('an edit, %s, fits or not', (_title, before, after_, here, expected) => {
  const [edit] = changeBetween(treeOf(before), treeOf(after_));
  if (edit === undefined) throw new Error('no edit');
  expect(fitsHere(edit, treeOf(here).get(pathIn('a')))).toBe(expected);
});

test('a change that the commit of here has, under another umask, fits', () => {
  const change = changeBetween(treeOf({ a: 'x' }), treeOf({ a: 'y' }));
  expect([true, false].map((is) => misfit(change, treeOf({ a: 'y 664' }), () => is))).toEqual([null, './a']);
});
