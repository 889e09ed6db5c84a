import { expect, test } from '@jest/globals';
import { Known } from '../../src/tree/known.ts';
import { type FileAction, type Place, reconcile } from '../../src/tree/reconcile.ts';
import { Disk, entryOf, linesOf, pathIn, shortOf, treeOf } from './model.ts';

type Lines = Readonly<Record<string, string>>;

interface Case {
  readonly place?: Place;
  readonly source?: Lines;
  /** Per path, the states in short that steps gave it or took it from; null for absent. */
  readonly states?: Readonly<Record<string, readonly (string | null)[]>>;
  readonly wanted: Lines;
  readonly found: Lines;
  readonly actions?: readonly string[];
  readonly edits?: readonly string[];
  /** What the workspace is then; by default what was found. */
  readonly left?: Lines;
  /** What is wanted then, where it is not what was wanted. */
  readonly now?: Lines;
}

function knownOf({ source = {}, states = {} }: Case): Known {
  const known = new Known([treeOf(source)]);
  for (const [path, texts] of Object.entries(states)) {
    for (const text of texts) known.add(pathIn(path), text === null ? null : entryOf(text));
  }
  return known;
}

function actionText(action: FileAction): string {
  const path = action.path.replace('./', '');
  if (action.kind === 'times') return `times ${path}`;
  const found = action.found === null ? 'nothing' : shortOf(action.found);
  return action.kind === 'delete'
    ? `delete ${path}: ${found}`
    : `write ${path}: ${found} => ${shortOf(action.entry)}`;
}

function run(given: Case) {
  const found = treeOf(given.found, 1);
  const { place = 'left' } = given;
  const done = reconcile({ wanted: treeOf(given.wanted, 1), found, known: knownOf(given), place });
  return {
    actions: done.actions.map(actionText),
    edits: done.edits.map(
      ({ path, before, after }) =>
        `${path.replace('./', '')}: ${before ? shortOf(before) : 'nothing'} => ${after ? shortOf(after) : 'nothing'}`,
    ),
    left: linesOf(new Disk(found).do(done.actions).tree),
    now: linesOf(done.wanted),
  };
}

const LEFT: readonly (readonly [string, Case])[] = [
  ['as wanted: nothing to do', { source: { a: 'x' }, wanted: { a: 'x' }, found: { a: 'x' } }],
  [
    'what a step made is written again',
    {
      states: { a: [null, 'y'] },
      wanted: { a: 'y' },
      found: {},
      actions: ['write a: nothing => y'],
      left: { a: 'y' },
    },
  ],
  [
    'what a step modified is set to what is wanted',
    {
      source: { a: 'x' },
      states: { a: ['x', 'y'] },
      wanted: { a: 'x' },
      found: { a: 'y' },
      actions: ['write a: y => x'],
      left: { a: 'x' },
    },
  ],
  [
    'what a step left that no longer counts is deleted',
    { states: { a: [null, 'y'] }, wanted: {}, found: { a: 'y' }, actions: ['delete a: y'], left: {} },
  ],
  [
    'a mode alone is changed',
    {
      source: { a: 'x' },
      states: { a: ['x', 'x 755'] },
      wanted: { a: 'x 755' },
      found: { a: 'x' },
      actions: ['write a: x => x 755'],
      left: { a: 'x 755' },
    },
  ],
  [
    'the mode alone of a directory is changed, and its time is left alone',
    {
      states: { d: ['dir', 'dir 700'] },
      wanted: { d: 'dir 700' },
      found: { d: 'dir' },
      actions: ['write d: dir => dir 700'],
      left: { d: 'dir 700' },
    },
  ],
  [
    'a link takes the place of a file without a deletion',
    {
      states: { a: ['x', '-> b'] },
      wanted: { a: '-> b' },
      found: { a: 'x' },
      actions: ['write a: x => -> b'],
      left: { a: '-> b' },
    },
  ],
  [
    'a file that a person modified is kept and listed',
    {
      source: { a: 'x' },
      states: { a: ['x', 'y'] },
      wanted: { a: 'y' },
      found: { a: 'mine' },
      edits: ['a: y => mine'],
      now: { a: 'mine' },
    },
  ],
  [
    'a file that a person deleted stays deleted and is listed',
    {
      source: { a: 'x' },
      states: { a: ['x', 'y'] },
      wanted: { a: 'y' },
      found: {},
      edits: ['a: y => nothing'],
      now: {},
    },
  ],
  [
    'a file that a person made is kept and listed',
    {
      source: { a: 'x' },
      wanted: { a: 'x' },
      found: { a: 'x', b: 'mine' },
      edits: ['b: nothing => mine'],
      now: { a: 'x', b: 'mine' },
    },
  ],
  [
    'a source file that no step touched and a person modified is kept and listed',
    {
      source: { a: 'x', b: 'x' },
      wanted: { a: 'x', b: 'x' },
      found: { a: 'mine' },
      edits: ['a: x => mine', 'b: x => nothing'],
      now: { a: 'mine' },
    },
  ],
  [
    "a file that no step touched is left as it is though its state is the source's",
    { source: { a: 'x' }, wanted: { a: 'y' }, found: { a: 'x' }, edits: ['a: y => x'], now: { a: 'x' } },
  ],
  [
    'a fifo is neither replaced nor listed',
    { states: { p: [null, 'x'] }, wanted: { p: 'x' }, found: { p: 'fifo' } },
  ],
  [
    'a fifo of the source is not replaced either',
    { source: { p: 'fifo' }, states: { p: ['fifo', 'x'] }, wanted: { p: 'x' }, found: { p: 'fifo' } },
  ],
  ['a fifo that nobody wants is neither deleted nor listed', { wanted: {}, found: { p: 'fifo' } }],
  [
    'a fifo keeps the directory that it is in, and only that',
    {
      states: { d: [null, 'dir'], 'd/a': [null, 'x'] },
      wanted: {},
      found: { d: 'dir', 'd/a': 'x', 'd/p': 'fifo' },
      actions: ['delete d/a: x', 'times d'],
      left: { d: 'dir', 'd/p': 'fifo' },
    },
  ],
  [
    'a fifo where a directory should be keeps out what is wanted below it',
    {
      states: { d: [null, 'dir'], 'd/a': [null, 'x'] },
      wanted: { d: 'dir', 'd/a': 'x' },
      found: { d: 'fifo' },
    },
  ],
  [
    'a fifo that is wanted is not made',
    {
      source: { p: 'fifo' },
      states: { p: ['fifo', null] },
      wanted: { p: 'fifo' },
      found: {},
      edits: ['p: fifo => nothing'],
      now: {},
    },
  ],
  [
    'a file becomes a directory: first it goes',
    {
      states: { d: ['x', 'dir'], 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: { d: 'x' },
      actions: ['delete d: x', 'write d: nothing => dir', 'write d/a: nothing => y', 'times d'],
      left: { d: 'dir', 'd/a': 'y' },
    },
  ],
  [
    'a directory becomes a file: first all that is in it goes, from below',
    {
      states: { d: ['x', 'dir'], 'd/e': [null, 'dir'], 'd/e/a': [null, 'y'] },
      wanted: { d: 'x' },
      found: { d: 'dir', 'd/e': 'dir', 'd/e/a': 'y' },
      actions: ['delete d/e/a: y', 'delete d/e: dir', 'delete d: dir', 'write d: nothing => x'],
      left: { d: 'x' },
    },
  ],
  [
    'a directory becomes a link to another one',
    {
      states: { d: ['-> e', 'dir'], 'd/a': [null, 'y'] },
      source: { e: 'dir', 'e/a': 'y' },
      wanted: { d: '-> e', e: 'dir', 'e/a': 'y' },
      found: { d: 'dir', 'd/a': 'y', e: 'dir', 'e/a': 'y' },
      actions: ['delete d/a: y', 'delete d: dir', 'write d: nothing => -> e'],
      left: { d: '-> e', e: 'dir', 'e/a': 'y' },
    },
  ],
  [
    'a link to a directory becomes a directory, and nothing is written through the link',
    {
      states: { d: ['-> e', 'dir'], 'd/a': [null, 'y'] },
      source: { e: 'dir' },
      wanted: { d: 'dir', 'd/a': 'y', e: 'dir' },
      found: { d: '-> e', e: 'dir' },
      actions: ['delete d: -> e', 'write d: nothing => dir', 'write d/a: nothing => y', 'times d'],
      left: { d: 'dir', 'd/a': 'y', e: 'dir' },
    },
  ],
  [
    'a link that a person put where a directory was is kept, and nothing is written through it',
    {
      states: { d: [null, 'dir'], 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: { d: '-> /elsewhere' },
      edits: ['d: dir => -> /elsewhere', 'd/a: y => nothing'],
      now: { d: '-> /elsewhere' },
    },
  ],
  [
    "a person's file keeps the directory that should be deleted, with its mode",
    {
      states: { d: [null, 'dir 700'], 'd/a': [null, 'y'] },
      wanted: {},
      found: { d: 'dir 700', 'd/a': 'y', 'd/mine': 'mine' },
      actions: ['delete d/a: y', 'times d'],
      edits: ['d: nothing => dir 700', 'd/mine: nothing => mine'],
      left: { d: 'dir 700', 'd/mine': 'mine' },
      now: { d: 'dir 700', 'd/mine': 'mine' },
    },
  ],
  [
    "a person's file keeps the directory where a file is wanted",
    {
      states: { d: ['x', 'dir'], 'd/a': [null, 'y'] },
      wanted: { d: 'x' },
      found: { d: 'dir', 'd/a': 'y', 'd/mine': 'mine' },
      actions: ['delete d/a: y', 'times d'],
      edits: ['d: x => dir', 'd/mine: nothing => mine'],
      left: { d: 'dir', 'd/mine': 'mine' },
      now: { d: 'dir', 'd/mine': 'mine' },
    },
  ],
  [
    "a person's file where a directory should be keeps out what is wanted below it",
    {
      states: { d: [null, 'dir'], 'd/a': [null, 'y'] },
      source: { b: 'x' },
      wanted: { b: 'x', d: 'dir', 'd/a': 'y' },
      found: { b: 'x', d: 'mine' },
      edits: ['d: dir => mine', 'd/a: y => nothing'],
      now: { b: 'x', d: 'mine' },
    },
  ],
  [
    'a directory that a person deleted comes back for what is wanted in it, and is not listed',
    {
      source: { d: 'dir' },
      states: { 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: {},
      actions: ['write d: nothing => dir', 'write d/a: nothing => y', 'times d'],
      left: { d: 'dir', 'd/a': 'y' },
    },
  ],
  [
    'the mode that a person gave a directory is kept, and what is wanted in it is written',
    {
      source: { d: 'dir' },
      states: { 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: { d: 'dir 700' },
      actions: ['write d/a: nothing => y', 'times d'],
      edits: ['d: dir => dir 700'],
      left: { d: 'dir 700', 'd/a': 'y' },
      now: { d: 'dir 700', 'd/a': 'y' },
    },
  ],
];

const OTHERS: readonly (readonly [string, Case])[] = [
  [
    'elsewhere: what no step touched is left as it is and not listed',
    {
      place: 'elsewhere',
      source: { a: 'x', b: 'x' },
      wanted: { a: 'x', b: 'x' },
      found: { a: 'other', c: 'other' },
    },
  ],
  [
    'elsewhere: what a step touched is set to what is wanted where its state is known',
    {
      place: 'elsewhere',
      source: { a: 'x', b: 'x' },
      states: { a: ['x', 'y'], b: ['x', null], c: [null, 'z'] },
      wanted: { a: 'y', c: 'z' },
      found: { a: 'x', b: 'x' },
      actions: ['delete b: x', 'write a: x => y', 'write c: nothing => z'],
      left: { a: 'y', c: 'z' },
    },
  ],
  [
    'elsewhere: what is found in a state that is not known is kept and not listed',
    {
      place: 'elsewhere',
      source: { a: 'x' },
      states: { a: ['x', 'y'], c: [null, 'z'] },
      wanted: { a: 'y' },
      found: { a: 'other', c: 'other' },
    },
  ],
  [
    'elsewhere: a directory that no step touched is made for what is wanted in it',
    {
      place: 'elsewhere',
      source: { d: 'dir' },
      states: { 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: {},
      actions: ['write d: nothing => dir', 'write d/a: nothing => y', 'times d'],
      left: { d: 'dir', 'd/a': 'y' },
    },
  ],
  [
    'elsewhere: a foreign file where a directory should be keeps out what is wanted below it',
    {
      place: 'elsewhere',
      source: { d: 'dir' },
      states: { 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: { d: 'other' },
    },
  ],
  [
    'elsewhere: a directory that is not as the source has it does not get the time recorded for that',
    {
      place: 'elsewhere',
      source: { d: 'dir' },
      states: { 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: { d: 'dir 700' },
      actions: ['write d/a: nothing => y'],
      left: { d: 'dir 700', 'd/a': 'y' },
    },
  ],
  [
    'elsewhere: a directory gets its recorded time again after something was written into it',
    {
      place: 'elsewhere',
      source: { d: 'dir' },
      states: { 'd/a': [null, 'y'] },
      wanted: { d: 'dir', 'd/a': 'y' },
      found: { d: 'dir' },
      actions: ['write d/a: nothing => y', 'times d'],
      left: { d: 'dir', 'd/a': 'y' },
    },
  ],
  [
    'empty: everything is written, directories from above, then files, then links, then times from below',
    {
      place: 'empty',
      source: { b: 'x', d: 'dir', 'd/e': 'dir', 'd/e/f': 'y', a: '-> b', 'd/l': '-> e' },
      wanted: { b: 'x', a: '-> b', 'd/e/f': 'y', 'd/e': 'dir', 'd/l': '-> e', d: 'dir' },
      found: {},
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
      left: { b: 'x', a: '-> b', 'd/e/f': 'y', 'd/e': 'dir', 'd/l': '-> e', d: 'dir' },
    },
  ],
  [
    'empty: what is there after all, in a state that is not known, is kept',
    {
      place: 'empty',
      source: { a: 'x', b: 'x' },
      wanted: { a: 'x', b: 'x' },
      found: { a: 'mine' },
      actions: ['write b: nothing => x'],
      left: { a: 'mine', b: 'x' },
    },
  ],
  [
    'empty: what is there after all, in a state that is known, is set to what is wanted',
    {
      place: 'empty',
      states: { a: ['x', 'y'] },
      wanted: { a: 'y' },
      found: { a: 'x' },
      actions: ['write a: x => y'],
      left: { a: 'y' },
    },
  ],
  [
    'empty: a fifo of the source is not made',
    {
      place: 'empty',
      source: { p: 'fifo', a: 'x' },
      wanted: { p: 'fifo', a: 'x' },
      found: {},
      actions: ['write a: nothing => x'],
      left: { a: 'x' },
    },
  ],
];

test.each([...LEFT, ...OTHERS])('%s', (_title, given) => {
  expect(run(given)).toEqual({
    actions: given.actions ?? [],
    edits: given.edits ?? [],
    left: linesOf(treeOf(given.left ?? given.found)),
    now: linesOf(treeOf(given.now ?? given.wanted)),
  });
});

test.each<[string, Place, readonly string[]]>([
  ['in the workspace that the run left, of what steps touched', 'left', ['times t', 'times e']],
  [
    'elsewhere, of everything that is as wanted',
    'elsewhere',
    ['times a', 'times t', 'times l', 'times e', 'times d'],
  ],
  [
    'in an empty workspace, of everything that is as wanted',
    'empty',
    ['times a', 'times t', 'times l', 'times e', 'times d'],
  ],
])('recorded times are set %s', (_title, place, expected) => {
  const lines = { a: 'x', d: 'dir', e: 'dir', t: 'x', l: '-> a', p: 'fifo', same: 'x' };
  const known = knownOf({
    source: lines,
    states: { t: ['x'], e: ['dir'], same: ['x'] },
    wanted: {},
    found: {},
  });
  const wanted = treeOf(lines, 5);
  const found = treeOf(lines, 9);
  for (const tree of [wanted, found]) tree.set(pathIn('same'), entryOf('x', 7));
  const { actions, edits } = reconcile({ wanted, found, known, place });
  expect(actions.map(actionText)).toEqual(expected);
  expect(actions.map((action) => action.kind === 'times' && action.entry.mtime)).toEqual(
    expected.map(() => 5),
  );
  expect(edits).toEqual([]);
});

test('a directory that a person changed gets back the time it had after something was written into it', () => {
  const known = knownOf({ source: { d: 'dir' }, states: { 'd/a': [null, 'y'] }, wanted: {}, found: {} });
  const found = treeOf({ d: 'dir 700' }, 9);
  const { actions } = reconcile({ wanted: treeOf({ d: 'dir', 'd/a': 'y' }, 5), found, known, place: 'left' });
  expect(actions.at(-1)).toEqual({ kind: 'times', path: './d', entry: entryOf('dir 700', 9) });
});

test('in the workspace that the run left, a directory that no step touched keeps its new time', () => {
  const known = knownOf({ source: { d: 'dir' }, states: { 'd/a': [null, 'y'] }, wanted: {}, found: {} });
  const found = treeOf({ d: 'dir' }, 9);
  const { actions } = reconcile({ wanted: treeOf({ d: 'dir', 'd/a': 'y' }, 5), found, known, place: 'left' });
  expect(actions.map(actionText)).toEqual(['write d/a: nothing => y']);
});
