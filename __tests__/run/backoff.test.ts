import { expect, test } from '@jest/globals';
import type { Retries } from '../../src/pipeline/model.ts';
import type { Failure } from '../../src/record/decisions.ts';
import { delayBefore, isRetried } from '../../src/run/backoff.ts';

const RETRIES: Retries = {
  max: 5,
  delayMs: 1000,
  backoff: 'fixed',
  maxDelayMs: null,
  when: ['error', 'timeout', 'signal'],
};

test.each<[Partial<Retries>, readonly number[]]>([
  [{ backoff: 'fixed' }, [1000, 1000, 1000, 1000]],
  [{ backoff: 'linear' }, [1000, 2000, 3000, 4000]],
  [{ backoff: 'exponential' }, [1000, 2000, 4000, 8000]],
  [{ backoff: 'exponential', maxDelayMs: 3000 }, [1000, 2000, 3000, 3000]],
  [{ backoff: 'linear', maxDelayMs: 0 }, [0, 0, 0, 0]],
  [{ backoff: 'exponential', delayMs: 0 }, [0, 0, 0, 0]],
])('with %j the waits are %j', (changes, expected) => {
  expect([1, 2, 3, 4].map((failed) => delayBefore({ ...RETRIES, ...changes }, failed))).toEqual(expected);
});

test.each([0, 1, 1000])(
  'after the most tries that a pipeline may ask for, a delay of %j ms is one that a timer takes',
  (delayMs) => {
    const delay = delayBefore({ ...RETRIES, backoff: 'exponential', delayMs }, 1000);
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(delay).toBeLessThan(2 ** 31);
  },
);

const ERROR: Failure = { kind: 'error', exit_code: 7 };
const SIGNAL: Failure = { kind: 'signal', signal: 'SIGKILL' };
const TIMEOUT: Failure = { kind: 'timeout', minutes: 1 };
const REFUSED: Failure = { kind: 'refused', message: 'no such shell' };

test.each<[Retries['when'], readonly Failure[]]>([
  [
    ['error', 'timeout', 'signal'],
    [ERROR, SIGNAL, TIMEOUT],
  ],
  [['error'], [ERROR]],
  [['signal'], [SIGNAL]],
  [['timeout'], [TIMEOUT]],
  [[7], [ERROR]],
  [[8], []],
  [[8, 'timeout'], [TIMEOUT]],
  [[], []],
])('when %j, what is retried is %j', (when, retried) => {
  const all = [ERROR, SIGNAL, TIMEOUT, REFUSED];
  expect(all.filter((failure) => isRetried({ ...RETRIES, when }, failure))).toEqual(retried);
});
