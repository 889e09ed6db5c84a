import { expect, test } from '@jest/globals';
import { isResumable, lastWords, rerunWith, type Saved } from '../../src/report/saved.ts';
import { CACHE } from '../../src/store/objects.ts';

const ALL: Saved = { there: 'all', more: 'none', access: 'readable', rerun: 'goes-on', store: CACHE };

test('a re-run goes on with what is there, may be read and is asked for', () => {
  expect(isResumable(ALL)).toBe(true);
  expect(isResumable({ ...ALL, there: 'some', more: 'may-come' })).toBe(true);
  expect(isResumable({ ...ALL, there: 'nothing', more: 'may-come' })).toBe(false);
  expect(isResumable({ ...ALL, access: 'unreadable' })).toBe(false);
  expect(isResumable({ ...ALL, rerun: rerunWith('never') })).toBe(false);
  expect(isResumable({ ...ALL, rerun: rerunWith('required') })).toBe(true);
  expect(isResumable({ ...ALL, rerun: 'as-another-left' })).toBe(false);
});

test.each<[Partial<Saved>, Saved['there'], string | null]>([
  [{}, 'nothing', 'well: All of r is saved now: a re-run goes on with it.'],
  [{}, 'some', 'well: All of r is saved now: a re-run goes on with it.'],
  [{}, 'all', null],
  [{ rerun: 'starts-over' }, 'nothing', null],
  [{ access: 'unreadable' }, 'nothing', null],
  [{ there: 'nothing' }, 'nothing', 'warning: nothing of r is saved: a re-run starts from the first step'],
  [{ there: 'nothing', access: 'unreadable' }, 'nothing', 'warning: nothing of r is saved'],
  [
    { there: 'some' },
    'some',
    'warning: r is saved only in part: a re-run goes on from the last checkpoint before',
  ],
  [{ there: 'some', rerun: 'starts-over' }, 'some', 'warning: r is saved only in part'],
])('the end of the job says what it has come to: %j, before %s', (saved, before, told) => {
  const words = lastWords('r', { ...ALL, ...saved }, before);
  expect(words === null ? null : `${words.kind}: ${words.text}`).toBe(told);
});
