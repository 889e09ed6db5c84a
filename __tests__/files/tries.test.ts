import { expect, test } from '@jest/globals';
import { Tries } from '../../src/files/tries.ts';
import type { Path } from '../../src/tree/path.ts';
import { pipelineOf, stepOf } from '../support/pipeline.ts';
import { entryOf, pathIn } from '../tree/model.ts';

const PIPELINE = pipelineOf(
  'steps: [{ id: p, run: p }, { id: q, run: q }, { id: w, run: w, writes: ["w/**"] }]',
);
const YOURS = ['mine', 'w/mine'];

/** Steps that run, and the paths that changed while they do, as the end of one of them shares them out. */
function divided(running: string, ending: string | null, changed: string) {
  const tries = new Tries(new Map([['w', ['w/**']]]));
  for (const id of running.split(' ')) tries.started(stepOf(PIPELINE, id), [], null);
  const { edits, own } = tries.divide(
    new Map(changed.split(' ').map((path) => [pathIn(path), null])),
    ending === null ? null : (tries.get(ending) ?? null),
    { isYours: (path) => YOURS.some((each) => path === pathIn(each)), before: () => entryOf('before') },
  );
  const names = (paths: Iterable<Path>) => [...paths].map((path) => path.slice(2)).join(' ');
  const steps = running.split(' ').map((id) => tries.get(id));
  return {
    edits: names(edits.keys()),
    own: names(own.keys()),
    changed: steps.map((each) => names(each?.changed.keys() ?? [])),
    noted: steps.map((each) => names(each?.yours.keys() ?? [])),
    others: names(
      [pathIn('x'), pathIn('w/x')].filter((path) => tries.othersAt(path, ending ?? '').length > 0),
    ),
  };
}

test.each<[string, Parameters<typeof divided>, ReturnType<typeof divided>]>([
  [
    'the change of the one step that runs',
    ['p', 'p', 'x w/x'],
    { edits: '', own: 'x w/x', changed: ['x w/x'], noted: [''], others: '' },
  ],
  [
    "an edit of the person's file, which the step notes",
    ['p', 'p', 'mine x'],
    { edits: 'mine', own: 'x', changed: ['x'], noted: ['mine'], others: '' },
  ],
  [
    "the person's file in the step's own `writes` is the step's",
    ['w', 'w', 'w/mine mine'],
    { edits: 'mine', own: 'w/mine', changed: ['w/mine'], noted: ['mine'], others: '' },
  ],
  [
    "the person's file in the `writes` of a step beside it is that step's",
    ['p w', 'p', 'w/mine x'],
    { edits: '', own: 'x', changed: ['x', 'w/mine'], noted: ['', ''], others: '' },
  ],
  [
    'a path that no `writes` match is shared by the steps without `writes`',
    ['p q w', 'p', 'x w/x'],
    { edits: '', own: 'x', changed: ['x', 'x', 'w/x'], noted: ['', '', ''], others: 'x w/x' },
  ],
  [
    'every step that runs notes the edit of a person',
    ['p q', 'p', 'mine'],
    { edits: 'mine', own: '', changed: ['', ''], noted: ['mine', 'mine'], others: '' },
  ],
  [
    'where no step ends all that changed is told',
    ['p', null, 'x mine'],
    { edits: 'mine', own: 'x', changed: ['x'], noted: ['mine'], others: 'x' },
  ],
])('%s', (_title, given, expected) => {
  expect(divided(...given)).toEqual(expected);
});

test('the state from before the first change stays, and an ended step has no more', () => {
  const tries = new Tries(new Map());
  const path = pathIn('x');
  tries.started(stepOf(PIPELINE, 'p'), [[pathIn('kept'), null]], null);
  for (const text of ['1', '2'])
    tries.divide(new Map([[path, null]]), null, { isYours: () => false, before: () => entryOf(text) });
  expect([...(tries.get('p')?.changed ?? [])]).toEqual([
    [pathIn('kept'), null],
    [path, entryOf('1')],
  ]);
  tries.ended('p');
  expect([tries.get('p'), tries.othersAt(path, 'q')]).toEqual([undefined, []]);
});
