import { expect, test } from '@jest/globals';
import { type FileAction, reconcile } from '../../src/tree/reconcile.ts';
import { Disk, entryOf, linesIn, linesOf, pathIn, shortOf, treeOf } from './model.ts';

interface Case {
  readonly wanted: string;
  readonly found: string;
  /** Paths that may not change. */
  readonly kept?: readonly string[];
  readonly actions?: readonly string[];
  /** The workspace afterwards; by default as wanted. */
  readonly left?: string;
}

function actionText(action: FileAction): string {
  const path = action.path.replace('./', '');
  if (action.kind === 'times') return `times ${path}`;
  const found = action.found === null ? 'nothing' : shortOf(action.found);
  return action.kind === 'delete'
    ? `delete ${path}: ${found}`
    : `write ${path}: ${found} => ${shortOf(action.entry)}`;
}

function run({ wanted, found: lines, kept = [] }: Case) {
  const found = treeOf(lines, 1);
  const actions = reconcile({
    wanted: treeOf(wanted, 1),
    found,
    mayChange: (path) => !kept.some((each) => pathIn(each) === path),
    setsTime: () => true,
  });
  return { actions: actions.map(actionText), left: linesOf(new Disk(found).do(actions).tree) };
}

const CASES: readonly (readonly [string, Case])[] = [
  ['as wanted: nothing to do', { wanted: 'a=x', found: 'a=x' }],
  ['a missing file is written', { wanted: 'a=y', found: '', actions: ['write a: nothing => y'] }],
  ['another file is written over', { wanted: 'a=x', found: 'a=y', actions: ['write a: y => x'] }],
  ['an unwanted file is deleted', { wanted: '', found: 'a=y', actions: ['delete a: y'] }],
  ['a mode alone is changed', { wanted: 'a=x_755', found: 'a=x', actions: ['write a: x => x 755'] }],
  [
    'the mode of a directory is changed, and its time stays',
    { wanted: 'd=dir_700', found: 'd=dir', actions: ['write d: dir => dir 700'] },
  ],
  [
    'a link takes the place of a file without a deletion',
    { wanted: 'a=->_b', found: 'a=x', actions: ['write a: x => -> b'] },
  ],
  ['a kept file stays', { wanted: 'a=y', found: 'a=mine', kept: ['a'], left: 'a=mine' }],
  ['a kept absence stays', { wanted: 'a=y', found: '', kept: ['a'], left: '' }],
  ['a kept new file stays', { wanted: '', found: 'b=mine', kept: ['b'], left: 'b=mine' }],
  ['a fifo is not replaced', { wanted: 'p=x', found: 'p=fifo', left: 'p=fifo' }],
  ['a fifo is not deleted', { wanted: '', found: 'p=fifo', left: 'p=fifo' }],
  ['a wanted fifo is not made', { wanted: 'p=fifo', found: '', left: '' }],
  [
    'a fifo keeps the directory that it is in, and only that',
    {
      wanted: '',
      found: 'd=dir d/a=x d/p=fifo',
      actions: ['delete d/a: x', 'times d'],
      left: 'd=dir d/p=fifo',
    },
  ],
  [
    'a fifo in the place of a directory keeps out everything below',
    { wanted: 'd=dir d/a=x', found: 'd=fifo', left: 'd=fifo' },
  ],
  [
    'a file becomes a directory: first the file goes',
    {
      wanted: 'd=dir d/a=y',
      found: 'd=x',
      actions: ['delete d: x', 'write d: nothing => dir', 'write d/a: nothing => y', 'times d'],
    },
  ],
  [
    'a directory becomes a file: first its entries go, from below',
    {
      wanted: 'd=x',
      found: 'd=dir d/e=dir d/e/a=y',
      actions: ['delete d/e/a: y', 'delete d/e: dir', 'delete d: dir', 'write d: nothing => x'],
    },
  ],
  [
    'a directory becomes a link to another one',
    {
      wanted: 'd=->_e e=dir e/a=y',
      found: 'd=dir d/a=y e=dir e/a=y',
      actions: ['delete d/a: y', 'delete d: dir', 'write d: nothing => -> e'],
    },
  ],
  [
    'a link becomes a directory, and nothing is written through the link',
    {
      wanted: 'd=dir d/a=y e=dir',
      found: 'd=->_e e=dir',
      actions: ['delete d: -> e', 'write d: nothing => dir', 'write d/a: nothing => y', 'times d'],
    },
  ],
  [
    'a kept link in the place of a directory keeps out everything below',
    { wanted: 'd=dir d/a=y', found: 'd=->_/elsewhere', kept: ['d'], left: 'd=->_/elsewhere' },
  ],
  [
    'a kept file keeps the directory that should be deleted, with its mode',
    {
      wanted: '',
      found: 'd=dir_700 d/a=y d/mine=mine',
      kept: ['d/mine'],
      actions: ['delete d/a: y', 'times d'],
      left: 'd=dir_700 d/mine=mine',
    },
  ],
  [
    'a kept file keeps the directory in whose place a file is wanted',
    {
      wanted: 'd=x',
      found: 'd=dir d/a=y d/mine=mine',
      kept: ['d/mine'],
      actions: ['delete d/a: y', 'times d'],
      left: 'd=dir d/mine=mine',
    },
  ],
  [
    'a kept mode of a directory stays, and its files are written',
    {
      wanted: 'd=dir d/a=y',
      found: 'd=dir_700',
      kept: ['d'],
      actions: ['write d/a: nothing => y', 'times d'],
      left: 'd=dir_700 d/a=y',
    },
  ],
  [
    'everything is written: directories from above, files, links, times from below',
    {
      wanted: 'b=x a=->_b d/e/f=y d/e=dir d/l=->_e d=dir',
      found: '',
      actions: [
        'write d: nothing => dir',
        'write d/e: nothing => dir',
        'write b: nothing => x',
        'write d/e/f: nothing => y',
        'write a: nothing => -> b',
        'write d/l: nothing => -> e',
        'times d/e',
        'times d',
      ],
    },
  ],
];

test.each(CASES)('%s', (_title, given) => {
  expect(run(given)).toEqual({
    actions: given.actions ?? [],
    left: linesIn(given.left ?? given.wanted),
  });
});

test.each<[string, readonly string[], readonly string[]]>([
  ['of every path that gets one', ['a', 'd', 't', 'l', 'p'], ['times a', 'times t', 'times l', 'times d']],
  ['of no other path', ['t'], ['times t']],
])('recorded times are set %s', (_title, timed, expected) => {
  const lines = { a: 'x', d: 'dir', t: 'x', l: '-> a', p: 'fifo' };
  const wanted = treeOf({ ...lines, same: 'x' }, 5);
  const found = treeOf(lines, 9).set(pathIn('same'), entryOf('x', 5));
  const setsTime = (path: string) => timed.some((each) => path === pathIn(each));
  const actions = reconcile({ wanted, found, mayChange: () => true, setsTime });
  expect(actions.map(actionText)).toEqual(expected);
  expect(actions.every((action) => action.kind === 'times' && action.entry.mtime === 5)).toBe(true);
});

test.each<[string, string, boolean, number | null]>([
  ['the recorded time, where its state is as wanted', 'dir', false, 5],
  ['its own time back, where it is kept and gets times', 'dir 700', true, 9],
  ['no time, where it is kept and gets none', 'dir 700', false, null],
])('after a write into it a directory gets %s', (_title, text, sets, time) => {
  const wanted = treeOf({ d: 'dir', 'd/a': 'y' }, 5);
  const found = treeOf({ d: text }, 9);
  const mayChange = (path: string) => path !== './d';
  const actions = reconcile({ wanted, found, mayChange, setsTime: () => sets });
  const times = time === null ? [] : [{ kind: 'times', path: './d', entry: entryOf(text, time) }];
  expect(actions.slice(1)).toEqual(times);
});
