import { expect, test } from '@jest/globals';
import type { History, PastLayer } from '../../src/files/history.ts';
import { takenBack } from '../../src/files/taken-back.ts';
import type { View } from '../../src/files/view.ts';
import type { Layer, Run } from '../../src/record/run.ts';
import type { Path } from '../../src/tree/path.ts';
import type { Entry } from '../../src/tree/state.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const PATH = './f' as Path;
const link = (target: string): Entry => ({ kind: 'link', target, mtime: 0 }) as Entry;
const at = (target: string | null) => new Map(target === null ? [] : [[PATH, link(target)]]);

/** A layer that leaves a link at the path: `edit`, or a step's that counts or does not. */
function layerOf(
  kind: 'edit' | 'step',
  number: number,
  [before, after, of = 1]: readonly [string, string, number?],
): PastLayer {
  const layer = { kind, number, order: number, step: 's', attempt: of } as Layer;
  return { layer, change: [{ path: PATH, before: link(before), after: link(after) }], outside: [], why: '' };
}

interface Case {
  readonly layers: readonly PastLayer[];
  /** As the mark has it, and as it is. */
  readonly left: string | null;
  readonly here: string | null;
  readonly half?: true;
  readonly unread?: 'now' | 'then';
  /** Of a killed attempt: whether it was written before that. */
  readonly written?: 'before' | 'after';
  /** The attempt was not killed, and ended itself with this time, when not all was seen. */
  readonly ended?: string;
  readonly place?: 'elsewhere';
  /** Nobody is at work there, as on a runner. */
  readonly alone?: true;
}

const ENDED = '2026-01-01T00:00:00Z';

function tell({ layers, left, here, half, unread, written, ended, place = 'left' as never, alone }: Case) {
  const { run } = attempt(pipelineOf('steps: [{ id: s, run: x }]'), null);
  const index = new Map([...at(left)].map(([path, entry]) => [path, { entry }]));
  const unreadThen = new Set(unread === 'then' ? [PATH] : []);
  const mark = { index, unread: unreadThen, cutOff: written !== undefined, alive: 10_000, ended: null };
  const view = {
    place,
    found: at(here),
    unread: new Map(unread === 'now' ? [[PATH, {}]] : []),
    written: () => (written === 'before' ? 12_000 : 20_000),
    trace: { mark, attempt: { attempt: 1, ended_at: mark.cutOff ? (ended ?? null) : ENDED }, isLast: true },
  } as unknown as View;
  const record: Run = { ...run, layers: layers.map(({ layer }) => layer) };
  const history = { layers, source: null, previous: null } as unknown as History;
  return takenBack(
    { run: record, view, history, killed: null, person: alone === undefined },
    new Map(half ? [[PATH, 's']] : []),
  );
}

const EDIT = layerOf('edit', 2, ['made', 'mine']);
const MADE = layerOf('step', 1, ['x', 'made']);

test.each<[string, boolean, Case]>([
  ['back to what it was', true, { layers: [EDIT], left: 'mine', here: 'made' }],
  ['deleted', true, { layers: [EDIT], left: 'mine', here: null }],
  ['deleted with what a step had made', false, { layers: [MADE, EDIT], left: 'mine', here: null }],
  ['back to what a step had made', true, { layers: [MADE, EDIT], left: 'mine', here: 'made' }],
  [
    'back to what it was where nobody works',
    false,
    { layers: [EDIT], left: 'mine', here: 'made', alone: true },
  ],
  ['deleted where nobody works', false, { layers: [EDIT], left: 'mine', here: null, alone: true }],
  ['changed after a failed step had', true, { layers: [EDIT], left: 'half', here: 'made' }],
  ['as it was edited', false, { layers: [EDIT], left: 'half', here: 'mine' }],
  ['as a step left it', false, { layers: [EDIT], left: 'made', here: 'made' }],
  ['half-written', false, { layers: [EDIT], left: 'mine', here: 'made', half: true }],
  ['not to be read', false, { layers: [EDIT], left: 'mine', here: 'made', unread: 'now' }],
  ['not to be read before', false, { layers: [EDIT], left: null, here: 'made', unread: 'then' }],
  ['written before a kill', false, { layers: [EDIT], left: 'mine', here: 'made', written: 'before' }],
  ['written after a kill', true, { layers: [EDIT], left: 'mine', here: 'made', written: 'after' }],
  [
    'written soon after an attempt that ended itself',
    true,
    { layers: [EDIT], left: 'mine', here: 'made', written: 'before', ended: '1970-01-01T00:00:11Z' },
  ],
  [
    'written before an attempt ended itself',
    false,
    { layers: [EDIT], left: 'mine', here: 'made', written: 'before', ended: '1970-01-01T00:00:13Z' },
  ],
  ['elsewhere', false, { layers: [EDIT], left: 'mine', here: 'made', place: 'elsewhere' }],
  ['never edited', false, { layers: [layerOf('step', 1, ['x', 'mine'])], left: 'mine', here: 'made' }],
  [
    'changed by a step since',
    false,
    {
      layers: [layerOf('edit', 0, ['x', 'mine']), layerOf('step', 1, ['mine', 'new'])],
      left: 'new',
      here: 'mine',
    },
  ],
  [
    'changed by a step that does not count any more',
    true,
    { layers: [EDIT, layerOf('step', 7, ['mine', 'new'])], left: 'mine', here: 'made' },
  ],
  [
    'touched by a step since',
    true,
    {
      layers: [layerOf('edit', 0, ['x', 'mine']), layerOf('step', 1, ['mine', 'mine'])],
      left: 'mine',
      here: 'x',
    },
  ],
  [
    'kept by an attempt that was killed before it came to the workspace',
    true,
    { layers: [layerOf('edit', 2, ['made', 'mine', 2])], left: 'made', here: 'made' },
  ],
])('an edit that is %s: taken back is %s', (_, expected, given) => {
  expect(tell(given)).toEqual(expected ? [PATH] : []);
});
