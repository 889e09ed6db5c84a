import { expect, test } from '@jest/globals';
import { editsSince } from '../../src/tree/edits.ts';
import { pathIn, treeOf } from './model.ts';

/** Told after an end of its own, after a kill where it is older than the last sign of life, and where it is newer. */
interface Told {
  readonly ended: 'edit' | 'killed' | '';
  readonly older: 'edit' | 'killed' | '';
  readonly newer: 'edit' | 'killed' | '';
}

interface Row {
  readonly last?: string;
  readonly found?: string;
  readonly is?: 'yours' | 'made' | 'hidden';
}

const EDIT: Told = { ended: 'edit', older: 'killed', newer: 'edit' };
const YOURS: Told = { ended: 'edit', older: 'edit', newer: 'edit' };
const NOTHING: Told = { ended: '', older: '', newer: '' };

test.each<[string, Row, Told]>([
  ['a path that is as it was', { last: 'x', found: 'x' }, NOTHING],
  ['a changed path', { last: 'x', found: 'y' }, EDIT],
  ['a new path', { found: 'y' }, EDIT],
  ['a changed mode', { last: 'x', found: 'x 755' }, EDIT],
  [
    'a deleted path has no time, so after a kill the step deleted it',
    { last: 'x' },
    { ...EDIT, newer: 'killed' },
  ],
  [
    'a deleted path that a step made comes back',
    { last: 'x', is: 'made' },
    { ended: '', older: 'killed', newer: 'killed' },
  ],
  ['a changed path that a step made', { last: 'x', found: 'y', is: 'made' }, EDIT],
  ['a file of yours', { last: 'x', found: 'y', is: 'yours' }, YOURS],
  ['a deleted file of yours', { last: 'x', is: 'yours' }, YOURS],
  ['a path that cannot be looked at', { last: 'x', is: 'hidden' }, NOTHING],
  ['a fifo that came', { last: 'x', found: 'fifo' }, NOTHING],
  ['a file in the place of a fifo', { last: 'fifo', found: 'x' }, EDIT],
  [
    'a file that the snapshot could not read, and that a step made',
    { last: 'fifo', found: 'x', is: 'made' },
    { ended: 'killed', older: 'killed', newer: 'edit' },
  ],
])('%s', (_title, { last, found, is }, expected) => {
  const told = (isAfterKill: (() => boolean) | null) => {
    const { edits, killed } = editsSince({
      last: treeOf(last === undefined ? {} : { a: last }, 1),
      found: treeOf(found === undefined ? {} : { a: found }, 2),
      isYours: () => is === 'yours',
      isMade: () => is === 'made',
      isHidden: () => is === 'hidden',
      isAfterKill,
    });
    expect([...edits, ...killed].every((path) => path === pathIn('a'))).toBe(true);
    return edits.length > 0 ? 'edit' : killed.length > 0 ? 'killed' : '';
  };
  expect({ ended: told(null), older: told(() => false), newer: told(() => true) }).toEqual(expected);
});
