/** Who uses a line, told in turns with who removes something there. */
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { identify } from '../../src/store/identity.ts';
import { isUsed, tryTurn, type UseRequest, use } from '../../src/store/use.ts';
import { folder } from '../support/folder.ts';

const ME = identify(hostname(), process.pid);
const OTHER = identify(hostname(), process.ppid);

/** What a process asks for that begins a line. */
const asks = (given: Partial<UseRequest<void>> = {}): UseRequest<void> => ({
  folder: folder(),
  line: 'a'.repeat(32),
  me: ME,
  make: () => {},
  onWait: () => {},
  cancel: new AbortController().signal,
  ...given,
});

test('a line is begun when the turn of another process has ended, and is used until it is let go', async () => {
  const said: string[] = [];
  const place = asks();
  const turn = tryTurn(place);
  const make = () => {
    said.push('made');
    mkdirSync(join(place.folder, place.line));
    return 'what was made';
  };
  const begun = use({ ...place, me: OTHER, make });
  said.push('turn over');
  turn?.release();
  const { made, lock } = await begun;
  expect([said, made]).toEqual([['turn over', 'made'], 'what was made']);
  expect(isUsed(place)).toBe(true);
  expect(tryTurn(place)).not.toBeNull();
  lock.release();
  expect(isUsed(place)).toBe(false);
});

test('who waits long for a turn is told, and a cancel ends the wait: nothing was made', async () => {
  const place = asks();
  const turn = tryTurn(place);
  const stop = new AbortController();
  const said: string[] = [];
  const begun = use({
    ...place,
    me: OTHER,
    make: () => said.push('made'),
    onWait: () => {
      said.push('waits');
      stop.abort(new Error('cancelled'));
    },
    cancel: stop.signal,
  });
  await expect(begun).rejects.toThrow('cancelled');
  expect(said).toEqual(['waits']);
  turn?.release();
});

test('while a line is being made nobody else has a turn', async () => {
  const turns: unknown[] = [];
  const place = asks();
  const make = () => {
    mkdirSync(join(place.folder, place.line));
    turns.push(tryTurn({ ...place, me: OTHER }));
  };
  await use({ ...place, make });
  expect(turns).toEqual([null]);
});

test('a folder that takes no locks is used without one', async () => {
  const { lock } = await use(asks({ folder: '/proc/self/none' }));
  expect(() => lock.release()).not.toThrow();
});
