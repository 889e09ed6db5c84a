import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { bytesBelow, wait } from '../../src/store/patience.ts';
import { folder } from '../support/folder.ts';

/** What is said at the end of the patience, and how often it was asked what has come. */
function endOf(amounts: readonly number[], times: { silence: number; longest: number }) {
  const { promise, resolve } = Promise.withResolvers<{ why: string; asked: number }>();
  let asked = 0;
  const come = () => amounts[Math.min(asked++, amounts.length - 1)] ?? 0;
  wait({ ...times, come }, (why) => resolve({ why, asked }));
  return promise;
}

test('what sends nothing is given up after the silence', async () => {
  expect(await endOf([0], { silence: 1, longest: 60_000 })).toEqual({
    why: 'nothing came for 0 s',
    asked: 2,
  });
});

test('what goes on sending is waited for until it stops', async () => {
  const ended = await endOf([0, 1, 2, 3], { silence: 1, longest: 60_000 });
  expect(ended).toEqual({ why: 'nothing came for 0 s', asked: 5 });
});

test('what goes on sending is given up in the end', async () => {
  const ended = await endOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { silence: 2, longest: 6 });
  expect(ended).toEqual({ why: 'no answer within 0 s', asked: 4 });
});

test('all bytes below a folder are counted, and none where there is no folder', () => {
  const path = folder();
  mkdirSync(join(path, 'below'));
  writeFileSync(join(path, 'one'), 'x');
  writeFileSync(join(path, 'below', 'two'), 'yy');
  expect([bytesBelow(path), bytesBelow(join(path, 'gone'))]).toEqual([3, 0]);
});
