/** Who uses a line, told in turns with who removes something there. */
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { identify } from '../../src/store/identity.ts';
import { isUsed, tryTurn, use } from '../../src/store/use.ts';
import { folder } from '../support/folder.ts';

const ME = identify(hostname(), process.pid);

test('a line is begun when the turn of another process has ended, and is used until it is let go', async () => {
  const place = { folder: folder(), line: 'a'.repeat(32), me: ME };
  const said: string[] = [];
  const turn = tryTurn(place);
  const other = { ...place, me: identify(hostname(), process.ppid) };
  const begun = use(other, () => {
    said.push('made');
    mkdirSync(join(place.folder, place.line));
  });
  said.push('turn over');
  turn?.release();
  const lock = await begun;
  expect(said).toEqual(['turn over', 'made']);
  expect(isUsed(place)).toBe(true);
  expect(tryTurn(place)).not.toBeNull();
  lock.release();
  expect(isUsed(place)).toBe(false);
});

test('while a line is being made nobody else has a turn', async () => {
  const place = { folder: folder(), line: 'a'.repeat(32), me: ME };
  const turns: unknown[] = [];
  await use(place, () => {
    mkdirSync(join(place.folder, place.line));
    turns.push(tryTurn({ ...place, me: identify(hostname(), process.ppid) }));
  });
  expect(turns).toEqual([null]);
});

test('a folder that takes no locks is used without one', async () => {
  const place = { folder: '/proc/self/none', line: 'a'.repeat(32), me: ME };
  const lock = await use(place, () => {});
  expect(() => lock.release()).not.toThrow();
});
