import { expect, test } from '@jest/globals';
import { staleEdits } from '../../src/plan/stale.ts';
import type { Completion } from '../../src/record/decisions.ts';
import type { Change } from '../../src/tree/change.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { entryOf, pathIn, treeOf } from '../tree/model.ts';

const change = (path: string, before: string, after: string): Change => [
  {
    path: pathIn(path),
    before: before === '' ? null : entryOf(before),
    after: after === '' ? null : entryOf(after),
  },
];

test.each<[string, string, number, Change, string]>([
  ['an edit of the source', '', 3, change('src', '1', '2'), 'a b'],
  ['an edit before b', '', 1.5, change('src', '1', '2'), 'a'],
  ['a deletion', '', 3, change('src', '1', ''), 'a b'],
  ['a new file', '', 3, change('new', '', '1'), 'a b'],
  ['another time alone', '', 3, change('src', '1', '1'), ''],
  ['a folder', '', 3, change('d', '', 'dir'), ''],
  ['an edit of what a step made', '', 3, change('made', 'm', 'n'), ''],
  ['an edit of what an earlier run made', '', 3, change('earlier', 'e', 'f'), ''],
  ['a new file that git ignores', '', 3, change('ignored', '', '1'), ''],
  ['an edit of the pipeline file', '', 3, change('savepoint.yml', 's', 't'), ''],
  ['an edit of the source that a step changed', '', 3, change('changed', '2', '3'), 'a b'],
  ['a step that declares `reads`', 'reads: [src]', 3, change('src', '1', '2'), 'a'],
  ['a step that never runs again', 'rerun: never', 3, change('src', '1', '2'), 'a'],
])('older than %s', (_title, keys, number, edit, expected) => {
  const { steps } = pipelineOf(`steps: [{ id: a, run: a }, { id: b, run: b, ${keys} }]`);
  const counting = steps.map((step, at) => ({ step, completion: { number: at + 1 } as Completion }));
  const source = treeOf({ src: '1', changed: '1', earlier: 'e', 'savepoint.yml': 's' });
  const facts = {
    source,
    bare: treeOf({ src: '1', changed: '1', 'savepoint.yml': 's' }),
    ignored: (path: string) => path === './ignored',
    changes: new Map([[1, [...change('made', '', 'm'), ...change('changed', '1', '2')]]]),
    edits: [{ number, change: edit }],
  };
  const stale = staleEdits(counting, facts, 'savepoint.yml');
  expect([...stale.keys()].join(' ')).toBe(expected);
  for (const paths of stale.values()) expect(paths).toEqual([edit[0]?.path]);
});
