import { expect, test } from '@jest/globals';
import { publishedUnlessCancelled } from '../../src/action/cancel.ts';

const never = () => new Promise<never>(() => {});

test.each([
  ['nobody can be beside, so that a step that is not started for it does not ask later', true, null],
  ['another attempt may be', false, 'the job was cancelled'],
])('a cancel while others are looked for, where %s', async (_, isAlone, expected) => {
  const cancel = new AbortController();
  const published = publishedUnlessCancelled(cancel.signal, { isAlone, now: never, others: never });
  const [now, others] = [published.now(), published.others()];
  cancel.abort();
  expect([await now, await others]).toEqual(['the job was cancelled', expected]);
  expect(await published.others()).toBe(expected);
});

test('what is answered before a cancel stands', async () => {
  const { signal } = new AbortController();
  const answers = { isAlone: true, now: async () => 'later', others: async () => 'somebody' };
  const published = publishedUnlessCancelled(signal, answers);
  expect([await published.now(), await published.others()]).toEqual(['later', 'somebody']);
});
